//! The zones of the table.

use scene::{Layout, Shape, Space, Speech, Zone};
use tabletop::Seat;

use crate::{
    SkiStation,
    bonus::LAID,
    colour::Colour,
    mountain,
    plate::{COLUMNS, Spot},
    state::SEATS,
    village::{self, Place},
};

/// The plates of odd and of even rounds.
pub(super) const PLATES: [&str; 2] = ["plate-a", "plate-b"];

impl SkiStation {
    pub(super) fn lay_out_zones(&self, speech: &Speech) -> Layout {
        let zone = |id: &str, owner: Option<Seat>, shape| Zone {
            id: owner.map_or_else(|| id.to_owned(), |seat| of_seat(id, seat)),
            title: speech.word(&format!("zone-{id}")),
            owner,
            shape,
        };
        let edition = self.edition();
        let office = edition.layout(self.seats).office.into_iter().flatten();
        let mut zones = vec![
            zone(PLATES[0], None, self.plate_squares(1)),
            zone(PLATES[1], None, self.plate_squares(2)),
            zone("start", None, numbered([""; SEATS])),
            zone("out", None, Shape::Heap),
            zone("bonuses", None, numbered([""; LAID])),
            zone("rewards", None, Shape::Heap),
            zone("office", None, numbered(office)),
            zone("seasonals", None, numbered(edition.seasonals)),
            zone("lots", None, numbered(edition.lot)),
            zone("piles", None, Shape::Purse),
            zone("discard", None, Shape::Heap),
        ];
        let slopes = Shape::Grid { columns: mountain::COLUMNS.into(), rows: mountain::ROWS.into() };
        let village = Shape::Grid { columns: village::COLUMNS.into(), rows: village::ROWS.into() };
        let tracks = Colour::TRACKS.map(|colour| space(colour.id(), ""));
        for seat in self.all_seats() {
            let own = |id: &str, shape: &Shape| zone(id, Some(seat), shape.clone());
            zones.extend([
                own("slopes", &slopes),
                own("village", &village),
                own("tracks", &Shape::Row(tracks.to_vec())),
                own("stock", &Shape::Purse),
                own("developments", &Shape::Heap),
                own("kept", &Shape::Heap),
            ]);
        }
        Layout { zones }
    }

    fn plate_squares(&self, round: u8) -> Shape {
        let face = self.edition().face(self.seats, round);
        numbered(&face.squares[..usize::from(face.rows * COLUMNS)])
    }
}

/// The zone of this name that belongs to a seat.
pub(super) fn of_seat(zone: &str, seat: Seat) -> String {
    format!("{zone}-{seat}")
}

/// The zone of the plate of a round.
pub(super) fn plate_of(round: u8) -> &'static str {
    PLATES[usize::from((round + 1) % 2)]
}

/// A square as pictures name it: `plate-a:5`.
pub(super) fn space_of(spot: Spot) -> String {
    format!("{}:{}", plate_of(spot.round()), spot.index())
}

/// Where a place lies in the zone `village`: grids count from the lower left corner.
pub(super) fn position(place: Place) -> usize {
    let row = village::ROWS - place.row();
    usize::from(row * village::COLUMNS + place.column() - 1)
}

fn space(id: impl ToString, note: impl ToString) -> Space {
    Space { id: id.to_string(), note: note.to_string() }
}

/// Spaces counted from one, with what is printed on them.
fn numbered<T: ToString>(notes: impl IntoIterator<Item = T>) -> Shape {
    Shape::Row((1..).zip(notes).map(|(n, note): (u8, T)| space(n, note)).collect())
}
