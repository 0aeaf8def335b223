//! The scenarios in `scenarios/`: the rules, told as positions and moves.

use std::path::Path;

use tabletop::{Options as _, Scenario, Source, scenario};

use crate::{CloudAge, Options};

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::every_scenario_holds::<CloudAge>(&folder, Options::default());
}

#[test]
fn every_lesson_can_be_taken() {
    laws::every_lesson_can_be_taken::<CloudAge>(&Options::default());
}

#[test]
fn positions_that_are_taken_can_be_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let options = Options::default();
    laws::positions_that_are_taken_can_be_played::<CloudAge>(&folder, options, 16_000);
}

/// The reason a position is refused for.
fn refusal(given: &str) -> String {
    let text = format!("game cloudage\nscenario it cannot be\n{given}\nexpect first A");
    let scenarios = Scenario::parse(Source { name: "it", text: &text }).unwrap();
    scenario::run::<CloudAge>(&scenarios[0], Options::default()).expect_err(given).to_string()
}

/// CA-1.2, CA-1.5.
#[test]
fn positions_that_cannot_be_are_refused() {
    for (given, reason) in [
        ("players 5", "5 players: cloudage takes 1 to 4"),
        ("given A hand pj-wreck", "A has 3 Project cards to discard yet"),
        (
            "option scenario 2\ngiven round 8\ngiven A markers hm-1*8\ngiven turn A fly",
            "A has put one marker a round",
        ),
        ("given round 8", "`8` is no number up to 7"),
        ("given round 0", "rounds are 1 to 7"),
        ("given turn A fly", "write `given round` first"),
        ("given round 2\ngiven turn book", "no book is active in round 2"),
        ("given round 2\ngiven turn C fly", "nobody sits on C"),
        ("given round 2\ngiven turn A land", "`A land` is no moment"),
        ("given round 1\ngiven turn A fight", "there is no fight where A stands"),
        ("given round 2\ngiven A airship 1:0,2", "A has left START in round 1"),
        ("given round 2\ngiven A airship 1:0,1", "stands on 1:0,1, which is no city"),
        ("given round 2\ngiven A airship 4:5,4", "stands on 4:5,4, which is no city"),
        ("given round 2\ngiven A airship 1:1,2", "A and B stand on 1:1,2"),
        ("given round 2\ngiven A hand pj-sam", "no pj-sam is left in this game"),
        ("given round 2\ngiven A hand pj-inventor*2", "no pj-inventor is left"),
        ("given round 2\ngiven A deck nv-0*2", "A starts with fewer nv-0"),
        ("given round 2\ngiven A deck cc-09\ngiven B deck cc-09", "cc-09 is somewhere else"),
        ("given round 2\ngiven A deck none", "A has too few Navigation cards"),
        ("given round 2\ngiven A stock pl-g", "there are no plants in this game"),
        ("given round 2\ngiven A upgrades 0 0 1", "`1` is no number up to 0"),
        ("given round 2\ngiven A upgrades 1 1", "movement, combat, planting"),
        ("given round 2\ngiven A level 11", "`11` is no number up to 10"),
        ("given round 2\ngiven A markers hm-1*3", "A has put one marker a round"),
        ("given round 2\ngiven A markers hm-2", "hm-2 is not on the map"),
        ("given round 2\ngiven A missions mi-01 mi-02", "A has kept 1 missions at most"),
        ("given round 2\ngiven A missions mi-01\ngiven B missions mi-01", "there is one mi-01"),
        ("given round 2\ngiven tiles l1", "`tiles` stands on the scenario card"),
        ("given round 2\ngiven points 3", "`points` is only read"),
        ("given round 2\ngiven plants pl-g@1:1,1", "no plant tile can lie on 1:1,1"),
        ("given round 2\ngiven plants pl-g@2:5,2", "no plant tile can lie on 2:5,2"),
        ("given districts sl-1 8 cc-01 sl-1 8 cc-02 sl-3 8 cc-03", "a sleeve is used once"),
        ("given districts sl-1 8 - sl-2 8 cc-02 sl-3 8 cc-03", "the top card is one of those"),
        ("A keep mi-01\ngiven round 2\nA action build", "is not legal for A now"),
        (
            "given round 2\ngiven turn A action\nA action build\ngiven A water 9",
            "`A build` is in the middle of something",
        ),
    ] {
        let found = refusal(given);
        assert!(found.contains(reason), "{given}\n{found}");
    }
}

/// CA-28.14, CA-30.14.
#[test]
fn chapters_that_cannot_be_are_refused() {
    for (campaign, reason) in [
        ("st-12", "no chapter starts with st-12"),
        ("st-31 9", "Project numbers are 1 to 8"),
        ("st-31 l2 l3", "l2 and l3 are never in play together"),
        ("st-31 l9 -l9", "l9 was removed and does not come back"),
        ("st-31 -l1", "l1 is no weapon system"),
        ("st-31 40:x", "`40:x` are no scores"),
        ("l1", "`l1` is no story card"),
    ] {
        let found = refusal(&format!("option campaign {campaign}"));
        assert!(found.contains(reason), "{campaign}\n{found}");
    }
    for (given, reason) in [
        ("given round 6", "a book card of chapter 5 is in play now"),
        ("given round 2\ngiven story st-32", "a start card of chapter 5 is in play now"),
        ("given round 2\ngiven ready st-24", "st-24 is no discovery card of chapter 5"),
        ("given round 2\ngiven tiles l2 l3", "l2 and l3 are never in play together"),
        ("given round 2\ngiven tiles l12 l13", "l13 was removed and does not come back"),
    ] {
        let found = refusal(&format!("option campaign st-31 -l13\n{given}"));
        assert!(found.contains(reason), "{given}\n{found}");
    }
}

#[test]
fn a_chapter_is_written_as_it_is_read() {
    let written = "st-37 1 2 l1 l5 -l9 st-11 81:77:0:0";
    let mut options = Options::default();
    options.set("campaign", written).unwrap();
    assert_eq!(options.get("campaign").as_deref(), Some(written));
}
