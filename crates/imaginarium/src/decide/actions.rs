//! DEC-06 and DEC-07: step 3, which two actions, and which of them now (chapter 11).

use tabletop::{Choices, Flow, Probe, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    dial::{Job, Jobs},
    event::Event,
    frame::Question,
    goods::{Good, Goods},
};

/// IM-13.1.
pub(crate) const EXTRACT: u16 = 3;

impl Imaginarium {
    /// A pair of neighbours other than the last one (IM-11.5); any two actions with a working
    /// AS-01 (IM-22.3, IM-22.4).
    pub(super) fn dial_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        if player.free_hand {
            return Jobs::any_two().for_each(|pair| out.offer(Action::Dial(pair)));
        }
        for pair in Jobs::PAIRS {
            if pair != player.dial && !out.has_enough() {
                out.offer(Action::Dial(pair));
            }
        }
    }

    pub(super) fn dial_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Dial(pair) = action else { unreachable!("{action}") };
        let player = &mut self.players[by];
        player.dial = pair;
        let free_hand = player.free_hand;
        cx.tell(|| Event::DialSet { seat: by, pair, free_hand });
        self.ask(by, Question::Act { left: pair });
    }

    /// Actions that can change something (IM-11.8), and `Done`. Above the slot limit the action
    /// left is the one that cures it, and it is compulsory (IM-17.6).
    pub(super) fn act_answers(&self, by: Seat, left: Jobs, out: &mut impl Choices<Action>) {
        if self.players[by].is_over_limit() {
            return left.iter().for_each(|job| out.offer(Action::Begin(job)));
        }
        for job in left.iter() {
            if self.can_begin(by, job) {
                out.offer(Action::Begin(job));
                if out.has_enough() {
                    return;
                }
            }
        }
        out.offer(Action::Done);
    }

    /// Whether an action can change anything at this moment (IM-11.8).
    pub(crate) fn can_begin(&self, by: Seat, job: Job) -> bool {
        let mut probe = Probe::default();
        match job {
            Job::Extract => return true,
            Job::Reorganise => return self.can_reorganise(by),
            Job::Recruit => self.recruit_answers(by, &mut probe),
            Job::Repair => self.repair_answers(by, 0, &mut probe),
            Job::Trade => self.trade_answers(by, 0, &mut probe),
            Job::Dismantle => self.dismantle_answers(by, 0, &mut probe),
        }
        1 < probe.count
    }

    fn question_of(job: Job) -> Question {
        match job {
            Job::Recruit => Question::Recruit,
            Job::Repair => Question::Repair { done: 0 },
            Job::Trade => Question::Trade { done: 0 },
            Job::Dismantle => Question::Dismantle { done: 0 },
            Job::Extract | Job::Reorganise => unreachable!("they begin differently"),
        }
    }

    pub(super) fn act_choose(&mut self, by: Seat, left: Jobs, action: Action, cx: &mut Cx<'_>) {
        let job = match action {
            Action::Begin(job) => job,
            Action::Done => return,
            _ => unreachable!("{action}"),
        };
        let left = left.without(job);
        self.ask(by, Question::Act { left });
        cx.tell(|| Event::JobStarted { seat: by, job });
        match job {
            Job::Extract => {
                self.exchange(by, Goods::NONE, Goods::of(Good::Charbonium, EXTRACT));
                cx.tell(|| Event::Extracted { seat: by, charbonium: EXTRACT });
            }
            Job::Reorganise => {
                self.before = self.players[by].slots;
                self.ask(by, Question::Apart { left });
            }
            _ => self.ask(by, Self::question_of(job)),
        }
    }
}
