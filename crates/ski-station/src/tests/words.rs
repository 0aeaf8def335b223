//! What people read: every component has a face, points are told, payments are proposed.

use scene::{Lang, Present, Table};
use tabletop::{Game, Rng, Seat, Session};

use crate::{Action, Options, SkiStation};

/// A game played to its end by players who choose what looks like play.
fn played(seats: u8, seed: u64) -> Session<SkiStation> {
    let (mut luck, mut choose) = (Rng::new(seed), Rng::new(!seed));
    let mut session = Session::<SkiStation>::new(seats, Options::default(), &mut luck);
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
        let faces = SkiStation::faces(&Options::default(), lang);
        for component in SkiStation::components() {
            let ends = |face: &&scene::Face| face.id.ends_with(&format!("/{}", component.id));
            let face = faces.iter().find(ends).expect(component.id);
            assert!(!face.name.is_empty() && !face.text.is_empty(), "{}", component.id);
        }
    }
    assert_eq!(SkiStation::components().len(), 122);
}

#[test]
fn no_two_faces_of_a_kind_have_one_name() {
    for lang in Lang::ALL {
        let faces = SkiStation::faces(&Options::default(), lang);
        for kind in ["building/", "development/", "bonus/", "reward/", "threshold/", "piste/"] {
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
    let rules = scene::rulebook::chapters(SkiStation::rules(Lang::En));
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
    let count = SkiStation::components().len();
    let used = |&event: &crate::Event| SkiStation::used(event);
    let steps = session.steps().iter().flat_map(|step| &step.events);
    let uses: Vec<_> = steps.filter_map(used).collect();
    assert!(!uses.is_empty() && uses.iter().all(|&(_, at)| at < count));
}

#[test]
fn time_is_proposed_only_where_nothing_else_pays() {
    let session = played(3, 9);
    let mut legal = Vec::new();
    let mut proposals = 0;
    for (n, step) in session.steps().iter().enumerate() {
        let state = session.at(n);
        state.legal_actions(step.by, &mut legal);
        let takes_time = |action: &Action| matches!(action, Action::Pay(paid) if 0 < paid.time);
        let Some(proposed) = state.proposed(step.by, &legal) else { continue };
        proposals += 1;
        assert!(legal.contains(&proposed));
        assert!(!takes_time(&proposed) || legal.iter().all(takes_time), "{proposed} of {legal:?}");
    }
    assert!(0 < proposals);
}

#[test]
fn a_payment_says_what_counts_double_and_what_time_stands_for() {
    let cost = crate::Cost::mixed(3).doubled(true);
    let state = *played(2, 1).state();
    let said = |bundle: &str, lang: Lang| {
        let line =
            crate::present::words::payment(bundle.parse().unwrap(), cost, state.purse(Seat(0)));
        SkiStation::speech(lang).say(&line)
    };
    assert_eq!(said("1e 1p", Lang::En), "pay 1 € and 1 permanent employee (counting 2)");
    assert_eq!(said("2p", Lang::En), "pay 2 permanent employees (counting 2 each), 1 too much");
    assert_eq!(said("1e 1t", Lang::En), "pay 1 € and 1 Time (for 2 €)");
    assert_eq!(said("1s 1t", Lang::Fr), "payer 1 employé saisonnier et 1 Temps (pour 2 €)");
}
