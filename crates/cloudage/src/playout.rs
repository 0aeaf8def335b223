//! What a player would think about: flights to new cities, and no cards for a combat that is won.

use tabletop::{Flow, Frame, Seat};

use crate::{CloudAge, action::Action, frame::Question, map::Cells};

impl CloudAge {
    /// The legal actions without those that throw something away. Without this a random airship flies
    /// in circles and never sees the far boards.
    pub(crate) fn think(&self, by: Seat, out: &mut Vec<Action>) {
        self.legal_actions(by, out);
        match self.top() {
            Some(Frame::Ask(_, Question::Fly)) => self.look_for_new_cities(by, out),
            Some(Frame::Ask(_, Question::Fight)) => self.stop_when_won(by, out),
            _ => {}
        }
    }

    /// Towards cities without an own marker, if one is within reach.
    fn look_for_new_cities(&self, by: Seat, out: &mut Vec<Action>) {
        let player = &self.players[by];
        let known = player.markers.iter().map(|&city| self.cells_in(city));
        let ends = known.fold(self.ends(by), Cells::without);
        let steps = self.steps_towards(ends, by);
        let here = ends.has(player.airship);
        if here || !steps.is_empty() {
            out.retain(|action| match *action {
                Action::Enter(cell) => steps.has(cell),
                Action::Stop => here,
                _ => true,
            });
        }
    }

    /// A combat that is won is over, unless a card pays for a higher total.
    fn stop_when_won(&self, by: Seat, out: &mut Vec<Action>) {
        let Some(fight) = self.now.fight else { return };
        let (value, _) = self.prize(fight.cause);
        let played = self.players[by].played.iter();
        let mut tiers = played.flat_map(|&card| self.edition().project(card).does.fight.0.iter());
        let pays_more = tiers.any(|&(from, _)| fight.total < from);
        if value.is_some_and(|value| value <= fight.total) && !pays_more {
            out.retain(|action| *action == Action::Stop);
        }
    }
}
