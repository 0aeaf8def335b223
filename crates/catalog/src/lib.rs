//! The only crate that names all games. Everything after it works with a [`Title`], a game as a box on
//! the shelf, and a [`scene::Table`], a game being played.

mod art;
mod campaign;
mod error;
mod tables;
mod title;

use cloudage::CloudAge;
use imaginarium::Imaginarium;
use ski_station::SkiStation;
use tabletop::GameType;
use whistle_mountain::WhistleMountain;

pub use campaign::{Campaigns, read_campaign};
pub use error::{ChapterError, Error};
pub use tables::Tables;
pub use title::Title;

/// All games, in the order in which they are listed.
pub fn titles() -> &'static [&'static dyn Title] {
    &[
        &GameType::<Imaginarium>::NEW,
        &GameType::<WhistleMountain>::NEW,
        &GameType::<SkiStation>::NEW,
        &GameType::<CloudAge>::NEW,
    ]
}

/// The game of this name.
///
/// # Errors
///
/// [`Error::UnknownGame`]
pub fn find(name: &str) -> Result<&'static dyn Title, Error> {
    let title = titles().iter().copied().find(|title| title.name() == name);
    title.ok_or_else(|| Error::UnknownGame(name.to_owned()))
}

#[cfg(test)]
mod tests;
