//! Fields by name: how a scenario sets up a position and looks at it.

use crate::{Game, Seat};

/// One line of the field table a game offers to scenarios.
#[derive(Copy, Clone, Debug)]
pub struct Field {
    pub name: &'static str,
    /// Whether the field belongs to a seat (`A yard`) or to the table (`belt`).
    pub of_seat: bool,
    /// What may be written there, in words.
    pub about: &'static str,
}

/// A game whose position can be written and read field by field.
///
/// `write` then `read` gives back an equal value in canonical form; a scenario's `expect`
/// holds when writing the expected value changes nothing.
pub trait Fields: Game {
    const FIELDS: &'static [Field];

    fn write(&mut self, seat: Option<Seat>, field: &str, value: &str) -> Result<(), String>;

    fn read(&self, seat: Option<Seat>, field: &str) -> Result<String, String>;

    /// Called once after all `given` lines: completes the position (the cards nobody named
    /// form the deck) or says what cannot be.
    fn settle(&mut self) -> Result<(), String>;
}
