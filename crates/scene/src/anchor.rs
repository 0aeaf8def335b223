//! Where on the table an action is clicked.

/// A place of the scene that stands for an action.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Anchor {
    pub zone: String,
    pub spot: Spot,
}

/// What of the zone is clicked.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Spot {
    /// The zone as a whole.
    Zone,
    /// A space of a row, by its position.
    Space(usize),
    /// A token, by its id.
    Token(String),
}

impl Anchor {
    pub fn zone(zone: impl Into<String>) -> Anchor {
        Anchor { zone: zone.into(), spot: Spot::Zone }
    }

    pub fn space(zone: impl Into<String>, at: usize) -> Anchor {
        Anchor { zone: zone.into(), spot: Spot::Space(at) }
    }

    pub fn token(zone: impl Into<String>, id: impl Into<String>) -> Anchor {
        Anchor { zone: zone.into(), spot: Spot::Token(id.into()) }
    }
}
