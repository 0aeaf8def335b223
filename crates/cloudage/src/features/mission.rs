//! Missions: what they give as things are, and how far the next tier is.

use tabletop::{Seat, Set};

use super::{Counts, Feature, mission, open::Open, prize::Crew};
use crate::{
    CloudAge,
    city::City,
    edition::{ProjectFacts, TilePlace},
    mission::Count,
    project::Colour,
    score::GREAT,
};

impl CloudAge {
    pub(super) fn count_missions(
        &self,
        seat: Seat,
        open: &Open,
        crew: &Crew,
        counts: &mut Counts<'_>,
    ) {
        for kept in self.players[seat].missions.iter() {
            let facts = self.edition().mission(kept);
            counts.add(mission(facts.count), 1_i16);
            let reached = match facts.count {
                Count::LastFight if self.is_last_fight_over(open) => 0,
                Count::LastFight => crew.hopes_for(),
                _ => self.counted(seat, kept),
            };
            let points = self.tier(kept, reached);
            counts.add(Feature::MissionPoints, points);
            let next = facts.tiers.iter().find(|&&(from, _)| reached < from);
            if let Some(&(from, vp)) = next {
                let feature = match from - reached {
                    1 => Feature::OneMissing,
                    2 => Feature::TwoMissing,
                    _ => Feature::MoreMissing,
                };
                counts.add(feature, i16::from(vp) - points);
            }
        }
        for tile in self.tiles.iter() {
            let facts = self.edition().tile(tile);
            if let TilePlace::Part(city) | TilePlace::City(city) = facts.place
                && 0 < facts.marker_vp
                && 0 < self.players[seat].markers_in(city)
            {
                counts.add(Feature::PointsOnTheWay, facts.marker_vp);
            }
        }
    }

    /// Its points are scored already.
    fn is_last_fight_over(&self, open: &Open) -> bool {
        let to_come = open.in_round || open.fights_now || open.fights.is_some();
        self.round == self.rounds && !to_come
    }

    /// The cities that a mission names.
    pub(super) fn wanted(&self, seat: Seat) -> &'static [City] {
        let missions = self.players[seat].missions.iter();
        let mut cities = missions.map(|kept| self.edition().mission(kept).cities.as_slice());
        cities.find(|cities| !cities.is_empty()).unwrap_or(&[])
    }

    /// What the missions of a player count.
    pub(super) fn mission_counts(&self, seat: Seat) -> Set<Count> {
        let missions = self.players[seat].missions.iter();
        missions.map(|kept| self.edition().mission(kept).count).collect()
    }
}

/// Whether playing a card helps with one of these.
pub fn serves(counts: Set<Count>, card: &ProjectFacts) -> bool {
    let colour = match card.colour {
        Colour::Green => Count::Green,
        Colour::Blue => Count::Blue,
        Colour::Purple => Count::Purple,
    };
    counts.has(Count::Projects)
        || counts.has(colour)
        || counts.has(Count::Level) && 0 < card.symbols
        || counts.has(Count::Great) && GREAT <= card.water
        || counts.has(Count::Movement) && 0 < card.does.movement
        || counts.has(Count::Combat) && 0 < card.does.combat
}
