//! The languages there are: one for each file in `text/` of this crate.

use std::{error, fmt, str::FromStr};

use translations::Translations;

/// The words of every table; a game adds its own.
pub(crate) const COMMON: Translations = crate::words!();

/// A language, written as its BCP 47 tag: the name of its file in `text/`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
pub struct Lang(u8);

impl Lang {
    /// The language that every other falls back to.
    pub const EN: Lang = Lang(0);

    /// Every language, English first and the others in the order of their tags.
    pub const ALL: [Lang; COMMON.0.len()] = {
        let mut all = [Lang::EN; COMMON.0.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = Lang(at as u8);
            at += 1;
        }
        all
    };

    /// The language with this tag.
    ///
    /// # Panics
    ///
    /// Panics if there is none: for tags that somebody typed there is [`FromStr`].
    pub fn of(tag: &str) -> Lang {
        tag.parse().unwrap_or_else(|unknown| panic!("{unknown}"))
    }

    /// Where it stands in [`Lang::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn tag(self) -> &'static str {
        COMMON.0[self.index()].0
    }

    /// The tags of all languages, as a list to read.
    pub fn known() -> String {
        Lang::ALL.map(Lang::tag).join(", ")
    }

    /// The languages that have a text of their own.
    pub fn all_of(texts: Translations) -> impl Iterator<Item = Lang> {
        Lang::ALL.into_iter().filter(move |lang| texts.get(lang.tag()).is_some())
    }

    /// A text in this language, or in English where it has not been translated.
    pub fn pick(self, texts: Translations) -> &'static str {
        texts.get(self.tag()).unwrap_or_else(|| texts.english())
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A tag that no language here has.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct UnknownLang(String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no language here; there are {}", self.0, Lang::known())
    }
}

impl error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a BCP 47 tag. `de-AT` is `de` where there is nothing nearer.
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let mut tag = text;
        loop {
            if let Some(lang) =
                Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(tag))
            {
                return Ok(lang);
            }
            let shorter = tag.rsplit_once('-').ok_or_else(|| UnknownLang(text.to_owned()))?;
            tag = shorter.0;
        }
    }
}
