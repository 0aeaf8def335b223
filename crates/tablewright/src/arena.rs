//! `arena`: a tournament among bots.

mod ledger;
mod page;

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::Mutex,
};

use catalog::Title;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use tabletop::{Replay, Seat};
use tournament::{Entrant, GameResult, Record, SinkError, Standings, Tournament};

use self::ledger::Ledger;
use crate::{
    cli_error::{CliError, CliResult},
    files, many,
    numbers::{self, columns, duration, share_in_words},
};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    game: String,
    /// Who plays, such as keen,greedy,exec:./my-bot.py; the same kind may play twice
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many sit at a table [default: 2]
    #[arg(long)]
    players: Option<u8>,
    /// At least so many games; as many more as give everybody every seat equally often
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Note every game in this file; a tournament that was stopped goes on from there
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
    #[command(flatten)]
    many: many::Manner,
}

pub fn run(args: &Args) -> CliResult {
    let title = catalog::find(&args.game).map_err(CliError::usage)?;
    many::check(title, &args.bots)?;
    let many = &args.many;
    let seats = args.players.unwrap_or(2.clamp(*title.seats().start(), *title.seats().end()));
    let mut tournament = Tournament {
        setup: many.setup(title, seats)?,
        entrants: args.bots.clone(),
        games: args.games,
        seed: many.seed,
        threads: many.threads(),
    };
    let head = many::opening(title, &tournament.setup)?;
    let schedule = tournament.schedule().map_err(CliError::usage)?;
    tournament.games = schedule.whole(args.games);
    let names = tournament.names();
    let told = many.head(&head, "entrants", &names);
    let (ledger, so_far) = match &args.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (ledger, so_far) = Ledger::open(path, &told, &names, &schedule)?;
            (Some(ledger), so_far)
        }
    };
    let standings = play(title, &tournament, ledger.as_ref(), &so_far, many)?;
    let mut out = io::stdout().lock();
    if many.json {
        writeln!(out, "{:#}", as_json(told, &standings))?;
    } else {
        let (game, seats, seed) = (&head.game, head.seats, many.seed);
        writeln!(out, "{game}, {seats} players, seed {seed}")?;
        print(&standings, &mut out)?;
    }
    many.report(|| page::page(title, args, &tournament, &head, &standings))?;
    if 0 < standings.refused {
        return Err(CliError::Failed(format!("{} moves were refused", standings.refused)));
    }
    Ok(())
}

/// Plays what is missing, with a bar that shows how far the tournament is and how it stands.
fn play(
    title: &dyn Title,
    tournament: &Tournament,
    ledger: Option<&Ledger>,
    so_far: &[GameResult],
    many: &many::Manner,
) -> Result<Standings, CliError> {
    let folder = many.folder()?;
    let bar = ProgressBar::new(tournament.games).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left: {msg}")
            .expect("a fixed template"),
    );
    let tables = Mutex::new(Tables { names: tournament.names(), ..Tables::default() });
    let tell = |result: &GameResult| {
        let mut tables = tables.lock().expect("nobody panics while counting");
        tables.count(result);
        bar.set_position(tables.games);
        bar.set_message(tables.to_string());
    };
    so_far.iter().filter(|result| result.number <= tournament.games).for_each(tell);
    bar.reset_eta();
    let sink = |result: &GameResult, replay: &Replay| -> Result<(), SinkError> {
        if let Some(ledger) = ledger {
            ledger.note(result)?;
        }
        if let Some(folder) = &folder {
            let players = result.seats.iter().map(|&it| files::kind(&tournament.entrants[it]));
            let replay = Replay { players: players.collect(), ..replay.clone() };
            folder.keep(result.number, &replay)?;
        }
        tell(result);
        Ok(())
    };
    let standings = title.play_tournament(tournament, so_far, &sink);
    bar.finish_and_clear();
    standings.map_err(CliError::failed)
}

/// How a tournament stands that is still being played.
#[derive(Default)]
struct Tables {
    names: Vec<String>,
    games: u64,
    won: Vec<f64>,
}

impl Tables {
    fn count(&mut self, result: &GameResult) {
        self.games += 1;
        self.won.resize(self.names.len(), 0.0);
        for (&entrant, &place) in result.seats.iter().zip(&result.places) {
            if place == 1 {
                self.won[entrant] += result.victory();
            }
        }
    }
}

impl std::fmt::Display for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let share = |(name, won)| format!("{name} {:.0} %", 100.0 * won / self.games as f64);
        let shares: Vec<String> = self.names.iter().zip(&self.won).map(share).collect();
        f.write_str(&shares.join(", "))
    }
}

/// The columns that every record has.
const COLUMNS: [&str; 7] =
    ["games", "wins (95 %)", "place", "score", "decisions", "time each", "refused"];

