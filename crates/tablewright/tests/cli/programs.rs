//! Bots outside of the program, from the command line.

use std::{
    fs,
    path::Path,
    process::Stdio,
    thread,
    time::{Duration, Instant},
};

use crate::{binary, folder, run, text};

#[test]
fn lost_moves_are_told() {
    let seats = ["--seats", "random,exec:sh -c 'exit 7'", "--games", "2"];
    let told = run(&[&["simulate", "imaginarium"], &seats[..]].concat());
    assert_eq!(told.code, 0, "{}", told.err);
    let first = ", first in game 1: it ended (exit status: 7)";
    assert!(told.out.contains("\nseat B lost moves: ") && told.out.contains(first), "{}", told.out);
    let told = run(&[&["simulate", "imaginarium", "--json"], &seats[..]].concat());
    assert!(told.out.contains("\"reason\": \"it ended (exit status: 7)\""), "{}", told.out);
    let ledger = folder().join("games.jsonl");
    let bots = ["--bots", "random,exec:sh -c 'exit 7'", "--games", "2", "--out", text(&ledger)];
    for _ in 0..2 {
        let told = run(&[&["arena", "imaginarium"], &bots[..]].concat());
        assert_eq!(told.code, 0, "{}", told.err);
        assert!(told.out.contains("lost moves: ") && told.out.contains(first), "{}", told.out);
    }
}

#[test]
fn a_program_that_is_not_there_is_refused() {
    let refused = run(&["simulate", "imaginarium", "--seats", "random,exec:./no-such-bot"]);
    assert_eq!((refused.code, &*refused.err), (2, "error: there is no program `./no-such-bot`\n"));
}

#[test]
fn a_file_starts_no_program() {
    let folder = folder();
    let (file, trace) = (folder.join("game.replay"), folder.join("trace"));
    let seats = format!("random,exec:sh -c 'echo > {}'", trace.display());
    let play = ["play", "imaginarium", "--plain", "--seats", &seats, "--save", text(&file)];
    assert_eq!(run(&play).code, 0);
    assert!(trace.exists(), "it was started");
    fs::remove_file(&trace).unwrap();
    let replay = fs::read_to_string(&file).unwrap();
    assert!(replay.contains("\nplayers random exec\n"), "{replay}");
    for kind in ["exec", "exec:touch", "exec/1s:touch"] {
        fs::write(&file, replay.replace("random exec", &format!("random {kind}"))).unwrap();
        let refused = run(&["play", "--plain", "--resume", text(&file)]);
        assert_eq!(refused.code, 1);
        let reason = ":4:1: a program plays on B: name it with --seats\n";
        assert!(refused.err.ends_with(reason), "{}", refused.err);
    }
    assert!(!trace.exists(), "and now it was not");
}

/// Whoever ends us ends those who play for us.
#[test]
#[cfg(target_os = "linux")]
fn programs_go_when_we_go() {
    let pids = folder().join("pids");
    let seats = format!("random,exec:sh -c 'sleep 300 & echo $$ $! > {}; wait'", pids.display());
    let mut child = binary()
        .args(["simulate", "imaginarium", "--seats", &seats])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let end = Instant::now() + Duration::from_secs(30);
    let wait = |what: &dyn Fn() -> bool| {
        while !what() && Instant::now() < end {
            thread::sleep(Duration::from_millis(10));
        }
        assert!(what());
    };
    let read = || fs::read_to_string(&pids).unwrap_or_default();
    wait(&|| read().ends_with('\n'));
    let signal = ["-TERM", &child.id().to_string()];
    assert!(std::process::Command::new("kill").args(signal).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), None, "ended by the signal");
    wait(&|| read().split_whitespace().all(|pid| !Path::new("/proc").join(pid).exists()));
}
