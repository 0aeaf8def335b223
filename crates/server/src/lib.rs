//! Tables in the browser: the server.
//!
//! Read in this order: [`AppState`] is everything requests share; [`router()`] is all requests
//! there are; [`store`] is what outlives the process; `table` is a game being played, with its sockets,
//! clocks and bots. Nothing here knows a game: pictures come from `art`, words from `scene`.

mod app;
mod auth;
mod body;
mod bot_pool;
mod campaigns;
mod clock;
mod config;
mod connections;
mod editions;
mod error;
mod expiry;
mod fsck;
mod guard;
mod health;
mod lesson;
mod library;
mod limits;
mod loaded_campaign;
mod lobby;
mod luck;
mod messages;
mod metrics;
mod opening;
mod people;
mod programs;
mod random;
mod reference;
mod replays;
mod router;
mod serve;
mod socket;
mod static_file;
pub mod store;
mod stream;
mod table;
mod table_view;
mod tables;
mod validation;
mod web_client;

pub use app::{AppState, StartError};
pub use config::{Config, PlayerMaker, Timeouts};
pub use expiry::Expiry;
pub use fsck::{Damage, Findings, FsckError, RestoreError, fsck};
pub use library::LibraryError;
pub use limits::Rate;
pub use programs::{ProgramError, Programs};
pub use router::router;
pub use serve::{ServeError, serve};

#[cfg(test)]
mod tests;
