//! Everything that `cargo xtask faults` runs; `main.rs` says how to read its matrix.

#![cfg(target_os = "linux")]

mod actor;
mod bench;
mod campaign;
mod cell;
mod error;
mod fixture;
mod http;
mod inject;
mod law;
mod ledger;
mod matrix;
mod neighbours;
mod opener;
mod postgres;
mod proxy;
mod report;
mod rescue;
mod server;
mod shim;
mod table;
#[cfg(test)]
mod tests;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, ValueEnum};
use futures_util::StreamExt;
use serde::Serialize;

use bench::Bench;
use error::Error;
use matrix::{FAULTS, Fault, PHASES, Phase, SHORT};
use report::{Outcome, Report};

#[derive(Copy, Clone, ValueEnum)]
enum Test {
    /// Faults below the program
    Matrix,
    /// Attacks from other addresses while two people play
    Neighbours,
}

#[derive(Parser)]
#[command(about)]
struct Args {
    /// What is tested
    #[arg(value_enum, default_value = "matrix")]
    test: Test,
    /// A few cells that stand for the rest
    #[arg(long)]
    short: bool,
    /// Only what has these words or their beginnings in its name, such as `disk move`
    #[arg(long, value_name = "WORDS", default_value = "")]
    only: String,
    /// Write the outcome into this file, too
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The program under test
    #[arg(long, value_name = "FILE", default_value = "target/release/tablewright")]
    program: PathBuf,
    /// Where the databases and logs of the cells go
    #[arg(long, value_name = "DIR", default_value = "target/faults-cells")]
    folder: PathBuf,
    /// Where `initdb` and `pg_ctl` are; without it the rows of PostgreSQL are left out
    #[arg(long, value_name = "DIR", env = "TABLEWRIGHT_POSTGRES_PROGRAMS")]
    postgres: Option<PathBuf>,
    /// How many cells run at once
    #[arg(long, default_value_t = 3)]
    jobs: usize,
    /// Keep the folders of all cells
    #[arg(long)]
    keep: bool,
}

/// Reads the command line, runs what it asks for and says whether all went well.
pub fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = tokio::runtime::Runtime::new().expect("threads to run on");
    match runtime.block_on(async {
        match args.test {
            Test::Matrix => run(&args).await,
            Test::Neighbours => run_neighbours(&args).await,
        }
    }) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The cells that are wanted.
fn cells(args: &Args) -> Vec<(Fault, Phase)> {
    let all = FAULTS.iter().flat_map(|fault| PHASES.iter().map(|phase| (*fault, *phase)));
    let fits = |(fault, phase): &(Fault, Phase)| {
        let name = format!("{} {}", fault.name(), phase.name());
        args.only
            .split_whitespace()
            .all(|wanted| name.split(' ').any(|word| word.starts_with(wanted)))
    };
    all.filter(|cell| !args.short || SHORT.contains(cell))
        .filter(|(fault, phase)| fault.meaningless(*phase).is_none())
        .filter(fits)
        .collect()
}

/// Whether the law held everywhere.
async fn run(args: &Args) -> Result<bool, Error> {
    let mut cells = cells(args);
    let mut left_out = Vec::new();
    if args.postgres.is_none() && cells.iter().any(|(fault, _)| fault.needs_postgres()) {
        cells.retain(|(fault, _)| !fault.needs_postgres());
        left_out.push("the rows of PostgreSQL. Install the package `postgresql`.".to_owned());
    }
    let wants_postgres = cells.iter().any(|(fault, _)| fault.needs_postgres());
    let postgres = args.postgres.as_deref().filter(|_| wants_postgres);
    let mut bench = Bench::set_up(&args.program, &args.folder, postgres).await?;
    bench.keep = args.keep;
    let (bench, count) = (&bench, cells.len());
    let running = cells.into_iter().map(|(fault, phase)| async move {
        let outcome = cell::run(bench, fault, phase).await;
        outcome.unwrap_or_else(|error| Outcome {
            fault: fault.name(),
            phase: phase.name(),
            acknowledged: 0,
            refused: 0,
            unanswered: 0,
            felt: None,
            seconds: 0.0,
            violations: vec![format!("the test itself: {error}")],
        })
    });
    let mut running = futures_util::stream::iter(running).buffer_unordered(args.jobs.max(1));
    let mut outcomes: Vec<Outcome> = Vec::new();
    while let Some(outcome) = running.next().await {
        outcomes.push(outcome);
        let Some(Outcome { fault, phase, seconds, violations, .. }) = outcomes.last() else {
            break;
        };
        let told = violations.first().map_or("ok", String::as_str);
        eprintln!("{:3}/{count} {fault} / {phase}: {told} ({seconds:.1} s)", outcomes.len());
    }
    let report = Report::new(outcomes, left_out);
    println!("{}", report.table());
    write_json(args, &report)?;
    Ok(report.failed == 0)
}

/// Whether the two people could play through all attacks.
async fn run_neighbours(args: &Args) -> Result<bool, Error> {
    let report = neighbours::run(&args.program, &args.folder, &args.only).await?;
    println!("{}", report.table());
    write_json(args, &report)?;
    Ok(report.failed == 0)
}

fn write_json(args: &Args, report: &impl Serialize) -> Result<(), Error> {
    let Some(file) = &args.json else { return Ok(()) };
    let json = serde_json::to_string_pretty(report).expect("a report is plain data");
    std::fs::write(file, json).map_err(Error::io(file.display()))
}
