//! The binary from outside: what it prints, what it refuses, and with which exit code.

#[path = "cli/analysis.rs"]
mod analysis;
#[path = "cli/arena.rs"]
mod arena;
#[path = "cli/bench.rs"]
mod bench;
#[path = "cli/campaign.rs"]
mod campaign;
#[path = "cli/games.rs"]
mod games;
#[path = "cli/play.rs"]
mod play;
#[path = "cli/programs.rs"]
mod programs;
#[path = "cli/refusals.rs"]
mod refusals;
#[path = "cli/scenarios.rs"]
mod scenarios;
#[path = "cli/terminal.rs"]
mod terminal;
#[path = "cli/train.rs"]
mod train;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// What a run of the binary came to.
struct Run {
    code: i32,
    out: String,
    err: String,
}

fn binary() -> Command {
    Command::new(env!("CARGO_BIN_EXE_tablewright"))
}

fn finish(output: Output) -> Run {
    Run {
        code: output.status.code().expect("it ended by itself"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs the binary with these words.
fn run(args: &[&str]) -> Run {
    finish(binary().args(args).stdin(Stdio::null()).output().expect("it starts"))
}

/// Runs the binary with these words and this input.
fn run_with(args: &[&str], input: &str) -> Run {
    let mut child = binary()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // The reader may leave before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let run = finish(child.wait_with_output().expect("it ends"));
    writer.join().expect("the writer ends");
    run
}

/// A folder of its own for one test.
fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{n}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
