//! Programs: bots that the operator named. Nobody else says what is started here.

use bots::KINDS;
use thiserror::Error;

/// Levels of bots besides those that everybody has, each with the command behind it.
#[derive(Clone, Debug, Default)]
pub struct Programs {
    /// The name, and the kind of seat: `deep`, `exec:./deep.py`.
    named: Vec<(String, String)>,
}

const LONGEST: usize = 24;

/// Why a program cannot play.
#[derive(Debug, Error)]
pub enum ProgramError {
    #[error("`{0}` is not like NAME=COMMAND")]
    NotAPair(String),
    #[error("`{0}` is no name for a bot: letters, digits and hyphens, at most {most}", most = LONGEST)]
    BadName(String),
    #[error("there is a bot `{0}` already")]
    Taken(String),
    #[error("the bot `{name}`: {reason}")]
    NotFound { name: String, reason: String },
}

impl Programs {
    /// Takes in `NAME=COMMAND`. Settings of the protocol may stand before the command, as in
    /// `deep=exec/5s:./deep.py`.
    pub fn add(&mut self, pair: &str) -> Result<(), ProgramError> {
        let not_a_pair = || ProgramError::NotAPair(pair.to_owned());
        let (name, command) = pair.split_once('=').ok_or_else(not_a_pair)?;
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if name.is_empty() || LONGEST < name.len() || !name.chars().all(is_plain) {
            return Err(ProgramError::BadName(name.to_owned()));
        }
        if self.is_level(name) || name == "human" {
            return Err(ProgramError::Taken(name.to_owned()));
        }
        let kind = match external_bot::is_program(command) {
            true => command.to_owned(),
            false => format!("exec:{command}"),
        };
        self.named.push((name.to_owned(), kind));
        Ok(())
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.named.iter().map(|(name, _)| name.as_str())
    }

    /// The kind of seat behind a level, if it is a program.
    pub fn kind(&self, level: &str) -> Option<&str> {
        self.named.iter().find(|(name, _)| name == level).map(|(_, kind)| kind.as_str())
    }

    /// Whether people may choose this level of a bot.
    pub fn is_level(&self, level: &str) -> bool {
        KINDS.contains(&level) || self.kind(level).is_some()
    }

    /// Whether all of them can be found, before anybody wants to play with them.
    pub fn check(&self) -> Result<(), ProgramError> {
        let title = catalog::titles()[0];
        let check = |(name, kind): &(String, String)| match title.player(kind, 0) {
            Ok(_) => Ok(()),
            Err(reason) => {
                let (name, reason) = (name.clone(), reason.to_string());
                Err(ProgramError::NotFound { name, reason })
            }
        };
        self.named.iter().try_for_each(check)
    }
}
