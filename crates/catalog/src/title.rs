//! Titles: games as boxes on a shelf, whichever game it is.

use std::{fmt, marker::PhantomData, ops::RangeInclusive, time::Duration};

use bots::{
    Budget, Model, SearchBot, SearchResult,
    train::{self, Evaluation, Stage, TrainingPlan, TrainingState},
};
use scene::{Component, Lang, Position, Present, Speech, Table};
use tabletop::{
    Campaign, Chance, Fact, Fault, Field, Fields, Options, Replay, Saga, Scenario, Seat, Session,
    Source, Switch, scenario,
};

use crate::{
    arena::{self, Outcome, Scribe, Tournament},
    art,
    bench::{self, Bench, Length, Thinking},
    bot::{Sitter, bot},
    campaign,
    simulate::{self, Report, Simulation, Sink},
    standings::Standings,
};

/// What is agreed before a game begins.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    pub seats: u8,
    /// Option by name and value.
    pub options: Vec<(String, String)>,
    /// Data files by name and text, in place of those that ship.
    pub edition: Vec<(String, String)>,
}

/// Somebody made of code who sits at a table.
pub trait Player: Send {
    /// The notation of the action `seat` takes now.
    fn choose(&mut self, position: &Position, seat: Seat) -> String;

    /// Takes no longer than this for a decision, from now on.
    fn limit_time(&mut self, _time: Duration) {}

    /// What the search before the last choice found; `None` for a player that does not search.
    fn last_search(&self) -> Option<SearchResult<String>> {
        None
    }

    /// Why the last choice is not the player's own: its program failed, was late or wanted something
    /// illegal.
    fn lapse(&self) -> Option<&str> {
        None
    }

    /// Tells the player on `seat` that the game is over.
    fn game_over(&mut self, _position: &Position, _seat: Seat) {}
}

/// A game as a box on a shelf.
pub trait Title: Sync {
    fn name(&self) -> &'static str;
    fn version(&self) -> u32;
    fn seats(&self) -> RangeInclusive<u8>;
    fn switches(&self) -> &'static [Switch];
    fn data(&self) -> &'static [Source<'static>];
    /// What scenarios can set up and look at.
    fn fields(&self) -> &'static [Field];
    fn speech(&self, lang: Lang) -> &'static Speech;
    fn components(&self) -> Vec<Component>;
    /// The files of the game's art, and those all games share.
    fn art(&self) -> &'static [Source<'static>];
    /// The game's RULES.md in this language.
    fn rules(&self, lang: Lang) -> &'static str;
    /// Every fact of an edition.
    fn facts(&self, edition: &[(String, String)]) -> Result<Vec<Fact>, String>;

    /// The game's campaign, if it has one.
    fn saga(&self) -> Option<Saga>;
    /// Whether all chapters of a campaign can begin; else the position of the first that cannot, and
    /// why.
    fn check_campaign(
        &self,
        campaign: &Campaign,
        edition: &[(String, String)],
    ) -> Result<(), (usize, String)>;
    /// Something a campaign remembers, as a name and what it said.
    fn recall(
        &self,
        id: &str,
        edition: &[(String, String)],
        lang: Lang,
    ) -> Option<(String, String)>;

    /// Says what is wrong with a setup, if anything is.
    fn open(&self, setup: &Setup, chance: &mut dyn Chance) -> Result<Box<dyn Table>, String>;
    /// Plays a replay again.
    fn load(&self, replay: &Replay, edition: &[(String, String)])
    -> Result<Box<dyn Table>, String>;
    fn player(&self, kind: &str, seed: u64) -> Result<Box<dyn Player>, String>;
    /// What a search finds about the decision of this seat, which is asked now, from its view.
    fn search(
        &self,
        position: &Position,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> SearchResult<String>;

    /// Trains one generation.
    fn train(
        &self,
        plan: &TrainingPlan,
        before: &TrainingState,
        stage: Stage,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(TrainingState, Evaluation), String>;
    /// The weights file that ships with the game.
    fn weights(&self) -> &'static str;

    fn check(&self, scenario: &Scenario, edition: &[(String, String)]) -> Result<(), Fault>;
    /// Plays games among bots; `progress` is told the number of games that are over, `sink` takes
    /// them in.
    fn simulate(
        &self,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
        sink: Option<Sink<'_>>,
    ) -> Result<Report, String>;
    /// Plays a tournament among bots, except what was played `so_far`.
    fn arena(
        &self,
        tournament: &Tournament,
        so_far: &[Outcome],
        scribe: Scribe<'_>,
    ) -> Result<Standings, String>;
    /// Measures random play. `allocations` counts those of this thread.
    fn bench(
        &self,
        seats: u8,
        kind: &str,
        length: Length,
        allocations: fn() -> u64,
    ) -> Result<Bench, String>;
    /// Measures how fast a kind of bot thinks.
    fn bench_bots(&self, seats: u8, kind: &str, seconds: f64) -> Result<Thinking, String>;
}

impl fmt::Debug for dyn Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The one implementation of `Title`, for any game.
pub(crate) struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    pub(crate) const NEW: Entry<G> = Entry(PhantomData);
}

pub(crate) fn options_of<G: Present>(setup: &Setup) -> Result<G::Options, String> {
    if !G::SEATS.contains(&setup.seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        return Err(format!("{} takes {least} to {most} players, not {}", G::NAME, setup.seats));
    }
    let mut options = with_edition::<G>(&setup.edition).map_err(|fault| fault.to_string())?;
    for (name, value) in &setup.options {
        options.set(name, value)?;
    }
    Ok(options)
}

