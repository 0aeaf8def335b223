//! Why a game cannot be found, begun or loaded.

use tabletop::{Fault, SetupError};

use crate::titles;

/// Why a game cannot be found, begun or loaded.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    #[error("there is no game `{0}`: known are {known}", known = names())]
    UnknownGame(String),
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A file whose setup does not fit the game.
    #[error("{file}: {reason}")]
    SetupOf { file: String, reason: SetupError },
    /// A mistake in a replay or a data file.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A replay that was played with another edition.
    #[error(
        "{file}: played with edition {played}, but this is edition {found}: name its folder with \
         --edition"
    )]
    OtherEdition { file: String, played: String, found: String },
}

fn names() -> String {
    let names: Vec<_> = titles().iter().map(|title| title.name()).collect();
    names.join(", ")
}

/// Why a chapter of a campaign cannot begin.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ChapterError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("played with edition {played}, but this is edition {found}")]
    OtherEdition { played: String, found: String },
    /// What it inherits cannot be read.
    #[error("{0}")]
    Legacy(String),
    /// What it inherits is that of another chapter.
    #[error("`{0}` does not begin it")]
    OtherChapter(String),
}
