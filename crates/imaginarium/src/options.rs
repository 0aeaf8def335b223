//! The switches SW-1 to SW-8 and the edition: everything about a game that is agreed before it.

use facts::Facts as _;
use tabletop::{Fault, Setting, Shared, Source, Switch};

use crate::{
    edition::{Edition, Workshop},
    goods::Goods,
};

/// What the players agree on before the game. The defaults are the rules.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Options {
    pub edition: Shared<Edition>,
    /// SW-1: the reset discards only a machine on M7, and nothing if M7 is empty.
    pub discard_only_m7: bool,
    /// SW-2: Reorganise may never end above the slot limit.
    pub strict_slots: bool,
    /// SW-3: players pick the projects they validate.
    pub manual_validation: bool,
    /// SW-4: an empty deck stays empty.
    pub no_reshuffle: bool,
    /// SW-5: a majority of zero scores for everybody.
    pub zero_majority: bool,
    /// SW-6: the other reconstruction of the workshops' goods.
    pub other_workshops: bool,
    /// SW-7: all totals are public.
    pub open_holdings: bool,
    /// SW-8: the check of this round ends the game; 0 for no limit.
    pub round_limit: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Edition::standard(),
            discard_only_m7: false,
            strict_slots: false,
            manual_validation: false,
            no_reshuffle: false,
            zero_majority: false,
            other_workshops: false,
            open_holdings: false,
            round_limit: 0,
        }
    }
}

impl Options {
    /// The goods a workshop begins with (IM-4.4), by the one table or the other (SW-6).
    pub fn starting_goods(&self, workshop: Workshop) -> Goods {
        let facts = self.edition.workshop(workshop);
        if self.other_workshops { facts.alternative } else { facts.goods }
    }
}

const SWITCHES: &[Switch] = &[
    Switch::two("SW-1", "reset_discard", &["rightmost_remaining", "only_if_m7_unsold"]),
    Switch::two("SW-2", "slot_limit", &["end_of_step_3", "always"]),
    Switch::two("SW-3", "validation", &["automatic", "manual"]).variant(),
    Switch::two("SW-4", "empty_deck", &["reshuffle_shredder", "leave_empty"]),
    Switch::two("SW-5", "zero_majority", &["nobody", "all_tied"]),
    Switch::two("SW-6", "workshop_table", &["reconstruction_a", "reconstruction_b"]),
    Switch::two("SW-7", "open_holdings", &["off", "on"]).variant(),
    Switch::off_or("SW-8", "round_limit", 1..=999).variant(),
];

impl tabletop::Options for Options {
    const SWITCHES: &'static [Switch] = SWITCHES;
    const DATA: &'static [Source<'static>] = Edition::DATA;

    fn setting(&mut self, switch: &str) -> Option<Setting<'_>> {
        Some(match switch {
            "reset_discard" => Setting::Flag(&mut self.discard_only_m7),
            "slot_limit" => Setting::Flag(&mut self.strict_slots),
            "validation" => Setting::Flag(&mut self.manual_validation),
            "empty_deck" => Setting::Flag(&mut self.no_reshuffle),
            "zero_majority" => Setting::Flag(&mut self.zero_majority),
            "workshop_table" => Setting::Flag(&mut self.other_workshops),
            "open_holdings" => Setting::Flag(&mut self.open_holdings),
            "round_limit" => Setting::Number(&mut self.round_limit),
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
