//! What is agreed before the game: the options OPT-1 to OPT-10 and the edition (chapter SK-23).

use facts::Facts as _;
use tabletop::{Fault, Setting, Shared, Source, Switch};

use crate::edition::Edition;

/// What the players agree on before the game. The defaults are the rules.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Options {
    pub edition: Shared<Edition>,
    /// Each as the data of `SWITCHES` name it, false for the default.
    pub sixteen_rewards: bool,
    pub windows_at_edges: bool,
    pub manual_seating: bool,
    pub no_wages_with_time: bool,
    pub d06_free: bool,
    pub bt02_total: bool,
    pub contiguous_line: bool,
    pub given_order: bool,
    pub always_ask_wages: bool,
    pub void_activation: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Edition::standard(),
            sixteen_rewards: false,
            windows_at_edges: false,
            manual_seating: false,
            no_wages_with_time: false,
            d06_free: false,
            bt02_total: false,
            contiguous_line: false,
            given_order: false,
            always_ask_wages: false,
            void_activation: false,
        }
    }
}

const SWITCHES: &[Switch] = &[
    Switch::two("OPT-1", "reward_tiles", &["fifteen", "sixteen"]),
    Switch::two("OPT-2", "anytime_windows", &["all", "edges"]),
    Switch::two("OPT-3", "seating", &["auto", "manual"]).variant(),
    Switch::two("OPT-4", "wages_with_time", &["true", "false"]),
    Switch::two("OPT-5", "d06_free", &["false", "true"]),
    Switch::two("OPT-6", "bt02_cap", &["slots", "total"]),
    Switch::two("OPT-7", "direct_line", &["gaps", "contiguous"]),
    Switch::two("OPT-8", "seat_order", &["random", "given"]).variant(),
    Switch::two("OPT-9", "wage_prompt", &["short", "always"]).variant(),
    Switch::two("OPT-10", "void_activation", &["false", "true"]),
];

impl Options {
    /// How many vacant octagon slots bt-02 counts: its limit of 4 is for them, or for all of its PV,
    /// of which an empty zone gives the first (A20).
    pub fn unspoilt_slots(&self) -> u8 {
        if self.bt02_total { 3 } else { 4 }
    }

    /// These options as far as the texts of components depend on them.
    pub fn of_texts(&self) -> Options {
        let Options { edition, d06_free, bt02_total, .. } = *self;
        Options { edition, d06_free, bt02_total, ..Options::default() }
    }
}

impl tabletop::Options for Options {
    const SWITCHES: &'static [Switch] = SWITCHES;
    const DATA: &'static [Source<'static>] = Edition::DATA;

    fn setting(&mut self, switch: &str) -> Option<Setting<'_>> {
        Some(match switch {
            "reward_tiles" => Setting::Flag(&mut self.sixteen_rewards),
            "anytime_windows" => Setting::Flag(&mut self.windows_at_edges),
            "seating" => Setting::Flag(&mut self.manual_seating),
            "wages_with_time" => Setting::Flag(&mut self.no_wages_with_time),
            "d06_free" => Setting::Flag(&mut self.d06_free),
            "bt02_cap" => Setting::Flag(&mut self.bt02_total),
            "direct_line" => Setting::Flag(&mut self.contiguous_line),
            "seat_order" => Setting::Flag(&mut self.given_order),
            "wage_prompt" => Setting::Flag(&mut self.always_ask_wages),
            "void_activation" => Setting::Flag(&mut self.void_activation),
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
