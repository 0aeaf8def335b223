//! The way ahead: cities in reach, what a fight there would bring, and how likely it is won.

use tabletop::Seat;

use super::{Counts, Feature, engine::Engine, open::Open, worth::Prize};
use crate::{
    CloudAge,
    card::{Card, Cards},
    city::City,
    effect::{Price, Way},
    frame::Cause,
    map::Cells,
};

/// How widely the sum of one, two and more Navigation cards is spread, in tenths.
const SPREAD: [i16; 6] = [10, 14, 17, 20, 22, 24];

/// How far a flight comes without cards and upgrades, in cells.
const NEAR: i16 = 2;

/// How many cells more movement brings it, at most.
const FAR: i16 = 4;

/// What a marker in a city of a mission is worth.
const MARKER: i16 = 25;

/// A player's Navigation cards, and what Energy can make of them in a fight.
#[derive(Default)]
pub struct Crew {
    cards: i16,
    sum: i16,
    high: i16,
    /// Means are in tenths.
    mean: i16,
    deck_mean: i16,
    combat: i16,
    energy: i16,
    /// In the fight of the moment: its total, and whether its first card was drawn.
    total: Option<i16>,
    drawn: bool,
    /// It is that of a mission.
    is_last: bool,
    prices: [i16; 2],
}

/// A fight: what it brings times the chance to win it.
#[derive(Copy, Clone, Default)]
struct Hope {
    /// In tenths.
    points: i16,
    goods: i16,
    energy: i16,
}

impl Hope {
    fn worth(self) -> i16 {
        self.points + self.goods - 4 * self.energy
    }
}

impl Crew {
    pub fn of(game: &CloudAge, seat: Seat, engine: &Engine, open: &Open) -> Crew {
        let player = &game.players[seat];
        let fight = game.now.fight.filter(|_| open.fights_now);
        let mut crew = Crew {
            combat: engine.combat,
            energy: open.goods(player)[2],
            total: fight.map(|fight| fight.total.into()),
            is_last: fight.is_some_and(|fight| fight.cause == Cause::Mission),
            drawn: fight.is_some_and(|fight| 0 < fight.drawn),
            prices: game.edition().card_prices.map(|price| price.first.n.into()),
            ..Crew::default()
        };
        crew.see(game, &player.deck);
        player.on_deck.into_iter().for_each(|card| crew.see_card(game, card, 1));
        let deck = (crew.sum, crew.cards);
        crew.see(game, &player.discard);
        open.received.into_iter().for_each(|card| crew.see_card(game, card, 1));
        if fight.is_some() {
            crew.see(game, &game.zone);
        }
        crew.mean = 10 * crew.sum / crew.cards.max(1);
        crew.deck_mean = if 0 < deck.1 { 10 * deck.0 / deck.1 } else { crew.mean };
        crew
    }

    fn see(&mut self, game: &CloudAge, cards: &Cards) {
        cards.kinds().for_each(|card| self.see_card(game, card, cards.count(card)));
    }

    fn see_card(&mut self, game: &CloudAge, card: Card, copies: u8) {
        let (value, copies) = (i16::from(game.edition().value(card)), i16::from(copies));
        self.cards += copies;
        self.sum += value * copies;
        self.high += if 3 <= value { copies } else { 0 };
    }

    pub fn count(&self, counts: &mut Counts<'_>) {
        counts.add(Feature::NavigationCards, self.cards);
        counts.add(Feature::NavigationHigh, self.high);
        counts.add(Feature::NavigationMean, self.mean);
        counts.add(Feature::DeckMean, self.deck_mean);
        counts.add(Feature::Strength, self.combat + self.draws() * self.mean / 10);
    }

    /// How many cards can be paid with Energy.
    fn draws(&self) -> i16 {
        let [first, further] = self.prices;
        let draws = match self.drawn {
            true => self.energy / further.max(1),
            false if self.energy < first => 0,
            false => 1 + (self.energy - first) / further.max(1),
        };
        draws.clamp(0, self.cards.min(SPREAD.len() as i16))
    }

    /// The total that the last fight may come to (CA-25.6).
    pub fn hopes_for(&self) -> u8 {
        let total = self.total.filter(|_| self.is_last).unwrap_or(self.combat);
        (total + self.draws() * self.mean / 10).clamp(0, 60) as u8
    }

    /// What a fight from this total on promises.
    fn hope(&self, total: i16, value: i16, prize: Prize) -> Hope {
        let missing = value - total;
        let draws = self.draws();
        let (mut chance, mut energy) = (100, 0);
        if 0 < missing {
            let Some(spread) = usize::try_from(draws - 1).ok().and_then(|at| SPREAD.get(at)) else {
                return Hope::default();
            };
            let ahead = (draws * self.mean - 10 * missing + 5).clamp(-100, 100);
            chance = (50 + 40 * ahead / spread).clamp(0, 100);
            let needed = (10 * missing / self.mean.max(1) + 1).clamp(1, draws);
            let [first, further] = self.prices;
            energy = if self.drawn { needed * further } else { first + (needed - 1) * further };
        }
        Hope {
            points: prize.points * chance / 10,
            goods: prize.goods * chance / 100,
            energy: energy * chance / 100,
        }
    }
}

