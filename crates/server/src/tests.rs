//! Tests of the server: without sockets, with real ones, and of the store alone.

mod analysis;
mod bots;
pub mod browser;
mod campaigns;
mod clocks;
mod closing;
mod compression;
mod connections;
mod defence;
mod expiry;
mod faults;
mod hints;
mod lessons;
mod limits;
mod lobby;
mod people;
mod play;
mod programs;
mod reference;
mod seating;
mod shares;
mod sign_out;
mod sizes;
mod store;
mod upgrade;
mod words;

use std::io::Write;

/// Figures that are worth a look even when all went well: straight to the stream, since the harness
/// keeps what passing tests print.
pub fn report(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}
