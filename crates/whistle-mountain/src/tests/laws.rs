//! The laws, for every number of players and both sets of pieces.

use laws::{Bound, Counting};
use tabletop::Options as _;

use crate::{
    Options, WhistleMountain,
    frame::{Frame, Step},
};

#[global_allocator]
static ALLOCATOR: Counting = Counting(std::alloc::System);

/// The stall guard ends every game after 100 rounds (WM-16.6).
const BOUND: Bound = Bound { decisions: 20_000 };

fn options(set: &str) -> Options {
    let mut options = Options::default();
    options.set("set", set).unwrap();
    options
}

/// Machines never leave the game. While workers are promoted, the one being built is nowhere.
fn machines(game: &WhistleMountain) -> u64 {
    let faceup = game.market.iter().flatten().flatten().count();
    let stored: usize = game.all_seats().map(|seat| game.player(seat).machines.len()).sum();
    let is_laid = |frame: &&Frame| matches!(frame, Frame::Do(Step::LayMachine(..)));
    let being_built = game.stack.iter().filter(is_laid).count();
    (game.machines.len() + faceup + stored + game.canyon.built.len() + being_built) as u64
}

fn keep(seats: u8, games: u64) {
    for set in ["full", "first_game"] {
        laws::keep::<WhistleMountain>(seats, options(set), games, BOUND, machines);
    }
}

#[test]
fn two_players_keep_the_laws() {
    keep(2, 8);
}

#[test]
fn three_players_keep_the_laws() {
    keep(3, 6);
}

#[test]
fn four_players_keep_the_laws() {
    keep(4, 6);
}

#[test]
fn sensible_actions_are_legal() {
    for seats in 2..=4 {
        laws::sensible_actions_are_legal::<WhistleMountain>(seats, options("full"), 40);
        laws::sensible_actions_are_legal::<WhistleMountain>(seats, options("first_game"), 20);
    }
}

#[test]
fn a_playout_allocates_nothing() {
    for seats in 2..=4 {
        laws::a_playout_allocates_nothing::<WhistleMountain>(seats, options("full"));
    }
}

#[test]
fn everything_on_the_table_explains_itself() {
    for seats in 2..=4 {
        laws::everything_explains_itself::<WhistleMountain>(seats, Options::default());
    }
}

#[test]
fn every_option_has_words() {
    laws::every_option_has_words::<WhistleMountain>();
}

#[test]
fn every_language_keeps_to_english() {
    laws::every_language_keeps_to_english::<WhistleMountain>();
}
