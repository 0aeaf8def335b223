//! What can be done: whether a deed can be paid for and would change something (WM-21.3, WM-14.5).

use tabletop::Seat;

use crate::{
    WhistleMountain,
    ability::Ability,
    airship::{Airship, Berth, Dock},
    card::{Card, Cards},
    deed::{Deed, Effect, Way},
    frame::Half,
    goods::{Cost, Good, Goods, Payment, Wild, payments},
    grid::Cells,
    machine::{Machine, Order, Size},
    scaffold::{Scaffold, Shape},
    upgrade::Upgrade,
    worker::{Errand, Place},
};

/// What is already promised when something further is thought about.
#[derive(Copy, Clone, Default)]
pub(crate) struct Promised {
    pub cost: Cost,
    /// Cards that leave the hand before.
    pub cards: u8,
    /// Whether a stored scaffold leaves the storage before.
    pub scaffold: bool,
}

impl WhistleMountain {
    /// Which tokens are wild for a payer (WM-19.13).
    #[inline]
    pub(crate) fn wild(&self, by: Seat) -> Wild {
        let mut wild = Wild::default();
        let swap = self.swap.filter(|_| self.canyon.is_active(Machine::SwapMeet));
        if !self.canyon.is_active(Machine::WhistleSurplus) {
            wild = wild.partly(Good::Whistle);
        }
        // A whistle there is wild all the same (WM-19.12).
        if let Some(good) = swap {
            wild = wild.partly(good);
        }
        for (lung, good) in Upgrade::LUNGS {
            if self.owns(by, lung) {
                wild = wild.fully(good);
            }
        }
        wild
    }

    #[inline]
    pub(crate) fn can_pay(&self, by: Seat, cost: Cost) -> bool {
        self.wild(by).can_pay(self.players[by].goods, cost)
    }

    /// The toll on every move and rescue (WM-23.12).
    #[inline]
    pub(crate) fn toll_due(&self) -> Cost {
        if self.canyon.is_active(Machine::TollBridge) { Cost::ANY } else { Cost::FREE }
    }

    /// Whether a player can do this now: pay for it, and bring something about.
    pub(crate) fn can(&self, by: Seat, deed: Deed) -> bool {
        self.can_after(by, deed, Promised::default())
    }

    pub(crate) fn can_after(&self, by: Seat, deed: Deed, promised: Promised) -> bool {
        let price = self.price(deed);
        let player = &self.players[by];
        let spent = Promised {
            cost: promised.cost + price.cost,
            cards: promised.cards + u8::from(price.card) + u8::from(matches!(deed, Deed::Play(_))),
            scaffold: promised.scaffold || price.scaffold,
        };
        if player.hand.len() < spent.cards
            || price.scaffold && player.scaffolds.is_empty()
            || !self.can_pay(by, spent.cost)
        {
            return false;
        }
        let effect = self.effect(deed);
        self.works(by, effect, spent)
            || !price.cost.is_free() && self.pays_itself(by, effect, price.cost)
    }

    /// Whether the tokens paid are what the effect then gives: they are in the supply before the
    /// gain (`mm-vault`).
    fn pays_itself(&self, by: Seat, effect: Effect, cost: Cost) -> bool {
        if !matches!(effect, Effect::Gain(..) | Effect::GainAny(_)) {
            return false;
        }
        let mut found = false;
        payments(self.players[by].goods, self.wild(by), cost, |payment| {
            found = self.works_paid(by, effect, payment);
            !found
        });
        found
    }

    /// Whether an effect is possible once this was paid for it.
    pub(crate) fn works_paid(&self, by: Seat, effect: Effect, payment: Payment) -> bool {
        let mut after = *self;
        after.players[by].goods -= payment.tokens();
        after.supply += payment.tokens();
        after.works(by, effect, Promised::default())
    }

