//! The log: whom a line is about, and where remarks stand.

use tabletop::Seat;

use crate::{Lang, Line, LogEntry, LogKind, Sentence, Speech, Translations, Voice, add_remarks};

const MESSAGES: &str = "\
builds = { $seat } builds.
colon = { $seat } : build
pawn = { $seat }’s pawn moves.
rain = It rains on { $seat }.
worker = { $what } moves.
of = A worker of { $seat }
plural = { $n ->
    [one] { $seat } fells one tree.
   *[other] { $seat } fells { $n } trees.
}
";

fn cut(line: Line) -> (String, String) {
    let speech = Speech::new(Lang::EN, Translations(&[("en", MESSAGES)]));
    let names = ["Ada".to_owned(), "Ada B".to_owned()];
    let voice = Voice { speech: &speech, names: &names };
    let sentence = voice.sentence(&line, Some(Seat(1)));
    assert_eq!(sentence.to_string(), voice.say(&line));
    (sentence.name.clone(), sentence.predicate().to_owned())
}

#[test]
fn a_sentence_is_cut_behind_the_name_it_begins_with() {
    let told = |key: &'static str| cut(Line::new(key).with("seat", Seat(1)));
    assert_eq!(told("builds"), ("Ada B".into(), "builds.".into()));
    assert_eq!(told("colon"), ("Ada B".into(), "build".into()));
    let felled = cut(Line::new("plural").with("seat", Seat(1)).with("n", 2u8));
    assert_eq!(felled, ("Ada B".into(), "fells 2 trees.".into()));
}

#[test]
fn a_sentence_that_begins_otherwise_stays_whole() {
    let whole = |line: Line| {
        let (name, text) = cut(line);
        assert_eq!(name, "");
        text
    };
    assert_eq!(whole(Line::new("pawn").with("seat", Seat(1))), "Ada B’s pawn moves.");
    assert_eq!(whole(Line::new("rain").with("seat", Seat(1))), "It rains on Ada B.");
    // About B, though it begins with the name of A.
    assert_eq!(whole(Line::new("builds").with("seat", Seat(0))), "Ada builds.");
    let worker = Line::new("of").with("seat", Seat(1));
    assert_eq!(whole(Line::new("worker").with("what", worker)), "A worker of Ada B moves.");
}

fn entry(step: usize, kind: LogKind, seat: Option<u8>) -> LogEntry {
    LogEntry {
        step,
        kind,
        by: Some(Seat(0)),
        seat: seat.map(Seat),
        sentence: Sentence::default(),
        clause: "",
        ids: Vec::new(),
        used: None,
    }
}

#[test]
fn a_remark_stands_under_its_move_and_before_what_others_do() {
    use LogKind::{Consequence, Move, Phase, Remark};
    let mut log = vec![
        entry(1, Move, Some(0)),
        entry(2, Move, Some(0)),
        entry(2, Consequence, Some(0)),
        entry(2, Consequence, Some(1)),
        entry(2, Phase, Some(1)),
        entry(3, Move, Some(1)),
    ];
    let remark = |step| LogEntry::remark(step, Seat(0), Sentence::from("certain of it".to_owned()));
    add_remarks(&mut log, [remark(1), remark(2)]);
    let kinds: Vec<_> = log.iter().map(|entry| (entry.step, entry.kind)).collect();
    let expected = [
        (1, Move),
        (1, Remark),
        (2, Move),
        (2, Consequence),
        (2, Remark),
        (2, Consequence),
        (2, Phase),
        (3, Move),
    ];
    assert_eq!(kinds, expected);
}
