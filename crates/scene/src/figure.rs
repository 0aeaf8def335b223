//! Figures: what an art sheet draws with, as plain data.

use serde::ser::{Serialize, SerializeMap, Serializer};

/// A number, a flag, a word, a list of figures, or figures by name.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Figure {
    Number(i64),
    Flag(bool),
    Word(String),
    List(Vec<Figure>),
    Record(Figures),
}

/// Figures by name: a template reads `at` and `colours` of
/// `Figures::NONE.with("at", 12).with("colours", colours)`.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Figures(Vec<(&'static str, Figure)>);

impl Figures {
    pub const NONE: Figures = Figures(Vec::new());

    pub fn with(mut self, name: &'static str, figure: impl Into<Figure>) -> Figures {
        self.0.push((name, figure.into()));
        self
    }

    /// The same where there may be no such figure.
    pub fn with_some(self, name: &'static str, figure: Option<impl Into<Figure>>) -> Figures {
        match figure {
            Some(figure) => self.with(name, figure),
            None => self,
        }
    }

    pub fn get(&self, name: &str) -> Option<&Figure> {
        self.0.iter().find(|(other, _)| *other == name).map(|(_, figure)| figure)
    }
}

/// A component: what its face shows and what it says, the same on every token of it.
#[derive(Clone, Eq, PartialEq, Hash, Debug, serde::Serialize)]
pub struct Face {
    /// As on the tokens: `machine/P1`.
    pub id: String,
    pub name: String,
    pub text: String,
    pub figures: Figures,
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Figure::Number(n) => serializer.serialize_i64(*n),
            Figure::Flag(flag) => serializer.serialize_bool(*flag),
            Figure::Word(word) => serializer.serialize_str(word),
            Figure::List(list) => list.serialize(serializer),
            Figure::Record(figures) => figures.serialize(serializer),
        }
    }
}

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, figure) in &self.0 {
            map.serialize_entry(name, figure)?;
        }
        map.end()
    }
}

impl From<bool> for Figure {
    fn from(flag: bool) -> Figure {
        Figure::Flag(flag)
    }
}

impl From<&str> for Figure {
    fn from(word: &str) -> Figure {
        Figure::Word(word.to_owned())
    }
}

impl From<String> for Figure {
    fn from(word: String) -> Figure {
        Figure::Word(word)
    }
}

impl From<Figures> for Figure {
    fn from(figures: Figures) -> Figure {
        Figure::Record(figures)
    }
}

impl<F: Into<Figure>> FromIterator<F> for Figure {
    fn from_iter<I: IntoIterator<Item = F>>(list: I) -> Figure {
        Figure::List(list.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Figure {
            fn from(n: $number) -> Figure {
                Figure::Number(n.into())
            }
        })*
    };
}
numbers!(u8, u16, u32, i32, i64);
