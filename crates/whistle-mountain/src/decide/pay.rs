//! WD-18, WD-26, WD-35, WD-37: what a deed costs is paid before it takes effect (WM-19.15).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    action::Action,
    can::Promised,
    deed::{Deed, Effect},
    event::{Event, Reason},
    frame::{Question, Step},
    goods::{Good, payments},
    upgrade::Upgrade,
};

impl WhistleMountain {
    /// Has a deed paid for and then carried out.
    pub(crate) fn begin(&mut self, by: Seat, deed: Deed, cx: &mut Cx<'_>) {
        if let Deed::Activate(machine, order) = deed {
            cx.tell(|| Event::Activated { seat: by, machine, order });
            // When an activation begins, before its effect (WM-22.11).
            if self.owns(by, Upgrade::RapidLoader) {
                self.score(by, 1, Reason::Upgrade(Upgrade::RapidLoader), cx);
            }
        }
        self.then(Step::Perform(deed));
        self.pay_for(by, deed);
    }

    /// Asks for what a deed costs: tokens first, then what is discarded.
    pub(crate) fn pay_for(&mut self, by: Seat, deed: Deed) {
        let price = self.price(deed);
        if price.scaffold {
            self.ask(by, Question::DiscardScaffold(deed));
        }
        if price.card {
            self.ask(by, Question::DiscardCard(deed));
        }
        if !price.cost.is_free() {
            self.ask(by, Question::Pay(deed));
        }
    }

    /// A payment that would make the rest impossible is not offered (WM-21.12).
    pub(super) fn pay_answers(&self, by: Seat, deed: Deed, out: &mut impl Choices<Action>) {
        let (price, effect) = (self.price(deed), self.effect(deed));
        let needs_tokens = match effect {
            Effect::Activate { .. } | Effect::ActivateAny => true,
            Effect::Move | Effect::Rescue | Effect::Shelter | Effect::Escape => {
                !self.toll_due().is_free()
            }
            Effect::Halves(_) => !self.toll_due().is_free() && !self.can_build(by, false),
            Effect::Gain(..) | Effect::GainAny(_) => !self.works(by, effect, Promised::default()),
            _ => false,
        };
        payments(self.players[by].goods, self.wild(by), price.cost, |payment| {
            if !needs_tokens || self.works_paid(by, effect, payment) {
                out.offer(Action::Pay(payment));
            }
            !out.has_enough()
        });
    }

    pub(super) fn pay_choose(&mut self, by: Seat, deed: Deed, action: Action, cx: &mut Cx<'_>) {
        let Action::Pay(payment) = action else { unreachable!("tokens are paid") };
        let tokens = payment.tokens();
        self.spend(by, tokens);
        cx.tell(|| Event::Paid { seat: by, tokens, deed });
    }

    pub(super) fn discard_card_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.players[by].hand.kinds().for_each(|card| out.offer(Action::Discard(card)));
    }

    pub(super) fn discard_card_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Discard(card) = action else { unreachable!("a card is discarded") };
        self.discard_card(by, card, cx);
    }

    /// For Tower Crane something must be left that can be built.
    pub(super) fn discard_scaffold_answers(
        &self,
        by: Seat,
        deed: Deed,
        out: &mut impl Choices<Action>,
    ) {
        let builds = self.effect(deed) == Effect::Build;
        for tile in self.players[by].scaffolds.kinds() {
            let leaves_enough = || {
                let mut after = *self;
                after.players[by].scaffolds.take(tile);
                after.can_build(by, false)
            };
            if !builds || leaves_enough() {
                out.offer(Action::Shed(tile));
            }
        }
    }

    pub(super) fn discard_scaffold_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Shed(scaffold) = action else { unreachable!("a scaffold is discarded") };
        self.players[by].scaffolds.take(scaffold);
        self.put_back(scaffold);
        cx.tell(|| Event::ScaffoldReturned { seat: by, scaffold });
    }

    /// Any kind of token (WM-23.13).
    pub(super) fn toll_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.players[by].goods.iter().for_each(|(good, _)| out.offer(Action::Toll(good)));
    }

    /// It lies on Toll Bridge, out of the supply (WM-20.6).
    pub(super) fn toll_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Toll(good) = action else { unreachable!("a token is the toll") };
        self.players[by].goods[good] -= 1;
        self.toll[good] += 1;
        cx.tell(|| Event::TollPaid { seat: by, good });
    }

    /// A type in the supply, whistle included (WM-19.16).
    pub(super) fn gain_any_answers(&self, out: &mut impl Choices<Action>) {
        self.supply.iter().for_each(|(good, _)| out.offer(Action::Gain(good)));
    }

    pub(crate) fn gain_any(&mut self, n: u8) {
        if 0 < n && !self.supply.is_empty() {
            self.then(Step::GainAny(n - 1));
            self.ask(self.active, Question::GainAny);
        }
    }

    pub(super) fn gain_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Gain(good) = action else { unreachable!("a resource is gained") };
        self.gain(by, crate::goods::Goods::of(good, 1), cx);
    }

    /// Whether a token of a kind can be gained.
    pub(super) fn is_in_supply(&self, good: Good) -> bool {
        0 < self.supply[good]
    }
}
