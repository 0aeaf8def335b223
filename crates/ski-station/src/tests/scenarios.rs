//! The scenarios in `scenarios/`: the rules, told as positions and moves.

use std::path::Path;

use tabletop::{Scenario, Source, scenario};

use crate::{Options, SkiStation};

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::every_scenario_holds::<SkiStation>(&folder, Options::default());
}

#[test]
fn every_lesson_can_be_taken() {
    laws::every_lesson_can_be_taken::<SkiStation>(&Options::default());
}

#[test]
fn positions_that_are_taken_can_be_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let options = Options::default();
    laws::positions_that_are_taken_can_be_played::<SkiStation>(&folder, options, 4_000);
}

/// The reason a position is refused for.
fn refusal(given: &str) -> String {
    let text = format!("game ski-station\nscenario it cannot be\n{given}\nexpect round 1");
    let scenarios = Scenario::parse(Source { name: "it", text: &text }).unwrap();
    scenario::run::<SkiStation>(&scenarios[0], Options::default()).expect_err(given).to_string()
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for (given, reason) in [
        ("given A pistes G 3.5", "the G piste of A on 3.5 has no way down"),
        ("given A pistes G 2.5 B 3.5 4.5 5.5", "A has a B piste at a wrong altitude"),
        ("given A pistes B 1.5", "A has two pistes on one cell"),
        ("given A village b-01@2.1", "b-01 of A stands alone on 2.1"),
        ("given A village b-01@1.1 b-02@1.1", "two buildings stand on 1.1"),
        ("given A village b-01@1.1\ngiven B village b-01@1.1", "b-01 is somewhere else already"),
        ("given A developments d-01 d-01", "d-01 is somewhere else already"),
        ("given A activated b-25", "b-25 is not in the village of A"),
        ("given A seats 1.3e", "seats are chosen only with `option seating manual`"),
        ("given A scale 2", "`scale` is only read"),
        ("given A kept rw-a", "rw-a is not kept"),
        ("given A disks bt-16", "bt-16 is not laid out"),
        ("given A pawn 1.1\ngiven B pawn 1.1", "two pawns stand on 1.1"),
        ("given A pawn 1.4", "the pawn of A cannot stand there in this round"),
        ("given A pawn 9.1", "the pawn of A cannot stand there in this round"),
        ("given round 7\ngiven B pawn out 2", "the pawn of B cannot stand there in this round"),
        ("given turn B", "it is the turn of A, who is rearmost"),
        ("given A pawn 5.1\ngiven B pawn 5.2\ngiven turn A", "A has left the plate"),
        ("given turn A square", "A stands on no square"),
        (
            "given squares 1.1=-\ngiven A pawn 1.1\ngiven turn A square",
            "nothing can be done on 1.1",
        ),
        (
            "given round 1\ngiven A pawn 1.1\ngiven turn A square",
            "A cannot pay for the action of 1.1",
        ),
        ("given squares 1.1=d-05", "d-05 does not lie on a square W"),
        ("given squares 1.2=b-05", "1.2 is no white or yellow square"),
        ("given office 2", "no slot for 2 EUR is left"),
        ("given bonuses bt-01", "there are 7 different bonus tiles"),
        ("A go 1.1\ngiven A eur 9", "`A pay` is in the middle of something"),
    ] {
        let found = refusal(given);
        assert!(found.contains(reason), "{given}\n{found}");
    }
}

/// A pawn is put on a square where something else is asked than where it stood.
#[test]
fn a_pawn_on_another_square_is_asked_about_that_square() {
    let text = "game ski-station\nscenario it is asked anew\ngiven round 6\ngiven A pawn 21.1\n\
                given B pawn 22.1\ngiven turn A\nA go 28.1\ngiven round 2\ngiven A pawn 5.1\n\
                given A eur 9\nexpect turn A square\nlegal A stop";
    let scenarios = Scenario::parse(Source { name: "it", text }).unwrap();
    let found = scenario::run::<SkiStation>(&scenarios[0], Options::default()).unwrap_err();
    let said = found.to_string();
    assert!(said.contains("not expected: piste "), "{said}");
}
