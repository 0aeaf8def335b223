//! WD-20: what is built (WM-8.6).

use tabletop::{Choices, Flow, Seat};

use crate::{WhistleMountain, action::Action, frame::Question, machine::Size, scaffold::Shape};

impl WhistleMountain {
    /// Stored pieces with a legal place.
    pub(super) fn build_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        let mut shapes = [None; Shape::COUNT];
        for tile in player.scaffolds.kinds() {
            let has_place =
                shapes[tile.shape().index()].get_or_insert_with(|| self.can_build_scaffold(tile));
            if *has_place {
                out.offer(Action::BuildScaffold(tile));
            }
        }
        let mut sizes = [None; Size::COUNT];
        for machine in player.machines.iter() {
            let size = machine.size();
            if *sizes[size.index()].get_or_insert_with(|| self.has_place_for(size)) {
                out.offer(Action::BuildMachine(machine));
            }
        }
    }

    pub(super) fn build_choose(&mut self, by: Seat, action: Action) {
        match action {
            Action::BuildScaffold(tile) => self.ask(by, Question::PlaceScaffold(tile)),
            Action::BuildMachine(machine) => self.ask(by, Question::PlaceMachine(machine)),
            _ => unreachable!("a scaffold or a machine is built"),
        }
    }
}
