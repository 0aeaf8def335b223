//! Bad input: a clear sentence, exit code 2 for usage and 1 for failure, never a panic.

use std::fs;

use crate::{Run, folder, run, text};

#[track_caller]
fn refused(run: &Run, code: i32, reason: &str) {
    assert!(run.err.contains(reason), "expected `{reason}` in: {}", run.err);
    assert!(!run.err.contains("panicked"), "{}", run.err);
    assert_eq!(run.code, code, "{}", run.err);
}

#[test]
fn no_command_and_unknown_commands() {
    assert_eq!(run(&[]).code, 2);
    refused(&run(&["fly"]), 2, "unrecognized subcommand");
    refused(&run(&["games", "--loud"]), 2, "unexpected argument");
}

#[test]
fn an_unknown_game() {
    for args in [["play", "chess"], ["simulate", "chess"], ["bench", "chess"], ["rules", "chess"]] {
        refused(&run(&args), 2, "there is no game `chess`: known are imaginarium");
    }
}

#[test]
fn too_few_or_too_many_players() {
    for n in ["0", "1", "6", "200"] {
        let reason = format!("imaginarium takes 2 to 5 players, not {n}");
        refused(&run(&["play", "imaginarium", "--plain", "--players", n]), 2, &reason);
        refused(&run(&["simulate", "imaginarium", "--players", n]), 2, &reason);
    }
    refused(&run(&["bench", "imaginarium", "--players", "1"]), 2, "takes 2 to 5 players");
    let seats =
        run(&["play", "imaginarium", "--plain", "--players", "3", "--seats", "human,random"]);
    refused(&seats, 2, "--players 3, but --seats names 2");
}

#[test]
fn seats_options_languages_and_numbers_that_do_not_exist() {
    let play = |args: &[&str]| run(&[&["play", "imaginarium", "--plain"], args].concat());
    refused(
        &play(&["--seats", "human,robot"]),
        2,
        "`robot` is no kind of bot: known are random, uniform, greedy, novice, casual, keen, master",
    );
    refused(&play(&["--option", "slot_limit"]), 2, "`slot_limit` is not like NAME=VALUE");
    refused(&play(&["--option", "slots=9"]), 2, "unknown option `slots`: known are reset_discard");
    refused(&play(&["--option", "validation=never"]), 2, "it is automatic|manual");
    refused(&play(&["--option", "round_limit=0"]), 2, "option round_limit cannot be `0`");
    refused(&play(&["--lang", "tlh"]), 2, "`tlh` is no language here; there are en");
    refused(&play(&["--seed", "minus"]), 2, "invalid value 'minus'");
    refused(&run(&["simulate", "imaginarium", "--games", "0"]), 2, "0 is not in 1..");
    refused(&run(&["bench", "imaginarium", "--seats", "human"]), 2, "`human` is no kind of bot");
    let human = run(&["simulate", "imaginarium", "--seats", "human,random"]);
    refused(&human, 2, "error: a simulation has no human seats\n");
    for seconds in ["0", "-1", "inf", "NaN", "soon"] {
        let reason = format!("invalid value '{seconds}' for '--seconds <SECONDS>'");
        refused(&run(&["bench", "imaginarium", &format!("--seconds={seconds}")]), 2, &reason);
    }
}

#[test]
fn play_without_a_terminal() {
    refused(&run(&["play", "imaginarium"]), 2, "this is no terminal: play with --plain");
}

fn replay(change: impl Fn(&str) -> String) -> Run {
    let folder = folder();
    let args =
        ["simulate", "imaginarium", "--players", "2", "--games", "1", "--save", text(&folder)];
    assert_eq!(run(&args).code, 0);
    let file = fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let text_before = fs::read_to_string(&file).unwrap();
    fs::write(&file, change(&text_before)).unwrap();
    run(&["replay", text(&file)])
}

#[test]
fn replays_that_cannot_be() {
    refused(&run(&["replay", "no-such-file"]), 1, "no-such-file: ");
    refused(&replay(|_| String::new()), 1, ":1:1: not a replay");
    refused(&replay(|t| t.replacen("replay 1", "replay 9", 1)), 1, "written in another format");
    refused(
        &replay(|t| t.replacen("imaginarium 2", "imaginarium 7", 1)),
        1,
        "version 7 of the rules",
    );
    refused(&replay(|t| t.replacen("imaginarium", "chess", 1)), 1, "there is no game `chess`");
    refused(&replay(|t| t.replacen("seats 2", "seats 6", 1)), 1, "takes 2 to 5 players");
    refused(&replay(|t| t[..t.len() / 2].to_owned()), 1, "cut off: the last line must be `end");
    refused(&replay(|t| t.replacen("\nA ", "\nA fly ", 1)), 1, "is no action");
    refused(&replay(|t| t.replacen("setup = WS-", "setup = WX-", 1)), 1, "WX-");
    refused(
        &replay(|t| t.replacen("edition standard", "edition mine", 1)),
        1,
        "played with edition mine",
    );
    refused(&replay(|t| t.replacen(" place ", " validate PJ-01\n# ", 1)), 1, "is not possible now");
}

#[test]
fn games_that_cannot_be_kept() {
    let file = folder().join("no-folder");
    fs::write(&file, "").unwrap();
    let args = ["simulate", "imaginarium", "--games", "3", "--save", text(&file)];
    refused(&run(&args), 1, "no-folder: ");
    // A folder is in the way of the first game.
    let folder = folder();
    fs::create_dir(folder.join("imaginarium-1-00001.replay")).unwrap();
    let args = ["simulate", "imaginarium", "--games", "3", "--save", text(&folder)];
    refused(&run(&args), 1, "imaginarium-1-00001.replay: ");
}

#[test]
fn a_file_that_is_no_text() {
    let file = folder().join("noise");
    fs::write(&file, [0xFF, 0xFE, 0x00]).unwrap();
    refused(&run(&["replay", text(&file)]), 1, "this is no text file");
    refused(&run(&["check", text(&file)]), 1, "this is no text file");
}

#[test]
fn editions_that_cannot_be() {
    let with = |file: &str, old: &str, new: &str| {
        let folder = folder().join("edition");
        assert_eq!(run(&["data", "imaginarium", "--export", text(&folder)]).code, 0);
        let path = folder.join(file);
        let before = fs::read_to_string(&path).unwrap();
        fs::write(&path, before.replacen(old, new, 1)).unwrap();
        for words in [&["play", "imaginarium", "--plain"][..], &["simulate", "imaginarium"]] {
            assert_eq!(run(&[words, &["--edition", text(&folder)]].concat()).code, 1, "{words:?}");
        }
        run(&["data", "imaginarium", "--edition", text(&folder)])
    };
    refused(&with("machines.toml", "copies = 8", "copies = 9"), 1, "machines.toml:7:11: 30 cards");
    refused(&with("machines.toml", "\"2w\"", "\"2x\""), 1, "`x` is no good");
    refused(&with("projects.toml", "PJ-03", "PJ-33"), 1, "projects.toml:7:10: unknown id `PJ-33`");
    let empty = folder();
    let args = ["data", "imaginarium", "--edition", text(&empty)];
    refused(&run(&args), 1, "there is no .toml file in this folder");
    let missing = ["play", "imaginarium", "--plain", "--edition", "no-such-folder"];
    refused(&run(&missing), 1, "no-such-folder: ");
}
