//! Golden playthroughs: one whole game for every number of players. `cargo xtask golden` writes
//! them anew; a review reads the difference.

use expect_test::expect_file;

use crate::{Flotsam, Options};

fn playthrough(seats: u8) -> String {
    laws::playthrough::<Flotsam>(seats, Options::default(), u64::from(seats))
}

#[test]
fn golden_two_players() {
    expect_file!["../../playthroughs/2.txt"].assert_eq(&playthrough(2));
}

#[test]
fn golden_three_players() {
    expect_file!["../../playthroughs/3.txt"].assert_eq(&playthrough(3));
}

#[test]
fn golden_four_players() {
    expect_file!["../../playthroughs/4.txt"].assert_eq(&playthrough(4));
}
