//! What a player would think about: for random play that looks like play.

use tabletop::{Flow, Game, Seat};

use crate::{
    SkiStation,
    action::Action,
    frame::{Frame, Question},
};

impl SkiStation {
    /// The legal actions without those that throw something away.
    pub(crate) fn think(&self, by: Seat, out: &mut Vec<Action>) {
        self.legal_actions(by, out);
        let Some(Frame::Ask(_, question)) = self.top() else { return };
        match question {
            // Nobody leaves or jumps far while there is something to do near by.
            Question::Move => {
                let near = self.players[by].pawn.column + 3;
                keep(out, |action| match action {
                    Action::Go(spot) => spot.column <= near,
                    Action::Activate(_) | Action::Use(_) => true,
                    _ => false,
                });
            }
            Question::Rest => keep(out, |action| {
                matches!(action, Action::Activate(_) | Action::Use(_) | Action::End)
            }),
            Question::Square | Question::Piste { .. } => {
                keep(out, |action| !matches!(action, Action::DiscardCube | Action::DiscardOctagon));
            }
            Question::FreePiste { .. } | Question::Discarded { .. } | Question::ActivateFree(_) => {
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
}

/// Keeps the actions for which this holds, if there are any.
fn keep(out: &mut Vec<Action>, is_good: impl Fn(Action) -> bool) {
    if out.iter().any(|&action| is_good(action)) {
        out.retain(|&action| is_good(action));
    }
}
