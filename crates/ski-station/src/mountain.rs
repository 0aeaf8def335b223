//! The mountain: its cells as bits, and the pistes on them.

use std::{fmt, str::FromStr};

use tabletop::ParseError;

use crate::colour::Colour;

pub const ROWS: u8 = 6;
pub const COLUMNS: u8 = 10;

/// A cell of the ski area, written `row.column`; row 1 touches the village.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, both counted from one.
    pub const fn new(row: u8, column: u8) -> Cell {
        Cell((row - 1) * COLUMNS + column - 1)
    }

    pub const fn at(index: u8) -> Cell {
        Cell(index)
    }

    pub const fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    pub const fn column(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row(), self.column())
    }
}

impl FromStr for Cell {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Cell, ParseError> {
        let cell = text.split_once('.').and_then(|(row, column)| {
            let (row, column) = (row.parse().ok()?, column.parse().ok()?);
            ((1..=ROWS).contains(&row) && (1..=COLUMNS).contains(&column))
                .then(|| Cell::new(row, column))
        });
        cell.ok_or_else(|| ParseError::unknown(text, "cell: it is a row 1 to 6 and a column, 2.10"))
    }
}

tabletop::cells! {
    /// Some cells of the ski area, from the lowest row up, each from the left.
    pub struct Cells(u64) of Cell;
}

impl Cells {
    const FIRST: Cells = Cells(column_bits(1));
    const LAST: Cells = Cells(column_bits(COLUMNS));

    /// All cells of these rows.
    pub const fn rows(low: u8, high: u8) -> Cells {
        Cells(((1_u64 << (high * COLUMNS)) - 1) & !((1_u64 << ((low - 1) * COLUMNS)) - 1))
    }

    pub const fn row(row: u8) -> Cells {
        Cells::rows(row, row)
    }

    pub const fn column(column: u8) -> Cells {
        Cells(column_bits(column))
    }

    /// The cells of row 1 as bits, the leftmost the lowest.
    #[inline]
    pub fn first_row(self) -> u16 {
        (self.0 & Cells::row(1).0) as u16
    }

    /// The cells one row higher and so many columns further right.
    #[inline]
    pub fn above(self, columns: i8) -> Cells {
        let up = self.0 << COLUMNS;
        match columns {
            0 => Cells(up),
            1 => Cells((up & !Cells::LAST.0) << 1),
            _ => Cells((up & !Cells::FIRST.0) >> 1),
        }
    }

    /// The lower left cells of all blocks of two by two.
    pub fn blocks(self) -> Cells {
        let right = Cells((self.0 & !Cells::FIRST.0) >> 1);
        let pairs = self & right;
        Cells(pairs.0 & pairs.0 >> COLUMNS)
    }

    /// The block of four above and right of a cell.
    pub fn block(cell: Cell) -> Cells {
        let row = 0b11_u64 << cell.0;
        Cells(row | row << COLUMNS)
    }
}

const fn column_bits(column: u8) -> u64 {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS {
        bits |= 1 << (row * COLUMNS + column - 1);
        row += 1;
    }
    bits
}

/// What is printed on the mountain.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Mountain {
    pub cells: Cells,
    pub wooded: Cells,
    /// The ranks of reward cells, 0 for others.
    pub ranks: [u8; 60],
    pub rewards: Cells,
    /// The rank of a complete row, 0 for none (SK-11.5).
    pub lines: [u8; ROWS as usize],
    /// The rows each colour may lie in (SK-10.7).
    pub altitude: [Cells; Colour::COUNT],
    /// Where the lower end of a piste may lead: columns to the right, one row down.
    pub exits: [i8; 3],
    pub start: Slopes,
}

/// The pistes of one player.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Slopes {
    of: [Cells; Colour::COUNT],
    /// Those that lead down by the second and by the third exit, for the picture (SK-10.13).
    second: Cells,
    third: Cells,
}

impl Slopes {
    #[inline]
    pub fn of(&self, colour: Colour) -> Cells {
        self.of[colour.index()]
    }

    #[inline]
    pub fn covered(&self) -> Cells {
        self.of.iter().fold(Cells::NONE, |all, &of| all | of)
    }

    pub fn colour_at(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.iter().copied().find(|&colour| self.of(colour).has(cell))
    }

    /// Which exit a piste leads down by, as a position in `Mountain::exits`.
    pub fn exit_at(&self, cell: Cell) -> usize {
        usize::from(self.second.has(cell)) + 2 * usize::from(self.third.has(cell))
    }

    /// The cells that can take a piste of a colour: empty, at its altitude, and with a way down to
    /// the village or to a piste that is no harder (SK-10.6 to SK-10.11).
    #[inline]
    pub fn open(&self, colour: Colour, mountain: &Mountain) -> Cells {
        let connected = self.connected(colour, mountain);
        (mountain.cells & mountain.altitude[colour.index()] & connected).without(self.covered())
    }

    /// Where a piste of a colour has a way down.
    #[inline]
    pub fn connected(&self, colour: Colour, mountain: &Mountain) -> Cells {
        let no_harder = self.no_harder(colour);
        let exits = mountain.exits.iter();
        exits.fold(Cells::row(1), |all, &columns| all | no_harder.above(-columns))
    }

    fn no_harder(&self, colour: Colour) -> Cells {
        self.of[..=colour.index()].iter().fold(Cells::NONE, |all, &of| all | of)
    }

    pub fn lay(&mut self, colour: Colour, cell: Cell, mountain: &Mountain) {
        let no_harder = self.no_harder(colour);
        let leads = |&columns: &i8| no_harder.above(-columns).has(cell);
        match mountain.exits.iter().position(leads) {
            Some(1) => self.second.insert(cell),
            Some(2) => self.third.insert(cell),
            _ => {}
        }
        self.of[colour.index()].insert(cell);
    }

    pub fn count(&self, colour: Colour) -> u8 {
        self.of(colour).len()
    }

    /// Whole sets of one piste of each colour.
    pub fn sets(&self) -> u8 {
        Colour::ALL.iter().map(|&colour| self.count(colour)).min().unwrap_or(0)
    }

    /// The most blocks of four of one colour that can be marked without a piste in two of them
    /// (SK-18.3).
    pub fn most_blocks(&self) -> u8 {
        self.of.iter().map(|&of| most_blocks(of)).sum()
    }
}

fn most_blocks(cells: Cells) -> u8 {
    match cells.blocks().iter().next() {
        None => 0,
        Some(first) => {
            let with = 1 + most_blocks(cells.without(Cells::block(first)));
            let without = most_blocks(cells.without(Cells::one(first)));
            with.max(without)
        }
    }
}
