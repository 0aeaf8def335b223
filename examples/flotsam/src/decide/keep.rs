//! DEC-01: keep which wish card?

use tabletop::{Choices, Seat};

use crate::{Cx, Flotsam, action::Action, event::Event};

impl Flotsam {
    pub(super) fn keep_answers(&self, out: &mut impl Choices<Action>) {
        self.offer.kinds().for_each(|wish| out.offer(Action::Keep(wish)));
    }

    /// The other card goes back, unseen (FL-3.3).
    pub(super) fn keep_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Keep(wish) = action else { unreachable!("{action} answers DEC-01") };
        self.offer.take(wish);
        self.wishes.pour(&mut self.offer);
        self.players[by].wish = Some(wish);
        cx.tell(|| Event::Kept { seat: by, wish: Some(wish) });
    }
}
