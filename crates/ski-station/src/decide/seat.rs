//! which slots cubes sit in, where their owner chooses (SK-13.19).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    event::Event,
    frame::{Question, Step},
    village::{SlotAt, Slots},
};

impl SkiStation {
    fn vacant(&self, by: Seat) -> Slots {
        self.slots(by).without(self.players[by].seats)
    }

    /// Cubes fill the slots as far as there are cubes; asked only while some slot stays empty.
    pub(super) fn seat_cubes(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let vacant = self.vacant(by);
        let standing = self.players[by].cubes - self.players[by].seats.len();
        if standing == 0 || vacant.is_empty() {
            return;
        }
        if vacant.len() <= standing {
            return vacant.iter().for_each(|slot| self.sit(by, slot, cx));
        }
        self.then(Step::Seat);
        self.ask(by, Question::Seat);
    }

    fn sit(&mut self, by: Seat, slot: SlotAt, cx: &mut Cx<'_>) {
        self.players[by].seats.insert(slot);
        cx.tell(|| Event::Seated { seat: by, slot });
    }

    pub(super) fn seat_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.vacant(by).iter().for_each(|slot| out.offer(Action::Seat(slot)));
    }

    pub(super) fn seat_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Seat(slot) = action else { unreachable!("a cube is seated") };
        self.sit(by, slot, cx);
    }

    pub(super) fn unseat_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.players[by].seats.iter().for_each(|slot| out.offer(Action::Unseat(slot)));
    }

    pub(super) fn unseat_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Unseat(slot) = action else { unreachable!("a cube leaves") };
        self.players[by].seats.remove(slot);
        cx.tell(|| Event::Unseated { seat: by, slot });
    }
}
