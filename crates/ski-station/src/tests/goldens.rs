//! Golden playthroughs: one whole game for every number of players, and one with the options that
//! ask more. `cargo xtask golden` writes them anew; a review reads the difference. Only these:
//! `UPDATE_EXPECT=1 cargo test --package ski-station golden`.

use expect_test::expect_file;
use tabletop::Options as _;

use crate::{Options, SkiStation};

fn playthrough(seats: u8, options: Options) -> String {
    laws::playthrough::<SkiStation>(seats, options, u64::from(seats))
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
fn golden_other_options() {
    let mut options = Options::default();
    for (name, value) in [
        ("reward_tiles", "sixteen"),
        ("seating", "manual"),
        ("d06_free", "true"),
        ("bt02_cap", "total"),
        ("direct_line", "contiguous"),
        ("seat_order", "given"),
        ("wage_prompt", "always"),
        ("void_activation", "true"),
    ] {
        options.set(name, value).unwrap();
    }
    expect_file!["../../playthroughs/other-options.txt"].assert_eq(&playthrough(3, options));
}
