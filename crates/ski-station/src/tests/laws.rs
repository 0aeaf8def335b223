//! The laws, for every number of players and the options that change what is asked.

use laws::{Bound, Counting};
use tabletop::Options as _;

use crate::{Options, SkiStation};

#[global_allocator]
static ALLOCATOR: Counting = Counting(std::alloc::System);

/// A game has seven rounds, but any-time actions make its turns long (SK-28.9).
const BOUND: Bound = Bound { decisions: 2_000 };

/// The rules, and each option that asks more or allows more.
const READINGS: [&[(&str, &str)]; 3] = [
    &[],
    &[("seating", "manual"), ("wage_prompt", "always"), ("void_activation", "true")],
    &[("anytime_windows", "edges"), ("d06_free", "true"), ("reward_tiles", "sixteen")],
];

fn options(reading: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    reading.iter().for_each(|(name, value)| options.set(name, value).unwrap());
    options
}

/// Buildings and developments never leave the game, the base buildings included.
fn tiles(game: &SkiStation) -> u64 {
    let unseen = game.buildings.len() + game.developments.len();
    let discarded = game.discarded_buildings.len() + game.discarded_developments.len();
    let on_plates = game.plates.iter().flatten().flatten().count();
    let owned = |seat| {
        let player = game.player(seat);
        let bought = usize::from(player.village.len()) + player.developments.len();
        bought + game.tiles_in_hand(seat).count()
    };
    (unseen + discarded + on_plates + game.all_seats().map(owned).sum::<usize>()) as u64
}

fn keep(seats: u8, games: u64) {
    for reading in READINGS {
        laws::keep::<SkiStation>(seats, options(reading), games, BOUND, tiles);
    }
}

#[test]
fn two_players_keep_the_laws() {
    keep(2, 6);
}

#[test]
fn three_players_keep_the_laws() {
    keep(3, 4);
}

#[test]
fn four_players_keep_the_laws() {
    keep(4, 4);
}

#[test]
fn sensible_actions_are_legal() {
    for (seats, reading) in (2..=4).zip(READINGS) {
        laws::sensible_actions_are_legal::<SkiStation>(seats, options(reading), 40);
    }
}

#[test]
fn a_playout_allocates_nothing() {
    for seats in 2..=4 {
        laws::a_playout_allocates_nothing::<SkiStation>(seats, Options::default());
    }
}

#[test]
fn everything_on_the_table_explains_itself() {
    for seats in 2..=4 {
        laws::everything_explains_itself::<SkiStation>(seats, Options::default());
    }
}

#[test]
fn every_option_has_words() {
    laws::every_option_has_words::<SkiStation>();
}

#[test]
fn every_language_keeps_to_english() {
    laws::every_language_keeps_to_english::<SkiStation>();
}
