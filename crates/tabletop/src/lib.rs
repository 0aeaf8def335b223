//! The vocabulary every game shares. No I/O, no serde, no clock, no global state.
//!
//! Read in this order: a [`Seat`] is a player's position; a [`List`] and a [`Bag`] hold
//! components; [`Chance`] is where luck comes from; a [`Game`] is a position that knows its
//! own rules; a [`Session`] is a game being played, with undo and a [`Replay`]; a
//! [`Scenario`] is a replay with expectations, the language of the rule tests; a [`Campaign`] is
//! what games in a row leave to each other.

#![warn(missing_docs)]

mod bag;
pub mod campaign;
mod cells;
mod chance;
mod error;
mod fact;
mod fault;
mod features;
pub mod fields;
mod flow;
mod game;
mod game_type;
mod goods;
mod ids;
pub mod lesson;
mod list;
pub mod name;
pub mod notation;
mod options;
mod replay;
pub mod scenario;
mod seat;
mod session;
mod set;
mod setup;
mod shared;
pub mod toy;

pub use bag::Bag;
pub use campaign::{CAMPAIGN, Campaign, Chapter, Saga, Sequel, Spoiled, Tally, Traveller};
pub use cells::Bits;
pub use chance::{
    Chance, Luck, Odometer, Pile, Recorder, Rng, Script, ScriptError, Spread, weighted,
};
pub use error::{Impossible, ParseError};
pub use fact::{Fact, Mark};
pub use fault::{Fault, Source};
pub use features::{Counts, Features};
pub use fields::{Field, FieldError, Fields};
pub use flow::{Flow, Frame, Stack};
pub use game::{Choices, Ctx, Event, Game, Probe};
pub use game_type::GameType;
pub use goods::Goods;
pub use ids::Id;
pub use lesson::Lesson;
pub use list::List;
pub use options::{OptionError, Options, Setting, Switch, Values};
pub use replay::{Lines, Move, Replay};
pub use scenario::Scenario;
pub use seat::{PerSeat, Seat, Seats};
pub use session::{MoveError, Outcome, Refusal, Session, Step, View};
pub use set::Set;
pub use setup::{Setup, SetupError, edition_options};
pub use shared::Shared;

#[cfg(test)]
mod tests;
