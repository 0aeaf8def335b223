//! Icons: a row of them as a sheet writes it, such as `2@man to pv*3`.

use serde::Serialize;

/// A word of a row.
#[derive(Clone, Eq, PartialEq, Serialize, Debug, Default)]
pub struct Icon {
    /// What stands after `'`, to be written as it is.
    pub text: Option<String>,
    /// The icon.
    pub name: String,
    /// How many of it: what stands after `*`.
    pub n: Option<u32>,
    /// What stands before `@`: a figure to be written before the icon.
    pub figure: Option<String>,
    /// After a `-`: it is taken away.
    pub less: bool,
}

/// The words of a row.
pub fn icons(words: &str) -> Vec<Icon> {
    words.split_whitespace().map(icon).collect()
}

fn icon(word: &str) -> Icon {
    if let Some(text) = word.strip_prefix('\'') {
        return Icon { text: Some(text.to_owned()), ..Icon::default() };
    }
    let (figure, word) = match word.split_once('@') {
        Some((figure, word)) => (Some(figure.to_owned()), word),
        None => (None, word),
    };
    let (less, word) = match word.strip_prefix('-') {
        Some(word) => (true, word),
        None => (false, word),
    };
    let (name, n) = match word.split_once('*') {
        Some((name, n)) => (name, n.parse().ok()),
        None => (word, None),
    };
    Icon { text: None, name: name.to_owned(), n, figure, less }
}
