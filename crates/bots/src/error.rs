//! What can be wrong with the name of a bot, a training stage or a weights file.

use std::io;

use crate::{KINDS, SearchParam};

/// Why something that was written for this crate cannot be used. `Display` is a sentence for people.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no such kind of bot.
    #[error(
        "`{0}` is no kind of bot: known are {known}, and mcts:1000 or mcts:500ms",
        known = KINDS.join(", ")
    )]
    UnknownKind(String),
    /// A budget is neither a number of iterations nor a time.
    #[error("`{0}` is no budget: write iterations (1000) or time (500ms), with x2 for two threads")]
    Budget(String),
    /// What stands behind the `/` of a kind is not of the form `name=number`.
    #[error("`{0}` is no search parameter: write it as c_puct=1.5")]
    Param(String),
    /// There is no such search parameter.
    #[error("`{0}` is no search parameter: known are {known}", known = SearchParam::names())]
    UnknownParam(String),
    /// A training stage is not of the form `TEACHER:GAMES`.
    #[error("`{0}` is no stage: write it as greedy:3000, 200:1500 or net800:1000")]
    Stage(String),
    /// A weights file is not as it should be; the message names line and column.
    #[error("{0}")]
    Weights(#[from] toml::de::Error),
    /// A weights file cannot be read.
    #[error("{file}: {reason}")]
    UnreadableFile {
        /// The path as it was given.
        file: String,
        /// What the system says.
        #[source]
        reason: io::Error,
    },
    /// A weights file that a kind names is not as it should be.
    #[error("{file}: {reason}")]
    WeightsFile {
        /// The path as it was given.
        file: String,
        /// What is wrong in it.
        #[source]
        reason: Box<toml::de::Error>,
    },
}
