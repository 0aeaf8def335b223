//! Pictures: everything of a scene can be found on them.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use imaginarium::Imaginarium;
use roxmltree::Document;
use scene::{Anchor, Lang, Layout, Scene, Table};
use tabletop::{Seat, Session};

use super::{SHEET, gallery, play};
use crate::{Format, Gallery, Picture, Standalone, Subject, Theme};

const SMALLEST: f64 = 9.5;

/// A table as one viewer sees it.
#[derive(Clone)]
struct Look {
    layout: Layout,
    scene: Scene,
    lit: Vec<Anchor>,
    names: Vec<String>,
    viewer: Option<Seat>,
}

impl Look {
    fn new(session: &Session<Imaginarium>, viewer: Option<Seat>, lang: Lang) -> Look {
        let choices = viewer.map_or_else(Vec::new, |seat| session.choices(seat, lang));
        Look {
            layout: session.layout(lang),
            scene: session.scene(viewer, lang),
            lit: choices.into_iter().map(|choice| choice.anchor).collect(),
            names: session.names().to_vec(),
            viewer,
        }
    }

    fn subject<'a>(&'a self, gallery: &'a Gallery, format: Format) -> Subject<'a> {
        Subject {
            layout: &self.layout,
            scene: &self.scene,
            gallery,
            format,
            me: self.viewer.unwrap_or_default(),
            names: &self.names,
            lit: &self.lit,
            before: None,
        }
    }

    fn svg(&self, gallery: &Gallery, format: Format) -> String {
        let picture = SHEET.picture(&self.subject(gallery, format));
        picture.svg(&Standalone {
            sheet: &SHEET,
            gallery,
            format,
            theme: Theme::Light,
            title: "Imaginarium",
            scene: &self.scene,
            names: &self.names,
            viewer: self.viewer,
            prompt: "Which <machine> & why?",
            choices: &["this".to_owned(), "that".to_owned()],
            log: &[],
        })
    }
}

/// Holds what is true of every picture.
fn check(look: &Look, gallery: &Gallery, format: Format, at: &str) {
    let svg = look.svg(gallery, format);
    let document = Document::parse(&svg).unwrap_or_else(|e| panic!("{at}: {e}"));
    let mut tokens: BTreeMap<&str, usize> = BTreeMap::new();
    let mut spots = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for node in document.descendants() {
        assert_ne!(node.attribute("class"), Some("fault"), "{at}: {:?}", node.text());
        *tokens.entry(node.attribute("data-token").unwrap_or("")).or_default() += 1;
        spots.extend(node.attribute("data-spot"));
        ids.extend(node.attribute("id"));
        if let Some(size) = node.attribute("font-size") {
            assert!(SMALLEST <= size.parse().unwrap(), "{at}: {:?} at {size}", node.text());
        }
    }
    for node in document.descendants() {
        if let Some(target) = node.attribute("href") {
            assert!(ids.contains(&target[1..]), "{at}: {target} is missing");
        }
    }
    for rest in svg.split("var(--").skip(1) {
        let colour = rest.split(')').next().unwrap();
        assert!(SHEET.colour(colour, Theme::Dark).is_some(), "{at}: no colour {colour}");
    }
    for token in &look.scene.tokens {
        assert_eq!(tokens.get(token.id.as_str()), Some(&1), "{at}: {} in {format}", token.id);
    }
    for anchor in &look.lit {
        assert!(spots.contains(anchor.place().as_str()), "{at}: {anchor:?} in {format}");
    }
    for zone in &look.layout.zones {
        assert!(spots.contains(zone.id.as_str()), "{at}: {} in {format}", zone.id);
    }
}

fn check_games(seats: u8) {
    let mut galleries = BTreeMap::new();
    for seed in 0..2 {
        play(seats, seed, |session| {
            let lang = Lang::ALL[session.moves() % Lang::ALL.len()];
            let gallery = galleries.entry(lang).or_insert_with(|| gallery(session, lang));
            let at = format!("{seats} seats, seed {seed}, move {}", session.moves());
            let decider = session.deciders().first();
            check_spots(&Look::new(session, decider, lang), gallery, &at);
            decider.into_iter().for_each(|by| check_previews(session, by, gallery, &at));
            if decider.is_none() || session.moves().is_multiple_of(11) {
                for viewer in [decider, Some(Seat(seats - 1)), None] {
                    let look = Look::new(session, viewer, lang);
                    Format::ALL.iter().for_each(|&format| check(&look, gallery, format, &at));
                }
            }
        });
    }
}

