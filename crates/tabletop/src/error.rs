//! What can be wrong with a text or a position: the errors that every game shares.

use std::{borrow::Cow, fmt};

use thiserror::Error;

/// Why a text could not be read: the words at fault, and what is wrong with them.
///
/// ```
/// use tabletop::ParseError;
///
/// assert_eq!(ParseError::unknown("P9", "machine").to_string(), "`P9` is no machine");
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum ParseError {
    /// Nothing is called like this.
    #[error("`{text}` is no {expected}")]
    Unknown {
        /// The words at fault.
        text: String,
        /// What was expected in their place.
        expected: Cow<'static, str>,
    },
    /// The words are not written as they should be.
    #[error("`{text}`: {reason}")]
    Malformed {
        /// The words at fault.
        text: String,
        /// What would be right.
        reason: Cow<'static, str>,
    },
    /// The words can be read, but what they say cannot be.
    #[error("`{text}` {reason}")]
    Unfit {
        /// The words at fault.
        text: String,
        /// What is wrong with them; it goes on where the words end.
        reason: Cow<'static, str>,
    },
    /// Something is not there at all.
    #[error("{0}")]
    Missing(&'static str),
    /// Every word is right by itself, but not all of them together.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

impl ParseError {
    /// Nothing is called like this: "`x` is no machine".
    pub fn unknown(text: impl fmt::Display, expected: impl Into<Cow<'static, str>>) -> ParseError {
        ParseError::Unknown { text: text.to_string(), expected: expected.into() }
    }

    /// Not written as it should be: "`3`: the unit goes right behind the number".
    pub fn malformed(text: impl fmt::Display, reason: impl Into<Cow<'static, str>>) -> ParseError {
        ParseError::Malformed { text: text.to_string(), reason: reason.into() }
    }

    /// Can be read, but cannot be: "`P1+S4` can never share a slot".
    pub fn unfit(text: impl fmt::Display, reason: impl Into<Cow<'static, str>>) -> ParseError {
        ParseError::Unfit { text: text.to_string(), reason: reason.into() }
    }
}

/// Something that can never be in a game, in words: "two pieces on M3".
///
/// There are hundreds of such reasons and nobody acts on one of them differently than on another, so
/// the reason is a sentence, made where the rule is looked at.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{0}")]
pub struct Impossible(String);

impl Impossible {
    /// It cannot be, for this reason.
    pub fn new(reason: impl Into<String>) -> Impossible {
        Impossible(reason.into())
    }
}

/// Why a line is refused, on the way to the [`Fault`](crate::Fault) that tells where.
pub(crate) type Reason = Box<dyn std::error::Error>;
