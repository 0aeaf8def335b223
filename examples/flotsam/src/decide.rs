//! The questions: one file each, its answers (`*_answers`) beside what they do (`*_choose`).

mod comb;
mod keep;

use tabletop::{Choices, Flow, Seat, Stack};

use crate::{
    Cx, Flotsam,
    action::Action,
    event::Event,
    frame::{Frame, Question, Step},
};

impl Flow for Flotsam {
    type Step = Step;
    type Question = Question;
    type Action = Action;
    type Event = Event;

    fn stack(&self) -> &impl Stack<Frame> {
        &self.stack
    }

    fn stack_mut(&mut self) -> &mut impl Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, step: Step, cx: &mut Cx<'_>) {
        self.do_step(step, cx);
    }

    /// Two equal wish cards leave no choice, but nobody else may learn that; and the first step onto the
    /// beach is the player's (FL-7.2).
    fn is_always_asked(&self, _: Seat, _: Question) -> bool {
        true
    }

    fn tell_only_answer(&self, _: Seat, _: Action, _: &mut Cx<'_>) {}

    fn answers(&self, _: Seat, question: Question, out: &mut impl Choices<Action>) {
        match question {
            Question::Keep => self.keep_answers(out),
            Question::Comb => self.comb_answers(out),
        }
    }

    fn choose(&mut self, by: Seat, question: Question, action: Action, cx: &mut Cx<'_>) {
        match question {
            Question::Keep => self.keep_choose(by, action, cx),
            Question::Comb => self.comb_choose(by, action, cx),
        }
    }
}
