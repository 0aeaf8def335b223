//! thresholds are improved (chapter SK-17).

use tabletop::{Choices, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    colour::Colour,
    effect::Perk,
    event::Event,
    frame::{Purchase, Question},
    stock::Cost,
};

impl SkiStation {
    pub(super) fn improve_answers(&self, by: Seat, paid: bool, out: &mut impl Choices<Action>) {
        let dues = self.dues(by, Question::Improve { paid });
        for colour in Colour::TRACKS {
            let can = match paid {
                true => self.can_improve(by, colour, &dues),
                false => self.is_unfinished(by, colour),
            };
            if can {
                out.offer(Action::Improve(colour));
            }
        }
    }

    pub(super) fn improve_choose(&mut self, by: Seat, paid: bool, action: Action, cx: &mut Cx<'_>) {
        let Action::Improve(colour) = action else { unreachable!("a threshold is improved") };
        match self.step_cost(by, colour) {
            Some(cost) if paid && !self.options.d06_free => {
                self.buy(by, cost, Purchase::Improvement(colour));
            }
            _ => self.improve(by, colour, cx),
        }
    }

    /// With D-09 permanents count double here (SK-17.10).
    pub(crate) fn phase_3_cost(&self, by: Seat, colour: Colour) -> Option<Cost> {
        let double = self.has(by, Perk::Phase3Double);
        self.step_cost(by, colour).map(|cost| cost.doubled(double))
    }

    pub(super) fn threshold_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        for colour in Colour::TRACKS {
            let cost = self.phase_3_cost(by, colour);
            if cost.is_some_and(|cost| self.purse(by).pays(cost)) {
                out.offer(Action::Improve(colour));
            }
        }
        out.offer(Action::Decline);
    }

    pub(super) fn threshold_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::Improve(colour) => {
                let cost = self.phase_3_cost(by, colour).expect("an unfinished track is improved");
                self.buy(by, cost, Purchase::Improvement(colour));
            }
            _ => cx.tell(|| Event::Unimproved { seat: by }),
        }
    }
}
