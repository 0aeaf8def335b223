//! Answers in words.

use scene::Line;
use tabletop::Seat;

use super::{
    face::{self, tile_of},
    text, words,
};
use crate::{
    CloudAge,
    action::{Action, CityAction, Good},
    effect::{Deed, Effect},
    frame::Question,
    map::Cell,
    plant::Plant,
    project::Project,
    tile::Tile,
    upgrade::{Type, Upgrade},
};

impl CloudAge {
    pub(super) fn label_of(&self, by: Seat, action: Action) -> Line {
        let about =
            |key: &'static str, id: &'static str| Line::new(key).with("what", words::named(id));
        let edition = self.edition();
        match action {
            Action::Keep(mission) => {
                about("do-keep", mission.id()).with("text", text::mission(edition, mission))
            }
            Action::Discard(project) | Action::Pay(project) => about("do-discard", project.id())
                .with("text", text::project_deeds(edition, project)),
            Action::Book(n) => match self.ways().get(usize::from(n) - 1) {
                Some(way) => words::way(way),
                None => Line::new("nothing"),
            },
            Action::Produce(level) => self.label_produce(level),
            Action::Enter(cell) => self.label_enter(cell),
            Action::Solar => words::amount("do-solar", edition.measures.solar_movement),
            Action::Take(n) => self.label_take(n),
            Action::Toll(good) => Line::new("do-toll").with("what", self.toll_in_words(good)),
            Action::Draw(good) => self.label_draw(good),
            Action::Remove(tile) => self.label_remove(tile),
            Action::City(action) => self.label_action(action),
            Action::District(n) => words::amount("do-district", n)
                .with("text", self.district_in_words(usize::from(n) - 1)),
            Action::Space(zone) => {
                Line::new("do-space").with("zone", Line::new(format!("zone-of-{zone}")))
            }
            Action::OnTop => Line::new("do-top"),
            Action::Under => Line::new("do-under"),
            Action::Update(card) => {
                about("do-update", card.id()).with("value", edition.value(card))
            }
            Action::Upgrade(kind) => self.label_upgrade(by, kind),
            Action::Play(project) => self.label_play(by, project),
            Action::Resource(good) => Line::new("do-gain").with("what", self.resource(good)),
            Action::Give(plant) => about("do-give", plant.id()),
            Action::Bonus => Line::new("do-bonus"),
            Action::Sell => Line::new("do-sell"),
            Action::Plant(plant) => self.label_plant(plant),
            Action::Lay(cell) => self.label_lay(cell),
            Action::Bag => Line::new("do-bag"),
            Action::Whitehaven => Line::new("do-whitehaven"),
            Action::Weapon(tile) => about("do-weapon", tile.id()),
            Action::Instead => self.label_instead(),
            Action::Stop => self.label_stop(by),
        }
    }

    fn label_produce(&self, level: u8) -> Line {
        let facts = self.edition().levels[usize::from(level)];
        let gains = [(Good::Water, facts.water), (Good::Vp, facts.vp)];
        let gains =
            gains.into_iter().filter(|(_, n)| 0 < *n).map(|(good, n)| words::goods(good, n));
        words::amount("do-produce", level)
            .with("price", words::goods(Good::Energy, facts.energy))
            .with("gains", words::together(gains))
    }

    /// A cell with the city, the find and the toll there.
    fn label_enter(&self, cell: Cell) -> Line {
        let city = self.city_at(cell).map(|city| words::named(city.id()));
        let find = self.find(cell).filter(|_| !self.now.found.has(cell));
        let find = find.map(|find| Line::new("tile-find").with("what", words::part(find)));
        let toll = self.tiles.iter().filter(|&tile| self.cells_of(tile).has(cell));
        let toll = toll.filter_map(|tile| self.edition().tile(tile).toll);
        let toll = toll.map(|toll| Line::new("tile-toll").with("what", words::part(toll)));
        let there: Vec<Line> = city.into_iter().chain(find).chain(toll).collect();
        let key = if there.is_empty() { "do-enter" } else { "do-enter-there" };
        let line = words::amount(key, self.cost(cell)).with("at", words::cell(cell, self.boards));
        if there.is_empty() { line } else { line.with_list("there", there) }
    }

    fn label_take(&self, n: u8) -> Line {
        let Some(Question::Gain(part, _)) = self.open_question() else {
            return Line::new("nothing");
        };
        let effect = part.effects().nth(usize::from(n) - 1).unwrap_or(part.first);
        Line::new("do-gain").with("what", self.effect_now(effect))
    }

    /// Without plants, a plant tile is a Water (CA-6.18).
    fn effect_now(&self, effect: Effect) -> Line {
        match effect.deed {
            Deed::Plants if !self.planting => words::goods(Good::Water, effect.n),
            _ => words::effect(effect),
        }
    }

    fn toll_in_words(&self, good: Good) -> Line {
        let Some(Question::Toll(part)) = self.open_question() else { return Line::new("nothing") };
        let paid = part.effects().find(|effect| effect.deed.id() == good.id());
        words::effect(paid.unwrap_or(part.first))
    }

    fn label_draw(&self, good: Good) -> Line {
        let price = self.now.fight.map(|fight| self.card_price(&fight)).unwrap_or_default();
        let paid = price.effects().find(|effect| effect.deed.id() == good.id());
        Line::new("do-draw").with("price", words::effect(paid.unwrap_or(price.first)))
    }