fn cells(record: &Record) -> [String; 7] {
    let score = record.score.summary();
    [
        record.games.to_string(),
        share_in_words(record.won, record.games),
        format!("{:.2}", record.mean_place()),
        score.map_or("-".to_owned(), |score| format!("{:.1}", score.mean)),
        record.decisions.to_string(),
        duration(record.seconds_per_decision()),
        record.refused.to_string(),
    ]
}

/// The ranking, with a head: name, rating, and the record.
fn ranking(standings: &Standings) -> ([&'static str; 9], Vec<[String; 9]>) {
    let [games, wins, place, score, decisions, pace, refused] = COLUMNS;
    let head = ["", "rating (95 %)", games, wins, place, score, decisions, pace, refused];
    let row = |(place, entrant): (usize, usize)| {
        let entrant = &standings.entrants[entrant];
        let (low, high) = entrant.rating.interval();
        let name = format!("{}. {}", place + 1, entrant.name);
        let rating = format!("{:.1} ({low:.1} to {high:.1})", entrant.rating.value);
        let [games, wins, place, score, decisions, pace, refused] = cells(&entrant.record);
        [name, rating, games, wins, place, score, decisions, pace, refused]
    };
    (head, standings.ranking().into_iter().enumerate().map(row).collect())
}

/// Everybody against everybody whom they met, the strongest first.
fn duels(standings: &Standings) -> impl Iterator<Item = (&Entrant, &Entrant, &Record)> {
    let ranking = standings.ranking();
    let pairs = ranking
        .clone()
        .into_iter()
        .flat_map(move |one| ranking.clone().into_iter().map(move |other| (one, other)));
    pairs.filter_map(|(one, other)| {
        let (one, record) = (&standings.entrants[one], &standings.entrants[one].against[other]);
        (record.games != 0).then_some((one, &standings.entrants[other], record))
    })
}

fn print(standings: &Standings, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{} games, {} refused moves\n", standings.games, standings.refused)?;
    for (name, distribution) in [("rounds", &standings.rounds), ("decisions", &standings.decisions)]
    {
        if let Some(s) = distribution.summary() {
            writeln!(out, "{name:<10} {:>8.1} mean {:>6} to {}", s.mean, s.least, s.most)?;
        }
    }
    let (head, rows) = ranking(standings);
    write!(out, "\n{}", columns(&[vec![head.map(str::to_owned)], rows].concat()))?;
    for entrant in &standings.entrants {
        if let Some(lost) = numbers::lapses_in_words(&entrant.record.lapses) {
            writeln!(out, "\n{} lost moves: {lost}", entrant.name)?;
        }
    }
    let [games, wins, place, score, decisions, pace, refused] = COLUMNS.map(str::to_owned);
    let mut rows = vec![["".to_owned(), games, wins, place, score, decisions, pace, refused]];
    for (one, other, record) in duels(standings) {
        let [games, wins, place, score, decisions, pace, refused] = cells(record);
        let name = format!("{} against {}", one.name, other.name);
        rows.push([name, games, wins, place, score, decisions, pace, refused]);
    }
    write!(out, "\n{}\n", columns(&rows))?;
    for (seat, record) in (0..).map(Seat).zip(&standings.seats) {
        writeln!(out, "seat {seat} wins {}", share_in_words(record.won, record.games))?;
    }
    Ok(())
}

fn record_as_json(record: &Record) -> Value {
    if record.games == 0 {
        return Value::Null;
    }
    json!({
        "games": record.games,
        "wins": numbers::share(record.won, record.games),
        "place": record.mean_place(),
        "score": numbers::distribution(&record.score),
        "decisions": record.decisions,
        "seconds_per_decision": record.seconds_per_decision(),
        "refused": record.refused,
        "lapses": numbers::lapses(&record.lapses),
    })
}

fn as_json(head: Value, standings: &Standings) -> Value {
    let against = |entrant: &Entrant| -> serde_json::Map<String, Value> {
        let names = standings.entrants.iter().map(|opponent| opponent.name.clone());
        let records = names.zip(&entrant.against).filter(|(_, record)| record.games != 0);
        records.map(|(name, record)| (name, record_as_json(record))).collect()
    };
    let entrant = |at: usize| {
        let entrant = &standings.entrants[at];
        let (low, high) = entrant.rating.interval();
        json!({
            "name": entrant.name,
            "rating": { "value": entrant.rating.value, "low": low, "high": high },
            "record": record_as_json(&entrant.record),
            "against": against(entrant),
        })
    };
    let seats = (0..).map(Seat).zip(&standings.seats);
    let seats: serde_json::Map<String, Value> =
        seats.map(|(seat, record)| (seat.to_string(), record_as_json(record))).collect();
    json!({
        "head": head,
        "games": standings.games,
        "refused": standings.refused,
        "rounds": numbers::distribution(&standings.rounds),
        "decisions": numbers::distribution(&standings.decisions),
        "ranking": standings.ranking().into_iter().map(entrant).collect::<Vec<Value>>(),
        "seats": seats,
    })
}
