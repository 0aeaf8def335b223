//! Layout: the zones of a table, which do not change during a game.

use tabletop::Seat;

/// All zones of a table, the common ones first, then those of each seat.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Layout {
    pub zones: Vec<Zone>,
}

/// A part of the table with a name of its own.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Zone {
    pub id: String,
    pub title: String,
    /// Whose zone it is; nobody's if it belongs to all.
    pub owner: Option<Seat>,
    pub shape: Shape,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Shape {
    /// Named spaces in a row; tokens lie on one of them.
    Row(Vec<Space>),
    /// Tokens side by side in no place of their own.
    Heap,
    /// Counters only.
    Purse,
}

/// One space of a row.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Space {
    pub id: String,
    /// What is printed on it, if anything: a base cost, an income.
    pub note: String,
}
