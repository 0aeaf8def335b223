//! The facts of the components, as `data/*.toml` prints them, ready for play.

mod load;

use tabletop::Fact;

use crate::{
    drift::{Drift, Drifts},
    state::SEATS,
};

#[derive(Copy, Clone, PartialEq, Debug)]
pub struct DriftFacts {
    pub copies: u8,
    pub vp: u16,
}

/// All facts of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    drift: [DriftFacts; Drift::COUNT],
    /// By the number of players, from two on.
    rounds: [u8; SEATS - 1],
    /// How many waves end a turn (FL-5.5).
    pub waves: u8,
    /// How many wish cards there are of each find (FL-2.3).
    pub wishes: u8,
    /// What a find that was wished for is worth besides (FL-6.2).
    pub bonus: u16,
    facts: Vec<Fact>,
}

facts::edition!(Edition, load::edition, "drift.toml", "beach.toml");

impl Edition {
    /// How many there are of it.
    pub fn copies(&self, drift: Drift) -> u8 {
        self.drift[drift.index()].copies
    }

    /// What one of it is worth in a basket (FL-6.1).
    pub fn vp(&self, drift: Drift) -> u16 {
        self.drift[drift.index()].vp
    }

    /// What all of these are worth.
    pub fn worth(&self, drifts: &Drifts) -> u16 {
        drifts.kinds().map(|drift| u16::from(drifts.count(drift)) * self.vp(drift)).sum()
    }

    /// How many rounds so many players play (FL-4.4).
    pub fn rounds(&self, seats: u8) -> u8 {
        self.rounds[usize::from(seats) - 2]
    }
}
