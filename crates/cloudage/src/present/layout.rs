//! The zones of the table.

use scene::{Layout, Shape, Space, Speech, Zone};
use tabletop::Seat;

use super::{
    face::{self, SOLO},
    words,
};
use crate::{
    CloudAge,
    action::CityAction,
    card::Zone as Zones,
    city::City,
    effect::Gains,
    map::{COLUMNS, Cell, ROWS},
    upgrade::Upgrade,
};

impl CloudAge {
    pub(super) fn lay_out_zones(&self, speech: &Speech) -> Layout {
        let zone = |id: &str, owner: Option<Seat>, shape| Zone {
            id: owner.map_or_else(|| id.to_owned(), |seat| of_seat(id, seat)),
            title: speech.word(&format!("zone-{id}")),
            owner,
            shape,
        };
        let (edition, voice) = (self.edition(), speech.plain());
        let map = Shape::Grid { columns: columns(self.boards), rows: ROWS.into() };
        let cities = self.cities().map(|city| space(city, ""));
        let levels = edition
            .levels
            .iter()
            .zip(0..)
            .map(|(level, n): (_, u8)| space(n, voice.say(&words::level(level))));
        let actions = CityAction::ALL.iter().map(|&action| {
            let name = face::tile_of(action).map_or_else(
                || speech.word(&format!("ac-{action}")),
                |tile| speech.word(tile.id()),
            );
            space(action, name)
        });
        let mut zones = vec![
            zone("map", None, map),
            zone("cities", None, Shape::Row(cities.collect())),
            zone("districts", None, numbered([""; 3])),
            zone("spaces", None, named(Zones::ALL)),
            zone("city-board", None, Shape::Row(actions.collect())),
            zone("production", None, Shape::Row(levels.collect())),
            zone("projects", None, Shape::Purse),
            zone("discard", None, Shape::Heap),
            zone("bag", None, Shape::Purse),
            zone("book", None, Shape::Heap),
            zone("tiles", None, Shape::Heap),
        ];
        if self.seats == 1 {
            let places = SOLO.iter().zip(&edition.solo);
            let places = places.map(|(id, place)| space(id, voice.say(&words::part(place.part))));
            zones.push(zone("solo", None, Shape::Row(places.collect())));
        }
        let slot = |gains: &Gains| match gains.0.is_empty() {
            true => String::new(),
            false => voice.say(&words::gains(gains)),
        };
        let track = numbered(edition.track.iter().map(slot));
        for seat in self.all_seats() {
            let own = |id: &str, shape: Shape| zone(id, Some(seat), shape);
            zones.extend([
                own("hand", Shape::Heap),
                own("played", Shape::Heap),
                own("deck", Shape::Purse),
                own("navigation", Shape::Heap),
                own("combat", Shape::Heap),
                own("upgrades", named(Upgrade::ALL)),
                own("track", track.clone()),
                own("stock", Shape::Purse),
                own("missions", Shape::Heap),
            ]);
        }
        Layout { zones }
    }

    /// The cities and hamlets of the boards in use.
    pub(super) fn cities(&self) -> impl Iterator<Item = City> {
        City::ALL.iter().copied().filter(|&city| !self.cells_in(city).is_empty())
    }

    /// Where a cell lies in the zone `map`.
    pub(super) fn position(&self, cell: Cell) -> usize {
        position(cell, self.boards)
    }
}

/// The zone of this name that belongs to a seat.
pub(super) fn of_seat(zone: &str, seat: Seat) -> String {
    format!("{zone}-{seat}")
}

fn columns(boards: u8) -> usize {
    (boards * COLUMNS).into()
}

/// Row by row from the top; columns run over all boards.
fn position(cell: Cell, boards: u8) -> usize {
    let column = (cell.board() - 1) * COLUMNS + cell.column();
    usize::from(cell.row()) * columns(boards) + usize::from(column)
}

/// A cell as pictures name it: `map:17`.
pub(super) fn space_of(cell: Cell, boards: u8) -> String {
    format!("map:{}", position(cell, boards))
}

fn space(id: impl ToString, note: impl ToString) -> Space {
    Space { id: id.to_string(), note: note.to_string() }
}

/// Spaces called by the ids of what lies there.
fn named<T: ToString>(ids: &[T]) -> Shape {
    Shape::Row(ids.iter().map(|id| space(id.to_string(), "")).collect())
}

/// Spaces counted from one, with what is printed on them.
fn numbered<T: ToString>(notes: impl IntoIterator<Item = T>) -> Shape {
    Shape::Row((1..).zip(notes).map(|(n, note): (u8, T)| space(n, note)).collect())
}
