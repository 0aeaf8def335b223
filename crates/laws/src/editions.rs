//! Laws about editions: facts can be corrected, and what cannot be is refused where it stands.

use tabletop::{Ctx, Fault, Game, Options, Rng, Source};

/// The laws of editions as tests of a game.
#[macro_export]
macro_rules! edition_laws {
    ($game:ty) => {
        #[test]
        fn every_line_is_checked() {
            $crate::every_line_is_checked::<<$game as ::tabletop::Game>::Options>();
        }

        #[test]
        fn only_facts_make_an_edition() {
            $crate::only_facts_make_an_edition::<<$game as ::tabletop::Game>::Options>();
        }

        #[test]
        fn every_switch_can_be_set() {
            $crate::every_switch_can_be_set::<<$game as ::tabletop::Game>::Options>();
        }

        #[test]
        fn an_edition_that_is_read_can_be_played() {
            $crate::an_edition_that_is_read_can_be_played::<$game>();
        }
    };
}

/// A data file as it ships, but with one thing written differently.
pub fn changed<O: Options>(file: &str, old: &str, new: &str) -> String {
    let text = shipped::<O>(file);
    assert!(text.contains(old), "{file} has no {old}");
    text.replacen(old, new, 1)
}

/// What a player is told about that file.
#[track_caller]
pub fn refused<O: Options>(file: &str, old: &str, new: &str) -> String {
    let read = load::<O>(file, &changed::<O>(file, old, new));
    read.expect_err("it should have been refused").to_string()
}

fn shipped<O: Options>(file: &str) -> &'static str {
    O::DATA.iter().find(|known| known.name == file).expect("a file that ships").text
}

fn load<O: Options>(name: &str, text: &str) -> Result<O, Fault> {
    let mut options = O::default();
    options.load(&[Source { name, text }]).map(|()| options)
}

/// Comments and spaces are no facts; marks are.
pub fn only_facts_make_an_edition<O: Options>() {
    for Source { name, text } in O::DATA {
        let spaced = format!("# Checked.\n{}", text.replace("\n  {", "\n     {"));
        assert_eq!(load::<O>(name, &spaced), Ok(O::default()), "{name}");
        let mark = text.split("mark = \"").nth(1).and_then(|rest| rest.split('"').next());
        let mark = mark.expect("a line has a mark");
        let other = if mark == "read" { "stated" } else { "read" };
        let quoted = |mark: &str| format!("mark = \"{mark}\"");
        let marked = changed::<O>(name, &quoted(mark), &quoted(other));
        let editions = [(); 2].map(|()| load::<O>(name, &marked).expect("another mark"));
        assert_ne!(editions[0].edition(), "standard", "{name}");
        assert_eq!(editions[0], editions[1], "{name}: equal facts are the same edition");
    }
}

/// Every switch sets something of its own, and says so afterwards.
pub fn every_switch_can_be_set<O: Options>() {
    for switch in O::SWITCHES {
        let (name, other) = (switch.name, switch.values.other());
        let mut options = O::default();
        assert_eq!(options.get(name).as_deref(), Some(switch.values.default()), "{name}");
        options.set(name, &other).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(options.changed(), [(name.to_owned(), other)], "{name}");
    }
}

/// Goes through all lines of all files: an unknown id, an id twice, a missing line, a field that
/// does not belong there and a mark that is none are refused with file, line, column and reason.
pub fn every_line_is_checked<O: Options>() {
    let mut checked = 0;
    for Source { name, text } in O::DATA {
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let Some((_, rest)) = line.split_once("{ id = \"") else { continue };
            let id = rest.split('"').next().unwrap_or_default();
            let head = lines[..at].iter().rposition(|line| line.ends_with('['));
            check_line::<O>(name, &lines, at, head.expect("a table begins somewhere"), id);
            checked += 1;
        }
    }
    assert_ne!(checked, 0, "no line with an id");
}

fn check_line<O: Options>(name: &str, lines: &[&str], at: usize, head: usize, id: &str) {
    let line = lines[at];
    let with = |instead: &[&str]| [&lines[..at], instead, &lines[at + 1..]].concat().join("\n");
    let column = |of: &str| line.find(of).expect("it stands here") + 1;
    let told = |instead: &[&str]| match load::<O>(name, &with(instead)) {
        Err(fault) => fault.to_string(),
        Ok(_) => panic!("{name}: {instead:?} instead of {line} is not refused"),
    };
    let (row, quoted) = (at + 1, column(&format!("\"{id}\"")));
    assert_eq!(
        told(&[&line.replacen(id, "nobody", 1)]),
        format!("{name}:{row}:{quoted}: unknown id `nobody`")
    );
    assert_eq!(
        told(&[line, line]),
        format!("{name}:{}:{quoted}: `{id}` stands here twice", row + 1)
    );
    assert_eq!(
        told(&[]),
        format!("{name}:{}:{}: the line of `{id}` is missing", head + 1, lines[head].len())
    );
    let field = told(&[&line.replacen("{ id", "{ nonsense = 1, id", 1)]);
    let expected = format!("{name}:{row}:{}: unknown field `nonsense`, expected", column("id = "));
    assert!(field.starts_with(&expected), "{field}");
    let (before, mark) = line.split_once("mark = ").expect("a line has a mark");
    let written = mark.split('"').nth(1).expect("a mark is a word");
    assert_eq!(
        told(&[&line.replacen(&format!("\"{written}\""), "\"guessed\"", 1)]),
        format!(
            "{name}:{row}:{}: `guessed` is no mark: stated, read, inferred or reconstructed",
            before.len() + "mark = ".len() + 1
        )
    );
}

/// Changes numbers here and there: what is read without complaint can be played.
pub fn an_edition_that_is_read_can_be_played<G: Game>() {
    let mut played = 0;
    for seed in 0..300 {
        let mut rng = Rng::new(seed);
        let Source { name, text } = rng.pick(G::Options::DATA);
        let mut text = text.to_owned();
        let digits = text.char_indices().filter(|(_, c)| c.is_ascii_digit());
        let at = rng.pick(&digits.map(|(at, _)| at).collect::<Vec<_>>());
        text.replace_range(at..=at, rng.pick(&["0", "1", "2", "3", "5", "9", "15", "60"]));
        let Ok(options) = load::<G::Options>(name, &text) else { continue };
        played += 1;
        let seats = G::SEATS.clone().nth(seed as usize % G::SEATS.count()).expect("a seat count");
        let mut state = G::setup(seats, options, &mut Ctx { chance: &mut rng, log: None });
        let mut actions = Vec::new();
        // With some facts nobody comes to an end: a while is enough.
        for _ in 0..500 {
            state.invariants().unwrap_or_else(|e| panic!("{name}, seed {seed}: {e}"));
            let Some(by) = state.deciders().first() else { break };
            state.legal_actions(by, &mut actions);
            assert!(!actions.is_empty(), "{name}, seed {seed}: nothing can be done");
            let action = rng.pick(&actions);
            state.apply(by, action, &mut Ctx { chance: &mut rng, log: None });
        }
    }
    assert!(50 < played, "only {played} editions were read");
}
