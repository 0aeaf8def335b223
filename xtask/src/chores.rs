//! Chores that run other programs.

use std::{env, path::PathBuf, process::Command, time::Instant};

use crate::tidy;

type Done = Result<(), String>;

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Runs a command line in the root of the project, with its words shown first.
fn run(line: &str) -> Done {
    run_with(line, &[], &[])
}

fn run_with(line: &str, more: &[String], variables: &[(&str, &str)]) -> Done {
    let mut words = line.split_whitespace();
    let program = words.next().expect("a command line has a word");
    eprintln!("$ {line} {}", more.join(" "));
    let start = Instant::now();
    let status = Command::new(program)
        .args(words)
        .args(more)
        .envs(variables.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|e| format!("{program}: {e}"))?;
    if !status.success() {
        return Err(format!("`{line}` failed ({status})"));
    }
    eprintln!("  {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

pub fn play(args: &[String]) -> Done {
    let args = if args.is_empty() { &["imaginarium".to_owned()] } else { args };
    run_with("cargo run --release --package tablewright -- play", args, &[])
}

/// Everything the tests need beyond Rust, or plain words about what is left out without it.
fn provide_tmux() {
    let there = |program: &str| Command::new(program).arg("-V").output().is_ok();
    if there("tmux") {
        return;
    }
    let install = "apt-get install --yes --no-install-recommends tmux";
    if run("apt-get update").and_then(|()| run(install)).is_err() || !there("tmux") {
        eprintln!(
            "left out: the run in a real terminal. It needs tmux: install the package `tmux`."
        );
    }
}

pub fn test() -> Done {
    provide_tmux();
    run("cargo build --workspace --all-targets")?;
    run("cargo test --workspace --quiet")
}

pub fn ci() -> Done {
    run("cargo fmt --all --check")?;
    run("cargo clippy --workspace --all-targets --quiet -- --deny warnings")?;
    tidy::tidy()?;
    test()?;
    run_with(
        "cargo doc --workspace --no-deps --quiet --document-private-items",
        &[],
        &[("RUSTDOCFLAGS", "--deny warnings")],
    )?;
    fuzz(&["20".to_owned()])
}

pub fn golden() -> Done {
    run_with("cargo test --workspace --quiet", &[], &[("UPDATE_EXPECT", "1")])
}

pub fn bench(args: &[String]) -> Done {
    let (peer, rest): (Vec<String>, Vec<String>) =
        args.iter().cloned().partition(|arg| arg == "--peer");
    run_with("cargo run --release --quiet --package tablewright -- bench", &rest, &[])?;
    if peer.is_empty() {
        return Ok(());
    }
    let json = rest.into_iter().filter(|arg| arg == "--json").collect::<Vec<_>>();
    run_with("cargo bench --quiet --package peer-bench --bench peer --", &json, &[])
}

/// libFuzzer with the coverage a stable compiler can build in.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 --cfg fuzzing";

pub fn fuzz(args: &[String]) -> Done {
    let seconds = args.first().map_or("60", String::as_str);
    seconds.parse::<u32>().map_err(|_| format!("`{seconds}` is no number of seconds"))?;
    let host = "x86_64-unknown-linux-gnu";
    run_with(
        &format!("cargo build --release --quiet --manifest-path fuzz/Cargo.toml --target {host}"),
        &[],
        &[("RUSTFLAGS", COVERAGE)],
    )?;
    for target in ["play", "parse"] {
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(root().join(&corpus)).map_err(|e| format!("{corpus}: {e}"))?;
        std::fs::create_dir_all(root().join("fuzz/artifacts")).map_err(|e| e.to_string())?;
        let scenarios = if target == "parse" { "crates/imaginarium/scenarios" } else { "" };
        run(&format!(
            "fuzz/target/{host}/release/{target} -max_total_time={seconds} -timeout=10 \
             -max_len=4096 -artifact_prefix=fuzz/artifacts/ -print_final_stats=1 -verbosity=0 \
             -dict=fuzz/{target}.dict {corpus} fuzz/seeds/{target} {scenarios}"
        ))?;
    }
    Ok(())
}
