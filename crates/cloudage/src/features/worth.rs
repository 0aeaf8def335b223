//! What gains are roughly worth, in tenths of a point: good enough to tell a large one from a small
//! one. How much it really counts is learned.

use crate::{
    card::Zone,
    effect::{Deed, Effect, Gains, Part},
};

/// Points, and the worth of everything else.
#[derive(Copy, Clone, Default)]
pub struct Prize {
    pub points: i16,
    pub goods: i16,
}

impl Prize {
    fn of_effect(effect: Effect) -> Prize {
        match effect.deed {
            Deed::Vp => Prize { points: effect.n.into(), goods: 0 },
            _ => Prize { points: 0, goods: worth(effect) },
        }
    }

    pub fn of_part(part: Part) -> Prize {
        let (first, or) = (Prize::of_effect(part.first), part.or.map(Prize::of_effect));
        or.filter(|or| first.worth() < or.worth()).unwrap_or(first)
    }

    pub fn of(gains: &Gains) -> Prize {
        gains.0.iter().fold(Prize::default(), |all, &part| {
            let more = Prize::of_part(part);
            Prize { points: all.points + more.points, goods: all.goods + more.goods }
        })
    }

    pub fn worth(self) -> i16 {
        self.points * 10 + self.goods
    }
}

pub fn worth(effect: Effect) -> i16 {
    let n = i16::from(effect.n);
    match effect.deed {
        Deed::Water => 5 * n,
        Deed::Metal => 7 * n,
        Deed::Energy | Deed::Projects => 4 * n,
        Deed::Plants => 11 * n,
        Deed::Vp => 10 * n,
        Deed::Resource => 6 * n,
        Deed::Build | Deed::Plant | Deed::PlantLaid => 12 * n,
        Deed::Project => 12,
        Deed::Lay => 3,
        Deed::PlantToCapacity => 25,
        Deed::Gather => 15,
        Deed::WeaponOff => 5,
        // The number is a discount.
        Deed::Upgrade | Deed::MovementPlans | Deed::CombatPlans | Deed::Plans => 8 + 5 * n,
    }
}

/// What so much of a zone is worth.
pub fn zone_worth(zone: Zone, n: u8) -> i16 {
    let deed = match zone {
        Zone::Energy => Deed::Energy,
        Zone::Metal => Deed::Metal,
        Zone::Water => Deed::Water,
        Zone::Project => Deed::Projects,
    };
    worth(Effect::of(deed, n))
}
