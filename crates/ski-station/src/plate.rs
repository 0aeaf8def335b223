//! The plates: squares along a path, and where pawns stand on them (chapter SK-5).

use std::{fmt, str::FromStr};

use tabletop::ParseError;

use crate::{building::Building, development::Development};

/// Columns of one plate.
pub const COLUMNS: u8 = 4;
/// The most squares of a plate: four players have five rows.
pub const SQUARES: usize = 20;
/// The rounds of a game (SK-1.2).
pub const ROUNDS: u8 = 7;
/// The column behind the last plate (SK-5.24).
pub const OUT: u8 = COLUMNS * ROUNDS + 1;

tabletop::ids! {
    /// What is done on a square (SK-5.17).
    pub enum Square ("square: R, P, W or Y") {
        Recruitment = "R", Pistes = "P", Building = "W", Development = "Y",
    }
}

/// A place on the path: a column counted over all plates, and a row from the top; written `6.2`. In
/// column 0 and in the column behind the last one rows say who comes first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Spot {
    pub column: u8,
    pub row: u8,
}

impl Spot {
    /// The square at this place of the plate of a round.
    pub fn on(round: u8, index: usize) -> Spot {
        let (row, column) = (index as u8 / COLUMNS, index as u8 % COLUMNS);
        Spot { column: COLUMNS * (round - 1) + column + 1, row: row + 1 }
    }

    /// The round whose plate it is on.
    pub fn round(self) -> u8 {
        self.column.saturating_sub(1) / COLUMNS + 1
    }

    /// Its place among the squares of its plate, row by row.
    pub fn index(self) -> usize {
        usize::from((self.row - 1) * COLUMNS + (self.column - 1) % COLUMNS)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.column, self.row)
    }
}

impl FromStr for Spot {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Spot, ParseError> {
        let spot = text.split_once('.').and_then(|(column, row)| {
            let (column, row) = (column.parse().ok()?, row.parse().ok()?);
            ((1..OUT).contains(&column) && (1..=5).contains(&row)).then_some(Spot { column, row })
        });
        spot.ok_or_else(|| {
            ParseError::unknown(text, "square: it is a column 1 to 28 and a row, 6.2")
        })
    }
}

/// A tile on a square.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Tile {
    Building(Building),
    Development(Development),
}

/// What lies on the squares of a plate, row by row.
pub type Plate = [Option<Tile>; SQUARES];

/// What is printed on a face of a plate.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Face {
    pub rows: u8,
    pub squares: [Square; SQUARES],
}

impl Face {
    pub fn count(&self, square: Square) -> u8 {
        let squares = &self.squares[..usize::from(self.rows * COLUMNS)];
        squares.iter().filter(|&&other| other == square).count() as u8
    }
}
