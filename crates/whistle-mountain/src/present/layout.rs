//! The zones of the table.

use scene::{Layout, Shape, Space, Speech, Zone};
use tabletop::Seat;

use crate::{
    WhistleMountain,
    airship::Dock,
    edition::Edition,
    grid::{Cell, Cells},
    machine::Size,
    scaffold,
    state::LEVELS,
};

impl WhistleMountain {
    pub(super) fn lay_out_zones(&self, speech: &Speech) -> Layout {
        let edition = self.edition();
        let board = edition.board;
        let zone = |id: &str, owner: Option<Seat>, shape| Zone {
            id: owner.map_or_else(|| id.to_owned(), |seat| of_seat(id, seat)),
            title: speech.word(&format!("zone-{id}")),
            owner,
            shape,
        };
        let grid = Shape::Grid { columns: board.columns.into(), rows: board.rows.into() };
        let floor = |floor: u8| space(floor.to_string(), edition.floor(floor).to_string());
        let docks = Dock::ALL.iter().map(|&dock| space(dock.id(), dock_note(edition, dock)));
        let stacks = scaffold::Shape::ALL.iter().map(|shape| space(shape.id(), ""));
        let mut zones = vec![
            zone("grid", None, grid),
            zone("barracks", None, numbered(LEVELS)),
            zone("tower", None, Shape::Row((1..=board.rows).map(floor).collect())),
            zone("whirlpool", None, Shape::Heap),
            zone("docks", None, Shape::Row(docks.collect())),
        ];
        zones.extend(Size::ALL.iter().map(|&size| zone(market_of(size), None, numbered(3))));
        zones.extend([
            zone("market-upgrades", None, numbered(3)),
            zone("stacks", None, Shape::Row(stacks.collect())),
            zone("piles", None, Shape::Purse),
            zone("supply", None, Shape::Purse),
            zone("discard", None, Shape::Heap),
            zone("draft", None, Shape::Heap),
            zone("drawn", None, Shape::Heap),
        ]);
        for seat in self.all_seats() {
            zones.push(zone("goods", Some(seat), Shape::Purse));
            let heaps = ["ability", "upgrades", "machines", "scaffolds", "cards", "awards", "home"];
            zones.extend(heaps.map(|id| zone(id, Some(seat), Shape::Heap)));
        }
        Layout { zones }
    }

    /// Where a cell lies in the zone `grid`.
    pub(super) fn position(&self, cell: Cell) -> usize {
        let columns = usize::from(self.edition().board.columns);
        usize::from(cell.row() - 1) * columns + usize::from(cell.column() - 1)
    }

    pub(super) fn positions(&self, cells: Cells) -> Vec<usize> {
        cells.iter().map(|cell| self.position(cell)).collect()
    }
}

/// The zone of this name that belongs to a seat.
pub(super) fn of_seat(zone: &str, seat: Seat) -> String {
    format!("{zone}-{seat}")
}

pub(super) const fn market_of(size: Size) -> &'static str {
    match size {
        Size::Small => "market-small",
        Size::Medium => "market-medium",
        Size::Large => "market-large",
    }
}

fn space(id: impl Into<String>, note: impl Into<String>) -> Space {
    Space { id: id.into(), note: note.into() }
}

fn numbered(n: u8) -> Shape {
    Shape::Row((1..=n).map(|i| space(i.to_string(), "")).collect())
}

/// "3i 2c", or "0 / 1a / 2a" where there are tiers; nothing for what is free.
fn dock_note(edition: &Edition, dock: Dock) -> String {
    let tiers: Vec<String> = (0..3)
        .filter_map(|tier| edition.dock(dock, tier))
        .map(|cost| if cost.is_free() { "0".to_owned() } else { cost.to_string() })
        .collect();
    if tiers == ["0"] { String::new() } else { tiers.join(" / ") }
}
