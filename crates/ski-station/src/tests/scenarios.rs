//! The scenarios in `scenarios/`: the rules, told as positions and moves.

use std::path::Path;

use crate::{Options, SkiStation};

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::every_scenario_holds::<SkiStation>(&folder, Options::default());
}
