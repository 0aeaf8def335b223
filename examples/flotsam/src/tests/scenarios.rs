//! The scenarios in `scenarios/`: the rules, told as positions and moves.

use std::path::Path;

use crate::{Flotsam, Options};

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::every_scenario_holds::<Flotsam>(&folder, Options::default());
}

#[test]
fn every_lesson_can_be_taken() {
    laws::every_lesson_can_be_taken::<Flotsam>(&Options::default());
}

#[test]
fn positions_that_are_taken_can_be_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::positions_that_are_taken_can_be_played::<Flotsam>(&folder, Options::default(), 2000);
}
