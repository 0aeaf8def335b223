//! What a player would think about: for random play that looks like play.

use tabletop::{Flow, Seat};

use crate::{
    SkiStation,
    action::Action,
    frame::{Frame, Question},
    mountain::Mountain,
};

impl SkiStation {
    /// The legal actions without those that throw something away.
    pub(crate) fn think(&self, by: Seat, out: &mut Vec<Action>) {
        let Some(Frame::Ask(_, question)) = self.top() else { return out.clear() };
        if question == Question::Move {
            self.look_near(by, out);
            if !out.is_empty() {
                return;
            }
        }
        self.legal_actions(by, out);
        match question {
            Question::Square => {
                keep(out, is_main);
                keep(out, |action| matches!(action, Action::Disk(_)));
                keep(out, |action| !matches!(action, Action::Seasonals(1)));
            }
            // Bells are worth a way, trees are better left alone.
            Question::Piste { .. } | Question::FreePiste { .. } => {
                let mountain = &self.edition().mountain;
                keep(out, is_main);
                keep(out, |action| !is_wooded(action, mountain));
                keep(out, |action| is_reward(action, mountain));
            }
            Question::Reward(_) => {
                let best = out.iter().filter_map(|&action| self.rank_of(action)).max();
                keep(out, |action| best.is_some() && self.rank_of(action) == best);
            }
            Question::Discarded { .. } | Question::ActivateFree(_) => {
                keep(out, |action| action != Action::Decline);
            }
            Question::Threshold => keep(out, |action| matches!(action, Action::Improve(_))),
            Question::Wages => {
                let most = out.iter().copied().max();
                keep(out, |action| Some(action) == most);
            }
            _ => {}
        }
    }

    /// Nobody leaves or jumps far while there is something to do near by.
    fn look_near(&self, by: Seat, out: &mut Vec<Action>) {
        let (outlook, near) = (self.outlook(by), self.players[by].pawn.column + 2);
        let squares = self.later_squares(by).take_while(|spot| spot.column <= near);
        out.clear();
        out.extend(squares.filter(|&spot| self.can_go(&outlook, spot)).map(Action::Go));
        self.anytime_answers(by, Question::Move, out);
        out.retain(|action| !matches!(action, Action::DiscardCube | Action::DiscardOctagon));
    }

    fn rank_of(&self, action: Action) -> Option<u8> {
        match action {
            Action::RewardTile(reward) => Some(self.edition().reward(reward).rank),
            _ => None,
        }
    }
}

fn is_wooded(action: Action, mountain: &Mountain) -> bool {
    matches!(action, Action::Piste(_, cell) if mountain.wooded.has(cell))
}

fn is_reward(action: Action, mountain: &Mountain) -> bool {
    matches!(action, Action::Piste(_, cell) if mountain.rewards.has(cell))
}

/// Whether it is no any-time action.
fn is_main(action: Action) -> bool {
    !matches!(
        action,
        Action::Activate(_) | Action::Use(_) | Action::DiscardCube | Action::DiscardOctagon
    )
}

/// Keeps the actions for which this holds, if there are any.
fn keep(out: &mut Vec<Action>, is_good: impl Fn(Action) -> bool) {
    if out.iter().any(|&action| is_good(action)) {
        out.retain(|&action| is_good(action));
    }
}
