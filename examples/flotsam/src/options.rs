//! The switch SW-1 and the edition: everything about a game that is agreed before it.

use facts::Facts as _;
use tabletop::{Fault, Setting, Shared, Source, Switch};

use crate::edition::Edition;

/// What the players agree on before the game. The defaults are the rules.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Options {
    pub edition: Shared<Edition>,
    /// SW-1: the last wave leaves the best find of the catch.
    pub mild_waves: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { edition: Edition::standard(), mild_waves: false }
    }
}

impl tabletop::Options for Options {
    const SWITCHES: &'static [Switch] =
        &[Switch::two("SW-1", "last_wave", &["takes_all", "leaves_one"])];
    const DATA: &'static [Source<'static>] = Edition::DATA;

    fn setting(&mut self, switch: &str) -> Option<Setting<'_>> {
        match switch {
            "last_wave" => Some(Setting::Flag(&mut self.mild_waves)),
            _ => None,
        }
    }

    fn load(&mut self, files: &[Source<'_>]) -> Result<(), Fault> {
        self.edition = Edition::load(files)?;
        Ok(())
    }

    fn edition(&self) -> String {
        self.edition.name()
    }
}
