//! A deed that is paid for takes effect (chapter 3.0).

use tabletop::{Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    deed::{Deed, Effect},
    event::{Cause, Event, Reason},
    frame::{Question, Step},
    goods::{Good, Goods},
    worker::Errand,
};

impl WhistleMountain {
    pub(crate) fn perform(&mut self, deed: Deed, cx: &mut Cx<'_>) {
        let by = self.active;
        match self.effect(deed) {
            Effect::Gain(goods, vp) => {
                self.gain(by, goods, cx);
                if 0 < vp {
                    self.score(by, vp.into(), reason(deed), cx);
                }
            }
            Effect::GainAny(n) => self.then(Step::GainAny(n)),
            Effect::Cards(n) => self.gain_cards(by, n, cx),
            Effect::DrawAndKeep(draw, keep) => self.draw_and_keep(by, draw, keep, cx),
            Effect::Scaffolds(n) => self.then(Step::TakeScaffolds(n)),
            Effect::Machine(size) => self.offer_machine(by, size),
            Effect::Upgrade => self.offer_upgrade(by),
            Effect::BlindUpgrade => {
                if let Some(upgrade) = self.draw_upgrade(cx) {
                    self.own_upgrade(by, upgrade, cx);
                }
            }
            Effect::Buy(upgrade) => self.gain_upgrade(by, upgrade, cx),
            Effect::Awards(n) => self.gain_awards(by, n, cx),
            Effect::Build => self.ask(by, Question::Build),
            Effect::Move => self.send(by, Errand::Move),
            Effect::Rescue => self.send(by, Errand::Rescue),
            Effect::Shelter => self.send(by, Errand::Shelter),
            Effect::Escape => self.send(by, Errand::Escape),
            Effect::Activate { not, order } => {
                self.ask(by, Question::Activate { not, order, may: false });
            }
            Effect::ActivateAny => {
                let order = crate::machine::Order::Storage;
                self.ask(by, Question::Activate { not: None, order, may: false });
            }
            Effect::Promote => self.ask(by, Question::Glide),
            Effect::TowerStep => self.ask(by, Question::TowerStep),
            Effect::ShipHome(order) => self.ask(by, Question::Home { order }),
            Effect::AllHome => self.send_home_all(Cause::Card, |_, _, _| true, cx),
            Effect::Halves(machine) => self.ask(by, Question::FirstHalf(machine)),
            Effect::Elevate => self.ask(by, Question::Elevate),
            Effect::Disassemble => self.ask(by, Question::Disassemble),
            Effect::SwapUpgrades => self.ask(by, Question::SwapUpgrades),
            Effect::Salvage => self.ask(by, Question::Salvage),
            Effect::SwapToken => self.ask(by, Question::SwapToken),
            Effect::TakeTolls => self.take_tolls(by, cx),
            Effect::Megaphone => self.megaphone(by, cx),
            Effect::Charity => self.gain(by, self.charity(by), cx),
            Effect::DrawingBoard => self.ask(by, Question::DrawingBoard(0)),
            Effect::Recycle => self.ask(by, Question::TakeScaffold { recycle: true }),
            Effect::Ram => self.ask(by, Question::Ram),
            Effect::Exchange => self.ask(by, Question::Exchange),
            Effect::Duplicate => self.ask(by, Question::Duplicate),
        }
    }

    /// WM-23.16.
    fn take_tolls(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let goods = std::mem::replace(&mut self.toll, Goods::NONE);
        self.players[by].goods += goods;
        cx.tell(|| Event::TollsTaken { seat: Some(by), goods });
    }

    /// WM-23.3.
    fn megaphone(&mut self, by: Seat, cx: &mut Cx<'_>) {
        self.gain(by, Goods::of(Good::Whistle, 1), cx);
        for seat in self.from(by) {
            self.gain_awards(seat, 1, cx);
        }
    }

    /// The toll is paid before the worker is put down (WM-23.15).
    pub(super) fn send(&mut self, by: Seat, errand: Errand) {
        self.ask(by, Question::Worker(errand));
        if !self.toll_due().is_free() {
            self.ask(by, Question::Toll);
        }
    }
}

/// What the VP of a deed are for.
fn reason(deed: Deed) -> Reason {
    match deed {
        Deed::Activate(machine, _) => Reason::Activation(machine),
        Deed::Redeem(award) => Reason::Award(award),
        Deed::Use(upgrade) => Reason::Upgrade(upgrade),
        _ => unreachable!("no other deed scores by itself"),
    }
}
