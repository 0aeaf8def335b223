//! What a player's cards, level and upgrades do for good, added up once.

use tabletop::Seat;

use super::{Counts, Feature, open::Open};
use crate::{
    CloudAge,
    edition::LEVELS,
    effect::{Deed, Does},
    upgrade::Type,
};

#[derive(Default)]
pub struct Engine {
    pub movement: i16,
    pub combat: i16,
    pub project_less: i16,
    pub green_less: i16,
    pub upgrade_less: i16,
    points: i16,
    /// Water, Metal, Energy, cards.
    income: [i16; 4],
    gatherings: i16,
    others: i16,
}

impl Does {
    /// Abilities that look at a zone somebody gathers in.
    pub(super) fn gathering_powers(&self) -> i16 {
        count([self.zone.is_some(), self.update.is_some(), self.wrench.is_some()])
    }

    /// Abilities that have no count of their own.
    pub(super) fn other_powers(&self) -> i16 {
        let tiers = [&self.flight, &self.fight, &self.planted].map(|tiers| !tiers.0.is_empty());
        count(tiers) + count([0 < self.metal_find, self.card_on_deck])
    }
}

fn count<const N: usize>(these: [bool; N]) -> i16 {
    these.into_iter().map(i16::from).sum()
}

impl Engine {
    pub fn of(game: &CloudAge, seat: Seat) -> Engine {
        let player = &game.players[seat];
        let mut all = Engine {
            movement: player.built(Type::Movement).into(),
            combat: player.built(Type::Combat).into(),
            ..Engine::default()
        };
        for &project in player.played.iter() {
            let facts = game.edition().project(project);
            let does = &facts.does;
            all.points += i16::from(facts.vp);
            all.movement += i16::from(does.movement);
            all.combat += i16::from(does.combat);
            all.project_less += i16::from(does.project_less);
            all.green_less += i16::from(does.green_less);
            all.upgrade_less += i16::from(does.upgrade_less);
            all.gatherings += does.gathering_powers();
            all.others += does.other_powers();
            for part in does.income.0.iter() {
                let at = match part.first.deed {
                    Deed::Water => 0,
                    Deed::Metal => 1,
                    Deed::Energy => 2,
                    _ => 3,
                };
                all.income[at] += i16::from(part.first.n);
            }
        }
        all
    }

    pub fn count(&self, game: &CloudAge, seat: Seat, open: &Open, counts: &mut Counts<'_>) {
        counts.add(Feature::CardPoints, self.points);
        counts.add(Feature::Movement, self.movement);
        counts.add(Feature::Combat, self.combat);
        counts.add(Feature::IncomeWater, self.income[0]);
        counts.add(Feature::IncomeMetal, self.income[1]);
        counts.add(Feature::IncomeEnergy, self.income[2]);
        counts.add(Feature::IncomeCards, self.income[3]);
        // About half of the cards are green.
        counts.add(Feature::CardDiscount, 2 * self.project_less + self.green_less);
        counts.add(Feature::UpgradeDiscount, self.upgrade_less);
        counts.add(Feature::GatheringCards, self.gatherings);
        counts.add(Feature::OtherCards, self.others);
        count_production(game, seat, open, counts);
    }
}

/// The level, and the best production that can be paid.
fn count_production(game: &CloudAge, seat: Seat, open: &Open, counts: &mut Counts<'_>) {
    let player = &game.players[seat];
    let levels = &game.edition().levels;
    let level = usize::from(player.level + open.levels).min(LEVELS - 1);
    counts.add(Feature::Level, level as i16);
    let [_, _, energy] = open.goods(player);
    let payable = levels[..=level].iter().rev().find(|level| i16::from(level.energy) <= energy);
    if let Some(payable) = payable {
        counts.add(Feature::ProductionWater, payable.water);
        counts.add(Feature::ProductionPoints, payable.vp);
    }
}
