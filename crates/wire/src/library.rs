//! What can be played, and what can be looked up.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of `GET /api/games?lang=`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Game {
    pub name: String,
    pub title: String,
    pub authors: String,
    pub least: u8,
    pub most: u8,
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
    pub text: String,
    /// The values it can have, the default first. A range reads `off`, `8..30`.
    pub values: Vec<String>,
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
