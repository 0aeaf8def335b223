//! The questions: one file each, its answers (`*_options`) beside what they do (`*_choose`).

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

pub(crate) use collect::Means;

use tabletop::{Choices, Probe};

use crate::{Cx, Imaginarium, action::Action, frame::Frame};

impl Imaginarium {
    /// Every answer to the question of a frame, sorted.
    #[inline]
    pub(crate) fn options(&self, frame: Frame, out: &mut impl Choices<Action>) {
        match frame {
            Frame::Place { piece } => self.place_options(piece, out),
            Frame::Use { by, used, borrowed } => self.use_options(by, used, borrowed, out),
            Frame::Collect { by } => self.collect_options(by, out),
            Frame::TopCard { by } => self.top_card_options(by, out),
            Frame::PayWood { by, need } => self.pay_wood_options(by, need, out),
            Frame::PayCopper { by, need, .. } => self.pay_copper_options(by, need, out),
            Frame::Dial { by } => self.dial_options(by, out),
            Frame::Act { by, left } => self.act_options(by, left, out),
            Frame::Repair { by, done } => self.repair_options(by, done, out),
            Frame::Effect { by, machine, .. } => self.effect_options(by, machine, out),
            Frame::Erase { .. } => self.erase_options(out),
            Frame::Jam { victim, .. } => self.jam_options(victim, out),
            Frame::Recycle { .. } => self.recycle_options(out),
            Frame::Dismantle { by, done } => self.dismantle_options(by, done, out),
            Frame::Apart { by, .. } => self.apart_options(by, out),
            Frame::Join { by, left } => self.join_options(by, left, out),
            Frame::Trade { by, done } => self.trade_options(by, done, out),
            Frame::Recruit { by } => self.recruit_options(by, out),
            Frame::Finish { by } => self.finish_options(by, out),
            frame => unreachable!("{frame:?} asks nothing"),
        }
    }

    /// What an answer does. The frame has been taken off the stack.
    pub(crate) fn choose(&mut self, frame: Frame, action: Action, cx: &mut Cx<'_>) {
        match frame {
            Frame::Place { piece } => self.place_choose(piece, action, cx),
            Frame::Use { by, used, borrowed } => self.use_choose(by, used, borrowed, action, cx),
            Frame::Collect { by } => self.collect_choose(by, action, cx),
            Frame::TopCard { by } => self.top_card_choose(by, action, cx),
            Frame::PayWood { by, need } => self.pay_wood_choose(by, need, action),
            Frame::PayCopper { by, wood, need } => {
                self.pay_copper_choose(by, wood, need, action, cx);
            }
            Frame::Dial { by } => self.dial_choose(by, action, cx),
            Frame::Act { by, left } => self.act_choose(by, left, action, cx),
            Frame::Repair { by, done } => self.repair_choose(by, done, action, cx),
            Frame::Effect { by, machine, again, time } => {
                self.effect_choose(by, machine, again, time, action, cx);
            }
            Frame::Erase { by } => self.erase_choose(by, action, cx),
            Frame::Jam { by, .. } => self.jam_choose(by, action, cx),
            Frame::Recycle { by } => self.recycle_choose(by, action, cx),
            Frame::Dismantle { by, done } => self.dismantle_choose(by, done, action, cx),
            Frame::Apart { by, left } => self.apart_choose(by, left, action),
            Frame::Join { by, left } => self.join_choose(by, left, action, cx),
            Frame::Trade { by, done } => self.trade_choose(by, done, action, cx),
            Frame::Recruit { by } => self.recruit_choose(by, action, cx),
            Frame::Finish { by } => self.finish_choose(by, action, cx),
            frame => unreachable!("{frame:?} asks nothing"),
        }
    }

    /// How many answers a question has, and the first of them.
    #[inline]
    pub(crate) fn probe(&self, frame: Frame) -> Probe<Action> {
        let mut probe = Probe::default();
        self.options(frame, &mut probe);
        probe
    }
}
