//! `simulate`: many games among bots.

mod page;

use std::io::{self, Write};

use catalog::Title;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use tabletop::{Replay, Seat};
use tournament::{ReplaySink, Report, SeatStats, Simulation, wilson_interval};

use crate::{
    cli_error::{CliError, CliResult},
    many, numbers, play,
};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    game: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long)]
    players: Option<u8>,
    /// Who sits where, by the kinds of bots; such as random,keen,exec:./my-bot.py
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    #[command(flatten)]
    many: many::Manner,
}

pub fn run(args: &Args) -> CliResult {
    let title = catalog::find(&args.game).map_err(CliError::usage)?;
    let kinds = play::kinds(title, args.players, &args.seats, &["random"])?;
    if kinds.iter().any(|kind| kind == "human") {
        return Err(CliError::Usage("a simulation has no human seats".to_owned()));
    }
    many::check(title, &kinds)?;
    let many = &args.many;
    let setup = many.setup(title, kinds.len() as u8)?;
    let head = many::opening(title, &setup)?;
    let (games, threads) = (args.games, many.threads());
    let simulation = Simulation { setup, seed: many.seed, kinds, games, threads };
    let report = simulate(title, &simulation, many)?;
    let kinds = &simulation.kinds;
    let mut out = io::stdout().lock();
    if many.json {
        writeln!(out, "{:#}", as_json(many.head(&head, "seats", kinds), &report))?;
    } else {
        let (game, seats, players) = (&head.game, head.seats, kinds.join(", "));
        writeln!(out, "{game}, {seats} players ({players}), seed {}", many.seed)?;
        print(&report, &mut out)?;
    }
    many.report(|| page::page(title, args, &simulation, &head, &report))?;
    if 0 < report.refused {
        return Err(CliError::Failed(format!("{} moves were refused", report.refused)));
    }
    Ok(())
}

/// Plays the games with a bar that shows how far they are, and writes them into a folder.
fn simulate(
    title: &dyn Title,
    simulation: &Simulation,
    many: &many::Manner,
) -> Result<Report, CliError> {
    let folder = many.folder()?;
    let keep = folder.map(|folder| move |number: u64, replay: &Replay| folder.keep(number, replay));
    let bar = ProgressBar::new(simulation.games).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
            .expect("a fixed template"),
    );
    let progress = |over| bar.set_position(over);
    let report =
        title.simulate(simulation, &progress, keep.as_ref().map(|keep| keep as ReplaySink<'_>));
    bar.finish_and_clear();
    report.map_err(CliError::failed)
}

fn print(report: &Report, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{} games, {} refused moves", report.games, report.refused)?;
    if report.games == 0 {
        return Ok(());
    }
    let lengths = [("rounds", &report.rounds), ("decisions", &report.decisions)];
    for (name, distribution) in
        lengths.into_iter().chain([("winning score", &report.winning_score)])
    {
        let Some(s) = distribution.summary() else { continue };
        writeln!(
            out,
            "{name:<16} {:>8.1} mean {:>8.1} deviation {:>6} to {}",
            s.mean, s.standard_deviation, s.least, s.most
        )?;
    }
    writeln!(out)?;
    for (seat, stats) in (0..).map(Seat).zip(&report.seats) {
        let Some(score) = stats.score.summary() else { continue };
        let (low, high) = wilson_interval(stats.wins.count(), report.games);
        writeln!(
            out,
            "seat {seat} {:<8} wins {:>5.1} % (95 %: {:.1} to {:.1})   score {:>5.1} mean, {} to {}",
            stats.kind,
            100.0 * stats.wins.count() / report.games as f64,
            100.0 * low,
            100.0 * high,
            score.mean,
            score.least,
            score.most
        )?;
    }
    for (seat, stats) in (0..).map(Seat).zip(&report.seats) {
        if let Some(lost) = numbers::lapses_in_words(&stats.lapses) {
            writeln!(out, "seat {seat} lost moves: {lost}")?;
        }
    }
    writeln!(out, "\ncomponent   uses a game   in % of seats   wins of its users   their score")?;
    let chairs = (report.games * report.seats.len() as u64) as f64;
    for component in &report.components {
        let Some(score) = component.score.summary() else {
            writeln!(out, "{:<9} {:>13}", component.id, "never used")?;
            continue;
        };
        let (low, high) = wilson_interval(component.wins.count(), component.users);
        writeln!(
            out,
            "{:<9} {:>13.3} {:>15.1} {:>9.1} % ({:.1} to {:.1}) {:>9.1}",
            component.id,
            component.uses as f64 / report.games as f64,
            100.0 * component.users as f64 / chairs,
            100.0 * component.wins.count() / component.users as f64,
            100.0 * low,
            100.0 * high,
            score.mean
        )?;
    }
    Ok(())
}

fn as_json(head: Value, report: &Report) -> Value {
    let seat = |(seat, stats): (Seat, &SeatStats)| {
        json!({
            "seat": seat.to_string(),
            "kind": stats.kind,
            "wins": numbers::share(stats.wins.count(), report.games),
            "score": numbers::distribution(&stats.score),
            "lapses": numbers::lapses(&stats.lapses),
            "score_by_tenths": stats.curve.iter().map(numbers::brief).collect::<Vec<Value>>(),
        })
    };
    let seats: Vec<Value> = (0..).map(Seat).zip(&report.seats).map(seat).collect();
    let components: Vec<Value> = report
        .components
        .iter()
        .map(|component| {
            json!({
                "id": component.id,
                "uses": component.uses,
                "users": component.users,
                "wins": numbers::share(component.wins.count(), component.users),
                "score": numbers::brief(&component.score),
            })
        })
        .collect();
    json!({
        "head": head,
        "games": report.games,
        "refused": report.refused,
        "rounds": numbers::distribution(&report.rounds),
        "decisions": numbers::distribution(&report.decisions),
        "winning_score": numbers::distribution(&report.winning_score),
        "seats": seats,
        "components": components,
    })
}
