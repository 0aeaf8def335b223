//! CloudAge by Alexander Pfister and Arno Steinwender.
//!
//! Airships cross a dried-out land. In every round players turn Energy into Water, draw Navigation
//! cards, fly to a city, leave a marker, perhaps fight its militia, and choose a City action in which
//! the others take part. `RULES.md` has every rule as a numbered clause; the code cites them.
//!
//! Read in this order: the map, the components and what they give, the state, the frames and events,
//! the rounds, the questions in `decide/`, the story.

mod map;

mod card;
mod city;
mod effect;
mod mission;
mod plant;
mod project;
mod story;
mod tile;
mod upgrade;

mod bags;
mod edition;
mod options;
mod pile;

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
mod tale;
mod terrain;

mod check;
mod features;
mod game;
mod playout;
mod present;
mod scenario;

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use map::{Cell, Cells};
pub use options::Options;
pub use state::{CloudAge, Player};

type Cx<'a> = tabletop::Ctx<'a, Event>;

#[cfg(test)]
mod tests;
