//! The zones of the table.

use scene::{Layout, Shape, Space as LayoutSpace, Speech, Zone};
use tabletop::Seat;

use crate::{
    Imaginarium,
    board::{BELT, Space},
};

impl Imaginarium {
    pub(super) fn lay_out_zones(&self, speech: &Speech) -> Layout {
        let space = |&space: &Space| LayoutSpace {
            id: space.id().to_owned(),
            note: self.options.edition.space(space).to_string(),
        };
        let numbered = |n: usize| {
            (1..=n).map(|i| LayoutSpace { id: i.to_string(), note: String::new() }).collect()
        };
        let common = |id: &str, shape| Zone {
            id: id.to_owned(),
            title: speech.word(&format!("zone-{id}")),
            owner: None,
            shape,
        };
        let mut zones = vec![
            common("belt", Shape::Row(Space::ALL[..BELT].iter().map(space).collect())),
            common("extractors", Shape::Row(Space::ALL[BELT..].iter().map(space).collect())),
            common("waiting", Shape::Heap),
            common("initiative", Shape::Row(numbered(5))),
            common("room", Shape::Row(numbered(3))),
            common("office", Shape::Heap),
            common("piles", Shape::Purse),
            common("shredder", Shape::Heap),
        ];
        for seat in self.all_seats() {
            let own = |id: &str, shape| Zone {
                id: format!("{id}-{seat}"),
                title: speech.word(&format!("zone-{id}")),
                owner: Some(seat),
                shape,
            };
            zones.extend([
                own("goods", Shape::Purse),
                own("slots", Shape::Heap),
                own("yard", Shape::Heap),
                own("staff", Shape::Heap),
                own("secrets", Shape::Heap),
                own("dial", Shape::Heap),
            ]);
        }
        Layout { zones }
    }
}

/// The zone of this name that belongs to a seat.
pub(super) fn of_seat(zone: &str, seat: Seat) -> String {
    format!("{zone}-{seat}")
}
