//! What a piece would do around it, as signs on the grid.

use scene::Mark;
use tabletop::Seat;

use crate::{WhistleMountain, airship::Airship, grid::Cells, machine::Machine};

impl WhistleMountain {
    /// The edges a scaffold with these cells would score for (WM-9.7).
    pub(super) fn marks_of_scaffold(&self, cells: Cells) -> Vec<Mark> {
        let others = self.visible().without(cells);
        let beside =
            |cell| (Cells::one(cell).around() & others).iter().map(move |other| (cell, other));
        let mark = |(a, b)| Mark::Scores { at: self.position(a), beside: self.position(b) };
        cells.iter().flat_map(beside).map(mark).collect()
    }

    /// The workers a machine with these cells would promote.
    pub(super) fn marks_of_machine(&self, machine: Machine, cells: Cells) -> Vec<Mark> {
        let promoted = self.would_promote(machine, cells);
        self.positions(promoted).into_iter().map(|at| Mark::Sends { at }).collect()
    }

    /// What an airship with these cells would collect: prints, and water from the bar below it.
    pub(super) fn marks_of_landing(&self, by: Seat, airship: Airship, cells: Cells) -> Vec<Mark> {
        let near = self.beside(by, airship, cells) | cells;
        let prints = self.open_scaffolds().without(self.spaces()) & near;
        let level = self.canyon.water;
        let top_bar = if level == 0 { Cells::NONE } else { Cells::rows(level, level) };
        let bars = near & self.edition().grid & top_bar;
        self.positions(prints | bars).into_iter().map(|at| Mark::Takes { at }).collect()
    }
}