/// Holds on every move that whatever can be clicked is there.
fn check_spots(look: &Look, gallery: &Gallery, at: &str) {
    for format in Format::ALL {
        let picture = SHEET.picture(&look.subject(gallery, format));
        for anchor in &look.lit {
            let spot = format!("data-spot=\"{}\"", anchor.place());
            let is_there = picture.parts.iter().any(|part| part.svg.contains(&spot));
            assert!(is_there, "{at}: {anchor:?} in {format}");
        }
    }
}

/// Holds that the picture of what a choice would do can be drawn.
fn check_previews(session: &Session<Imaginarium>, by: Seat, gallery: &Gallery, at: &str) {
    let now = Look::new(session, Some(by), Lang::EN);
    for choice in session.choices(by, Lang::EN).into_iter().take(4) {
        let preview = Table::preview(session, by, &choice.notation, Lang::EN);
        let Ok(Some(preview)) = preview else { continue };
        for format in Format::ALL {
            let mut subject = now.subject(gallery, format);
            (subject.before, subject.scene) = (Some(&now.scene), &preview.scene);
            let parts = SHEET.picture(&subject).parts;
            let faulty = parts.iter().find(|part| part.svg.contains("class=\"fault\""));
            assert!(faulty.is_none(), "{at}: {}: {faulty:?}", choice.label);
        }
    }
}

#[test]
fn everything_is_on_the_picture_with_two_players() {
    check_games(2);
}

#[test]
fn everything_is_on_the_picture_with_three_players() {
    check_games(3);
}

#[test]
fn everything_is_on_the_picture_with_four_players() {
    check_games(4);
}

#[test]
fn everything_is_on_the_picture_with_five_players() {
    check_games(5);
}

/// The pictures of a game before and after its first moves.
fn two_pictures(between: usize) -> (Picture, Picture) {
    let mut pictures = Vec::new();
    play(3, 1, |session| {
        if session.moves() == 4 || session.moves() == 4 + between {
            let gallery = gallery(session, Lang::EN);
            let look = Look::new(session, Some(Seat(0)), Lang::EN);
            pictures.push(SHEET.picture(&look.subject(&gallery, Format::Wide)));
        }
    });
    let after = pictures.pop().unwrap();
    (pictures.pop().unwrap_or_else(|| after.clone()), after)
}

#[test]
fn nothing_changes_where_nothing_happens() {
    let (before, after) = two_pictures(0);
    assert!(after.changes(&before).is_empty());
}

#[test]
fn only_what_happened_is_sent_again() {
    let (before, after) = two_pictures(1);
    let changed = after.changes(&before).len();
    assert!(0 < changed && changed < after.parts.len() / 2, "{changed} of {}", after.parts.len());
}

#[test]
fn a_preview_shows_ghosts_and_differences() {
    let mut seen = false;
    play(3, 1, |session| {
        let Some(by) = session.deciders().first() else { return };
        let mut choices = session.choices(by, Lang::EN).into_iter();
        let repair = choices.find(|choice| choice.anchor.place().starts_with("yard"));
        let Some(choice) = repair.filter(|_| !seen) else { return };
        let Ok(Some(preview)) = Table::preview(session, by, &choice.notation, Lang::EN) else {
            return;
        };
        let gallery = gallery(session, Lang::EN);
        let now = Look::new(session, Some(by), Lang::EN);
        for format in Format::ALL {
            let mut subject = now.subject(&gallery, format);
            (subject.before, subject.scene) = (Some(&now.scene), &preview.scene);
            let svg: String =
                SHEET.picture(&subject).parts.iter().map(|part| part.svg.to_string()).collect();
            assert!(svg.contains("class=\"token lit leaving\""), "{format}: {}", choice.label);
            assert!(svg.contains("stroke-dasharray=\"3 2\""), "{format}: no difference of goods");
        }
        seen = true;
    });
    assert!(seen, "nobody repaired");
}

#[test]
fn a_part_without_a_name_is_the_same_at_every_table() {
    play(3, 11, |session| {
        if !session.moves().is_multiple_of(20) {
            return;
        }
        let gallery = gallery(session, Lang::EN);
        let here = Look::new(session, session.deciders().first(), Lang::EN);
        let there =
            Look { names: ["Kim", "Lou", "Max"].map(str::to_owned).to_vec(), ..here.clone() };
        for format in Format::ALL {
            let [here, there] =
                [&here, &there].map(|look| SHEET.picture(&look.subject(&gallery, format)));
            for (a, b) in here.parts.iter().zip(&there.parts) {
                let is_named = a.id.starts_with("player-");
                assert_eq!(Arc::ptr_eq(&a.svg, &b.svg), !is_named, "{} is drawn anew", a.id);
            }
        }
    });
}
