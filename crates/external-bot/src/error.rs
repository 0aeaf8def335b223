//! What can be wrong with the command of a program, and with an answer.

use std::{io, time::Duration};

/// Why a kind of seat names no program.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum CommandError {
    /// There is no command behind `exec:`.
    #[error("`{0}` names no program: write it as exec:COMMAND")]
    Missing(String),
    #[error("`{0}` has a quote without its end")]
    OpenQuote(String),
    /// The program is neither a file nor in the search path.
    #[error("there is no program `{0}`")]
    NotFound(String),
    /// What stands between `exec` and `:` is neither a time nor a log.
    #[error("`{0}` is no setting of exec: write it as 2s, 500ms or, last, log=FILE")]
    Setting(String),
}

/// Why a program lost a move.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AnswerError {
    #[error("it cannot be started: {0}")]
    CannotStart(#[from] io::Error),
    #[error("it failed {0} times and is not started again")]
    GivenUp(u32),
    /// In words, how it ended.
    #[error("{0}")]
    Ended(String),
    #[error("no answer within {0:?}")]
    Late(Duration),
    #[error("it says far too much")]
    Flood,
    #[error("it said `{0}` and not `play ACTION`")]
    Malformed(String),
    /// Why its action cannot be read.
    #[error("{0}")]
    Unreadable(String),
    #[error("`{0}` is not possible now")]
    Illegal(String),
}

impl AnswerError {
    /// Whether the program answered, and should hear what was wrong about it.
    pub(crate) fn is_about_the_answer(&self) -> bool {
        matches!(
            self,
            AnswerError::Malformed(_) | AnswerError::Unreadable(_) | AnswerError::Illegal(_)
        )
    }
}
