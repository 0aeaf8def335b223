//! Bytes choose the game, the seats, the luck and every move; nothing may break.
#![no_main]

use tabletop::Setup;
use libfuzzer_sys::fuzz_target;
use scene::Lang;
use tabletop::Rng;

fuzz_target!(|bytes: &[u8]| {
    let [game, seats, switches, seed, moves @ ..] = bytes else { return };
    let titles = catalog::titles();
    let title = titles[usize::from(*game) % titles.len()];
    let range = title.seats();
    let n = range.start() + seats % (range.end() - range.start() + 1);
    let on = |i: usize| switches >> (i % 8) & 1 == 1;
    let options = title.switches().iter().enumerate().filter(|(i, _)| on(*i)).map(|(_, switch)| {
        (switch.name.to_owned(), switch.values.other())
    });
    let setup = Setup { seats: n, options: options.collect(), edition: vec![] };
    let mut luck = Rng::new(u64::from(*seed));
    let mut table = title.open(&setup, &mut luck).expect("a sound setup");
    for &byte in moves {
        let Some(by) = table.deciders().first() else { break };
        // Now and then a move is taken back and done again.
        if byte == 255 && 0 < table.undoable(by) {
            table.undo(by).expect("it can be taken back");
            table.redo(by).expect("it can be done again");
            continue;
        }
        let lang = if byte % 2 == 0 { Lang::EN } else { Lang::of("fr") };
        let choices = table.choices(by, lang);
        let choice = &choices[usize::from(byte) % choices.len()];
        let _ = table.preview(by, &choice.notation, lang).expect("a listed choice is legal");
        table.play(by, &choice.notation, &mut luck).expect("a listed choice is legal");
    }
    let text = table.replay().to_string();
    let replay = tabletop::Replay::parse(tabletop::Source { name: "replay", text: &text });
    let again = title.load(&replay.expect("our own text"), &[]).expect("our own game");
    assert_eq!(again.replay().to_string(), text);
});
