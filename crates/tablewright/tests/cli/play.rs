//! `play --plain`, `simulate`, `replay`: games from the first move to the last.

use std::{fs, io::Read, process::Stdio};

use crate::{Run, binary, folder, run, run_with, text};

/// A game that two bots have played, as a replay.
pub fn recorded(seed: &str) -> String {
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
                && !line.ends_with(" (random)")
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
fn a_saved_game_goes_on_with_those_who_played_it() {
    let (_, replay) = play("en", "1\n");
    assert!(replay.contains("\nplayers human random\n"), "{replay}");
    let file = folder().join("game.replay");
    let resume =
        |seats: &[&str]| run(&[&["play", "--plain", "--resume", text(&file)], seats].concat());
    fs::write(&file, replay.replace("human random", "uniform human")).unwrap();
    let taken_up = resume(&[]).out;
    assert!(taken_up.contains("A (uniform)") && taken_up.contains("B (you)"), "{taken_up}");
    assert!(resume(&["--seats", "human,uniform"]).out.contains("B (uniform)"));
    let rewritten = fs::read_to_string(&file).unwrap();
    assert!(rewritten.contains("\nplayers human uniform\n"), "{rewritten}");
    fs::write(&file, replay.replace("players human random\n", "")).unwrap();
    assert!(resume(&[]).out.contains("B (casual)"), "one human against bots");
    fs::write(&file, replay.replace("human random", "human wizard")).unwrap();
    let unknown = resume(&[]);
    assert_eq!(unknown.code, 1);
    assert!(unknown.err.contains(":4:1: `wizard` is no kind of bot"), "{}", unknown.err);
}

#[test]
fn a_new_game_overwrites_no_other() {
    let data = folder();
    let begin = || {
        let args = ["play", "imaginarium", "--plain", "--players", "2", "--seed", "4"];
        let mut command = binary();
        command.args(args).args(["--seats", "random,random"]).env("XDG_DATA_HOME", &data);
        let played = command.stdin(Stdio::null()).output().unwrap();
        assert_eq!(played.status.code(), Some(0));
        String::from_utf8(played.stderr).unwrap()
    };
    for name in ["imaginarium-4", "imaginarium-4-2", "imaginarium-4-3"] {
        assert!(begin().ends_with(&format!("/tablewright/{name}.replay\n")));
    }
    assert_eq!(fs::read_dir(data.join("tablewright")).unwrap().count(), 3);
}

#[test]
fn a_file_is_named_for_a_new_game_only_when_it_is_free() {
    let (_, replay) = play("en", "1\n");
    let file = folder().join("game.replay");
    fs::write(&file, &replay).unwrap();
    let onto = ["--plain", "--save", text(&file)];
    let refused = run(&[&["play", "imaginarium"], &onto[..]].concat());
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("game.replay is there already"), "{}", refused.err);
    let other = folder().join("other.replay");
    fs::write(&other, &replay).unwrap();
    assert_eq!(run(&[&["play", "--resume", text(&other)], &onto[..]].concat()).code, 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), replay, "nothing is lost");
    let detour = file.parent().unwrap().join(".").join("game.replay");
    assert_eq!(run(&[&["play", "--resume", text(&detour)], &onto[..]].concat()).code, 0);
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
    let last = |out: &str| out.lines().last().unwrap_or_default().to_owned();
    assert!(
        last(&log.out).starts_with("2. ") && last(&log.out).ends_with(" points"),
        "{}",
        log.out
    );
    let french = run(&["replay", text(&file), "--lang", "fr"]).out;
    assert!(french.contains("Victoire") && last(&french) == last(&log.out), "{french}");
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
    assert_eq!(report("0"), report("1"), "somebody must play");
    assert!(report("2").trim_start_matches(['{', '\n', ' ']).starts_with("\"head\": {"));
    let json: serde_json::Value = serde_json::from_str(&report("2")).unwrap();
    assert_eq!(json["games"], 60);
    assert_eq!(json["refused"], 0);
    assert_eq!(json["seats"].as_array().unwrap().len(), 4);
    assert_eq!(json["components"].as_array().unwrap().len(), 21 + 13 + 14 + 5);
}

#[test]
fn a_simulation_says_what_it_played() {
    let args = ["simulate", "imaginarium", "--games", "3", "--seats", "random,uniform"];
    let args = [&args[..], &["--seed", "8", "--option", "round_limit=9"]].concat();
    let told = run(&args).out;
    assert!(
        told.starts_with("imaginarium, 2 players (random, uniform), seed 8\n3 games, 0 refused"),
        "{told}"
    );
    let json: serde_json::Value =
        serde_json::from_str(&run(&[&args[..], &["--json"]].concat()).out).expect("JSON");
    let expected = serde_json::json!({
        "game": "imaginarium",
        "rules_version": 2,
        "edition": "standard",
        "players": 2,
        "seats": ["random", "uniform"],
        "seed": 8,
        "options": { "round_limit": "9" },
    });
    assert_eq!(json["head"], expected);
}

#[test]
fn simulated_games_are_the_same_files_for_any_number_of_threads() {
    let save = |threads| {
        let folder = folder().join("games");
        let args = ["simulate", "imaginarium", "--players", "2", "--games", "12", "--threads"];
        assert_eq!(run(&[&args[..], &[threads, "--save", text(&folder)]].concat()).code, 0);
        let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).collect();
        files.sort();
        assert!(files[11].ends_with("imaginarium-1-00012.replay"), "{files:?}");
        files.iter().map(|file| fs::read_to_string(file).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(save("1"), save("4"));
}
