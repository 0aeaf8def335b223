//! How a game reads its data files, and says what is wrong with one, and where.
//!
//! A data file is TOML: tables of rows, one line a component, each with an id and a mark. A game
//! declares its rows with serde, opens a [`File`] and reads its [`File::table`]s; everything that
//! is wrong comes back as a [`Fault`] with file, line and column.

#![warn(missing_docs)]

mod editions;

use std::{fmt, ops::Range, str::FromStr};

pub use editions::{Editions, Facts};
pub use serde::Deserialize;
pub use tabletop::{Fact, Fault, Source};
pub use toml::Spanned;

use thiserror::Error;

/// The rows of one table, each with its place in the file.
pub type Rows<R> = Spanned<Vec<Spanned<R>>>;

/// One line of a table.
pub trait Row {
    /// The id as it is written, and where.
    fn id(&self) -> (String, Range<usize>);
    /// How the fact is known, as it is written.
    fn mark(&self) -> &Spanned<String>;
}

/// Implements [`Row`] for types with the fields `id` and `mark`.
#[macro_export]
macro_rules! rows {
    ($($row:ty),+ $(,)?) => {
        $(impl $crate::Row for $row {
            fn id(&self) -> (String, ::std::ops::Range<usize>) {
                (self.id.get_ref().clone(), self.id.span())
            }

            fn mark(&self) -> &$crate::Spanned<String> {
                &self.mark
            }
        })+
    };
}

/// The data files of an edition: those given, and those that ship where none is given.
///
/// ```
/// use facts::Files;
/// use tabletop::Source;
///
/// const SHIPPED: &[Source<'static>] = &[Source { name: "prices.toml", text: "" }];
///
/// let given = [Source { name: "mine/price.toml", text: "" }];
/// let fault = Files::new(SHIPPED, &given).unwrap_err();
/// assert_eq!(fault.reason, "no such data file: known are prices.toml");
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Files<'a> {
    shipped: &'static [Source<'static>],
    given: &'a [Source<'a>],
}

impl<'a> Files<'a> {
    /// Refuses a file that is none of those that ship.
    ///
    /// # Errors
    ///
    /// The first file that has another name.
    pub fn new(
        shipped: &'static [Source<'static>],
        given: &'a [Source<'a>],
    ) -> Result<Files<'a>, Fault> {
        for file in given {
            if !shipped.iter().any(|known| is_named(file, known.name)) {
                let names: Vec<_> = shipped.iter().map(|known| known.name).collect();
                let reason = format!("no such data file: known are {}", names.join(", "));
                return Err(Fault::at_line(file.name, 1, reason));
            }
        }
        Ok(Files { shipped, given })
    }

    /// The file of this name, which ships.
    ///
    /// # Panics
    ///
    /// When no file of this name ships.
    pub fn open(&self, name: &'static str) -> File<'a> {
        let shipped = self.shipped.iter().find(|file| file.name == name).expect("it ships");
        let source = self.given.iter().find(|file| is_named(file, name)).unwrap_or(shipped);
        File { source: *source, name, facts: Vec::new() }
    }
}

/// Whether a file has this name, in whatever folder.
fn is_named(file: &Source<'_>, name: &str) -> bool {
    file.name.rsplit(['/', '\\']).next() == Some(name)
}

/// One data file being read: where its faults are, and what it states.
///
/// ```
/// use facts::{Deserialize, File, Files, Rows, Spanned};
/// use tabletop::Source;
///
/// #[derive(Deserialize)]
/// struct Prices {
///     price: Rows<Price>,
/// }
///
/// #[derive(Deserialize)]
/// struct Price {
///     id: Spanned<String>,
///     coins: u8,
///     mark: Spanned<String>,
/// }
/// facts::rows!(Price);
///
/// const SHIPPED: &[Source<'static>] = &[Source {
///     name: "prices.toml",
///     text: "\
/// [[price]]
/// id = 'wood'
/// coins = 2
/// mark = 'stated'
/// [[price]]
/// id = 'coal'
/// coins = 5
/// mark = 'read'
/// ",
/// }];
///
/// let mut file = Files::new(SHIPPED, &[])?.open("prices.toml");
/// let Prices { price } = file.parse()?;
/// let coins = file.table(&price, &["coal", "wood"], |_, row: &Price| Ok(row.coins))?;
/// assert_eq!(coins, [5, 2]);
/// assert_eq!(file.facts().len(), 2);
/// # Ok::<(), tabletop::Fault>(())
/// ```
#[derive(Debug)]
pub struct File<'a> {
    source: Source<'a>,
    name: &'static str,
    facts: Vec<Fact>,
}

