//! Laws every game keeps, checked on random play. Each law is a function; a game's tests call
//! [`keep`] for its player counts and options.

mod allocator;
mod hidden;
mod play;
mod playthrough;
mod scenarios;
mod words;

pub use allocator::{Counting, allocations};
pub use play::{Bound, a_playout_allocates_nothing, keep, playout, sensible_actions_are_legal};
pub use playthrough::playthrough;
pub use scenarios::every_scenario_holds;
pub use words::{both_languages_say_everything, every_move_has_words};
