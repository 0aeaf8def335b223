//! The ground: what lies in the canyon, as a player looks at it.

use crate::{
    WhistleMountain,
    airship::Airship,
    grid::Cells,
    machine::{Machine, Size},
};

/// What lies in the canyon, for all counts of it.
pub(super) struct Ground {
    airships: Cells,
    workers: Cells,
    /// Printed resources that can be seen.
    prints: Cells,
    /// Worker spaces nobody stands on.
    pub spaces: Cells,
    /// Where a machine of each size can be built, flat or upright.
    corners: [[Cells; 2]; Size::COUNT],
    /// Machines that can be activated.
    pub active: i16,
}

impl Ground {
    pub fn new(game: &WhistleMountain) -> Ground {
        let (airships, workers) = (game.airships(), game.workers());
        let open = game.open_scaffolds();
        let printed = game.canyon.printed.iter().fold(Cells::NONE, |all, &cells| all | cells);
        let prints = open & printed;
        let free = open.without(airships);
        let mut corners = [[Cells::NONE; 2]; Size::COUNT];
        for &size in Size::ALL {
            let turns = game.edition().machine_turns(size);
            for (corners, footprint) in corners[size.index()].iter_mut().zip(turns) {
                *corners = footprint.fits(free);
            }
        }
        let built = game.canyon.built.iter();
        let active = built.filter(|&machine| game.canyon.is_active(machine)).count() as i16;
        let spaces = free.without(prints | workers);
        Ground { airships, workers, prints, spaces, corners, active }
    }

    pub fn has_place_for(&self, machine: Machine) -> bool {
        self.corners[machine.size().index()].iter().any(|corners| !corners.is_empty())
    }

    /// In how many places a machine of a size fits.
    pub fn places(&self, size: Size) -> u16 {
        self.corners[size.index()].iter().map(|corners| u16::from(corners.len())).sum()
    }

    /// The cells that a machine of a size can cover.
    pub fn area(&self, game: &WhistleMountain, size: Size) -> Cells {
        let turns = game.edition().machine_turns(size).iter().zip(self.corners[size.index()]);
        turns.fold(Cells::NONE, |all, (footprint, corners)| all | footprint.covers(corners))
    }

    /// About how many goods an airship can collect at the best place for it.
    pub fn richest_landing(&self, game: &WhistleMountain, airship: Airship) -> i16 {
        let taken =
            self.airships | (self.workers | game.canyon.scaffolds).without(game.canyon.machines);
        let free = game.dry().without(taken);
        // Cells beside at least so many goods; beside water lies one.
        let mut rich = [free, Cells::NONE, Cells::NONE, Cells::NONE];
        let row = game.canyon.water + 1;
        let [a, b, c, d] = self.prints.sides();
        for side in [a, b, c, d, Cells::rows(row, row)] {
            for more in (1..rich.len()).rev() {
                rich[more] |= rich[more - 1] & side;
            }
        }
        let mut best = 0;
        for footprint in game.edition().airship_turns(airship) {
            let cells = i16::from(footprint.width * footprint.height);
            for (all, &least) in rich.iter().enumerate() {
                let corners = footprint.fits(least);
                for (one, &more) in rich.iter().enumerate().skip(all) {
                    if corners.meets(footprint.touches(more)) {
                        best = best.max(cells * all as i16 + (one - all) as i16);
                    }
                }
            }
        }
        best
    }
}
