//! Imaginarium, a game by Bruno Cathala and Florian Sirieix.
//!
//! In every round the handymen reserve broken machines on a belt or stand on an extractor; then
//! each in turn runs the own machines, pays for the reserved one, carries out up to two
//! neighbouring actions of a dial, and claims projects. Repaired machines sit in the few slots of
//! a workshop, where they can be stacked into stronger combinations. The round in which somebody
//! holds 20 victory points is the last one. `RULES.md` has every rule as a numbered clause; the
//! code cites them.
//!
//! Read in this order: goods, the components, the state, the frames and events, the questions in
//! `decide/`, the flow.

mod goods;

mod action;
mod assistant;
mod board;
mod dial;
mod edition;
mod machine;
mod options;
mod pile;
mod project;
mod slot;
mod text;

mod event;
mod frame;
mod state;

mod atom;
mod decide;
mod flow;
mod score;
mod setup;

mod features;
mod game;
mod playout;
mod present;
mod scenario;

pub use action::{Action, Yield};
pub use assistant::{Assistant, Staff};
pub use board::{Piece, Space};
pub use dial::{Job, Jobs};
pub use edition::{Edition, Workshop};
pub use event::Event;
pub use goods::{Cubes, Feed, Good, Goods};
pub use machine::{Family, Machine};
pub use options::Options;
pub use project::{Project, Projects};
pub use slot::{Slot, Slots, Stack};
pub use state::{Imaginarium, Player};

type Cx<'a> = tabletop::Ctx<'a, Event>;

#[cfg(test)]
mod tests;
