//! `play`: a game in the terminal, full-screen or line by line.

use std::{
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use catalog::{Setup, Title};
use scene::{Lang, Line, Table};
use tabletop::{Fault, Replay, Rng};
use tui::{Chair, Game, Outcome};

use crate::{
    files,
    trouble::{Done, Trouble},
};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Number of players; without --seats the first is you and the others are bots
    #[arg(long)]
    players: Option<u8>,
    /// Who sits where: human, random, uniform; such as human,random,random. A saved game goes on
    /// with those who played it
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
    /// A new file that the game is saved in after every move [default: in the user's data folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "options"])]
    resume: Option<PathBuf>,
}

/// Who sits where, from `--players` and `--seats`; at least one seat.
pub fn kinds(
    title: &dyn Title,
    players: Option<u8>,
    seats: &[String],
    default: &[&str],
) -> Result<Vec<String>, Trouble> {
    let range = title.seats();
    if let (Some(n), false) = (players, seats.is_empty())
        && usize::from(n) != seats.len()
    {
        let reason = format!("--players {n}, but --seats names {}", seats.len());
        return Err(Trouble::Usage(reason));
    }
    let n = match (players, seats.len()) {
        (Some(n), _) => usize::from(n),
        (None, 0) => usize::from(4.clamp(*range.start(), *range.end())),
        (None, n) => n,
    };
    if !u8::try_from(n).is_ok_and(|n| range.contains(&n)) {
        let (least, most) = (range.start(), range.end());
        let reason = format!("{} takes {least} to {most} players, not {n}", title.name());
        return Err(Trouble::Usage(reason));
    }
    if !seats.is_empty() {
        return Ok(seats.to_vec());
    }
    let rest = default.last().copied().unwrap_or("random");
    Ok((0..n).map(|i| default.get(i).copied().unwrap_or(rest).to_owned()).collect())
}

/// `NAME=VALUE` pairs.
pub fn options(pairs: &[String]) -> Result<Vec<(String, String)>, Trouble> {
    let split = |pair: &String| {
        let (name, value) = pair
            .split_once('=')
            .ok_or_else(|| Trouble::Usage(format!("`{pair}` is not like NAME=VALUE")))?;
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
const DEFAULT: &[&str] = &["human", "random"];

/// A title, its table, and who sits there.
type Party = (&'static dyn Title, Box<dyn Table>, Vec<Chair>);

fn begin(name: &str, args: &Args, seed: u64, luck: &mut Rng) -> Result<Party, Trouble> {
    let title = catalog::find(name).map_err(Trouble::Usage)?;
    let kinds = kinds(title, args.players, &args.seats, DEFAULT)?;
    let setup = Setup {
        seats: kinds.len() as u8,
        options: options(&args.options)?,
        edition: files::edition_of(title, args.edition.as_deref())?,
    };
    let table = title.open(&setup, luck).map_err(Trouble::Usage)?;
    Ok((title, table, chairs(title, &kinds, seed).map_err(Trouble::Usage)?))
}

fn resume(path: &Path, args: &Args, seed: u64) -> Result<Party, Trouble> {
    let (title, replay) = files::replay(path)?;
    let edition = files::edition_of(title, args.edition.as_deref())?;
    let table = title.load(&replay, &edition).map_err(Trouble::Failure)?;
    let chairs = if args.seats.is_empty() && !replay.players.is_empty() {
        chairs(title, &replay.players, seed).map_err(|reason| {
            let fault = Fault::at_line(&replay.file, replay.lines.players, reason);
            Trouble::Failure(fault.to_string())
        })
    } else {
        let kinds = kinds(title, Some(table.seats()), &args.seats, DEFAULT)?;
        chairs(title, &kinds, seed).map_err(Trouble::Usage)
    };
    Ok((title, table, chairs?))
}

fn chairs(title: &dyn Title, kinds: &[String], seed: u64) -> Result<Vec<Chair>, String> {
    let chair = |(i, kind): (usize, &String)| {
        if kind == "human" {
            return Ok(Chair::Human);
        }
        let player = title.player(kind, seed.wrapping_add(i as u64 + 1));
        let player = player.map_err(|reason| format!("{reason}; and human for people"))?;
        Ok(Chair::Bot { kind: kind.clone(), player })
    };
    kinds.iter().enumerate().map(chair).collect()
}

/// Where the game is kept: never in place of another one.
fn target(args: &Args, title: &dyn Title, seed: u64) -> Result<PathBuf, Trouble> {
    match (&args.save, &args.resume) {
        (Some(save), resume) => {
            let goes_on = resume.as_ref().is_some_and(|resume| files::is_same(save, resume));
            if save.exists() && !goes_on {
                let reason =
                    format!("{} is there already: --resume goes on with it", save.display());
                return Err(Trouble::Usage(reason));
            }
            Ok(save.clone())
        }
        (None, Some(resume)) => Ok(resume.clone()),
        (None, None) => {
            Ok(files::unused(&files::games_folder(), &format!("{}-{seed}", title.name())))
        }
    }
}

pub fn run(args: &Args) -> Done {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let mut luck = Rng::new(seed);
    let (title, table, chairs) = match (&args.resume, &args.game) {
        (Some(path), _) => resume(path, args, seed)?,
        (None, Some(name)) => begin(name, args, seed, &mut luck)?,
        (None, None) => return Err(Trouble::Usage("which game?".to_owned())),
    };
    let path = target(args, title, seed)?;
    let players: Vec<String> = chairs.iter().map(|chair| chair.kind().to_owned()).collect();
    let file = path.clone();
    let save = Box::new(move |table: &dyn Table| {
        let replay = Replay { players: players.clone(), ..table.replay() };
        files::write(&file, replay.to_string())
    });
    let chance = Box::new(luck);
    let game = Game { title, table, chairs, chance, lang: args.lang, save };
    let outcome = if args.plain {
        tui::plain(game, &mut io::stdin().lock(), &mut io::stdout().lock())?
    } else if io::stdout().is_terminal() && io::stdin().is_terminal() {
        tui::play(game)?
    } else {
        return Err(Trouble::Usage("this is no terminal: play with --plain".to_owned()));
    };
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
