//! What people read: everything has a face, a name, a sentence and its points.

use std::collections::BTreeSet;

use scene::{Lang, Present};

use crate::{Options, WhistleMountain};

#[test]
fn every_component_has_a_face_in_both_languages() {
    laws::every_component_has_a_face::<WhistleMountain>(&Options::default());
    assert_eq!(WhistleMountain::components().len(), 126);
}

#[test]
fn no_two_docks_or_scaffolds_have_one_name() {
    for lang in Lang::ALL {
        let faces = WhistleMountain::faces(&Options::default(), lang);
        for kind in ["dock/", "scaffold/"] {
            let of_kind = faces.iter().filter(|face| face.id.starts_with(kind));
            let names: BTreeSet<&str> = of_kind.clone().map(|face| face.name.as_str()).collect();
            assert_eq!(names.len(), of_kind.count(), "{kind}");
        }
    }
}

#[test]
fn every_sentence_has_a_clause_of_the_rules() {
    laws::every_sentence_has_a_clause::<WhistleMountain>(4, Options::default());
}

#[test]
fn every_used_component_is_one() {
    laws::every_used_component_is_one::<WhistleMountain>(2, Options::default());
}

#[test]
fn seats_are_called_by_their_names() {
    laws::seats_are_called_by_their_names::<WhistleMountain>(Options::default());
}

/// WM-17.1 to WM-17.17: every point is accounted for.
#[test]
fn score_sheets_add_up() {
    laws::score_sheets_add_up::<WhistleMountain>(3, Options::default());
}

#[test]
fn the_guide_shows_every_action() {
    let guide = include_str!("../../../../docs/notation.md");
    let heading = "## Actions of Whistle Mountain";
    laws::the_guide_shows_every_action::<WhistleMountain>(guide, heading, 3, Options::default());
}

#[test]
fn mistyped_actions_are_read_or_refused() {
    laws::mistyped_actions_are_read_or_refused::<WhistleMountain>(3, Options::default());
}
