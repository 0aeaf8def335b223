//! Faces: what is printed on the components, as figures for the art and as words.

use scene::{Face, Figures, Line, Voice};

use super::describe::all;
use crate::{drift::Drift, options::Options};

/// All drift, all wish cards, and their back.
pub fn faces(options: &Options, voice: Voice<'_>) -> Vec<Face> {
    let drift = Drift::ALL.iter().map(|&drift| Face {
        id: format!("drift/{drift}"),
        name: voice.word(drift.id()),
        text: drift_text(options, drift, voice),
        figures: Figures::NONE.with("vp", options.edition.vp(drift)),
    });
    let wishes = Drift::FINDS.iter().map(|&drift| Face {
        id: format!("wish/{drift}"),
        name: voice.say(&wish_name(drift)),
        text: wish_text(options, voice),
        figures: Figures::NONE.with("bonus", options.edition.bonus),
    });
    let back = Face {
        id: "wish/back".to_owned(),
        name: voice.word("wish-back"),
        text: wish_text(options, voice),
        figures: Figures::NONE,
    };
    drift.chain(wishes).chain([back]).collect()
}

pub fn drift_text(options: &Options, drift: Drift, voice: Voice<'_>) -> String {
    let edition = &options.edition;
    let line = match drift {
        Drift::Wave => Line::new("wave-text").with("waves", edition.waves),
        find => Line::new("find-text").with("vp", edition.vp(find)),
    };
    voice.say(&line.with("copies", edition.copies(drift)))
}

/// "Wish for amber".
pub fn wish_name(find: Drift) -> Line {
    Line::new("wish-name").with("find", all(find))
}

pub fn wish_text(options: &Options, voice: Voice<'_>) -> String {
    voice.say(&Line::new("wish-text").with("vp", options.edition.bonus))
}
