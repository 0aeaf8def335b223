//! `train`: bots play, and what they learn is written down.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    thread,
    time::Instant,
};

use bots::{
    Lesson, Weights,
    train::{Course, Exam, Progress, STAGES, Stage},
};
use catalog::Title;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Deserialize;
use serde_json::json;

use crate::{
    files,
    trouble::{Done, Trouble},
};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    game: String,
    /// For how many players, one after the other [default: every number of the game]
    #[arg(long, value_delimiter = ',')]
    players: Vec<u8>,
    /// What is learned; if the file is there, learning goes on where it was
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Begin with what was learned here, and not with nothing
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Generations as TEACHER:GAMES; teachers are random, greedy, and a search by its iterations,
    /// such as 200; net200 learns a network from it, which takes what is known for granted
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

pub fn run(args: &Args) -> Done {
    let title = catalog::find(&args.game).map_err(Trouble::Usage)?;
    let players = match &args.players[..] {
        [] => title.seats().collect(),
        some => some.to_vec(),
    };
    if let Some(wrong) = players.iter().find(|n| !title.seats().contains(n)) {
        let (least, most) = (*title.seats().start(), *title.seats().end());
        let reason = format!("{} takes {least} to {most} players, not {wrong}", title.name());
        return Err(Trouble::Usage(reason));
    }
    let stages = if args.stages.is_empty() { STAGES } else { &args.stages };
    let mut weights = weights(title, &args.out)?;
    let known = args.from.as_deref().map(known).transpose()?;
    for seats in players {
        let begin = known.as_ref().map(|known| lesson(known, seats)).transpose()?;
        let course = Course {
            seats,
            seed: args.seed,
            threads: args.threads.unwrap_or_else(cores).clamp(1, 256),
            habits: weights.habits,
            command: command(args, seats, begin.as_ref()),
        };
        let checkpoint = args.out.with_extension(format!("{seats}p.checkpoint"));
        let mut learned = resume(&checkpoint, &course)?
            .unwrap_or_else(|| begin.map(Progress::from).unwrap_or_default());
        for &stage in stages.iter().skip(learned.generation as usize) {
            learned = generation(title, &course, &learned, stage, args.json)?;
            weights.players.insert(seats.to_string(), learned.lesson.clone());
            // What is learned is safe before anything more is tried.
            write(&args.out, &weights.to_string())?;
            write(
                &checkpoint,
                &json!({ "command": course.command, "progress": learned }).to_string(),
            )?;
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Done {
    files::write(path, text).map_err(|e| Trouble::Failure(format!("{}: {e}", path.display())))
}

/// How far a command got: its lesson may still be the one it began with.
#[derive(Deserialize)]
struct Checkpoint {
    command: String,
    progress: Progress,
}

/// Where an earlier run of the same command stopped.
fn resume(path: &Path, course: &Course) -> Result<Option<Progress>, Trouble> {
    if !path.exists() {
        return Ok(None);
    }
    let wrong = |reason: String| Trouble::Failure(format!("{}: {reason}", path.display()));
    let Checkpoint { command, progress } =
        serde_json::from_str(&files::read(path)?).map_err(|e| wrong(e.to_string()))?;
    if command != course.command {
        return Err(wrong(format!("this is how far `{command}` got: remove it to begin anew")));
    }
    eprintln!("{}: going on after generation {}", path.display(), progress.generation);
    Ok(Some(progress))
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}

/// What to begin with.
fn lesson(known: &Weights, seats: u8) -> Result<Lesson, Trouble> {
    let lesson = known.players.get(&seats.to_string()).cloned();
    lesson.ok_or_else(|| Trouble::Usage(format!("--from knows nothing about {seats} players")))
}

/// The command as somebody else would give it, behind those that made what it begins with.
fn command(args: &Args, seats: u8, begin: Option<&Lesson>) -> String {
    let mut command = format!("tablewright train {} --players {seats}", args.game);
    if !args.stages.is_empty() {
        let stages: Vec<String> = args.stages.iter().map(ToString::to_string).collect();
        command += &format!(" --stages {}", stages.join(","));
    }
    command += &format!(" --seed {}", args.seed);
    match (begin, &args.from) {
        (Some(lesson), Some(from)) => {
            format!("{} && {command} --from {}", lesson.command, from.display())
        }
        _ => command,
    }
}

/// What the file holds already; without a file, the habits that ship and nothing else.
fn weights(title: &dyn Title, path: &Path) -> Result<Weights, Trouble> {
    if !path.exists() {
        let shipped = Weights::read(title.weights()).map_err(Trouble::Failure)?;
        return Ok(Weights { habits: shipped.habits, ..Weights::default() });
    }
    known(path)
}

fn known(path: &Path) -> Result<Weights, Trouble> {
    Weights::read(&files::read(path)?)
        .map_err(|reason| Trouble::Failure(format!("{}: {reason}", path.display())))
}

fn generation(
    title: &dyn Title,
    course: &Course,
    before: &Progress,
    stage: Stage,
    json: bool,
) -> Result<Progress, Trouble> {
    let number = before.generation + 1;
    let template = format!(
        "{} {}p, generation {number} ({}): {{bar:30}} {{pos}}/{{len}} games, {{eta}} left{{msg}}",
        title.name(),
        course.seats,
        stage.tutor()
    );
    let style = ProgressStyle::with_template(&template).expect("a fixed template");
    let bar = ProgressBar::new(stage.games).with_style(style);
    let begin = Instant::now();
    let tell_games = |over| {
        bar.set_position(over);
        if over == stage.games {
            bar.set_message("; learning from them, and trying it out");
        }
    };
    let learned = title.learn(course, before, stage, &tell_games);
    bar.finish_and_clear();
    let (learned, exam) = learned.map_err(Trouble::Usage)?;
    tell(course, stage, &learned, &exam, begin.elapsed().as_secs_f64(), json)?;
    Ok(learned)
}

fn tell(
    course: &Course,
    stage: Stage,
    learned: &Progress,
    exam: &Exam,
    seconds: f64,
    json: bool,
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if json {
        let line = json!({
            "players": course.seats,
            "generation": learned.generation,
            "teacher": stage.tutor(),
            "games": stage.games,
            "seconds": seconds,
            "foreseen": exam.foreseen,
            "favourites": exam.favourites,
            "surprise": exam.surprise,
            "positions": exam.positions,
            "won": exam.won,
            "kept": 1.0 <= exam.won,
        });
        return writeln!(out, "{line}");
    }
    writeln!(
        out,
        "{} players, generation {}: {} games of {} in {seconds:.0} s; {:.1} % of what comes is foreseen, \
         the favourite wins {:.1} %, surprise {:.4}; wins {:.2} fair shares against the best before{}",
        course.seats,
        learned.generation,
        stage.games,
        stage.tutor(),
        100.0 * exam.foreseen,
        100.0 * exam.favourites,
        exam.surprise,
        exam.won,
        if exam.won < 1.0 { ", which is kept" } else { "" }
    )
}
