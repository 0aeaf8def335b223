//! The scenarios in `scenarios/`: the rules, told as positions and moves.

use std::path::Path;

use crate::{Options, WhistleMountain};

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::every_scenario_holds::<WhistleMountain>(&folder, Options::default());
}

#[test]
fn every_lesson_can_be_taken() {
    laws::every_lesson_can_be_taken::<WhistleMountain>(&Options::default());
}

#[test]
fn positions_that_are_taken_can_be_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let options = Options::default();
    laws::positions_that_are_taken_can_be_played::<WhistleMountain>(&folder, options, 4_000);
}
