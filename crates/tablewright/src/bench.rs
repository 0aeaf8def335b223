//! `bench`: how fast the rules are.

use std::io::{self, Write};

use serde_json::{Value, json};
use tournament::{Benchmark, Length, SearchSpeed};

use crate::cli_error::{CliError, CliResult};

#[derive(clap::Args)]
pub struct Args {
    /// The game; all of them if none is named
    game: Option<String>,
    #[arg(long)]
    players: Option<u8>,
    /// How the seats choose: random (what a player would think about) or uniform (anything legal); or
    /// how fast a bot thinks, such as keen or mcts:1000/rollout_depth=10
    #[arg(long, default_value = "random")]
    seats: String,
    /// How long to measure
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// Play exactly so many games instead, for counting instructions
    #[arg(long, conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "this is no number".to_owned())?;
    if !seconds.is_finite() || seconds <= 0.0 {
        return Err("a length of time is above 0".to_owned());
    }
    Ok(seconds)
}

pub fn run(args: &Args) -> CliResult {
    let titles = match &args.game {
        Some(name) => vec![catalog::find(name).map_err(CliError::usage)?],
        None => catalog::titles().to_vec(),
    };
    let mut out = io::stdout().lock();
    let mut all = Vec::new();
    let length = args.games.map_or(Length::Seconds(args.seconds), Length::Games);
    for title in titles {
        let range = title.seats();
        let seats = args.players.unwrap_or(4.clamp(*range.start(), *range.end()));
        if !matches!(&*args.seats, "random" | "uniform") {
            let bots = title.measure_search(seats, &args.seats, args.seconds);
            let speed = bots.map_err(CliError::usage)?;
            if args.json {
                all.push(speed_as_json(&speed));
            } else {
                print_speed(&speed, &mut out)?;
            }
            continue;
        }
        let bench = title
            .measure_playouts(seats, &args.seats, length, laws::allocations)
            .map_err(CliError::usage)?;
        if args.json {
            all.push(as_json(&bench));
        } else {
            print(&bench, &mut out)?;
        }
    }
    match (args.json, &args.game) {
        (true, Some(_)) => writeln!(out, "{:#}", all[0])?,
        (true, None) => writeln!(out, "{:#}", json!(all))?,
        (false, _) => {}
    }
    Ok(())
}

fn print(bench: &Benchmark, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}, {} seats, {} play, one thread", bench.game, bench.seats, bench.kind)?;
    writeln!(out, "  {:>12.0} games a second", bench.games_per_s)?;
    writeln!(out, "  {:>12.0} decisions a second", bench.decisions_per_s)?;
    writeln!(
        out,
        "  {:>12.1} decisions a game, in {:.1} rounds",
        bench.decisions_per_game, bench.rounds_per_game
    )?;
    writeln!(
        out,
        "  {:>12.2} choices a decision, at most {}",
        bench.choices_mean, bench.choices_max
    )?;
    writeln!(out, "  {:>12.0} clones a second of {} bytes", bench.clones_per_s, bench.state_bytes)?;
    writeln!(out, "  {:>12.2} allocations a game", bench.allocations_per_game)
}

fn print_speed(speed: &SearchSpeed, out: &mut impl Write) -> io::Result<()> {
    let SearchSpeed { game, seats, kind, decisions_per_s, iterations_per_s } = speed;
    writeln!(out, "{game}, {seats} seats, {kind}")?;
    writeln!(out, "  {iterations_per_s:>12.0} iterations a second")?;
    writeln!(out, "  {decisions_per_s:>12.1} decisions a second")
}

fn speed_as_json(speed: &SearchSpeed) -> Value {
    json!({
        "game": speed.game,
        "players": speed.seats,
        "seats": speed.kind,
        "iterations_per_s": speed.iterations_per_s,
        "decisions_per_s": speed.decisions_per_s,
    })
}

fn as_json(bench: &Benchmark) -> Value {
    json!({
        "game": bench.game,
        "players": bench.seats,
        "seats": bench.kind,
        "games_per_s": bench.games_per_s,
        "decisions_per_s": bench.decisions_per_s,
        "decisions_per_game": bench.decisions_per_game,
        "rounds_per_game": bench.rounds_per_game,
        "choices_mean": bench.choices_mean,
        "choices_max": bench.choices_max,
        "clones_per_s": bench.clones_per_s,
        "state_bytes": bench.state_bytes,
        "allocations_per_game": bench.allocations_per_game,
    })
}
