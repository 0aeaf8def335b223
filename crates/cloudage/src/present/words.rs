//! Words that many sentences share: names, amounts, gains and prices, cells, sources.

use std::borrow::Cow;

use scene::Line;

use super::layout::space_of;
use crate::{
    action::Good,
    edition::Level,
    effect::{Deed, Effect, Gains, Part, Price, Times, Way},
    frame::{Cause, Source},
    map::Cell,
    upgrade::Type,
};

/// A component with a name: "Solar Panel".
pub fn named(id: &'static str) -> Line {
    Line::new("named").with_text("id", id).with("name", Line::new(id))
}

/// "2 Metal, 1 Energy and 1 VP", or "nothing".
pub fn together(lines: impl IntoIterator<Item = Line>) -> Line {
    joined(lines, "and")
}

/// "2 VP or 2 Water".
pub fn either(lines: impl IntoIterator<Item = Line>) -> Line {
    joined(lines, "or")
}

fn joined(lines: impl IntoIterator<Item = Line>, key: &'static str) -> Line {
    let mut lines: Vec<Line> = lines.into_iter().collect();
    match lines.pop() {
        None => Line::new("nothing"),
        Some(only) if lines.is_empty() => only,
        Some(last) => Line::new(key).with_list("a", lines).with("b", last),
    }
}

/// "income: 1 Water; level +1".
pub fn phrases(lines: impl IntoIterator<Item = Line>) -> Line {
    let two = |a: Line, b: Line| Line::new("phrases").with("a", a).with("b", b);
    lines.into_iter().reduce(two).unwrap_or_else(|| Line::new("nothing"))
}

/// So many of what the key names.
pub fn amount(key: impl Into<Cow<'static, str>>, n: impl Into<u32>) -> Line {
    Line::new(key).with("n", n.into())
}

/// "2 Metal".
pub fn goods(good: Good, n: impl Into<u32>) -> Line {
    amount(format!("n-{good}"), n)
}

/// What an effect does, multiplied by what it counts.
pub fn effect(effect: Effect) -> Line {
    let what = match effect.deed {
        deed if Deed::GOODS.contains(&deed) => amount(format!("n-{deed}"), effect.n),
        Deed::Project | Deed::Lay | Deed::PlantToCapacity | Deed::WeaponOff => {
            Line::new(key_of(effect.deed))
        }
        deed => amount(key_of(deed), effect.n),
    };
    let per = match effect.times {
        Times::Once => return what,
        Times::Cards(project) => Line::new("per-card").with("name", named(project.id())),
        Times::Movement => Line::new("per-movement"),
        Times::Combat => Line::new("per-combat"),
        Times::BareTiles => Line::new("per-bare-tile"),
    };
    Line::new("times").with("what", what).with("per", per)
}

fn key_of(deed: Deed) -> String {
    format!("effect-{}", deed.id().replace(':', "-"))
}

pub fn part(part: Part) -> Line {
    either(part.effects().map(effect))
}

/// A choice among other gains stands in brackets.
pub fn gains(gains: &Gains) -> Line {
    let several = 1 < gains.0.len();
    together(gains.0.iter().map(|&it| match it.or {
        Some(_) if several => Line::new("choice").with("what", part(it)),
        _ => part(it),
    }))
}

pub fn price(price: &Price) -> Line {
    match price {
        Price::Pay(price) => {
            Line::new("price-pay").with("what", together(price.iter().map(|&it| effect(it))))
        }
        Price::Fight(value) => amount("price-fight", *value),
    }
}

/// "pay 2 Metal: 4 VP".
pub fn way(way: &Way) -> Line {
    Line::new("way").with("price", price(&way.price)).with("gains", gains(&way.gains))
}

/// "pay 2 Energy: 3 Water and 1 VP".
pub fn level(level: &Level) -> Line {
    let gains = [(Good::Water, level.water), (Good::Vp, level.vp)];
    let gains = gains.into_iter().filter(|(_, n)| 0 < *n).map(|(good, n)| goods(good, n));
    let price = Line::new("price-pay").with("what", goods(Good::Energy, level.energy));
    Line::new("way").with("price", price).with("gains", together(gains))
}

/// What a Project card costs.
pub fn cost(water: u8, cards: u8) -> Line {
    let parts = [("n-W", water), ("n-cards", cards)];
    let parts = parts.into_iter().filter(|(_, n)| 0 < *n);
    match water + cards {
        0 => Line::new("free"),
        _ => together(parts.map(|(key, n)| amount(key, n))),
    }
}

/// A cell of the map, whose place depends on the boards in use.
pub fn cell(cell: Cell, boards: u8) -> Line {
    Line::new("cell").with_text("cell", cell).with_text("space", space_of(cell, boards))
}

/// A cell in a sentence that does not know the boards in use.
pub fn any_cell(cell: Cell) -> Line {
    Line::new("cell").with_text("cell", cell)
}

pub fn kind(kind: Type) -> Line {
    Line::new(format!("type-{kind}"))
}

/// Where a gain comes from, where that needs a word.
pub fn source(source: Source) -> Option<Line> {
    Some(match source {
        Source::Start | Source::Build => return None,
        Source::Navigation => Line::new("source-navigation"),
        Source::Solar => Line::new("source-solar"),
        Source::Book => Line::new("source-book"),
        Source::Project(project) => named(project.id()),
        Source::Level(level) => amount("source-level", level),
        Source::Rise(level) => amount("source-rise", level),
        Source::Top => Line::new("source-top"),
        Source::Track(slot) => amount("source-track", slot),
        Source::Find(at) => Line::new("source-find").with("at", any_cell(at)),
        Source::City(city) => named(city.id()),
        Source::Plant(plant) => named(plant.id()),
        Source::Upgrade(kind) => Line::new(format!("source-upgrade-{kind}")),
        Source::Tile(tile) => named(tile.id()),
        Source::Story(story) => named(story.id()),
        Source::CityCard(card) => named(card.id()),
        Source::Solo => Line::new("source-solo"),
        Source::Wrench => Line::new("source-wrench"),
    })
}

/// What a combat is about.
pub fn cause(cause: Cause) -> Line {
    match cause {
        Cause::City(city) => named(city.id()),
        Cause::Book(_) => Line::new("source-book"),
        Cause::Tile(tile) => named(tile.id()),
        Cause::Mission => Line::new("cause-mission"),
    }
}
