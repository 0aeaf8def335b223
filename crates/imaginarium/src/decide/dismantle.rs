//! DEC-13: the action Dismantle (chapter 16).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, Imaginarium,
    action::{Action, Yield},
    dial::Job,
    event::Event,
    frame::Question,
    goods::{Good, Goods},
    machine::Machine,
    slot::{Slot, Stack},
};

impl Imaginarium {
    /// Broken machines for a part of their cost (IM-16.4), loose repaired ones for twice their
    /// cost or for VP (IM-16.6), never from a combination (IM-16.2). Above the slot limit only
    /// what frees a slot (IM-17.6).
    pub(super) fn dismantle_answers(&self, by: Seat, done: u8, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        let must_free_slots = player.is_over_limit();
        if done < self.shifts(by) {
            if !must_free_slots {
                self.scrap_answers(by, out);
            }
            if out.has_enough() {
                return;
            }
            let mut last = None;
            for slot in player.slots.distinct() {
                let Some(machine) = slot.stack.loose() else { continue };
                // Face-down slots cannot be met here (IM-17.10), but a type stands once.
                if machine.can_be_dismantled() && last.replace(machine) != Some(machine) {
                    out.offer(Action::Dismantle(machine, Yield::Cubes));
                    out.offer(Action::Dismantle(machine, Yield::Vp));
                    if out.has_enough() {
                        return;
                    }
                }
            }
        }
        if !must_free_slots {
            out.offer(Action::Done);
        }
    }

    fn scrap_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        for machine in self.players[by].yard.kinds() {
            if machine.can_be_dismantled() {
                for &cubes in self.options.edition.machine(machine).scrap.iter() {
                    out.offer(Action::Scrap(machine, cubes));
                }
                if out.has_enough() {
                    return;
                }
            }
        }
    }

    /// Twice the repair cost, or VP equal to the level (IM-16.6).
    pub(crate) fn dismantling_yield(&self, machine: Machine, yields: Yield) -> Goods {
        let facts = self.options.edition.machine(machine);
        match yields {
            Yield::Cubes => facts.repair * 2,
            Yield::Vp => Goods::of(Good::Vp, facts.level),
        }
    }

    pub(super) fn dismantle_choose(&mut self, by: Seat, done: u8, action: Action, cx: &mut Cx<'_>) {
        let (machine, repaired, gain) = match action {
            Action::Scrap(machine, cubes) => {
                self.players[by].yard.take(machine);
                (machine, false, cubes.into())
            }
            Action::Dismantle(machine, yields) => {
                let slot = Slot { stack: Stack::single(machine), down: false };
                self.players[by].slots.remove(slot);
                (machine, true, self.dismantling_yield(machine, yields))
            }
            Action::Done => {
                return cx.tell(|| Event::JobEnded { seat: by, job: Job::Dismantle, count: done });
            }
            _ => unreachable!("{action}"),
        };
        self.exchange(by, Goods::NONE, gain);
        self.shredder.put(machine); // IM-16.8
        cx.tell(|| Event::Dismantled { seat: by, machine, repaired, gain });
        self.ask(by, Question::Dismantle { done: done + 1 });
    }
}
