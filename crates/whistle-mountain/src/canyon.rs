//! The canyon: what stands on the grid, and what can be put there.

use tabletop::{List, Seat};

use crate::{
    WhistleMountain,
    ability::Ability,
    airship::{Airship, Berth},
    goods::{Good, Goods},
    grid::{Cells, Spot, Turn},
    machine::{Machine, Machines, Size},
    scaffold::{Laid, Scaffold, Shape},
};

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Canyon {
    /// The water level: bars that lie on the grid (WM-0.3).
    pub water: u8,
    /// Cells of scaffolds, whatever lies on them.
    pub scaffolds: Cells,
    /// Cells with a printed resource, by resource.
    pub printed: [Cells; Good::COUNT],
    /// The scaffolds in order of their places.
    pub laid: List<Laid, 42>,
    /// Cells of machines.
    pub machines: Cells,
    pub built: Machines,
    /// Where the machines lie that are built.
    pub spots: [Spot; Machine::COUNT],
}

impl Default for Canyon {
    fn default() -> Canyon {
        Canyon {
            water: 0,
            scaffolds: Cells::NONE,
            printed: [Cells::NONE; Good::COUNT],
            laid: List::default(),
            machines: Cells::NONE,
            built: Machines::default(),
            spots: [Spot::default(); Machine::COUNT],
        }
    }
}

impl Canyon {
    #[inline]
    pub fn spot(&self, machine: Machine) -> Spot {
        self.spots[machine.index()]
    }

    /// Whether it lies here and none of its cells is flooded (WM-0.10).
    #[inline]
    pub fn is_active(&self, machine: Machine) -> bool {
        self.built.has(machine) && self.water < self.spot(machine).cell.row()
    }

    fn all_printed(&self) -> Cells {
        self.printed.iter().fold(Cells::NONE, |all, &cells| all | cells)
    }
}

impl WhistleMountain {
    /// All dry cells.
    #[inline]
    pub(crate) fn dry(&self) -> Cells {
        self.edition().dry(self.canyon.water)
    }

    /// Visible scaffold cells (WM-0.5).
    #[inline]
    pub(crate) fn open_scaffolds(&self) -> Cells {
        self.canyon.scaffolds.without(self.canyon.machines) & self.dry()
    }

    /// Visible cells of scaffolds or machines (WM-0.5, WM-0.6); machines lie on scaffolds.
    #[inline]
    pub(crate) fn visible(&self) -> Cells {
        self.canyon.scaffolds & self.dry()
    }

    /// The cells of all workers on the grid.
    #[inline]
    pub(crate) fn workers(&self) -> Cells {
        self.all_seats().fold(Cells::NONE, |all, seat| all | self.players[seat].workers.cells)
    }

    /// The cells of one airship; none unless it is on the grid.
    pub(crate) fn airship_cells(&self, seat: Seat, airship: Airship) -> Cells {
        match self.players[seat].airships[airship.index()] {
            Berth::Grid(spot) => self.edition().airship_cells(airship, spot),
            Berth::Home | Berth::Dock(_) => Cells::NONE,
        }
    }

    /// The cells of all airships of a player.
    pub(crate) fn fleet(&self, seat: Seat) -> Cells {
        let ships = Airship::ALL.iter();
        ships.fold(Cells::NONE, |all, &ship| all | self.airship_cells(seat, ship))
    }

    /// The cells of all airships.
    pub(crate) fn airships(&self) -> Cells {
        self.all_seats().fold(Cells::NONE, |all, seat| all | self.fleet(seat))
    }

    /// Free grid cells (WM-0.8).
    pub(crate) fn free(&self) -> Cells {
        self.dry().without(self.canyon.scaffolds | self.workers() | self.airships())
    }

    /// Worker spaces (WM-0.9).
    #[inline]
    pub(crate) fn spaces(&self) -> Cells {
        self.open_scaffolds().without(self.canyon.all_printed())
    }

    /// Empty worker spaces (WM-0.9).
    pub(crate) fn empty_spaces(&self) -> Cells {
        self.spaces().without(self.workers() | self.airships())
    }

    /// Jetpack cells (WM-23.20).
    pub(crate) fn jetpack_cells(&self) -> Cells {
        self.free() & self.visible().above()
    }

    /// The cells of a machine on the grid.
    #[inline]
    pub(crate) fn cells_of(&self, machine: Machine) -> Cells {
        self.edition().machine_cells(machine, self.canyon.spot(machine))
    }

    /// At least one cell flooded, at least one dry (WM-0.11).
    pub(crate) fn is_partly_submerged(&self, machine: Machine) -> bool {
        let cells = self.cells_of(machine);
        self.canyon.built.has(machine) && !self.dry().covers(cells) && self.dry().meets(cells)
    }

    /// Every place where a scaffold of this shape can be built, turn by turn: on free cells, with
    /// jetpack workers as the only exception (WM-9.2, WM-9.12), and touching something visible
    /// (WM-9.3). If nothing is visible, on the water line (WM-9.6).
    #[inline]
    pub(crate) fn scaffold_places(&self, shape: Shape) -> ScaffoldPlaces {
        let free = self.dry().without(self.canyon.scaffolds | self.airships());
        let visible = self.visible();
        let near = if visible.is_empty() { self.water_line() } else { visible.around() };
        ScaffoldPlaces { shape, free, near }
    }

