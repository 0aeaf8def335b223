//! DEC-17: the action Recruit (chapter 12).

use tabletop::{Choices, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    assistant::Assistant,
    dial::Job,
    event::Event,
    goods::{Good, Goods},
    pile::Pile,
    project::Projects,
    state::Player,
};

impl Imaginarium {
    /// One face-up assistant that can be paid (IM-12.1 to IM-12.4), in the order of their ids.
    /// Above the slot limit it must be AS-06 (IM-17.6).
    pub(super) fn recruit_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let must_extend = self.players[by].is_over_limit();
        let mut room = self.room;
        room.sort_unstable();
        for assistant in room.into_iter().flatten() {
            let fits = !must_extend || assistant == Assistant::ExtensionBuilder;
            if fits && self.can_recruit(by, assistant) {
                out.offer(Action::Recruit(assistant));
            }
        }
        if !must_extend {
            out.offer(Action::Done);
        }
    }

    /// Whether a face-up assistant finds a free place and can be paid.
    pub(super) fn can_recruit(&self, by: Seat, assistant: Assistant) -> bool {
        let player = &self.players[by];
        player.staff.len() < Player::PLACES
            && self.options.edition.assistant_cost(assistant) <= player.goods[Good::Charbonium]
    }

    pub(super) fn recruit_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Recruit(assistant) = action else {
            return cx.tell(|| Event::JobEnded { seat: by, job: Job::Recruit, count: 0 });
        };
        let cost = self.options.edition.assistant_cost(assistant);
        self.exchange(by, Goods::of(Good::Charbonium, cost), Goods::NONE);
        self.players[by].staff.insert(assistant);
        // The place stays empty until the reset (IM-12.6).
        let place = self.room.iter_mut().find(|place| **place == Some(assistant));
        *place.expect("it is in the room") = None;
        cx.tell(|| Event::Recruited { seat: by, assistant, cost });
        if assistant == Assistant::SecretDossier {
            self.draw_secrets(by, cx);
        }
        cx.tell(|| Event::JobEnded { seat: by, job: Job::Recruit, count: 1 });
    }

    /// AS-08: two random projects of the reserve, unseen by others (IM-22.12).
    fn draw_secrets(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let mut tiles = Projects::default();
        for _ in 0..2 {
            if let Some(project) = self.reserve.draw(Pile::Projects, cx.chance) {
                tiles.insert(project);
            }
        }
        self.players[by].secrets = tiles;
        cx.tell(|| Event::SecretsDrawn { seat: by, tiles: Some(tiles) });
    }
}
