//! What a player would think about: for random play that looks like play.

use tabletop::{Flow, Game, Seat};

use crate::{
    WhistleMountain,
    action::Action,
    airship::{Airship, Berth},
    frame::{Frame, Question},
    grid::{Cells, Spot, Turn},
};

impl WhistleMountain {
    /// The legal actions without those that throw a turn away.
    pub(crate) fn think(&self, by: Seat, out: &mut Vec<Action>) {
        self.legal_actions(by, out);
        let Some(Frame::Ask(_, question)) = self.top() else { return };
        match question {
            Question::Turn => self.think_of_turn(by, out),
            // Whoever landed takes what there is.
            Question::Collect if out.contains(&Action::Collect) => {
                out.clear();
                out.push(Action::Collect);
            }
            Question::Collect => keep(out, |action| matches!(action, Action::Activate(_))),
            Question::Forge { .. } => keep(out, is_work),
            Question::Fly { airship, .. } => self.think_of_flight(airship, out),
            Question::Offer(_) => keep(out, |action| action == Action::Accept),
            _ => {}
        }
    }

    /// Nobody ends a turn without a Main Action; with a piece to build or all airships out it is
    /// time to forge.
    fn think_of_turn(&self, by: Seat, out: &mut Vec<Action>) {
        if self.now.main {
            return keep(out, |action| action == Action::End);
        }
        let player = &self.players[by];
        let out_there = player.airships.iter().filter(|&&berth| berth != Berth::Home).count();
        let has_pieces = !player.machines.is_empty() || !player.scaffolds.is_empty();
        if 2 <= out_there && has_pieces || out_there == 3 {
            keep(out, |action| action == Action::Forge);
        } else {
            keep(out, |action| matches!(action, Action::Fly(_)));
        }
    }

    /// Docks, and places beside something.
    fn think_of_flight(&self, airship: Airship, out: &mut Vec<Action>) {
        let near = self.worth_touching();
        let turns = self.edition().airship_turns(airship);
        let [flat, upright] =
            [0, 1].map(|at| turns.get(at).map_or(Cells::NONE, |turn| turn.touches(near)));
        keep(out, |action| match action {
            Action::To(Spot { turn: Turn::R0, cell }) => flat.has(cell),
            Action::To(Spot { cell, .. }) => upright.has(cell),
            _ => true,
        });
    }
}

fn is_work(action: Action) -> bool {
    matches!(
        action,
        Action::BuildScaffold(_) | Action::BuildMachine(_) | Action::Move | Action::Rescue
    )
}

/// Keeps the actions for which this holds, if there are any.
fn keep(out: &mut Vec<Action>, is_good: impl Fn(Action) -> bool) {
    if out.iter().any(|&action| is_good(action)) {
        out.retain(|&action| is_good(action));
    }
}