    /// The lowest dry row.
    fn water_line(&self) -> Cells {
        let row = self.canyon.water + 1;
        Cells::rows(row, row)
    }

    /// Places for the scaffold of the setup (WM-3.18).
    pub(crate) fn first_places(&self, shape: Shape) -> ScaffoldPlaces {
        let free = self.dry().without(self.canyon.scaffolds);
        ScaffoldPlaces { shape, free, near: self.water_line() }
    }

    /// The corners where a shape fits, in one of its turns.
    #[inline]
    pub(crate) fn corners(&self, places: ScaffoldPlaces, turn: Turn) -> Cells {
        let footprint = &self.edition().shape(places.shape)[turn.index()].footprint;
        footprint.fits(places.free) & footprint.touches(places.near)
    }

    pub(crate) fn can_place(&self, places: ScaffoldPlaces) -> bool {
        Turn::ALL.iter().any(|&turn| !self.corners(places, turn).is_empty())
    }

    /// The corners where a machine can be built, flat or upright (WM-11.2, WM-11.4, WM-11.5).
    #[inline]
    pub(crate) fn machine_corners(&self, size: Size, turn: Turn) -> Cells {
        let free = self.open_scaffolds().without(self.airships());
        self.edition().machine_turns(size)[turn.index()].fits(free)
    }

    pub(crate) fn has_place_for(&self, size: Size) -> bool {
        let turns = self.edition().machine_turns(size);
        let free = self.open_scaffolds().without(self.airships());
        turns.iter().any(|footprint| !footprint.fits(free).is_empty())
    }

    /// The VP of a scaffold with these cells: one for each edge it shares with something visible
    /// (WM-9.7 to WM-9.9).
    #[inline]
    pub(crate) fn edges(&self, cells: Cells) -> u16 {
        let others = self.visible().without(cells);
        cells.sides().iter().map(|&side| u16::from((side & others).len())).sum()
    }

    /// The cells next to an airship; for the balloon of an Aeronaut with the corners (WM-22.23).
    pub(crate) fn beside(&self, by: Seat, airship: Airship, cells: Cells) -> Cells {
        if airship == Airship::Balloon && self.has(by, Ability::Aeronaut) {
            cells.around_with_corners()
        } else {
            cells.around().without(cells)
        }
    }

    /// What an airship with these cells collects (WM-5.10 to WM-5.12). On a scaffold also what lies
    /// beneath (WM-22.25).
    pub(crate) fn parcel(&self, by: Seat, airship: Airship, cells: Cells) -> Goods {
        let beside = self.beside(by, airship, cells);
        let seen = self.open_scaffolds() & (beside | cells);
        let printed = |good: Good| (self.canyon.printed[good.index()] & seen).len();
        let prints = Good::ALL.iter().map(|&good| (good, printed(good).into()));
        let mut parcel: Goods = prints.collect();
        let low = cells & self.water_line();
        let wide =
            !low.is_empty() && airship == Airship::Balloon && self.has(by, Ability::Aeronaut);
        let bars = if wide {
            (low | (beside & self.water_line() & self.edition().grid)).len()
        } else {
            low.len()
        };
        parcel[Good::Water] += u16::from(bars);
        parcel
    }

    /// Cells beside a print or a machine, or above the water.
    pub(crate) fn worth_touching(&self) -> Cells {
        let prints = self.open_scaffolds() & self.canyon.all_printed();
        (prints | self.canyon.machines & self.dry()).around() | self.water_line()
    }

    /// The machines an airship with these cells may activate (WM-5.17).
    pub(crate) fn eligible(&self, by: Seat, airship: Airship, cells: Cells) -> Machines {
        let near = self.beside(by, airship, cells) | cells;
        let active = self.canyon.built.iter().filter(|&machine| self.canyon.is_active(machine));
        active.filter(|&machine| self.cells_of(machine).meets(near)).collect()
    }

    /// Lays a scaffold down.
    pub(crate) fn lay_scaffold(&mut self, scaffold: Scaffold, spot: Spot) {
        let edition = self.edition();
        self.canyon.scaffolds |= edition.scaffold_cells(scaffold, spot);
        for (good, cell) in edition.prints(scaffold, spot) {
            self.canyon.printed[good.index()].insert(cell);
        }
        let laid = Laid { spot, scaffold };
        let at = self.canyon.laid.partition_point(|other| *other < laid);
        self.canyon.laid.insert(at, laid);
    }

    /// Lays a machine down.
    pub(crate) fn lay_machine(&mut self, machine: Machine, spot: Spot) {
        self.canyon.machines |= self.edition().machine_cells(machine, spot);
        self.canyon.built.insert(machine);
        self.canyon.spots[machine.index()] = spot;
    }

    /// Takes a machine off the grid.
    pub(crate) fn lift_machine(&mut self, machine: Machine) {
        self.canyon.machines = self.canyon.machines.without(self.cells_of(machine));
        self.canyon.built.remove(machine);
        self.canyon.spots[machine.index()] = Spot::default();
    }
}

/// Where a scaffold of a shape can be placed.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ScaffoldPlaces {
    shape: Shape,
    free: Cells,
    /// One of its cells must be among these.
    near: Cells,
}
