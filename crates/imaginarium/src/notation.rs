//! Small helpers for writing and reading lists of words.

use std::{fmt, str::FromStr};

/// Writes items with spaces between them; `none` for an empty list.
pub fn words<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
) -> fmt::Result {
    let mut space = "";
    for item in items {
        write!(f, "{space}{item}")?;
        space = " ";
    }
    if space.is_empty() { f.write_str("none") } else { Ok(()) }
}

/// Items with spaces between them as text; `none` for an empty list.
pub struct Words<I>(pub I);

impl<T: fmt::Display, I: IntoIterator<Item = T> + Clone> fmt::Display for Words<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        words(f, self.0.clone())
    }
}

/// Reads items with spaces between them; `none` for an empty list.
pub fn read_words<T: FromStr<Err = String>>(text: &str) -> Result<Vec<T>, String> {
    if text == "none" {
        return Ok(Vec::new());
    }
    text.split_whitespace().map(str::parse).collect()
}
