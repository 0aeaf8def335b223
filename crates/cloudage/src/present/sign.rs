//! Signs: gains, ways and pictures, for the art.

use scene::{Figure, Figures};

use crate::{
    card::Zone,
    edition::{CityCard, Mask, PICTURE, TileFacts},
    effect::{Deed, Does, Effect, Gains, Part, Price, Way},
};

/// A list of parts.
pub fn gains(gains: &Gains) -> Figure {
    gains.0.iter().map(|&one| part(one)).collect()
}

/// One thing, or one of two.
pub fn part(part: Part) -> Figures {
    Figures::NONE.with("choice", part.effects().map(effect).collect::<Figure>())
}

fn effect(effect: Effect) -> Figures {
    Figures::NONE
        .with("kind", effect.deed.id())
        .with_some("n", effect.number())
        .with_some("times", effect.times.id())
}

/// What something does in its own way, as one part.
fn deed(kind: &str, n: Option<u8>) -> Figures {
    let effect = Figures::NONE.with("kind", kind).with_some("n", n);
    Figures::NONE.with("choice", [effect].into_iter().collect::<Figure>())
}

/// A price and what it buys.
pub fn way(way: &Way) -> Figures {
    Figures::NONE.with("price", price(&way.price)).with("gains", gains(&way.gains))
}

fn price(price: &Price) -> Figure {
    match price {
        Price::Pay(effects) => {
            effects.iter().map(|&first| part(Part { first, or: None })).collect()
        }
        Price::Fight(value) => [deed("fight", Some(*value))].into_iter().collect(),
    }
}

/// The ways of a book action, of which one is used.
pub fn ways(ways: &[Way]) -> Figure {
    ways.iter().map(way).collect()
}

/// What a Project card does: parts, some of them an income or upon something, and the price of an
/// offer before them.
pub fn project(figures: Figures, does: &Does) -> Figures {
    if let Some(offer) = &does.offer {
        return figures.with("price", price(&offer.price)).with("does", gains(&offer.gains));
    }
    let one = |first| part(Part { first, or: None });
    let upon = |part: Figures, event: &str, n: Option<u8>| {
        part.with("when", Figures::NONE.with("event", event).with_some("n", n))
    };
    let mut parts: Vec<Figures> = does.gains.0.iter().map(|&gain| part(gain)).collect();
    parts.extend(does.income.0.iter().map(|&gain| part(gain).with("income", true)));
    let amounts = [
        ("movement", does.movement),
        ("combat", does.combat),
        ("project-less", does.project_less),
        ("green-less", does.green_less),
        ("upgrade-less", does.upgrade_less),
    ];
    let amounts = amounts.into_iter().filter(|(_, n)| 0 < *n);
    parts.extend(amounts.map(|(kind, n)| deed(kind, Some(n))));
    if 0 < does.metal_find {
        parts.push(upon(one(Effect::of(Deed::Metal, does.metal_find)), "on-metal-find", None));
    }
    let tiers =
        [("on-flight", &does.flight), ("on-fight", &does.fight), ("on-planted", &does.planted)];
    for (event, tiers) in tiers {
        parts.extend(tiers.0.iter().map(|&(from, gain)| upon(part(gain), event, Some(from))));
    }
    parts.extend(does.zone.map(|(n, gain)| upon(one(gain), "on-zone", Some(n))));
    parts.extend(does.update.map(|gain| upon(one(gain), "on-update", None)));
    parts.extend(does.wrench.map(|gain| upon(one(gain), "on-wrench", None)));
    if does.card_on_deck {
        parts.push(deed("card-on-deck", None));
    }
    figures.with("does", parts.into_iter().collect::<Figure>())
}

/// The rows of a City card, a letter for the zone of each cell.
pub fn picture(card: &CityCard) -> Vec<String> {
    card.picture.iter().map(|row| row.iter().map(|&zone| letter(zone)).collect()).collect()
}

/// What a sleeve leaves open of a City card; `?` is hidden (CA-32.8).
pub fn open_part(card: &CityCard, mask: &Mask) -> Vec<String> {
    let row = |(zones, hidden): (&[Zone; PICTURE[0]], &[bool; PICTURE[0]])| {
        zones
            .iter()
            .zip(hidden)
            .map(|(&zone, &hidden)| if hidden { '?' } else { letter(zone) })
            .collect()
    };
    card.picture.iter().zip(mask).map(row).collect()
}

/// The rows of a sleeve: `#` hides.
pub fn mask(mask: &Mask) -> Vec<String> {
    let row = |row: &[bool; PICTURE[0]]| {
        row.iter().map(|&hidden| if hidden { '#' } else { '.' }).collect()
    };
    mask.iter().map(row).collect()
}

/// A cell of the picture.
pub fn cell([column, row]: [u8; 2]) -> Figures {
    Figures::NONE.with("column", column).with("row", row)
}

/// The row of the railway in each column.
pub fn rail(card: &CityCard) -> String {
    card.rail.iter().map(u8::to_string).collect()
}

/// The railway as far as a sleeve leaves it open.
pub fn open_rail(card: &CityCard, mask: &Mask) -> String {
    let seen = |(column, row): (usize, &u8)| match mask[usize::from(*row)][column] {
        true => "?".to_owned(),
        false => row.to_string(),
    };
    card.rail.iter().enumerate().map(seen).collect()
}

/// The Project numbers of the copies of a card: `0 3`.
pub fn numbers(copies: &[u8]) -> String {
    let some = copies.iter().enumerate().filter(|(_, copies)| 0 < **copies);
    some.map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// What a campaign tile does, besides what it gives a city. A combat goes with it where a marker
/// helps in one, or where its action begins with one.
pub fn tile(figures: Figures, facts: &TileFacts) -> Figures {
    let list = |gain: Part| [part(gain)].into_iter().collect::<Figure>();
    let way_of_action = facts.action.as_ref().map(|(action, _)| action);
    let is_fought = way_of_action.is_some_and(|way| matches!(way.price, Price::Fight(_)));
    figures
        .with("weapon", facts.weapon)
        .with("fight", is_fought || 0 < facts.marker_fight)
        .with_some("find", facts.find.map(list))
        .with_some("toll", facts.toll.map(list))
        .with_some("action", way_of_action.map(way))
}

fn letter(zone: Zone) -> char {
    zone.id().chars().next().map_or('?', |first| first.to_ascii_uppercase())
}