    /// Whether an effect would change something, after what is promised (chapter 3.0).
    pub(crate) fn works(&self, by: Seat, effect: Effect, after: Promised) -> bool {
        let player = &self.players[by];
        match effect {
            Effect::Gain(goods, vp) => 0 < vp || !goods.at_most(self.supply).is_empty(),
            Effect::GainAny(_) => !self.supply.is_empty(),
            Effect::Cards(_) | Effect::DrawAndKeep(..) => 0 < self.cards_left(),
            Effect::Scaffolds(_) | Effect::Recycle => self.has_scaffolds(),
            Effect::Machine(size) => self.market[size.index()].iter().any(Option::is_some),
            Effect::Upgrade => self.has_slot(by) && self.upgrade_market.iter().any(Option::is_some),
            Effect::BlindUpgrade => self.has_slot(by) && !self.upgrades.is_empty(),
            Effect::Buy(_) => self.has_slot(by),
            Effect::Awards(_) => !self.awards.is_empty(),
            Effect::Build => self.can_build(by, after.scaffold),
            Effect::Move => self.can_send(by, Errand::Move, after.cost),
            Effect::Rescue => self.can_send(by, Errand::Rescue, after.cost),
            Effect::Shelter => self.can_send(by, Errand::Shelter, after.cost),
            Effect::Escape => self.can_send(by, Errand::Escape, after.cost),
            Effect::Activate { not, order } => self.can_activate_some(by, not, order, after),
            Effect::ActivateAny => {
                self.can_activate_some(by, None, Order::Effect, after)
                    || self.can_activate_stored(by, after)
            }
            Effect::Promote => player.workers.cells.meets(self.canyon.scaffolds),
            Effect::TowerStep => player.workers.tower.iter().any(|&n| 0 < n),
            Effect::ShipHome(order) => self.homeward(by, order).next().is_some(),
            Effect::AllHome => self
                .all_seats()
                .any(|seat| self.players[seat].airships.iter().any(|&berth| berth != Berth::Home)),
            Effect::Halves(machine) => {
                self.can_build(by, false)
                    || match machine {
                        Machine::AlphaSite => self.can_send(by, Errand::Move, after.cost),
                        _ => self.has_scaffolds(),
                    }
            }
            Effect::Elevate => self.elevations().next().is_some(),
            Effect::Disassemble => self.upgrade_market.iter().any(Option::is_some),
            Effect::SwapUpgrades => {
                !player.upgrades.is_empty() && self.upgrade_market.iter().any(Option::is_some)
            }
            Effect::Salvage => {
                self.canyon.built.iter().any(|machine| self.is_partly_submerged(machine))
            }
            Effect::SwapToken => self.supply.iter().any(|(good, _)| Some(good) != self.swap),
            Effect::TakeTolls => !self.toll.is_empty(),
            Effect::Megaphone => 0 < self.supply[Good::Whistle] || !self.awards.is_empty(),
            Effect::Charity => !self.charity(by).is_empty(),
            Effect::DrawingBoard => 0 < self.cards_left() || after.cards < player.hand.len(),
            Effect::Ram => !self.now.main && self.can_ram(by),
            Effect::Exchange => self.exchanges(by).next().is_some(),
            Effect::Duplicate => self.copyable(by).next().is_some(),
        }
    }

    /// Cards that can still be drawn (WM-20.7).
    pub(crate) fn cards_left(&self) -> u8 {
        self.deck.len() + self.discard.len()
    }

    pub(crate) fn has_scaffolds(&self) -> bool {
        self.scaffolds.iter().any(|stack| stack.top.is_some())
    }

    /// One of each type the player has none of (`cd-charity`).
    pub(crate) fn charity(&self, by: Seat) -> Goods {
        let goods = self.players[by].goods;
        let missing = Good::ALL.iter().filter(|&&good| goods[good] == 0);
        missing.map(|&good| (good, 1)).collect::<Goods>().at_most(self.supply)
    }

    /// Whether some stored piece has a legal place, after one scaffold was discarded for it.
    pub(crate) fn can_build(&self, by: Seat, one_less: bool) -> bool {
        let player = &self.players[by];
        let sizes = |size: &&Size| player.machines.iter().any(|machine| machine.size() == **size);
        if Size::ALL.iter().filter(sizes).any(|&size| self.has_place_for(size)) {
            return true;
        }
        let stored = |shape: &&Shape| player.scaffolds.kinds().any(|tile| tile.shape() == **shape);
        (!one_less || 1 < player.scaffolds.len())
            && Shape::ALL
                .iter()
                .filter(stored)
                .any(|&shape| self.can_place(self.scaffold_places(shape)))
    }

    /// Whether a stored scaffold has a legal place.
    pub(crate) fn can_build_scaffold(&self, tile: Scaffold) -> bool {
        self.can_place(self.scaffold_places(tile.shape()))
    }

