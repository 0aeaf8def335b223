//! Scene: what lies in the zones at one moment, for one viewer.

use tabletop::Seat;

/// All that one viewer sees. Two scenes are equal exactly when the viewer sees the same.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Scene {
    /// The round, the phase: a line above the table.
    pub headline: String,
    pub tokens: Vec<Token>,
    pub counters: Vec<Counter>,
}

/// A thing on the table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Token {
    /// The same for the same thing as long as it can be followed with the eyes.
    pub id: String,
    pub zone: String,
    /// Its space, in a zone that is a row.
    pub space: Option<usize>,
    /// Which face the art sheet draws: `machine/P1`, `assistant/AS-03`.
    pub face: String,
    /// A few letters that stand for it where there is no picture.
    pub glyph: String,
    pub name: String,
    /// What it does or says, in words.
    pub text: String,
    pub owner: Option<Seat>,
    pub face_down: bool,
    /// Used already, as far as it can be used now.
    pub spent: bool,
}

/// A number on the table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Counter {
    pub zone: String,
    pub face: String,
    pub glyph: String,
    pub name: String,
    /// Nothing where the viewer may not know it.
    pub amount: Option<u32>,
}
