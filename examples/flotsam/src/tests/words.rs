//! What people read: everything has a face, a name, a sentence and its points.

use crate::{Flotsam, Options};

#[test]
fn every_language_keeps_to_english() {
    laws::every_language_keeps_to_english::<Flotsam>();
}

#[test]
fn everything_on_the_table_explains_itself() {
    for seats in 2..=4 {
        laws::everything_explains_itself::<Flotsam>(seats, Options::default());
    }
}

#[test]
fn every_option_has_words() {
    laws::every_option_has_words::<Flotsam>();
}

#[test]
fn every_component_has_a_face() {
    laws::every_component_has_a_face::<Flotsam>(&Options::default());
}

#[test]
fn every_sentence_has_a_clause() {
    laws::every_sentence_has_a_clause::<Flotsam>(4, Options::default());
}

#[test]
fn every_used_component_is_one() {
    laws::every_used_component_is_one::<Flotsam>(2, Options::default());
}

#[test]
fn seats_are_called_by_their_names() {
    laws::seats_are_called_by_their_names::<Flotsam>(Options::default());
}

/// FL-6.1, FL-6.2: every point is accounted for.
#[test]
fn score_sheets_add_up() {
    laws::score_sheets_add_up::<Flotsam>(3, Options::default());
}

#[test]
fn mistyped_actions_are_read_or_refused() {
    laws::mistyped_actions_are_read_or_refused::<Flotsam>(3, Options::default());
}

/// The table of decisions is the guide to the notation.
#[test]
fn the_rules_show_every_action() {
    let rules = include_str!("../../RULES.md");
    laws::the_guide_shows_every_action::<Flotsam>(rules, "### Decisions", 2, Options::default());
}
