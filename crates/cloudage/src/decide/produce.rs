//! DEC-04 and DEC-05: production, and what the lower Navigation card gives.

use tabletop::{Choices, Seat};

use crate::{
    CloudAge, Cx,
    action::{Action, Good},
    event::Event,
    frame::Source,
};

impl CloudAge {
    pub(super) fn produce_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        for level in 0..=player.level {
            let energy = self.edition().levels[usize::from(level)].energy;
            if u16::from(energy) <= player.energy {
                out.offer(Action::Produce(level));
            }
        }
        out.offer(Action::Stop);
    }

    pub(super) fn produce_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Produce(level) = action else {
            return cx.tell(|| Event::NotProduced { seat: by });
        };
        cx.tell(|| Event::Produced { seat: by, level });
        let facts = self.edition().levels[usize::from(level)];
        self.pay(by, Good::Energy, facts.energy, cx);
        self.gain(by, Good::Water, facts.water, Source::Level(level), cx);
        self.gain(by, Good::Vp, facts.vp, Source::Level(level), cx);
    }

    pub(super) fn navigation_answers(&self, out: &mut impl Choices<Action>) {
        out.offer(Action::Resource(Good::Energy));
        if self.can_draw_project() {
            out.offer(Action::Resource(Good::Projects));
        }
    }

    pub(super) fn navigation_choose(&mut self, by: Seat, n: u8, action: Action, cx: &mut Cx<'_>) {
        let Action::Resource(good) = action else { return };
        self.gain(by, good, n, Source::Navigation, cx);
    }
}
