//! The central board: its spaces and the pieces that stand on them.

use std::{fmt, str::FromStr};

use tabletop::{ParseError, Seat};

tabletop::ids! {
    /// The spaces of the board in the order of the path (IM-7.2): seven of the belt, three extractors.
    pub enum Space ("space: M1 to M7, X1 to X3") {
        M1 = "M1", M2 = "M2", M3 = "M3", M4 = "M4", M5 = "M5", M6 = "M6", M7 = "M7",
        X1 = "X1", X2 = "X2", X3 = "X3",
    }
}

/// The number of belt spaces (IM-2.15); the extractors come after them.
pub const BELT: usize = 7;

impl Space {
    #[inline]
    pub fn is_extractor(self) -> bool {
        BELT <= self.index()
    }
}

/// A handyman, or in the two-player game a saboteur (IM-28.2).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Piece {
    pub seat: Seat,
    pub saboteur: bool,
}

impl Piece {
    pub fn handyman(seat: Seat) -> Piece {
        Piece { seat, saboteur: false }
    }

    pub fn saboteur(seat: Seat) -> Piece {
        Piece { seat, saboteur: true }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat, if self.saboteur { "*" } else { "" })
    }
}

impl FromStr for Piece {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Piece, ParseError> {
        match text.strip_suffix('*') {
            Some(seat) => Ok(Piece::saboteur(seat.parse()?)),
            None => Ok(Piece::handyman(text.parse()?)),
        }
    }
}
