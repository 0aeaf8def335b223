//! What a client proposes: the payment that loses least.

use tabletop::Seat;

use crate::{
    SkiStation,
    action::Action,
    effect::Perk,
    frame::Question,
    stock::{Bundle, Cost},
};

impl SkiStation {
    pub(super) fn propose(&self, by: Seat, legal: &[Action]) -> Option<Action> {
        match self.open_question()? {
            Question::Pay(cost, _) => {
                let loss = |action: &&Action| match action {
                    Action::Pay(bundle) => self.loss(by, cost, *bundle),
                    _ => u16::MAX,
                };
                legal.iter().min_by_key(loss).copied()
            }
            // The fewest Time with which nobody is dismissed, or with which the fewest are: a
            // permanent is worth more than the Time it takes to keep it.
            Question::Wages => {
                let unpaid = |action: &&Action| match action {
                    Action::Time(time) => self.wages_with(by, *time).1,
                    _ => u8::MAX,
                };
                legal.iter().min_by_key(unpaid).copied()
            }
            _ => None,
        }
    }

    /// How much a payment hurts, in halves of a euro. A used permanent stands up again at upkeep and
    /// costs next to nothing, unless it would count double for something else and does not here. A
    /// euro is gone; so is a seasonal, which can pay what euros cannot. Time comes last, whatever it
    /// stands for: it can stand for anything, and is worth PV at the end.
    fn loss(&self, by: Seat, cost: Cost, bundle: Bundle) -> u16 {
        let doubles = [Perk::PistesDouble, Perk::BuildingDouble, Perk::Phase3Double];
        let is_spared = !cost.double && doubles.into_iter().any(|perk| self.has(by, perk));
        let permanent = if is_spared { 4 } else { 1 };
        let time = 4 * u16::from(self.purse(by).time_eur) + 1;
        2 * u16::from(bundle.eur)
            + 3 * u16::from(bundle.seasonals)
            + permanent * u16::from(bundle.permanents)
            + time * u16::from(bundle.time)
    }
}
