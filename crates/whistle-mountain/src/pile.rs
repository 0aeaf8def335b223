//! The piles luck is drawn from, and how a draw is written down (docs/notation.md).

use tabletop::{Id as _, Luck, ParseError, Seat};

use crate::{
    ability::Ability, award::Award, card::Card, machine::Machine, scaffold::Scaffold,
    upgrade::Upgrade,
};

tabletop::ids! {
    /// A pile luck is drawn from; who begins is drawn, too.
    pub enum Pile ("pile") {
        First = "first", Machines = "machines", Upgrades = "upgrades", Awards = "awards",
        Cards = "cards", Scaffolds = "scaffolds", Abilities = "abilities",
    }
}

impl tabletop::Pile for Pile {
    fn show(self, kind: usize) -> String {
        match self {
            Pile::First => Seat::at(kind).to_string(),
            Pile::Machines => Machine::at(kind).to_string(),
            Pile::Upgrades => Upgrade::at(kind).to_string(),
            Pile::Awards => Award::at(kind).to_string(),
            Pile::Cards => Card::at(kind).to_string(),
            Pile::Scaffolds => Scaffold::at(kind).to_string(),
            Pile::Abilities => Ability::at(kind).to_string(),
        }
    }

    fn read(text: &str) -> Result<Luck<Pile>, ParseError> {
        Ok(match text.get(..3) {
            Some("sm-" | "mm-" | "lm-") => Pile::Machines.luck(text.parse::<Machine>()?),
            Some("up-") => Pile::Upgrades.luck(text.parse::<Upgrade>()?),
            Some("aw-") => Pile::Awards.luck(text.parse::<Award>()?),
            Some("cd-") => Pile::Cards.luck(text.parse::<Card>()?),
            Some("sc-") => Pile::Scaffolds.luck(text.parse::<Scaffold>()?),
            Some("ab-") => Pile::Abilities.luck(text.parse::<Ability>()?),
            _ => Pile::First.luck(text.parse::<Seat>()?),
        })
    }
}
