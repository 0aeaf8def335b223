//! `learn`: the lessons of a game in the terminal.

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use catalog::Title;
use scene::{Course, Lang};
use serde_json::json;
use tabletop::{Lesson, Source};
use tui::Class;

use crate::{
    cli_error::{CliError, CliResult},
    files,
};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    #[arg(required_unless_present = "file")]
    game: Option<String>,
    /// The lesson, by its name or number [default: the first you have not taken]
    lesson: Option<String>,
    /// List the lessons and which of them you have taken, instead
    #[arg(long)]
    list: bool,
    /// With --list: print JSON
    #[arg(long, requires = "list")]
    json: bool,
    /// Take the lesson in this file: see docs/lesson.md
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "list"])]
    file: Option<PathBuf>,
    /// Language: en, fr or de
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Line by line, for scripts and screen readers
    #[arg(long)]
    plain: bool,
}

pub fn run(args: &Args) -> CliResult {
    let (title, course) = match (&args.file, &args.game) {
        (Some(file), _) => from_file(file)?,
        (None, Some(name)) => {
            let title = catalog::find(name).map_err(CliError::usage)?;
            (title, title.course(args.lang).map_err(CliError::failed)?)
        }
        (None, None) => return Err(CliError::Usage("which game?".to_owned())),
    };
    if course.lessons.is_empty() {
        return Err(CliError::Usage(format!("{} has no lessons yet", title.name())));
    }
    let done = done(title.name());
    if args.list {
        return list(&course, &done, args.json);
    }
    let at = match &args.lesson {
        Some(wanted) => find(&course, wanted)?,
        None => course.lessons.iter().position(|one| !done.contains(&one.id)).unwrap_or(0),
    };
    let (name, is_own) = (title.name(), args.file.is_some());
    let remember = move |lesson: &Lesson| if is_own { Ok(()) } else { remember(name, &lesson.id) };
    let class = Class { title, course, at, lang: args.lang, remember: Box::new(remember) };
    if args.plain {
        tui::learn_plain(class, &mut io::stdin().lock(), &mut io::stdout().lock())?;
    } else if io::stdout().is_terminal() && io::stdin().is_terminal() {
        tui::learn(class)?;
    } else {
        return Err(CliError::Usage("this is no terminal: learn with --plain".to_owned()));
    }
    Ok(())
}

fn from_file(file: &Path) -> Result<(&'static dyn Title, Course), CliError> {
    let text = files::read(file)?;
    let name = file.display().to_string();
    let lesson = Lesson::parse(Source { name: &name, text: &text }).map_err(CliError::failed)?;
    let title = catalog::find(&lesson.game).map_err(CliError::failed)?;
    Ok((title, Course { lessons: vec![Arc::new(lesson)] }))
}

/// A lesson by its number in the course or its name.
fn find(course: &Course, wanted: &str) -> Result<usize, CliError> {
    let numbered = wanted.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let numbered = numbered.filter(|at| *at < course.lessons.len());
    let named = || course.lessons.iter().position(|lesson| lesson.id == wanted);
    numbered.or_else(named).ok_or_else(|| {
        let names: Vec<_> = course.lessons.iter().map(|lesson| &*lesson.id).collect();
        CliError::Usage(format!("`{wanted}` is no lesson: there are {}", names.join(", ")))
    })
}

fn list(course: &Course, done: &[String], as_json: bool) -> CliResult {
    let mut out = io::stdout().lock();
    let is_done = |lesson: &Lesson| done.contains(&lesson.id);
    if as_json {
        let row = |lesson: &Arc<Lesson>| {
            let Lesson { id, title, goal, minutes, .. } = &**lesson;
            json!({ "id": id, "title": title, "goal": goal, "minutes": minutes, "done": is_done(lesson) })
        };
        writeln!(out, "{:#}", json!(course.lessons.iter().map(row).collect::<Vec<_>>()))?;
        return Ok(());
    }
    let width = course.lessons.iter().map(|lesson| lesson.id.len()).max().unwrap_or(0);
    for (n, lesson) in course.lessons.iter().enumerate() {
        let tick = if is_done(lesson) { "✓" } else { " " };
        let (id, title, minutes) = (&lesson.id, &lesson.title, lesson.minutes);
        writeln!(out, "{tick} {:>2}  {id:<width$}  {title} ({minutes} min)", n + 1)?;
    }
    Ok(())
}

/// Where the lessons of a game that were taken are written down: a name a line.
fn memory(game: &str) -> PathBuf {
    files::games_folder().join(format!("{game}.lessons"))
}

fn done(game: &str) -> Vec<String> {
    let text = fs::read_to_string(memory(game)).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

fn remember(game: &str, lesson: &str) -> io::Result<()> {
    let mut done = done(game);
    if done.iter().any(|one| one == lesson) {
        return Ok(());
    }
    done.push(lesson.to_owned());
    files::write(&memory(game), done.join("\n") + "\n")
}
