//! Looking things up in the rulebook.

use crate::rulebook::{Clause, search};

const RULES: &str = "\
# Rules

| mark | meaning |
|---|---|
| **R** | stated |
| VP | a point |

- **X-1.1** [R; page 3] Wood is a good.
- **X-1.2** [J2] Copper is a good, too.
- not a clause
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
