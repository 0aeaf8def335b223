//! `replay --analyse`: a game in hindsight, and hints while it is played.

use std::fs;

use serde_json::Value;

use crate::{folder, play, run, run_with, text};

/// A file with a finished game of two.
fn finished() -> String {
    let file = folder().join("game.replay");
    fs::write(&file, play::recorded("1")).unwrap();
    text(&file).to_owned()
}

fn analyse(file: &str, more: &[&str]) -> crate::Run {
    run(&[&["replay", file, "--analyse", "--iterations", "20"], more].concat())
}

#[test]
fn a_finished_game_is_told_in_hindsight_in_both_languages() {
    let file = finished();
    let told = analyse(&file, &[]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.starts_with("Chances to win"), "{}", told.out);
    assert!(told.out.contains("\nRound 1: A ") && told.out.contains("\nAt the end: "));
    assert!(told.out.contains("\nTurning points\n"));
    assert_eq!(told.out, analyse(&file, &["--plain", "--threads", "3"]).out, "always the same");
    let french = analyse(&file, &["--lang", "fr"]).out;
    assert!(french.contains("\nManche 1 : A ") && french.contains("\nTournants\n"), "{french}");
}

#[test]
fn an_analysis_is_there_as_json() {
    let told = analyse(&finished(), &["--json"]);
    let json: Value = serde_json::from_str(&told.out).expect("JSON");
    let points = json["points"].as_array().expect("points");
    assert_eq!(points[0]["moves"], 0);
    assert_eq!(points[0]["chances"].as_array().map(Vec::len), Some(2));
    assert_eq!(points[points.len() - 1]["by"], Value::Null);
    for turn in json["turns"].as_array().expect("turning points") {
        assert!(turn["label"].is_string() && turn["round"].is_number(), "{turn}");
        assert_eq!(turn["kind"] == "luck", turn["better"].is_null(), "{turn}");
    }
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let file = finished();
    let half = folder().join("half.replay");
    let whole = fs::read_to_string(&file).unwrap();
    let moves = 40;
    let mut lines: Vec<&str> = whole.lines().collect();
    let setup = lines.iter().position(|line| line.starts_with("setup")).expect("a setup");
    lines.truncate(setup + 1 + moves);
    fs::write(&half, format!("{}\nend {moves}\n", lines.join("\n"))).unwrap();
    let refused = analyse(text(&half), &[]);
    assert_eq!(refused.code, 1, "{}", refused.out);
    assert!(refused.err.contains("this game is not over"), "{}", refused.err);
    assert_eq!(analyse(&file, &["--at", "3"]).code, 2);
    assert_eq!(run(&["replay", &file, "--json"]).code, 2);
}

#[test]
fn hints_are_on_for_one_human_and_off_for_several() {
    let ask = |seats: &str, more: &[&str]| {
        let save = folder().join("game.replay");
        let args = ["play", "ski-station", "--plain", "--seed", "4", "--save", text(&save)];
        run_with(&[&args[..], &["--seats", seats], more].concat(), "hint\n").out
    };
    let off = "Hints are off at this table";
    assert!(ask("human,random", &[]).contains("\n★ "));
    assert!(ask("human,random", &["--hints", "off"]).contains(off));
    assert!(ask("human,human", &[]).contains(off));
    assert!(ask("human,human", &["--hints", "on", "--pace", "human"]).contains("\n★ "));
    let wrong = run(&["play", "ski-station", "--plain", "--hints", "maybe"]);
    assert!(wrong.code == 2 && wrong.err.contains("hints are on or off"), "{}", wrong.err);
    let wrong = run(&["play", "ski-station", "--plain", "--pace", "slow"]);
    assert!(wrong.code == 2 && wrong.err.contains("fast and human"), "{}", wrong.err);
}
