//! What is counted to judge a position: by name, at every decision, and never for nothing.

use std::collections::BTreeSet;

use laws::allocations;
use tabletop::{Ctx, Features, Flow as _, Game, Rng, Seat};

use crate::{Imaginarium, Options};

const NAMES: &[&str] = Imaginarium::NAMES;

/// Plays a random game and shows every position of it; in half of the games anything legal is played.
fn play(seats: u8, seed: u64, mut show: impl FnMut(&Imaginarium)) {
    let (mut luck, mut pick) = (Rng::new(seed), Rng::new(!seed));
    let mut ctx = Ctx { chance: &mut luck, log: None };
    let mut game = Imaginarium::setup(seats, Options::default(), &mut ctx);
    let mut actions = Vec::new();
    while let Some(by) = game.deciders().first() {
        show(&game);
        if seed.is_multiple_of(2) {
            game.sensible_actions(by, &mut actions);
        } else {
            game.legal_actions(by, &mut actions);
        }
        game.apply(by, pick.pick(&actions), &mut ctx);
    }
    show(&game);
}

#[test]
fn every_name_stands_once() {
    let names: BTreeSet<&str> = NAMES.iter().copied().collect();
    assert_eq!(names.len(), NAMES.len());
}

#[test]
fn everything_is_counted_somewhere_and_nothing_is_huge() {
    let mut never: BTreeSet<usize> = (0..NAMES.len()).collect();
    for (seats, seed) in (2..=5).flat_map(|seats| (0..60).map(move |seed| (seats, seed))) {
        play(seats, seed, |game| {
            for seat in Seat::first(seats) {
                let mut counts = vec![0; NAMES.len()];
                game.features(seat, &mut counts);
                for (at, &n) in counts.iter().enumerate() {
                    assert!((0..=120).contains(&n), "{}: {n}", NAMES[at]);
                    if n != 0 {
                        never.remove(&at);
                    }
                }
            }
        });
    }
    let never: Vec<&str> = never.into_iter().map(|at| NAMES[at]).collect();
    assert!(never.is_empty(), "never counted: {never:?}");
}

#[test]
fn progress_never_falls_and_reaches_the_end() {
    for (seats, seed) in (2..=5).flat_map(|seats| (0..50).map(move |seed| (seats, seed))) {
        let mut last = 0;
        play(seats, seed, |game| {
            let now = game.progress();
            assert!(last <= now && now <= 100, "{last} to {now}");
            if game.deciders().is_empty() {
                assert!(90 <= last, "{last} at the last decision");
            }
            last = now;
        });
    }
}

#[test]
fn counting_allocates_nothing() {
    let mut counts = [0; NAMES.len()];
    play(4, 0, |game| {
        let before = allocations();
        game.features(Seat(1), &mut counts);
        assert_eq!(allocations(), before);
        counts.fill(0);
    });
}
