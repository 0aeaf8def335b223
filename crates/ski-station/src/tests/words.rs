//! What people read: everything has a face, a name, a sentence and its points.

use std::collections::BTreeSet;

use scene::{Lang, Present};
use tabletop::{Flow as _, Options as _, Seat};

use crate::{Action, Cost, Options, SkiStation, present::words};

#[test]
fn every_component_has_a_face_in_both_languages() {
    laws::every_component_has_a_face::<SkiStation>(&Options::default());
    assert_eq!(SkiStation::components().len(), 122);
}

#[test]
fn no_two_pistes_or_squares_have_one_name() {
    for lang in Lang::ALL {
        let faces = SkiStation::faces(&Options::default(), lang);
        for kind in ["piste/", "square/", "track/"] {
            let of_kind = faces.iter().filter(|face| face.id.starts_with(kind));
            let names: BTreeSet<&str> = of_kind.clone().map(|face| face.name.as_str()).collect();
            assert_eq!(names.len(), of_kind.count(), "{kind}");
        }
    }
}

#[test]
fn every_sentence_has_a_clause_of_the_rules() {
    laws::every_sentence_has_a_clause::<SkiStation>(4, Options::default());
}

#[test]
fn every_used_component_is_one() {
    laws::every_used_component_is_one::<SkiStation>(2, Options::default());
}

#[test]
fn seats_are_called_by_their_names() {
    laws::seats_are_called_by_their_names::<SkiStation>(Options::default());
}

/// Chapters SK-20 and SK-21: every point is accounted for.
#[test]
fn score_sheets_add_up() {
    laws::score_sheets_add_up::<SkiStation>(3, Options::default());
}

#[test]
fn the_guide_shows_every_action() {
    let guide = include_str!("../../../../docs/notation.md");
    let heading = "## Actions of Ski Station";
    let mut options = Options::default();
    options.set("seating", "manual").unwrap();
    options.set("wage_prompt", "always").unwrap();
    laws::the_guide_shows_every_action::<SkiStation>(guide, heading, 3, options);
}

#[test]
fn mistyped_actions_are_read_or_refused() {
    laws::mistyped_actions_are_read_or_refused::<SkiStation>(3, Options::default());
}

/// OPT-5 and OPT-6 change what d-06 and bt-02 say, on the tile and wherever they are named.
#[test]
fn texts_say_what_was_agreed() {
    let said = |agreed: &[(&str, &str)], id: &str| {
        let mut options = Options::default();
        agreed.iter().for_each(|(name, value)| options.set(name, value).unwrap());
        let faces = SkiStation::faces(&options, Lang::EN);
        faces.into_iter().find(|face| face.id == id).expect(id).text
    };
    let unspoilt = "A disk: 2 € and employees. Every round: 1 PV if no octagon lies in your zone, and \
                    1 more for each vacant octagon slot";
    assert_eq!(said(&[], "bonus/bt-02"), format!("{unspoilt} (4 at most)"));
    let total = [("bt02_cap", "total")];
    assert_eq!(said(&total, "bonus/bt-02"), format!("{unspoilt} (3 at most)"));
    let study = "Cost: 1 (€ or employees). Once, in a turn of yours: improve a threshold";
    assert_eq!(said(&[], "development/d-06"), format!("{study}, paying its employees"));
    assert_eq!(said(&[("d06_free", "true")], "development/d-06"), format!("{study} free"));
}

#[test]
fn time_is_proposed_only_where_nothing_else_pays() {
    let session = laws::played::<SkiStation>(3, Options::default(), 9);
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
    let cost = Cost::mixed(3).doubled(true);
    let session = laws::played::<SkiStation>(2, Options::default(), 1);
    let said = |bundle: &str, lang: Lang| {
        let purse = session.at(0).purse(Seat(0));
        let line = words::payment(bundle.parse().unwrap(), cost, purse);
        SkiStation::speech(lang).say(&line)
    };
    assert_eq!(said("1e 1p", Lang::EN), "pay 1 € and 1 permanent employee (counting 2)");
    assert_eq!(said("2p", Lang::EN), "pay 2 permanent employees (counting 2 each), 1 too much");
    assert_eq!(said("1e 1t", Lang::EN), "pay 1 € and 1 Time (for 2 €)");
    assert_eq!(said("1s 1t", Lang::of("fr")), "payer 1 employé saisonnier et 1 Temps (pour 2 €)");
}
