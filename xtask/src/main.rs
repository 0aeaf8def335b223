//! The project's chores: `cargo xtask play|test|ci|tidy|golden|bench|fuzz`.

mod chores;
mod tidy;

use std::{env, process::ExitCode};

const USAGE: &str = "\
cargo xtask CHORE

  play [ARGS]      build everything and start a game in the terminal
  test             run every test
  ci               all checks: format, lints, tests, tidy, documentation, short fuzzing
  tidy             check clauses, citations, components, sizes and purity
  golden           write the golden playthroughs and pictures anew
  bench [--peer]   measure the rules; with --peer beside shakmaty's chess
  fuzz [SECONDS]   run both fuzz targets for so long each (default 60)";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let (chore, rest) = match args.split_first() {
        Some((chore, rest)) => (chore.as_str(), rest),
        None => ("help", [].as_slice()),
    };
    let done = match chore {
        "play" => chores::play(rest),
        "test" => chores::test(),
        "ci" => chores::ci(),
        "tidy" => tidy::tidy(),
        "golden" => chores::golden(),
        "bench" => chores::bench(rest),
        "fuzz" => chores::fuzz(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("error: there is no chore `{chore}`\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}
