//! DEC-01 and DEC-02: what is kept at setup.

use tabletop::{Choices, Seat};

use crate::{CloudAge, Cx, action::Action, event::Event, mission::Missions};

impl CloudAge {
    pub(super) fn mission_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.players[by].missions.iter().for_each(|mission| out.offer(Action::Keep(mission)));
    }

    pub(super) fn mission_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Keep(mission) = action else { return };
        self.players[by].missions = Missions::from_iter([mission]);
        cx.tell(|| Event::MissionKept { seat: by, mission });
    }

    pub(super) fn discard_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.players[by].hand.kinds().for_each(|project| out.offer(Action::Discard(project)));
    }

    pub(super) fn discard_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Discard(project) = action else { return };
        self.players[by].hand.take(project);
        self.discard.put(project);
        cx.tell(|| Event::ProjectDiscarded { seat: by, project });
    }
}
