//! Whistle Mountain, a game by Luke Laurie and Scott Caputo.
//!
//! In a turn a player sends one airship out, to collect resources beside it, to activate machines
//! or to visit a dock; or calls all airships home and builds. Scaffolds fill a canyon, machines
//! cover scaffolds, and the workers they displace climb a tower. Machines above the bridge melt
//! snow: the water rises row by row, ruins machines and sweeps workers into a whirlpool. When
//! nobody has a worker in the barracks any more, the last turns are played. `RULES.md` has every
//! rule as a numbered clause; the code cites them.
//!
//! Read in this order: goods and grid, the components, the state with its canyon, deeds and what
//! can be done, the frames and events, the questions in `decide/`, the flow.

mod goods;
mod grid;

mod ability;
mod action;
mod airship;
mod award;
mod card;
mod edition;
mod machine;
mod options;
mod pile;
mod scaffold;
mod upgrade;
mod worker;

mod canyon;
mod deed;
mod event;
mod frame;
mod state;

mod atom;
mod can;
mod decide;
mod flood;
mod flow;
mod score;
mod setup;

mod check;
mod features;
mod game;
mod playout;
mod present;
mod scenario;

pub use ability::Ability;
pub use action::Action;
pub use airship::{Airship, Berth, Dock};
pub use award::Award;
pub use card::Card;
pub use edition::Edition;
pub use event::Event;
pub use goods::{Cost, Good, Goods, Payment};
pub use grid::{Cell, Cells, Spot, Turn};
pub use machine::{Machine, Size};
pub use options::Options;
pub use scaffold::{Scaffold, Shape};
pub use state::{Player, WhistleMountain};
pub use upgrade::Upgrade;

type Cx<'a> = tabletop::Ctx<'a, Event>;

#[cfg(test)]
mod tests;
