//! What is still open for a player: gains on the way, questions to come, phases of this round.

use tabletop::{Frame, Seat};

use super::{
    Counts, Feature,
    worth::{Prize, worth, zone_worth},
};
use crate::{
    CloudAge, Player,
    card::{Card, Zone},
    effect::{Deed, Does, Effect, Part, Tiers},
    frame::{Cause, Planting, Question, Step},
    plant::Plant,
    state::Follow,
    upgrade::Type,
};

#[derive(Default)]
pub struct Open {
    /// On the way: nothing has to be chosen for it any more.
    water: i16,
    metal: i16,
    energy: i16,
    pub cards: i16,
    pub plants: i16,
    pub points: i16,
    pub levels: u8,
    /// The worth of gains to be chosen.
    choices: i16,
    pub owed_cards: i16,
    pub owed_plants: i16,
    pub builds: i16,
    /// Offers of an upgrade: of which type, for how much less.
    pub upgrade_offers: i16,
    of: Option<Type>,
    less: i16,
    updates: i16,
    wrenches: i16,
    /// Tiles that can still be planted, and green ones among them.
    to_plant: u8,
    green: u8,
    lays: bool,
    /// The own part of the turn is not over, so tiles planted may still pay (CA-22.25).
    own_part: bool,
    /// A district is to be chosen; or a City card lies there and pays later.
    district: bool,
    gathers: bool,
    city_card: bool,
    /// The City card that becomes a Navigation card.
    pub received: Option<Card>,
    pub flies: bool,
    /// The fight for the city, or another, has not begun.
    pub lands: bool,
    pub fights: Option<Cause>,
    pub fights_now: bool,
    pub book: bool,
    produces: bool,
    navigates: bool,
    to_fly: bool,
    acts: bool,
    others_act: u8,
    /// Somebody's City action is to come; there is none when scoring has begun.
    pub in_round: bool,
}

impl Open {
    pub fn of(game: &CloudAge, seat: Seat) -> Open {
        let mut open = Open::default();
        let place = (seat.0 + game.seats - game.first.0) % game.seats;
        for frame in game.stack.iter() {
            match *frame {
                Frame::Do(step) => open.see_step(game, seat, place, step),
                Frame::Ask(by, question) if by == seat => open.see_question(game, seat, question),
                Frame::Ask(..) => {}
            }
        }
        if open.gathers {
            open.see_gathering(game, seat);
        }
        open.see_tiers(game, seat);
        open
    }

    /// Water, Metal and Energy, with what is on the way.
    pub fn goods(&self, player: &Player) -> [i16; 3] {
        [
            player.water as i16 + self.water,
            player.metal as i16 + self.metal,
            player.energy as i16 + self.energy,
        ]
    }

    /// Whether an upgrade of a type could be built, if any may be.
    pub fn allows(&self, kind: Type) -> bool {
        0 < self.builds || self.of.is_none_or(|of| of == kind)
    }

    pub fn discount(&self, kind: Type) -> i16 {
        if self.of.is_none_or(|of| of == kind) { self.less } else { 0 }
    }

    fn see_step(&mut self, game: &CloudAge, seat: Seat, place: u8, step: Step) {
        let active = seat == game.active;
        match step {
            Step::Production(n) => self.produces |= n <= place,
            Step::Navigation(n) => self.navigates |= n <= place,
            Step::Flight(n) => self.to_fly |= n <= place,
            Step::Turn(n) => {
                self.in_round = true;
                self.acts |= n <= place;
                self.others_act = game.seats - n - u8::from(n <= place);
            }
            Step::Combat => self.lands |= active,
            Step::Fight(by, cause) if by == seat => self.fights = Some(cause),
            Step::OwnEnd | Step::Handbook => self.own_part |= active,
            Step::Follower(k) if game.after(game.active, k) == seat => match game.now.follow {
                Follow::Nothing => {}
                Follow::Build => self.builds += 1,
                Follow::Gather => self.gathers = true,
            },
            Step::CityCard => {
                (self.gathers, self.city_card) = (true, true);
                let top = game.districts[usize::from(game.now.district) - 1].top;
                self.received = top.filter(|_| active && !game.now.by_solo_board);
            }
            Step::Gather(by) if by == seat => self.gathers = true,
            Step::Gain(by, part, _) if by == seat => self.see_part(game, seat, part),
            Step::LevelUp(by) if by == seat => self.levels += 1,
            Step::Plant(by, planting) if by == seat => self.see_planting(game, seat, &planting),
            _ => {}
        }
    }

