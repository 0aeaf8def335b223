//! What is wrong with a text somebody wrote, and where.

use std::fmt;

use thiserror::Error;

/// A named text: a data file, a replay, a scenario.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Source<'a> {
    /// What it is called: the name of its file.
    pub name: &'a str,
    /// What stands in it.
    pub text: &'a str,
}

/// A mistake in a text: file, line and column counted from one, and the reason in words.
///
/// ```
/// use tabletop::{Fault, Source};
///
/// let source = Source { name: "prices.toml", text: "wood = 2\ncoal = many\n" };
/// let fault = Fault::at_offset(source, 16, "`many` is no number");
/// assert_eq!((fault.line, fault.column), (2, 8));
/// assert_eq!(fault.to_string(), "prices.toml:2:8: `many` is no number");
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{file}:{line}:{column}: {reason}")]
pub struct Fault {
    /// The name of the file.
    pub file: String,
    /// The line, from one.
    pub line: usize,
    /// The column, from one.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl Fault {
    /// A mistake in a line of a file.
    pub fn at_line(file: &str, line: usize, reason: impl fmt::Display) -> Fault {
        Fault { file: file.to_owned(), line, column: 1, reason: reason.to_string() }
    }

    /// A mistake at a byte offset of a text.
    pub fn at_offset(source: Source<'_>, offset: usize, reason: impl fmt::Display) -> Fault {
        let mut end = offset.min(source.text.len());
        while !source.text.is_char_boundary(end) {
            end -= 1;
        }
        let before = &source.text[..end];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        Fault { file: source.name.to_owned(), line, column, reason: reason.to_string() }
    }
}
