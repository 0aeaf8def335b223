//! What is counted of a position, on random play.

use std::collections::BTreeSet;

use tabletop::{Ctx, Features, Flow as _, Game, Rng};

use super::options;
use crate::CloudAge;

/// Every number of players, every scenario, and chapters of the campaign.
const READINGS: [(u8, &[(&str, &str)]); 7] = [
    (1, &[("scenario", "2")]),
    (1, &[("scenario", "1"), ("missions_kept", "2")]),
    (2, &[("scenario", "3")]),
    (3, &[("scenario", "2"), ("sides", "random")]),
    (4, &[("scenario", "3"), ("start_is_city", "true")]),
    (2, &[("campaign", "st-43 1 2 3 4 5 6 l1 l2 l4 l5 l6 l7 l8 l9 l10 l14 l15 40:38")]),
    (1, &[("campaign", "st-11")]),
];

/// Plays a game of sensible moves and shows every position with a question.
fn play(seats: u8, reading: &[(&str, &str)], seed: u64, mut look: impl FnMut(&CloudAge)) {
    let (mut luck, mut choose) = (Rng::new(seed), Rng::new(!seed));
    let cx = &mut Ctx { chance: &mut luck, log: None };
    let mut game = CloudAge::setup(seats, options(reading), cx);
    let mut actions = Vec::new();
    while let Some(by) = game.deciders().first() {
        look(&game);
        game.sensible_actions(by, &mut actions);
        let action = choose.pick(&actions);
        game.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
    }
    look(&game);
}

#[test]
fn every_name_is_there_once() {
    let names: BTreeSet<_> = CloudAge::NAMES.iter().collect();
    assert_eq!(names.len(), CloudAge::NAMES.len());
}

#[test]
fn everything_is_counted_somewhere() {
    let mut seen = vec![[0; 2]; CloudAge::NAMES.len()];
    for (seed, (seats, reading)) in (0..).zip(READINGS.iter().cycle().take(70)) {
        play(*seats, reading, seed, |game| {
            for seat in game.all_seats() {
                let mut counts = vec![0; CloudAge::NAMES.len()];
                game.features(seat, &mut counts);
                for ([least, most], &n) in seen.iter_mut().zip(&counts) {
                    (*least, *most) = (n.min(*least), n.max(*most));
                }
            }
        });
    }
    for (name, [least, most]) in CloudAge::NAMES.iter().zip(seen) {
        assert!((least, most) != (0, 0), "{name} is never counted");
        assert!(-100 <= least && most <= 400, "{name} counts from {least} to {most}");
    }
}

#[test]
fn progress_runs_from_the_beginning_to_the_end() {
    for (seed, (seats, reading)) in (0..).zip(READINGS.iter().cycle().take(35)) {
        let mut all = Vec::new();
        play(*seats, reading, seed, |game| all.push(game.progress()));
        assert_eq!(all[0], 0);
        assert!(all.is_sorted(), "{all:?}");
        let [.., last, end] = all[..] else { panic!("a game has many positions") };
        assert!(90 <= last, "the last question is asked at {last}");
        assert_eq!(end, 100);
    }
}
