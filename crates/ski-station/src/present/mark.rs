//! What a piste or a building would do around it, as signs on its grid.

use scene::Mark;
use tabletop::Seat;

use super::layout::position;
use crate::{
    SkiStation,
    building::Building,
    colour::Colour,
    mountain::{self, Cell},
    village::{COLUMNS, Lies, Place, SlotAt},
};

impl SkiStation {
    /// Where it leads to, and the woods it fells. What it does to the village is seen there.
    pub(super) fn marks_of_piste(&self, by: Seat, colour: Colour, cell: Cell) -> Vec<Mark> {
        let mountain = &self.edition().mountain;
        let mut slopes = self.players[by].slopes;
        slopes.lay(colour, cell, mountain);
        let at = cell.index();
        let mut marks = Vec::new();
        // Row 1 opens onto the village (SK-10.10).
        if let Some(below) = at.checked_sub(usize::from(mountain::COLUMNS)) {
            let columns = mountain.exits[slopes.exit_at(cell)];
            let to = below.saturating_add_signed(columns.into());
            marks.push(Mark::Leads { at, to });
        }
        if mountain.wooded.has(cell) {
            marks.push(Mark::Takes { at });
        }
        marks
    }

    /// The square slots it completes.
    pub(super) fn marks_of_site(&self, by: Seat, building: Building, place: Place) -> Vec<Mark> {
        let mut player = self.players[by];
        player.village.buildings[place.index()] = Some(building);
        let slots = player.village.slots(player.slopes.of(Colour::Green), self.edition());
        slots.without(self.slots(by)).iter().map(mark_of_slot).collect()
    }
}

/// A slot above the village lies between a place and the row the grid does not have.
fn mark_of_slot(slot: SlotAt) -> Mark {
    let (place, right, up) = match slot.lies() {
        Lies::RightOf(place) => (place, 1, 0),
        Lies::Below(place) => (place, 0, -1),
        Lies::Above(place) => (place, 0, 1),
        Lies::Corner(place) => (place, 1, -1),
        Lies::TopCorner(place) => (place, 1, 1),
        Lies::On(place) => (place, 0, 0),
    };
    let at = position(place);
    let beside = at.saturating_add_signed(right + up * isize::from(COLUMNS as i8));
    Mark::Scores { at, beside }
}
