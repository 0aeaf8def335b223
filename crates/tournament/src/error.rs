//! Why games among bots cannot be played.

use players::KindError;
use tabletop::SetupError;

/// What somebody who takes in games may complain about, such as a full disk.
pub type SinkError = Box<dyn std::error::Error + Send + Sync>;

/// Why games among bots cannot be played.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Kind(#[from] KindError),
    #[error("a tournament needs at least two entrants")]
    TooFewEntrants,
    #[error("a tournament needs at least two players at a table")]
    TooFewSeats,
    /// There are more line-ups than anybody could play.
    #[error("{entrants} entrants on {seats} seats are too many different tables")]
    TooManyLineups { entrants: usize, seats: usize },
    /// A benchmark of random play with another kind of bot.
    #[error("`{0}` is no random play: random and uniform are")]
    NotRandom(String),
    /// Whoever takes in the games complained.
    #[error("{0}")]
    Sink(SinkError),
}
