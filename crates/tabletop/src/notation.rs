//! Lists and rows of places as words: the small change of every notation.

use std::{fmt, str::FromStr};

use crate::{Impossible, ParseError};

/// Items with spaces between them; `none` for an empty list.
#[derive(Clone, Debug)]
pub struct Words<I>(pub I);

impl<T: fmt::Display, I: IntoIterator<Item = T> + Clone> fmt::Display for Words<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        for item in self.0.clone() {
            write!(f, "{space}{item}")?;
            space = " ";
        }
        if space.is_empty() { f.write_str("none") } else { Ok(()) }
    }
}

/// Reads items with spaces between them; `none` for an empty list.
pub fn read_words<T: FromStr<Err = ParseError>>(text: &str) -> Result<Vec<T>, ParseError> {
    if text == "none" {
        return Ok(Vec::new());
    }
    text.split_whitespace().map(str::parse).collect()
}

/// Items with spaces between them, however they come.
pub fn show_words<T: fmt::Display>(items: impl Iterator<Item = T>) -> String {
    Words(items.collect::<Vec<T>>().iter()).to_string()
}

/// Reads a number that is not above `most`.
pub fn read_number<N: FromStr + PartialOrd + fmt::Display>(
    text: &str,
    most: N,
) -> Result<N, ParseError> {
    let number = text.parse().ok().filter(|n| *n <= most);
    number.ok_or_else(|| ParseError::unknown(text, format!("number up to {most}")))
}

/// The first word and those that follow it.
pub fn read_verb(text: &str) -> Result<(&str, Vec<&str>), ParseError> {
    let mut words = text.split_whitespace();
    let verb = words.next().ok_or(ParseError::Missing("no action is written here"))?;
    Ok((verb, words.collect()))
}

/// Places in a row, `-` for an empty one.
#[derive(Clone, Debug)]
pub struct Places<'a, T>(pub &'a [Option<T>]);

impl<T: fmt::Display> fmt::Display for Places<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        for place in self.0 {
            match place {
                Some(item) => write!(f, "{space}{item}")?,
                None => write!(f, "{space}-")?,
            }
            space = " ";
        }
        Ok(())
    }
}

/// Reads exactly `N` places with `-` for an empty one.
pub fn read_places<T: FromStr<Err = ParseError> + Copy, const N: usize>(
    text: &str,
) -> Result<[Option<T>; N], ParseError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() != N {
        return Err(
            Impossible::new(format!("{} places written: there are {N}", words.len())).into()
        );
    }
    let mut all = [None; N];
    for (place, word) in all.iter_mut().zip(words) {
        *place = if word == "-" { None } else { Some(word.parse()?) };
    }
    Ok(all)
}