    /// Where workers can be taken for an errand (WM-10.1 to WM-10.7, WM-23.6, WM-23.11).
    pub(crate) fn sources(
        &self,
        by: Seat,
        errand: Errand,
    ) -> impl Iterator<Item = Place> + Clone + use<> {
        let workers = self.players[by].workers;
        let moves = matches!(errand, Errand::Move | Errand::Shelter);
        let levels = (1..=crate::state::LEVELS)
            .filter(move |level| moves && workers.barracks >> (level - 1) & 1 == 1);
        let cells = if moves { workers.cells } else { Cells::NONE };
        let sanctuary = errand == Errand::Move && 0 < workers.sanctuary;
        let trap = errand == Errand::Escape && 0 < workers.trap;
        let whirlpool = matches!(errand, Errand::Rescue | Errand::Shelter) && 0 < workers.whirlpool;
        levels
            .map(Place::Barracks)
            .chain(cells.iter().map(Place::Cell))
            .chain(sanctuary.then_some(Place::Sanctuary))
            .chain(trap.then_some(Place::Trap))
            .chain(whirlpool.then_some(Place::Whirlpool))
    }

    /// Where a worker from there can be put (WM-10.6, WM-10.8, WM-10.10).
    pub(crate) fn targets(&self, errand: Errand) -> Cells {
        let jetpack = errand != Errand::Rescue && self.canyon.is_active(Machine::JetpackLab);
        self.empty_spaces() | if jetpack { self.jetpack_cells() } else { Cells::NONE }
    }

    /// Whether somebody can be sent, and the toll be paid besides this cost (WM-23.14).
    pub(crate) fn can_send(&self, by: Seat, errand: Errand, cost: Cost) -> bool {
        self.sources(by, errand).next().is_some()
            && (errand == Errand::Shelter || !self.targets(errand).is_empty())
            && (self.toll_due().is_free() || self.can_pay(by, cost + Cost::ANY))
    }

    /// Whether a machine on the grid can be activated (WM-21.3).
    pub(crate) fn can_activate(
        &self,
        by: Seat,
        machine: Machine,
        order: Order,
        after: Promised,
    ) -> bool {
        self.canyon.is_active(machine) && self.can_after(by, Deed::Activate(machine, order), after)
    }

    /// Whether there is a machine to activate. Through a switch nothing can be reached that could
    /// not be reached without it, so switches need not be followed.
    fn can_activate_some(
        &self,
        by: Seat,
        not: Option<Machine>,
        order: Order,
        after: Promised,
    ) -> bool {
        let targets = self.canyon.built.iter().filter(|&m| Some(m) != not && !m.is_switch());
        targets.into_iter().any(|machine| self.can_activate(by, machine, order, after))
    }

    fn can_activate_stored(&self, by: Seat, after: Promised) -> bool {
        self.players[by].machines.iter().any(|machine| self.can_use_stored(by, machine, after))
    }

    /// Whether an own stored machine can be activated (WM-21.10, WM-21.11).
    pub(crate) fn can_use_stored(&self, by: Seat, machine: Machine, after: Promised) -> bool {
        !machine.works_only_on_the_grid()
            && self.can_after(by, Deed::Activate(machine, Order::Storage), after)
    }

    /// Own airships that may be sent home (WM-23.35).
    pub(crate) fn homeward(
        &self,
        by: Seat,
        order: Order,
    ) -> impl Iterator<Item = Airship> + Clone + use<> {
        let berths = self.players[by].airships;
        let led = matches!(order, Order::Airship | Order::Switch);
        let kept = self.now.flown.filter(|_| led);
        Airship::ALL
            .iter()
            .copied()
            .filter(move |&ship| berths[ship.index()] != Berth::Home && Some(ship) != kept)
    }

    /// Whether the parts of Alpha Site and Terrace are possible now.
    pub(crate) fn can_half(&self, by: Seat, half: Half) -> bool {
        match half {
            Half::Move => self.can_send(by, Errand::Move, Cost::FREE),
            Half::Build => self.can_build(by, false),
            Half::Scaffold => self.has_scaffolds(),
        }
    }

