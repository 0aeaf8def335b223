//! The legend: what everything on a table is, for whoever sees it for the first time. A game says it in
//! `text/about/*.ftl`, by the names that this file gives to zones, counters and pieces.

use translations::{Translations, messages};

use crate::{Lang, Speech, Zone};

/// All sentences of a game in this language, by their keys, in the order of the English file.
pub fn entries(about: Translations, lang: Lang) -> Vec<(String, String)> {
    let speech = Speech::new(lang, about);
    let keys = messages(about.english()).into_iter().map(|message| message.key.to_owned());
    keys.map(|key| (key.clone(), speech.word(&key))).collect()
}

/// What explains a zone; those of all seats are explained alike.
///
/// ```
/// use scene::{Shape, Zone, legend};
/// use tabletop::Seat;
///
/// let (id, title) = ("goods-B".to_owned(), "Goods".to_owned());
/// let zone = Zone { id, title, owner: Some(Seat(1)), shape: Shape::Purse };
/// assert_eq!(legend::of_zone(&zone), "about-zone-goods");
/// ```
pub fn of_zone(zone: &Zone) -> String {
    let end = zone.owner.map(|seat| format!("-{seat}")).unwrap_or_default();
    format!("about-zone-{}", zone.id.strip_suffix(&end).unwrap_or(&zone.id))
}

/// What explains a counter, by its face.
///
/// ```
/// assert_eq!(scene::legend::of_counter("good/w"), "about-counter-w");
/// ```
pub fn of_counter(face: &str) -> String {
    format!("about-counter-{}", clean(face.rsplit('/').next().unwrap_or(face)))
}

/// What may explain a piece, by its face: itself first, and its kind last.
///
/// ```
/// let keys = scene::legend::of_token("airship/balloon/A");
/// let kind = "about-face-airship";
/// assert_eq!(keys, [&format!("{kind}-balloon-A"), &format!("{kind}-balloon"), kind]);
/// ```
pub fn of_token(face: &str) -> Vec<String> {
    let parts: Vec<String> = face.split('/').map(clean).collect();
    let key = |n: usize| format!("about-face-{}", parts[..n].join("-"));
    (1..=parts.len()).rev().map(key).collect()
}

/// Only what a key of Fluent may hold.
fn clean(name: &str) -> String {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    name.chars().map(|c| if fits(c) { c } else { '-' }).collect()
}
