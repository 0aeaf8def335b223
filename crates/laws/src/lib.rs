//! Laws every game keeps, checked on random play. Each law is a function; a game's tests call
//! [`keep`] for its player counts and options.

mod allocator;
mod editions;
mod hidden;
mod legend;
mod lessons;
mod play;
mod playthrough;
mod positions;
mod scenarios;
mod table;
mod words;

pub use allocator::{Counting, allocations};
pub use editions::{
    an_edition_that_is_read_can_be_played, changed, every_line_is_checked, every_switch_can_be_set,
    only_facts_make_an_edition, refused,
};
pub use hidden::only_secrets_vary;
pub use legend::everything_explains_itself;
pub use lessons::every_lesson_can_be_taken;
pub use play::{
    Bound, a_playout_allocates_nothing, keep, played, playout, sensible_actions_are_legal,
};
pub use playthrough::playthrough;
pub use positions::positions_that_are_taken_can_be_played;
pub use scenarios::{every_scenario_holds, given};
pub use table::{
    a_preview_shows_what_can_be_taken_back, score_sheets_add_up, seats_are_called_by_their_names,
    the_same_seed_gives_the_same_game,
};
pub use words::{
    every_component_has_a_face, every_language_keeps_to_english, every_move_has_words,
    every_option_has_words, every_sentence_has_a_clause, every_used_component_is_one,
    mistyped_actions_are_read_or_refused, the_guide_shows_every_action,
};