impl CloudAge {
    pub(super) fn count_way(
        &self,
        seat: Seat,
        engine: &Engine,
        open: &Open,
        crew: &Crew,
        counts: &mut Counts<'_>,
    ) {
        let player = &self.players[seat];
        counts.add(Feature::Board, i16::from(player.airship.board()) - 1);
        let named = player.markers.iter().filter(|city| !city.is_hamlet()).count();
        counts.add(Feature::CitiesVisited, named as i16);
        let known = player.markers.iter().map(|&city| self.cells_in(city));
        let new = known.fold(self.ends(seat), Cells::without);
        let mut near = Cells::one(player.airship);
        for _ in 0..NEAR + engine.movement.min(FAR) {
            near |= near.around();
        }
        let (best, cities) = self.best_city(seat, near & new, crew);
        counts.add(Feature::NewCities, cities);
        counts.add(Feature::NearWorth, best.worth());
        let hope = match open.flies {
            true => self.count_flight(seat, new, crew, counts),
            false => self.hope_of_fight(seat, open, crew),
        };
        counts.add(Feature::PrizePoints, hope.points);
        counts.add(Feature::PrizeGoods, hope.goods);
        counts.add(Feature::PrizeEnergy, hope.energy);
        self.count_book(seat, open, crew, counts);
    }

    /// The best of the cities with one of these cells, and how many there are.
    fn best_city(&self, seat: Seat, cells: Cells, crew: &Crew) -> (Hope, i16) {
        let (mut best, mut cities) = (Hope::default(), 0);
        let wanted = self.wanted(seat);
        for &city in City::named() {
            if (self.land().cities[city.index()] & cells).is_empty() {
                continue;
            }
            cities += 1;
            let Some((value, gains)) = self.city_values(city) else { continue };
            let mut hope = crew.hope(crew.combat, value.into(), Prize::of(&gains));
            // A mission asks for a marker, not for a win.
            hope.points += if wanted.contains(&city) { MARKER } else { 0 };
            if best.worth() < hope.worth() {
                best = hope;
            }
        }
        (best, cities)
    }

    /// In flight: where it may end, and what lies on the way.
    fn count_flight(&self, seat: Seat, new: Cells, crew: &Crew, counts: &mut Counts<'_>) -> Hope {
        let airship = self.players[seat].airship;
        let solar = if self.now.solar { self.edition().measures.solar_movement } else { 0 };
        let reached = self.reached(airship, self.now.points + solar);
        counts.add(Feature::PointsLeft, self.now.points);
        let taken = self.now.found | self.plants() | Cells::one(airship);
        let finds = (reached & self.land().find_cells).without(taken);
        let worths = finds.iter().filter_map(|cell| self.land().find(cell)).map(Prize::of_part);
        counts.add(Feature::FindInReach, worths.map(Prize::worth).max().unwrap_or(0));
        self.best_city(seat, reached & new, crew).0
    }

    /// The fight of the moment, or one that is about to begin.
    fn hope_of_fight(&self, seat: Seat, open: &Open, crew: &Crew) -> Hope {
        let city = || self.city_at(self.players[seat].airship).filter(|_| self.now.first_visit);
        let cause = match self.now.fight.filter(|_| open.fights_now) {
            Some(fight) => Some(fight.cause),
            None if open.lands => city().map(Cause::City),
            None => open.fights,
        };
        let Some((Some(value), gains)) = cause.map(|cause| self.prize(cause)) else {
            return Hope::default();
        };
        crew.hope(crew.total.unwrap_or(crew.combat), value.into(), Prize::of(&gains))
    }

    /// What the book of this round or the next would bring.
    fn count_book(&self, seat: Seat, open: &Open, crew: &Crew, counts: &mut Counts<'_>) {
        if !open.book && (self.round == self.rounds || !self.has_book(self.round + 1)) {
            return;
        }
        let ways = match self.story {
            Some(story) => &self.edition().story(story).ways,
            None => {
                // The card is turned after its first book.
                let books = self.books + u8::from(!open.book);
                &self.edition().scenario(self.options.scenario()).books[usize::from(1 < books)]
            }
        };
        let worth = |way: &Way| match &way.price {
            Price::Pay(price) if self.can_pay(seat, price) => Prize::of(&way.gains).worth(),
            Price::Pay(_) => 0,
            Price::Fight(value) => {
                crew.hope(crew.combat, (*value).into(), Prize::of(&way.gains)).worth()
            }
        };
        counts.add(Feature::Book, ways.iter().map(worth).max().unwrap_or(0));
    }
}
