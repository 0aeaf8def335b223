//! WD-53: jetpack workers under a new scaffold find another place (WM-9.13 to WM-9.17).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    action::Action,
    event::Event,
    frame::{Question, Step},
    grid::{Cell, Cells, Spot},
    scaffold::Scaffold,
    worker::Place,
};

impl WhistleMountain {
    /// One worker after the other, the active player's first, from the top row down, then from the
    /// left (WM-9.13, WM-9.14).
    fn next_buried(&self) -> Option<(Seat, Cell)> {
        let first = |cells: Cells| {
            let rows = (1..=self.edition().board.rows).rev();
            rows.into_iter().find_map(|row| (cells & Cells::rows(row, row)).iter().next())
        };
        self.from(self.active).find_map(|seat| {
            let cell = first(self.players[seat].workers.cells & self.now.buried)?;
            Some((seat, cell))
        })
    }

    pub(crate) fn relocate(&mut self, tile: Scaffold, spot: Spot, cx: &mut Cx<'_>) {
        let Some((seat, cell)) = self.next_buried() else { return };
        self.then(Step::Relocate(tile, spot));
        if self.refuges(cell, tile, spot).is_empty() {
            self.now.buried.remove(cell);
            self.sweep(seat, Place::Cell(cell), cx);
        } else {
            self.ask(seat, Question::Relocation { scaffold: tile, spot });
        }
    }

    /// Where a buried worker may go: the nearest space of the tile, or else up the column, or else
    /// up the nearest column with a place.
    fn refuges(&self, from: Cell, tile: Scaffold, spot: Spot) -> Cells {
        let area = self.edition().scaffold_cells(tile, spot);
        let others = self.workers().without(Cells::one(from)) | self.airships();
        let spaces = (area & self.spaces()).without(others);
        if let Some(nearest) = spaces.iter().map(|cell| cell.distance(from)).min() {
            return spaces.iter().filter(|cell| cell.distance(from) == nearest).collect();
        }
        let open =
            (self.dry().without(self.canyon.scaffolds) | self.spaces()).without(others | area);
        let up = |column: u8| {
            let tops = area.iter().filter(|cell| cell.column() == column).map(Cell::row);
            let above = tops.max().unwrap_or(from.row());
            open.iter().find(|cell| cell.column() == column && above < cell.row())
        };
        let columns = self.edition().board.columns;
        for away in 0..columns {
            let left = from.column().checked_sub(away).filter(|&column| 0 < column);
            let right = Some(from.column() + away).filter(|&column| column <= columns);
            let found: Cells = left.and_then(up).into_iter().chain(right.and_then(up)).collect();
            if !found.is_empty() {
                return found;
            }
        }
        Cells::NONE
    }

    pub(super) fn relocation_answers(
        &self,
        tile: Scaffold,
        spot: Spot,
        out: &mut impl Choices<Action>,
    ) {
        let Some((_, cell)) = self.next_buried() else { return };
        self.refuges(cell, tile, spot).iter().for_each(|to| out.offer(Action::Walk(to)));
    }

    /// No move: nothing is paid, nothing triggered (WM-9.17).
    pub(super) fn relocation_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let (Action::Walk(to), Some((_, from))) = (action, self.next_buried()) else {
            unreachable!("a buried worker walks")
        };
        self.now.buried.remove(from);
        self.leave(by, Place::Cell(from));
        self.players[by].workers.cells.insert(to);
        cx.tell(|| Event::Relocated { seat: by, from, to });
    }
}
