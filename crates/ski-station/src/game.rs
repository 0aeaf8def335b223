//! Ski Station as a `Game`: what the rest of the program sees of the rules.

use std::ops::RangeInclusive;

use tabletop::{Chance, Ctx, Game, Impossible, Seat};

use crate::{SkiStation, action::Action, event::Event, options::Options, pile::Pile};

impl Game for SkiStation {
    type Options = Options;
    type Pile = Pile;

    const NAME: &'static str = "ski-station";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn setup(seats: u8, options: Options, ctx: &mut Ctx<'_, Event>) -> SkiStation {
        SkiStation::lay_out(seats, options, ctx)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn sensible_actions(&self, by: Seat, out: &mut Vec<Action>) {
        self.think(by, out);
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn score(&self, seat: Seat) -> i32 {
        self.players[seat].pv.into()
    }

    fn place(&self, seat: Seat) -> u8 {
        self.rank(seat)
    }

    /// Nobody has secrets, and which tiles lie in the piles the state does not know either
    /// (SK-31.3, SK-31.5).
    fn determinize(&mut self, _viewer: Seat, _chance: &mut dyn Chance) {}

    fn invariants(&self) -> Result<(), Impossible> {
        self.check()
    }
}
