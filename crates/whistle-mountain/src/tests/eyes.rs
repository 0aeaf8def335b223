//! Where pieces can be placed, found by looking at every cell.

use std::collections::BTreeSet;

use tabletop::Seat;

use crate::{
    Ability, Airship, Cell, Machine, Scaffold, Shape, Size, Spot, Turn, WhistleMountain,
    scaffold::Laid,
};

/// A cell as column and row from one.
type Pair = (i32, i32);

/// The table as one sees it, cell by cell.
struct Table<'a> {
    game: &'a WhistleMountain,
}

fn pair(cell: Cell) -> Pair {
    (cell.column().into(), cell.row().into())
}

fn cell((column, row): Pair) -> Option<Cell> {
    let on_board = (1..=12).contains(&column) && (1..=12).contains(&row);
    on_board.then(|| Cell::new(column as u8, row as u8))
}

const SIDES: [Pair; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

impl Table<'_> {
    fn dry(&self, at: Pair) -> bool {
        cell(at).is_some() && i32::from(self.game.canyon.water) < at.1
    }

    fn scaffold(&self, at: Pair) -> bool {
        cell(at).is_some_and(|cell| self.game.canyon.scaffolds.has(cell))
    }

    fn machine(&self, at: Pair) -> Option<Machine> {
        let cell = cell(at)?;
        let mut built = self.game.canyon.built.iter();
        built.find(|&machine| self.game.cells_of(machine).has(cell))
    }

    fn worker(&self, at: Pair) -> bool {
        let here = |seat: Seat, cell| self.game.player(seat).workers.cells.has(cell);
        cell(at).is_some_and(|cell| self.game.all_seats().any(|seat| here(seat, cell)))
    }

    fn airship(&self, at: Pair) -> Option<(Seat, Airship)> {
        let cell = cell(at)?;
        let ships = self
            .game
            .all_seats()
            .flat_map(|seat| Airship::ALL.iter().map(move |&airship| (seat, airship)));
        ships.into_iter().find(|&(seat, airship)| self.game.airship_cells(seat, airship).has(cell))
    }

    fn printed(&self, at: Pair) -> bool {
        let edition = self.game.options.edition;
        let prints = |laid: &Laid| edition.prints(laid.scaffold, laid.spot);
        self.game.canyon.laid.iter().flat_map(prints).any(|(_, cell)| pair(cell) == at)
    }

    fn visible(&self, at: Pair) -> bool {
        self.dry(at) && self.scaffold(at)
    }

    fn touches(&self, cells: &[Pair]) -> bool {
        let beside = |&(x, y): &Pair| SIDES.iter().any(|(dx, dy)| self.visible((x + dx, y + dy)));
        cells.iter().any(beside)
    }
}

/// The cells of a shape as RULES.md prints them, mirrored and turned, from the lower left corner.
fn shape_cells(shape: Shape, turn: Turn) -> Vec<Pair> {
    let base = match shape {
        Shape::S => [(0, 0), (1, 0), (1, 1), (2, 1)],
        Shape::L => [(0, 0), (1, 0), (2, 0), (2, 1)],
        Shape::T => [(0, 0), (1, 0), (2, 0), (1, 1)],
    };
    let mut cells: Vec<Pair> = base.to_vec();
    if turn.id().starts_with('f') {
        cells.iter_mut().for_each(|cell| cell.0 = -cell.0);
    }
    let degrees: i32 = turn.id().trim_start_matches(['f', 'r']).parse().unwrap();
    for _ in 0..degrees / 90 {
        cells.iter_mut().for_each(|cell| *cell = (-cell.1, cell.0));
    }
    let left = cells.iter().map(|cell| cell.0).min().unwrap();
    let low = cells.iter().map(|cell| cell.1).min().unwrap();
    cells.iter().map(|(x, y)| (x - left, y - low)).collect()
}

fn at(corner: Pair, cells: &[Pair]) -> Vec<Pair> {
    cells.iter().map(|(x, y)| (corner.0 + x, corner.1 + y)).collect()
}

fn corners() -> impl Iterator<Item = Pair> {
    (1..=12).flat_map(|row| (1..=12).map(move |column| (column, row)))
}

fn spot(turn: Turn, corner: Pair) -> Spot {
    Spot { turn, cell: cell(corner).unwrap() }
}

