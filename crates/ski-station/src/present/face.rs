//! Faces: what is printed on the components, as figures for the art and as words.

use scene::{Albums, Face, Figure, Figures, Line, Voice};
use tabletop::Seat;

use super::{text, words};
use crate::{
    bonus::Bonus,
    building::Building,
    colour::Colour,
    development::Development,
    edition::{Edition, Track},
    effect::{Does, Way},
    options::Options,
    plate::Square,
    reward::Reward,
    state::SEATS,
    stock::Cost,
    village::Edge,
};

static ALBUMS: Albums<Options> = Albums::new();

/// The face with this id.
pub fn face(options: &Options, id: &str, voice: Voice<'_>) -> Option<&'static Face> {
    let options = options.of_texts();
    let all = || faces(&options, voice.speech.plain());
    ALBUMS.face(options, voice.speech.lang(), id, all)
}

/// Every face of an edition, in the words of what was agreed.
pub fn faces(options: &Options, voice: Voice<'_>) -> Vec<Face> {
    let edition = options.edition.get();
    let face = |kind: &str, id: &str, text: Line, figures| Face {
        id: format!("{kind}/{id}"),
        name: voice.word(id),
        text: voice.say(&text),
        figures,
    };
    let buildings = Building::ALL.iter().map(|&tile| {
        let text = text::building(options, tile);
        face("building", tile.id(), text, building_figures(edition, tile))
    });
    let developments = Development::ALL.iter().map(|&tile| {
        let text = text::development(options, tile);
        face("development", tile.id(), text, development_figures(edition, tile))
    });
    let bonuses = Bonus::ALL.iter().map(|&tile| {
        let facts = edition.bonus(tile);
        let figures = Figures::NONE
            .with("eur", facts.eur)
            .with("pv", facts.pv)
            .with("per", facts.per)
            .with("of", facts.of.id());
        face("bonus", tile.id(), text::bonus(options, tile), figures)
    });
    let rewards = Reward::ALL.iter().map(|&tile| {
        let facts = edition.reward(tile);
        let figures = Figures::NONE
            .with("rank", facts.rank)
            .with("keep", facts.keep)
            .with("does", ways(&facts.does));
        face("reward", tile.id(), text::reward(options, tile), figures)
    });
    let steps = Colour::TRACKS.into_iter().flat_map(|colour| {
        (1..).zip(&edition.track(colour).steps).map(move |(n, step): (u8, _)| {
            let figures = Figures::NONE
                .with("colour", colour.id())
                .with("step", n)
                .with("does", ways(&step.does));
            face("threshold", step.id, text::does(options, &step.does), figures)
        })
    });
    let tiles = buildings.chain(developments).chain(bonuses).chain(rewards).chain(steps);
    tiles.chain(tracks(options, voice)).chain(squares(voice)).chain(pieces(voice)).collect()
}

fn building_figures(edition: &Edition, building: Building) -> Figures {
    let facts = edition.building(building);
    Figures::NONE
        .with("cost", facts.cost)
        .with("back", back(facts.second))
        .with("cubes", facts.cubes)
        .with("octagons", facts.octagons)
        .with("edges", facts.edges.iter().map(Edge::id).collect::<Figure>())
        .with("octagon-slots", facts.does.octagon_slots)
        .with("square-slot", 0 < facts.does.square_slots)
        .with("when", when(&facts.does))
        .with("does", ways(&facts.does))
}

fn development_figures(edition: &Edition, development: Development) -> Figures {
    let facts = edition.development(development);
    Figures::NONE
        .with("cost", facts.cost)
        .with("type", facts.kind.id())
        .with("back", back(facts.second))
        .with("does", ways(&facts.does))
}

/// What a tile does: ways to use it, each with its price, if it has one, and its gains.
fn ways(does: &Does) -> Figure {
    let price = |cost: Cost| Figures::NONE.with("kind", cost.kind.id()).with("n", cost.n);
    let gain = |&(icon, n): &(&str, u8)| Figures::NONE.with("icon", icon).with("n", n);
    let way = |way: &Way| {
        Figures::NONE
            .with_some("price", way.price.map(price))
            .with("gains", way.effects.iter().map(gain).collect::<Figure>())
    };
    does.ways.iter().map(way).collect()
}

pub fn back(second: bool) -> &'static str {
    if second { "II" } else { "I" }
}

/// When a building does what it does, as the data name it.
fn when(does: &Does) -> &'static str {
    match does {
        _ if does.is_activated() => "activated",
        _ if !does.modes.is_empty() => "built",
        _ if 0 < does.eur + does.seasonals => "income",
        _ if does.ending.is_some() => "end",
        _ => "slots",
    }
}

fn tracks(options: &Options, voice: Voice<'_>) -> impl Iterator<Item = Face> {
    Colour::TRACKS.into_iter().map(move |colour| {
        let track = options.edition.get().track(colour);
        let Track { values, prices, steps } = track;
        let text = Line::new("text-track")
            .with("value", values[0])
            .with("one", text::track_step(options, track, 0, values[1]))
            .with("two", text::track_step(options, track, 1, values[2]))
            .with("three", text::track_step(options, track, 2, values[3]));
        Face {
            id: format!("track/{colour}"),
            name: voice.word(&format!("score-threshold-{colour}")),
            text: voice.say(&text),
            figures: Figures::NONE
                .with("values", values.iter().copied().collect::<Figure>())
                .with("prices", prices.iter().copied().collect::<Figure>())
                .with("steps", steps.iter().map(|step| ways(&step.does)).collect::<Figure>()),
        }
    })
}

fn squares(voice: Voice<'_>) -> impl Iterator<Item = Face> {
    Square::ALL.iter().map(move |square| Face {
        id: format!("square/{square}"),
        name: voice.word(&format!("square-{square}")),
        text: voice.word(&format!("square-{square}-text")),
        figures: Figures::NONE,
    })
}

/// Pistes, pawns and disks of all colours, and what is counted.
fn pieces(voice: Voice<'_>) -> impl Iterator<Item = Face> {
    let plain =
        |id: String, name: String| Face { id, name, text: String::new(), figures: Figures::NONE };
    let pistes = Colour::ALL
        .iter()
        .map(move |&colour| plain(format!("piste/{colour}"), voice.say(&words::piste(colour))));
    let owned = ["pawn", "disk"].into_iter().flat_map(move |kind| {
        Seat::first(SEATS as u8)
            .map(move |seat| plain(format!("{kind}/{seat}"), voice.word(&format!("{kind}-one"))))
    });
    let things = ["permanent", "seasonal", "time", "eur", "cube", "octagon"];
    let things =
        things.into_iter().map(move |id| plain(id.to_owned(), voice.word(&format!("{id}-one"))));
    pistes.chain(owned).chain(things)
}
