//! The project's chores: `cargo xtask play|test|ci|tidy|words|golden|types|web|bench|strength|balance|load|faults|fuzz|mutate|new-game`.

mod balance;
mod chores;
mod files;
mod fuzz;
mod mutate;
mod new_game;
mod play;
mod provide;
mod shell;
mod strength;
mod tidy;
mod words;

use std::{env, process::ExitCode};

const USAGE: &str = "\
cargo xtask CHORE

  play [ARGS]      build everything, start the server on 127.0.0.1 and open the browser;
                   --no-open only starts it, other words go to `tablewright serve`
  test             run every test
  ci               all checks: format, lints, tests, tidy, documentation, short fuzzing
  new-game NAME    copy the smallest complete game, examples/flotsam, into crates/NAME and art/NAME, and
                   put it on the shelf: it passes its laws and can be played at once
  tidy             check clauses, citations, components, sizes and purity
  words [LANGUAGE] check the files of words, and tell how complete every language is;
                   with a language, what it lacks, in English
  golden           write the golden playthroughs and pictures anew
  types            write the browser client's types anew from the server's messages and the words
  web              build the browser client
  load [ARGS]      500 live tables at once: time from click to update, and memory
  faults [ARGS]    faults below the running program while people play: full disk, killed database ...;
                   --short runs a few cells, --only WORDS some, --json FILE writes the outcome;
                   `faults neighbours` measures how two people play while others attack
  bench [--peer]   measure the rules; with --peer beside shakmaty's chess
  strength [GAME] [BOT]
                   measure how strong the bots are, for docs/bots.md: hours, and it can be stopped
  balance [GAME]   measure how even the games are, for docs/balance.md: an hour, and it can be stopped
  fuzz [SECONDS]   run both fuzz targets for so long each (default 60)
  mutate [SECONDS] [--seed N] [--only KIND] [--debug]
                   give changed scenarios, replays, editions, weights and campaigns to the program
                   and to a server for so long (default 60); --debug notices overflows too";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let (chore, rest) = match args.split_first() {
        Some((chore, rest)) => (chore.as_str(), rest),
        None => ("help", [].as_slice()),
    };
    let done = match chore {
        "play" => play::play(rest),
        "test" => chores::test(),
        "ci" => chores::ci(),
        "tidy" => tidy::tidy(),
        "words" => words::words(rest),
        "golden" => chores::golden(),
        "types" => chores::types(),
        "web" => chores::web(),
        "load" => chores::load(rest),
        "faults" => chores::faults(rest),
        "bench" => chores::bench(rest),
        "strength" => strength::strength(rest),
        "balance" => balance::balance(rest),
        "fuzz" => fuzz::fuzz(rest),
        "mutate" => mutate::mutate(rest),
        "new-game" => new_game::new_game(rest),
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
