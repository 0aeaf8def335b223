//! Tests of the server: without sockets, with real ones, and of the store alone.

mod bots;
mod browser;
mod clocks;
mod defence;
mod leaks;
mod lobby;
mod people;
mod play;
mod reference;
mod seating;
mod store;
mod words;
