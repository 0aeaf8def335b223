//! The piles luck is drawn from, and how a draw is written down (docs/notation.md).

use tabletop::{Id as _, Luck, ParseError, Seat};

use crate::{
    card::{Card, Sleeve},
    mission::Mission,
    plant::Plant,
    project::Project,
};

tabletop::ids! {
    /// A pile luck is drawn from; who begins, and which faces of the boards are played, is drawn, too.
    pub enum Pile ("pile") {
        First = "first", Sides = "sides", Sleeves = "sleeves", CityCards = "city-cards",
        Projects = "projects", Missions = "missions", Plants = "plants", Navigation = "navigation",
    }
}

impl tabletop::Pile for Pile {
    fn show(self, kind: usize) -> String {
        match self {
            Pile::First => Seat::at(kind).to_string(),
            Pile::Sides => if kind == 0 { "side-a" } else { "side-b" }.to_owned(),
            Pile::Sleeves => Sleeve::at(kind).to_string(),
            // The same card may come from a sleeve or from a Navigation deck.
            Pile::CityCards => format!("sleeve:{}", Card::at(kind)),
            Pile::Projects => Project::at(kind).to_string(),
            Pile::Missions => Mission::at(kind).to_string(),
            Pile::Plants => Plant::at(kind).to_string(),
            Pile::Navigation => Card::at(kind).to_string(),
        }
    }

    fn read(text: &str) -> Result<Luck<Pile>, ParseError> {
        if let Some(card) = text.strip_prefix("sleeve:") {
            return Ok(Pile::CityCards.luck(card.parse::<Card>()?));
        }
        Ok(match text.get(..3) {
            Some("sid") => Luck { pile: Pile::Sides, kind: u8::from(text == "side-b") },
            Some("sl-") => Pile::Sleeves.luck(text.parse::<Sleeve>()?),
            Some("pj-") => Pile::Projects.luck(text.parse::<Project>()?),
            Some("mi-") => Pile::Missions.luck(text.parse::<Mission>()?),
            Some("pl-") => Pile::Plants.luck(text.parse::<Plant>()?),
            Some("nv-" | "cc-") => Pile::Navigation.luck(text.parse::<Card>()?),
            _ => Pile::First.luck(text.parse::<Seat>()?),
        })
    }
}
