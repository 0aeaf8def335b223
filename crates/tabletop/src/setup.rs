//! Setups: what is agreed before a game begins.

use std::{error, fmt};

use crate::{Fault, Game, Options, Source};

/// What is agreed before a game begins, in words that fit any game.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The number of players.
    pub seats: u8,
    /// Options by name and value.
    pub options: Vec<(String, String)>,
    /// Data files by name and text, in place of those that ship; empty for those that ship.
    pub edition: Vec<(String, String)>,
}

impl Setup {
    /// So many players, and all else as usual.
    pub fn new(seats: u8) -> Setup {
        Setup { seats, ..Setup::default() }
    }

    /// The same as the options of a game.
    ///
    /// # Errors
    ///
    /// If the game does not take so many players, has no such option, or the edition is faulty.
    pub fn options<G: Game>(&self) -> Result<G::Options, SetupError> {
        if !G::SEATS.contains(&self.seats) {
            let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
            return Err(SetupError::Seats { game: G::NAME, least, most, seats: self.seats });
        }
        let mut options = edition_options::<G>(&self.edition).map_err(SetupError::Edition)?;
        for (name, value) in &self.options {
            options.set(name, value).map_err(|error| SetupError::Option(error.to_string()))?;
        }
        Ok(options)
    }
}

/// The options of a game by an edition, and else as usual.
///
/// # Errors
///
/// The first mistake in a data file.
pub fn edition_options<G: Game>(edition: &[(String, String)]) -> Result<G::Options, Fault> {
    let mut options = G::Options::default();
    if !edition.is_empty() {
        let files: Vec<Source<'_>> =
            edition.iter().map(|(name, text)| Source { name, text }).collect();
        options.load(&files)?;
    }
    Ok(options)
}

/// Why a game cannot begin with a setup.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum SetupError {
    /// The game takes another number of players.
    Seats {
        /// The name of the game.
        game: &'static str,
        /// The fewest players it takes.
        least: u8,
        /// The most players it takes.
        most: u8,
        /// The number that was asked for.
        seats: u8,
    },
    /// There is no such option, or it cannot have this value.
    Option(String),
    /// A data file is faulty.
    Edition(Fault),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { game, least, most, seats } => {
                write!(f, "{game} takes {least} to {most} players, not {seats}")
            }
            SetupError::Option(reason) => f.write_str(reason),
            SetupError::Edition(fault) => fault.fmt(f),
        }
    }
}

impl error::Error for SetupError {}
