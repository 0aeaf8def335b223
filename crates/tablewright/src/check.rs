//! `check`: runs scenarios and lessons.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use serde_json::{Value, json};
use tabletop::{Fault, Field, Lesson, Scenario, Source};

use crate::{
    cli_error::{CliError, CliResult},
    files,
};

#[derive(clap::Args)]
pub struct Args {
    /// Files of scenarios, lessons, or folders with .txt files
    #[arg(required_unless_present = "fields")]
    files: Vec<PathBuf>,
    /// List the fields that scenarios of this game can set and expect, instead
    #[arg(long, value_name = "GAME", conflicts_with_all = ["files", "edition"])]
    fields: Option<String>,
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

struct Verdict {
    name: String,
    title: String,
    /// What is not as it should be, with its place.
    fault: Option<Fault>,
}

pub fn run(args: &Args) -> CliResult {
    if let Some(name) = &args.fields {
        return list_fields(name, args.json);
    }
    let edition = files::edition(args.edition.as_deref())?;
    let mut verdicts = Vec::new();
    for path in expand(&args.files)? {
        verdicts.extend(check(&path, &edition)?);
    }
    let failed = verdicts.iter().filter(|verdict| verdict.fault.is_some()).count();
    let mut out = io::stdout().lock();
    if args.json {
        let rows: Vec<_> = verdicts.iter().map(as_json).collect();
        writeln!(out, "{:#}", json!(rows))?;
    } else {
        for verdict in &verdicts {
            match &verdict.fault {
                None => writeln!(out, "ok      {}", verdict.title)?,
                Some(fault) => writeln!(out, "FAILED  {}\n{fault}", verdict.title)?,
            }
        }
        writeln!(out, "{} scenarios, {failed} failed", verdicts.len())?;
    }
    if 0 < failed {
        return Err(CliError::Failed(format!("{failed} of {} scenarios failed", verdicts.len())));
    }
    Ok(())
}

fn as_json(verdict: &Verdict) -> Value {
    let fault = verdict.fault.as_ref().map(|fault| {
        let Fault { file, line, column, reason } = fault;
        json!({ "file": file, "line": line, "column": column, "reason": reason })
    });
    json!({
        "file": verdict.name,
        "scenario": verdict.title,
        "ok": fault.is_none(),
        "fault": fault,
    })
}

fn list_fields(name: &str, as_json: bool) -> CliResult {
    let fields = catalog::find(name).map_err(CliError::usage)?.fields();
    let mut out = io::stdout().lock();
    if as_json {
        let row = |f: &Field| json!({ "name": f.name, "of_seat": f.of_seat, "about": f.about });
        writeln!(out, "{:#}", json!(fields.iter().map(row).collect::<Vec<_>>()))?;
        return Ok(());
    }
    let width = fields.iter().map(|field| field.name.len()).max().unwrap_or(0);
    for Field { name, of_seat, about } in fields {
        let whose = if *of_seat { "of a seat" } else { "of the table" };
        writeln!(out, "{name:<width$}  {whose:<12}  {about}")?;
    }
    Ok(())
}

fn expand(paths: &[PathBuf]) -> Result<Vec<PathBuf>, CliError> {
    let mut all = Vec::new();
    for path in paths {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let mut inside: Vec<PathBuf> = fs::read_dir(path)?
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
            .collect();
        inside.sort();
        if inside.is_empty() {
            return Err(CliError::Failed(format!("{}: no .txt file in it", path.display())));
        }
        all.extend(inside);
    }
    Ok(all)
}

fn check(path: &Path, edition: &[(String, String)]) -> Result<Vec<Verdict>, CliError> {
    let text = files::read(path)?;
    let name = path.display().to_string();
    let verdict =
        |title: &str, fault| Verdict { name: name.clone(), title: title.to_owned(), fault };
    if text.lines().any(|line| line.starts_with("lesson ")) {
        let (title, faults) = check_lesson(path, Source { name: &name, text: &text }, edition)?;
        if faults.is_empty() {
            return Ok(vec![verdict(&title, None)]);
        }
        return Ok(faults.into_iter().map(|fault| verdict(&title, Some(fault))).collect());
    }
    let scenarios = match Scenario::parse(Source { name: &name, text: &text }) {
        Ok(scenarios) => scenarios,
        Err(fault) => return Ok(vec![verdict(&name, Some(fault))]),
    };
    let run = |scenario: &Scenario| {
        let fault = match catalog::find(&scenario.game) {
            Ok(title) => title.check(scenario, edition).err(),
            Err(error) => Some(Fault::at_line(&name, scenario.line, error.to_string())),
        };
        verdict(&scenario.title, fault)
    };
    Ok(scenarios.iter().map(run).collect())
}

/// The title of a lesson, or of the words of one in another language, and all that is wrong with it.
fn check_lesson(
    path: &Path,
    source: Source<'_>,
    edition: &[(String, String)],
) -> Result<(String, Vec<Fault>), CliError> {
    let lesson = match english_of(path) {
        Some(english) => {
            let text = files::read(&english)?;
            let name = english.display().to_string();
            Lesson::parse(Source { name: &name, text: &text })
                .and_then(|lesson| lesson.in_words_of(source))
        }
        None => Lesson::parse(source),
    };
    Ok(match lesson {
        Ok(lesson) => (lesson.title.clone(), rehearse(lesson, edition)),
        Err(fault) => (source.name.to_owned(), vec![fault]),
    })
}

/// The lesson that a file has the words of: `lessons/01-goods.txt` of `lessons/fr/01-goods.txt`.
fn english_of(path: &Path) -> Option<PathBuf> {
    let english = path.parent()?.parent()?.join(path.file_name()?);
    english.is_file().then_some(english)
}

fn rehearse(lesson: Lesson, edition: &[(String, String)]) -> Vec<Fault> {
    let title = match catalog::find(&lesson.game) {
        Ok(title) => title,
        Err(error) => return vec![Fault::at_line(&lesson.file, 1, error)],
    };
    let run = |scenario: &Scenario| title.check(scenario, edition).err();
    let differs: Vec<_> = lesson.scenarios().iter().filter_map(run).collect();
    if differs.is_empty() {
        return scene::rehearse(&Arc::new(lesson), &|position| title.lay_out(position));
    }
    differs
}
