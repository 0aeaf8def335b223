//! `check`: scenario files of our own, and what is said of wrong ones.

use std::fs;

use crate::{folder, root, run, text};

#[test]
fn our_own_scenarios_pass() {
    let scenarios = root().join("crates/imaginarium/scenarios");
    let checked = run(&["check", text(&scenarios)]);
    assert_eq!(checked.code, 0, "{}", checked.out);
    assert!(checked.out.ends_with(", 0 failed\n"));
    assert!(!checked.out.contains("FAILED"));
}

#[test]
fn the_examples_of_the_guide_pass() {
    let checked = run(&["check", text(&root().join("docs/examples.txt"))]);
    assert_eq!(checked.code, 0, "{}", checked.out);
    assert!(10 <= checked.out.lines().filter(|line| line.starts_with("ok ")).count());
}

#[test]
fn the_fields_of_a_game_are_listed() {
    let listed = run(&["check", "--fields", "imaginarium"]);
    assert_eq!(listed.code, 0, "{}", listed.err);
    let row = |name: &str| {
        let of_name = |line: &&str| line.split_whitespace().next() == Some(name);
        listed.out.lines().find(of_name).unwrap_or_default().to_owned()
    };
    assert!(row("goods").contains(" of a seat "), "{}", listed.out);
    assert!(row("belt").contains(" of the table "), "{}", listed.out);
    let json = run(&["check", "--fields", "imaginarium", "--json"]).out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json.as_array().unwrap().len(), listed.out.lines().count());
    assert_eq!(run(&["check", "--fields", "chess"]).code, 2);
    assert_eq!(run(&["check"]).code, 2);
}

/// The answer to a scenario of this text, without the path of its file.
fn check(scenario: &str) -> (i32, String) {
    let file = folder().join("s.txt");
    fs::write(&file, format!("game imaginarium\nscenario it is so\n{scenario}")).unwrap();
    let checked = run(&["check", text(&file)]);
    (checked.code, checked.out.replace(text(&file), "s.txt"))
}

#[test]
fn a_wrong_expectation_is_shown_against_what_was_found() {
    let (code, out) = check("given A goods 3ch\ngiven turn A dial\nexpect A goods 4ch 1w\n");
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "FAILED  it is so\n\
         s.txt:5:1: expected A goods 4ch 1w\n     found A goods 3ch\n\
         1 scenarios, 1 failed\n"
    );
}

#[test]
fn wrong_lists_of_legal_actions_are_told_apart() {
    let (code, out) =
        check("given turn A act extract+repair\nlegal A begin extract | begin trade\n");
    assert_eq!(code, 1);
    assert!(out.contains("missing: begin trade\n  not expected: done"), "{out}");
}

#[test]
fn mistakes_have_a_line_and_a_reason() {
    for (scenario, reason) in [
        ("givven A goods 1w\n", "s.txt:3:1: `givven` begins no line"),
        ("given A gooods 1w\n", "s.txt:3:1: `gooods` is no field of a seat: known are goods,"),
        ("given A goods 1z\n", "s.txt:3:1: `1z`: `z` is no good"),
        ("given C goods 1w\n", "s.txt:3:1: nobody sits on C"),
        ("players 7\ngiven A goods 1w\n", "s.txt:2:1: 7 players: imaginarium takes 2 to 5"),
        ("given A slots P1+T1\n", "`P1+T1` is not a legal combination"),
        ("given A slots P6 P6 P6\n", "no P6 is left in the deck"),
        ("option slot_limit sometimes\ngiven A goods 1w\n", "s.txt:3:1: option slot_limit cannot"),
        ("given turn A dial\nA dance\n", "s.txt:4:1: `dance` is no action"),
        ("given turn A dial\nA finish\n", "`finish` is not legal for A now"),
        ("given turn A dial\nrefused A dial repair+trade\n", "to be refused"),
        ("given turn A finish\nA finish = Q7\n", "`Q7` is no machine"),
        ("expect event theft\n", "expected an event `theft`"),
        ("expect over\n", "expected the game to be over"),
    ] {
        let (code, out) = check(scenario);
        assert_eq!(code, 1, "{scenario}");
        assert!(out.contains(reason), "{scenario}: {out}");
    }
}

#[test]
fn an_unknown_game_and_an_empty_file() {
    let file = folder().join("s.txt");
    fs::write(&file, "game chess\nscenario e4\nexpect over\n").unwrap();
    assert!(run(&["check", text(&file)]).out.contains("there is no game `chess`"));
    fs::write(&file, "").unwrap();
    let empty = run(&["check", text(&file)]);
    assert!(empty.out.contains("no scenario here"), "{}", empty.out);
    assert_eq!(run(&["check", "no-such-file"]).code, 1);
}

#[test]
fn a_fault_has_its_place_in_fields() {
    let file = folder().join("s.txt");
    fs::write(&file, "game chess\nscenario e4\nexpect over\n").unwrap();
    let run = run(&["check", "--json", text(&file)]);
    assert_eq!(run.code, 1);
    let rows: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let fault = &rows[0]["fault"];
    assert_eq!((&fault["file"], &fault["line"]), (&text(&file).into(), &2.into()), "{rows}");
    assert_eq!(fault["column"], 1);
    assert!(fault["reason"].as_str().unwrap().starts_with("there is no game `chess`"), "{rows}");
    assert_eq!(rows[0]["ok"], false);
}
