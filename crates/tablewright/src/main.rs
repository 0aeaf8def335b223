//! `tablewright`: modern euro games at one table, in one binary.

mod analyse;
mod arena;
mod bench;
mod campaign;
mod check;
mod cli_error;
mod data;
mod files;
mod fsck;
mod games;
mod learn;
mod leaving;
mod many;
mod numbers;
mod picture;
mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod train;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// Counts allocations, so that `bench` can show that playouts make none.
#[global_allocator]
static ALLOCATOR: laws::Counting<MiMalloc> = laws::Counting(MiMalloc);

/// Modern euro board games, complete: in the terminal, for scripts and for research.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games with their player counts and options
    Games(games::Args),
    /// Play a game in the terminal
    Play(play::Args),
    /// Learn a game, lesson by lesson
    Learn(learn::Args),
    /// Serve tables in the browser
    Serve(serve::Args),
    /// Look through a database for damage, and restore what is good
    Fsck(fsck::Args),
    /// Let bots play many games and report what came of it
    Simulate(simulate::Args),
    /// Let bots learn a game from playing it
    Train(train::Args),
    /// Let bots play a tournament
    Arena(arena::Args),
    /// Measure random play on one thread
    Bench(bench::Args),
    /// Show a saved game step by step
    Replay(replay::Args),
    /// Run scenarios and lessons
    Check(check::Args),
    /// Look up the rules of a game
    Rules(rules::Args),
    /// List the facts of a game's components and where they come from
    Data(data::Args),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    if !matches!(command, Command::Serve(_)) {
        leaving::heed_signals();
    }
    let done = match command {
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Fsck(args) => fsck::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Data(args) => data::run(&args),
    };
    leaving::leave();
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}
