//! What people read: every component has a face, points are told, hands stay hidden.

use scene::{Lang, Present, Table};
use tabletop::{Game, Rng, Seat, Session};

use crate::{Options, WhistleMountain};

/// A game played to its end by players who choose what looks like play.
fn played(seats: u8, seed: u64) -> Session<WhistleMountain> {
    let (mut luck, mut choose) = (Rng::new(seed), Rng::new(!seed));
    let mut session = Session::<WhistleMountain>::new(seats, Options::default(), &mut luck);
    let mut actions = Vec::new();
    while let Some(by) = session.state().deciders().first() {
        session.state().sensible_actions(by, &mut actions);
        let action = choose.pick(&actions);
        session.play(by, &action.to_string(), &mut luck).unwrap();
    }
    session
}

#[test]
fn every_component_has_a_face_in_both_languages() {
    for lang in Lang::ALL {
        let faces = WhistleMountain::faces(&Options::default(), lang);
        for component in WhistleMountain::components() {
            let ends = |face: &&scene::Face| face.id.ends_with(&format!("/{}", component.id));
            let face = faces.iter().find(ends).expect(component.id);
            assert!(!face.name.is_empty() && !face.text.is_empty(), "{}", component.id);
        }
    }
    assert_eq!(WhistleMountain::components().len(), 126);
}

#[test]
fn no_two_faces_of_a_kind_have_one_name() {
    for lang in Lang::ALL {
        let faces = WhistleMountain::faces(&Options::default(), lang);
        for kind in ["machine/", "upgrade/", "award/", "ability/", "card/", "scaffold/", "dock/"] {
            let of_kind = faces.iter().filter(|face| face.id.starts_with(kind));
            let mut names: Vec<&str> = of_kind.map(|face| face.name.as_str()).collect();
            names.sort_unstable();
            assert_eq!(names.windows(2).find(|two| two[0] == two[1]), None, "{kind}");
        }
    }
}

#[test]
fn the_score_sheet_adds_up() {
    for seed in 0..3 {
        let session = played(3, seed);
        for seat in session.state().all_seats() {
            let sum: i32 = session.score_sheet(seat, Lang::En).iter().map(|item| item.1).sum();
            assert_eq!(sum, session.state().score(seat), "seed {seed}, {seat}");
        }
    }
}

#[test]
fn every_sentence_has_a_clause_of_the_rules() {
    let rules = scene::rulebook::chapters(WhistleMountain::rules(Lang::En));
    let known =
        |id: &str| rules.iter().flat_map(|chapter| &chapter.clauses).any(|clause| clause.id == id);
    for lang in Lang::ALL {
        for entry in played(4, 7).log(0, Some(Seat(0)), lang) {
            assert!(known(entry.clause), "{} is no clause: {}", entry.clause, entry.text);
        }
    }
}

#[test]
fn every_used_component_is_one() {
    let session = played(2, 5);
    let count = WhistleMountain::components().len();
    let used = |&event: &crate::Event| WhistleMountain::used(event);
    let steps = session.steps().iter().flat_map(|step| &step.events);
    let uses: Vec<_> = steps.filter_map(used).collect();
    assert!(!uses.is_empty() && uses.iter().all(|&(_, at)| at < count));
}

#[test]
fn nobody_reads_the_cards_of_another() {
    let session = played(2, 3);
    for n in 0..=session.steps().len() {
        let state = session.at(n);
        let scene = state.scene(Some(Seat(1)), WhistleMountain::speech(Lang::En).plain());
        let hand = scene.tokens.iter().filter(|token| token.zone == "cards-A");
        assert!(hand.into_iter().all(|token| token.face == "card/back" && token.face_down));
    }
}
