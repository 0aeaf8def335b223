//! Fields by name: how scenarios write and read a position.

mod check;
mod piles;
mod plain;
mod player;
mod table;
mod turn;

use tabletop::{
    Field, FieldError, Fields, Seat,
    fields::{of_seat, of_table},
};

use crate::CloudAge;

/// The most of a kind that a scenario can write.
const COPIES: u16 = 40;

impl Fields for CloudAge {
    const FIELDS: &'static [Field] = &[
        of_seat("water", "a number"),
        of_seat("metal", "a number"),
        of_seat("energy", "a number"),
        of_seat("vp", "a number, also below zero"),
        of_seat("level", "0 to 10, on the production board"),
        of_seat("upgrades", "movement, combat and planting upgrades built: `2 1 0`"),
        of_seat("hand", "Project cards: `pj-wreck*2 pj-sam`, or `none`"),
        of_seat("played", "Project cards in play, in the order played, or `none`"),
        of_seat("deck", "Navigation cards to draw, without the known top one: `nv-1*2 cc-08`"),
        of_seat("top", "the Navigation card everybody knows to be on top, or `none`"),
        of_seat("discard", "Navigation cards: `nv-3 cc-20`, or `none`"),
        of_seat("flight", "the flight value of the round, 0 to 4"),
        of_seat("airship", "a cell: `2:3,4`"),
        of_seat("stock", "plant tiles: `pl-g*2 pl-a`, or `none`"),
        of_seat("locked", "tiles of the stock that may not be planted in this turn, or `none`"),
        of_seat("missions", "`mi-03`, or `none`"),
        of_seat("markers", "where they lie: `ct-whika*2 hm-1`, or `none`"),
        of_table("round", "a round: brings a plain position, so write it first"),
        of_table("first", "the first player of the round"),
        of_table("sides", "the faces of the boards in use: `A A A`; only read"),
        of_table("deck", "Project cards left to draw, in any order; write it last"),
        of_table("discard", "the Project discard, or `none`"),
        of_table("bag", "plant tiles left to draw; write it last"),
        of_table("plants", "plant tiles on the map: `pl-g@1:3,2`, or `none`"),
        of_table(
            "districts",
            "sleeve, cards left and top card of each: `sl-1 8 cc-08 sl-2 8 cc-02 sl-3 0 -`",
        ),
        of_table("tiles", "campaign tiles in play: `l1 l5`; only written in a campaign"),
        of_table("numbers", "Project numbers besides 0: `1 3`; only written in a campaign"),
        of_table("story", "the story card in play; only written in a campaign"),
        of_table("ready", "the discovery card that lies ready; only written in a campaign"),
        of_table("read", "story cards read; only read"),
        of_table("removed", "weapon systems removed; only read"),
        of_table("books", "books that were active, this round included; only read"),
        of_table("storm", "whether the dust storm blows, `yes` or `no`"),
        of_table("tolls", "tolls of L7 paid in Water and in VP: `1 2`"),
        of_table("points", "movement points left; only read"),
        of_table("solar", "whether the solar panel can still be used; only read"),
        of_table("campaign", "campaign points; only read"),
        of_table(
            "turn",
            "who is asked what: `book`, `A produce`, `A fly`, `A fight`, `A action`, `score`",
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
        self.look_at_the_moment()?;
        self.look_at_the_map()?;
        self.look_at_the_story()?;
        self.look_at_the_cards()?;
        self.all_seats().try_for_each(|seat| self.look_at_the_player(seat))
    }
}
