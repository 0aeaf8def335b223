//! Features and weights: what bots count, and what each count is worth.

use std::collections::BTreeSet;

use bots::WeightsFile;
use tabletop::{Features, Game};

use crate::Flotsam;

/// `points` and `always` are common to all games.
#[test]
fn every_feature_has_its_weights() {
    let weights = WeightsFile::parse(Flotsam::WEIGHTS).expect("well formed");
    let counted: BTreeSet<&str> =
        Flotsam::NAMES.iter().copied().chain(["points", "always"]).collect();
    for seats in Flotsam::SEATS {
        let trained = &weights.players[&seats.to_string()];
        let learned: BTreeSet<&str> = trained.coefficients.keys().map(String::as_str).collect();
        assert_eq!(learned, counted, "{}", trained.command);
    }
}
