//! The questions: one file each, its answers (`*_answers`) beside what they do (`*_choose`).

mod anytime;
mod develop;
mod disk;
mod effect;
mod go;
mod improve;
mod pay;
mod piste;
mod recruit;
mod reward;
mod seat;
mod site;

use tabletop::{Choices, Flow, Probe, Seat, Stack};

use crate::{
    Cx, SkiStation,
    action::Action,
    event::Event,
    frame::{Frame, Question, Step},
};

impl Flow for SkiStation {
    type Step = Step;
    type Question = Question;
    type Action = Action;
    type Event = Event;

    #[inline]
    fn stack(&self) -> &impl Stack<Frame> {
        &self.stack
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut impl Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, step: Step, cx: &mut Cx<'_>) {
        let by = self.active;
        match step {
            Step::Income => self.phase_1(cx),
            Step::Turns => self.next_turn(cx),
            Step::Square => self.square(by, cx),
            Step::Thresholds => self.phase_3(),
            Step::Evaluation => self.phase_4(cx),
            Step::Bought(by, purchase) => self.bought(by, purchase, cx),
            Step::Seat => self.seat_cubes(by, cx),
            Step::LotLaid(lot) => self.lot_laid(by, lot, cx),
            Step::Reward(rank) => self.reward(by, rank, cx),
            Step::Effect(effect, from) => self.carry_out_effect(by, effect, from, cx),
            Step::TurnDown(development) => self.turn_down(by, development, cx),
        }
    }

    /// A turn can be looked at before it ends (A77).
    #[inline]
    fn is_always_asked(&self, _: Seat, question: Question) -> bool {
        question == Question::Rest
    }

    #[inline]
    fn tell_only_answer(&self, _: Seat, _: Action, _: &mut Cx<'_>) {}

    fn answers(&self, by: Seat, question: Question, out: &mut impl Choices<Action>) {
        match question {
            Question::Move => self.move_answers(by, out),
            Question::Pay(cost, purchase) => self.pay_answers(by, cost, purchase, out),
            Question::Square => self.square_answers(by, out),
            Question::Disk { free } => self.disk_answers(by, free, out),
            Question::Piste { lot, square } => self.piste_answers(by, lot, square, out),
            Question::FreePiste { lot, colours, left } => {
                self.free_piste_answers(by, lot, colours, left, out);
            }
            Question::Pending(pending) => self.pending_answers(by, pending, out),
            Question::Reward(rank) => self.reward_answers(by, rank, out),
            Question::Site(_) => self.site_answers(by, out),
            Question::Discarded { left, less, may } => {
                self.discarded_answers(by, left, less, may, out);
            }
            Question::Mode { from, free } => self.mode_answers(by, from, free, out),
            Question::BuyDiscarded => self.buy_discarded_answers(by, out),
            Question::Improve { paid } => self.improve_answers(by, paid, out),
            Question::Threshold => self.threshold_answers(by, out),
            Question::TurnUp(most) => self.turn_up_answers(by, most, out),
            Question::Stand(n) => self.stand_answers(by, n, out),
            Question::ActivateFree(left) => self.activate_free_answers(by, left, out),
            Question::MoveDisk => self.move_disk_answers(by, true, out),
            Question::MoveDiskTo(_) => self.move_disk_answers(by, false, out),
            Question::ScoreBonus => self.score_bonus_answers(by, out),
            Question::Wages => self.wages_answers(by, out),
            Question::Rest => self.rest_answers(by, out),
            Question::Seat => self.seat_answers(by, out),
            Question::Unseat => self.unseat_answers(by, out),
        }
    }

    fn choose(&mut self, by: Seat, question: Question, action: Action, cx: &mut Cx<'_>) {
        if self.anytime_choose(by, question, action, cx) {
            return;
        }
        match question {
            Question::Move => self.move_choose(by, action, cx),
            Question::Pay(_, purchase) => self.pay_choose(by, purchase, action, cx),
            Question::Square => self.square_choose(by, action),
            Question::Disk { free } => self.disk_choose(by, free, action, cx),
            Question::Piste { lot, .. } => self.piste_choose(by, lot, action, cx),
            Question::FreePiste { lot, colours, left } => {
                self.free_piste_choose(by, lot, colours, left, action, cx);
            }
            Question::Pending(pending) => self.pending_choose(by, pending, action, cx),
            Question::Reward(rank) => self.reward_choose(by, rank, action, cx),
            Question::Site(building) => self.site_choose(by, building, action, cx),
            Question::Discarded { left, less, .. } => {
                self.discarded_choose(by, left, less, action, cx);
            }
            Question::Mode { from, free } => self.mode_choose(by, from, free, action, cx),
            Question::BuyDiscarded => self.buy_discarded_choose(by, action, cx),
            Question::Improve { paid } => self.improve_choose(by, paid, action, cx),
            Question::Threshold => self.threshold_choose(by, action, cx),
            Question::TurnUp(_) => self.turn_up_choose(by, action, cx),
            Question::Stand(_) => self.stand_choose(by, action, cx),
            Question::ActivateFree(left) => self.activate_free_choose(by, left, action, cx),
            Question::MoveDisk => self.move_disk_choose(by, action),
            Question::MoveDiskTo(from) => self.move_disk_to_choose(by, from, action, cx),
            Question::ScoreBonus => self.score_bonus_choose(by, action, cx),
            Question::Wages => self.wages_choose(by, action, cx),
            Question::Rest => SkiStation::rest_choose(by, cx),
            Question::Seat => self.seat_choose(by, action, cx),
            Question::Unseat => self.unseat_choose(by, action, cx),
        }
    }
}

/// Whether a question has more than one answer of its own.
pub(crate) fn is_asked(count: impl FnOnce(&mut Probe<Action>)) -> bool {
    let mut probe = Probe::default();
    count(&mut probe);
    probe.has_enough()
}
