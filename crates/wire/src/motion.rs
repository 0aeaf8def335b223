//! What moved on a table, and what was counted: played back by the browser.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is different from what this viewer saw before.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Motion {
    /// Tokens that lie elsewhere now.
    pub moved: Vec<Moved>,
    /// Tokens that came from nowhere.
    pub came: Vec<Thing>,
    /// Tokens that are gone.
    pub left: Vec<Thing>,
    pub counted: Vec<Counted>,
    /// Tokens that somebody made use of where they lie.
    pub used: Vec<Thing>,
}

/// A token before and after it moved.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Moved {
    pub from: Thing,
    pub to: Thing,
}

/// A token, by its `data-token`, or as any of its face in its zone where it lies in a pile.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Thing {
    pub id: String,
    pub face: String,
    pub zone: String,
}

/// A figure, by the zone and face of its `data-counter`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Counted {
    pub zone: String,
    pub face: String,
    pub before: u32,
    pub after: u32,
}
