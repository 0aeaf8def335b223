//! What is counted: every name once, every count somewhere, and how far the game is.

use std::collections::BTreeSet;

use tabletop::{Ctx, Features, Flow as _, Game, Rng};

use crate::{
    Ability, Options, WhistleMountain,
    action::Action,
    features::{Count, count_of},
};

/// Plays random games and shows every decision.
fn watch(games: u64, mut look: impl FnMut(&WhistleMountain)) {
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let cx = &mut Ctx { chance: &mut rng.fork(), log: None };
        let mut game = WhistleMountain::setup(seats, Options::default(), cx);
        while let Some(by) = game.deciders().iter().next() {
            look(&game);
            game.sensible_actions(by, &mut actions);
            // Now and then anything at all, so that everything happens.
            if rng.below(4) == 0 {
                game.legal_actions(by, &mut actions);
            }
            game.apply(by, rng.pick(&actions), cx);
        }
    }
}

#[test]
fn every_name_is_there_once() {
    let names: BTreeSet<_> = WhistleMountain::NAMES.iter().collect();
    assert_eq!(names.len(), WhistleMountain::NAMES.len());
}

#[test]
fn abilities_are_counted_in_their_order() {
    for &ability in Ability::ALL {
        let name = count_of(ability).id();
        assert_eq!(format!("ab-{}", name.replace(' ', "-")), ability.id());
    }
}

#[test]
fn every_count_is_seen_and_of_a_sensible_size() {
    let mut largest = [0; Count::COUNT];
    watch(120, |game| {
        for seat in game.all_seats() {
            let mut counts = [0; Count::COUNT];
            game.features(seat, &mut counts);
            for (at, n) in counts.into_iter().enumerate() {
                largest[at] = largest[at].max(n);
                assert!(0 <= n, "{} is {n}", WhistleMountain::NAMES[at]);
            }
        }
    });
    for (at, name) in WhistleMountain::NAMES.iter().enumerate() {
        assert!(0 < largest[at], "{name} is never counted");
        assert!(largest[at] <= 100, "{name} is up to {}", largest[at]);
    }
}

#[test]
fn progress_grows_to_its_end() {
    let (mut before, mut games, mut ended) = (0, 0, 0);
    watch(60, |game| {
        let now = game.progress();
        assert!(now <= 100);
        if now < before {
            // Another game has begun: nothing else sets it back.
            assert_eq!((game.turn, now), (0, 0));
            games += 1;
            ended += i32::from(90 <= before);
        }
        before = now;
    });
    assert_eq!(games, 59);
    assert_eq!(games, ended);
}

/// WM-4.3 permits to let a turn go by; nobody who wants to win does.
#[test]
fn a_turn_is_not_let_go_by() {
    let (mut candidates, mut turns) = (Vec::new(), 0);
    watch(2, |game| {
        let Some(by) = game.deciders().first() else { return };
        game.candidates(by, &mut candidates);
        if candidates.iter().any(|action| matches!(action, Action::Fly(_))) {
            assert!(!candidates.contains(&Action::End), "{candidates:?}");
            turns += 1;
        }
    });
    assert!(100 < turns, "{turns}");
}