    /// What Exchanger can give and get: a token for a whistle, or a whistle for another token. A
    /// Lung token may stand for the whistle (J-78).
    pub(crate) fn exchanges(&self, by: Seat) -> impl Iterator<Item = (Good, Good)> + Clone + use<> {
        let (goods, supply, wild) = (self.players[by].goods, self.supply, self.wild(by));
        let all = || Good::ALL.iter().copied();
        let pairs = all().flat_map(move |give| all().map(move |get| (give, get)));
        pairs.filter(move |&(give, get)| {
            let pays_whistle = || wild.can_pay(Goods::of(give, 1), Cost::of(Good::Whistle, 1));
            0 < goods[give]
                && 0 < supply[get]
                && give != get
                && (get == Good::Whistle || pays_whistle())
        })
    }

    /// Abilities the Duplicator can be put on (WM-22.30).
    pub(crate) fn copyable(&self, by: Seat) -> impl Iterator<Item = Ability> + Clone + use<'_> {
        let others = self.all_seats().filter(move |&seat| seat != by);
        let theirs = move |ability: &Ability| {
            others.clone().any(|seat| self.players[seat].ability == Some(*ability))
        };
        let free = Ability::ALL.iter().copied().filter(|&ability| self.copied != Some(ability));
        free.filter(theirs)
    }

    /// Whether the activity of a dock could be carried out (WM-7.5, WM-7.6). With a Ram, that card
    /// counts as discarded.
    pub(crate) fn can_dock(&self, by: Seat, dock: Dock, ram: bool) -> bool {
        match dock {
            Dock::Card => 0 < self.cards_left() + u8::from(ram),
            Dock::Upgrade => {
                self.has_slot(by)
                    && self
                        .upgrade_market
                        .iter()
                        .flatten()
                        .any(|&upgrade| self.can(by, Deed::Buy(upgrade)))
            }
            _ => self.can(by, Deed::Dock(dock, 0)),
        }
    }

    /// Whether Battering Ram finds a dock (J-50).
    fn can_ram(&self, by: Seat) -> bool {
        let at_home = self.players[by].airships.contains(&Berth::Home);
        at_home && self.rammable(by).next().is_some()
    }

    /// Docks held by an opponent whose activity is possible (WM-7.7).
    pub(crate) fn rammable(&self, by: Seat) -> impl Iterator<Item = Dock> + Clone + use<'_> {
        let held = move |dock: &Dock| self.holder(*dock).is_some_and(|(seat, _)| seat != by);
        Dock::ALL.iter().copied().filter(held).filter(move |&dock| self.can_dock(by, dock, true))
    }

    /// Whose airship lies in a dock.
    pub(crate) fn holder(&self, dock: Dock) -> Option<(Seat, Airship)> {
        let ships =
            self.all_seats().flat_map(|seat| Airship::ALL.iter().map(move |&ship| (seat, ship)));
        ships
            .into_iter()
            .find(|&(seat, ship)| self.players[seat].airships[ship.index()] == Berth::Dock(dock))
    }

    /// What may be used in a window of the own turn (WM-22.1).
    pub(crate) fn free_deeds(&self, by: Seat) -> impl Iterator<Item = Deed> + Clone + use<'_> {
        let upgrades = Upgrade::FREE
            .into_iter()
            .filter(move |&upgrade| self.owns(by, upgrade) && !self.now.used_upgrades.has(upgrade));
        let abilities = [
            Deed::Exert(Ability::Exchanger, Way::Card),
            Deed::Exert(Ability::Requisitioner, Way::Card),
            Deed::Exert(Ability::Requisitioner, Way::Scaffold),
        ];
        let abilities = abilities.into_iter().filter(move |deed| {
            matches!(deed, Deed::Exert(ability, _) if self.has(by, *ability) && !self.now.used_abilities.has(*ability))
        });
        let can = move |deed: &Deed| self.can(by, *deed);
        upgrades.map(Deed::Use).chain(abilities).filter(can)
    }

    /// Cards that can be played now (WM-14.4, WM-14.5).
    pub(crate) fn playable(&self, by: Seat) -> impl Iterator<Item = Card> + use<'_> {
        let hand = (!self.now.card).then_some(&self.players[by].hand);
        let kinds = hand.into_iter().flat_map(Cards::kinds);
        kinds.filter(move |&card| self.can(by, Deed::Play(card)))
    }
}
