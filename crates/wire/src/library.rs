//! What can be played, and what can be looked up.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of `GET /api/games?lang=`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Game {
    pub name: String,
    pub title: String,
    pub authors: String,
    /// What it is about, in a sentence or two.
    pub pitch: String,
    pub least: u8,
    pub most: u8,
    /// How demanding it is, from 1 to 5.
    pub weight: u8,
    /// About how many minutes a game takes with people, at least and at most.
    pub minutes: [u16; 2],
    pub switches: Vec<Switch>,
    /// The levels of bots, from the weakest to the strongest; then those for experiments.
    pub bots: Vec<String>,
    /// How many chapters its campaign has; zero where there is none.
    pub chapters: u8,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Switch {
    pub id: String,
    pub name: String,
    /// What it changes.
    pub text: String,
    /// Whether it makes another game of it; all others settle how an unclear rule is read.
    pub is_variant: bool,
    /// The values it can have, the default first.
    pub values: Vec<SwitchValue>,
    /// The least and the greatest number it can also be.
    pub numbers: Option<[u16; 2]>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SwitchValue {
    pub value: String,
    pub name: String,
}

/// `GET /api/games/GAME/rules?lang=`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Rulebook {
    pub chapters: Vec<Chapter>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Chapter {
    pub title: String,
    pub clauses: Vec<Clause>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Clause {
    pub id: String,
    pub text: String,
    /// How we know it: the marks of RULES.md, such as `stated`.
    pub marks: Vec<String>,
}

/// One of `GET /api/games/GAME/legend?lang=`: a sentence that explains something on the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LegendEntry {
    /// `about-zone-belt`, `about-counter-w`, `about-face-piece`, `about-mark-shield`.
    pub key: String,
    pub text: String,
}

/// `GET /api/games/GAME/aid?lang=`: the one page that players have beside them.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Aid {
    /// Headings, lists and tables; written by us, and so safe to be shown as it is.
    pub html: String,
}

/// One of `GET /api/games/GAME/faces?lang=&edition=`: a component and what is to be known of it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Face {
    /// As on the tokens: `machine/P1`.
    pub id: String,
    pub name: String,
    pub text: String,
    /// Where its rule stands.
    pub clauses: Vec<Clause>,
    /// Facts about it with their marks.
    pub facts: Vec<Fact>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Fact {
    pub text: String,
    pub mark: String,
}
