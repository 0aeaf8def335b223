//! Laws the art of every game keeps, checked on random play. A game's tests call them with its folder.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use roxmltree::Document;
use scene::{Anchor, Lang, Layout, Present, Scene, Table};
use tabletop::{Fault, Rng, Seat, Session, Source};

use crate::{Format, Gallery, Sheet, Standalone, Subject, Theme};

/// The least size of letters: what is smaller cannot be read on a phone.
const SMALLEST: f64 = 9.5;

/// What the players are called; the fourth has letters that SVG writes differently.
const NAMES: [&str; 8] = ["Ada", "Bram", "Chloe", "D & <v>", "Eve", "Finn", "Gil", "Hana"];

/// Whatever a scene tells is on the picture, and whatever can be clicked; with any number of players, for
/// everybody who looks, in every language and format.
///
/// # Panics
///
/// At the first thing that is not there, or that a template draws wrongly.
pub fn everything_is_on_the_picture<G: Present>(folder: &Path, options: G::Options) {
    let sheet = load(&files(folder)).unwrap_or_else(|fault| panic!("{fault}"));
    G::SEATS.for_each(|seats| check_games::<G>(&sheet, seats, options));
}

/// The templates say no word that the game does not know, and the game knows none that no template says.
///
/// # Panics
///
/// At the first word that is missing or left over.
pub fn every_word_is_known<G: Present>(folder: &Path) {
    check_words::<G>(&load(&files(folder)).unwrap_or_else(|fault| panic!("{fault}")));
}

pub(crate) fn check_words<G: Present>(sheet: &Sheet) {
    for lang in Lang::ALL {
        for key in sheet.labels() {
            assert!(G::speech(lang).has(key), "{key} is missing in {lang}");
        }
    }
    let used: Vec<&str> = sheet.labels().collect();
    let words = G::speech(Lang::EN).words().english();
    let keys = words.lines().filter_map(|line| Some(line.split_once(" =")?.0));
    for key in keys.filter(|key| key.starts_with("art-")) {
        assert!(used.contains(&key), "no template says {key}");
    }
}

/// The files of a game's folder by their names in a sheet, and the kit that all games share.
pub(crate) fn files(folder: &Path) -> Vec<(String, String)> {
    let kit = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../art/kit.svg");
    let mut files = vec![("kit.svg".to_owned(), fs::read_to_string(kit).unwrap())];
    collect(folder, "", &mut files);
    files
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.unwrap().path();
        let name = format!("{prefix}{}", path.file_name().unwrap().to_str().unwrap());
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files);
        } else {
            files.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}

pub(crate) fn load(files: &[(String, String)]) -> Result<Sheet, Fault> {
    let sources: Vec<Source<'_>> = files.iter().map(|(name, text)| Source { name, text }).collect();
    Sheet::load(&sources)
}

pub(crate) fn gallery<G: Present>(sheet: &Sheet, table: &dyn Table, lang: Lang) -> Gallery {
    let speech = G::speech(lang);
    let gallery = sheet.gallery(&table.faces(lang), &|key| speech.word(key));
    gallery.unwrap_or_else(|fault| panic!("{fault}"))
}

/// Plays a game like players do and shows every position to `look`.
pub(crate) fn play<G: Present>(
    seats: u8,
    seed: u64,
    options: G::Options,
    mut look: impl FnMut(&Session<G>),
) {
    let mut luck = Rng::new(seed);
    let mut session: Session<G> = Session::new(seats, options, &mut luck);
    session.name_seats(NAMES[..seats.into()].iter().map(|&name| name.to_owned()).collect());
    let mut actions = Vec::new();
    look(&session);
    while let Some(by) = session.state().deciders().first() {
        session.state().sensible_actions(by, &mut actions);
        let action = luck.pick(&actions).to_string();
        session.play(by, &action, &mut luck).unwrap();
        look(&session);
    }
}

