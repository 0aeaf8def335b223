//! The hand: what its cards would bring, and which of them can be played.

use tabletop::Seat;

use super::{
    Counts, Feature,
    engine::Engine,
    mission::serves,
    open::Open,
    worth::{Prize, worth},
};
use crate::{
    CloudAge,
    edition::ProjectFacts,
    effect::{Price, Times},
    project::Colour,
};

/// What can be had for a build action without means: a resource.
const RESOURCE: i16 = 6;

/// The two best numbers seen.
#[derive(Default)]
struct Best {
    first: i16,
    second: i16,
}

impl Best {
    fn see(&mut self, n: i16) {
        if self.first < n {
            (self.first, self.second) = (n, self.first);
        } else {
            self.second = self.second.max(n);
        }
    }
}

impl CloudAge {
    /// `upgrade` is the worth of the best upgrade, which a build action may bring as well.
    pub(super) fn count_hand(
        &self,
        seat: Seat,
        engine: &Engine,
        open: &Open,
        upgrade: i16,
        counts: &mut Counts<'_>,
    ) {
        let player = &self.players[seat];
        let [water, ..] = open.goods(player);
        let others = i16::from(player.hand.len()) - open.owed_cards - 1;
        let (mut best, mut builds) = (Best::default(), Best { first: RESOURCE, second: RESOURCE });
        builds.see(upgrade);
        let mut missing = 0;
        let missions = self.mission_counts(seat);
        for project in player.hand.kinds() {
            let (card, copies) =
                (self.edition().project(project), i16::from(player.hand.count(project)));
            let gains = self.gains_worth(seat, card, engine);
            let income = Prize::of(&card.does.income).worth();
            count_card(card, copies, counts);
            counts.add(Feature::HandIncome, income * copies);
            counts.add(Feature::HandGains, gains * copies);
            let mission = serves(missions, card);
            counts.add(Feature::HandMission, i16::from(mission) * copies);
            let green = if card.colour == Colour::Green { engine.green_less } else { 0 };
            let price = (i16::from(card.water) - engine.project_less - green).max(0);
            let worth = gains + self.lasting_worth(card, income) + 10 * i16::from(mission);
            let gain = worth - 4 * price - 3 * i16::from(card.cards);
            if best.first < gain {
                missing = (price - water).max(0);
            }
            best.see(gain);
            if price <= water && i16::from(card.cards) <= others {
                counts.add(Feature::Payable, copies);
                builds.see(gain);
            }
        }
        counts.add(Feature::BestCard, best.first);
        counts.add(Feature::SecondCard, best.second);
        counts.add(Feature::WaterMissing, missing);
        if 0 < open.builds {
            counts.add(Feature::BestBuild, builds.first);
        } else if 0 < open.upgrade_offers {
            counts.add(Feature::BestBuild, upgrade);
        }
        if 1 < open.builds {
            counts.add(Feature::SecondBuild, builds.second);
        }
    }

    /// What playing the card gives at once.
    fn gains_worth(&self, seat: Seat, card: &ProjectFacts, engine: &Engine) -> i16 {
        let parts = card.does.gains.0.iter().map(|part| {
            let times = match part.first.times {
                Times::Once => 1,
                Times::Cards(project) => 1 + i16::from(self.in_play(seat, project)),
                Times::Movement => engine.movement,
                Times::Combat => engine.combat,
                Times::BareTiles => 0,
            };
            // Of plans, the discount is what is multiplied.
            worth(part.first) * times
        });
        // A Plant Market without tiles sells nothing.
        let sale =
            card.does.offer.as_ref().filter(
                |way| matches!(way.price, Price::Pay(ref price) if self.can_pay(seat, price)),
            );
        parts.sum::<i16>() + sale.map_or(0, |way| Prize::of(&way.gains).worth() / 2)
    }

    /// What the card is worth until the end; `income` in every round.
    fn lasting_worth(&self, card: &ProjectFacts, income: i16) -> i16 {
        let rounds = self.rounds_left();
        let does = &card.does;
        let points = 10 * i16::from(card.vp) + (5 + 3 * rounds) * i16::from(card.symbols);
        let strength = (4 + 3 * rounds) * i16::from(does.movement + does.combat);
        points + strength + (income + 4 * powers(card)) * rounds
    }
}

/// What can be added up for every card of the hand.
fn count_card(card: &ProjectFacts, copies: i16, counts: &mut Counts<'_>) {
    counts.add(Feature::HandPoints, i16::from(card.vp) * copies);
    counts.add(Feature::HandSymbols, i16::from(card.symbols) * copies);
    counts.add(Feature::HandCost, i16::from(card.water + card.cards) * copies);
    let strength = card.does.movement + card.does.combat;
    counts.add(Feature::HandStrength, i16::from(strength) * copies);
    counts.add(Feature::HandPowers, powers(card) * copies);
}

/// Abilities other than strength and income.
fn powers(card: &ProjectFacts) -> i16 {
    let does = &card.does;
    let discounts = does.project_less + does.green_less + does.upgrade_less;
    i16::from(discounts) + does.gathering_powers() + does.other_powers()
}
