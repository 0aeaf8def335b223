//! Games among bots for those who do not know the game.

use scene::Present;
use tabletop::GameType;

use crate::{
    Benchmark, Error, GameResult, Length, ReplaySink, Report, ResultSink, SearchSpeed, Simulation,
    Standings, Tournament, benchmark, simulation, tournament,
};

/// A game that bots can play among themselves, whichever game it is.
pub trait Arena {
    /// Plays games among bots. `progress` is told the number of games that are over, `sink` takes them in.
    ///
    /// # Errors
    ///
    /// If the setup or a kind of bot is wrong, or `sink` complains.
    fn simulate(
        &self,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
        sink: Option<ReplaySink<'_>>,
    ) -> Result<Report, Error>;

    /// Plays a tournament among bots, except the games in `so_far`. `sink` takes in every game.
    ///
    /// # Errors
    ///
    /// If the setup, the schedule or a kind of bot is wrong, or `sink` complains.
    fn play_tournament(
        &self,
        tournament: &Tournament,
        so_far: &[GameResult],
        sink: ResultSink<'_>,
    ) -> Result<Standings, Error>;

    /// Measures random play on one thread. `allocations` counts those of this thread.
    ///
    /// # Errors
    ///
    /// If the game does not take so many players, or `kind` is no random play.
    fn measure_playouts(
        &self,
        seats: u8,
        kind: &str,
        length: Length,
        allocations: fn() -> u64,
    ) -> Result<Benchmark, Error>;

    /// Measures how fast a kind of bot searches.
    ///
    /// # Errors
    ///
    /// If the game does not take so many players, or there is no such kind.
    fn measure_search(&self, seats: u8, kind: &str, seconds: f64) -> Result<SearchSpeed, Error>;
}

impl<G: Present> Arena for GameType<G> {
    fn simulate(
        &self,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
        sink: Option<ReplaySink<'_>>,
    ) -> Result<Report, Error> {
        simulation::play::<G>(simulation, progress, sink)
    }

    fn play_tournament(
        &self,
        tournament: &Tournament,
        so_far: &[GameResult],
        sink: ResultSink<'_>,
    ) -> Result<Standings, Error> {
        tournament::play::<G>(tournament, so_far, sink)
    }

    fn measure_playouts(
        &self,
        seats: u8,
        kind: &str,
        length: Length,
        allocations: fn() -> u64,
    ) -> Result<Benchmark, Error> {
        benchmark::playouts::<G>(seats, kind, length, allocations)
    }

    fn measure_search(&self, seats: u8, kind: &str, seconds: f64) -> Result<SearchSpeed, Error> {
        benchmark::search::<G>(seats, kind, seconds)
    }
}
