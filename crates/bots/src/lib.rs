//! Players made of code. They get a [`View`] of their seat and nothing else.
//!
//! Read in this order: a [`Kind`] names a bot; a [`ValueFunction`] estimates who wins, from the features
//! of a game and from what was learned ([`WeightsFile`], [`Model`]); [`Greedy`] looks one step ahead with
//! it; a [`Search`] looks as far as its [`Budget`] lets it, and a [`SearchResult`] is what it found;
//! [`train`] learns the weights.
//!
//! ```
//! use bots::bot;
//! use imaginarium::Imaginarium;
//! use tabletop::{Flow, Game, Rng, Session};
//!
//! let mut luck = Rng::new(1);
//! let mut session = Session::<Imaginarium>::new(2, Default::default(), &mut luck);
//! let mut bots = [bot::<Imaginarium>("mcts:20", 1)?, bot::<Imaginarium>("greedy", 2)?];
//! for _ in 0..10 {
//!     let by = session.state().deciders().first().expect("nobody wins so soon");
//!     let action = bots[by.index()].choose(session.view(by)).to_string();
//!     session.play(by, &action, &mut luck).expect("bots choose what is legal");
//! }
//! # Ok::<(), bots::Error>(())
//! ```

#![warn(missing_docs)]

mod budget;
mod error;
mod greedy;
mod kind;
mod model;
mod net;
mod node;
mod random;
mod search;
mod search_bot;
mod search_params;
mod search_result;
pub mod train;
mod value;
mod weights_file;
pub mod workers;

use std::time::Duration;

use tabletop::{Features, Game, View};

pub use budget::Budget;
pub use error::Error;
pub use greedy::Greedy;
pub use kind::{KINDS, Kind, LEVELS, Level};
pub use model::Model;
pub use net::{NamedNet, Net, UNITS, Units};
pub use random::{Random, Uniform};
pub use search::Search;
pub use search_bot::SearchBot;
pub use search_params::{SearchParam, SearchParams};
pub use search_result::{Candidate, SearchResult};
pub use value::{Estimate, ExpectedScores, ValueFunction, WinProbabilities};
pub use weights_file::{TrainedWeights, WeightsFile};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the view's seat.
    fn choose(&mut self, view: View<'_, G>) -> G::Action;

    /// Takes no longer than this for a decision, from now on.
    fn limit_time(&mut self, _time: Duration) {}

    /// What the search before the last choice found; `None` for a bot that does not search.
    fn last_search(&self) -> Option<&SearchResult<G::Action>> {
        None
    }
}

/// The bot of a kind. The same kind, seed and views give the same choices, unless its budget is one of
/// time.
///
/// # Errors
///
/// Any [`Error`] about a kind, or about the weights file it names.
///
/// ```
/// use bots::bot;
/// use imaginarium::Imaginarium;
///
/// assert!(bot::<Imaginarium>("keen", 1).is_ok());
/// let error = bot::<Imaginarium>("mcts:soon", 1).err().expect("no budget");
/// assert!(matches!(error, bots::Error::Budget(_)));
/// ```
pub fn bot<G: Features>(kind: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Error> {
    kind.parse::<Kind>()?.bot(seed)
}

#[cfg(test)]
mod tests;
