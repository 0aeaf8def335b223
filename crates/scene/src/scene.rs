//! Scene: what lies in the zones at one moment, for one viewer.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::{Face, Figures};

/// All that one viewer sees. Two scenes are equal exactly when the viewer sees the same.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
pub struct Scene {
    /// The round, the phase: a line above the table.
    pub headline: String,
    /// The round, from one.
    pub round: u32,
    /// The parts of a round, in their order.
    pub steps: Vec<Stage>,
    /// The order of play this round.
    pub order: Vec<Turn>,
    /// The things on the table.
    pub tokens: Vec<Token>,
    /// The numbers on the table.
    pub counters: Vec<Counter>,
    /// What is to be known of zones besides.
    pub notes: Vec<Note>,
}

impl Scene {
    /// Puts a token down, and hands it out for whatever else is to be said of it.
    pub fn put(&mut self, token: Token) -> &mut Token {
        self.tokens.push(token);
        self.tokens.last_mut().expect("just pushed")
    }

    /// Puts a token down that is called and says what is printed on its face.
    pub fn put_face(
        &mut self,
        zone: &str,
        id: String,
        face: String,
        printed: Option<&Face>,
    ) -> &mut Token {
        let (name, text) =
            printed.map_or_else(Default::default, |face| (face.name.clone(), face.text.clone()));
        self.put(Token { id, zone: zone.to_owned(), face, name, text, ..Token::default() })
    }

    /// Sets a number down; `None` where the viewer may not know it.
    pub fn count(
        &mut self,
        zone: &str,
        face: &str,
        glyph: &str,
        name: String,
        amount: impl Into<Option<u32>>,
    ) {
        let [zone, face, glyph] = [zone, face, glyph].map(str::to_owned);
        self.counters.push(Counter { zone, face, glyph, name, amount: amount.into() });
    }

    /// Says what is to be known of a zone besides.
    pub fn note(&mut self, zone: impl Into<String>, figures: Figures) {
        self.notes.push(Note { zone: zone.into(), figures });
    }
}

/// A part of the round.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Stage {
    /// Its name.
    pub name: String,
    /// Whether it is over, going on or still to come.
    pub state: Progress,
}

/// A seat in the order of play.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Turn {
    /// Whose turn it is.
    #[serde(serialize_with = "letter")]
    pub seat: Seat,
    /// Whether it is over, going on or still to come.
    pub state: Progress,
    /// Where it waits, in words: "M6".
    pub note: String,
}

/// How far a part of a round is.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Progress {
    /// It is over.
    Done,
    /// It is going on.
    Now,
    /// It is still to come.
    Next,
}

/// A thing on the table.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
pub struct Token {
    /// The same for the same thing as long as it can be followed with the eyes.
    pub id: String,
    /// The zone it lies in.
    pub zone: String,
    /// Its space, in a zone that is a row or a grid; the lower left one if it covers several.
    pub space: Option<usize>,
    /// All spaces it covers, where it covers more than one.
    pub covers: Vec<usize>,
    /// Which face the art sheet draws: `machine/P1`, `assistant/AS-03`.
    pub face: String,
    /// A few letters that stand for it where there is no picture.
    pub glyph: String,
    /// What it is called.
    pub name: String,
    /// What it does or says, in words.
    pub text: String,
    /// Whose it is; `None` if it belongs to nobody.
    #[serde(serialize_with = "letter_if_any")]
    pub owner: Option<Seat>,
    /// Whether its face cannot be seen.
    pub face_down: bool,
    /// Used already, as far as it can be used now.
    pub spent: bool,
    /// What its face shows beyond what all tokens of this face show.
    pub figures: Figures,
}

/// A number on the table.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Counter {
    /// The zone it stands in.
    pub zone: String,
    /// Which face the art sheet draws.
    pub face: String,
    /// A few letters that stand for it where there is no picture.
    pub glyph: String,
    /// What is counted.
    pub name: String,
    /// `None` where the viewer may not know it.
    pub amount: Option<u32>,
}

/// Facts of a zone that are no token: how many slots there are.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Note {
    /// The zone it is about.
    pub zone: String,
    /// What is to be known.
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
