//! Whoever plays a seat without hands: a bot of ours or a program of somebody else, in any game.
//!
//! [`SeatBot`] is one of the two, for a known game. [`Player`] is the same for those who do not know the
//! game, such as servers and terminals, and [`Players`] makes one by its kind.

mod seat_bot;

use std::time::Duration;

use bots::{Budget, Model, SearchBot, SearchResult};
use external_bot::CommandError;
use scene::{Position, Present};
use tabletop::{GameType, Seat};

pub use seat_bot::SeatBot;

/// Why there is no player of some kind.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub enum KindError {
    Bot(#[from] bots::Error),
    Program(#[from] CommandError),
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

/// A game that players made of code can play, whichever game it is.
pub trait Players: Sync {
    /// A player by its kind: one of [`bots::KINDS`], a search with a budget, or a program.
    ///
    /// # Errors
    ///
    /// If there is no such kind, or its program or weights file is missing.
    fn player(&self, kind: &str, seed: u64) -> Result<Box<dyn Player>, KindError>;

    /// What a search finds about the decision of `seat`, which is asked now, from its view.
    ///
    /// # Panics
    ///
    /// If the position is one of another game.
    fn search(
        &self,
        position: &Position,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> SearchResult<String>;
}

impl<G: Present> Players for GameType<G> {
    fn player(&self, kind: &str, seed: u64) -> Result<Box<dyn Player>, KindError> {
        Ok(Box::new(SeatBot::<G>::new(kind, seed)?))
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
}
