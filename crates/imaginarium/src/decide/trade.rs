//! DEC-16: the action Transactions (chapter 15).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    assistant::Assistant,
    dial::Job,
    event::Event,
    frame::Question,
    goods::{Good, Goods},
};

/// What a VP costs with AS-09 (IM-15.6).
const BROKER_PRICE: u16 = 3;

impl Imaginarium {
    /// Three transactions, five with AS-10 (IM-15.1, IM-15.7).
    pub(crate) fn transactions(&self, by: Seat) -> u8 {
        if self.players[by].staff.has(Assistant::MarketRunner) { 5 } else { 3 }
    }

    pub(crate) fn buying_price(&self, by: Seat, good: Good) -> u16 {
        if good == Good::Vp && self.players[by].staff.has(Assistant::DiplomaBroker) {
            BROKER_PRICE
        } else {
            self.options.edition.trade_price(good)
        }
    }

    /// One unit at a time (IM-15.2); VP are only bought (IM-15.4).
    pub(super) fn trade_answers(&self, by: Seat, done: u8, out: &mut impl Choices<Action>) {
        let goods = self.players[by].goods;
        if done < self.transactions(by) {
            for good in [Good::Wood, Good::Copper, Good::Crystal, Good::Vp] {
                if self.buying_price(by, good) <= goods[Good::Charbonium] {
                    out.offer(Action::Buy(good));
                }
            }
            if out.has_enough() {
                return;
            }
            for cube in Good::CUBES {
                if 0 < goods[cube] {
                    out.offer(Action::Sell(cube));
                }
            }
        }
        out.offer(Action::Done);
    }

    pub(super) fn trade_choose(&mut self, by: Seat, done: u8, action: Action, cx: &mut Cx<'_>) {
        let (bought, good) = match action {
            Action::Buy(good) => (true, good),
            Action::Sell(good) => (false, good),
            Action::Done => {
                return cx.tell(|| Event::JobEnded { seat: by, job: Job::Trade, count: done });
            }
            _ => unreachable!("{action}"),
        };
        let charbonium = if bought {
            self.buying_price(by, good)
        } else {
            self.options.edition.trade_price(good)
        };
        let (money, goods) = (Goods::of(Good::Charbonium, charbonium), Goods::of(good, 1));
        if bought {
            self.exchange(by, money, goods);
        } else {
            self.exchange(by, goods, money);
        }
        cx.tell(|| Event::Traded { seat: by, bought, good, charbonium });
        self.ask(by, Question::Trade { done: done + 1 });
    }
}
