//! CloudAge as a `Game`: what the rest of the program sees of the rules.

use std::ops::RangeInclusive;

use tabletop::{Chance, Ctx, Game, Impossible, Saga, Seat, Sequel, Set};

use crate::{
    CloudAge,
    action::Action,
    card::{Card, Sleeve},
    edition::{CityCard, PICTURE},
    event::Event,
    options::Options,
    pile::Pile,
    project::Projects,
    state::SEATS,
    story::Chapter,
};

impl Game for CloudAge {
    type Options = Options;
    type Pile = Pile;

    const NAME: &'static str = "cloudage";
    const VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 1..=4;
    const CAMPAIGN: Option<Saga> = Some(Saga { first: "st-11", chapters: Chapter::COUNT as u8 });

    fn setup(seats: u8, options: Options, ctx: &mut Ctx<'_, Event>) -> CloudAge {
        CloudAge::lay_out(seats, options, ctx)
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

    fn score(&self, seat: Seat) -> i32 {
        self.players[seat].vp.into()
    }

    fn place(&self, seat: Seat) -> u8 {
        self.rank(seat)
    }

    fn sequel(&self) -> Option<Sequel> {
        self.leave_bags()
    }

    /// The hands of the others are dealt anew from all cards the viewer has not seen, and the top card
    /// of each sleeve is one that looks the same (CA-32.1, CA-32.8).
    fn determinize(&mut self, viewer: Seat, chance: &mut dyn Chance) {
        self.deal_hands_anew(viewer, chance);
        self.draw_tops_anew(chance);
    }

    fn invariants(&self) -> Result<(), Impossible> {
        self.check()
    }
}

impl CloudAge {
    fn deal_hands_anew(&mut self, viewer: Seat, chance: &mut dyn Chance) {
        let mut sizes = [0; SEATS];
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            let hand = &mut self.players[seat].hand;
            sizes[seat.index()] = hand.len();
            self.deck.pour(hand);
        }
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            let mut hand = Projects::default();
            let draw = |_| self.deck.draw(Pile::Projects, chance);
            (0..sizes[seat.index()]).filter_map(draw).for_each(|project| hand.put(project));
            self.players[seat].hand = hand;
        }
    }

    /// A top card is any that looks the same. No card lies in two sleeves, so all are drawn until they
    /// differ: then every way to lay them is equally likely.
    fn draw_tops_anew(&mut self, chance: &mut dyn Chance) {
        let tops = self.districts.map(|district| district.top);
        tops.into_iter().flatten().for_each(|card| self.unseen.insert(card));
        let alike = self.districts.map(|district| {
            let is_like = |card: Card, top| self.looks_like(district.sleeve, card, top);
            let alike = |card: &Card| district.top.is_some_and(|top| is_like(*card, top));
            self.unseen.iter().filter(alike).collect::<Set<Card>>()
        });
        let draw = |cards: Set<Card>| { cards }.draw(Set::all(), Pile::CityCards, chance);
        let drawn = differing(alike, draw).unwrap_or(tops);
        self.unseen = self.unseen.without(drawn.into_iter().flatten().collect());
        self.districts.iter_mut().zip(drawn).for_each(|(district, top)| district.top = top);
    }

    /// Whether two City cards cannot be told apart through a sleeve (CA-19.7, CA-19.8).
    pub(crate) fn looks_like(&self, sleeve: Sleeve, card: Card, other: Card) -> bool {
        let edition = self.edition();
        let (a, b) = (edition.city_card(card), edition.city_card(other));
        let mask = edition.mask(sleeve);
        let open = |at: [u8; 2]| {
            let [column, row] = at.map(usize::from);
            (!mask[row][column]).then_some(at)
        };
        let rail = |card: &CityCard, column: usize| {
            Some(card.rail[column]).filter(|&row| !mask[usize::from(row)][column])
        };
        let rails = (0..PICTURE[0]).all(|column| rail(a, column) == rail(b, column));
        let pictures = (0..PICTURE[1]).all(|row| {
            (0..PICTURE[0])
                .all(|column| mask[row][column] || a.picture[row][column] == b.picture[row][column])
        });
        edition.value(card) == edition.value(other)
            && a.plants == b.plants
            && open(a.update_at) == open(b.update_at)
            && open(a.wrench_at) == open(b.wrench_at)
            && rails
            && pictures
    }
}

/// Draws a card of each set until no card came twice; `None` if that takes suspiciously long.
///
/// There is a way, as the cards that lie there now show. So of three sets with one, two and three
/// cards at the worst, one drawing in six is good, and 400 bad ones in a row (1 in 10^31) come only
/// from a source that repeats itself. Then the cards that lie there now will do: they look the same.
fn differing(
    sets: [Set<Card>; 3],
    mut draw: impl FnMut(Set<Card>) -> Option<Card>,
) -> Option<[Option<Card>; 3]> {
    (0..400).map(|_| sets.map(&mut draw)).find(|drawn| {
        let different: Set<Card> = drawn.iter().flatten().copied().collect();
        different.len() == drawn.iter().flatten().count()
    })
}
