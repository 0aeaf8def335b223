//! Words and numbers of the data files, read where only some of them belong.

use std::ops::RangeInclusive;

use facts::{File, Spanned};
use tabletop::{Fault, List, ParseError};

use super::rows::Text;
use crate::{
    effect::{Deed, Gains, Part, Way},
    map::Cell,
};

/// The ids of components, in order.
pub fn ids<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|&it| id(it)).collect()
}

/// A number within limits.
pub fn within(file: &File<'_>, n: &Spanned<u8>, limits: RangeInclusive<u8>) -> Result<u8, Fault> {
    let (is, least, most) = (*n.get_ref(), *limits.start(), *limits.end());
    if limits.contains(&is) {
        return Ok(is);
    }
    let right = if least == most { least.to_string() } else { format!("{least} to {most}") };
    Err(file.fault(n.span(), format!("{is}: it is {right}")))
}

/// Numbers with spaces between them, all within limits and each once.
pub fn numbers(file: &File<'_>, text: &Text, limits: RangeInclusive<u8>) -> Result<Vec<u8>, Fault> {
    let mut read = Vec::new();
    for word in text.get_ref().split_whitespace() {
        let n = word.parse().ok().filter(|n| limits.contains(n) && !read.contains(n));
        read.push(n.ok_or_else(|| {
            let (least, most) = (limits.start(), limits.end());
            file.fault(text.span(), format!("`{word}`: numbers are {least} to {most}, each once"))
        })?);
    }
    Ok(read)
}

/// What the rules say themselves, and a data file only repeats.
pub fn only(file: &File<'_>, text: &Text, right: &str) -> Result<(), Fault> {
    let is = text.get_ref();
    if is == right {
        return Ok(());
    }
    Err(file.fault(text.span(), format!("`{is}`: the rules are written for `{right}`")))
}

/// The cell of a board, written column,row.
pub fn cell(file: &File<'_>, text: &Text, board: u8) -> Result<Cell, Fault> {
    read_cell(text.get_ref(), board).map_err(|e| file.fault(text.span(), e))
}

pub fn cells(file: &File<'_>, text: &Text, board: u8) -> Result<Vec<Cell>, Fault> {
    let words = text.get_ref().split_whitespace();
    words.map(|word| read_cell(word, board).map_err(|e| file.fault(text.span(), e))).collect()
}

fn read_cell(word: &str, board: u8) -> Result<Cell, ParseError> {
    let no_cell = |_| ParseError::unknown(word, "cell: column and row, as in 3,4");
    format!("{board}:{word}").parse().map_err(no_cell)
}

/// A picture: rows with spaces between them, a letter for each of their cells.
pub fn picture<T, const COLUMNS: usize, const ROWS: usize>(
    file: &File<'_>,
    text: &Text,
    read: impl Fn(char) -> Result<T, ParseError>,
) -> Result<[[T; COLUMNS]; ROWS], Fault> {
    let wrong = |reason: String| file.fault(text.span(), reason);
    let mut rows = Vec::new();
    for line in text.get_ref().split_whitespace() {
        let row: Result<Vec<T>, _> = line.chars().map(&read).collect();
        let row = row.map_err(|e| file.fault(text.span(), e))?;
        let row: Result<[T; COLUMNS], _> = row.try_into();
        rows.push(row.map_err(|_| wrong(format!("`{line}`: a row has {COLUMNS} cells")))?);
    }
    let n = rows.len();
    rows.try_into().map_err(|_| wrong(format!("{n} rows: there are {ROWS}")))
}

/// One gain, or a choice of two.
pub fn part(file: &File<'_>, text: &Text, deeds: &[Deed]) -> Result<Part, Fault> {
    if text.get_ref().contains(' ') {
        return Err(file.fault(text.span(), "one gain stands here, or two with | between them"));
    }
    let part: Part = file.read(text)?;
    part.among(deeds).map(|()| part).map_err(|e| file.fault(text.span(), e))
}

pub fn gains(file: &File<'_>, text: &Text, deeds: &[Deed]) -> Result<Gains, Fault> {
    let gains: Gains = file.read(text)?;
    gains.among(deeds).map(|()| gains).map_err(|e| file.fault(text.span(), e))
}

/// The ways of a book action, of which a player uses one.
pub fn ways(file: &File<'_>, text: &Text) -> Result<List<Way, 2>, Fault> {
    let mut ways = List::default();
    for word in text.get_ref().split(" / ") {
        let way = word.parse::<Way>().and_then(|way| {
            way.gains.among(Deed::GAINS)?;
            Ok(way)
        });
        let way = way.map_err(|e| file.fault(text.span(), e))?;
        if ways.is_full() {
            return Err(file.fault(text.span(), "a book action has two ways at most"));
        }
        ways.push(way);
    }
    Ok(ways)
}
