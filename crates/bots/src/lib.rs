//! Players made of code. They get a [`View`] of their seat and nothing else.
//!
//! Read in this order: a [`Kind`] names a bot; [`Value`] is what was learned about a game, the worth
//! of what it counts, one by one and with a [`Net`] together; [`Greedy`] looks one step ahead with it;
//! a [`Search`] looks as far as its [`Budget`] lets it; [`Advice`] is what a search found; `train`
//! learns a value.

mod advice;
mod budget;
mod greedy;
mod habits;
mod kind;
mod net;
mod node;
mod random;
mod search;
mod searcher;
pub mod train;
mod value;
mod weights;

use std::time::Duration;

use tabletop::{Features, Game, View};

pub use advice::{Advice, Counsel};
pub use budget::Budget;
pub use greedy::Greedy;
pub use habits::Habits;
pub use kind::{KINDS, Kind, LEVELS, Level};
pub use net::{Net, Sketch};
pub use random::{Random, Uniform};
pub use search::Search;
pub use searcher::Searcher;
pub use value::{Chances, Hopes, Judgement, Value};
pub use weights::{Lesson, Mind, Weights};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the view's seat.
    fn choose(&mut self, view: View<'_, G>) -> G::Action;

    /// Thinks about a decision no longer than this, from now on.
    fn hurry(&mut self, _time: Duration) {}

    /// What the bot thought of its last choice, if it thinks.
    fn thought(&self) -> Option<&Advice<G::Action>> {
        None
    }
}

/// The bot of a kind. Same kind, seed and views: same choices, if its budget is not one of time.
pub fn bot<G: Features>(kind: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    kind.parse::<Kind>()?.bot(seed)
}

#[cfg(test)]
mod tests;
