//! What can go wrong, and the exit code for it.

use std::{fmt, io, process::ExitCode};

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Trouble {
    /// The command line asks for something that does not exist: exit code 2.
    Usage(String),
    /// Something failed while doing it: exit code 1.
    Failure(String),
    /// Whoever read our output has gone: not worth a word.
    ReaderGone,
}

impl Trouble {
    pub fn usage(reason: impl fmt::Display) -> Trouble {
        Trouble::Usage(reason.to_string())
    }

    pub fn failure(reason: impl fmt::Display) -> Trouble {
        Trouble::Failure(reason.to_string())
    }

    pub fn report(self) -> ExitCode {
        match self {
            Trouble::Usage(reason) => {
                eprintln!("error: {reason}");
                ExitCode::from(2)
            }
            Trouble::Failure(reason) => {
                eprintln!("error: {reason}");
                ExitCode::from(1)
            }
            Trouble::ReaderGone => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Trouble::ReaderGone
        } else {
            Trouble::Failure(error.to_string())
        }
    }
}

pub type Done = Result<(), Trouble>;