    fn see_question(&mut self, game: &CloudAge, seat: Seat, question: Question) {
        match question {
            Question::Book => self.book = true,
            Question::Produce => self.produces = true,
            Question::Navigation(n) => self.choices += worth(Effect::of(Deed::Energy, n)),
            Question::Fly => {
                self.flies = true;
                if game.now.solar {
                    self.energy += i16::from(game.edition().measures.solar_energy);
                }
            }
            Question::Fight => self.fights_now = true,
            Question::Gain(part, _) => self.see_part(game, seat, part),
            Question::Toll(part) => self.choices -= worth(part.first),
            Question::Action => self.acts = true,
            Question::District => self.district = true,
            Question::OnDeck(card) => self.received = Some(card),
            Question::Update => self.updates += 1,
            Question::Wrench => self.see_wrench(),
            Question::First(zone, planting) => {
                self.see_bonus(game, zone);
                self.see_effect(game, seat, planting);
            }
            Question::Build => self.builds += 1,
            Question::Resource => self.choices += worth(Effect::of(Deed::Resource, 1)),
            Question::PayCard(n, _) => self.owed_cards += i16::from(n),
            Question::PayPlant(n, _) => self.owed_plants += i16::from(n),
            Question::Upgrade { of, less, instead, .. } => {
                self.see_offer(of, less);
                self.choices += instead.map_or(0, worth);
            }
            Question::Project { instead, .. } => {
                self.builds += 1;
                self.choices += instead.map_or(0, worth);
            }
            Question::Plant(planting) => self.see_planting(game, seat, &planting),
            Question::Lay { .. } => self.lays = true,
            Question::Solo => self.choices += worth(Effect::of(Deed::Gather, 0)),
            Question::Mission
            | Question::Discard
            | Question::Space
            | Question::Sell(_)
            | Question::Whitehaven
            | Question::Weapon => {}
        }
    }

    fn see_offer(&mut self, of: Option<Type>, less: u8) {
        self.upgrade_offers += 1;
        (self.of, self.less) = (of, less.into());
    }

    fn see_wrench(&mut self) {
        self.wrenches += 1;
        self.upgrade_offers += 1;
    }

    fn see_part(&mut self, game: &CloudAge, seat: Seat, part: Part) {
        match (part.first.deed, part.or) {
            (Deed::Upgrade, or) => {
                self.see_offer(None, part.first.n);
                self.choices += or.map_or(0, worth);
            }
            (_, None) => self.see_effect(game, seat, part.first),
            _ => self.choices += Prize::of_part(part).worth(),
        }
    }

    fn see_effect(&mut self, game: &CloudAge, seat: Seat, effect: Effect) {
        let n = i16::from(game.amount(seat, effect));
        match effect.deed {
            Deed::Water => self.water += n,
            Deed::Metal => self.metal += n,
            Deed::Energy => self.energy += n,
            Deed::Projects => self.cards += n,
            Deed::Plants if game.planting => self.plants += n,
            Deed::Plants => self.water += n,
            Deed::Vp => self.points += n,
            Deed::Build => self.builds += n,
            Deed::Project => self.builds += 1,
            Deed::Upgrade | Deed::Plans => self.see_offer(None, effect.n),
            Deed::MovementPlans => self.see_offer(Some(Type::Movement), effect.n),
            Deed::CombatPlans => self.see_offer(Some(Type::Combat), effect.n),
            Deed::Lay => self.lays = true,
            Deed::Plant | Deed::PlantLaid => self.to_plant += effect.n,
            Deed::PlantToCapacity => self.to_plant += game.capacity(seat),
            Deed::Gather => self.district = true,
            Deed::Resource | Deed::WeaponOff => self.choices += worth(effect),
        }
    }

    fn see_planting(&mut self, game: &CloudAge, seat: Seat, planting: &Planting) {
        let usable = |plant: Plant| {
            planting.stock[plant.index()].min(game.plantable(seat, plant)).min(planting.left)
        };
        let all: u8 = Plant::ALL.iter().map(|&plant| usable(plant)).sum();
        self.to_plant += all.min(planting.left);
        self.green += usable(Plant::Green);
    }

