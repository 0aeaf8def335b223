//! a reward tile, or PV (chapter SK-11).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    decide::is_asked,
    effect::Perk,
    event::{Event, Reason},
    frame::{From, Question},
};

impl SkiStation {
    pub(super) fn reward(&mut self, by: Seat, rank: u8, cx: &mut Cx<'_>) {
        let counts = self.reward_rank(by, rank);
        cx.tell(|| Event::RewardObtained { seat: by, rank: counts });
        self.ask(by, Question::Reward(rank));
    }

    /// With TH-R3 one more; read when the reward is resolved (SK-11.15, SK-11.16).
    pub(crate) fn reward_rank(&self, by: Seat, rank: u8) -> u8 {
        rank + self.perk(by, Perk::RewardMore).unwrap_or(0)
    }

    pub(super) fn reward_answers(&self, by: Seat, rank: u8, out: &mut impl Choices<Action>) {
        let rank = (rank, self.reward_rank(by, rank));
        let offer = |out: &mut dyn FnMut(Action)| {
            let tiles = self.rewards.iter();
            let tiles = tiles.filter(|&tile| self.edition().reward(tile).rank <= rank.1);
            tiles.for_each(|tile| out(Action::RewardTile(tile)));
            out(Action::Pv);
        };
        offer(&mut |action| out.offer(action));
        if !out.has_enough() && is_asked(|probe| offer(&mut |action| probe.offer(action))) {
            self.anytime_answers(by, Question::Reward(rank.0), out);
        }
    }

    pub(super) fn reward_choose(&mut self, by: Seat, rank: u8, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::RewardTile(reward) => {
                // It leaves the board before its effect (SK-11.12).
                self.rewards.remove(reward);
                cx.tell(|| Event::RewardTaken { seat: by, reward });
                let facts = self.edition().reward(reward);
                if facts.keep {
                    self.players[by].kept.insert(reward);
                }
                self.carry_out(by, &facts.does, From::Reward(reward));
            }
            _ => {
                let pv = self.reward_rank(by, rank).into();
                self.score(by, pv, Reason::Reward, cx);
            }
        }
    }
}
