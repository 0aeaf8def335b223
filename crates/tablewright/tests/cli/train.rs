//! `train`: what bots learn is kept, whatever happens meanwhile.

use std::{fs, path::Path, process::Stdio, thread, time::Duration};

use serde_json::Value;

use crate::{Run, binary, folder, run, text};

fn command<'a>(out: &'a Path, stages: &'a str) -> Vec<&'a str> {
    let begin = ["train", "imaginarium", "--players", "2", "--stages", stages];
    [&begin[..], &["--out", text(out), "--json"]].concat()
}

fn train(out: &Path, stages: &str, more: &[&str]) -> Run {
    run(&[command(out, stages), more.to_vec()].concat())
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a file was written")
}

#[test]
fn learning_goes_on_where_it_was_killed() {
    let stages = "random:300,random:300,random:300";
    let folder = folder();
    let (whole, killed) = (folder.join("whole.toml"), folder.join("killed.toml"));
    let run = train(&whole, stages, &[]);
    assert_eq!((run.code, run.out.lines().count()), (0, 3), "{}", run.err);
    let last: Value = serde_json::from_str(run.out.lines().last().expect("three")).expect("JSON");
    assert_eq!((&last["generation"], &last["teacher"]), (&3.into(), &"random".into()));

    let mut child = binary();
    let child = child.args(command(&killed, stages)).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = child.spawn().expect("it starts");
    while !folder.join("killed.2p.checkpoint").exists() {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    let run = train(&killed, stages, &[]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("going on after generation"), "{}", run.err);
    assert_eq!(read(&killed), read(&whole));
}

#[test]
fn a_network_is_learned_on_top_of_what_is_known() {
    let folder = folder();
    let (worths, net) = (folder.join("worths.toml"), folder.join("net.toml"));
    assert_eq!(train(&worths, "random:90", &[]).code, 0);
    let stages = "net3:9,net3:9";
    let run = train(&net, stages, &["--from", text(&worths)]);
    assert_eq!((run.code, run.out.lines().count()), (0, 2), "{}", run.err);
    // Whether or not something better was found, the same command knows how far it got.
    let run = train(&net, stages, &["--from", text(&worths)]);
    assert_eq!((run.code, &*run.out), (0, ""), "{}", run.err);
    assert!(run.err.contains("going on after generation 2"), "{}", run.err);
}

#[test]
fn what_cannot_be_learned_is_refused() {
    let folder = folder();
    let out = folder.join("weights.toml");
    let refused = |run: Run, code: i32, reason: &str| {
        assert!(run.err.contains(reason), "expected `{reason}` in: {}", run.err);
        assert_eq!(run.code, code, "{}", run.err);
    };
    refused(train(&out, "netgreedy:300", &[]), 2, "`netgreedy:300` is no stage");
    refused(train(&out, "greedy:8", &[]), 2, "`greedy:8` is no stage");
    let missing = folder.join("missing.toml");
    refused(train(&out, "random:9", &["--from", text(&missing)]), 1, "missing.toml");
    fs::write(&missing, "").expect("it can be written");
    let nothing = train(&out, "random:9", &["--from", text(&missing)]);
    refused(nothing, 2, "--from knows nothing about 2 players");
    assert_eq!(train(&out, "random:9", &[]).code, 0);
    let other = train(&out, "random:18", &[]);
    refused(
        other,
        1,
        "this is how far `tablewright train imaginarium --players 2 --stages random:9",
    );
    fs::write(folder.join("weights.2p.checkpoint"), "{").expect("it can be written");
    refused(train(&out, "random:9", &[]), 1, "weights.2p.checkpoint: EOF while parsing");
}
