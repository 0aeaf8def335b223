//! The land of a game: the boards with their faces, laid in a row.

use crate::{
    city::City,
    effect::Part,
    map::{BOARDS, CELLS, Cell, Cells},
};

/// The face of each board, a bit each: set for B.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Sides(u8);

impl Sides {
    pub const COUNT: usize = 1 << BOARDS;

    pub fn at(index: usize) -> Sides {
        Sides(index as u8)
    }

    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Whether a board, counted from 1, shows face B.
    pub fn is_b(self, board: u8) -> bool {
        self.0 >> (board - 1) & 1 == 1
    }

    #[must_use]
    pub fn with(self, board: u8, b: bool) -> Sides {
        let bit = 1 << (board - 1);
        Sides(if b { self.0 | bit } else { self.0 & !bit })
    }
}

/// All four boards with the same choice of faces. A game with fewer boards uses fewer cells.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Land {
    /// Cells with entry cost 1, 2 and 3; the gap is in none.
    pub costs: [Cells; 3],
    /// The cells of each city and hamlet, none for those of other faces.
    pub cities: [Cells; City::COUNT],
    pub city_cells: Cells,
    /// Which city a cell belongs to.
    pub city_at: [Option<City>; CELLS],
    /// What is found on a cell.
    pub finds: [Option<Part>; CELLS],
    pub find_cells: Cells,
    /// The gap (CA-11.11).
    pub gap: Cells,
}

impl Land {
    /// No cell at all.
    pub(super) fn nowhere() -> Land {
        Land {
            costs: [Cells::NONE; 3],
            cities: [Cells::NONE; City::COUNT],
            city_cells: Cells::NONE,
            city_at: [None; CELLS],
            finds: [None; CELLS],
            find_cells: Cells::NONE,
            gap: Cells::NONE,
        }
    }

    /// With the cells of another board.
    pub(super) fn and(mut self, other: &Land) -> Land {
        self.costs.iter_mut().zip(other.costs).for_each(|(mine, theirs)| *mine |= theirs);
        self.cities.iter_mut().zip(other.cities).for_each(|(mine, theirs)| *mine |= theirs);
        self.city_cells |= other.city_cells;
        self.find_cells |= other.find_cells;
        self.gap |= other.gap;
        for cell in 0..CELLS {
            self.city_at[cell] = self.city_at[cell].or(other.city_at[cell]);
            self.finds[cell] = self.finds[cell].or(other.finds[cell]);
        }
        self
    }

    pub(super) fn lay_city(&mut self, city: City, cell: Cell) {
        self.cities[city.index()].insert(cell);
        self.city_cells.insert(cell);
        self.city_at[cell.index()] = Some(city);
    }

    pub(super) fn lay_find(&mut self, find: Part, cell: Cell) {
        self.find_cells.insert(cell);
        self.finds[cell.index()] = Some(find);
    }

    pub fn city(&self, cell: Cell) -> Option<City> {
        self.city_at[cell.index()]
    }

    pub fn find(&self, cell: Cell) -> Option<Part> {
        self.finds[cell.index()]
    }

    /// The cells of the boards in use.
    pub fn of_boards(boards: u8) -> Cells {
        (1..=boards).fold(Cells::NONE, |all, board| all | Cells::of_board(board))
    }

    /// Movement points for entering a cell, none for the gap.
    pub fn cost(&self, cell: Cell) -> Option<u8> {
        let mut costs = self.costs.iter().zip(1..);
        costs.find(|(cells, _)| cells.has(cell)).map(|(_, cost)| cost)
    }

    /// Cells of the boards in use that no path leads to.
    pub(super) fn cut_off(&self, start: Cell, boards: u8) -> Cells {
        let cells = Land::of_boards(boards).without(self.gap);
        cells.without(cells.connected_with(Cells::one(start))).without(Cells::one(start))
    }

    /// City cells to which a flight of two points leads, the least in round 1 (CA-12.12).
    pub fn first_ends(&self, start: Cell) -> Cells {
        let [one, two, _] = self.costs;
        let around = Cells::one(start).around();
        let near = around & one;
        (near | (around & two) | (near.around() & one)) & self.city_cells
    }
}
