//! Lines: sentences in no language yet.

use std::borrow::Cow;

use tabletop::{Seat, Seats};

/// A message of the Fluent files with what goes into it.
///
/// ```
/// use scene::{Arg, Line};
///
/// let line = Line::new("bought").with_text("id", "P3").with("price", 4);
/// assert_eq!(line.key, "bought");
/// assert_eq!(line.args[1], ("price", Arg::Number(4)));
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Line {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// What goes into it, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What goes into a message.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// The same in every language: an id.
    Text(String),
    /// Called by name where names are known.
    Seat(Seat),
    /// Another line.
    Line(Line),
    /// Lines with commas between them.
    List(Vec<Line>),
}

impl Line {
    /// A message that takes nothing so far.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Line {
        Line { key: key.into(), args: Vec::new() }
    }

    /// The same, with something that goes into it.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Line {
        self.args.push((name, arg.into()));
        self
    }

    /// The same in every language.
    pub fn with_text(self, name: &'static str, text: impl ToString) -> Line {
        let text = text.to_string();
        self.with(name, Arg::Text(text))
    }

    /// The same, with lines that are told with commas between them.
    pub fn with_list(self, name: &'static str, lines: impl IntoIterator<Item = Line>) -> Line {
        let lines = lines.into_iter().collect();
        self.with(name, Arg::List(lines))
    }
}

impl Line {
    /// The ids that stand in the sentence: those of components and of spaces.
    pub fn ids(&self) -> Vec<String> {
        let mut found = Vec::new();
        self.collect_ids(&mut found);
        found
    }

    fn collect_ids(&self, found: &mut Vec<String>) {
        for (name, arg) in &self.args {
            match arg {
                Arg::Text(id) if matches!(*name, "id" | "space") => {
                    // A slot is named by all its machines.
                    found.extend(id.split('+').map(str::to_owned));
                }
                Arg::Line(line) => line.collect_ids(found),
                Arg::List(lines) => lines.iter().for_each(|line| line.collect_ids(found)),
                Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) => {}
            }
        }
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Seats> for Arg {
    fn from(seats: Seats) -> Arg {
        let line = |seat| Line::new("verbatim-seat").with("seat", seat);
        match seats.is_empty() {
            true => Arg::Line(Line::new("no-seats")),
            false => Arg::List(seats.iter().map(line).collect()),
        }
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Arg {
        Arg::Line(line)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(n: $number) -> Arg {
                Arg::Number(n.into())
            }
        })*
    };
}
numbers!(u8, u16, u32, i32);
