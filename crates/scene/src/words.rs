//! Zones in words, for those who listen.

use tabletop::Seat;

use crate::{Layout, Scene, Shape, Voice, Zone, label};

/// A zone and what lies in it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ZoneInWords {
    /// The id of the zone.
    pub id: String,
    /// What is written above it.
    pub title: String,
    /// Whose zone it is; `None` if it belongs to all.
    pub owner: Option<Seat>,
    /// One phrase for every space, or for every pile of equal things.
    pub items: Vec<String>,
}

/// All zones, in the order of the layout.
pub fn zones_in_words(layout: &Layout, scene: &Scene, voice: Voice<'_>) -> Vec<ZoneInWords> {
    let in_words = |zone: &Zone| ZoneInWords {
        id: zone.id.clone(),
        title: zone.title.clone(),
        owner: zone.owner,
        items: items(zone, scene, voice),
    };
    layout.zones.iter().map(in_words).collect()
}

fn items(zone: &Zone, scene: &Scene, voice: Voice<'_>) -> Vec<String> {
    let tokens = |space: Option<usize>| {
        let piles = label::piles(scene, &zone.id, space).into_iter();
        piles.map(|(count, token)| {
            let called = label::marked(token, zone, label::long(token), count);
            if token.text.is_empty() { called } else { format!("{called}: {}", token.text) }
        })
    };
    let mut items = Vec::new();
    if let Shape::Row(spaces) = &zone.shape {
        for (at, space) in spaces.iter().enumerate() {
            let lying: Vec<String> = tokens(Some(at)).collect();
            let lying = if lying.is_empty() { voice.word("empty") } else { lying.join(", ") };
            items.push(format!("{}: {lying}", label::space(space)));
        }
    }
    if let Shape::Grid { columns, .. } = zone.shape {
        for token in scene.tokens.iter().filter(|t| t.zone == zone.id && t.space.is_some()) {
            let called = label::marked(token, zone, label::long(token), 1);
            items.push(format!("{}: {called}", label::cells(token, columns)));
        }
    }
    items.extend(tokens(None));
    let counters = scene.counters.iter().filter(|counter| counter.zone == zone.id);
    items.extend(counters.map(label::counter));
    items
}
