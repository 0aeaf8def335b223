//! What a table looks like to one viewer, and the words for it.
//!
//! A [`Layout`] names the zones of a game once; a [`Scene`] lists what lies in them for one viewer
//! at one moment; an [`Anchor`] says where an action is clicked. A [`Line`] is a sentence in no
//! language, which a [`Speech`] says in one. [`Present`] is what a game tells about itself, and
//! [`Table`] is a session of any game for clients that know none; a [`Sight`] is what one seat may
//! know of it. The [`rulebook`] is what can be looked up in a game's rules.

mod album;
mod anchor;
mod course;
mod description;
mod figure;
pub mod label;
mod lang;
mod layout;
pub mod legend;
mod line;
mod log;
mod motion;
mod present;
mod rehearsal;
pub mod rulebook;
mod sight;
mod speech;
mod table;
mod tutor;
#[path = "scene.rs"]
mod view;
mod words;

pub use album::Albums;
pub use anchor::{Anchor, Mark, Placement, Spot};
pub use course::Course;
pub use description::{Description, Points};
pub use figure::{Face, Figure, Figures};
pub use lang::{Lang, UnknownLang};
pub use layout::{Layout, Shape, Space, Zone};
pub use line::{Arg, Line};
pub use log::{LogEntry, LogKind, Sentence, add_remarks};
pub use motion::{Counted, Motion, Outline, Thing};
pub use present::Present;
pub use rehearsal::{LayOut, rehearse};
pub use sight::Sight;
pub use speech::{Speech, Speeches, Voice};
pub use table::{Choice, Position, Preview, Standing, Table};
pub use translations::Translations;
pub use tutor::{Answer, AnswerError, Phase, Tutor, seat_names};
pub use view::{Counter, Note, Progress, Scene, Stage, Token, Turn};
pub use words::{ZoneInWords, zones_in_words};

/// The messages of the crate that calls this, in every language: its `text/*.ftl`, as the build
/// script found them with `translations::embed`.
#[macro_export]
macro_rules! words {
    () => {
        $crate::Translations(include!(concat!(env!("OUT_DIR"), "/words.rs")))
    };
}

/// What explains the table of a game, likewise: its `text/about/*.ftl`.
#[macro_export]
macro_rules! about {
    () => {
        $crate::Translations(include!(concat!(env!("OUT_DIR"), "/about.rs")))
    };
}

/// The rules of a game in every language, likewise: its `RULES.md` and `text/RULES.*.md`.
#[macro_export]
macro_rules! rules {
    () => {
        $crate::Translations(include!(concat!(env!("OUT_DIR"), "/rules.rs")))
    };
}

/// The one page that players have beside them, likewise: `AID.md` and `text/AID.*.md`.
#[macro_export]
macro_rules! aid {
    () => {
        $crate::Translations(include!(concat!(env!("OUT_DIR"), "/aid.rs")))
    };
}

/// The lessons of a game, likewise: the files below `lessons/`.
#[macro_export]
macro_rules! lessons {
    () => {
        include!(concat!(env!("OUT_DIR"), "/lessons.rs"))
    };
}

#[cfg(test)]
mod tests;
