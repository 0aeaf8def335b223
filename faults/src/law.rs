//! What the program promises whatever happens below it, and how it can break the promise.

use std::fmt;

/// One broken promise.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Violation {
    /// Something that was acknowledged or shown is gone or different.
    Lost(String),
    /// Something happened that was refused, or that nobody asked for.
    Happened(String),
    /// A refusal without a code or a reason.
    NoReason(String),
    /// Writes did not work again in time after the fault was gone.
    NotRecovered(String),
    /// It ended in a way that helps nobody: without a message, with success, or by a crash.
    BadExit(String),
    /// It did not start or stop in time.
    Hung(String),
    /// `/healthz` said something else than the truth.
    Health(String),
    /// Its log tells of a panic.
    Panic(String),
    /// The fault was never felt, so the cell says nothing.
    NoFault(String),
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (law, what) = match self {
            Violation::Lost(what) => ("lost", what),
            Violation::Happened(what) => ("refused but done", what),
            Violation::NoReason(what) => ("refused without a reason", what),
            Violation::NotRecovered(what) => ("not recovered", what),
            Violation::BadExit(what) => ("bad exit", what),
            Violation::Hung(what) => ("hung", what),
            Violation::Health(what) => ("healthz", what),
            Violation::Panic(what) => ("panic", what),
            Violation::NoFault(what) => ("no fault", what),
        };
        write!(f, "{law}: {what}")
    }
}
