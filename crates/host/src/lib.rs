//! A game in progress with everybody who plays it, for whoever shows it to people.
//!
//! A [`Host`] has the table, knows who plays each seat, lets bots and programs think, merges what they
//! say about their moves into the log, and gives hints. It starts no thread and reads no clock: a thought
//! is a value, a [`BotTurn`] or a [`HintSearch`], that its owner runs where there is room for it. The
//! terminal adds keys and drawing; the server adds people, clocks and the store.

mod bot_turn;
mod hint;
mod host;
mod seat_player;

#[cfg(test)]
mod tests;

pub use bot_turn::{BotMove, BotTurn, HUMAN_PAUSE};
pub use hint::{Advice, HintError, HintSearch, advice, hint_budget};
pub use host::Host;
pub use seat_player::{Bot, SeatPlayer};
