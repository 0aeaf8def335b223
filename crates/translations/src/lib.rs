//! The languages that a crate has words in.
//!
//! A crate keeps one file for each language in `text/`: `text/fr.ftl` for its messages and
//! `text/RULES.fr.md` for the rules of a game, whose English is `RULES.md`. The name of the file is
//! all that says which language it is. The crate's build script calls [`embed()`], which puts whatever
//! is there into the program as [`Translations`]; [`faults`] and [`missing`] compare a file of
//! messages with the English one.

mod check;
mod embed;
mod messages;

pub use check::{Fault, faults, missing};
pub use embed::embed;
pub use messages::{Message, messages};

#[cfg(test)]
mod tests;

/// The language that everything is written in first, and that any other falls back to.
pub const ENGLISH: &str = "en";

/// One text in each language that has it: the tag of the language and the text, English first.
#[derive(Copy, Clone, Debug)]
pub struct Translations(pub &'static [(&'static str, &'static str)]);

impl Translations {
    pub fn get(self, tag: &str) -> Option<&'static str> {
        self.0.iter().find(|(other, _)| *other == tag).map(|(_, text)| *text)
    }

    /// The English text; empty where there is none.
    pub fn english(self) -> &'static str {
        self.get(ENGLISH).unwrap_or_default()
    }

    /// What is wrong with files of messages, each fault with its file and line.
    pub fn faults(self) -> Vec<String> {
        let of = |(tag, text): &(&str, &str)| {
            let faults = faults(self.english(), text).into_iter();
            faults.map(|fault| format!("text/{tag}.ftl:{fault}")).collect::<Vec<_>>()
        };
        self.0.iter().flat_map(of).collect()
    }
}
