//! Many games among bots, of any game: simulations, tournaments and benchmarks.
//!
//! A [`Simulation`] tells about a game, a [`Tournament`] about bots, a [`Benchmark`] about speed; the trait
//! [`Arena`] runs them for those who do not know the game. `PlayedGame` is one game, a [`Schedule`] says
//! who sits where in which game, [`Standings`] are what the games of a tournament come to.

mod arena;
mod benchmark;
mod distribution;
mod error;
mod played_game;
mod schedule;
mod simulation;
mod standings;
mod tournament;

pub use arena::Arena;
pub use benchmark::{Benchmark, Length, SearchSpeed};
pub use distribution::{Distribution, Summary, Wins, wilson_interval};
pub use error::{Error, SinkError};
pub use schedule::{Schedule, ScheduledGame};
pub use simulation::{ComponentStats, ReplaySink, Report, SeatStats, Simulation};
pub use standings::{Entrant, Rating, Record, Standings};
pub use tournament::{GameResult, ResultSink, Tournament};

#[cfg(test)]
mod tests;
