//! `play`: a game in the terminal, full-screen or line by line.

use std::{
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use catalog::Title;
use host::{Bot, HUMAN_PAUSE, Host, SeatPlayer};
use scene::{Lang, Line, Table};
use tabletop::{Campaign, Fault, Replay, Rng, Seat, Setup};
use tui::{Game, Outcome};
use wire::lobby::BotSpeed;

use crate::{
    campaign,
    cli_error::{CliError, CliResult},
    files,
};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    #[arg(required_unless_present_any = ["resume", "campaign"])]
    game: Option<String>,
    /// Number of players; without --seats the first is you and the others are bots
    #[arg(long)]
    players: Option<u8>,
    /// Who sits where, such as human,keen,casual: human, and for bots novice, casual, keen, master,
    /// greedy, random, uniform, or a search with a budget, mcts:1000 or mcts:500ms, or a
    /// program, exec:COMMAND. A saved game goes on with those who played it
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// The luck of the game; the same seed gives the same luck
    #[arg(long)]
    seed: Option<u64>,
    /// Language: en or fr
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// A variant option, NAME=VALUE; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Play with the facts in this folder: see `tablewright data GAME --export DIR`
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Line by line, for scripts and screen readers
    #[arg(long)]
    plain: bool,
    /// Whether you can ask what to do, and bots say what they think [default: on for one human, off
    /// for several]
    #[arg(long, value_name = "on|off", value_parser = on_or_off)]
    hints: Option<bool>,
    /// How quickly bots move, fast or human [default: human, and fast with --plain]
    #[arg(long)]
    pace: Option<BotSpeed>,
    /// A new file that the game is saved in after every move [default: in the user's data folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "options"])]
    resume: Option<PathBuf>,
    /// Play the next chapter of the campaign in this file; a new file begins one
    #[arg(long, value_name = "FILE", conflicts_with_all = ["save", "resume"])]
    campaign: Option<PathBuf>,
    /// Begin the chapter again, and lose what was played of it
    #[arg(long, requires = "campaign")]
    again: bool,
    /// Go on from the last good save of a campaign whose file is damaged
    #[arg(long, requires = "campaign")]
    restore: bool,
}

fn on_or_off(text: &str) -> Result<bool, String> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("hints are on or off".to_owned()),
    }
}

/// Who sits where, from `--players` and `--seats`; at least one seat.
pub fn kinds(
    title: &dyn Title,
    players: Option<u8>,
    seats: &[String],
    default: &[&str],
) -> Result<Vec<String>, CliError> {
    let range = title.seats();
    if let (Some(n), false) = (players, seats.is_empty())
        && usize::from(n) != seats.len()
    {
        let reason = format!("--players {n}, but --seats names {}", seats.len());
        return Err(CliError::Usage(reason));
    }
    let n = match (players, seats.len()) {
        (Some(n), _) => usize::from(n),
        (None, 0) => usize::from(4.clamp(*range.start(), *range.end())),
        (None, n) => n,
    };
    if !u8::try_from(n).is_ok_and(|n| range.contains(&n)) {
        let (least, most) = (range.start(), range.end());
        let reason = format!("{} takes {least} to {most} players, not {n}", title.name());
        return Err(CliError::Usage(reason));
    }
    if !seats.is_empty() {
        return Ok(seats.to_vec());
    }
    let rest = default.last().copied().unwrap_or("random");
    Ok((0..n).map(|i| default.get(i).copied().unwrap_or(rest).to_owned()).collect())
}

/// `NAME=VALUE` pairs.
pub fn options(pairs: &[String]) -> Result<Vec<(String, String)>, CliError> {
    let split = |pair: &String| {
        let (name, value) = pair
            .split_once('=')
            .ok_or_else(|| CliError::Usage(format!("`{pair}` is not like NAME=VALUE")))?;
        Ok((name.to_owned(), value.to_owned()))
    };
    pairs.iter().map(split).collect()
}

fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Few digits, so that a seed can be told to a friend.
    since.as_nanos() as u64 % 1_000_000_007
}

/// Who plays where nothing else is said; the last goes for all further seats.
const DEFAULT: &[&str] = &["human", "casual"];

