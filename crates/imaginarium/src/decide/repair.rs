//! DEC-08, DEC-09 and DEC-12: the action Repair, the effect of what was repaired, and S1
//! (chapters 14 and 21).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    assistant::Assistant,
    dial::Job,
    event::Event,
    frame::Question,
    goods::Goods,
    machine::{Family, Machine},
    slot::{Slot, Stack},
    text::Lightning,
};

impl Imaginarium {
    /// One repair a turn, two with AS-03 (IM-14.1, IM-22.6); dismantling likewise (IM-16.1).
    pub(crate) fn shifts(&self, by: Seat) -> u8 {
        if self.players[by].staff.has(Assistant::DoubleShift) { 2 } else { 1 }
    }

    /// A broken machine whose cost is there (IM-14.3), with a free slot (IM-14.2).
    pub(super) fn repair_answers(&self, by: Seat, done: u8, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        if done < self.shifts(by) && player.slots.len() < player.slot_limit() {
            for machine in player.yard.kinds() {
                if player.goods.covers(self.options.edition.machine(machine).repair) {
                    out.offer(Action::Repair(machine));
                    if out.has_enough() {
                        return;
                    }
                }
            }
        }
        out.offer(Action::Done);
    }

    pub(super) fn repair_choose(&mut self, by: Seat, done: u8, action: Action, cx: &mut Cx<'_>) {
        let Action::Repair(machine) = action else {
            return cx.tell(|| Event::JobEnded { seat: by, job: Job::Repair, count: done });
        };
        self.ask(by, Question::Repair { done: done + 1 });
        let cost = self.options.edition.machine(machine).repair;
        self.exchange(by, cost, Goods::NONE);
        self.players[by].yard.take(machine);
        cx.tell(|| Event::Repaired { seat: by, machine, cost });
        match self.options.edition.lightning(machine) {
            // S1 leaves its slot before anything is picked (IM-21.2).
            Some(Lightning::Recycle) => {
                self.shredder.put(machine);
                self.ask(by, Question::Recycle);
            }
            Some(lightning) => {
                self.install(by, machine);
                self.strike(by, machine, lightning, cx);
            }
            None => {
                self.install(by, machine);
                if machine.family() != Family::Defence {
                    let again = self.players[by].staff.has(Assistant::TestPilot);
                    self.ask(by, Question::Effect { machine, again, time: 1 });
                }
            }
        }
    }

    /// It is placed loose in a free slot (IM-14.5).
    fn install(&mut self, by: Seat, machine: Machine) {
        self.players[by].slots.insert(Slot { stack: Stack::single(machine), down: false });
    }

    /// The effect may be applied at once (IM-14.6), with the first multiplier (IM-14.9).
    pub(super) fn effect_answers(
        &self,
        by: Seat,
        machine: Machine,
        out: &mut impl Choices<Action>,
    ) {
        let effect = self.options.edition.effect(Stack::single(machine));
        effect.feeds(self.players[by].goods, |feed| out.offer(Action::Apply(feed)));
        out.offer(Action::Decline);
    }

    pub(super) fn effect_choose(
        &mut self,
        by: Seat,
        machine: Machine,
        again: bool,
        time: u8,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Apply(feed) = action else {
            // Only a free choice is worth a word: not without a cube to feed it, and not a second time.
            let question = Question::Effect { machine, again, time };
            if time == 1 && 1 < self.probe(by, question).count {
                cx.tell(|| Event::EffectDeclined { seat: by, machine });
            }
            return;
        };
        let (fed, gain) = self.options.edition.effect(Stack::single(machine)).apply(feed);
        self.exchange(by, fed, gain);
        cx.tell(|| Event::EffectApplied { seat: by, machine, fed, gain, time });
        // AS-11: a second time (IM-22.14).
        if again {
            self.ask(by, Question::Effect { machine, again: false, time: 2 });
        }
    }

    /// P, T, D and S2 can be taken; machines with the lightning symbol cannot (IM-21.4).
    pub(super) fn recycle_answers(&self, out: &mut impl Choices<Action>) {
        for machine in self.shredder.kinds() {
            if !machine.has_lightning() {
                out.offer(Action::Take(machine));
            }
        }
        out.offer(Action::Decline);
    }

    /// The machine arrives repaired and loose (IM-21.5, IM-21.6); its effect is applied once,
    /// since it was not repaired by the player (IM-21.7, IM-21.10).
    pub(super) fn recycle_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Take(machine) = action else {
            return cx.tell(|| Event::Recycled { seat: by, machine: None });
        };
        self.shredder.take(machine);
        self.install(by, machine);
        cx.tell(|| Event::Recycled { seat: by, machine: Some(machine) });
        if machine.family() != Family::Defence {
            self.ask(by, Question::Effect { machine, again: false, time: 1 });
        }
    }
}
