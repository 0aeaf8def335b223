//! Tables in the browser: the server.
//!
//! Read in this order: a [`House`] is everything requests share; [`app()`] is all requests there
//! are; [`store`] is what outlives the process; `table` is a game being played, with its sockets,
//! clocks and bots. Nothing here knows a game: pictures come from `art`, words from `scene`.

mod app;
mod asker;
mod body;
mod bots;
mod campaigns;
mod client;
mod clock;
mod config;
mod connections;
mod editions;
mod expiry;
mod fsck;
mod guard;
mod health;
mod house;
mod library;
mod limits;
mod lobby;
mod luck;
mod manners;
mod metrics;
mod objection;
mod opening;
mod people;
mod programs;
mod random;
mod reference;
mod remembered;
mod replays;
mod serve;
mod served;
mod socket;
pub mod store;
mod stream;
mod table;
mod tables;

pub use app::app;
pub use config::{Config, PlayerMaker, Timeouts};
pub use expiry::Expiry;
pub use fsck::{Damage, Findings, Unchecked, fsck};
pub use house::House;
pub use limits::Rate;
pub use programs::Programs;
pub use serve::serve;

#[cfg(test)]
mod tests;
