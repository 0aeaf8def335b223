//! Ski Station, after a game by Alban Thomas whose title is lost.
//!
//! Players develop a ski resort over seven rounds. Whoever is rearmost on a path of action squares
//! moves on: to recruit, to lay pistes on the mountain, to build in the village or to buy a
//! development. Buildings bring cubes and octagons that want a place; disks on bonus tiles score
//! in every round. `RULES.md` has every rule as a numbered clause; the code cites them.
//!
//! Read in this order: colours, mountain and village, the tiles and what they do, payments, the
//! state, the frames and events, the questions in `decide/`, the rounds.

mod colour;
mod mountain;
mod village;

mod bonus;
mod building;
mod development;
mod effect;
mod reward;

mod edition;
mod options;
mod pile;
mod plate;
mod stock;

mod action;
mod event;
mod frame;
mod state;

mod atom;
mod can;
mod decide;
mod round;
mod score;
mod setup;

mod check;
mod features;
mod game;
mod playout;
mod present;
mod scenario;

pub use action::Action;
pub use bonus::Bonus;
pub use building::Building;
pub use colour::Colour;
pub use development::Development;
pub use edition::Edition;
pub use event::Event;
pub use mountain::{Cell, Cells};
pub use options::Options;
pub use plate::Spot;
pub use reward::Reward;
pub use state::{Player, SkiStation};
pub use stock::{Bundle, Cost, Kind};
pub use village::Place;

type Cx<'a> = tabletop::Ctx<'a, Event>;

#[cfg(test)]
mod tests;
