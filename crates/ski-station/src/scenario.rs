//! Fields by name: how scenarios write and read a position.

mod check;
mod player;
mod table;
mod tiles;
mod turn;

use tabletop::{
    Field, FieldError, Fields, Seat,
    fields::{of_seat, of_table},
};

use crate::SkiStation;

impl Fields for SkiStation {
    const FIELDS: &'static [Field] = &[
        of_seat("eur", "a number"),
        of_seat("time", "a number"),
        of_seat("permanents", "standing in the stock, and lying if any do: `2`, `2 1`"),
        of_seat("seasonals", "standing in the stock, and lying if any do: `2`, `2 1`"),
        of_seat("pv", "a number, also below zero"),
        of_seat("pawn", "a square `6.2`, a start space `start 1`, or `out 1`"),
        of_seat("pistes", "a colour and its cells: `G 2.5 2.6 B 3.5`; the first two are there"),
        of_seat("village", "`b-07@1.4 b-06@2.3`; the base building is there"),
        of_seat("activated", "buildings activated in this round: `b-25 b-21`, or `none`"),
        of_seat("on", "what lies on buildings: `b-25 1p b-37 1e 1t`, or `none`"),
        of_seat("cubes", "a number, on the scale and in the village"),
        of_seat("octagons", "a number, in the zone and in the village"),
        of_seat("slots", "complete square slots: `1.3e 1.3se`, or `none`; only read"),
        of_seat("seats", "slots with a cube, where seats are chosen; or `none`"),
        of_seat("scale", "cubes on the scale; only read"),
        of_seat("zone", "octagons in the zone; only read"),
        of_seat("thresholds", "steps of the green, blue and red track: `1 0 2`"),
        of_seat("developments", "`d-01- d-05`, or `none`; a minus for face down"),
        of_seat("kept", "reward tiles in the play area: `rw-c`, or `none`"),
        of_seat("disks", "bonus tiles with a disk: `bt-05`, or `none`"),
        of_table(
            "round",
            "1 to 7; empties the stocks and puts the pawns on its first column: write it first",
        ),
        of_table("bonuses", "the seven bonus tiles, that of round 1 first"),
        of_table("rewards", "reward tiles on the board: `rw-a rw-b`, or `none`"),
        of_table("office", "the prices of the slots with a permanent: `0 1`, or `none`"),
        of_table(
            "squares",
            "tiles on squares: `1.1=b-07 3.1=-`; the other squares stay as they are",
        ),
        of_table("discard", "tiles in the discards: `b-07 d-05`, or `none`"),
        of_table("piles", "buildings and developments left to draw: `15 15`; only read"),
        of_table(
            "turn",
            "who is asked what: `A`, `A square` (the action is to come), `A rest` (the action is \
             done), `income`, `thresholds`, `evaluation`",
        ),
    ];

    fn write(&mut self, seat: Option<Seat>, field: &str, value: &str) -> Result<(), FieldError> {
        match seat {
            Some(seat) => self.write_player(seat, field, value),
            None => self.write_table(field, value),
        }
    }

    fn read(&self, seat: Option<Seat>, field: &str) -> Result<String, FieldError> {
        match seat {
            Some(seat) => self.read_player(seat, field),
            None => self.read_table(field),
        }
    }

    fn complete(&mut self) -> Result<(), FieldError> {
        self.all_seats().for_each(|seat| self.fill_seats(seat));
        self.look_at_the_moment()?;
        self.look_again_at_the_square();
        self.check()?;
        self.look_at_the_pawns()?;
        self.all_seats().try_for_each(|seat| self.look_at_the_resort(seat))
    }
}