impl File<'_> {
    /// Reads the whole file into its tables.
    ///
    /// # Errors
    ///
    /// The first thing that is no TOML, or no such table.
    pub fn parse<T: for<'de> Deserialize<'de>>(&self) -> Result<T, Fault> {
        toml::from_str(self.source.text)
            .map_err(|e| self.fault(e.span().unwrap_or(0..0), e.message().to_owned()))
    }

    /// Something is wrong at this place of the file.
    pub fn fault(&self, at: Range<usize>, reason: impl fmt::Display) -> Fault {
        Fault::at_offset(self.source, at.start, reason)
    }

    /// Reads a word.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and where it stands.
    pub fn read<T: FromStr<Err: fmt::Display>>(&self, text: &Spanned<String>) -> Result<T, Fault> {
        text.get_ref().parse().map_err(|e| self.fault(text.span(), e))
    }

    /// Words with spaces between them.
    ///
    /// # Errors
    ///
    /// The first word that cannot be read.
    pub fn read_all<T: FromStr<Err: fmt::Display>>(
        &self,
        text: &Spanned<String>,
    ) -> Result<Vec<T>, Fault> {
        let words = text.get_ref().split_whitespace();
        words.map(|word| word.parse().map_err(|e| self.fault(text.span(), e))).collect()
    }

    /// Reads the rows of a table so that every id stands there once, whatever their order.
    ///
    /// # Errors
    ///
    /// The first line with an id that is unknown or stands there twice, the first that `read` refuses, and
    /// the first that is missing.
    pub fn table<R: Row, T>(
        &mut self,
        rows: &Rows<R>,
        ids: &[&'static str],
        mut read: impl FnMut(&File<'_>, &R) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        let mut values: Vec<Option<T>> = ids.iter().map(|_| None).collect();
        for row in rows.get_ref() {
            let (id, span) = row.get_ref().id();
            let at = ids.iter().position(|&known| known == id);
            let at = at.ok_or_else(|| self.fault(span.clone(), format!("unknown id `{id}`")))?;
            if values[at].is_some() {
                return Err(self.fault(span, format!("`{id}` stands here twice")));
            }
            values[at] = Some(read(self, row.get_ref())?);
            let mark = self.read(row.get_ref().mark())?;
            let says = self.source.text.get(row.span()).unwrap_or("").split_whitespace();
            let says = says.collect::<Vec<_>>().join(" ");
            self.facts.push(Fact { file: self.name, id, mark, says });
        }
        let missing =
            |at: usize| self.fault(rows.span(), format!("the line of `{}` is missing", ids[at]));
        values.into_iter().enumerate().map(|(at, value)| value.ok_or_else(|| missing(at))).collect()
    }

    /// What the tables read so far state.
    pub fn facts(self) -> Vec<Fact> {
        self.facts
    }
}

/// A number as it is printed on a tile: small enough that sums of a few of them stay small.
///
/// ```
/// use facts::Small;
///
/// assert_eq!(u8::from(Small::try_from(7)?), 7);
/// assert_eq!(Small::try_from(21).unwrap_err().to_string(), "21: it is 20 at most");
/// # Ok::<(), facts::TooMuch>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(try_from = "u8")]
pub struct Small(u8);

impl Small {
    const MOST: u8 = 20;
}

/// A number that no tile prints.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Error)]
#[error("{0}: it is {most} at most", most = Small::MOST)]
pub struct TooMuch(u8);

impl TryFrom<u8> for Small {
    type Error = TooMuch;
    fn try_from(n: u8) -> Result<Small, TooMuch> {
        if n <= Small::MOST { Ok(Small(n)) } else { Err(TooMuch(n)) }
    }
}

impl From<Small> for u8 {
    fn from(small: Small) -> u8 {
        small.0
    }
}

/// The rows of a table that has one for every id, as an array.
///
/// # Panics
///
/// When there are more rows or fewer.
///
/// ```
/// let three: [u8; 3] = facts::fixed(vec![1, 2, 3]);
/// assert_eq!(three, [1, 2, 3]);
/// ```
pub fn fixed<T: fmt::Debug, const N: usize>(rows: Vec<T>) -> [T; N] {
    rows.try_into().expect("a table has as many rows as ids")
}
