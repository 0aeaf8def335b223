//! What every command that plays many games is told, and what it says about them.

use std::{
    fs, io,
    path::{Path, PathBuf},
    thread,
};

use catalog::Title;
use report::Page;
use serde_json::{Map, Value, json};
use tabletop::{Replay, Rng, Setup};
use tournament::SinkError;

use crate::{
    cli_error::{CliError, CliResult},
    files, play,
};

/// How the games are played, and what is kept of them.
#[derive(clap::Args)]
pub struct Manner {
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
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
    pub json: bool,
    /// Write a page with charts, for a browser
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

impl Manner {
    pub fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, Into::into);
        self.threads.unwrap_or_else(cores).clamp(1, 256)
    }

    pub fn setup(&self, title: &dyn Title, seats: u8) -> Result<Setup, CliError> {
        Ok(Setup {
            seats,
            options: play::options(&self.options)?,
            edition: files::edition_of(title, self.edition.as_deref())?,
        })
    }

    /// Makes the folder for the games, if there is to be one.
    pub fn folder(&self) -> Result<Option<Folder<'_>>, CliError> {
        let Some(folder) = self.save.as_deref() else { return Ok(None) };
        fs::create_dir_all(folder).map_err(|e| CliError::Failed(complain(folder, e)))?;
        Ok(Some(Folder { folder, seed: self.seed }))
    }

    /// Writes the page, if there is to be one.
    pub fn report(&self, page: impl FnOnce() -> Page) -> CliResult {
        let Some(path) = &self.report else { return Ok(()) };
        let page = page().to_string();
        files::write(path, page).map_err(|e| CliError::Failed(complain(path, e)))
    }

    /// The command that gives the same again; `words` are those this command does not share.
    pub fn command(&self, words: &[&str]) -> String {
        let mut all: Vec<String> = words.iter().map(|&word| quoted(word)).collect();
        let mut add = |name: &str, value: &str| all.extend([name.to_owned(), quoted(value)]);
        add("--seed", &self.seed.to_string());
        self.options.iter().for_each(|option| add("--option", option));
        let paths = [("--edition", &self.edition), ("--report", &self.report)];
        for (name, path) in paths {
            path.iter().for_each(|path| add(name, &path.display().to_string()));
        }
        format!("tablewright {}", all.join(" "))
    }

    /// What was played, as JSON; `who` played is called `seats` or `entrants`.
    pub fn head(&self, replay: &Replay, who: &str, names: &[String]) -> Value {
        let options: Map<String, Value> =
            replay.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
        json!({
            "game": replay.game,
            "rules_version": replay.version,
            "edition": replay.edition,
            "players": replay.seats,
            who: names,
            "seed": self.seed,
            "options": options,
        })
    }

    /// What was played, for the top of a page.
    pub fn facts(&self, replay: &Replay, who: &str, names: &[String]) -> Vec<(String, String)> {
        let options = replay.options.iter().map(|(name, value)| format!("{name}={value}"));
        let options: Vec<String> = options.collect();
        let options = if options.is_empty() { "as usual".to_owned() } else { options.join(", ") };
        let facts = [
            ("Players", replay.seats.to_string()),
            (who, names.join(", ")),
            ("Seed", self.seed.to_string()),
            ("Rules", format!("version {}", replay.version)),
            ("Edition", replay.edition.clone()),
            ("Options", options),
        ];
        facts.map(|(name, value)| (name.to_owned(), value)).to_vec()
    }
}

/// The head of a replay, which says what is played.
pub fn opening(title: &dyn Title, setup: &Setup) -> Result<Replay, CliError> {
    Ok(title.open(setup, &mut Rng::new(0)).map_err(CliError::usage)?.replay())
}

/// Whether all of them are kinds of bots.
pub fn check(title: &dyn Title, kinds: &[String]) -> CliResult {
    kinds.iter().try_for_each(|kind| title.player(kind, 0).map(drop).map_err(CliError::usage))
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./,:=#%+".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

fn complain(path: &Path, error: io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// Where games are kept.
pub struct Folder<'a> {
    folder: &'a Path,
    seed: u64,
}

impl Folder<'_> {
    pub fn keep(&self, number: u64, replay: &Replay) -> Result<(), SinkError> {
        let name = format!("{}-{}-{number:05}.replay", replay.game, self.seed);
        let path = self.folder.join(name);
        fs::write(&path, replay.to_string()).map_err(|e| complain(&path, e).into())
    }
}
