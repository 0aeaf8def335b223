//! Commands: how a bot outside of this program is started.

use std::{
    env,
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

/// A program with its arguments, and how it is treated.
///
/// `exec:./my-bot.py`, `exec:python3 my-bot.py --fast`, `exec/2s/log=bot.log:./my-bot.py`
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Command {
    pub(crate) program: String,
    pub(crate) arguments: Vec<String>,
    /// How long a move may take.
    pub(crate) limit: Duration,
    /// Where everything that is said is written down.
    pub(crate) log: Option<PathBuf>,
}

/// The word that such a kind of seat begins with.
const WORD: &str = "exec";
const USUAL: Duration = Duration::from_secs(10);
const LONGEST: Duration = Duration::from_secs(3600);

impl Command {
    /// Whether a kind of seat is a program: then it must come from somebody who may start some.
    pub(crate) fn is_meant(kind: &str) -> bool {
        kind.strip_prefix(WORD).is_some_and(|rest| rest.is_empty() || rest.starts_with([':', '/']))
    }
}

impl FromStr for Command {
    type Err = String;

    fn from_str(kind: &str) -> Result<Command, String> {
        let how = || format!("`{kind}` names no program: write it as {WORD}:COMMAND");
        let (settings, line) = kind.split_once(':').ok_or_else(how)?;
        let words =
            shlex::split(line).ok_or_else(|| format!("`{line}` has a quote without its end"))?;
        let mut words = words.into_iter();
        let program = words.next().ok_or_else(how)?;
        if !is_there(&program) {
            return Err(format!("there is no program `{program}`"));
        }
        // Last, since a path has slashes of its own.
        let (settings, log) = match settings.split_once("/log=") {
            Some((settings, file)) => (settings, Some(PathBuf::from(file))),
            None => (settings, None),
        };
        let limit = match settings.split_once('/') {
            Some((_, setting)) => limit(setting)?,
            None => USUAL,
        };
        Ok(Command { program, arguments: words.collect(), limit, log })
    }
}

fn limit(setting: &str) -> Result<Duration, String> {
    let limit = time(setting).filter(|limit| !limit.is_zero() && *limit <= LONGEST);
    limit.ok_or_else(|| {
        format!("`{setting}` is no setting of {WORD}: write it as 2s, 500ms or, last, log=FILE")
    })
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
