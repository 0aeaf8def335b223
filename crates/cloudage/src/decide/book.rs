//! DEC-03: the book action.

use tabletop::{Choices, Flow, Seat};

use crate::{
    CloudAge, Cx,
    action::Action,
    effect::{Price, Way},
    event::Event,
    frame::{Cause, Payment, Source, Step},
};

impl CloudAge {
    fn can_take(&self, by: Seat, way: &Way) -> bool {
        match &way.price {
            Price::Fight(_) => true,
            Price::Pay(price) => self.can_pay(by, price),
        }
    }

    pub(super) fn book_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        for (way, n) in self.ways().iter().zip(1..) {
            if self.can_take(by, way) {
                out.offer(Action::Book(n));
            }
        }
        out.offer(Action::Stop);
    }

    pub(super) fn book_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Book(n) = action else {
            return cx.tell(|| Event::BookPassed { seat: by });
        };
        cx.tell(|| Event::BookUsed { seat: by, way: n });
        let way = self.ways()[usize::from(n) - 1];
        match way.price {
            Price::Fight(_) => self.then(Step::Fight(by, Cause::Book(n))),
            Price::Pay(price) => {
                self.give(by, &way.gains, Source::Book);
                self.pay_all(by, &price, Payment::Book, cx);
            }
        }
    }
}
