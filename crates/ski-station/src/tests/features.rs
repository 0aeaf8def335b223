//! What bots count: it has a name, it varies, and it fits the rules.

use std::collections::BTreeSet;

use tabletop::{Features, Flow as _, Seat, Session};

use crate::{Action, Options, SkiStation, effect::Perk, features::joints::Joints};

/// Random games of every number of players.
fn games() -> impl Iterator<Item = Session<SkiStation>> {
    (0..36).map(|seed| laws::played(2 + seed as u8 % 3, Options::default(), seed))
}

fn counts(state: &SkiStation, seat: Seat) -> Vec<i16> {
    let mut counts = vec![0; SkiStation::NAMES.len()];
    state.features(seat, &mut counts);
    counts
}

#[test]
fn every_count_has_a_name_of_its_own() {
    let names: BTreeSet<&str> = SkiStation::NAMES.iter().copied().collect();
    assert_eq!(names.len(), SkiStation::NAMES.len());
}

#[test]
fn everything_that_is_counted_is_there_in_some_game() {
    let mut most = vec![0; SkiStation::NAMES.len()];
    for session in games() {
        for n in 0..=session.steps().len() {
            let state = session.at(n);
            for seat in state.all_seats() {
                let counts = counts(&state, seat);
                most.iter_mut().zip(counts).for_each(|(most, n)| *most = n.abs().max(*most));
            }
        }
    }
    let named = SkiStation::NAMES.iter().zip(most);
    let wrong: Vec<_> = named.filter(|(_, most)| !(1..=100).contains(most)).collect();
    assert_eq!(wrong, [], "never there, or too many");
}

#[test]
fn progress_goes_from_nothing_to_the_end() {
    for session in games() {
        let last = session.steps().len();
        let progress: Vec<u8> = (0..=last).map(|n| session.at(n).progress()).collect();
        assert_eq!(progress[0], 0);
        assert!(progress.is_sorted(), "{progress:?}");
        assert!(90 <= progress[last - 1] && progress[last] <= 100, "{progress:?}");
        assert!(session.state().deciders().is_empty());
    }
}

/// Before the last click its player counts what the end brings: SK-18.1, chapters SK-20 and SK-21.
#[test]
fn the_end_is_counted_as_it_comes() {
    let mut checked = 0;
    for session in games() {
        let Some(last) = session.steps().last() else { continue };
        let (before, seat) = (session.at(session.steps().len() - 1), last.by);
        let is_last = match last.action {
            Action::End => true,
            Action::Pay(bundle) => bundle.time == 0,
            _ => false,
        };
        // What changes Time and money at the last moment is another matter.
        if !is_last || before.has(seat, Perk::BonusEur) {
            continue;
        }
        let counts = counts(&before, seat);
        let is_sure = |name: &str| name.starts_with("end: ") || name == "disk points to come";
        let named = SkiStation::NAMES.iter().zip(&counts);
        let points: i16 = named.filter(|(name, _)| is_sure(name)).map(|(_, n)| n).sum();
        let money = (before.player(seat).eur / 5) as i16;
        let gained = session.state().player(seat).pv - before.player(seat).pv;
        assert_eq!(points + money, gained, "{seat} with {}", last.action);
        checked += 1;
    }
    assert!(5 < checked, "only {checked} games end so");
}

/// SK-13.4 to SK-13.9.
#[test]
fn joints_know_the_complete_slots() {
    for session in games() {
        let state = session.state();
        for seat in state.all_seats() {
            let (player, edition) = (state.player(seat), state.edition());
            let built = player.village.built();
            let own = built.filter(|(_, tile)| 0 < edition.building(*tile).does.square_slots);
            let joints = Joints::of(&player.village, &player.slopes, edition);
            assert_eq!(joints.complete() + own.count() as u8, state.slots(seat).len());
        }
    }
}
