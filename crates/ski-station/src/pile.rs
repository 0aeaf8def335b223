//! The piles luck is drawn from, and how a draw is written down (docs/notation.md).

use tabletop::{Id as _, Luck, ParseError, Seat};

use crate::{bonus::Bonus, building::Building, development::Development, reward::Reward};

tabletop::ids! {
    /// A pile luck is drawn from; of the order in which seats begin, what is drawn is a seat.
    pub enum Pile ("pile") {
        Order = "order", Bonuses = "bonuses", Rewards = "rewards", Buildings = "buildings",
        Developments = "developments",
    }
}

impl tabletop::Pile for Pile {
    fn show(self, kind: usize) -> String {
        match self {
            Pile::Order => Seat::at(kind).to_string(),
            Pile::Bonuses => Bonus::at(kind).to_string(),
            Pile::Rewards => Reward::at(kind).to_string(),
            Pile::Buildings => Building::at(kind).to_string(),
            Pile::Developments => Development::at(kind).to_string(),
        }
    }

    fn read(text: &str) -> Result<Luck<Pile>, ParseError> {
        Ok(match text.split_once('-') {
            Some(("bt", _)) => Pile::Bonuses.luck(text.parse::<Bonus>()?),
            Some(("rw", _)) => Pile::Rewards.luck(text.parse::<Reward>()?),
            Some(("b", _)) => Pile::Buildings.luck(text.parse::<Building>()?),
            Some(("d", _)) => Pile::Developments.luck(text.parse::<Development>()?),
            _ => Pile::Order.luck(text.parse::<Seat>()?),
        })
    }
}
