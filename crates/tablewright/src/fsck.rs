//! `fsck`: looks through a database for damage.

use std::io::{self, IsTerminal, Write};

use indicatif::{ProgressBar, ProgressStyle};
use server::{Damage, Findings};

use crate::cli_error::{CliError, CliResult};

#[derive(clap::Args)]
pub struct Args {
    /// The database: sqlite:FILE, or postgres://USER:PASSWORD@HOST/NAME; nobody may serve it
    #[arg(hide_env_values = true)]
    db: String,
    /// Make a new database here, with all that is good
    #[arg(long, value_name = "DB")]
    restore: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> CliResult {
    // A bare file name is what people write first.
    let db = if args.db.contains(':') { args.db.clone() } else { format!("sqlite:{}", args.db) };
    let restore = args.restore.as_ref();
    let restore =
        restore.map(|db| if db.contains(':') { db.clone() } else { format!("sqlite:{db}") });
    let bar = progress_bar();
    let progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let found = runtime.block_on(server::fsck(&db, restore.as_deref(), progress));
    bar.finish_and_clear();
    let findings = found.map_err(|error| CliError::Failed(error.to_string()))?;
    if args.json {
        let json = serde_json::to_string_pretty(&findings);
        writeln!(io::stdout(), "{}", json.map_err(io::Error::from)?)?;
    } else {
        tell(&findings, restore.as_deref())?;
    }
    match findings.damage.len() {
        0 => Ok(()),
        damaged => Err(CliError::Failed(format!("{damaged} things are damaged"))),
    }
}

fn progress_bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} tables").expect("it is sound");
    ProgressBar::new(0).with_style(style)
}

fn tell(findings: &Findings, restored: Option<&str>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let Findings { tables, moves, campaigns, damage } = findings;
    for Damage { of, reason, good } in damage {
        match good {
            Some(0) => writeln!(out, "{of}: {reason}; nothing of it can be played")?,
            Some(good) => writeln!(out, "{of}: {reason}; {good} moves stand above it")?,
            None => writeln!(out, "{of}: {reason}")?,
        }
    }
    writeln!(out, "{tables} tables, {moves} good moves, {campaigns} campaigns")?;
    if let Some(restored) = restored {
        writeln!(out, "All that is good was written to {restored}.")?;
    } else if !damage.is_empty() {
        writeln!(out, "`--restore NEW` makes a new database with all that is good.")?;
    }
    Ok(())
}
