//! DEC-14 and DEC-15: the action Reorganise (chapter 17): first take apart, then join.
//!
//! Every arrangement can be reached that way, because every part of a legal combination is legal.

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    assistant::Assistant,
    dial::{Job, Jobs},
    event::Event,
    frame::Question,
    slot::{Slot, Stack},
};

impl Imaginarium {
    /// Whether a combination exists or two slots may be joined (IM-11.8).
    pub(super) fn can_reorganise(&self, by: Seat) -> bool {
        let slots = &self.players[by].slots;
        slots.iter().any(|slot| slot.stack.loose().is_none())
            || self.options.edition.can_join_any(slots.iter().map(|slot| slot.stack))
    }

    pub(super) fn apart_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        for slot in self.players[by].slots.distinct() {
            if slot.stack.loose().is_none() {
                out.offer(Action::Apart(slot.stack));
            }
        }
        out.offer(Action::Assemble);
    }

    pub(super) fn apart_choose(&mut self, by: Seat, left: Jobs, action: Action) {
        let Action::Apart(stack) = action else {
            return self.ask(by, Question::Join { left });
        };
        let slots = &mut self.players[by].slots;
        slots.remove(Slot { stack, down: false });
        for &machine in stack.machines() {
            slots.insert(Slot { stack: Stack::single(machine), down: false });
        }
        self.ask(by, Question::Apart { left });
    }

    pub(super) fn join_answers(&self, by: Seat, left: Jobs, out: &mut impl Choices<Action>) {
        let slots = &self.players[by].slots;
        let mut last = None;
        for (i, a) in slots.iter().enumerate() {
            if last.replace(a.stack) == Some(a.stack) {
                continue;
            }
            let mut partner = None;
            for b in &slots[i + 1..] {
                if partner.replace(b.stack) != Some(b.stack)
                    && self.options.edition.join(a.stack, b.stack).is_some()
                {
                    out.offer(Action::Join(a.stack, b.stack));
                    if out.has_enough() {
                        return;
                    }
                }
            }
        }
        if self.may_stop_reorganising(by, left) {
            out.offer(Action::Done);
        }
        if *slots != self.before {
            out.offer(Action::Cancel);
        }
    }

    /// Within the limit, or above it if the turn's other action is sure to cure it (IM-17.5).
    fn may_stop_reorganising(&self, by: Seat, left: Jobs) -> bool {
        !self.players[by].is_over_limit()
            || !self.options.strict_slots
                && (self.dismantling_cures(by, left) || self.recruiting_cures(by, left))
    }

    fn slots_too_many(&self, by: Seat) -> usize {
        let player = &self.players[by];
        player.slots.len().saturating_sub(player.slot_limit())
    }

    /// IM-17.5 (a).
    pub(super) fn dismantling_cures(&self, by: Seat, left: Jobs) -> bool {
        let too_many = self.slots_too_many(by);
        let loose = self.players[by].slots.iter().filter_map(|slot| slot.stack.loose());
        left.has(Job::Dismantle)
            && too_many <= usize::from(self.shifts(by))
            && too_many <= loose.filter(|machine| machine.can_be_dismantled()).count()
    }

    /// IM-17.5 (b).
    fn recruiting_cures(&self, by: Seat, left: Jobs) -> bool {
        left.has(Job::Recruit)
            && self.slots_too_many(by) <= 2
            && self.room.contains(&Some(Assistant::ExtensionBuilder))
            && self.can_recruit(by, Assistant::ExtensionBuilder)
    }

    pub(super) fn join_choose(&mut self, by: Seat, left: Jobs, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::Join(a, b) => {
                let stack = self.options.edition.join(a, b).expect("it was offered");
                let slots = &mut self.players[by].slots;
                slots.remove(Slot { stack: a, down: false });
                slots.remove(Slot { stack: b, down: false });
                slots.insert(Slot { stack, down: false });
                self.ask(by, Question::Join { left });
            }
            Action::Done => {
                let (before, after) = (self.before, self.players[by].slots);
                cx.tell(|| Event::Reorganised { seat: by, before, after });
                self.before = Default::default();
            }
            Action::Cancel => {
                self.players[by].slots = self.before;
                self.before = Default::default();
                cx.tell(|| Event::ReorganiseCancelled { seat: by });
            }
            _ => unreachable!("{action}"),
        }
    }
}
