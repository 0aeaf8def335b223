//! Flotsam: two to four people comb a beach after a storm.
//!
//! Before the first round everybody keeps one of two wish cards, which nobody else sees. Then all in
//! turn comb the beach, find by find, for as long as they dare: whoever goes home in time keeps what was
//! found, and the second wave takes it away. Finds score, and those wished for score more. `RULES.md` has
//! every rule as a numbered clause; the code cites them.
//!
//! Read in this order: the drift, the facts, the state, the frames and events, the questions in
//! `decide/`, the flow.

mod drift;

mod action;
mod edition;
mod options;
mod pile;

mod event;
mod frame;
mod state;

mod decide;
mod flow;
mod score;
mod setup;

mod features;
mod game;
mod playout;
mod present;
mod scenario;

pub use action::Action;
pub use drift::{Drift, Drifts};
pub use edition::Edition;
pub use event::Event;
pub use options::Options;
pub use state::{Flotsam, Player};

type Cx<'a> = tabletop::Ctx<'a, Event>;

#[cfg(test)]
mod tests;
