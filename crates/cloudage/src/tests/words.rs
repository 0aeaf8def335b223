//! What people read: every component has a face, points are told, nothing is told too early.

use scene::{Lang, Present};
use tabletop::{Flow as _, Options as _, Rng, Seat, Session};

use super::options;
use crate::{CloudAge, Options, story::Story};

#[test]
fn every_component_has_a_face_in_both_languages() {
    laws::every_component_has_a_face::<CloudAge>(&Options::default());
    assert_eq!(CloudAge::components().len(), 165);
}

#[test]
fn the_score_sheet_adds_up() {
    laws::score_sheets_add_up::<CloudAge>(1, options(&[("scenario", "2")]));
    laws::score_sheets_add_up::<CloudAge>(3, options(&[("scenario", "3")]));
    laws::score_sheets_add_up::<CloudAge>(2, options(&[("campaign", "st-25 l1 l5 l14")]));
}

#[test]
fn every_sentence_has_a_clause_of_the_rules() {
    laws::every_sentence_has_a_clause::<CloudAge>(4, options(&[("scenario", "3")]));
    laws::every_sentence_has_a_clause::<CloudAge>(1, options(&[("scenario", "2")]));
    laws::every_sentence_has_a_clause::<CloudAge>(2, options(&[("campaign", "st-31 l5 l14")]));
}

#[test]
fn every_used_component_is_one() {
    laws::every_used_component_is_one::<CloudAge>(3, options(&[("scenario", "3")]));
}

#[test]
fn mistyped_actions_are_read_or_refused() {
    laws::mistyped_actions_are_read_or_refused::<CloudAge>(2, options(&[("scenario", "3")]));
}

#[test]
fn a_preview_shows_what_can_be_taken_back() {
    laws::a_preview_shows_what_can_be_taken_back::<CloudAge>(2, options(&[("scenario", "2")]));
}

#[test]
fn seats_are_called_by_their_names() {
    laws::seats_are_called_by_their_names::<CloudAge>(Options::default());
}

#[test]
fn every_switch_is_told() {
    for lang in Lang::ALL {
        for switch in Options::SWITCHES {
            assert!(CloudAge::speech(lang).has(&format!("switch-{}", switch.name)));
        }
    }
}

/// At every decision, so that rare questions are met as well.
#[test]
fn every_decision_has_words() {
    let campaign = ("campaign", "st-44 l1 l2 l5 l7 l8 l9 l12 l14 l15 30:30");
    let readings = [("scenario", "1"), ("scenario", "2"), ("scenario", "3"), campaign];
    for (seats, reading) in (1..=4).zip(readings) {
        for (seed, lang) in (0..4).zip(Lang::ALL.into_iter().cycle()) {
            let (mut luck, mut choose) = (Rng::new(seed), Rng::new(!seed));
            let mut session = Session::<CloudAge>::new(seats, options(&[reading]), &mut luck);
            let mut legal = Vec::new();
            while let Some(by) = session.state().deciders().first() {
                let at = format!("{seats} players, seed {seed}, move {}", session.steps().len());
                laws::every_move_has_words(&session, by, lang, &at);
                session.state().legal_actions(by, &mut legal);
                session.play(by, &choose.pick(&legal).to_string(), &mut luck).unwrap();
            }
        }
    }
}

/// No story card is told before it is read: neither as a face nor as a fact, nor on the table
/// (CA-32.13).
#[test]
fn unread_story_cards_stay_untold() {
    let options = options(&[("campaign", "st-31 l1 l5 l14")]);
    let title = |story: &Story| CloudAge::speech(Lang::EN).word(&format!("story-{story}-title"));
    let faces = format!("{:?}", CloudAge::faces(&options, Lang::EN));
    let facts = format!("{:?}", CloudAge::facts(&options));
    for story in Story::ALL {
        assert!(!faces.contains(&title(story)) && !faces.contains(story.id()), "{story}");
        assert!(!facts.contains("dust-storm") && !facts.contains("weapon-removed"));
    }
    for seed in 0..3 {
        let (mut luck, mut choose) = (Rng::new(seed), Rng::new(!seed));
        let mut session = Session::<CloudAge>::new(2, options, &mut luck);
        let mut legal = Vec::new();
        let told = |state: &CloudAge| {
            let scene = state.scene(Some(Seat(0)), CloudAge::speech(Lang::EN).plain());
            let scene = format!("{scene:?}");
            for story in Story::ALL.iter().filter(|story| !state.read.has(**story)) {
                assert!(!scene.contains(&title(story)), "seed {seed}: {story}");
            }
        };
        while let Some(by) = session.state().deciders().first() {
            told(session.state());
            session.state().legal_actions(by, &mut legal);
            session.play(by, &choose.pick(&legal).to_string(), &mut luck).unwrap();
        }
        told(session.state());
    }
}

#[test]
fn texts_say_what_the_edition_prints() {
    let text = |lang: Lang, id: &str| {
        let faces = CloudAge::faces(&Options::default(), lang);
        faces.into_iter().find(|face| face.id == id).expect(id).text
    };
    let en = [
        (
            "project/pj-wreck",
            "costs 3 Water and 1 other card; at once 2 Metal; level +1; 1 VP at the end",
        ),
        (
            "project/pj-mechanic",
            "costs 2 Water; at once an upgrade, if wanted, for 1 Metal less per Mechanic in play; \
             1 VP at the end",
        ),
        ("tile/l7", "1 movement point to enter; toll: 3 Water or 3 VP; no city; no plants"),
        ("tile/l4", "Promise: combat 5: 2 Metal and (an upgrade or a resource of choice)"),
        ("mission/mi-02", "own markers in 1 / 2 of Devil's Fork, Whitehaven, Nefaria: 2 / 5 VP"),
        ("upgrade/up-m3", "costs 8 Metal; +1 movement point; at once 5 Water; 8 VP at the end"),
        ("plant/pl-a", "4 Energy or 2 plant tiles"),
    ];
    for (id, says) in en {
        assert_eq!(text(Lang::EN, id), says);
    }
    assert_eq!(
        text(Lang::of("fr"), "project/pj-solar-panel"),
        "coûte 4 Eaux ; aussitôt 2 Énergies par Panneau solaire en jeu ; niveau +1 ; 1 PV à la fin"
    );
}

/// A corrected fact is told at once.
#[test]
fn a_corrected_tile_says_what_it_gives() {
    let file = laws::changed::<Options>("plants.toml", "E4|T2", "E3|T2");
    let mut options = Options::default();
    options.load(&[tabletop::Source { name: "plants.toml", text: &file }]).unwrap();
    let faces = CloudAge::faces(&options, Lang::EN);
    let plant = faces.iter().find(|face| face.id == "plant/pl-a").unwrap();
    assert_eq!(plant.text, "3 Energy or 2 plant tiles");
}

#[test]
fn the_guide_shows_every_action() {
    let guide = include_str!("../../../../docs/notation.md");
    let heading = "## Actions of CloudAge";
    for (seats, reading) in [(1, ("scenario", "2")), (3, ("campaign", "st-44 1 l1 l5 l7 l14 l15"))]
    {
        laws::the_guide_shows_every_action::<CloudAge>(guide, heading, seats, options(&[reading]));
    }
}
