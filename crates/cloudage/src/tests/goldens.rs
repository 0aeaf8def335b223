//! Golden playthroughs: one whole game for every number of players and of every scenario, one with
//! the options that ask more, and a chapter with all tiles. `cargo xtask golden` writes them anew; a
//! review reads the difference. Only these: `UPDATE_EXPECT=1 cargo test --package cloudage golden`.

use expect_test::expect_file;

use super::options;
use crate::CloudAge;

fn playthrough(seats: u8, reading: &[(&str, &str)]) -> String {
    laws::playthrough::<CloudAge>(seats, options(reading), u64::from(seats))
}

#[test]
fn golden_one_player() {
    expect_file!["../../playthroughs/1.txt"].assert_eq(&playthrough(1, &[("scenario", "2")]));
}

#[test]
fn golden_two_players() {
    expect_file!["../../playthroughs/2.txt"].assert_eq(&playthrough(2, &[("scenario", "3")]));
}

#[test]
fn golden_three_players() {
    expect_file!["../../playthroughs/3.txt"].assert_eq(&playthrough(3, &[("scenario", "1")]));
}

#[test]
fn golden_four_players() {
    expect_file!["../../playthroughs/4.txt"].assert_eq(&playthrough(4, &[("scenario", "2")]));
}

#[test]
fn golden_other_options() {
    let reading = [
        ("scenario", "3"),
        ("marker_before_combat", "false"),
        ("tiers_add_up", "true"),
        ("start_is_city", "true"),
        ("min_navigation_cards", "5"),
        ("l7_entry_cost", "2"),
        ("tie_break", "energy-water"),
        ("leftover_goods_score", "true"),
        ("draw_after_win", "combat_sequence_only"),
        ("missions_kept", "2"),
        ("sides", "random"),
        ("first_player", "B"),
        ("l5_outside_own_turn", "false"),
    ];
    expect_file!["../../playthroughs/other-options.txt"].assert_eq(&playthrough(3, &reading));
}

#[test]
fn golden_chapter() {
    let reading = [("campaign", "st-43 1 2 3 l1 l2 l4 l5 l6 l7 l8 l9 l10 l14 l15 40:38")];
    expect_file!["../../playthroughs/chapter.txt"].assert_eq(&playthrough(2, &reading));
}
