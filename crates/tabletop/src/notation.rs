//! Lists and rows of places as words: the small change of every notation.

use std::{fmt, str::FromStr};

use crate::{Bag, Id, Impossible, ParseError};

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
///
/// # Errors
///
/// The first item that cannot be read.
///
/// ```
/// use tabletop::{Seat, notation::{read_words, show_words}};
///
/// let seats: Vec<Seat> = read_words("A C")?;
/// assert_eq!(show_words(seats.iter()), "A C");
/// assert_eq!(read_words::<Seat>("none")?, []);
/// # Ok::<(), tabletop::ParseError>(())
/// ```
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

/// The words of a list, as they are written; none of `none`.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|&word| word != "none")
}

/// Reads items with counts, at most so many of each: `coal*2 wood`; `none` for an empty list.
///
/// # Errors
///
/// The first item that cannot be read, or that is there too often.
///
/// ```
/// use tabletop::{Seat, notation::read_counted};
///
/// assert_eq!(read_counted::<Seat>("A*2 C", 9), Ok(vec![Seat(0), Seat(0), Seat(2)]));
/// ```
pub fn read_counted<T: FromStr<Err = ParseError> + Copy>(
    text: &str,
    most: u16,
) -> Result<Vec<T>, ParseError> {
    let mut all = Vec::new();
    for word in words(text) {
        let (id, n) = word.split_once('*').unwrap_or((word, "1"));
        let (item, n): (T, u16) = (id.parse()?, read_number(n, most)?);
        all.extend(std::iter::repeat_n(item, n.into()));
    }
    Ok(all)
}

/// An item with its count: `coal*2`, `wood`.
pub fn show_count(item: impl fmt::Display, n: u8) -> String {
    if n == 1 { item.to_string() } else { format!("{item}*{n}") }
}

/// What is in a bag, with counts; `none` for an empty one.
pub fn show_bag<T: Id + fmt::Display, const K: usize>(bag: &Bag<T, K>) -> String {
    show_words(bag.kinds().map(|kind| show_count(kind, bag.count(kind))))
}

/// Reads something, or `none`.
///
/// # Errors
///
/// When it is neither.
pub fn maybe<T: FromStr<Err = ParseError>>(text: &str) -> Result<Option<T>, ParseError> {
    if text == "none" { Ok(None) } else { text.parse().map(Some) }
}

/// Something, or `none`.
pub fn show_maybe<T: fmt::Display>(it: Option<T>) -> String {
    it.map_or_else(|| "none".to_owned(), |it| it.to_string())
}

/// Reads a number that is not above `most`.
///
/// # Errors
///
/// When it is no number, or a higher one.
///
/// ```
/// use tabletop::notation::read_number;
///
/// assert_eq!(read_number("7", 9_u8), Ok(7));
/// assert_eq!(read_number("10", 9_u8).unwrap_err().to_string(), "`10` is no number up to 9");
/// ```
pub fn read_number<N: FromStr + PartialOrd + fmt::Display>(
    text: &str,
    most: N,
) -> Result<N, ParseError> {
    let number = text.parse().ok().filter(|n| *n <= most);
    number.ok_or_else(|| ParseError::unknown(text, format!("number up to {most}")))
}

/// The first word and those that follow it.
///
/// # Errors
///
/// When there is no word.
///
/// ```
/// use tabletop::notation::read_verb;
///
/// assert_eq!(read_verb("lay M3 d9"), Ok(("lay", vec!["M3", "d9"])));
/// ```
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
///
/// # Errors
///
/// When it is another number of places, or one of them cannot be read.
///
/// ```
/// use tabletop::{Seat, notation::{Places, read_places}};
///
/// let row: [Option<Seat>; 3] = read_places("A - C")?;
/// assert_eq!(row, [Some(Seat(0)), None, Some(Seat(2))]);
/// assert_eq!(Places(&row).to_string(), "A - C");
/// # Ok::<(), tabletop::ParseError>(())
/// ```
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
