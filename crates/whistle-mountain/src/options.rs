//! What is agreed before the game: the set of pieces, the stall guard and the edition.

use facts::Facts as _;
use tabletop::{Fault, Setting, Shared, Source, Switch};

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
    Switch::two("WM-2.1", "set", &["full", "first_game"]).variant(),
    Switch::two("WM-16.6", "stall_guard", &["on", "off"]),
];

impl tabletop::Options for Options {
    const SWITCHES: &'static [Switch] = SWITCHES;
    const DATA: &'static [Source<'static>] = Edition::DATA;

    fn setting(&mut self, switch: &str) -> Option<Setting<'_>> {
        Some(match switch {
            "set" => Setting::Flag(&mut self.first_game),
            "stall_guard" => Setting::Flag(&mut self.endless),
            _ => return None,
        })
    }

    fn load(&mut self, files: &[Source<'_>]) -> Result<(), Fault> {
        self.edition = Edition::load(files)?;
        Ok(())
    }

    fn edition(&self) -> String {
        self.edition.name()
    }
}
