//! `arena`: tournaments that are counted, stopped, continued and shown.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{Run, folder, run, text};

const ARENA: [&str; 6] =
    ["arena", "imaginarium", "--bots", "random,uniform,random", "--games", "10"];

fn arena(more: &[&str]) -> Run {
    run(&[&ARENA[..], more].concat())
}

/// What a tournament came to, without what a clock measured.
fn told(more: &[&str]) -> Value {
    fn forget_time(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.remove("seconds_per_decision");
                fields.values_mut().for_each(forget_time);
            }
            Value::Array(items) => items.iter_mut().for_each(forget_time),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let run = arena(&[more, &["--json"]].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    let mut told = serde_json::from_str(&run.out).expect("JSON");
    forget_time(&mut told);
    told
}

#[test]
fn a_tournament_tells_who_won_and_how() {
    let json = told(&[]);
    assert_eq!(json["games"], 12, "until everybody sat everywhere equally often");
    assert_eq!(json["head"]["entrants"], serde_json::json!(["random", "uniform", "random#2"]));
    assert_eq!(json["ranking"][2]["name"], "uniform");
    assert_eq!(json["ranking"][2]["against"]["random"]["games"], 4);
    assert_eq!(json, told(&["--threads", "4"]));
    let words = arena(&[]).out;
    for part in ["imaginarium, 2 players, seed 1\n12 games, 0 refused", "3. uniform", "seat B wins"]
    {
        assert!(words.contains(part), "{words}");
    }
}

fn lines(file: &Path) -> Vec<String> {
    fs::read_to_string(file).expect("a ledger").lines().map(str::to_owned).collect()
}

#[test]
fn a_stopped_tournament_goes_on() {
    let file = folder().join("games.jsonl");
    let out = ["--out", text(&file)];
    let whole = told(&out);
    let mut all = lines(&file);
    assert_eq!(all.len(), 1 + 12);
    // Stopped in the middle of the sixth game's line.
    let kept = all[..6].join("\n") + "\n" + &all[6][..20];
    fs::write(&file, kept).unwrap();
    assert_eq!(told(&out), whole);
    let mut again = lines(&file);
    assert_eq!(again[..6], all[..6], "what was played is not played again");
    assert_eq!(again.len(), 1 + 12);
    // Nothing is left to play, so not even a clock ran.
    again.sort();
    assert_eq!(told(&out), whole);
    all = lines(&file);
    all.sort();
    assert_eq!(all, again);
}

#[test]
fn a_ledger_of_something_else_is_refused() {
    let file = folder().join("games.jsonl");
    let out = ["--out", text(&file)];
    assert_eq!(arena(&out).code, 0);
    let other = arena(&["--seed", "2", "--out", text(&file)]);
    assert_eq!(other.code, 1);
    let reason = "games.jsonl:1: this is another tournament: its seed is 1, and not 2";
    assert!(other.err.contains(reason), "{}", other.err);
    let good = lines(&file);
    let refused = |lines: &[&str], reason: &str| {
        fs::write(&file, lines.join("\n") + "\n").unwrap();
        let run = arena(&out);
        assert!(run.err.contains(reason), "{}", run.err);
        assert_eq!(run.code, 1);
    };
    // Which game is over first is up to the threads.
    let twice: Value = serde_json::from_str(&good[1]).unwrap();
    let reason = format!("games.jsonl:3: game {} is here a second time", twice["game"]);
    refused(&[&good[0], &good[1], &good[1]], &reason);
    refused(&[&good[0], "{}"], "games.jsonl:2: this is no game of this tournament");
    refused(&["hello"], "games.jsonl:1: this is no file of a tournament");
}

#[test]
fn games_of_a_tournament_are_kept() {
    let folder = folder();
    assert_eq!(arena(&["--save", text(&folder)]).code, 0);
    let replay = fs::read_to_string(folder.join("imaginarium-1-00002.replay")).expect("a replay");
    assert!(replay.contains("\nplayers uniform random\n"), "{replay}");
}

#[test]
fn tournaments_that_cannot_be_played() {
    let refused = |bots: &str, players: &str, reason: &str| {
        let run = run(&["arena", "imaginarium", "--bots", bots, "--players", players]);
        assert!(run.err.contains(reason), "{}", run.err);
        assert_eq!(run.code, 2);
    };
    refused("random", "2", "a tournament needs at least two entrants");
    refused("random,robot", "2", "`robot` is no kind of bot: known are random");
    refused("random,uniform", "1", "imaginarium takes 2 to 5 players, not 1");
    let solo = run(&["arena", "cloudage", "--bots", "random,uniform", "--players", "1"]);
    assert!(solo.err.contains("at least two players"), "{}", solo.err);
    assert_eq!(run(&["arena", "imaginarium"]).code, 2);
}

/// The headings of a report, which must be sound and name nothing outside itself.
fn headings(file: &Path) -> Vec<String> {
    let html = fs::read_to_string(file).expect("a page");
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let page = roxmltree::Document::parse_with_options(&html, options).expect("well-formed");
    assert!(!["http", "//", "<script"].iter().any(|outside| html.contains(outside)));
    let sections = page.descendants().filter(|node| node.has_tag_name("section"));
    let heading = |section: roxmltree::Node<'_, '_>| {
        let charts = section.descendants().filter(|node| node.has_tag_name("svg")).count();
        let heading = section.descendants().find(|node| node.has_tag_name("h2"));
        format!("{} {charts}", heading.and_then(|it| it.text()).expect("a heading"))
    };
    sections.map(heading).collect()
}

#[test]
fn a_page_about_a_tournament() {
    let file = folder().join("page.html");
    assert_eq!(arena(&["--report", text(&file)]).code, 0);
    let expected = [
        "Ranking 2",
        "One against the other 1",
        "Final scores 3",
        "Seats 1",
        "How long a game takes 2",
    ];
    assert_eq!(headings(&file), expected);
}

#[test]
fn a_page_about_a_simulation() {
    let folder = folder();
    let page = |threads| {
        let file = folder.join("page.html");
        let args = ["simulate", "imaginarium", "--players", "3", "--games", "30", "--threads"];
        assert_eq!(run(&[&args[..], &[threads, "--report", text(&file)]].concat()).code, 0);
        let expected = [
            "How long a game takes 2",
            "Final scores 4",
            "Seats 1",
            "Scores during the game 3",
            "Components 3",
        ];
        assert_eq!(headings(&file), expected);
        fs::read_to_string(&file).expect("a page")
    };
    let one = page("1");
    assert_eq!(one, page("4"));
    assert!(one.contains("Charbonium Maker (P1)"));
    assert!(one.contains("tablewright simulate imaginarium --seats random,random,random"));
}
