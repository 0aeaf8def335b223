//! What keeps the test itself from running; what the program under test does wrong is a `Violation`.

use std::{fmt, io};

#[derive(Debug)]
pub enum Error {
    /// A file, folder or process of the test.
    Io(String, io::Error),
    /// Something the test needs is not there or does not start.
    Setup(String),
    /// No answer came over the network.
    Connection(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io(what, error) => write!(f, "{what}: {error}"),
            Error::Setup(reason) | Error::Connection(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Error {}

impl Error {
    /// For `map_err`: an error of the system with what it was about.
    pub fn io(what: impl fmt::Display) -> impl FnOnce(io::Error) -> Error {
        let what = what.to_string();
        move |error| Error::Io(what, error)
    }

    pub fn connection(error: impl fmt::Display) -> Error {
        Error::Connection(error.to_string())
    }
}
