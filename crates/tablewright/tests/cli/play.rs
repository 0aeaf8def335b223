//! `play --plain`, `simulate`, `replay`: games from the first move to the last.

use std::{fs, io::Read, process::Stdio};

use crate::{Run, binary, folder, run, run_with, text};

/// A game that two bots have played, as a replay.
fn recorded(seed: &str) -> String {
    let folder = folder();
    let args =
        ["simulate", "imaginarium", "--players", "2", "--games", "1", "--seed", seed, "--save"];
    let saved = run(&[&args[..], &[text(&folder)]].concat());
    assert_eq!(saved.code, 0, "{}", saved.err);
    let file = fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    fs::read_to_string(file).unwrap()
}

/// The seats `human,random` of a seed, with these lines typed.
fn play(lang: &str, input: &str) -> (Run, String) {
    let save = folder().join("game.replay");
    let args = [
        "play",
        "imaginarium",
        "--plain",
        "--seats",
        "human,random",
        "--seed",
        "4",
        "--lang",
        lang,
        "--save",
        text(&save),
    ];
    let played = run_with(&args, input);
    (played, fs::read_to_string(&save).unwrap_or_default())
}

/// What somebody types who always gives the last answer but `finish`es when asked.
fn moves() -> String {
    let mut lines = String::from("# the first choice, every time\n");
    lines.extend(std::iter::repeat_n("1\n", 20_000));
    lines
}

#[test]
fn a_recorded_game_is_played_to_the_end_in_both_languages() {
    let (typed, replay) = play("en", &moves());
    assert_eq!(typed.code, 0, "{}", typed.err);
    assert!(typed.out.contains("Won by"), "the game ends");
    let human: String = replay
        .lines()
        .filter(|line| line.starts_with("A "))
        .map(|line| format!("{}\n", line.split(" = ").next().unwrap()))
        .collect();
    let (english, again) = play("en", &human);
    assert_eq!(again, replay, "the same moves, the same game");
    let (french, same) = play("fr", &human);
    assert_eq!(same, replay, "the language changes nothing");
    assert!(english.out.contains("Won by") && french.out.contains("Victoire"));
    let both = |line: &&str| french.out.lines().any(|other| other == *line);
    let untranslated: Vec<&str> = english
        .out
        .lines()
        .filter(|line| {
            line.chars().any(char::is_alphabetic)
                && *line != "Imaginarium"
                && !line.ends_with(" points")
        })
        .filter(both)
        .collect();
    assert_eq!(untranslated, Vec::<&str>::new(), "lines that are the same in both languages");
}

#[test]
fn input_that_ends_leaves_the_game_saved() {
    let (left, replay) = play("en", "1\n1\n");
    assert_eq!(left.code, 0);
    assert!(left.err.contains("--resume"), "{}", left.err);
    assert!(replay.starts_with("tablewright replay 1\n") && replay.contains("\nA place"));
    let file = folder().join("left.replay");
    fs::write(&file, &replay).unwrap();
    let resumed =
        run_with(&["play", "--resume", text(&file), "--plain", "--seats", "human,random"], "1\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    let longer = fs::read_to_string(&file).unwrap();
    assert!(replay.lines().count() < longer.lines().count(), "it went on");
}

#[test]
fn an_illegal_move_is_refused_and_nothing_is_lost() {
    let (played, replay) = play("en", "place Q9\nfinish\n99\nplace X3\n");
    assert_eq!(played.code, 0);
    assert!(replay.contains("\nA place X3\n"), "{replay}");
    assert_eq!(replay.lines().filter(|line| line.starts_with("A ")).count(), 1);
}

#[test]
fn a_reader_who_leaves_is_no_failure() {
    let mut child = binary()
        .args(["rules", "imaginarium"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(0));
    assert!(ended.stderr.is_empty(), "{}", String::from_utf8_lossy(&ended.stderr));
}

#[test]
fn a_saved_game_is_shown_in_words() {
    let file = folder().join("game.replay");
    fs::write(&file, recorded("1")).unwrap();
    let log = run(&["replay", text(&file)]);
    assert_eq!(log.code, 0, "{}", log.err);
    assert!(log.out.contains("Round 1.") && log.out.contains("Won by"));
    let start = run(&["replay", text(&file), "--at", "0", "--lang", "fr"]);
    assert_eq!(start.code, 0, "{}", start.err);
    assert!(start.out.contains("Tapis roulant"), "{}", start.out);
    let beyond = run(&["replay", text(&file), "--at", "100000"]);
    assert_eq!(beyond.code, 2);
    assert!(beyond.err.contains("this game has"), "{}", beyond.err);
}

#[test]
fn a_simulation_does_not_depend_on_its_threads() {
    let report = |threads| {
        let args = ["simulate", "imaginarium", "--games", "60", "--json", "--threads", threads];
        run(&args).out
    };
    assert_eq!(report("1"), report("3"));
    let json: serde_json::Value = serde_json::from_str(&report("2")).unwrap();
    assert_eq!(json["games"], 60);
    assert_eq!(json["refused"], 0);
    assert_eq!(json["seats"].as_array().unwrap().len(), 4);
    assert_eq!(json["components"].as_array().unwrap().len(), 21 + 13 + 14);
}
