//! Whistle Mountain as a `Game`: what the rest of the program sees of the rules.

use std::ops::RangeInclusive;

use tabletop::{Chance, Ctx, Flow as _, Game, Impossible, Seat, Seats};

use crate::{
    WhistleMountain,
    ability::Abilities,
    action::Action,
    card::Cards,
    event::Event,
    frame::{Frame, Question},
    options::Options,
    pile::Pile,
};

impl Game for WhistleMountain {
    type Options = Options;
    type Pile = Pile;

    const NAME: &'static str = "whistle-mountain";
    const VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn setup(seats: u8, options: Options, ctx: &mut Ctx<'_, Event>) -> WhistleMountain {
        WhistleMountain::lay_out(seats, options, ctx)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn sensible_actions(&self, by: Seat, out: &mut Vec<Action>) {
        self.think(by, out);
    }

    fn round(&self) -> u32 {
        u32::from(self.turn.saturating_sub(1)) / u32::from(self.seats) + 1
    }

    fn score(&self, seat: Seat) -> i32 {
        self.players[seat].vp.into()
    }

    fn place(&self, seat: Seat) -> u8 {
        self.rank(seat)
    }

    /// Hands of the others, cards they are choosing from and the deck are dealt anew; so are the
    /// abilities of the draft, unless the viewer has held them (WM-24.1, WM-3.13).
    fn determinize(&mut self, viewer: Seat, chance: &mut dyn Chance) {
        self.deal_cards_anew(viewer, chance);
        if !self.has_seen_draft(viewer) {
            let n = self.draft.len();
            let kept = |seat: Seat| self.players[seat].ability;
            let taken: Abilities = self.all_seats().filter_map(kept).collect();
            let mut unseen =
                self.edition().abilities_in_box(self.options.first_game).without(taken);
            self.draft = Abilities::default();
            for _ in 0..n {
                let drawn = unseen.draw(Abilities::all(), Pile::Abilities, chance);
                drawn.into_iter().for_each(|ability| self.draft.insert(ability));
            }
        }
    }

    fn invariants(&self) -> Result<(), Impossible> {
        self.check()
    }
}

impl WhistleMountain {
    fn deal_cards_anew(&mut self, viewer: Seat, chance: &mut dyn Chance) {
        let mut pool = std::mem::take(&mut self.deck);
        let mut sizes = [0; crate::state::SEATS];
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            let hand = &mut self.players[seat].hand;
            sizes[seat.index()] = hand.len();
            pool.pour(hand);
        }
        let choosing = self.all_seats().find(|&seat| self.is_choosing(seat));
        let drawn = if choosing == Some(viewer) { 0 } else { self.drawn.len() };
        if 0 < drawn {
            std::mem::take(&mut self.drawn).iter().for_each(|&card| pool.put(card));
        }
        let mut deal = |n: u8| -> Cards {
            let mut cards = Cards::default();
            let draw = |_| pool.draw(Pile::Cards, chance);
            (0..n).filter_map(draw).for_each(|card| cards.put(card));
            cards
        };
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            self.players[seat].hand = deal(sizes[seat.index()]);
        }
        let seen = deal(drawn as u8);
        for card in seen.kinds() {
            (0..seen.count(card)).for_each(|_| self.drawn.push(card));
        }
        self.deck = pool;
    }

    /// Whether a seat is choosing among cards only it sees.
    fn is_choosing(&self, seat: Seat) -> bool {
        let keeps =
            |frame: &Frame| matches!(frame, Frame::Ask(by, Question::Keep(_)) if *by == seat);
        self.stack.iter().any(keeps)
    }

    /// Whether the tiles of the draft are with a viewer, or have been.
    fn has_seen_draft(&self, viewer: Seat) -> bool {
        self.draft.is_empty()
            || self.players[viewer].ability.is_some()
            || self.deciders() == Seats::one(viewer)
    }
}
