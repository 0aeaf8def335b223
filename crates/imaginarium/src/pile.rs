//! The piles luck is drawn from, and how a draw is written down (docs/notation.md).

use tabletop::{Luck, ParseError};

use crate::{assistant::Assistant, edition::Workshop, machine::Machine, project::Project};

tabletop::ids! {
    /// A pile luck is drawn from.
    pub enum Pile ("pile") {
        Workshops = "workshops", Machines = "machines", Assistants = "assistants",
        Projects = "projects",
    }
}

impl tabletop::Pile for Pile {
    fn show(self, kind: usize) -> String {
        match self {
            Pile::Workshops => Workshop::at(kind).to_string(),
            Pile::Machines => Machine::at(kind).to_string(),
            Pile::Assistants => Assistant::at(kind).to_string(),
            Pile::Projects => Project::at(kind).to_string(),
        }
    }

    fn read(text: &str) -> Result<Luck<Pile>, ParseError> {
        Ok(match text.get(..2) {
            Some("WS") => Pile::Workshops.luck(text.parse::<Workshop>()?),
            Some("AS") => Pile::Assistants.luck(text.parse::<Assistant>()?),
            Some("PJ") => Pile::Projects.luck(text.parse::<Project>()?),
            _ => Pile::Machines.luck(text.parse::<Machine>()?),
        })
    }
}
