//! The scenarios in `scenarios/`: the rules, told as positions and moves.

use std::path::Path;

use tabletop::{Scenario, Source, scenario};

use crate::{Imaginarium, Options};

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::every_scenario_holds::<Imaginarium>(&folder, Options::default());
}

#[test]
fn every_lesson_can_be_taken() {
    laws::every_lesson_can_be_taken::<Imaginarium>(&Options::default());
}

#[test]
fn positions_that_are_taken_can_be_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let options = Options::default();
    laws::positions_that_are_taken_can_be_played::<Imaginarium>(&folder, options, 10_000);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let reorganise = "given A slots P2 P2 P2 P2\ngiven turn A act reorganise\nA begin reorganise";
    let attack = "players 3\ngiven A goods 1cu 3cr\ngiven A yard A6\ngiven turn A act repair\n\
                  A begin repair\nA repair A6";
    for (moves, given) in [(reorganise, "given A slots P5"), (attack, "given B slots none")] {
        let text = format!("game imaginarium\nscenario it\n{moves}\n{given}\nlegal A done");
        let scenarios = Scenario::parse(Source { name: "it", text: &text }).unwrap();
        let found = scenario::run::<Imaginarium>(&scenarios[0], Options::default()).unwrap_err();
        let reason = "is in the middle of something: write `given turn` too";
        assert!(found.to_string().contains(reason), "{found}");
    }
}
