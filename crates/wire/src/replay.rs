//! A finished game, open to everybody.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    motion::Motion,
    table::{LogEntry, Picture, Standing},
};

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
    /// What the move before it moved.
    pub motion: Motion,
}

/// `GET /api/replays/ID/analysis?lang=`: how a strong player judges the game. The first request
/// starts the analysis; clients poll until it is done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum AnalysisStatus {
    /// So much of it is done.
    Running {
        percent: u8,
    },
    Done(Analysis),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Analysis {
    /// How likely each seat was to win, from 0 to 1, after every move from setup on; empty where
    /// somebody played alone.
    pub chances: Vec<Vec<f32>>,
    /// Where the game was decided, the most important first.
    pub turns: Vec<TurningPoint>,
}

/// A move by which somebody's chances changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TurningPoint {
    /// The number of the move, from one.
    pub step: u32,
    pub round: u32,
    /// Whose move it was, and whose chances these are.
    pub by: String,
    pub played: String,
    pub before: f32,
    pub after: f32,
    /// What would have been better; `None` where it was luck.
    pub better: Option<Better>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Better {
    pub label: String,
    pub chance: f32,
}
