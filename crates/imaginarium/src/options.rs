//! The switches SW-1 to SW-8 and the edition: everything about a game that is agreed before it.

use facts::Facts as _;
use tabletop::{Fault, Shared, Source, Switch, Values};

use crate::edition::Edition;

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

const fn two(id: &'static str, name: &'static str, values: &'static [&'static str; 2]) -> Switch {
    Switch { id, name, values: Values::OneOf(values) }
}

const SWITCHES: &[Switch] = &[
    two("SW-1", "reset_discard", &["rightmost_remaining", "only_if_m7_unsold"]),
    two("SW-2", "slot_limit", &["end_of_step_3", "always"]),
    two("SW-3", "validation", &["automatic", "manual"]),
    two("SW-4", "empty_deck", &["reshuffle_shredder", "leave_empty"]),
    two("SW-5", "zero_majority", &["nobody", "all_tied"]),
    two("SW-6", "workshop_table", &["reconstruction_a", "reconstruction_b"]),
    two("SW-7", "open_holdings", &["off", "on"]),
    Switch { id: "SW-8", name: "round_limit", values: Values::OffOr(1..=999) },
];

impl Options {
    /// The switches with two values, in the order of `SWITCHES`; the round limit follows.
    fn flags(&mut self) -> [&mut bool; 7] {
        [
            &mut self.discard_only_m7,
            &mut self.strict_slots,
            &mut self.manual_validation,
            &mut self.no_reshuffle,
            &mut self.zero_majority,
            &mut self.other_workshops,
            &mut self.open_holdings,
        ]
    }
}

impl tabletop::Options for Options {
    const SWITCHES: &'static [Switch] = SWITCHES;
    const DATA: &'static [Source<'static>] = Edition::DATA;

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let at = Switch::named(SWITCHES, name)?;
        let switch = &SWITCHES[at];
        match &switch.values {
            Values::OneOf(_) => *self.flags()[at] = switch.position(value)? == 1,
            Values::OffOr(_) if value == "off" => self.round_limit = 0,
            Values::OffOr(numbers) => {
                let number = value.parse().ok().filter(|n| numbers.contains(n));
                self.round_limit = number.ok_or_else(|| switch.wrong(value))?;
            }
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        let at = Switch::named(SWITCHES, name).ok()?;
        Some(match &SWITCHES[at].values {
            Values::OneOf(_) => SWITCHES[at].value(usize::from(*{ *self }.flags()[at])).to_owned(),
            Values::OffOr(_) if self.round_limit == 0 => "off".to_owned(),
            Values::OffOr(_) => self.round_limit.to_string(),
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
