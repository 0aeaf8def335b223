//! Fields by name: how a scenario sets up a position and looks at it.

use crate::{Ctx, Frame, Game, Seat, Spread};

/// One line of the field table a game offers to scenarios.
#[derive(Copy, Clone, Debug)]
pub struct Field {
    pub name: &'static str,
    /// Whether the field belongs to a seat (`A yard`) or to the table (`belt`).
    pub of_seat: bool,
    /// What may be written there, in words.
    pub about: &'static str,
}

pub const fn of_seat(name: &'static str, about: &'static str) -> Field {
    Field { name, of_seat: true, about }
}

pub const fn of_table(name: &'static str, about: &'static str) -> Field {
    Field { name, of_seat: false, about }
}

/// A game whose position can be written and read field by field.
///
/// `write` then `read` gives back an equal value in canonical form; a scenario's `expect`
/// holds when writing the expected value changes nothing.
pub trait Fields: Game {
    const FIELDS: &'static [Field];

    fn write(&mut self, seat: Option<Seat>, field: &str, value: &str) -> Result<(), String>;

    fn read(&self, seat: Option<Seat>, field: &str) -> Result<String, String>;

    /// Completes the position after all `given` lines (the cards nobody named form the deck), or
    /// says what cannot be.
    fn complete(&mut self) -> Result<(), String>;

    /// Completes the position and runs on to the next question.
    fn settle(&mut self) -> Result<(), String> {
        self.complete()?;
        self.invariants()?;
        if let Some(Frame::Ask(by, question)) = self.top()
            && self.probe(by, question).count == 0
        {
            let turn = self.read(None, "turn").unwrap_or_default();
            return Err(format!("nobody could answer what is asked now: {turn}"));
        }
        self.run(&mut Ctx { chance: &mut Spread::default(), log: None });
        self.invariants()
    }

    /// Why a name is refused.
    fn unknown(field: &str, of_seat: bool) -> String {
        let known = Self::FIELDS.iter().filter(|known| known.of_seat == of_seat);
        let names: Vec<_> = known.map(|known| known.name).collect();
        let whose = if of_seat { "of a seat" } else { "of the table" };
        format!("`{field}` is no field {whose}: known are {}", names.join(", "))
    }
}
