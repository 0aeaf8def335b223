//! Pictures: a drawn table, part by part.

use std::sync::Arc;

/// A table as SVG. Parts lie over the ground, in their order.
#[derive(Clone, Debug)]
pub struct Picture {
    pub width: f64,
    pub height: f64,
    /// What never changes during a game.
    pub ground: Arc<str>,
    pub parts: Vec<Part>,
    /// What the client fills by itself.
    pub areas: Vec<Area>,
}

/// A `<g>` that is exchanged as a whole.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Part {
    /// The zone it shows: `belt`, `slots-A`; or what is shown beside zones: `player-B`.
    pub id: String,
    pub svg: Arc<str>,
}

/// A rectangle of the picture that stays free: `bar`, `prompt`, `log`.
#[derive(Clone, PartialEq, Debug)]
pub struct Area {
    pub id: String,
    /// Left, top, width, height.
    pub rect: [f64; 4],
}

impl Picture {
    /// The parts that look different from those of an earlier picture of the same table.
    pub fn changes<'a>(&'a self, before: &Picture) -> Vec<&'a Part> {
        // As a rule the same parts stand in the same places.
        let is_new = |(at, part): &(usize, &Part)| match before.parts.get(*at) {
            Some(old) if old.id == part.id => !part.is_as(old),
            _ => !before.parts.iter().any(|old| part.is_as(old)),
        };
        self.parts.iter().enumerate().filter(is_new).map(|(_, part)| part).collect()
    }
}

impl Part {
    fn is_as(&self, old: &Part) -> bool {
        self.id == old.id && (Arc::ptr_eq(&self.svg, &old.svg) || self.svg == old.svg)
    }
}
