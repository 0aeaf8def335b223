//! Bytes are read as a replay, a scenario file, an edition and a move; bad ones are refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::{Replay, Rng, Scenario, Seat, Source};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let source = Source { name: "input", text };
    if let Ok(replay) = Replay::parse(source)
        && let Ok(title) = catalog::find(&replay.game)
    {
        let _ = title.load(&replay, &[]);
    }
    for scenario in Scenario::parse(source).unwrap_or_default() {
        if let Ok(title) = catalog::find(&scenario.game) {
            let _ = title.check(&scenario, &[]);
        }
    }
    for title in catalog::titles() {
        for file in title.data() {
            let _ = title.facts(&[(file.name.to_owned(), text.to_owned())]);
        }
        let setup = catalog::Setup { seats: *title.seats().start(), ..Default::default() };
        let mut luck = Rng::new(0);
        let mut table = title.open(&setup, &mut luck).expect("a sound setup");
        for line in text.lines().take(64) {
            let by = table.deciders().first().unwrap_or(Seat(0));
            let _ = table.play(by, line, &mut luck);
        }
    }
});
