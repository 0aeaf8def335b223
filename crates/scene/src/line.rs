//! Lines: sentences in no language yet.

/// A message of the Fluent files with what goes into it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Line {
    pub key: String,
    pub args: Vec<(&'static str, Arg)>,
}

/// What goes into a message.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Arg {
    Number(i64),
    /// The same in every language: an id, a seat.
    Text(String),
    Line(Line),
    /// Lines with commas between them.
    List(Vec<Line>),
}

impl Line {
    pub fn new(key: impl Into<String>) -> Line {
        Line { key: key.into(), args: Vec::new() }
    }

    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Line {
        self.args.push((name, arg.into()));
        self
    }

    /// The same in every language.
    pub fn with_text(self, name: &'static str, text: impl ToString) -> Line {
        let text = text.to_string();
        self.with(name, Arg::Text(text))
    }

    pub fn with_list(self, name: &'static str, lines: impl IntoIterator<Item = Line>) -> Line {
        let lines = lines.into_iter().collect();
        self.with(name, Arg::List(lines))
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
