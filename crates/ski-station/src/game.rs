//! Ski Station as a `Game`: what the rest of the house sees of the rules.

use std::ops::RangeInclusive;

use tabletop::{Chance, Ctx, Game, Luck, Seat};

use crate::{
    SkiStation, action::Action, bonus::Bonus, building::Building, development::Development,
    event::Event, options::Options, reward::Reward, state::Draw,
};

impl Game for SkiStation {
    type Options = Options;

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

    fn invariants(&self) -> Result<(), String> {
        self.check()
    }

    fn show_luck(luck: Luck) -> String {
        let kind = usize::from(luck.kind);
        match luck.pile {
            0 => Seat(luck.kind).to_string(),
            1 => Bonus::at(kind).to_string(),
            2 => Reward::at(kind).to_string(),
            3 => Building::at(kind).to_string(),
            _ => Development::at(kind).to_string(),
        }
    }

    fn read_luck(text: &str) -> Result<Luck, String> {
        let luck = |pile: Draw, kind: usize| Luck { pile: pile as u8, kind: kind as u8 };
        Ok(match text.split_once('-') {
            Some(("bt", _)) => luck(Draw::Bonuses, text.parse::<Bonus>()?.index()),
            Some(("rw", _)) => luck(Draw::Rewards, text.parse::<Reward>()?.index()),
            Some(("b", _)) => luck(Draw::Buildings, text.parse::<Building>()?.index()),
            Some(("d", _)) => luck(Draw::Developments, text.parse::<Development>()?.index()),
            _ => luck(Draw::Order, text.parse::<Seat>()?.index()),
        })
    }
}
