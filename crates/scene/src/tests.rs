//! Looking things up in the rulebook; names and ids in sentences; zones in words.

mod log;
mod motion;

use tabletop::Seat;

use crate::{
    Counter, Lang, Layout, Line, Scene, Shape, Space, Speech, Token, Translations, Voice, Zone,
    rulebook::{Clause, chapters, search},
    zones_in_words,
};

const RULES: &str = "\
# Rules

| mark | meaning |
|---|---|
| **R** | stated |
| VP | a point |

### Goods

- **X-1.1** [R; page 3] Wood is a good.
- **X-1.2** [J2] Copper is a good, too.
- not a clause
### More

- **X-10.1** A clause without a source.

| id | question | ruling | note |
|---|---|---|---|
| J2 | Is copper a good? | Yes. | |
| P1 | Maker | 2 W | J2 |
| P1 ×1/×2 | not an entry of its own | | |
| P1, P2 | nor this | | |
| DEC-01 PAY-WOOD | step 2 | How much wood? | |
| DEC-03 to DEC-05 | nor this | | |
| TR-W | 1 wood | 1 ch | |
| 2 | players | | |
";

fn ids(wanted: &str) -> Vec<&'static str> {
    search(RULES, wanted).into_iter().map(|clause| clause.id).collect()
}

fn text(wanted: &str) -> String {
    let found = search(RULES, wanted);
    let [Clause { text, .. }] = found.as_slice() else { panic!("{wanted}: {found:?}") };
    text.clone()
}

#[test]
fn a_clause_is_its_number_and_its_text() {
    assert_eq!(text("x-1.2"), "Copper is a good, too.");
    assert_eq!(text("X-10.1"), "A clause without a source.");
}

#[test]
fn a_row_of_a_table_is_its_id_and_the_other_cells() {
    assert_eq!(text("j2"), "Is copper a good? · Yes.");
    assert_eq!(text("P1"), "Maker · 2 W · J2");
    assert_eq!(text("dec-01"), "PAY-WOOD · step 2 · How much wood?");
    assert_eq!(text("TR-W"), "1 wood · 1 ch");
}

#[test]
fn a_chapter_is_not_another_that_begins_like_it() {
    assert_eq!(ids("X-1"), ["X-1.1", "X-1.2"]);
    assert_eq!(ids("x-10"), ["X-10.1"]);
}

#[test]
fn words_are_found_in_any_order() {
    assert_eq!(ids("good copper"), ["X-1.2", "J2"]);
    assert_eq!(ids("without"), ["X-10.1"]);
    assert_eq!(ids("dec- wood"), ["DEC-01"]);
    assert!(ids("stone").is_empty());
}

#[test]
fn nothing_wanted_is_everything() {
    assert_eq!(ids(" "), ["X-1.1", "X-1.2", "X-10.1", "J2", "P1", "DEC-01", "TR-W"]);
}

#[test]
fn chapters_have_their_clauses_with_their_sources() {
    let found = chapters(RULES);
    let [goods, more] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((goods.title, more.title), ("Goods", "More"));
    assert_eq!((goods.clauses[0].id, goods.clauses[0].source), ("X-1.1", "R; page 3"));
    assert_eq!((more.clauses[0].id, more.clauses[0].source), ("X-10.1", ""));
}

#[test]
fn a_seat_is_called_by_its_name_or_by_its_letter() {
    let speech = Speech::new(Lang::EN, Translations(&[]));
    let line = Line::new("waiting-for").with("seat", Seat(1));
    let names = ["Ada".to_owned(), "Bram".to_owned()];
    assert_eq!(speech.say(&line), "B is deciding");
    assert_eq!(Voice { speech: &speech, names: &names }.say(&line), "Bram is deciding");
}

#[test]
fn a_sentence_knows_the_ids_in_it() {
    let slot = Line::new("named").with_text("id", "P2+T1").with("name", Line::new("P2"));
    let line = Line::new("log").with("what", slot).with_text("space", "M3").with_text("x", "Y");
    assert_eq!(line.ids(), ["P2", "T1", "M3"]);
}

#[test]
fn zones_are_told_space_by_space_and_pile_by_pile() {
    let zone = |id: &str, shape| Zone { id: id.into(), title: id.into(), owner: None, shape };
    let space = |id: &str| Space { id: id.into(), note: "4".into() };
    let row = Shape::Row(vec![space("M1"), space("M2")]);
    let layout = Layout { zones: vec![zone("belt", row), zone("yard", Shape::Heap)] };
    let token = |zone: &str, space, glyph: &str| Token {
        zone: zone.into(),
        space,
        glyph: glyph.into(),
        name: "Maker".into(),
        ..Token::default()
    };
    let tokens = vec![token("belt", Some(1), "P1"), token("yard", None, "P2")];
    let tokens = [tokens, vec![token("yard", None, "P2")]].concat();
    let counter = Counter {
        zone: "yard".into(),
        face: String::new(),
        glyph: String::new(),
        name: "wood".into(),
        amount: None,
    };
    let scene = Scene { tokens, counters: vec![counter], ..Scene::default() };
    let speech = Speech::new(Lang::EN, Translations(&[]));
    let told = zones_in_words(&layout, &scene, speech.plain());
    assert_eq!(told[0].items, ["M1(4): empty", "M2(4): P1 Maker"]);
    assert_eq!(told[1].items, ["2× P2 Maker", "? wood"]);
}

/// A game of which French has one sentence, and one that cannot be said.
const GAME: Translations = Translations(&[
    (
        "en",
        "open = { $count ->\n    [one] one door\n   *[other] { $count } doors\n}\nshut = The { $what } is shut\n",
    ),
    ("fr", "shut = { $quoi } : fermé\nend =\n"),
]);

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let french = Speech::new(Lang::of("fr"), GAME);
    // Two doors in French begin with two, and none is one door; English counts as English does.
    let open = |count: i32| french.say(&Line::new("open").with("count", count));
    assert_eq!([open(0), open(1), open(2)], ["0 doors", "one door", "2 doors"]);
    assert_eq!(french.word("empty"), "vide");
    assert!(french.has("open") && !french.has("closed"));
}

#[test]
fn a_sentence_that_cannot_be_said_is_said_in_english() {
    let french = Speech::new(Lang::of("fr"), GAME);
    let shut = french.say(&Line::new("shut").with_text("what", "door"));
    assert_eq!(shut, "The door is shut");
    let faults = GAME.faults();
    assert!(faults[0].starts_with("text/fr.ftl:1: `shut`: there is no { $quoi }"), "{faults:?}");
}

#[test]
fn every_language_keeps_to_english_in_the_words_of_every_table() {
    assert_eq!(crate::lang::COMMON.faults(), [""; 0]);
}

#[test]
fn a_language_is_found_by_its_tag() {
    let french = Lang::of("fr");
    assert_eq!((french.to_string().as_str(), Lang::of("fr-CA")), ("fr", french));
    assert_eq!(Lang::of("EN-gb"), Lang::EN);
    assert_eq!((Lang::ALL[0], Lang::default()), (Lang::EN, Lang::EN));
    let unknown = "tlh".parse::<Lang>().unwrap_err().to_string();
    assert!(unknown.starts_with("`tlh` is no language here; there are en, "), "{unknown}");
    assert_eq!("".parse::<Lang>().ok(), None);
}
