//! The laws, for every number of players and every switch.

use laws::{Bound, Counting};
use tabletop::{Game as _, Options as _};

use crate::{Drift, Flotsam, Options};

#[global_allocator]
static ALLOCATOR: Counting = Counting(std::alloc::System);

/// Twelve turns at most (FL-4.4), and nobody finds more in one than the sea holds.
const BOUND: Bound = Bound { decisions: 800 };

/// Finds, waves and wish cards are neither lost nor made.
fn everything(game: &Flotsam) -> u64 {
    Drift::ALL.iter().map(|&drift| u64::from(game.in_play(drift) + game.wishes_for(drift))).sum()
}

fn keep(seats: u8, switches: &[(&str, &str)]) {
    let mut options = Options::default();
    for (name, value) in switches {
        options.set(name, value).unwrap();
    }
    laws::keep::<Flotsam>(seats, options, 20, BOUND, everything);
}

/// FL-1.1.
#[test]
fn two_to_four_players_keep_the_laws() {
    assert_eq!(Flotsam::SEATS, 2..=4);
    Flotsam::SEATS.for_each(|seats| keep(seats, &[]));
}

#[test]
fn every_switch_keeps_the_laws() {
    for switch in Options::SWITCHES {
        let other = switch.values.other();
        Flotsam::SEATS.for_each(|seats| keep(seats, &[(switch.name, &other)]));
    }
}

#[test]
fn sensible_actions_are_legal() {
    for seats in Flotsam::SEATS {
        laws::sensible_actions_are_legal::<Flotsam>(seats, Options::default(), 500);
    }
}

#[test]
fn a_playout_allocates_nothing() {
    for seats in Flotsam::SEATS {
        laws::a_playout_allocates_nothing::<Flotsam>(seats, Options::default());
    }
}
