//! Flotsam as a `Game`: what the rest of the project sees of the rules.

use std::ops::RangeInclusive;

use tabletop::{Chance, Ctx, Game, Impossible, Seat};

use crate::{
    Flotsam, action::Action, drift::Drift, event::Event, options::Options, pile::Pile, state::SEATS,
};

impl Game for Flotsam {
    type Options = Options;
    type Pile = Pile;

    const NAME: &'static str = "flotsam";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=SEATS as u8;

    fn setup(seats: u8, options: Options, ctx: &mut Ctx<'_, Event>) -> Flotsam {
        Flotsam::lay_out(seats, options, ctx)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn sensible_actions(&self, by: Seat, out: &mut Vec<Action>) {
        self.think(by, out);
    }

    fn round(&self) -> u32 {
        self.round.max(1).into()
    }

    /// A wish counts only once it is shown: everybody sees the score (FL-7.1).
    fn score(&self, seat: Seat) -> i32 {
        let shown = if self.is_over() { self.wished(seat) } else { 0 };
        i32::from(self.basket_worth(seat) + shown)
    }

    /// The most points win, and equal places are shared (FL-6.3).
    fn place(&self, seat: Seat) -> u8 {
        let better = |&other: &Seat| self.score(seat) < self.score(other);
        self.all_seats().filter(better).count() as u8 + 1
    }

    /// The wish cards of all others are dealt anew, those they hold and those they are offered (FL-7.1).
    fn determinize(&mut self, viewer: Seat, chance: &mut dyn Chance) {
        if self.is_over() {
            return;
        }
        let holders = self.all_seats().filter(|&seat| seat != viewer);
        let holders = holders.filter(|&seat| self.players[seat].wish.is_some());
        let holders: tabletop::Seats = holders.collect();
        for seat in holders.iter() {
            self.wishes.put(self.players[seat].wish.expect("a holder holds one"));
        }
        let hidden = self.is_offered().is_some_and(|seat| seat != viewer);
        let offered = if hidden { self.offer.len() } else { 0 };
        if hidden {
            self.wishes.pour(&mut self.offer);
        }
        for seat in holders.iter() {
            self.players[seat].wish = self.wishes.draw(Pile::Wishes, chance);
        }
        for _ in 0..offered {
            self.offer.put(self.wishes.draw(Pile::Wishes, chance).expect("as many as before"));
        }
    }

    fn invariants(&self) -> Result<(), Impossible> {
        for &drift in Drift::ALL {
            let (found, copies) = (self.in_play(drift), self.options.edition.copies(drift));
            if u16::from(copies) < found {
                return Err(Impossible::new(format!("{found} {drift}: the game has {copies}")));
            }
            let (held, cards) = (self.wishes_for(drift), self.options.edition.wishes);
            if u16::from(cards) < held {
                return Err(Impossible::new(format!(
                    "{held} wishes for {drift}: there are {cards}"
                )));
            }
        }
        if self.is_combing().is_none() && !self.catch.is_empty() {
            return Err(Impossible::new("a catch lies on the beach, but nobody combs it"));
        }
        if self.is_offered().is_none() && !self.offer.is_empty() {
            return Err(Impossible::new("wish cards are offered, but to nobody"));
        }
        if self.options.edition.waves <= self.catch.count(Drift::Wave) {
            return Err(Impossible::new("the last wave has come, but the catch is still there"));
        }
        Ok(())
    }
}

impl Flotsam {
    /// How many of a kind are anywhere in the game.
    pub(crate) fn in_play(&self, drift: Drift) -> u16 {
        let baskets = self.all_seats().map(|seat| &self.players[seat].basket);
        baskets.chain([&self.sea, &self.catch]).map(|pile| u16::from(pile.count(drift))).sum()
    }

    /// How many wish cards for a kind are anywhere in the game.
    pub(crate) fn wishes_for(&self, drift: Drift) -> u16 {
        let held = self.all_seats().filter(|&seat| self.players[seat].wish == Some(drift)).count();
        u16::from(self.wishes.count(drift)) + u16::from(self.offer.count(drift)) + held as u16
    }
}
