//! The laws, for every number of players, every scenario and the options that change what is asked.

use laws::{Bound, Counting};

use super::options;
use crate::{
    CloudAge,
    frame::{Frame, Step},
};

#[global_allocator]
static ALLOCATOR: Counting = Counting(std::alloc::System);

/// At most eight rounds, each with few decisions of each player (RULES.md 5.3).
const BOUND: Bound = Bound { decisions: 2_000 };

/// The scenarios with the switches that ask or allow more, and a chapter with all tiles there are.
const READINGS: [&[(&str, &str)]; 4] = [
    &[("scenario", "1"), ("missions_kept", "2"), ("tiers_add_up", "true")],
    &[("scenario", "2"), ("sides", "random"), ("marker_before_combat", "false")],
    &[("scenario", "3"), ("start_is_city", "true"), ("leftover_goods_score", "true")],
    &[("campaign", "st-43 1 2 3 l1 l2 l4 l5 l6 l7 l8 l9 l10 l14 l15 40:38")],
];

/// Project cards never leave the game.
fn projects(game: &CloudAge) -> u64 {
    let owned = |seat| {
        let player = game.player(seat);
        usize::from(player.hand.len()) + player.played.len()
    };
    let is_paid = |frame: &&Frame| matches!(frame, Frame::Do(Step::Place(..)));
    let being_paid = game.stack.iter().filter(is_paid).count();
    let piles = usize::from(game.deck.len()) + usize::from(game.discard.len());
    (piles + being_paid + game.all_seats().map(owned).sum::<usize>()) as u64
}

fn keep(seats: u8, games: u64) {
    for reading in READINGS {
        laws::keep::<CloudAge>(seats, options(reading), games, BOUND, projects);
    }
}

#[test]
fn one_player_keeps_the_laws() {
    keep(1, 3);
}

#[test]
fn two_players_keep_the_laws() {
    keep(2, 3);
}

#[test]
fn three_players_keep_the_laws() {
    keep(3, 2);
}

#[test]
fn four_players_keep_the_laws() {
    keep(4, 2);
}

#[test]
fn every_chapter_keeps_the_laws() {
    for start in ["st-11", "st-15", "st-19 1 l2", "st-25 l5", "st-31 l1", "st-37 l15", "st-44 l9"] {
        // The deck grows when Project numbers are unlocked.
        laws::keep::<CloudAge>(2, options(&[("campaign", start)]), 2, BOUND, |_| 0);
    }
}

#[test]
fn sensible_actions_are_legal() {
    for (seats, reading) in (1..=4).zip(READINGS) {
        laws::sensible_actions_are_legal::<CloudAge>(seats, options(reading), 40);
    }
}

#[test]
fn a_playout_allocates_nothing() {
    for (seats, reading) in (1..=4).zip(READINGS) {
        laws::a_playout_allocates_nothing::<CloudAge>(seats, options(reading));
    }
}

#[test]
fn everything_on_the_table_explains_itself() {
    for seats in 1..=4 {
        laws::everything_explains_itself::<CloudAge>(seats, crate::Options::default());
    }
}

#[test]
fn every_option_has_words() {
    laws::every_option_has_words::<CloudAge>();
}

#[test]
fn every_language_keeps_to_english() {
    laws::every_language_keeps_to_english::<CloudAge>();
}
