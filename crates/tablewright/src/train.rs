//! `train`: bots play, and weights are fitted to their games.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    thread,
    time::Instant,
};

use bots::{
    TrainedWeights, WeightsFile,
    train::{DEFAULT_STAGES, Evaluation, Stage, TrainingPlan, TrainingState},
};
use catalog::Title;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Deserialize;
use serde_json::json;

use crate::{
    cli_error::{CliError, CliResult},
    files,
};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    game: String,
    /// For how many players, one after the other [default: every number of the game]
    #[arg(long, value_delimiter = ',')]
    players: Vec<u8>,
    /// The weights file to write; if it is there, training continues where it stopped
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Begin with the weights of this file instead of none
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Generations as TEACHER:GAMES; teachers are random, greedy, or the iterations of a search,
    /// such as 200; net200 trains a network on top of the coefficients
    /// [default: from random to a search, about ten minutes for each number of players]
    #[arg(long, value_delimiter = ',', value_name = "TEACHER:GAMES")]
    stages: Vec<Stage>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads, at most 256 [default: one a core]
    #[arg(long)]
    threads: Option<usize>,
    /// Print JSON, one line a generation
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> CliResult {
    let title = catalog::find(&args.game).map_err(CliError::usage)?;
    let players = match &args.players[..] {
        [] => title.seats().collect(),
        some => some.to_vec(),
    };
    if let Some(wrong) = players.iter().find(|n| !title.seats().contains(n)) {
        let (least, most) = (*title.seats().start(), *title.seats().end());
        let reason = format!("{} takes {least} to {most} players, not {wrong}", title.name());
        return Err(CliError::Usage(reason));
    }
    let stages = if args.stages.is_empty() { DEFAULT_STAGES } else { &args.stages };
    let mut weights = weights(title, &args.out)?;
    let known = args.from.as_deref().map(known).transpose()?;
    for seats in players {
        let begin = known.as_ref().map(|known| weights_for(known, seats)).transpose()?;
        let plan = TrainingPlan {
            seats,
            seed: args.seed,
            threads: args.threads.unwrap_or_else(cores).clamp(1, 256),
            params: weights.search,
            command: command(args, seats, begin.as_ref()),
        };
        let checkpoint = args.out.with_extension(format!("{seats}p.checkpoint"));
        let mut learned = resume(&checkpoint, &plan)?
            .unwrap_or_else(|| begin.map(TrainingState::from).unwrap_or_default());
        for &stage in stages.iter().skip(learned.generation as usize) {
            learned = generation(title, &plan, &learned, stage, args.json)?;
            weights.players.insert(seats.to_string(), learned.weights.clone());
            // What is learned is safe before anything more is tried.
            write(&args.out, &weights.to_string())?;
            write(&checkpoint, &json!({ "command": plan.command, "state": learned }).to_string())?;
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> CliResult {
    files::write(path, text).map_err(|e| CliError::Failed(format!("{}: {e}", path.display())))
}

/// How far a command got: its weights may still be those it began with.
#[derive(Deserialize)]
struct Checkpoint {
    command: String,
    #[serde(alias = "progress")] // Up to version 0.1.0.
    state: TrainingState,
}

/// Where an earlier run of the same command stopped.
fn resume(path: &Path, plan: &TrainingPlan) -> Result<Option<TrainingState>, CliError> {
    if !path.exists() {
        return Ok(None);
    }
    let wrong = |reason: String| CliError::Failed(format!("{}: {reason}", path.display()));
    let Checkpoint { command, state } =
        serde_json::from_str(&files::read(path)?).map_err(|e| wrong(e.to_string()))?;
    if command != plan.command {
        return Err(wrong(format!("this is how far `{command}` got: remove it to begin anew")));
    }
    eprintln!("{}: going on after generation {}", path.display(), state.generation);
    Ok(Some(state))
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}

/// What to begin with.
fn weights_for(known: &WeightsFile, seats: u8) -> Result<TrainedWeights, CliError> {
    let trained = known.players.get(&seats.to_string()).cloned();
    trained.ok_or_else(|| CliError::Usage(format!("--from knows nothing about {seats} players")))
}

/// The command as somebody else would give it, behind those that made what it begins with.
fn command(args: &Args, seats: u8, begin: Option<&TrainedWeights>) -> String {
    let mut command = format!("tablewright train {} --players {seats}", args.game);
    if !args.stages.is_empty() {
        let stages: Vec<String> = args.stages.iter().map(ToString::to_string).collect();
        command += &format!(" --stages {}", stages.join(","));
    }
    command += &format!(" --seed {}", args.seed);
    match (begin, &args.from) {
        (Some(trained), Some(from)) => {
            format!("{} && {command} --from {}", trained.command, from.display())
        }
        _ => command,
    }
}

/// What the file holds already; without a file, the search parameters that ship and nothing else.
fn weights(title: &dyn Title, path: &Path) -> Result<WeightsFile, CliError> {
    if !path.exists() {
        let shipped = WeightsFile::parse(title.weights()).map_err(CliError::failed)?;
        return Ok(WeightsFile { search: shipped.search, ..WeightsFile::default() });
    }
    known(path)
}

fn known(path: &Path) -> Result<WeightsFile, CliError> {
    WeightsFile::parse(&files::read(path)?)
        .map_err(|reason| CliError::Failed(format!("{}: {reason}", path.display())))
}

fn generation(
    title: &dyn Title,
    plan: &TrainingPlan,
    before: &TrainingState,
    stage: Stage,
    json: bool,
) -> Result<TrainingState, CliError> {
    let number = before.generation + 1;
    let template = format!(
        "{} {}p, generation {number} ({}): {{bar:30}} {{pos}}/{{len}} games, {{eta}} left{{msg}}",
        title.name(),
        plan.seats,
        stage.label()
    );
    let style = ProgressStyle::with_template(&template).expect("a fixed template");
    let bar = ProgressBar::new(stage.games).with_style(style);
    let begin = Instant::now();
    let tell_games = |over| {
        bar.set_position(over);
        if over == stage.games {
            bar.set_message("; fitting weights and evaluating them");
        }
    };
    let learned = title.train(plan, before, stage, &tell_games);
    bar.finish_and_clear();
    let (learned, evaluation) = learned.map_err(CliError::usage)?;
    tell(plan, stage, &learned, &evaluation, begin.elapsed().as_secs_f64(), json)?;
    Ok(learned)
}

fn tell(
    plan: &TrainingPlan,
    stage: Stage,
    learned: &TrainingState,
    evaluation: &Evaluation,
    seconds: f64,
    json: bool,
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if json {
        let line = json!({
            "players": plan.seats,
            "generation": learned.generation,
            "teacher": stage.label(),
            "games": stage.games,
            "seconds": seconds,
            "foreseen": evaluation.explained_variance,
            "favourites": evaluation.accuracy,
            "surprise": evaluation.cross_entropy,
            "positions": evaluation.positions,
            "won": evaluation.win_ratio,
            "kept": 1.0 <= evaluation.win_ratio,
        });
        return writeln!(out, "{line}");
    }
    writeln!(
        out,
        "{} players, generation {}: {} games of {} in {seconds:.0} s; {:.1} % of the variance is explained, \
         the favourite wins {:.1} %, cross entropy {:.4}; wins {:.2} fair shares against the best before{}",
        plan.seats,
        learned.generation,
        stage.games,
        stage.label(),
        100.0 * evaluation.explained_variance,
        100.0 * evaluation.accuracy,
        evaluation.cross_entropy,
        evaluation.win_ratio,
        if evaluation.win_ratio < 1.0 { ", which is kept" } else { "" }
    )
}
