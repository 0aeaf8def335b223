//! Editions: facts can be corrected, and what cannot be is refused with its place and reason.

use expect_test::{Expect, expect};
use facts::Facts as _;
use laws::changed;
use tabletop::{Options as _, Source};

use crate::{Edition, Imaginarium, Options, Space};

#[track_caller]
fn refused(file: &str, old: &str, new: &str, reason: Expect) {
    reason.assert_eq(&laws::refused::<Options>(file, old, new));
}

laws::edition_laws!(Imaginarium);

#[test]
fn a_corrected_fact_is_played_with() {
    let text =
        changed::<Options>("board.toml", r#"{ id = "M1", cost = 4"#, r#"{ id = "M1", cost = 3"#);
    let mut options = Options::default();
    options.load(&[Source { name: "my/board.toml", text: &text }]).unwrap();
    assert_eq!(options.edition.space(Space::M1), 3);
    assert_eq!(options.edition.space(Space::M2), 3);
    assert_ne!(options.edition(), "standard");
}

#[test]
fn more_copies_than_slots_can_hold() {
    refused(
        "machines.toml",
        r#"repair = "1w 1cu",      copies = 2"#,
        r#"repair = "1w 1cu",      copies = 3"#,
        expect!["machines.toml:24:60: D1 has 1 to 2 copies"],
    );
}

#[test]
fn an_unknown_id() {
    refused(
        "machines.toml",
        r#"id = "P5""#,
        r#"id = "P9""#,
        expect!["machines.toml:12:10: unknown id `P9`"],
    );
}

#[test]
fn an_id_twice() {
    refused(
        "assistants.toml",
        "AS-02",
        "AS-01",
        expect!["assistants.toml:5:10: `AS-01` stands here twice"],
    );
}

#[test]
fn a_missing_line() {
    let line = r#"  { id = "PJ-07", vp = 4, mark = "read" },"#;
    refused(
        "projects.toml",
        line,
        "",
        expect!["projects.toml:4:11: the line of `PJ-07` is missing"],
    );
}

#[test]
fn a_wrong_total() {
    refused(
        "machines.toml",
        "copies = 8",
        "copies = 9",
        expect!["machines.toml:7:11: 30 cards of family P: the rulebook counts 29"],
    );
}

#[test]
fn a_bad_unit() {
    refused(
        "machines.toml",
        r#""2w 1cr""#,
        r#""2w 1kg""#,
        expect!["machines.toml:10:36: `1kg`: `kg` is no good: w, cu, cr, ch or vp"],
    );
}

#[test]
fn a_list_that_is_not_answered() {
    refused(
        "machines.toml",
        r#"with = "P4 T1 T2""#,
        r#"with = "P4 T1""#,
        expect!["machines.toml:11:90: T2 lists P4, but P4 does not list T2"],
    );
}

#[test]
fn a_price_out_of_range() {
    refused(
        "board.toml",
        "cost = 4",
        "cost = 5",
        expect!["board.toml:5:23: base cost 5: it is 1 to 4"],
    );
}

#[test]
fn a_word_for_a_number() {
    refused(
        "board.toml",
        "pays = 3",
        "pays = true",
        expect!["board.toml:18:23: invalid type: boolean `true`, expected u16"],
    );
}

#[test]
fn an_unknown_field() {
    refused(
        "projects.toml",
        "vp = 4",
        "points = 4",
        expect!["projects.toml:5:19: unknown field `points`, expected one of `id`, `vp`, `mark`"],
    );
}

#[test]
fn not_toml_at_all() {
    refused(
        "projects.toml",
        "project = [",
        "project = (",
        expect!["projects.toml:5:3: invalid key-value pair, expected key"],
    );
}

#[test]
fn a_file_that_is_none_of_them() {
    let fault = Edition::load(&[Source { name: "robots.toml", text: "" }]).unwrap_err();
    expect!["robots.toml:1:1: no such data file: known are machines.toml, assistants.toml, projects.toml, workshops.toml, board.toml"].assert_eq(&fault.to_string());
}

#[test]
fn too_many_starting_machines() {
    refused(
        "workshops.toml",
        r#""P1 P4""#,
        r#""P6 P6 P6""#,
        expect!["workshops.toml:6:12: 3 P6 listed: the box has 2"],
    );
}
