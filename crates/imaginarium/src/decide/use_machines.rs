//! DEC-02: use which machine? (step 1, chapter 8)

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    assistant::Assistant,
    event::Event,
    frame::Question,
    goods::Feed,
    machine::{Family, Machine},
    slot::Stack,
    text::Effect,
};

impl Imaginarium {
    pub(super) fn use_answers(
        &self,
        by: Seat,
        used: u8,
        borrowed: bool,
        out: &mut impl Choices<Action>,
    ) {
        let player = &self.players[by];
        let mut without_choice = 0u8;
        let mut last = None;
        for (i, slot) in player.slots.iter().enumerate() {
            // A slot that is face down cannot be used in this step (IM-8.18).
            if used >> i & 1 == 1 || slot.down {
                continue;
            }
            let effect = self.options.edition.effect(slot.stack);
            without_choice += u8::from(matches!(effect, Effect::Gain(_)));
            if last.replace(slot.stack) != Some(slot.stack) {
                effect.feeds(player.goods, |feed| out.offer(Action::Use(slot.stack, feed)));
                if out.has_enough() {
                    return;
                }
            }
        }
        if !borrowed && player.staff.has(Assistant::Borrower) {
            self.borrow_answers(by, out);
        }
        if 2 <= without_choice {
            out.offer(Action::UseAll);
        }
        out.offer(Action::Done);
    }

    /// One loose, repaired, face-up P or T machine of an opponent (IM-22.15), fed from the
    /// borrower's cubes (IM-22.16).
    fn borrow_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        for seat in self.others(by) {
            for slot in self.players[seat].slots.distinct().filter(|slot| !slot.down) {
                let Some(machine) = slot.stack.loose() else { continue };
                if matches!(machine.family(), Family::Production | Family::Transformation) {
                    let effect = self.options.edition.effect(slot.stack);
                    let goods = self.players[by].goods;
                    effect.feeds(goods, |feed| out.offer(Action::Borrow(seat, machine, feed)));
                }
            }
        }
    }

    pub(super) fn use_choose(
        &mut self,
        by: Seat,
        mut used: u8,
        mut borrowed: bool,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        match action {
            Action::Use(stack, feed) => used |= 1 << self.use_slot(by, used, stack, feed, cx),
            Action::UseAll => {
                let slots = self.players[by].slots;
                for (i, slot) in slots.iter().enumerate() {
                    let plain = matches!(self.options.edition.effect(slot.stack), Effect::Gain(_));
                    if plain && used >> i & 1 == 0 && !slot.down {
                        used |= 1 << self.use_slot(by, used, slot.stack, Feed::Nothing, cx);
                    }
                }
            }
            Action::Borrow(from, machine, feed) => {
                borrowed = true;
                self.borrow(by, from, machine, feed, cx);
            }
            Action::Done => return self.turn_up(by, cx),
            _ => unreachable!("{action}"),
        }
        self.ask(by, Question::Use { used, borrowed });
    }

    /// Uses an unused slot with these contents; answers with its position.
    fn use_slot(&mut self, by: Seat, used: u8, stack: Stack, feed: Feed, cx: &mut Cx<'_>) -> usize {
        let slots = &self.players[by].slots;
        let fits = |i: &usize| used >> i & 1 == 0 && !slots[*i].down && slots[*i].stack == stack;
        let at = (0..slots.len()).find(fits).expect("an unused slot");
        let (fed, gain) = self.options.edition.effect(stack).apply(feed);
        self.exchange(by, fed, gain);
        cx.tell(|| Event::Used { seat: by, stack, fed, gain });
        at
    }

    fn borrow(&mut self, by: Seat, from: Seat, machine: Machine, feed: Feed, cx: &mut Cx<'_>) {
        let (fed, gain) = self.options.edition.effect(Stack::single(machine)).apply(feed);
        self.exchange(by, fed, gain);
        cx.tell(|| Event::Borrowed { seat: by, from, machine, fed, gain });
    }

    /// At the end of step 1 all own slots are turned up (IM-8.19).
    fn turn_up(&mut self, by: Seat, cx: &mut Cx<'_>) {
        for stack in self.players[by].slots.turn_up() {
            cx.tell(|| Event::TurnedUp { seat: by, stack });
        }
    }
}
