//! The signs around a piece in the hand say the same as its worth and its words.

use scene::{Mark, Placement, Present};
use tabletop::{Ctx, Flow as _, Game, Rng};

use crate::{Options, WhistleMountain};

/// All figures of a worth together: 4 of "+4vp", 3 of "2c 1w".
fn sum(worth: &str) -> usize {
    let digits = |word: &str| {
        word.trim_start_matches('+').trim_end_matches(char::is_alphabetic).parse::<usize>()
    };
    worth.split(' ').filter_map(|word| digits(word).ok()).sum()
}

/// WM-9.7, WM-5.10, WM-13.1.
fn check(game: &WhistleMountain, face: &str, placement: &Placement) -> bool {
    let Placement { covers, marks, worth, .. } = placement;
    let is_covered = |at: usize| covers.contains(&at);
    match face.split('/').next() {
        Some("scaffold") => {
            let is_edge = |mark: &Mark| match *mark {
                Mark::Scores { at, beside } => is_covered(at) && !is_covered(beside),
                Mark::Takes { .. } | Mark::Sends { .. } | Mark::Leads { .. } => false,
            };
            assert!(marks.iter().all(is_edge), "{marks:?}");
            assert_eq!(marks.len(), sum(worth), "{worth}");
        }
        Some("machine") => {
            let is_on_it = |mark: &Mark| matches!(*mark, Mark::Sends { at } if is_covered(at));
            assert!(marks.iter().all(is_on_it), "{marks:?}");
        }
        _ => {
            assert!(marks.iter().all(|mark| matches!(mark, Mark::Takes { .. })), "{marks:?}");
            // Before the first bar lies in the canyon, water comes from below the grid.
            if 0 < game.canyon.water {
                assert_eq!(marks.len(), sum(worth), "{worth}");
            }
        }
    }
    !marks.is_empty()
}

#[test]
fn marks_say_what_a_piece_would_do() {
    let mut marked = [0_u32; 3];
    for seed in 0..6 {
        let (mut luck, mut choose) = (Rng::new(seed), Rng::new(!seed));
        let cx = &mut Ctx { chance: &mut luck, log: None };
        let mut game = WhistleMountain::setup(2 + (seed % 3) as u8, Options::default(), cx);
        let mut actions = Vec::new();
        while let Some(by) = game.deciders().first() {
            game.legal_actions(by, &mut actions);
            for &action in &actions {
                let anchor = game.anchor(by, action);
                let (Some(face), Some(placement)) = (&anchor.ghost, &anchor.placement) else {
                    continue;
                };
                let kind = ["scaffold", "machine", "airship"]
                    .iter()
                    .position(|kind| face.starts_with(kind))
                    .expect("nothing else is placed");
                marked[kind] += u32::from(check(&game, face, placement));
            }
            game.sensible_actions(by, &mut actions);
            let action = choose.pick(&actions);
            game.apply(by, action, cx);
        }
    }
    assert!(marked.iter().all(|&n| 100 < n), "{marked:?}");
}
