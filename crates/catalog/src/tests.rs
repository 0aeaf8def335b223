//! Bots in all games.

mod bots;
