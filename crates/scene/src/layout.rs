//! Layout: the zones of a table, which do not change during a game.

use serde::Serialize;
use tabletop::Seat;

use crate::view::letter_if_any;

/// All zones of a table, the common ones first, then those of each seat.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
pub struct Layout {
    /// The zones, in the order in which they are told.
    pub zones: Vec<Zone>,
}

/// A part of the table with a name of its own.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Zone {
    /// How scenes and anchors call it.
    pub id: String,
    /// What is written above it.
    pub title: String,
    /// Whose zone it is; `None` if it belongs to all.
    #[serde(serialize_with = "letter_if_any")]
    pub owner: Option<Seat>,
    /// How things lie in it.
    pub shape: Shape,
}

/// How things lie in a zone.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// Named spaces in a row; tokens lie on one of them.
    Row(Vec<Space>),
    /// Cells in columns and rows; their positions run row by row from the lower left corner.
    /// Tokens may cover several, and lie over each other in their order.
    Grid {
        /// How many columns it has.
        columns: usize,
        /// How many rows it has.
        rows: usize,
    },
    /// Tokens side by side in no place of their own.
    Heap,
    /// Counters only.
    Purse,
}

/// One space of a row.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Space {
    /// How it is called: `M3`.
    pub id: String,
    /// What is printed on it, if anything: a base cost, an income.
    pub note: String,
}
