//! DEC-18 and DEC-25: cards and tiles are paid one at a time.

use tabletop::{Choices, Flow, List, Seat};

use crate::{
    CloudAge, Cx,
    action::{Action, Good},
    effect::{Deed, Effect},
    event::Event,
    frame::{Payment, Question},
    project::Project,
};

/// The good of a price.
fn good(effect: Effect) -> Good {
    match effect.deed {
        Deed::Metal => Good::Metal,
        Deed::Energy => Good::Energy,
        Deed::Projects => Good::Projects,
        Deed::Plants => Good::Plants,
        Deed::Vp => Good::Vp,
        _ => Good::Water,
    }
}

impl CloudAge {
    pub(crate) fn can_pay(&self, by: Seat, price: &[Effect]) -> bool {
        price.iter().all(|&effect| u16::from(effect.n) <= self.stock(by, good(effect)))
    }

    pub(crate) fn pay_all(
        &mut self,
        by: Seat,
        price: &List<Effect, 2>,
        payment: Payment,
        cx: &mut Cx<'_>,
    ) {
        for &effect in price.iter().rev() {
            match good(effect) {
                Good::Projects => self.pay_cards(by, effect.n, payment, cx),
                Good::Plants => self.ask(by, Question::PayPlant(effect.n, payment)),
                good => self.pay(by, good, effect.n, cx),
            }
        }
    }

    /// What leaves no choice is not asked.
    pub(crate) fn pay_cards(&mut self, by: Seat, n: u8, payment: Payment, cx: &mut Cx<'_>) {
        if n == 0 {
            return;
        }
        if self.players[by].hand.len() != n {
            return self.ask(by, Question::PayCard(n, payment));
        }
        for &project in Project::ALL {
            let copies = self.players[by].hand.count(project);
            (0..copies).for_each(|_| self.discard_one(by, project, cx));
        }
    }

    fn discard_one(&mut self, by: Seat, project: Project, cx: &mut Cx<'_>) {
        self.players[by].hand.take(project);
        self.discard.put(project);
        cx.tell(|| Event::ProjectDiscarded { seat: by, project });
    }

    pub(super) fn pay_card_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.players[by].hand.kinds().for_each(|project| out.offer(Action::Pay(project)));
    }

    pub(super) fn pay_card_choose(
        &mut self,
        by: Seat,
        n: u8,
        payment: Payment,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Pay(project) = action else { return };
        self.discard_one(by, project, cx);
        self.pay_cards(by, n - 1, payment, cx);
    }

    pub(super) fn pay_plant_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.players[by].stock.kinds().for_each(|plant| out.offer(Action::Give(plant)));
    }

    /// Tiles given away are the newest (CA-23.10).
    pub(super) fn pay_plant_choose(
        &mut self,
        by: Seat,
        n: u8,
        payment: Payment,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Give(plant) = action else { return };
        let player = &mut self.players[by];
        player.stock.take(plant);
        if 0 < player.locked.count(plant) {
            player.locked.take(plant);
        }
        self.bag.put(plant);
        cx.tell(|| Event::PlantGiven { seat: by, plant });
        if 1 < n {
            self.ask(by, Question::PayPlant(n - 1, payment));
        }
    }
}
