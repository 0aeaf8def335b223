//! DEC-09: a combat, card by card (chapter CA-15).

use tabletop::{Choices, Flow, Seat};

use crate::{
    CloudAge, Cx,
    action::{Action, Good},
    city::City,
    edition::{TilePlace, Waits},
    effect::{Deed, Effect, Gains, Part, Price},
    event::Event,
    frame::{Cause, Question, Source},
    state::{Fight, Follow},
    tile::Tile,
};

impl CloudAge {
    /// What has to be reached, and what a win gives.
    pub(crate) fn prize(&self, cause: Cause) -> (Option<u8>, Gains) {
        let of_way = |way: &crate::effect::Way| match way.price {
            Price::Fight(value) => (Some(value), way.gains),
            Price::Pay(_) => (None, way.gains),
        };
        match cause {
            Cause::City(city) => {
                let (value, gains) = self.city_values(city).unwrap_or_default();
                (Some(value), gains)
            }
            Cause::Book(n) => of_way(&self.ways()[usize::from(n) - 1]),
            Cause::Tile(tile) => self
                .edition()
                .tile(tile)
                .action
                .as_ref()
                .map_or((None, Gains::default()), |(way, _)| of_way(way)),
            Cause::Mission => (None, Gains::default()),
        }
    }

    pub(crate) fn begin_fight(&mut self, by: Seat, cause: Cause, cx: &mut Cx<'_>) {
        let base = self.base_combat(by);
        let (value, _) = self.prize(cause);
        cx.tell(|| Event::FightBegun { seat: by, cause, value, base });
        self.now.fight = Some(Fight { cause, total: base, drawn: 0 });
        self.ask(by, Question::Fight);
    }

    /// The city whose markers a tile lets fight (CA-28.3).
    pub(crate) fn marker_city(&self, tile: Tile) -> Option<City> {
        let facts = self.edition().tile(tile);
        match facts.place {
            TilePlace::Part(city) | TilePlace::City(city) if 0 < facts.marker_fight => Some(city),
            _ => None,
        }
    }

    /// The price of the next card: the first one, or any other.
    pub(crate) fn card_price(&self, fight: &Fight) -> Part {
        self.edition().card_prices[usize::from(0 < fight.drawn)]
    }

    /// Whether a card may still be drawn (CA-15.17, CA-15.18).
    fn may_draw(&self, by: Seat, fight: &Fight) -> bool {
        let (value, _) = self.prize(fight.cause);
        let won = value.is_some_and(|value| value <= fight.total);
        if won && self.options.stop_at_win {
            let played = self.players[by].played.iter();
            let tiers = played.filter_map(|&project| {
                self.edition().project(project).does.fight.0.last().map(|&(from, _)| from)
            });
            if tiers.max().is_none_or(|highest| highest <= fight.total) {
                return false;
            }
        }
        0 < self.players[by].navigation_cards()
    }

    pub(super) fn fight_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let Some(fight) = self.now.fight else { return out.offer(Action::Stop) };
        if self.may_draw(by, &fight) {
            let price = self.card_price(&fight);
            for effect in [Some(price.first), price.or].into_iter().flatten() {
                let good = price_good(effect);
                if u16::from(effect.n) <= self.stock(by, good) {
                    out.offer(Action::Draw(good));
                }
            }
        }
        for tile in self.tiles.iter() {
            let city = self.marker_city(tile);
            if city.is_some_and(|city| 0 < self.players[by].markers_in(city)) {
                out.offer(Action::Remove(tile));
            }
        }
        out.offer(Action::Stop);
    }

    pub(super) fn fight_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Some(mut fight) = self.now.fight else { return };
        match action {
            Action::Draw(good) => {
                let price = self.card_price(&fight);
                let effect = [Some(price.first), price.or].into_iter().flatten();
                let n = effect.filter(|&e| price_good(e) == good).map(|e| e.n).next().unwrap_or(0);
                self.pay(by, good, n, cx);
                fight.drawn += 1;
                if let Some(card) = self.draw_card(by, cx) {
                    self.zone.put(card);
                    fight.total += self.edition().value(card);
                    cx.tell(|| Event::CombatCard { seat: by, card });
                }
            }
            Action::Remove(tile) => {
                let bonus = self.edition().tile(tile).marker_fight;
                if let Some(city) = self.marker_city(tile) {
                    self.remove_marker(by, city);
                }
                fight.total += bonus;
                cx.tell(|| Event::MarkerUsed { seat: by, tile, bonus });
            }
            _ => return self.end_fight(by, fight, cx),
        }
        self.now.fight = Some(fight);
        self.ask(by, Question::Fight);
    }

    pub(crate) fn remove_marker(&mut self, by: Seat, city: City) {
        let markers = &mut self.players[by].markers;
        if let Some(at) = markers.iter().position(|&other| other == city) {
            markers.remove(at);
        }
    }

    /// Stopping decides (CA-15.16).
    fn end_fight(&mut self, by: Seat, fight: Fight, cx: &mut Cx<'_>) {
        self.now.fight = None;
        self.players[by].discard.pour(&mut self.zone);
        let (value, gains) = self.prize(fight.cause);
        let won = value.is_some_and(|value| value <= fight.total);
        let total = fight.total;
        cx.tell(|| Event::FightEnded { seat: by, total, won });
        match fight.cause {
            Cause::City(city) => {
                self.give_tiers(by, total, |does| &does.fight);
                if won {
                    self.done(by, Waits::FightWon(city));
                    self.give(by, &gains, Source::City(city));
                }
            }
            Cause::Book(_) if won => self.give(by, &gains, Source::Book),
            Cause::Tile(tile) if won => {
                self.now.follow = Follow::Build;
                self.give(by, &gains, Source::Tile(tile));
            }
            Cause::Tile(_) => self.now.lost = true,
            Cause::Mission => self.score_fight(by, total, cx),
            Cause::Book(_) => {}
        }
    }
}

fn price_good(effect: Effect) -> Good {
    if effect.deed == Deed::Vp { Good::Vp } else { Good::Energy }
}
