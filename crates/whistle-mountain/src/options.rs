//! What is agreed before the game: the set of pieces, the stall guard and the edition.

use facts::Facts as _;
use tabletop::{Fault, Shared, Source, Switch, Values};

use crate::edition::Edition;

/// What the players agree on before the game. The defaults are the rules.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Options {
    pub edition: Shared<Edition>,
    /// Without the advanced pieces (WM-2.1).
    pub first_game: bool,
    /// Games without an end are not scored (WM-16.6).
    pub endless: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { edition: Edition::standard(), first_game: false, endless: false }
    }
}

const SWITCHES: &[Switch] = &[
    Switch { id: "WM-2.1", name: "set", values: Values::OneOf(&["full", "first_game"]) },
    Switch { id: "WM-16.6", name: "stall_guard", values: Values::OneOf(&["on", "off"]) },
];

impl Options {
    /// In the order of `SWITCHES`.
    fn flags(&mut self) -> [&mut bool; 2] {
        [&mut self.first_game, &mut self.endless]
    }
}

impl tabletop::Options for Options {
    const SWITCHES: &'static [Switch] = SWITCHES;
    const DATA: &'static [Source<'static>] = Edition::DATA;

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let at = Switch::named(SWITCHES, name)?;
        *self.flags()[at] = SWITCHES[at].position(value)? == 1;
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        let at = Switch::named(SWITCHES, name).ok()?;
        Some(SWITCHES[at].value(usize::from(*{ *self }.flags()[at])).to_owned())
    }

    fn load(&mut self, files: &[Source<'_>]) -> Result<(), Fault> {
        self.edition = Edition::load(files)?;
        Ok(())
    }

    fn edition(&self) -> String {
        self.edition.name()
    }
}
