//! Signs: gains, ways and pictures as the data write them, for the art.

use crate::{
    card::Zone,
    edition::{CityCard, Mask, PICTURE, TileFacts},
    effect::{Gains, Price, Way},
};

/// `V2 P2|E2`.
pub fn gains(gains: &Gains) -> String {
    spaced(gains.0.iter())
}

/// `M2 -> V2 P2|E2`.
pub fn way(way: &Way) -> String {
    let price = match &way.price {
        Price::Pay(price) => spaced(price.iter()),
        Price::Fight(value) => format!("fight:{value}"),
    };
    format!("{price} -> {}", gains(&way.gains))
}

/// The ways of a book action, of which one is used.
pub fn ways(ways: &[Way]) -> String {
    ways.iter().map(way).collect::<Vec<_>>().join(" / ")
}

fn spaced(parts: impl Iterator<Item = impl ToString>) -> String {
    parts.map(|part| part.to_string()).collect::<Vec<_>>().join(" ")
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

/// A cell of the picture: column, then row.
pub fn cell([column, row]: [u8; 2]) -> String {
    format!("{column},{row}")
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
    spaced(some.map(|(number, _)| number))
}

/// What a campaign tile does, besides what it gives a city.
pub fn tile(facts: &TileFacts) -> String {
    let mut words = Vec::new();
    if facts.weapon {
        words.push("weapon".to_owned());
    }
    if 0 < facts.marker_fight {
        words.push(format!("on-marker-fight=combat:{}", facts.marker_fight));
    }
    words.extend(facts.marker_action.map(|effect| format!("on-marker-action={effect}")));
    if 0 < facts.marker_vp {
        words.push(format!("end-marker=V{}", facts.marker_vp));
    }
    words.extend(facts.find.map(|find| format!("find:{find}")));
    words.extend(facts.toll.map(|toll| format!("toll:{toll}")));
    words.extend(facts.action.as_ref().map(|(action, _)| way(action)));
    words.join(" ")
}

fn letter(zone: Zone) -> char {
    zone.id().chars().next().map_or('?', |first| first.to_ascii_uppercase())
}
