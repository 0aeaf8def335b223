//! The piles luck is drawn from, and how a draw is written down.

use tabletop::{Luck, ParseError};

use crate::drift::Drift;

tabletop::ids! {
    /// A pile luck is drawn from.
    pub enum Pile ("pile") { Sea = "sea", Wishes = "wishes" }
}

impl tabletop::Pile for Pile {
    fn show(self, kind: usize) -> String {
        match self {
            Pile::Sea => Drift::at(kind).to_string(),
            Pile::Wishes => format!("wish-{}", Drift::at(kind)),
        }
    }

    fn read(text: &str) -> Result<Luck<Pile>, ParseError> {
        match text.strip_prefix("wish-") {
            Some(wish) => Ok(Pile::Wishes.luck(wish.parse::<Drift>()?)),
            None => Ok(Pile::Sea.luck(text.parse::<Drift>()?)),
        }
    }
}