/// A title, its table, and who plays there.
type Party = (&'static dyn Title, Box<dyn Table>, Vec<SeatPlayer>);

fn begin(name: &str, args: &Args, seed: u64, luck: &mut Rng) -> Result<Party, CliError> {
    let title = catalog::find(name).map_err(CliError::usage)?;
    let kinds = kinds(title, args.players, &args.seats, DEFAULT)?;
    let setup = Setup {
        seats: kinds.len() as u8,
        options: options(&args.options)?,
        edition: files::edition_of(title, args.edition.as_deref())?,
    };
    let table = title.open(&setup, luck).map_err(CliError::usage)?;
    Ok((title, table, seat_players(title, &kinds, seed).map_err(CliError::usage)?))
}

fn resume(path: &Path, args: &Args, seed: u64) -> Result<Party, CliError> {
    let (title, replay) = files::replay(path)?;
    let edition = files::edition_of(title, args.edition.as_deref())?;
    let table = title.load(&replay, &edition).map_err(CliError::failed)?;
    let players = if args.seats.is_empty() && !replay.players.is_empty() {
        let kinds = from_file(&replay.players, &[]);
        kinds.and_then(|kinds| seat_players(title, &kinds, seed)).map_err(|reason| {
            let fault = Fault::at_line(&replay.file, replay.lines.players, reason);
            CliError::Failed(fault.to_string())
        })
    } else {
        let kinds = kinds(title, Some(table.seats()), &args.seats, DEFAULT)?;
        seat_players(title, &kinds, seed).map_err(CliError::usage)
    };
    Ok((title, table, players?))
}

/// Who sits where, as a file says. Programs are named by `--seats` alone.
fn from_file(kinds: &[String], seats: &[String]) -> Result<Vec<String>, String> {
    let kind = |(at, kind): (usize, &String)| match seats.get(at) {
        _ if !external_bot::is_program(kind) => Ok(kind.clone()),
        Some(program) if external_bot::is_program(program) => Ok(program.clone()),
        _ => Err(format!("a program plays on {}: name it with --seats", Seat(at as u8))),
    };
    kinds.iter().enumerate().map(kind).collect()
}

fn seat_players(title: &dyn Title, kinds: &[String], seed: u64) -> Result<Vec<SeatPlayer>, String> {
    let seat_player = |(i, kind): (usize, &String)| {
        if kind == "human" {
            return Ok(SeatPlayer::Human);
        }
        let player = title.player(kind, seed.wrapping_add(i as u64 + 1));
        let player = player.map_err(|reason| format!("{reason}; and human for people"))?;
        Ok(SeatPlayer::Bot(Bot::staying(kind, player)))
    };
    kinds.iter().enumerate().map(seat_player).collect()
}

/// As a saved game names who plays.
fn kind_of(player: &SeatPlayer) -> String {
    match player {
        SeatPlayer::Human => "human".to_owned(),
        SeatPlayer::Bot(bot) => files::kind(bot.level()),
    }
}

/// Where the game is kept: never in place of another one.
fn target(args: &Args, title: &dyn Title, seed: u64) -> Result<PathBuf, CliError> {
    match (&args.save, &args.resume) {
        (Some(save), resume) => {
            let goes_on = resume.as_ref().is_some_and(|resume| files::is_same(save, resume));
            if save.exists() && !goes_on {
                let reason =
                    format!("{} is there already: --resume goes on with it", save.display());
                return Err(CliError::Usage(reason));
            }
            Ok(save.clone())
        }
        (None, Some(resume)) => Ok(resume.clone()),
        (None, None) => {
            Ok(files::unused(&files::games_folder(), &format!("{}-{seed}", title.name())))
        }
    }
}

/// The campaign in a file, or a new one if there is no such file.
fn road(path: &Path, args: &Args, seed: u64) -> Result<(&'static dyn Title, Campaign), CliError> {
    let folder = args.edition.as_deref();
    let Some(name) = args.game.as_ref().filter(|_| !path.exists() && !args.restore) else {
        let (title, road) = campaign::load(path, folder, args.restore)?;
        if args.game.as_ref().is_some_and(|name| *name != road.game) {
            let reason = format!("{} is a campaign of {}", path.display(), road.game);
            return Err(CliError::Usage(reason));
        }
        return Ok((title, road));
    };
    let title = catalog::find(name).map_err(CliError::usage)?;
    let kinds = kinds(title, args.players, &args.seats, DEFAULT)?;
    seat_players(title, &kinds, seed).map_err(CliError::usage)?;
    let (options, edition) = (options(&args.options)?, files::edition_of(title, folder)?);
    campaign::begin(path, campaign::New { title, kinds, options, edition, seed })
}

/// Plays the next chapter of a campaign and adds it to its file.
fn play_chapter(path: &Path, args: &Args) -> CliResult {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (title, mut road) = road(path, args, seed)?;
    let edition = files::edition_of(title, args.edition.as_deref())?;
    let tell =
        |road: &Campaign| campaign::tell_road(title, road, &edition, args.lang, &mut io::stdout());
    let Some(options) = road.next_options() else { return Ok(tell(&road)?) };
    let file = campaign::chapter_file(path, &road);
    let mut luck = Rng::new(seed);
    let table = if file.exists() && !args.again {
        campaign::begun(title, &road, &file, &edition)?
    } else {
        let setup = Setup { seats: road.seats(), options, edition: edition.clone() };
        title.open(&setup, &mut luck).map_err(CliError::failed)?
    };
    let kinds: Vec<String> = road.travellers.iter().map(|one| one.kind.clone()).collect();
    let kinds = from_file(&kinds, &args.seats).map_err(CliError::usage)?;
    let players = seat_players(title, &kinds, seed).map_err(CliError::failed)?;
    if sit_down(args, title, table, players, Box::new(luck), &file)? == Outcome::Left {
        let line = Line::new("campaign-left").with_text("path", path.display());
        writeln!(io::stderr(), "{}", title.speech(args.lang).say(&line))?;
        return Ok(());
    }
    // What counts is what is in the file, played again.
    let played = campaign::begun(title, &road, &file, &edition)?.chapter_played();
    let (chapter, sequel) = played
        .ok_or_else(|| CliError::Failed(format!("{}: the chapter is not over", file.display())))?;
    road.add(chapter, sequel);
    campaign::keep(path, &road)?;
    Ok(tell(&road)?)
}

/// Plays, with every move kept in `file`.
fn sit_down(
    args: &Args,
    title: &'static dyn Title,
    table: Box<dyn Table>,
    players: Vec<SeatPlayer>,
    chance: Box<Rng>,
    file: &Path,
) -> Result<Outcome, CliError> {
    let kinds: Vec<String> = players.iter().map(kind_of).collect();
    let file = file.to_owned();
    let save = Box::new(move |table: &dyn Table| {
        let replay = Replay { players: kinds.clone(), ..table.replay() };
        files::write(&file, replay.to_string())
    });
    let mut host = Host::new(title, table);
    for (at, player) in players.into_iter().enumerate() {
        host.seat(Seat(at as u8), player);
    }
    host.hints = args.hints.unwrap_or(host.humans().count() == 1);
    let speed = if args.plain { BotSpeed::Instant } else { BotSpeed::Human };
    host.pause = match args.pace.unwrap_or(speed) {
        BotSpeed::Instant => Duration::ZERO,
        BotSpeed::Human => HUMAN_PAUSE,
    };
    let game = Game { host, chance, lang: args.lang, save };
    if args.plain {
        Ok(tui::plain(game, &mut io::stdin().lock(), &mut io::stdout().lock())?)
    } else if io::stdout().is_terminal() && io::stdin().is_terminal() {
        Ok(tui::play(game)?)
    } else {
        Err(CliError::Usage("this is no terminal: play with --plain".to_owned()))
    }
}

pub fn run(args: &Args) -> CliResult {
    if let Some(path) = &args.campaign {
        return play_chapter(path, args);
    }
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let mut luck = Rng::new(seed);
    let (title, table, players) = match (&args.resume, &args.game) {
        (Some(path), _) => resume(path, args, seed)?,
        (None, Some(name)) => begin(name, args, seed, &mut luck)?,
        (None, None) => return Err(CliError::Usage("which game?".to_owned())),
    };
    let path = target(args, title, seed)?;
    let outcome = sit_down(args, title, table, players, Box::new(luck), &path)?;
    let key = match outcome {
        Outcome::Finished => "game-kept",
        Outcome::Left => "game-left",
    };
    if path.exists() {
        let line = Line::new(key).with_text("path", path.display());
        writeln!(io::stderr(), "{}", title.speech(args.lang).say(&line))?;
    }
    Ok(())
}
