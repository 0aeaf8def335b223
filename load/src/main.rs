//! Many live tables at once: how long it takes from a click to the update on every seat, and how
//! much memory the server uses meanwhile. `cargo xtask load` builds everything and runs it.

mod report;
mod server;
mod table;

use std::{path::PathBuf, process::ExitCode, time::Duration};

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::{sync::mpsc, time::Instant};

use report::Report;
use server::Server;
use table::Sample;

#[derive(Parser)]
#[command(about)]
struct Args {
    #[arg(long, default_value = "imaginarium")]
    game: String,
    #[arg(long, default_value_t = 500)]
    tables: usize,
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// How long the tables are played
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Moves a second at every table
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// Play against this server instead of starting one; memory is then not measured
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write the JSON into this file
    #[arg(long, value_name = "FILE", default_value = "load.json")]
    out: PathBuf,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = tokio::runtime::Runtime::new().expect("threads to run on");
    match runtime.block_on(run(&args)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all went as it should: no error, and the times and memory we promise.
async fn run(args: &Args) -> Result<bool, String> {
    let server = match &args.url {
        Some(url) => Server::at(url),
        None => Server::start().await?,
    };
    let bar = bar(args.tables as u64, "{bar:40} {pos}/{len} tables are set");
    let tables = server.set_tables(&args.game, args.tables, args.seats, &bar).await?;
    bar.finish_and_clear();

    let before = server.processor_s();
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let (sender, mut samples) = mpsc::unbounded_channel();
    let count = tables.len();
    for (i, table) in tables.into_iter().enumerate() {
        // Spread over the second, as people are.
        let pause = Duration::from_secs_f64(1.0 / args.rate);
        let first = pause.mul_f64(i as f64 / count as f64);
        tokio::spawn(table.play(first, pause, end, sender.clone()));
    }
    drop(sender);
    let bar = self::bar(args.seconds, "{bar:40} {pos}/{len} s, {msg}");
    let mut report = Report::new(args.tables, args.seats, args.seconds);
    while let Some(sample) = samples.recv().await {
        report.take(sample);
        let left = end.saturating_duration_since(Instant::now()).as_secs();
        bar.set_position(args.seconds.saturating_sub(left));
        bar.set_message(format!("{} moves", report.moves));
    }
    bar.finish_and_clear();
    report.memory_mib = server.memory_mib();
    if let (Some(before), Some(after)) = (before, server.processor_s()) {
        report.processor_ms_per_move = Some((after - before) * 1000.0 / report.moves as f64);
    }
    report.close();
    let json = serde_json::to_string_pretty(&report).map_err(|e| e.to_string())?;
    std::fs::write(&args.out, &json).map_err(|e| format!("{}: {e}", args.out.display()))?;
    if args.json {
        println!("{json}");
    } else {
        println!("{report}\nthe same as JSON: {}", args.out.display());
    }
    server.stop().await;
    Ok(report.keeps_the_promise())
}

fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("a fixed template");
    ProgressBar::new(length).with_style(style)
}
