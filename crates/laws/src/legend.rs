//! The law about the legend: whatever can be seen explains itself.

use std::collections::BTreeSet;

use scene::{Lang, Present, Table, legend};
use tabletop::{Rng, Session};

/// Every zone, counter and piece that is seen in some games has a sentence of its own.
pub fn everything_explains_itself<G: Present>(seats: u8, options: G::Options) {
    let entries = legend::entries(G::ABOUT, Lang::EN);
    let known: BTreeSet<&str> = entries.iter().map(|(key, _)| key.as_str()).collect();
    let faces = G::faces(&options, Lang::EN);
    let explained: BTreeSet<&str> =
        faces.iter().filter(|face| !face.text.is_empty()).map(|face| face.id.as_str()).collect();
    let mut missing = BTreeSet::new();
    for seed in 0..4 {
        let mut luck = Rng::new(seed);
        let mut session = Session::<G>::new(seats, options, &mut luck);
        let layout = session.layout(Lang::EN);
        let zones = layout.zones.iter().map(legend::of_zone);
        missing.extend(zones.filter(|key| !known.contains(key.as_str())));
        while let Some(by) = session.deciders().first().filter(|_| session.moves() < 600) {
            let scene = Table::scene(&session, Some(by), Lang::EN);
            let counters = scene.counters.iter().map(|counter| legend::of_counter(&counter.face));
            missing.extend(counters.filter(|key| !known.contains(key.as_str())));
            for token in &scene.tokens {
                let keys = legend::of_token(&token.face);
                let is_known = keys.iter().any(|key| known.contains(key.as_str()));
                if !is_known && !explained.contains(token.face.as_str()) {
                    missing.extend(keys.into_iter().take(1));
                }
            }
            let mut sensible = Vec::new();
            session.state().sensible_actions(by, &mut sensible);
            let action = luck.pick(&sensible).to_string();
            session.play(by, &action, &mut luck).expect("a sensible action is legal");
        }
    }
    assert!(missing.is_empty(), "no sentence for {missing:#?}");
}