/// A table as one viewer sees it.
#[derive(Clone)]
pub(crate) struct Look {
    pub(crate) layout: Layout,
    pub(crate) scene: Scene,
    pub(crate) lit: Vec<Anchor>,
    pub(crate) names: Vec<String>,
    pub(crate) viewer: Option<Seat>,
}

impl Look {
    pub(crate) fn new<G: Present>(session: &Session<G>, viewer: Option<Seat>, lang: Lang) -> Look {
        let choices = viewer.map_or_else(Vec::new, |seat| session.choices(seat, lang));
        Look {
            layout: session.layout(lang),
            scene: session.scene(viewer, lang),
            lit: choices.into_iter().map(|choice| choice.anchor).collect(),
            names: session.names().to_vec(),
            viewer,
        }
    }

    pub(crate) fn subject<'a>(&'a self, gallery: &'a Gallery, format: Format) -> Subject<'a> {
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

    fn svg(&self, sheet: &Sheet, gallery: &Gallery, format: Format) -> String {
        let picture = sheet.picture(&self.subject(gallery, format));
        picture.svg(&Standalone {
            sheet,
            gallery,
            format,
            theme: Theme::Light,
            title: "The game",
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
fn check(look: &Look, sheet: &Sheet, gallery: &Gallery, format: Format, at: &str) {
    let svg = look.svg(sheet, gallery, format);
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
        assert!(sheet.colour(colour, Theme::Dark).is_some(), "{at}: no colour {colour}");
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

/// Plays a few games and looks at them through the eyes of all.
pub(crate) fn check_games<G: Present>(sheet: &Sheet, seats: u8, options: G::Options) {
    let mut galleries = BTreeMap::new();
    for seed in 0..2 {
        play::<G>(seats, seed, options, |session| {
            let lang = Lang::ALL[session.moves() % Lang::ALL.len()];
            let gallery =
                galleries.entry(lang).or_insert_with(|| gallery::<G>(sheet, session, lang));
            let at = format!("{seats} seats, seed {seed}, move {}", session.moves());
            let decider = session.deciders().first();
            check_spots(&Look::new(session, decider, lang), sheet, gallery, &at);
            decider.into_iter().for_each(|by| check_previews(session, by, sheet, gallery, &at));
            if decider.is_none() || session.moves().is_multiple_of(11) {
                for viewer in [decider, Some(Seat(seats - 1)), None] {
                    let look = Look::new(session, viewer, lang);
                    Format::ALL
                        .iter()
                        .for_each(|&format| check(&look, sheet, gallery, format, &at));
                }
            }
        });
    }
}

/// Holds on every move that whatever can be clicked is there.
fn check_spots(look: &Look, sheet: &Sheet, gallery: &Gallery, at: &str) {
    for format in Format::ALL {
        let picture = sheet.picture(&look.subject(gallery, format));
        for anchor in &look.lit {
            let spot = format!("data-spot=\"{}\"", anchor.place());
            let is_there = picture.parts.iter().any(|part| part.svg.contains(&spot));
            assert!(is_there, "{at}: {anchor:?} in {format}");
        }
    }
}

/// Holds that the picture of what a choice would do can be drawn.
fn check_previews<G: Present>(
    session: &Session<G>,
    by: Seat,
    sheet: &Sheet,
    gallery: &Gallery,
    at: &str,
) {
    let now = Look::new(session, Some(by), Lang::EN);
    for choice in session.choices(by, Lang::EN).into_iter().take(4) {
        let preview = Table::preview(session, by, &choice.notation, Lang::EN);
        let Ok(Some(preview)) = preview else { continue };
        for format in Format::ALL {
            let mut subject = now.subject(gallery, format);
            (subject.before, subject.scene) = (Some(&now.scene), &preview.scene);
            let parts = sheet.picture(&subject).parts;
            let faulty = parts.iter().find(|part| part.svg.contains("class=\"fault\""));
            assert!(faulty.is_none(), "{at}: {}: {faulty:?}", choice.label);
        }
    }
}
