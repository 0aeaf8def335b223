//! `simulate`: many games among bots.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    thread,
};

use catalog::{Report, Setup, Simulation, Sink, Summary, Title, interval};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use tabletop::{Replay, Rng};

use crate::{
    files, play,
    trouble::{Done, Trouble},
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
    /// Who sits where: random, uniform; such as random,uniform
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads, at most 256 [default: one a core]; they do not change the result
    #[arg(long)]
    threads: Option<usize>,
    /// A variant option, NAME=VALUE; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Write every game into this folder, as a replay
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Done {
    let title = catalog::find(&args.game).map_err(Trouble::Usage)?;
    let kinds = play::kinds(title, args.players, &args.seats, &["random"])?;
    if kinds.iter().any(|kind| kind == "human") {
        return Err(Trouble::Usage("a simulation has no human seats".to_owned()));
    }
    for kind in &kinds {
        title.player(kind, 0).map_err(Trouble::Usage)?;
    }
    let setup = Setup {
        seats: kinds.len() as u8,
        options: play::options(&args.options)?,
        edition: files::edition_of(title, args.edition.as_deref())?,
    };
    // The head of a replay says what was played.
    let mut head = title.open(&setup, &mut Rng::new(0)).map_err(Trouble::Usage)?.replay();
    head.players = kinds.clone();
    let threads =
        args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into));
    let threads = threads.clamp(1, 256);
    let simulation = Simulation { setup, seed: args.seed, kinds, games: args.games, threads };
    let report = simulate(title, &simulation, args.save.as_deref())?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", as_json(&head, args.seed, &report))?;
    } else {
        let (game, seats, players) = (&head.game, head.seats, head.players.join(", "));
        writeln!(out, "{game}, {seats} players ({players}), seed {}", args.seed)?;
        print(&report, &mut out)?;
    }
    if 0 < report.refused {
        return Err(Trouble::Failure(format!("{} moves were refused", report.refused)));
    }
    Ok(())
}

/// Plays the games with a bar that shows how far they are, and writes them into a folder.
fn simulate(
    title: &dyn Title,
    simulation: &Simulation,
    folder: Option<&Path>,
) -> Result<Report, Trouble> {
    let complain = |path: &Path, e: io::Error| format!("{}: {e}", path.display());
    if let Some(folder) = folder {
        fs::create_dir_all(folder).map_err(|e| Trouble::Failure(complain(folder, e)))?;
    }
    let keep = folder.map(|folder| {
        move |number: u64, replay: &Replay| {
            let name = format!("{}-{}-{number:05}.replay", replay.game, simulation.seed);
            let path = folder.join(name);
            fs::write(&path, replay.to_string()).map_err(|e| complain(&path, e))
        }
    });
    let bar = ProgressBar::new(simulation.games).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
            .expect("a fixed template"),
    );
    let progress = |over| bar.set_position(over);
    let report = title.simulate(simulation, &progress, keep.as_ref().map(|keep| keep as Sink<'_>));
    bar.finish_and_clear();
    report.map_err(Trouble::Failure)
}

fn print(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let line = |name: &str, s: &Summary| {
        format!(
            "{name:<16} {:>8.1} mean {:>8.1} deviation {:>6} to {}",
            s.mean(),
            s.deviation(),
            s.least,
            s.most
        )
    };
    writeln!(out, "{} games, {} refused moves", report.games, report.refused)?;
    if report.games == 0 {
        return Ok(());
    }
    writeln!(out, "{}", line("rounds", &report.rounds))?;
    writeln!(out, "{}", line("decisions", &report.decisions))?;
    writeln!(out, "{}\n", line("winning score", &report.winning_score))?;
    for (i, seat) in report.seats.iter().enumerate() {
        let (low, high) = interval(seat.wins, report.games);
        writeln!(
            out,
            "seat {} {:<8} wins {:>5.1} % (95 %: {:.1} to {:.1})   score {:>5.1} mean, {} to {}",
            tabletop::Seat(i as u8),
            seat.kind,
            100.0 * seat.wins / report.games as f64,
            100.0 * low,
            100.0 * high,
            seat.score.mean(),
            seat.score.least,
            seat.score.most
        )?;
    }
    writeln!(out, "\ncomponent   uses a game   in % of seats   wins of its users   their score")?;
    let chairs = (report.games * report.seats.len() as u64) as f64;
    for component in &report.components {
        if component.users == 0 {
            writeln!(out, "{:<9} {:>13}", component.id, "never used")?;
            continue;
        }
        let (low, high) = interval(component.wins, component.users);
        writeln!(
            out,
            "{:<9} {:>13.3} {:>15.1} {:>9.1} % ({:.1} to {:.1}) {:>9.1}",
            component.id,
            component.uses as f64 / report.games as f64,
            100.0 * component.users as f64 / chairs,
            100.0 * component.wins / component.users as f64,
            100.0 * low,
            100.0 * high,
            component.score.mean()
        )?;
    }
    Ok(())
}

fn summary(s: &Summary) -> Value {
    if s.n == 0 {
        return Value::Null;
    }
    json!({ "mean": s.mean(), "deviation": s.deviation(), "least": s.least, "most": s.most })
}

fn as_json(head: &Replay, seed: u64, report: &Report) -> Value {
    let share = |wins: f64, n: u64| {
        if n == 0 {
            return Value::Null;
        }
        let (low, high) = interval(wins, n);
        json!({ "share": wins / n as f64, "low": low, "high": high })
    };
    let seats: Vec<Value> = report
        .seats
        .iter()
        .enumerate()
        .map(|(i, seat)| {
            json!({
                "seat": tabletop::Seat(i as u8).to_string(),
                "kind": seat.kind,
                "wins": share(seat.wins, report.games),
                "score": summary(&seat.score),
            })
        })
        .collect();
    let components: Vec<Value> = report
        .components
        .iter()
        .map(|component| {
            json!({
                "id": component.id,
                "uses": component.uses,
                "users": component.users,
                "wins": share(component.wins, component.users),
                "score": summary(&component.score),
            })
        })
        .collect();
    let options: Map<String, Value> =
        head.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    json!({
        "head": {
            "game": head.game,
            "rules_version": head.version,
            "edition": head.edition,
            "players": head.seats,
            "seats": head.players,
            "seed": seed,
            "options": options,
        },
        "games": report.games,
        "refused": report.refused,
        "rounds": summary(&report.rounds),
        "decisions": summary(&report.decisions),
        "winning_score": summary(&report.winning_score),
        "seats": seats,
        "components": components,
    })
}