/// Every place for a scaffold, told apart by the cells it covers and what is printed where (WM-9.2,
/// WM-9.3, WM-9.6); for the first one of the setup (WM-3.18).
pub fn scaffold_places(game: &WhistleMountain, tile: Scaffold, first: bool) -> BTreeSet<Spot> {
    let table = Table { game };
    let anything = corners().any(|at| table.visible(at));
    let mut seen = BTreeSet::new();
    let mut places = BTreeSet::new();
    for &turn in Turn::ALL {
        for corner in corners() {
            let cells = at(corner, &shape_cells(tile.shape(), turn));
            let free = cells
                .iter()
                .all(|&at| table.dry(at) && !table.scaffold(at) && table.airship(at).is_none());
            let line = i32::from(game.canyon.water) + 1;
            let on_line = cells.iter().any(|cell| cell.1 == line);
            let joined = if first || !anything { on_line } else { table.touches(&cells) };
            if free && joined {
                let mut prints = game.options.edition.prints(tile, spot(turn, corner));
                prints.sort_by_key(|&(good, cell)| (good, cell));
                let mut look = cells.clone();
                look.sort_unstable();
                if seen.insert((look, prints.map(|(good, cell)| (good.index(), pair(cell))))) {
                    places.insert(spot(turn, corner));
                }
            }
        }
    }
    places
}

fn box_cells(width: i32, height: i32) -> Vec<Pair> {
    (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).collect()
}

fn turns(width: i32, height: i32) -> Vec<(Turn, Vec<Pair>)> {
    let mut turns = vec![(Turn::R0, box_cells(width, height))];
    if width != height {
        turns.push((Turn::R90, box_cells(height, width)));
    }
    turns
}

/// Every place for a machine (WM-11.2, WM-11.4, WM-11.5).
pub fn machine_places(game: &WhistleMountain, machine: Machine) -> BTreeSet<Spot> {
    let table = Table { game };
    let (width, height) = match machine.size() {
        Size::Small => (2, 1),
        Size::Medium => (2, 2),
        Size::Large => (3, 2),
    };
    let fits = |cells: &[Pair]| {
        cells.iter().all(|&at| {
            table.visible(at) && table.machine(at).is_none() && table.airship(at).is_none()
        })
    };
    let mut places = BTreeSet::new();
    for (turn, base) in turns(width, height) {
        places.extend(corners().filter(|&c| fits(&at(c, &base))).map(|c| spot(turn, c)));
    }
    places
}

/// Every place on the grid for an airship, with all the abilities that widen the choice (WM-5.4,
/// WM-6.1, WM-22.24, WM-22.28).
pub fn landings(game: &WhistleMountain, by: Seat, airship: Airship) -> BTreeSet<Spot> {
    let table = Table { game };
    let can_land = |cells: &[Pair]| {
        let inside = cells.iter().all(|&at| table.dry(at));
        let ships: BTreeSet<_> =
            cells.iter().filter_map(|&at| table.airship(at)).map(|(s, a)| (s.0, a)).collect();
        let bumps = airship == Airship::Dreadnought && game.has(by, Ability::Dreadnought);
        let way =
            ships.is_empty() || bumps && ships.len() == 1 && ships.iter().all(|s| s.0 != by.0);
        let bare = cells.iter().all(|&at| !table.scaffold(at) && !table.worker(at));
        let machines: BTreeSet<_> = cells.iter().map(|&at| table.machine(at)).collect();
        let on_one = machines.len() == 1
            && machines.iter().all(|machine| {
                machine.is_some_and(|machine| {
                    let crowded = |seat: Seat| match machine {
                        Machine::Sanctuary => 0 < game.player(seat).workers.sanctuary,
                        Machine::Trap => 0 < game.player(seat).workers.trap,
                        _ => false,
                    };
                    !game.all_seats().any(crowded)
                })
            });
        let on_tile = game.has(by, Ability::AcePilot)
            && cells
                .iter()
                .all(|&at| table.visible(at) && table.machine(at).is_none() && !table.worker(at))
            && game.canyon.laid.iter().any(|laid| {
                let tile = game.options.edition.scaffold_cells(laid.scaffold, laid.spot);
                cells.iter().all(|&at| cell(at).is_some_and(|cell| tile.has(cell)))
            });
        inside && way && (bare || on_one || on_tile)
    };
    let length = airship.index() as i32 + 1;
    let mut places = BTreeSet::new();
    for (turn, base) in turns(length, 1) {
        places.extend(corners().filter(|&c| can_land(&at(c, &base))).map(|c| spot(turn, c)));
    }
    places
}

/// Every cell a worker can be put on (WM-0.9); with a jetpack also in the air (WM-23.20).
pub fn worker_places(game: &WhistleMountain, jetpack: bool) -> BTreeSet<Cell> {
    let table = Table { game };
    let is_empty = |at: Pair| !table.worker(at) && table.airship(at).is_none();
    let is_space =
        |at: Pair| table.visible(at) && table.machine(at).is_none() && !table.printed(at);
    let in_the_air = |at: Pair| {
        jetpack && table.dry(at) && !table.scaffold(at) && table.visible((at.0, at.1 - 1))
    };
    let places = corners().filter(|&at| is_empty(at) && (is_space(at) || in_the_air(at)));
    places.filter_map(cell).collect()
}
