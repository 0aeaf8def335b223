//! Scene: what lies in the zones at one moment, for one viewer.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::Figures;

/// All that one viewer sees. Two scenes are equal exactly when the viewer sees the same.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
pub struct Scene {
    /// The round, the phase: a line above the table.
    pub headline: String,
    pub round: u32,
    /// The parts of a round, in their order.
    pub steps: Vec<Stage>,
    /// The order of play this round.
    pub order: Vec<Turn>,
    pub tokens: Vec<Token>,
    pub counters: Vec<Counter>,
    pub notes: Vec<Note>,
}

/// A part of the round.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Stage {
    pub name: String,
    pub state: Progress,
}

/// A seat in the order of play.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Turn {
    #[serde(serialize_with = "letter")]
    pub seat: Seat,
    pub state: Progress,
    /// Where it waits, in words: "M6".
    pub note: String,
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Progress {
    Done,
    Now,
    Next,
}

/// A thing on the table.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
pub struct Token {
    /// The same for the same thing as long as it can be followed with the eyes.
    pub id: String,
    pub zone: String,
    /// Its space, in a zone that is a row or a grid; the lower left one if it covers several.
    pub space: Option<usize>,
    /// All spaces it covers, where it covers more than one.
    pub covers: Vec<usize>,
    /// Which face the art sheet draws: `machine/P1`, `assistant/AS-03`.
    pub face: String,
    /// A few letters that stand for it where there is no picture.
    pub glyph: String,
    pub name: String,
    /// What it does or says, in words.
    pub text: String,
    #[serde(serialize_with = "letter_if_any")]
    pub owner: Option<Seat>,
    pub face_down: bool,
    /// Used already, as far as it can be used now.
    pub spent: bool,
    /// What its face shows beyond what all tokens of this face show.
    pub figures: Figures,
}

/// A number on the table.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Counter {
    pub zone: String,
    pub face: String,
    pub glyph: String,
    pub name: String,
    /// Nothing where the viewer may not know it.
    pub amount: Option<u32>,
}

/// Facts of a zone that are no token: how many slots there are.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Note {
    pub zone: String,
    pub figures: Figures,
}

fn letter<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seat)
}

pub(crate) fn letter_if_any<S: Serializer>(
    seat: &Option<Seat>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match seat {
        Some(seat) => serializer.collect_str(seat),
        None => serializer.serialize_none(),
    }
}
