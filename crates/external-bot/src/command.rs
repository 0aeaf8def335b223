//! Commands: how a bot that is a program is started.

use std::{
    env,
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

use crate::CommandError;

/// A program with its arguments, and how it is treated.
///
/// `exec:./my-bot.py`, `exec:python3 my-bot.py --fast`, `exec/2s/log=bot.log:./my-bot.py`
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Command {
    pub program: String,
    pub arguments: Vec<String>,
    /// How long a move may take.
    pub limit: Duration,
    /// Where everything that is said is written down.
    pub log: Option<PathBuf>,
}

/// The word that such a kind of seat begins with.
const WORD: &str = "exec";
const DEFAULT_LIMIT: Duration = Duration::from_secs(10);
const MAX_LIMIT: Duration = Duration::from_secs(3600);

/// Whether a kind of seat is a program, which only its owner may start: a kind that was read in a file or
/// sent by somebody else must not be one.
pub fn is_program(kind: &str) -> bool {
    kind.strip_prefix(WORD).is_some_and(|rest| rest.is_empty() || rest.starts_with([':', '/']))
}

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(kind: &str) -> Result<Command, CommandError> {
        let missing = || CommandError::Missing(kind.to_owned());
        let (settings, line) = kind.split_once(':').ok_or_else(missing)?;
        let words = shlex::split(line).ok_or_else(|| CommandError::OpenQuote(line.to_owned()))?;
        let mut words = words.into_iter();
        let program = words.next().ok_or_else(missing)?;
        if !is_there(&program) {
            return Err(CommandError::NotFound(program));
        }
        // Last, since a path has slashes of its own.
        let (settings, log) = match settings.split_once("/log=") {
            Some((settings, file)) => (settings, Some(PathBuf::from(file))),
            None => (settings, None),
        };
        let limit = match settings.split_once('/') {
            Some((_, setting)) => limit(setting)?,
            None => DEFAULT_LIMIT,
        };
        Ok(Command { program, arguments: words.collect(), limit, log })
    }
}

fn limit(setting: &str) -> Result<Duration, CommandError> {
    let limit = time(setting).filter(|limit| !limit.is_zero() && *limit <= MAX_LIMIT);
    limit.ok_or_else(|| CommandError::Setting(setting.to_owned()))
}

/// `2s`, `500ms`.
fn time(text: &str) -> Option<Duration> {
    match text.strip_suffix("ms") {
        Some(number) => number.parse().ok().map(Duration::from_millis),
        None => text.strip_suffix('s')?.parse().ok().map(Duration::from_secs),
    }
}

/// Whether a program can be found, so that a slip of the pen is noticed before the first game.
fn is_there(program: &str) -> bool {
    // Windows adds an ending of its own.
    if cfg!(windows) {
        return true;
    }
    if 1 < Path::new(program).components().count() {
        return Path::new(program).exists();
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}
