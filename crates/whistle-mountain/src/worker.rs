//! Where a worker is taken from, and what for.

use std::{fmt, str::FromStr};

use tabletop::ParseError;

use crate::{grid::Cell, state::LEVELS};

/// A place a worker leaves (WM-0.21).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Place {
    /// A level of the barracks, from 1.
    Barracks(u8),
    /// A cell of the grid, with or without a scaffold beneath.
    Cell(Cell),
    Sanctuary,
    Trap,
    Whirlpool,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Barracks(level) => write!(f, "level{level}"),
            Place::Cell(cell) => cell.fmt(f),
            Place::Sanctuary => f.write_str("sanctuary"),
            Place::Trap => f.write_str("trap"),
            Place::Whirlpool => f.write_str("whirlpool"),
        }
    }
}

impl FromStr for Place {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Place, ParseError> {
        if let Some(level) = text.strip_prefix("level") {
            let level = level.parse().ok().filter(|level| (1..=LEVELS).contains(level));
            return level.map(Place::Barracks).ok_or_else(|| ParseError::unknown(text, "level"));
        }
        Ok(match text {
            "sanctuary" => Place::Sanctuary,
            "trap" => Place::Trap,
            "whirlpool" => Place::Whirlpool,
            _ => Place::Cell(text.parse()?),
        })
    }
}

/// What a worker is sent for (WM-10.13, WM-10.14).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Errand {
    /// From barracks, grid or Sanctuary to a worker space (WM-10.1).
    Move,
    /// From the whirlpool to a worker space (WM-10.7).
    Rescue,
    /// Onto Sanctuary (WM-23.6).
    Shelter,
    /// From Trap to a worker space (WM-23.11).
    Escape,
}
