//! DEC-11 to DEC-16: gathering resources in a district (chapters CA-18 and CA-19).

use tabletop::{Choices, Flow, Seat};

use crate::{
    CloudAge, Cx,
    action::{Action, Good},
    card::{Card, Zone},
    effect::{Deed, Effect, Part},
    event::Event,
    frame::{Question, Source, Step},
    upgrade::Type,
};

impl CloudAge {
    pub(super) fn district_answers(&self, out: &mut impl Choices<Action>) {
        for (district, n) in self.districts.iter().zip(1..) {
            if 0 < district.left {
                out.offer(Action::District(n));
            }
        }
    }

    /// Everybody places a drone in the same district (CA-18.5).
    pub(super) fn district_choose(&mut self, by: Seat, action: Action) {
        let Action::District(n) = action else { return };
        self.now.district = n;
        self.then(Step::CityCard);
        (0..self.seats).rev().for_each(|k| self.ask(self.after(by, k), Question::Space));
    }

    pub(super) fn space_answers(&self, out: &mut impl Choices<Action>) {
        let free = |zone: &&Zone| self.now.spaces[zone.index()].is_none();
        Zone::ALL.iter().filter(free).for_each(|&zone| out.offer(Action::Space(zone)));
    }

    pub(super) fn space_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Space(zone) = action else { return };
        self.now.spaces[zone.index()] = Some(by);
        let district = self.now.district;
        let sleeve = self.districts[usize::from(district) - 1].sleeve;
        cx.tell(|| Event::DronePlaced { seat: by, district, sleeve, zone });
    }

    /// The card is taken, its tiles are drawn, and its zones pay (CA-18.7 to CA-18.13).
    pub(crate) fn take_city_card(&mut self, cx: &mut Cx<'_>) {
        let by = self.active;
        let at = usize::from(self.now.district) - 1;
        let Some(card) = self.districts[at].top else { return };
        self.districts[at].left -= 1;
        self.show_top(at, cx);
        self.now.card = Some(card);
        self.then(Step::Gather(by));
        if self.now.by_solo_board {
            return cx.tell(|| Event::CityCardBoxed { card });
        }
        let plants = Effect::of(Deed::Plants, self.edition().city_card(card).plants);
        if 0 < plants.n {
            let part = Part { first: plants, or: None };
            self.then(Step::Gain(by, part, Source::CityCard(card)));
        }
        let played = self.players[by].played.iter();
        let parrot = played.clone().any(|&card| self.edition().project(card).does.card_on_deck);
        if parrot {
            self.ask(by, Question::OnDeck(card));
        } else {
            self.receive(by, card, false, cx);
        }
    }

    fn receive(&mut self, by: Seat, card: Card, on_top: bool, cx: &mut Cx<'_>) {
        cx.tell(|| Event::CityCardTaken { seat: by, card, on_top });
        let player = &mut self.players[by];
        if on_top {
            // One that is known to lie on top is covered by it.
            if let Some(under) = player.on_deck.replace(card) {
                player.deck.put(under);
            }
        } else {
            player.discard.put(card);
        }
    }

    pub(super) fn on_deck_answers(out: &mut impl Choices<Action>) {
        out.offer(Action::OnTop);
        out.offer(Action::Under);
    }

    pub(super) fn on_deck_choose(&mut self, by: Seat, card: Card, action: Action, cx: &mut Cx<'_>) {
        self.receive(by, card, action == Action::OnTop, cx);
    }

    /// What a zone gives: resources, VP of cards, then the bonus and planting (CA-18.16).
    pub(crate) fn gather(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let (Some(zone), Some(card)) = (self.zone_of(by), self.now.card) else { return };
        let facts = self.edition().city_card(card);
        let n = facts.amounts[zone.index()];
        if self.now.by_solo_board && n == self.edition().measures.solo_blank {
            return;
        }
        let good = match zone {
            Zone::Energy => Good::Energy,
            Zone::Metal => Good::Metal,
            Zone::Water => Good::Water,
            Zone::Project => Good::Projects,
        };
        self.gain(by, good, n, Source::CityCard(card), cx);
        let (update, wrench) = (facts.update == zone, facts.wrench == zone);
        let mut planting = None;
        for &project in self.players[by].played.clone().iter() {
            let does = &self.edition().project(project).does;
            let for_amount = does.zone.filter(|&(exactly, _)| exactly == n).map(|(_, e)| e);
            let effects =
                [for_amount, does.update.filter(|_| update), does.wrench.filter(|_| wrench)];
            for effect in effects.into_iter().flatten() {
                match effect.deed {
                    Deed::Plant => planting = Some(effect),
                    _ => self.carry_out(by, effect, Source::Project(project), cx),
                }
            }
        }
        let bonus = update || wrench;
        match planting.filter(|_| self.can_plant(by)) {
            Some(planting) if bonus => self.ask(by, Question::First(zone, planting)),
            Some(planting) => self.begin_planting(by, planting.n, false),
            None => self.ask_bonus(by, zone),
        }
    }

    fn ask_bonus(&mut self, by: Seat, zone: Zone) {
        let Some(card) = self.now.card else { return };
        let facts = self.edition().city_card(card);
        if facts.update == zone {
            self.ask(by, Question::Update);
        } else if facts.wrench == zone {
            self.ask(by, Question::Wrench);
        }
    }

    pub(super) fn first_answers(out: &mut impl Choices<Action>) {
        out.offer(Action::Bonus);
        out.offer(Action::Instead);
    }

    pub(super) fn first_choose(&mut self, by: Seat, zone: Zone, planting: Effect, action: Action) {
        if action == Action::Bonus {
            let part = Part { first: planting, or: None };
            self.then(Step::Gain(by, part, Source::Build));
            self.ask_bonus(by, zone);
        } else {
            self.ask_bonus(by, zone);
            self.begin_planting(by, planting.n, false);
        }
    }

    /// CA-19.11 to CA-19.14.
    pub(super) fn update_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        if self.options.least_cards() < player.navigation_cards() {
            player.discard.kinds().for_each(|card| out.offer(Action::Update(card)));
        }
        out.offer(Action::Stop);
    }

    pub(super) fn update_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Update(card) = action else { return };
        self.players[by].discard.take(card);
        cx.tell(|| Event::CardRemoved { seat: by, card });
    }

    /// CA-19.15.
    pub(super) fn wrench_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let payable = |kind: &&Type| self.can_upgrade(by, **kind, 0);
        Type::ALL.iter().filter(payable).for_each(|&kind| out.offer(Action::Upgrade(kind)));
        self.resource_answers(out);
    }
}
