//! A finished game, open to everybody.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::table::{LogEntry, Picture, Standing};

/// `GET /api/replays/ID?lang=`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Replay {
    pub id: String,
    pub game: String,
    /// As in the state of a table: where its art is served, and the edition of its faces.
    pub gallery: String,
    pub css: String,
    pub edition: String,
    pub names: Vec<String>,
    pub moves: u32,
    /// The number of the last move of every round, to jump to.
    pub rounds: Vec<u32>,
    pub log: Vec<LogEntry>,
    /// The score of every seat after every move, from setup on.
    pub scores: Vec<Vec<i32>>,
    pub standings: Vec<Standing>,
}

/// `GET /api/replays/ID/at/N?lang=&format=&seat=`: the table after N moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Position {
    pub at: u32,
    pub headline: String,
    pub picture: Picture,
}
