//! What is wrong with a text somebody wrote, and where.

use std::fmt;

use thiserror::Error;

/// A named text: a data file, a replay, a scenario.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Source<'a> {
    pub name: &'a str,
    pub text: &'a str,
}

/// A mistake in a text: file, line and column counted from one, and the reason in words.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{file}:{line}:{column}: {reason}")]
pub struct Fault {
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub reason: String,
}

impl Fault {
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
