//! Golden playthroughs: one whole game for every number of players, and one with the pieces of a
//! first game. `cargo xtask golden` writes them anew; a review reads the difference. Only these:
//! `UPDATE_EXPECT=1 cargo test --package whistle-mountain golden`.

use expect_test::expect_file;
use tabletop::Options as _;

use crate::{Options, WhistleMountain};

fn playthrough(seats: u8, options: Options) -> String {
    laws::playthrough::<WhistleMountain>(seats, options, u64::from(seats))
}

#[test]
fn golden_two_players() {
    expect_file!["../../playthroughs/2.txt"].assert_eq(&playthrough(2, Options::default()));
}

#[test]
fn golden_three_players() {
    expect_file!["../../playthroughs/3.txt"].assert_eq(&playthrough(3, Options::default()));
}

#[test]
fn golden_four_players() {
    expect_file!["../../playthroughs/4.txt"].assert_eq(&playthrough(4, Options::default()));
}

#[test]
fn golden_first_game() {
    let mut options = Options::default();
    options.set("set", "first_game").unwrap();
    expect_file!["../../playthroughs/first-game.txt"].assert_eq(&playthrough(3, options));
}
