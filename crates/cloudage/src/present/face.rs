//! Faces: what is printed on the components, as figures for the art and as words.

use scene::{Albums, Face, Figure, Figures, Line, Voice};
use tabletop::{Seat, Shared};

use super::{sign, text, words};
use crate::{
    action::CityAction,
    card::{Card, Sleeve, Zone},
    city::City,
    edition::{CityCard, Edition, SLOTS},
    mission::Mission,
    options::Options,
    plant::Plant,
    project::Project,
    state::SEATS,
    story::Scenario,
    tile::Tile,
    upgrade::Upgrade,
};

/// By edition, and by the entry cost of L7.
static ALBUMS: Albums<(Shared<Edition>, u8)> = Albums::new();

/// The places of the solo board.
pub const SOLO: [&str; SLOTS] = ["so-1", "so-2", "so-3", "so-4", "so-5", "so-6", "so-7", "so-8"];

/// The face with this id.
pub fn face(options: &Options, id: &str, voice: Voice<'_>) -> Option<&'static Face> {
    let all = || faces(options, voice.speech.plain());
    ALBUMS.face((options.edition, options.l7_entry), voice.speech.lang(), id, all)
}

/// Every face of an edition. Story cards have one in common: which there are is not told before
/// they are read (CA-32.13).
pub fn faces(options: &Options, voice: Voice<'_>) -> Vec<Face> {
    let faces = cards(options, voice).into_iter().chain(boards(options, voice));
    faces.chain(pieces(voice)).collect()
}

fn face_of(voice: Voice<'_>, kind: &str, id: &str, text: Line, figures: Figures) -> Face {
    Face { id: format!("{kind}/{id}"), name: voice.word(id), text: voice.say(&text), figures }
}

/// Cards, sleeves and tiles.
fn cards(options: &Options, voice: Voice<'_>) -> Vec<Face> {
    let edition = options.edition.get();
    let projects = Project::ALL.iter().map(|&it| {
        let text = text::project(edition, it);
        let said = voice.say(&text::project_deeds(edition, it));
        let figures = project_figures(edition, it).with("text", said);
        face_of(voice, "project", it.id(), text, figures)
    });
    let cards = Card::ALL.iter().map(|&it| {
        let figures = Figures::NONE.with("value", edition.value(it));
        let figures = match it.is_city_card() {
            true => city_card_figures(figures, edition.city_card(it)),
            false => figures,
        };
        face_of(voice, "card", it.id(), text::card(edition, it), figures)
    });
    let sleeves = Sleeve::ALL.iter().map(|&it| {
        let mask = sign::mask(edition.mask(it)).into_iter().collect::<Figure>();
        let figures = Figures::NONE.with("mask", mask);
        face_of(voice, "sleeve", it.id(), text::sleeve(edition, it), figures)
    });
    let missions = Mission::ALL.iter().map(|&it| {
        let facts = edition.mission(it);
        let tier = |&(from, vp): &(u8, u8)| Figures::NONE.with("from", from).with("vp", vp);
        let text = text::mission(edition, it);
        let figures = Figures::NONE
            .with("counts", facts.count.id())
            .with("tiers", facts.tiers.iter().map(tier).collect::<Figure>())
            .with("goal", voice.say(&text::goal(edition, it)));
        face_of(voice, "mission", it.id(), text, figures)
    });
    let plants = Plant::ALL.iter().map(|&it| {
        let facts = edition.plant(it);
        let figures = Figures::NONE
            .with("back", if facts.withered { "withered" } else { "green" })
            .with("does", sign::gains(&facts.gains));
        face_of(voice, "plant", it.id(), text::plant(edition, it), figures)
    });
    let tiles = Tile::ALL.iter().map(|&it| {
        face_of(voice, "tile", it.id(), text::tile(options, it), tile_figures(options, it))
    });
    projects.chain(cards).chain(sleeves).chain(missions).chain(plants).chain(tiles).collect()
}

fn project_figures(edition: &Edition, project: Project) -> Figures {
    let facts = edition.project(project);
    let figures = Figures::NONE
        .with("colour", facts.colour.id())
        .with("water", facts.water)
        .with("cards", facts.cards)
        .with("symbols", facts.symbols)
        .with("vp", facts.vp)
        .with("number", sign::numbers(&facts.copies));
    sign::project(figures, &facts.does)
}

fn city_card_figures(figures: Figures, facts: &CityCard) -> Figures {
    let amounts = Zone::ALL.iter().zip(facts.amounts);
    amounts
        .fold(figures, |figures, (zone, n)| figures.with(zone.id(), n))
        .with("plants", facts.plants)
        .with("zones", sign::picture(facts).into_iter().collect::<Figure>())
        .with("rail", sign::rail(facts))
        .with("update", sign::cell(facts.update_at))
        .with("wrench", sign::cell(facts.wrench_at))
}

fn tile_figures(options: &Options, tile: Tile) -> Figures {
    let facts = options.edition.get().tile(tile);
    let figures = Figures::NONE
        .with("letter", facts.letter.to_string())
        .with_some("cost", text::entry(options, tile));
    let figures = sign::tile(figures, facts);
    match (facts.combat, &facts.reward) {
        (Some(combat), Some(reward)) => {
            figures.with("combat", combat).with("gains", sign::gains(reward))
        }
        _ => figures,
    }
}

/// Cities, upgrades, and the scenario cards.
fn boards(options: &Options, voice: Voice<'_>) -> Vec<Face> {
    let edition = options.edition.get();
    let cities = City::ALL.iter().map(|&it| {
        let figures = city_figures(edition.combat(it), &edition.reward(it));
        face_of(voice, "city", it.id(), text::city(edition, it), figures)
    });
    let upgrades = Upgrade::ALL.iter().map(|&it| {
        face_of(voice, "upgrade", it.id(), text::upgrade(edition, it), upgrade_figures(edition, it))
    });
    let scenarios = Scenario::ALL.iter().map(|&it| {
        let [front, back] = &edition.scenario(it).books;
        let told = Line::new(format!("story-{it}-text"));
        let text = Line::new("text-scenario")
            .with("told", told.clone())
            .with("front", words::either(front.iter().map(words::way)))
            .with("back", words::either(back.iter().map(words::way)));
        let figures = Figures::NONE
            .with("front", sign::ways(front))
            .with("back", sign::ways(back))
            .with("text", voice.say(&told));
        face_of(voice, "scenario", it.id(), text, figures)
    });
    cities.chain(upgrades).chain(scenarios).collect()
}

pub fn city_figures(combat: Option<u8>, reward: &crate::effect::Gains) -> Figures {
    match combat {
        Some(combat) => Figures::NONE.with("combat", combat).with("gains", sign::gains(reward)),
        None => Figures::NONE,
    }
}

fn upgrade_figures(edition: &Edition, upgrade: Upgrade) -> Figures {
    let (kind, step) = upgrade.place();
    let facts = edition.upgrades(kind);
    let figures = Figures::NONE
        .with("type", kind.id())
        .with("step", step)
        .with("last", usize::from(step) == facts.steps.len());
    match facts.steps.get(usize::from(step - 1)) {
        Some(at) => figures.with("metal", at.metal).with("vp", at.vp),
        None => figures,
    }
}

/// The tile that adds a City action to the board.
pub fn tile_of(action: CityAction) -> Option<Tile> {
    match action {
        CityAction::L14 => Some(Tile::L14),
        CityAction::L15 => Some(Tile::L15),
        CityAction::Gather | CityAction::Build | CityAction::Plant => None,
    }
}

/// What a City action does.
pub fn action(options: &Options, action: CityAction) -> Line {
    match tile_of(action) {
        Some(tile) => text::tile(options, tile),
        None if action == CityAction::Build => {
            Line::new("ac-build-text").with("what", words::gains(&options.edition.get().builds))
        }
        None => Line::new(format!("ac-{action}-text")),
    }
}

/// Pieces of all colours, and what is counted.
fn pieces(voice: Voice<'_>) -> impl Iterator<Item = Face> {
    let plain =
        |id: String, name: String| Face { id, name, text: String::new(), figures: Figures::NONE };
    let owned = ["airship", "marker", "drone", "level"].into_iter().flat_map(move |kind| {
        Seat::first(SEATS as u8)
            .map(move |seat| plain(format!("{kind}/{seat}"), voice.word(&format!("piece-{kind}"))))
    });
    let things = ["water", "metal", "energy", "vp", "hand", "project", "card", "story"];
    let things =
        things.into_iter().map(move |id| plain(id.to_owned(), voice.word(&format!("piece-{id}"))));
    owned.chain(things)
}
