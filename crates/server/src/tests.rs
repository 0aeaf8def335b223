//! Tests of the server: without sockets, with real ones, and of the store alone.

mod bots;
pub mod browser;
mod clocks;
mod closing;
mod defence;
mod lobby;
mod people;
mod play;
mod reference;
mod seating;
mod store;
mod words;
