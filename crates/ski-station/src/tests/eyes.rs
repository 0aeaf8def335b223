//! Resorts looked at cell by cell, without bits: how the rules say it, for comparing.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::Seat;

use crate::{
    Building, Cell, Colour, Place, SkiStation,
    village::{Edge, Edges},
};

/// The map of RULES.md 24.1, the summit first: a point for each cell, a dash for none.
const MAP: [&str; 6] = [
    "---....---", //
    "--......--",
    "-........-",
    "-........-",
    "..........",
    "..........",
];

/// Row and column, counted from one.
pub type Pair = (i32, i32);

/// What lies on a personal board.
#[derive(Clone)]
pub struct Board {
    pub pistes: BTreeMap<Pair, Colour>,
    pub village: BTreeMap<Pair, Building>,
}

impl Board {
    pub fn of(game: &SkiStation, seat: Seat) -> Board {
        let player = game.player(seat);
        let piste = |at: Pair| Some((at, player.slopes.colour_at(cell(at))?));
        let built = player.village.built();
        Board {
            pistes: cells().filter_map(piste).collect(),
            village: built.map(|(place, tile)| (pair_of(place), tile)).collect(),
        }
    }

    /// SK-10.6 to SK-10.11, clause by clause.
    pub fn pistes(&self, colour: Colour) -> BTreeSet<Pair> {
        let rows = match colour {
            Colour::Green => 1..=3,
            Colour::Blue => 1..=4,
            Colour::Red => 3..=5,
            Colour::Black => 4..=6,
        };
        let is_connected = |(row, column): Pair| {
            let below = [column - 1, column, column + 1].map(|column| (row - 1, column));
            let leads = |at: &Pair| self.pistes.get(at).is_some_and(|&other| other <= colour);
            row == 1 || below.iter().any(leads)
        };
        let free = cells().filter(|at| !self.pistes.contains_key(at));
        free.filter(|&at| rows.contains(&at.0) && is_connected(at)).collect()
    }

    /// SK-12.4 to SK-12.7.
    pub fn sites(&self) -> BTreeSet<Pair> {
        let has_neighbour = |(row, column): Pair| {
            let beside =
                [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
            row == 1 || beside.iter().any(|other| self.village.contains_key(other))
        };
        let places = (1..=3).flat_map(|row| (1..=5).map(move |column| (row, column)));
        places.filter(|&at| !self.village.contains_key(&at) && has_neighbour(at)).collect()
    }

    /// SK-13.4 to SK-13.9, as the notation writes slots; `edges` are what is printed on a building.
    pub fn slots(&self, edges: impl Fn(Building) -> Edges) -> BTreeSet<String> {
        let has =
            |at: Pair, edge: Edge| self.village.get(&at).is_some_and(|&tile| edges(tile).has(edge));
        let green = |column: i32| self.pistes.get(&(1, column)) == Some(&Colour::Green);
        let mut slots = BTreeSet::new();
        for row in 1..=3 {
            for column in 1..=5 {
                let [here, right, below] = [(row, column), (row, column + 1), (row + 1, column)];
                let mut add = |is_complete: bool, edge: &str| {
                    if is_complete {
                        slots.insert(format!("{row}.{column}{edge}"));
                    }
                };
                add(has(here, Edge::E) && has(right, Edge::W), "e");
                add(has(here, Edge::S) && has(below, Edge::N), "s");
                let corner = has(here, Edge::Se) && has(right, Edge::Sw) && has(below, Edge::Ne);
                add(corner && has((row + 1, column + 1), Edge::Nw), "se");
                let greens = |left: i32| row == 1 && green(left) && green(left + 1);
                add(has(here, Edge::N) && greens(2 * column - 1), "n");
                add(has(here, Edge::Ne) && has(right, Edge::Nw) && greens(2 * column), "ne");
                add(self.village.get(&here) == Some(&Building::CoveredMarket), "");
            }
        }
        slots
    }
}

fn cells() -> impl Iterator<Item = Pair> {
    let all = (1..=6).flat_map(|row| (1..=10).map(move |column| (row, column)));
    all.filter(|&(row, column)| MAP[6 - row as usize].as_bytes()[column as usize - 1] == b'.')
}

fn cell((row, column): Pair) -> Cell {
    Cell::new(row as u8, column as u8)
}

pub fn pair_of(place: Place) -> Pair {
    (place.row().into(), place.column().into())
}
