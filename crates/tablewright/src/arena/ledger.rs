//! Ledgers: the file that a tournament notes its games in, one on every line.

use std::{
    collections::BTreeSet,
    fs::{File, OpenOptions},
    io::{self, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::Mutex,
};

use external_bot::{Lapse, Lapses};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::Seat;
use tournament::{GameResult, Schedule, SinkError};

use crate::{cli_error::CliError, files};

/// An open ledger.
pub struct Ledger {
    path: PathBuf,
    file: Mutex<File>,
    names: Vec<String>,
}

/// A game as it stands on its line.
#[derive(Serialize, Deserialize)]
struct Entry {
    game: u64,
    seats: Vec<String>,
    places: Vec<u8>,
    scores: Vec<i32>,
    rounds: u32,
    decisions: Vec<u64>,
    seconds: Vec<f64>,
    /// Of every seat how many moves it lost, and why first; empty where nobody lost any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lapses: Vec<(u64, Option<String>)>,
    /// The seat that wanted something illegal.
    refused: Option<String>,
}

impl Ledger {
    /// Opens the ledger of a tournament, and reads what was played so far. A new file begins with a
    /// line that tells which tournament it is.
    pub fn open(
        path: &Path,
        head: &Value,
        names: &[String],
        schedule: &Schedule,
    ) -> Result<(Ledger, Vec<GameResult>), CliError> {
        let fail = |e: io::Error| CliError::Failed(format!("{}: {e}", path.display()));
        let text = if path.exists() { files::read(path)? } else { String::new() };
        // Whoever was stopped in the middle of a line did not finish it.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let so_far = read(&text[..whole], head, names, schedule).map_err(|(line, reason)| {
            CliError::Failed(format!("{}:{line}: {reason}", path.display()))
        })?;
        let options = OpenOptions::new().create(true).truncate(false).write(true).open(path);
        let mut file = options.map_err(fail)?;
        file.set_len(whole as u64).map_err(fail)?;
        file.seek(SeekFrom::End(0)).map_err(fail)?;
        if whole == 0 {
            file.write_all(format!("{}\n", json!({ "tournament": head })).as_bytes())
                .map_err(fail)?;
        }
        let (path, file) = (path.to_owned(), Mutex::new(file));
        Ok((Ledger { path, file, names: names.to_vec() }, so_far))
    }

    /// Adds a game.
    pub fn note(&self, result: &GameResult) -> Result<(), SinkError> {
        let entry = Entry {
            game: result.number,
            seats: result.seats.iter().map(|&entrant| self.names[entrant].clone()).collect(),
            places: result.places.clone(),
            scores: result.scores.clone(),
            rounds: result.rounds,
            decisions: result.decisions.clone(),
            seconds: result.seconds.clone(),
            lapses: lapses(result),
            refused: result.refused.map(|seat| seat.to_string()),
        };
        let line = format!("{}\n", json!(entry));
        let mut file = self.file.lock().expect("nobody panics while writing");
        let fail = |e: io::Error| -> SinkError { format!("{}: {e}", self.path.display()).into() };
        file.write_all(line.as_bytes()).map_err(fail)
    }
}

/// The games of a ledger; else the line that is wrong, and why.
fn read(
    text: &str,
    head: &Value,
    names: &[String],
    schedule: &Schedule,
) -> Result<Vec<GameResult>, (usize, String)> {
    let mut lines = (1..).zip(text.lines());
    let Some((_, first)) = lines.next() else { return Ok(Vec::new()) };
    is_same(first, head).map_err(|reason| (1, reason))?;
    let mut seen = BTreeSet::new();
    let result = |(at, line): (usize, &str)| {
        let result = serde_json::from_str(line).ok();
        let result = result.and_then(|entry| read_entry(entry, names, schedule));
        let result = result.ok_or((at, "this is no game of this tournament".to_owned()))?;
        match seen.insert(result.number) {
            true => Ok(result),
            false => Err((at, format!("game {} is here a second time", result.number))),
        }
    };
    lines.map(result).collect()
}

/// Whether the first line of a ledger tells of this tournament.
fn is_same(line: &str, head: &Value) -> Result<(), String> {
    let told: Option<Value> = serde_json::from_str(line).ok();
    let told = told.as_ref().and_then(|told| told.get("tournament"));
    let told = told.ok_or("this is no file of a tournament: choose another for --out")?;
    let differs = |(name, value): (&String, &Value)| {
        let other = told.get(name).unwrap_or(&Value::Null);
        (other != value)
            .then(|| format!("this is another tournament: its {name} is {other}, and not {value}"))
    };
    head.as_object().and_then(|head| head.iter().find_map(differs)).map_or(Ok(()), Err)
}

fn lapses(result: &GameResult) -> Vec<(u64, Option<String>)> {
    if result.lapses.iter().all(|lapses| lapses.count == 0) {
        return Vec::new();
    }
    let reason = |lapses: &Lapses| lapses.first.as_ref().map(|first| first.reason.clone());
    result.lapses.iter().map(|lapses| (lapses.count, reason(lapses))).collect()
}

fn read_lapses((count, reason): (u64, Option<String>), game: u64) -> Lapses {
    Lapses { count, first: reason.map(|reason| Lapse { game, reason }) }
}

fn read_entry(entry: Entry, names: &[String], schedule: &Schedule) -> Option<GameResult> {
    let entrant = |name: &String| names.iter().position(|known| known == name);
    let seats: Vec<usize> = entry.seats.iter().map(entrant).collect::<Option<_>>()?;
    let count = seats.len();
    let refused = entry.refused.as_ref().map(|seat| seat.parse::<Seat>()).transpose().ok()?;
    let lapses: Vec<Lapses> = match entry.lapses.is_empty() {
        true => vec![Lapses::default(); count],
        false => entry.lapses.into_iter().map(|lapses| read_lapses(lapses, entry.game)).collect(),
    };
    let scores = if refused.is_some() { 0 } else { count };
    let fits = [entry.places.len(), entry.decisions.len(), entry.seconds.len()] == [count; 3]
        && lapses.len() == count
        && entry.scores.len() == scores
        && entry.places.contains(&1)
        && refused.is_none_or(|seat| seat.index() < count)
        && schedule.game(entry.game.checked_sub(1)?).seats == seats;
    fits.then_some(GameResult {
        number: entry.game,
        seats,
        places: entry.places,
        scores: entry.scores,
        rounds: entry.rounds,
        decisions: entry.decisions,
        seconds: entry.seconds,
        lapses,
        refused,
    })
}
