//! What is agreed before the game: scenario or chapter, the switches SW-1 to SW-16, the edition.

use facts::Facts as _;
use tabletop::{Fault, OptionError, Setting, Shared, Source, Switch};

use crate::{bags::Bags, edition::Edition, story::Scenario};

/// What the players agree on before the game. The defaults are the rules.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Options {
    pub edition: Shared<Edition>,
    /// Which scenario is played, unless a chapter is.
    pub scenario: u8,
    pub campaign: Option<Bags>,
    /// SW-1: the combat comes before the marker and its reward.
    pub combat_first: bool,
    /// SW-2: a higher tier pays besides the lower one.
    pub tiers_add_up: bool,
    /// SW-3: START is a hamlet.
    pub start_is_city: bool,
    /// SW-4, from 2 on.
    pub least_cards: u8,
    /// SW-5, from 1 on.
    pub l7_entry: u8,
    /// SW-6: without plants, the tiles of the setup are left out.
    pub no_setup_water: bool,
    /// SW-7.
    pub tie_break: u8,
    /// SW-8: leftover goods score.
    pub leftovers: bool,
    /// SW-9: scenario 1 has no missions.
    pub no_missions: bool,
    /// SW-10: only owners of Combat Sequence draw after a win.
    pub stop_at_win: bool,
    /// SW-11: both missions are kept.
    pub both_missions: bool,
    /// SW-12.
    pub sides: u8,
    /// SW-13: at random, or a seat.
    pub first_player: u8,
    /// SW-14: solo games have no targets.
    pub no_targets: bool,
    /// SW-15: unlocked Project cards wait for the next chapter.
    pub cards_wait: bool,
    /// SW-16: L5 is used in the own turn only.
    pub l5_in_own_turn: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Edition::standard(),
            scenario: 0,
            campaign: None,
            combat_first: false,
            tiers_add_up: false,
            start_is_city: false,
            least_cards: 0,
            l7_entry: 0,
            no_setup_water: false,
            tie_break: 0,
            leftovers: false,
            no_missions: false,
            stop_at_win: false,
            both_missions: false,
            sides: 0,
            first_player: 0,
            no_targets: false,
            cards_wait: false,
            l5_in_own_turn: false,
        }
    }
}

/// The faces of boards 2 to 4, or how they are found.
pub const SIDES: &[&str] = &["A", "B", "random", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA"];

/// What breaks ties, the strongest first.
pub const TIE_BREAKS: &[&str] = &[
    "water-metal-energy",
    "water-energy-metal",
    "metal-water-energy",
    "metal-energy-water",
    "energy-water-metal",
    "energy-metal-water",
    "water-metal",
    "water-energy",
    "metal-water",
    "metal-energy",
    "energy-water",
    "energy-metal",
    "water",
    "metal",
    "energy",
    "shared",
];

const SWITCHES: &[Switch] = &[
    Switch::one_of("CA-1.3", "scenario", &["1", "2", "3"]).variant(),
    Switch::two("SW-1", "marker_before_combat", &["true", "false"]),
    Switch::two("SW-2", "tiers_add_up", &["false", "true"]),
    Switch::two("SW-3", "start_is_city", &["false", "true"]),
    Switch::one_of("SW-4", "min_navigation_cards", &["2", "3", "4", "5", "6", "7"]),
    Switch::one_of("SW-5", "l7_entry_cost", &["1", "2", "3"]),
    Switch::two("SW-6", "scenario1_setup_tiles_become_water", &["true", "false"]),
    Switch::one_of("SW-7", "tie_break", TIE_BREAKS),
    Switch::two("SW-8", "leftover_goods_score", &["false", "true"]),
    Switch::two("SW-9", "missions_in_scenario1", &["true", "false"]).variant(),
    Switch::two("SW-10", "draw_after_win", &["always", "combat_sequence_only"]),
    Switch::two("SW-11", "missions_kept", &["1", "2"]).variant(),
    Switch::one_of("SW-12", "sides", SIDES).variant(),
    Switch::one_of("SW-13", "first_player", &["random", "A", "B", "C", "D"]).variant(),
    Switch::two("SW-14", "solo_targets", &["true", "false"]).variant(),
    Switch::two("SW-15", "mid_chapter_cards_join_deck", &["true", "false"]),
    Switch::two("SW-16", "l5_outside_own_turn", &["true", "false"]),
];

impl Options {
    pub fn scenario(&self) -> Scenario {
        Scenario::at(self.scenario.into())
    }

    /// SW-4.
    pub fn least_cards(&self) -> u8 {
        self.least_cards + 2
    }

    /// SW-5.
    pub fn l7_entry(&self) -> u8 {
        self.l7_entry + 1
    }
}

impl tabletop::Options for Options {
    const SWITCHES: &'static [Switch] = SWITCHES;
    const DATA: &'static [Source<'static>] = Edition::DATA;

    fn setting(&mut self, switch: &str) -> Option<Setting<'_>> {
        Some(match switch {
            "scenario" => Setting::Choice(&mut self.scenario),
            "marker_before_combat" => Setting::Flag(&mut self.combat_first),
            "tiers_add_up" => Setting::Flag(&mut self.tiers_add_up),
            "start_is_city" => Setting::Flag(&mut self.start_is_city),
            "min_navigation_cards" => Setting::Choice(&mut self.least_cards),
            "l7_entry_cost" => Setting::Choice(&mut self.l7_entry),
            "scenario1_setup_tiles_become_water" => Setting::Flag(&mut self.no_setup_water),
            "tie_break" => Setting::Choice(&mut self.tie_break),
            "leftover_goods_score" => Setting::Flag(&mut self.leftovers),
            "missions_in_scenario1" => Setting::Flag(&mut self.no_missions),
            "draw_after_win" => Setting::Flag(&mut self.stop_at_win),
            "missions_kept" => Setting::Flag(&mut self.both_missions),
            "sides" => Setting::Choice(&mut self.sides),
            "first_player" => Setting::Choice(&mut self.first_player),
            "solo_targets" => Setting::Flag(&mut self.no_targets),
            "mid_chapter_cards_join_deck" => Setting::Flag(&mut self.cards_wait),
            "l5_outside_own_turn" => Setting::Flag(&mut self.l5_in_own_turn),
            _ => return None,
        })
    }

    fn legacy(&self) -> Option<String> {
        self.campaign.map(|bags| bags.to_string())
    }

    fn inherit(&mut self, legacy: &str) -> Result<(), OptionError> {
        self.campaign = Some(Bags::read(legacy, self.edition.get())?);
        Ok(())
    }

    fn chapter(&self) -> Option<u8> {
        self.campaign.map(|bags| bags.chapter)
    }

    fn load(&mut self, files: &[Source<'_>]) -> Result<(), Fault> {
        self.edition = Edition::load(files)?;
        Ok(())
    }

    fn edition(&self) -> String {
        self.edition.name()
    }
}
