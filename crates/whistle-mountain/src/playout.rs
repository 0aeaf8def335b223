//! What a player would think about: for random play that looks like play.

use tabletop::{Flow, Seat};

use crate::{
    WhistleMountain,
    action::Action,
    airship::{Airship, Berth},
    card::Card,
    frame::{Frame, Question},
    grid::{Cells, Footprint},
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
            // Machines are what scaffolds are for.
            Question::Forge { .. } => {
                keep(out, is_work);
                keep(out, |action| matches!(action, Action::BuildMachine(_)));
            }
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
            // Battering Ram is a way to fly, too.
            keep(out, |action| matches!(action, Action::Fly(_) | Action::Play(Card::BatteringRam)));
        }
    }

    /// Docks, and places where every cell lies beside something; or at least one of them.
    fn think_of_flight(&self, airship: Airship, out: &mut Vec<Action>) {
        let near = self.worth_touching();
        let turns = self.edition().airship_turns(airship);
        let all = |way: fn(&Footprint, Cells) -> Cells| {
            [0, 1].map(|at| turns.get(at).map_or(Cells::NONE, |turn| way(turn, near)))
        };
        for corners in [all(Footprint::fits), all(Footprint::touches)] {
            let is_good = |action: Action| match action {
                Action::To(spot) => corners[spot.turn.index()].has(spot.cell),
                _ => true,
            };
            let lands = |action: &Action| matches!(action, Action::To(_)) && is_good(*action);
            if out.iter().any(lands) {
                return keep(out, is_good);
            }
        }
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
