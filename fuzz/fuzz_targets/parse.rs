//! Bytes are read as a replay, a campaign, a scenario file, a lesson, an edition and a move; bad ones are
//! refused.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use tabletop::{CAMPAIGN, Lesson, Replay, Rng, Scenario, Seat, Source};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let source = Source { name: "input", text };
    if let Ok(replay) = Replay::parse(source)
        && let Ok(title) = catalog::find(&replay.game)
    {
        let _ = title.load(&replay, &[]);
    }
    if let Ok((_, campaign)) = catalog::read_campaign(source, &[]) {
        assert_eq!(campaign.to_string(), text);
    }
    for scenario in Scenario::parse(source).unwrap_or_default() {
        if let Ok(title) = catalog::find(&scenario.game) {
            let _ = title.check(&scenario, &[]);
        }
    }
    if let Ok(lesson) = Lesson::parse(source)
        && let Ok(title) = catalog::find(&lesson.game)
    {
        let _ = lesson.in_words_of(source);
        if lesson.scenarios().iter().all(|scenario| title.check(scenario, &[]).is_ok()) {
            let _ = scene::rehearse(&Arc::new(lesson), &|position| title.lay_out(position));
        }
    }
    for title in catalog::titles() {
        for file in title.data().iter().filter(|file| is_like(text, file.text)) {
            let _ = title.facts(&[(file.name.to_owned(), text.to_owned())]);
        }
        let setup = tabletop::Setup { seats: *title.seats().start(), ..Default::default() };
        let mut luck = Rng::new(0);
        // A save is sealed with a sum that no fuzzer guesses: what chapters inherit is tried by itself.
        for line in text.lines().take(8).filter(|_| title.saga().is_some()) {
            let options = vec![(CAMPAIGN.to_owned(), line.to_owned())];
            let _ = title.open(&tabletop::Setup { options, ..setup.clone() }, &mut luck);
        }
        let mut table = title.open(&setup, &mut luck).expect("a sound setup");
        for line in text.lines().take(64) {
            let by = table.deciders().first().unwrap_or(Seat(0));
            let _ = table.play(by, line, &mut luck);
        }
    }
});

/// Whether a text has a table of this data file; any other would be refused at its first line.
fn is_like(text: &str, file: &str) -> bool {
    let mut heads = file.lines().filter(|line| line.ends_with(" = ["));
    heads.any(|head| text.contains(head))
}
