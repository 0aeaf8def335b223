//! The laws, for every number of players and every switch.

use laws::{Bound, Counting};
use tabletop::Options as _;

use crate::{Imaginarium, Machine, Options};

#[global_allocator]
static ALLOCATOR: Counting = Counting(std::alloc::System);

/// Nothing forces the end, but every turn offers VP to somebody with charbonium, and VP never
/// fall (IM-1.16): in a million uniform games the longest had 25,000 decisions. Four times that
/// is never reached by luck.
const BOUND: Bound = Bound { decisions: 100_000 };

fn machines(game: &Imaginarium) -> u64 {
    Machine::ALL.iter().map(|&machine| game.machines_in_play(machine) as u64).sum()
}

fn keep(seats: u8, games: u64, switches: &[(&str, &str)]) {
    let mut options = Options::default();
    for (name, value) in switches {
        options.set(name, value).unwrap();
    }
    laws::keep::<Imaginarium>(seats, options, games, BOUND, machines);
}

#[test]
fn two_players_keep_the_laws() {
    keep(2, 8, &[]);
}

#[test]
fn three_players_keep_the_laws() {
    keep(3, 6, &[]);
}

#[test]
fn four_players_keep_the_laws() {
    keep(4, 6, &[]);
}

#[test]
fn five_players_keep_the_laws() {
    keep(5, 6, &[]);
}

#[test]
fn every_switch_keeps_the_laws() {
    for switch in Options::SWITCHES {
        let other = switch.values.other();
        keep(2, 1, &[(switch.name, &other)]);
        keep(4, 1, &[(switch.name, &other)]);
    }
}

#[test]
fn sensible_actions_are_legal() {
    for seats in 2..=5 {
        laws::sensible_actions_are_legal::<Imaginarium>(seats, Options::default(), 2000);
    }
}

#[test]
fn a_playout_allocates_nothing() {
    for seats in 2..=5 {
        laws::a_playout_allocates_nothing::<Imaginarium>(seats, Options::default());
    }
}

#[test]
fn everything_on_the_table_explains_itself() {
    for seats in 2..=5 {
        laws::everything_explains_itself::<Imaginarium>(seats, Options::default());
    }
}

#[test]
fn every_option_has_words() {
    laws::every_option_has_words::<Imaginarium>();
}

#[test]
fn every_language_keeps_to_english() {
    laws::every_language_keeps_to_english::<Imaginarium>();
}
