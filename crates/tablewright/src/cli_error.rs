//! What can go wrong, and the exit code for it.

use std::{fmt, io, process::ExitCode};

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum CliError {
    /// The command line asks for something that does not exist: exit code 2.
    Usage(String),
    /// Something failed while doing it: exit code 1.
    Failed(String),
    /// Whoever read our output has gone: not worth a word.
    ReaderGone,
}

impl CliError {
    pub fn usage(reason: impl fmt::Display) -> CliError {
        CliError::Usage(reason.to_string())
    }

    pub fn failed(reason: impl fmt::Display) -> CliError {
        CliError::Failed(reason.to_string())
    }

    pub fn report(self) -> ExitCode {
        match self {
            CliError::Usage(reason) => {
                eprintln!("error: {reason}");
                ExitCode::from(2)
            }
            CliError::Failed(reason) => {
                eprintln!("error: {reason}");
                ExitCode::from(1)
            }
            CliError::ReaderGone => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        if error.kind() == io::ErrorKind::BrokenPipe {
            CliError::ReaderGone
        } else {
            CliError::Failed(error.to_string())
        }
    }
}

pub type CliResult = Result<(), CliError>;
