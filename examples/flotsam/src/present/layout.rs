//! The zones of the table.

use scene::{Layout, Shape, Speech, Zone};
use tabletop::Seat;

use crate::Flotsam;

impl Flotsam {
    pub(super) fn lay_out_zones(&self, speech: &Speech) -> Layout {
        let zone = |id: &str, owner: Option<Seat>, shape| Zone {
            id: owner.map_or_else(|| id.to_owned(), |seat| of_seat(id, seat)),
            title: speech.word(&format!("zone-{id}")),
            owner,
            shape,
        };
        let mut zones = vec![zone("sea", None, Shape::Purse), zone("beach", None, Shape::Heap)];
        for seat in self.all_seats() {
            zones.push(zone("basket", Some(seat), Shape::Purse));
            zones.push(zone("wish", Some(seat), Shape::Heap));
        }
        Layout { zones }
    }
}

/// The zone of this name that belongs to a seat.
pub(super) fn of_seat(zone: &str, seat: Seat) -> String {
    format!("{zone}-{seat}")
}
