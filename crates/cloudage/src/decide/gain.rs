//! DEC-07: one of two gains; and a resource of choice.

use tabletop::{Choices, Seat};

use crate::{
    CloudAge, Cx,
    action::{Action, Good},
    effect::{Deed, Effect, Part},
    frame::Source,
};

impl CloudAge {
    /// What would give nothing at all is not offered.
    fn gives_something(&self, effect: Effect) -> bool {
        match effect.deed {
            Deed::Projects => self.can_draw_project(),
            Deed::Plants => !self.planting || !self.bag.is_empty(),
            _ => true,
        }
    }

    pub(super) fn gain_answers(&self, part: Part, out: &mut impl Choices<Action>) {
        let both = [Some(part.first), part.or];
        let mut offered = false;
        for (effect, n) in both.into_iter().flatten().zip(1..) {
            if self.gives_something(effect) {
                out.offer(Action::Take(n));
                offered = true;
            }
        }
        if !offered {
            out.offer(Action::Stop);
        }
    }

    pub(super) fn gain_choose(
        &mut self,
        by: Seat,
        part: Part,
        source: Source,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        match (action, part.or) {
            (Action::Take(1), _) => self.carry_out(by, part.first, source, cx),
            (Action::Take(_), Some(or)) => self.carry_out(by, or, source, cx),
            _ => {}
        }
    }

    pub(super) fn resource_answers(&self, out: &mut impl Choices<Action>) {
        for good in [Good::Water, Good::Metal, Good::Energy] {
            out.offer(Action::Resource(good));
        }
        if self.can_draw_project() {
            out.offer(Action::Resource(Good::Projects));
        }
    }
}
