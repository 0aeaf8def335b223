//! The questions: one file each, its answers (`*_answers`) beside what they do (`*_choose`).

mod actions;
mod attack;
mod collect;
mod dismantle;
mod finish;
mod place;
mod recruit;
mod reorganise;
mod repair;
mod trade;
mod use_machines;

pub(crate) use actions::EXTRACT;
pub(crate) use collect::Means;

use tabletop::{Choices, Flow, Seat, Stack};

use crate::{
    Cx, Imaginarium,
    action::Action,
    board::Piece,
    event::Event,
    frame::{Frame, Question, Step},
};

impl Flow for Imaginarium {
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

    #[inline]
    fn step(&mut self, step: Step, cx: &mut Cx<'_>) {
        self.do_step(step, cx);
    }

    /// The end of a turn is shown to the player all the same (IM-31.4).
    #[inline]
    fn is_always_asked(&self, _: Seat, question: Question) -> bool {
        matches!(question, Question::Dial | Question::Finish)
    }

    #[inline]
    fn is_left_to_the_player(&self, only: Action) -> bool {
        only == Action::Cancel
    }

    #[inline]
    fn tell_only_answer(&self, by: Seat, only: Action, cx: &mut Cx<'_>) {
        let nothing_to_do =
            matches!(only, Action::Done | Action::Decline | Action::Assemble | Action::Collect);
        if !nothing_to_do {
            cx.tell(|| Event::Automatic { seat: by, action: only });
        }
    }

    #[inline]
    fn answers(&self, by: Seat, question: Question, out: &mut impl Choices<Action>) {
        match question {
            Question::Place { .. } => self.place_answers(out),
            Question::Use { used, borrowed } => self.use_answers(by, used, borrowed, out),
            Question::Collect => self.collect_answers(by, out),
            Question::TopCard => self.top_card_answers(by, out),
            Question::PayWood { need } => self.pay_wood_answers(by, need, out),
            Question::PayCopper { need, .. } => self.pay_copper_answers(by, need, out),
            Question::Dial => self.dial_answers(by, out),
            Question::Act { left } => self.act_answers(by, left, out),
            Question::Repair { done } => self.repair_answers(by, done, out),
            Question::Effect { machine, .. } => self.effect_answers(by, machine, out),
            Question::Erase => self.erase_answers(out),
            Question::Jam { victim } => self.jam_answers(victim, out),
            Question::Recycle => self.recycle_answers(out),
            Question::Dismantle { done } => self.dismantle_answers(by, done, out),
            Question::Apart { .. } => self.apart_answers(by, out),
            Question::Join { left } => self.join_answers(by, left, out),
            Question::Trade { done } => self.trade_answers(by, done, out),
            Question::Recruit => self.recruit_answers(by, out),
            Question::Finish => self.finish_answers(by, out),
        }
    }

    fn choose(&mut self, by: Seat, question: Question, action: Action, cx: &mut Cx<'_>) {
        match question {
            Question::Place { saboteur } => {
                self.place_choose(Piece { seat: by, saboteur }, action, cx);
            }
            Question::Use { used, borrowed } => self.use_choose(by, used, borrowed, action, cx),
            Question::Collect => self.collect_choose(by, action, cx),
            Question::TopCard => self.top_card_choose(by, action, cx),
            Question::PayWood { need } => self.pay_wood_choose(by, need, action),
            Question::PayCopper { wood, need } => {
                self.pay_copper_choose(by, wood, need, action, cx);
            }
            Question::Dial => self.dial_choose(by, action, cx),
            Question::Act { left } => self.act_choose(by, left, action, cx),
            Question::Repair { done } => self.repair_choose(by, done, action, cx),
            Question::Effect { machine, again, time } => {
                self.effect_choose(by, machine, again, time, action, cx);
            }
            Question::Erase => self.erase_choose(by, action, cx),
            Question::Jam { .. } => self.jam_choose(by, action, cx),
            Question::Recycle => self.recycle_choose(by, action, cx),
            Question::Dismantle { done } => self.dismantle_choose(by, done, action, cx),
            Question::Apart { left } => self.apart_choose(by, left, action),
            Question::Join { left } => self.join_choose(by, left, action, cx),
            Question::Trade { done } => self.trade_choose(by, done, action, cx),
            Question::Recruit => self.recruit_choose(by, action, cx),
            Question::Finish => self.finish_choose(by, action, cx),
        }
    }
}
