//! Opening and loading games.

use scene::{Present, Table};
use tabletop::{Chance, GameType, Options, Replay, Session, Setup, SetupError};

use crate::Error;

/// A game that can be opened on a table, whichever game it is.
pub trait Tables {
    /// Begins a game.
    ///
    /// # Errors
    ///
    /// What is wrong with the setup.
    fn open(&self, setup: &Setup, chance: &mut dyn Chance) -> Result<Box<dyn Table>, SetupError>;

    /// Plays a replay again.
    ///
    /// # Errors
    ///
    /// If it was played with another version or edition, or is faulty.
    fn load(&self, replay: &Replay, edition: &[(String, String)]) -> Result<Box<dyn Table>, Error>;
}

impl<G: Present> Tables for GameType<G> {
    fn open(&self, setup: &Setup, chance: &mut dyn Chance) -> Result<Box<dyn Table>, SetupError> {
        let options = setup.options::<G>()?;
        Ok(Box::new(Session::<G>::new(setup.seats, options, chance)))
    }

    fn load(&self, replay: &Replay, edition: &[(String, String)]) -> Result<Box<dyn Table>, Error> {
        // Before the options, which another version may have named otherwise.
        replay.fits::<G>()?;
        let setup = Setup {
            seats: replay.seats,
            options: replay.options.clone(),
            edition: edition.to_vec(),
        };
        let file = || replay.file.clone();
        let options =
            setup.options::<G>().map_err(|reason| Error::SetupOf { file: file(), reason })?;
        let found = options.edition();
        if found != replay.edition {
            let played = replay.edition.clone();
            return Err(Error::OtherEdition { file: file(), played, found });
        }
        Ok(Box::new(Session::<G>::load(replay, options)?))
    }
}