    /// What a drone will gather (CA-18.13), or what it could where it is not placed yet.
    fn see_gathering(&mut self, game: &CloudAge, seat: Seat) {
        let card = match usize::from(game.now.district).checked_sub(1) {
            Some(at) if self.city_card => game.districts[at].top,
            Some(_) => game.now.card,
            // The active player still chooses a district.
            None => return self.choices += worth(Effect::of(Deed::Gather, 0)),
        };
        let Some(card) = card else { return };
        let facts = game.edition().city_card(card);
        if self.city_card && self.received.is_some() {
            let plants = Effect::of(Deed::Plants, facts.plants);
            self.see_effect(game, seat, plants);
        }
        let Some(zone) = game.zone_of(seat) else {
            self.choices += best_zone(game, card, true);
            return;
        };
        let n = facts.amounts[zone.index()];
        if game.now.by_solo_board && n == game.edition().measures.solo_blank {
            return;
        }
        let good = match zone {
            Zone::Energy => &mut self.energy,
            Zone::Metal => &mut self.metal,
            Zone::Water => &mut self.water,
            Zone::Project => &mut self.cards,
        };
        *good += i16::from(n);
        let (update, wrench) = (facts.update == zone, facts.wrench == zone);
        for &project in game.players[seat].played.iter() {
            let does = &game.edition().project(project).does;
            let for_amount = does.zone.filter(|&(exactly, _)| exactly == n).map(|(_, e)| e);
            let bonus = [does.update.filter(|_| update), does.wrench.filter(|_| wrench)];
            for effect in bonus.into_iter().chain([for_amount]).flatten() {
                self.see_effect(game, seat, effect);
            }
        }
        self.see_bonus_of(update, wrench);
    }

    fn see_bonus(&mut self, game: &CloudAge, zone: Zone) {
        if let Some(card) = game.now.card {
            let facts = game.edition().city_card(card);
            self.see_bonus_of(facts.update == zone, facts.wrench == zone);
        }
    }

    fn see_bonus_of(&mut self, update: bool, wrench: bool) {
        self.updates += i16::from(update);
        if wrench {
            self.see_wrench();
        }
    }

    /// Cards that pay for a far flight, a hard fight or many tiles, as things are.
    fn see_tiers(&mut self, game: &CloudAge, seat: Seat) {
        let now = &game.now;
        let fight = now.fight.filter(|fight| matches!(fight.cause, Cause::City(_)));
        match (self.flies, fight.filter(|_| self.fights_now)) {
            (true, _) => self.see_reached(game, seat, now.all_points, |does| &does.flight),
            (_, Some(fight)) => self.see_reached(game, seat, fight.total, |does| &does.fight),
            _ if self.own_part && 0 < now.planted => {
                self.see_reached(game, seat, now.planted, |does| &does.planted);
            }
            _ => {}
        }
    }

    fn see_reached(&mut self, game: &CloudAge, seat: Seat, n: u8, of: impl Fn(&Does) -> &Tiers) {
        for &project in game.players[seat].played.iter() {
            let tiers = &of(&game.edition().project(project).does).0;
            let reached = tiers.iter().rev().find(|(from, _)| *from <= n);
            if let Some(&(_, part)) = reached {
                self.see_part(game, seat, part);
            }
        }
    }

    pub fn count(&self, game: &CloudAge, seat: Seat, counts: &mut Counts<'_>) {
        counts.add(Feature::ToProduce, self.produces);
        counts.add(Feature::ToNavigate, self.navigates);
        counts.add(Feature::ToFly, self.to_fly);
        if self.to_fly && !self.navigates {
            counts.add(Feature::FlightValue, game.players[seat].flight);
        }
        counts.add(Feature::ToAct, self.acts);
        counts.add(Feature::OthersAct, self.others_act);
        counts.add(Feature::Place, (seat.0 + game.seats - game.first.0) % game.seats);
        counts.add(Feature::Builds, self.builds);
        counts.add(Feature::Choices, self.choices);
        counts.add(Feature::Update, self.updates);
        counts.add(Feature::Wrench, self.wrenches);
        counts.add(Feature::ToPlant, self.to_plant);
        counts.add(Feature::GreenToPlant, self.green);
        if self.district {
            let tops = game.districts.iter().filter_map(|district| district.top);
            let best = tops.map(|card| best_zone(game, card, false)).max();
            counts.add(Feature::Gather, best.unwrap_or(0));
        }
        if self.lays {
            let beds = game.beds(seat) & game.land().find_cells;
            let finds = beds.iter().filter_map(|cell| game.find(cell));
            let best = finds.map(|find| Prize::of_part(find).worth()).max();
            counts.add(Feature::BestBed, best.unwrap_or(0));
        }
    }
}

/// The worth of the best zone of a City card, or of the best that is left.
fn best_zone(game: &CloudAge, card: Card, left: bool) -> i16 {
    let facts = game.edition().city_card(card);
    let blank = Some(game.edition().measures.solo_blank).filter(|_| game.now.by_solo_board);
    let amount = |zone: Zone| facts.amounts[zone.index()];
    let pays = |zone: &&Zone| {
        Some(amount(**zone)) != blank && (!left || game.now.spaces[zone.index()].is_none())
    };
    let zones = Zone::ALL.iter().filter(pays);
    zones.map(|&zone| zone_worth(zone, amount(zone))).max().unwrap_or(0)
}
