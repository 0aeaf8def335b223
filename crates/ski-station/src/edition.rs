//! The facts of the components, as `data/*.toml` prints them, ready for play.

mod load;
mod mountain;
mod plates;
mod rows;

pub use load::EFFECTS;

use tabletop::Fact;

use crate::{
    bonus::{Bonus, Count},
    building::{Building, Buildings},
    colour::Colour,
    development::{Development, Developments, Type},
    effect::{Does, Perk},
    mountain::Mountain,
    plate::{Face, ROUNDS, Spot, Square},
    reward::Reward,
    village::{Edges, Place},
};

/// The measures of the boards.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Board {
    /// Cubes and octagons of a resort at the start (SK-2.21, SK-2.22).
    pub cubes: u8,
    pub octagons: u8,
    /// The rank of the reward for a complete village column (SK-12.10).
    pub village_reward: u8,
    pub wage: u8,
    /// For each row changed (SK-6.5).
    pub malus: u8,
    /// Employees more for a lot with a black piste (SK-10.2).
    pub black: u8,
    /// Employees for discarding a piece (SK-16.9, SK-16.10).
    pub cube_price: u8,
    pub octagon_price: u8,
    pub time_eur: u8,
    pub time_employees: u8,
    pub time_pv: u8,
    pub eur_per_pv: u8,
    pub variety_pv: i8,
    pub zone_pv: i8,
    pub vacant_pv: i8,
    pub extra_cube_pv: i8,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BuildingFacts {
    /// With back II; the base building has none.
    pub second: bool,
    pub cost: u8,
    pub cubes: u8,
    pub octagons: u8,
    pub edges: Edges,
    pub does: Does,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DevelopmentFacts {
    pub second: bool,
    pub cost: u8,
    pub kind: Type,
    pub does: Does,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct BonusFacts {
    /// The fixed cost of a disk (SK-9.5).
    pub eur: u8,
    pub pv: u8,
    pub per: u8,
    pub of: Count,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RewardFacts {
    pub rank: u8,
    pub keep: bool,
    pub does: Does,
}

/// A threshold track.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Track {
    /// At the start and after each step.
    pub values: [u8; 4],
    /// Employees for each step.
    pub prices: [u8; 3],
    pub steps: [Step; 3],
}

/// What a step of a track gives.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Step {
    pub id: &'static str,
    pub does: Does,
}

/// What a player starts with (SK-2.23, SK-2.24).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Start {
    pub permanents: u8,
    pub time: u8,
    pub eur: u8,
}

/// PV for complete groups of buildings (SK-20.5).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Convenience {
    pub pv: u8,
    pub per: u8,
}

/// What differs by the number of players.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Layout {
    /// Faces A and B.
    pub faces: [Face; 2],
    /// Prices of the office slots, the cheapest first.
    pub office: [Option<u8>; 4],
    /// Tiles of each back in a pile.
    pub piles: [u8; 2],
}

/// Who gives an advantage, and how much of it.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Givers {
    developments: Developments,
    /// The first step of each track that does, past the last if none.
    steps: [u8; 3],
    amounts: Vec<(Giver, u8)>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Giver {
    Development(Development),
    Step(Colour, u8),
}

/// All facts of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    pub board: Board,
    pub mountain: Mountain,
    /// Where the base building stands.
    pub base: Place,
    /// Which face serves each round (SK-3.4), and whether odd and even columns run down (SK-5.2).
    faces: [u8; ROUNDS as usize],
    down: [bool; 2],
    layouts: [Layout; 3],
    pub start: [Start; 4],
    /// EUR for 1 to 4 seasonals; employees for 1 to 3 pistes.
    pub seasonals: [u8; 4],
    pub lot: [u8; 3],
    pub scale: [Convenience; 7],
    /// PV for the highest and the second difference of a colour (SK-21.5, SK-21.6).
    pub places: [u8; 2],
    buildings: [BuildingFacts; Building::COUNT],
    developments: [DevelopmentFacts; Development::COUNT],
    bonuses: [BonusFacts; Bonus::COUNT],
    rewards: [RewardFacts; Reward::COUNT],
    tracks: [Track; 3],
    one_shots: Developments,
    givers: [Givers; Perk::COUNT],
    facts: Vec<Fact>,
}

facts::edition! {
    Edition, load::edition,
    "board.toml",
    "mountain.toml",
    "plates.toml",
    "buildings.toml",
    "developments.toml",
    "bonuses.toml",
    "rewards.toml",
    "thresholds.toml",
}

impl Edition {
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingFacts {
        &self.buildings[building.index()]
    }

    #[inline]
    pub fn development(&self, development: Development) -> &DevelopmentFacts {
        &self.developments[development.index()]
    }

    pub fn bonus(&self, bonus: Bonus) -> &BonusFacts {
        &self.bonuses[bonus.index()]
    }

    pub fn reward(&self, reward: Reward) -> &RewardFacts {
        &self.rewards[reward.index()]
    }

    /// The track of a colour that has one.
    pub fn track(&self, colour: Colour) -> &Track {
        &self.tracks[colour.index()]
    }

    pub fn layout(&self, seats: u8) -> &Layout {
        &self.layouts[usize::from(seats - 2)]
    }

    /// The face of the plate of a round.
    #[inline]
    pub fn face(&self, seats: u8, round: u8) -> &Face {
        let face = self.faces[usize::from(round - 1)];
        &self.layout(seats).faces[usize::from(face)]
    }

    #[inline]
    pub fn square(&self, seats: u8, spot: Spot) -> Square {
        self.face(seats, spot.round()).squares[spot.index()]
    }

    /// The way the path takes through odd and through even columns.
    pub fn ways(&self) -> impl Iterator<Item = &'static str> {
        self.down.into_iter().map(|down| if down { "down" } else { "up" })
    }

    /// How far along the path of its column a row is (SK-5.2).
    pub fn along(&self, spot: Spot, seats: u8) -> u8 {
        let on_plate = (1..crate::plate::OUT).contains(&spot.column);
        if on_plate && !self.down[usize::from((spot.column + 1) % 2)] {
            seats + 2 - spot.row
        } else {
            spot.row
        }
    }

    /// Every building but the base.
    pub fn buildings_of(&self, second: bool) -> Buildings {
        let tiles = Building::ALL.iter().copied().filter(|&tile| tile != Building::BaseLodge);
        tiles.filter(|&tile| self.building(tile).second == second).collect()
    }

    pub fn developments_of(&self, second: bool) -> Developments {
        let tiles = Development::ALL.iter().copied();
        tiles.filter(|&tile| self.development(tile).second == second).collect()
    }

    /// Developments that are used once (SK-15.6).
    pub fn one_shots(&self) -> Developments {
        self.one_shots
    }

    /// The amount of an advantage that these developments and steps give, the largest if several do.
    #[inline]
    pub fn perk(&self, perk: Perk, face_up: Developments, steps: &[u8; 3]) -> Option<u8> {
        let givers = &self.givers[perk.index()];
        // Nearly always nobody does: seen without looking at anybody.
        let reached = givers.steps.iter().zip(steps).any(|(step, reached)| step <= reached);
        if (givers.developments & face_up).is_empty() && !reached {
            return None;
        }
        let gives = |giver: Giver| match giver {
            Giver::Development(tile) => face_up.has(tile),
            Giver::Step(colour, step) => step <= steps[colour.index()],
        };
        givers.amounts.iter().filter(|(giver, _)| gives(*giver)).map(|&(_, n)| n).max()
    }
}
