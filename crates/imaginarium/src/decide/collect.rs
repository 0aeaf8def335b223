//! DEC-03 to DEC-05: step 2, the reserved machine or the extractor (chapters 9 and 10), and the
//! top card of the deck with AS-07.

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    assistant::Assistant,
    board::{Piece, Space},
    event::Event,
    frame::Question,
    goods::{Good, Goods, cubes},
    machine::Machine,
};

/// How a price can be paid.
pub(crate) enum Means {
    Charbonium,
    Cubes { need: u8 },
    None,
}

/// IM-22.11.
const TOP_CARD_PRICE: u16 = 3;

impl Imaginarium {
    fn can_buy_top(&self, by: Seat) -> bool {
        let player = &self.players[by];
        player.staff.has(Assistant::BackDoorBuyer)
            && TOP_CARD_PRICE <= player.goods[Good::Charbonium]
            && self.can_draw_machine()
    }

    pub(super) fn collect_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        out.offer(Action::Collect);
        if self.can_buy_top(by) {
            out.offer(Action::BuyTop);
        }
    }

    pub(super) fn collect_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        if action == Action::BuyTop {
            self.buy_top(by, cx);
        } else {
            self.ask(by, Question::TopCard);
        }
        self.collect(by, cx);
    }

    pub(super) fn top_card_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        if self.can_buy_top(by) {
            out.offer(Action::BuyTop);
        }
        out.offer(Action::Done);
    }

    pub(super) fn top_card_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        if action == Action::BuyTop {
            self.buy_top(by, cx);
        }
    }

    /// The card is seen only after payment and goes broken to the yard (IM-22.11).
    fn buy_top(&mut self, by: Seat, cx: &mut Cx<'_>) {
        self.exchange(by, Goods::of(Good::Charbonium, TOP_CARD_PRICE), Goods::NONE);
        let machine = self.draw_machine(cx).expect("looked before");
        self.players[by].yard.put(machine);
        cx.tell(|| Event::TopCardBought { seat: by, machine });
    }

    /// Takes what the handyman stands on: charbonium (IM-9.1) or the machine (IM-9.2); nothing
    /// on the waiting place (IM-6.10).
    fn collect(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let Some(space) = self.space_of(Piece::handyman(by)) else { return };
        if space.is_extractor() {
            let charbonium = self.options.edition.space(space);
            self.exchange(by, Goods::NONE, Goods::of(Good::Charbonium, charbonium));
            return cx.tell(|| Event::ExtractorPaid { seat: by, space, charbonium });
        }
        let (machine, price) = self.reserved(by, space);
        match self.means_to_pay(by, price) {
            Means::Charbonium => self.buy(by, Goods::of(Good::Charbonium, price), cx),
            Means::Cubes { need } => self.ask(by, Question::PayWood { need }),
            Means::None => self.fail_purchase(by, machine, price, cx),
        }
    }

    /// Charbonium if it covers the price (IM-10.1), else two cubes for each that is missing
    /// (IM-10.2), else nothing does (IM-10.4).
    pub(crate) fn means_to_pay(&self, by: Seat, price: u16) -> Means {
        let goods = self.players[by].goods;
        let need = 2 * price.saturating_sub(goods[Good::Charbonium]);
        match need {
            0 => Means::Charbonium,
            need if need <= cubes(goods) => Means::Cubes { need: need as u8 },
            _ => Means::None,
        }
    }

    fn reserved(&self, by: Seat, space: Space) -> (Machine, u16) {
        let machine = self.belt[space.index()].expect("a machine is reserved");
        (machine, self.price(by, space, machine))
    }

    /// All charbonium and all cubes are lost, and the machine is discarded (IM-10.4, IM-10.5).
    fn fail_purchase(&mut self, by: Seat, machine: Machine, price: u16, cx: &mut Cx<'_>) {
        let mut lost = self.players[by].goods;
        lost[Good::Vp] = 0;
        self.exchange(by, lost, Goods::NONE);
        self.take_off_belt(by);
        self.shredder.put(machine);
        cx.tell(|| Event::PurchaseFailed { seat: by, machine, price, lost });
    }

    pub(super) fn pay_wood_answers(&self, by: Seat, need: u8, out: &mut impl Choices<Action>) {
        let goods = self.players[by].goods;
        let need = u16::from(need);
        let others = goods[Good::Copper] + goods[Good::Crystal];
        for wood in need.saturating_sub(others)..=need.min(goods[Good::Wood]) {
            out.offer(Action::PayWood(wood as u8));
        }
    }

    pub(super) fn pay_wood_choose(&mut self, by: Seat, need: u8, action: Action) {
        let Action::PayWood(wood) = action else { unreachable!("{action}") };
        self.ask(by, Question::PayCopper { wood, need: need - wood });
    }

    pub(super) fn pay_copper_answers(&self, by: Seat, need: u8, out: &mut impl Choices<Action>) {
        let goods = self.players[by].goods;
        let need = u16::from(need);
        for copper in need.saturating_sub(goods[Good::Crystal])..=need.min(goods[Good::Copper]) {
            out.offer(Action::PayCopper(copper as u8));
        }
    }

    /// Crystal makes up the rest (IM-10.3); all charbonium goes too (IM-10.2).
    pub(super) fn pay_copper_choose(
        &mut self,
        by: Seat,
        wood: u8,
        need: u8,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::PayCopper(copper) = action else { unreachable!("{action}") };
        let all = self.players[by].goods[Good::Charbonium];
        let mut paid = Goods::of(Good::Charbonium, all);
        paid[Good::Wood] = wood.into();
        paid[Good::Copper] = copper.into();
        paid[Good::Crystal] = u16::from(need - copper);
        self.buy(by, paid, cx);
    }

    /// The machine goes broken into the yard (IM-9.8).
    fn buy(&mut self, by: Seat, paid: Goods, cx: &mut Cx<'_>) {
        let space = self.space_of(Piece::handyman(by)).expect("it stands on the belt");
        let (machine, price) = self.reserved(by, space);
        self.exchange(by, paid, Goods::NONE);
        self.take_off_belt(by);
        self.players[by].yard.put(machine);
        cx.tell(|| Event::Bought { seat: by, machine, space, price, paid });
    }

    /// The space stays empty until the reset (IM-9.9).
    fn take_off_belt(&mut self, by: Seat) {
        let space = self.space_of(Piece::handyman(by)).expect("it stands on the belt");
        self.belt[space.index()] = None;
    }
}