    fn label_remove(&self, tile: Tile) -> Line {
        let bonus = self.edition().tile(tile).marker_fight;
        let city = self.marker_city(tile).map_or(tile.id(), |city| city.id());
        words::amount("do-remove", bonus).with("what", words::named(city))
    }

    fn label_action(&self, action: CityAction) -> Line {
        let name = match tile_of(action) {
            Some(tile) => words::named(tile.id()),
            None => Line::new(format!("ac-{action}")),
        };
        Line::new("do-action").with("what", name).with("text", face::action(&self.options, action))
    }

    /// What everybody sees of a district (CA-19.8, CA-32.8).
    pub(super) fn district_in_words(&self, at: usize) -> Line {
        let district = self.districts[at];
        let left = words::amount("district-left", district.left);
        let Some(top) = district.top else { return left };
        let value = words::amount("text-navigation", self.edition().value(top));
        let plants = self.edition().city_card(top).plants;
        let plants = (0 < plants).then(|| self.effect_now(Effect::of(Deed::Plants, plants)));
        words::phrases([left, value].into_iter().chain(plants))
    }

    /// The next step of a type, for what it costs now.
    fn label_upgrade(&self, by: Seat, kind: Type) -> Line {
        let less = match self.open_question() {
            Some(Question::Upgrade { less, .. }) => less,
            _ => 0,
        };
        let price = self.upgrade_price(by, kind, less).unwrap_or(0);
        let next = Upgrade::of(kind, self.players[by].built(kind) + 1);
        Line::new("do-upgrade")
            .with("what", next.map_or_else(|| words::kind(kind), |it| words::named(it.id())))
            .with("kind", words::kind(kind))
            .with("price", words::goods(Good::Metal, price))
    }

    fn label_play(&self, by: Seat, project: Project) -> Line {
        let cards = self.edition().project(project).cards;
        Line::new("do-play")
            .with("what", words::named(project.id()))
            .with("cost", words::cost(self.water_price(by, project), cards))
            .with("text", text::project_deeds(self.edition(), project))
    }

    /// One of a good, or as many as the Navigation cards give.
    fn resource(&self, good: Good) -> Line {
        let n = match self.open_question() {
            Some(Question::Navigation(n)) => n,
            _ => 1,
        };
        words::goods(good, n)
    }

    fn label_plant(&self, plant: Plant) -> Line {
        Line::new("do-plant")
            .with("what", words::named(plant.id()))
            .with("text", text::plant(self.edition(), plant))
    }

    fn label_lay(&self, cell: Cell) -> Line {
        let at = words::cell(cell, self.boards);
        match self.find(cell) {
            Some(find) => Line::new("do-lay-find").with("at", at).with("find", words::part(find)),
            None => Line::new("do-lay").with("at", at),
        }
    }

    fn label_instead(&self) -> Line {
        let effect = match self.open_question() {
            Some(Question::Upgrade { instead, .. } | Question::Project { instead, .. }) => instead,
            Some(Question::First(_, planting)) => {
                return Line::new("do-first").with("what", words::effect(planting));
            }
            Some(Question::Solo) => {
                let part = self.edition().solo[usize::from(self.slot()) - 1].part;
                Some(part.or.unwrap_or(part.first))
            }
            _ => None,
        };
        match effect {
            Some(effect) => Line::new("do-instead").with("what", self.effect_now(effect)),
            None => Line::new("do-decline"),
        }
    }

    fn label_stop(&self, by: Seat) -> Line {
        Line::new(match self.open_question() {
            Some(Question::Book) => "stop-book",
            Some(Question::Produce) => "stop-produce",
            Some(Question::Fly) => return self.label_land(by),
            Some(Question::Fight) => return self.label_end_fight(),
            Some(Question::Update) => "stop-update",
            Some(Question::Sell(_)) => "stop-sell",
            Some(Question::Plant(_)) => "stop-plant",
            Some(Question::Whitehaven) => "stop-whitehaven",
            Some(Question::Weapon) => "stop-weapon",
            Some(Question::Solo) => "stop-solo",
            _ => "stop-gain",
        })
    }

    /// With what waits in the city: a combat, or nothing.
    fn label_land(&self, by: Seat) -> Line {
        let cell = self.players[by].airship;
        let Some(city) = self.city_at(cell) else {
            return Line::new("stop-fly").with("at", words::cell(cell, self.boards));
        };
        let fresh = self.players[by].markers_in(city) == 0;
        match self.city_values(city).filter(|_| fresh) {
            Some((value, gains)) => Line::new("stop-fly-combat")
                .with("at", words::named(city.id()))
                .with("combat", text::combat(value, &gains)),
            None => Line::new("stop-fly").with("at", words::named(city.id())),
        }
    }

    fn label_end_fight(&self) -> Line {
        let Some(fight) = self.now.fight else { return Line::new("stop-gain") };
        let key = match self.prize(fight.cause).0 {
            Some(value) if value <= fight.total => "stop-fight-won",
            Some(_) => "stop-fight-lost",
            None => "stop-fight-last",
        };
        words::amount(key, fight.total)
    }
}
