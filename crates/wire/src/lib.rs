//! The messages between the server and its clients.
//!
//! [`people`], [`lobby`], [`campaign`], [`library`], [`lesson`] and [`replay`] are asked for by HTTP; [`table`] is what runs
//! over the socket of a table. Nothing here knows a game. [`typescript()`] writes all of it down for
//! the browser.

pub mod campaign;
pub mod lesson;
pub mod library;
pub mod lobby;
pub mod motion;
pub mod people;
pub mod replay;
pub mod table;
mod typescript;

pub use typescript::{typescript, typescript_of_a_table};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why something was not done.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ErrorBody {
    /// For code: `stale`, `not-your-turn`, `not-legal`, `too-long`, `too-many`, `not-found` ...
    pub code: String,
    /// For people, in the language they asked in.
    pub reason: String,
}

#[cfg(test)]
mod tests;
