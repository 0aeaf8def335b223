//! Titles: games as boxes on a shelf, whichever game it is.

use std::{fmt, ops::RangeInclusive};

use bots::train::Trainable;
use players::Players;
use scene::{Course, Lang, Present, Speech, Table, legend};
use tabletop::{
    Fact, Fault, Field, Fields, GameType, Options, Scenario, Source, Switch, edition_options,
    scenario,
};
use tournament::Arena;

use crate::{Campaigns, Tables, art};

/// A game as a box on a shelf: what is printed on it, and with the traits it stands on all that can be
/// done with it.
pub trait Title: Tables + Campaigns + Players + Arena + Trainable + Sync {
    fn name(&self) -> &'static str;
    /// The version of the rules.
    fn version(&self) -> u32;
    fn seats(&self) -> RangeInclusive<u8>;
    /// How demanding it is, from 1 to 5.
    fn weight(&self) -> u8;
    /// About how many minutes a game takes with people.
    fn minutes(&self) -> RangeInclusive<u16>;
    fn switches(&self) -> &'static [Switch];
    fn data(&self) -> &'static [Source<'static>];
    /// What scenarios can set up and look at.
    fn fields(&self) -> &'static [Field];
    fn speech(&self, lang: Lang) -> &'static Speech;
    fn components(&self) -> Vec<&'static str>;
    /// The files of the game's art, and those all games share.
    fn art(&self) -> &'static [Source<'static>];
    /// The game's RULES.md in this language.
    fn rules(&self, lang: Lang) -> &'static str;

    /// The sentences that explain the table, by their keys.
    fn legend(&self, lang: Lang) -> Vec<(String, String)>;
    /// The page that players have beside them, in this language; empty where nobody has written it.
    fn aid(&self, lang: Lang) -> &'static str;
    /// The files of the game's lessons.
    fn lessons(&self) -> &'static [Source<'static>];

    /// The course of the game.
    ///
    /// # Errors
    ///
    /// The first line of a lesson that cannot be read.
    fn course(&self, lang: Lang) -> Result<Course, Fault> {
        Course::read(self.lessons(), lang)
    }

    /// A table in the position that a scenario gives.
    ///
    /// # Errors
    ///
    /// The first line that cannot be set up.
    fn lay_out(&self, position: &Scenario) -> Result<Box<dyn Table>, Fault>;

    /// Every fact of an edition.
    ///
    /// # Errors
    ///
    /// The first mistake in its files.
    fn facts(&self, edition: &[(String, String)]) -> Result<Vec<Fact>, Fault>;

    /// Plays a scenario.
    ///
    /// # Errors
    ///
    /// Where it differs from what it expects, or is no scenario of this game.
    fn check(&self, scenario: &Scenario, edition: &[(String, String)]) -> Result<(), Fault>;
}

impl fmt::Debug for dyn Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<G: Present + Fields> Title for GameType<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn weight(&self) -> u8 {
        G::WEIGHT
    }

    fn minutes(&self) -> RangeInclusive<u16> {
        G::MINUTES
    }

    fn switches(&self) -> &'static [Switch] {
        G::Options::SWITCHES
    }

    fn data(&self) -> &'static [Source<'static>] {
        G::Options::DATA
    }

    fn fields(&self) -> &'static [Field] {
        G::FIELDS
    }

    fn speech(&self, lang: Lang) -> &'static Speech {
        G::speech(lang)
    }

    fn components(&self) -> Vec<&'static str> {
        G::components()
    }

    fn art(&self) -> &'static [Source<'static>] {
        art::of(G::NAME)
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::rules(lang)
    }

    fn legend(&self, lang: Lang) -> Vec<(String, String)> {
        legend::entries(G::ABOUT, lang)
    }

    fn aid(&self, lang: Lang) -> &'static str {
        lang.pick(G::AID)
    }

    fn lessons(&self) -> &'static [Source<'static>] {
        G::LESSONS
    }

    fn lay_out(&self, position: &Scenario) -> Result<Box<dyn Table>, Fault> {
        let options = edition_options::<G>(&[])?;
        Ok(Box::new(scenario::lay_out::<G>(position, options)?))
    }

    fn facts(&self, edition: &[(String, String)]) -> Result<Vec<Fact>, Fault> {
        edition_options::<G>(edition).map(|options| G::facts(&options))
    }

    fn check(&self, scenario: &Scenario, edition: &[(String, String)]) -> Result<(), Fault> {
        scenario::run::<G>(scenario, edition_options::<G>(edition)?)
    }
}