fn with_edition<G: Present>(edition: &[(String, String)]) -> Result<G::Options, Fault> {
    let mut options = G::Options::default();
    if !edition.is_empty() {
        let files: Vec<Source<'_>> =
            edition.iter().map(|(name, text)| Source { name, text }).collect();
        options.load(&files)?;
    }
    Ok(options)
}

impl<G: Present + Fields> Title for Entry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
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

    fn components(&self) -> Vec<Component> {
        G::components()
    }

    fn art(&self) -> &'static [Source<'static>] {
        art::of(G::NAME)
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::rules(lang)
    }

    fn facts(&self, edition: &[(String, String)]) -> Result<Vec<Fact>, String> {
        with_edition::<G>(edition).map(|options| G::facts(&options)).map_err(|e| e.to_string())
    }

    fn saga(&self) -> Option<Saga> {
        G::CAMPAIGN
    }

    fn check_campaign(
        &self,
        campaign: &Campaign,
        edition: &[(String, String)],
    ) -> Result<(), (usize, String)> {
        campaign::check::<G>(campaign, edition)
    }

    fn recall(
        &self,
        id: &str,
        edition: &[(String, String)],
        lang: Lang,
    ) -> Option<(String, String)> {
        G::recall(&with_edition::<G>(edition).ok()?, id, lang)
    }

    fn open(&self, setup: &Setup, chance: &mut dyn Chance) -> Result<Box<dyn Table>, String> {
        let options = options_of::<G>(setup)?;
        Ok(Box::new(Session::<G>::new(setup.seats, options, chance)))
    }

    fn load(
        &self,
        replay: &Replay,
        edition: &[(String, String)],
    ) -> Result<Box<dyn Table>, String> {
        // Before the options, which another version may have named otherwise.
        replay.fits::<G>().map_err(|fault| fault.to_string())?;
        let setup = Setup {
            seats: replay.seats,
            options: replay.options.clone(),
            edition: edition.to_vec(),
        };
        let options =
            options_of::<G>(&setup).map_err(|reason| format!("{}: {reason}", replay.file))?;
        let found = options.edition();
        if found != replay.edition {
            return Err(format!(
                "{}: played with edition {}, but this is edition {found}: name its folder with --edition",
                replay.file, replay.edition
            ));
        }
        let session = Session::<G>::load(replay, options).map_err(|e| e.to_string())?;
        Ok(Box::new(session))
    }

    fn player(&self, kind: &str, seed: u64) -> Result<Box<dyn Player>, String> {
        Ok(Box::new(Seated { bot: bot::<G>(kind, seed)? }))
    }

    fn search(
        &self,
        position: &Position,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> SearchResult<String> {
        let view = position.view::<G>(seat).expect("a position of this game");
        SearchBot::<G>::new(budget, 0.0, Model::shipped::<G>(), seed).search(view).in_notation()
    }

    fn train(
        &self,
        plan: &TrainingPlan,
        before: &TrainingState,
        stage: Stage,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(TrainingState, Evaluation), String> {
        let options = options_of::<G>(&Setup { seats: plan.seats, ..Setup::default() })?;
        Ok(train::generation::<G>(plan, options, before, stage, progress))
    }

    fn weights(&self) -> &'static str {
        G::WEIGHTS
    }

    fn check(&self, scenario: &Scenario, edition: &[(String, String)]) -> Result<(), Fault> {
        scenario::run::<G>(scenario, with_edition::<G>(edition)?)
    }

    fn simulate(
        &self,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
        sink: Option<Sink<'_>>,
    ) -> Result<Report, String> {
        simulate::simulate::<G>(simulation, progress, sink)
    }

    fn arena(
        &self,
        tournament: &Tournament,
        so_far: &[Outcome],
        scribe: Scribe<'_>,
    ) -> Result<Standings, String> {
        arena::play::<G>(tournament, so_far, scribe)
    }

    fn bench(
        &self,
        seats: u8,
        kind: &str,
        length: Length,
        allocations: fn() -> u64,
    ) -> Result<Bench, String> {
        let options = options_of::<G>(&Setup { seats, ..Setup::default() })?;
        bench::bench::<G>(seats, options, kind, length, allocations)
    }

    fn bench_bots(&self, seats: u8, kind: &str, seconds: f64) -> Result<Thinking, String> {
        let options = options_of::<G>(&Setup { seats, ..Setup::default() })?;
        bench::bench_bots::<G>(seats, options, kind, seconds)
    }
}

struct Seated<G: Present> {
    bot: Sitter<G>,
}

impl<G: Present> Player for Seated<G> {
    fn choose(&mut self, position: &Position, seat: Seat) -> String {
        let sight = position.sight::<G>(seat).expect("a position of this game");
        self.bot.choose(&sight).to_string()
    }

    fn limit_time(&mut self, time: Duration) {
        self.bot.limit_time(time);
    }

    fn last_search(&self) -> Option<SearchResult<String>> {
        self.bot.last_search().map(SearchResult::in_notation)
    }

    fn lapse(&self) -> Option<&str> {
        self.bot.lapse()
    }

    fn game_over(&mut self, position: &Position, seat: Seat) {
        let sight = position.sight::<G>(seat).expect("a position of this game");
        self.bot.game_over(&sight);
    }
}
