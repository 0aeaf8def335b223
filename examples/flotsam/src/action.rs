//! Actions: every answer a player can give, one click each, with its notation.

use std::{fmt, str::FromStr};

use tabletop::{ParseError, notation::read_verb};

use crate::drift::Drift;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    Keep(Drift),
    Comb,
    Home,
}

const _: () = assert!(size_of::<Action>() <= 2);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(wish) => write!(f, "keep {wish}"),
            Action::Comb => f.write_str("comb"),
            Action::Home => f.write_str("home"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, words) = read_verb(text)?;
        match (verb, words.as_slice()) {
            ("keep", [wish]) => Ok(Action::Keep(wish.parse()?)),
            ("comb", []) => Ok(Action::Comb),
            ("home", []) => Ok(Action::Home),
            _ => Err(ParseError::unknown(text, "action: known are keep, comb and home")),
        }
    }
}
