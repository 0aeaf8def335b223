//! WD-28 to WD-32, WD-38 to WD-40, WD-44 to WD-46: machines are activated (chapters WM-21, WM-23).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    action::Action,
    airship::Airship,
    can::Promised,
    deed::Deed,
    event::{Cause, Event},
    frame::{Half, Offer, Question, Step},
    goods::{Good, Goods},
    grid::{Cells, Spot, Turn},
    machine::{Machine, Order, Size},
    upgrade::Upgrade,
    worker::Errand,
};

impl WhistleMountain {
    pub(super) fn activate_answers(
        &self,
        by: Seat,
        not: Option<Machine>,
        order: Order,
        may: bool,
        out: &mut impl Choices<Action>,
    ) {
        let stored = order == Order::Storage;
        let order = if stored { Order::Effect } else { order };
        for machine in self.canyon.built.iter().filter(|&machine| Some(machine) != not) {
            if self.can_activate(by, machine, order, Promised::default()) {
                out.offer(Action::Activate(machine));
            }
        }
        if stored {
            for machine in self.players[by].machines.iter() {
                if self.can_use_stored(by, machine, Promised::default()) {
                    out.offer(Action::Trigger(machine));
                }
            }
        }
        if may {
            out.offer(Action::Decline);
        }
    }

    pub(super) fn activate_choose(
        &mut self,
        by: Seat,
        order: Order,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let deed = match action {
            Action::Activate(machine) if order == Order::Storage => {
                Deed::Activate(machine, Order::Effect)
            }
            Action::Activate(machine) => Deed::Activate(machine, order),
            Action::Trigger(machine) => Deed::Activate(machine, Order::Storage),
            _ => return,
        };
        self.begin(by, deed, cx);
    }

    /// What may be declined (WM-22.39).
    fn is_on_offer(&self, by: Seat, offer: Offer) -> bool {
        match offer {
            // Also when it was flooded meanwhile, but not when it has left the grid (WM-22.20).
            Offer::Again(machine) => {
                self.canyon.built.has(machine)
                    && self.can(by, Deed::Activate(machine, Order::Airship))
            }
            Offer::Admiral(machine) => {
                self.can_activate(by, machine, Order::Effect, Promised::default())
            }
            Offer::JetpackMove => self.can_half(by, Half::Move),
            Offer::Half(half) => self.can_half(by, half),
            Offer::Shuttle => true,
        }
    }

    pub(super) fn offer_answers(&self, by: Seat, offer: Offer, out: &mut impl Choices<Action>) {
        if self.is_on_offer(by, offer) {
            out.offer(Action::Accept);
            // A gain comes by itself (WD-32).
            if offer == Offer::Half(Half::Scaffold) {
                return;
            }
        }
        out.offer(Action::Decline);
    }

    pub(super) fn offer_choose(&mut self, by: Seat, offer: Offer, action: Action, cx: &mut Cx<'_>) {
        if action == Action::Decline {
            return;
        }
        match offer {
            Offer::Again(machine) => self.begin(by, Deed::Activate(machine, Order::Airship), cx),
            Offer::Admiral(machine) => self.begin(by, Deed::Activate(machine, Order::Effect), cx),
            Offer::JetpackMove => self.send(by, Errand::Move),
            Offer::Half(half) => self.do_half(by, half),
            Offer::Shuttle => self.send_home(by, Airship::Balloon, Cause::Shuttle, cx),
        }
    }

    /// The parts of Alpha Site and Terrace.
    fn halves(machine: Machine) -> [Half; 2] {
        match machine {
            Machine::AlphaSite => [Half::Move, Half::Build],
            _ => [Half::Build, Half::Scaffold],
        }
    }

    pub(super) fn first_half_answers(
        &self,
        by: Seat,
        machine: Machine,
        out: &mut impl Choices<Action>,
    ) {
        let halves = WhistleMountain::halves(machine).into_iter();
        halves
            .filter(|&half| self.can_half(by, half))
            .for_each(|half| out.offer(Action::First(half)));
    }

    /// The other part follows, if it is possible then and wanted (WM-21.5).
    pub(super) fn first_half_choose(&mut self, by: Seat, machine: Machine, action: Action) {
        let Action::First(first) = action else { unreachable!("a part is chosen") };
        let other = WhistleMountain::halves(machine).into_iter().find(|&half| half != first);
        let other = other.expect("there are two parts");
        self.ask(by, Question::Offer(Offer::Half(other)));
        self.do_half(by, first);
    }

    fn do_half(&mut self, by: Seat, half: Half) {
        match half {
            Half::Move => self.send(by, Errand::Move),
            Half::Build => self.ask(by, Question::Build),
            Half::Scaffold => self.then(Step::TakeScaffolds(1)),
        }
    }

    pub(super) fn home_answers(&self, by: Seat, order: Order, out: &mut impl Choices<Action>) {
        self.homeward(by, order).for_each(|airship| out.offer(Action::Home(airship)));
    }

    pub(super) fn home_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Home(airship) = action else { unreachable!("an airship is chosen") };
        self.send_home(by, airship, Cause::Dispatch, cx);
    }

    /// Other places for Elevator; its own cells may be used again (WM-23.25).
    pub(crate) fn elevations(&self) -> impl Iterator<Item = Spot> + use<'_> {
        let old = self.cells_of(Machine::Elevator);
        let now = self.canyon.spot(Machine::Elevator);
        let in_the_way = self.airships().without(old);
        let free = (self.canyon.scaffolds & self.dry()).without(self.canyon.machines.without(old));
        let turns = self.edition().machine_turns(Size::Medium).iter().enumerate();
        turns
            .flat_map(move |(at, footprint)| {
                let corners = footprint.fits(free.without(in_the_way));
                corners.iter().map(move |cell| Spot { turn: Turn::at(at), cell })
            })
            .filter(move |&spot| spot != now)
    }

    pub(super) fn elevate_answers(&self, out: &mut impl Choices<Action>) {
        self.elevations().for_each(|spot| out.offer(Action::Place(spot)));
    }

    /// WM-23.26 to WM-23.30.
    pub(super) fn elevate_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Place(to) = action else { unreachable!("a place is chosen") };
        let from = self.canyon.spot(Machine::Elevator);
        let old = self.cells_of(Machine::Elevator);
        self.send_home_all(
            Cause::Elevator,
            |game, seat, airship| game.airship_cells(seat, airship).meets(old),
            cx,
        );
        self.lift_machine(Machine::Elevator);
        let area = self.edition().machine_cells(Machine::Elevator, to);
        for seat in self.from(by) {
            self.promote_all(seat, area, cx);
        }
        self.lay_machine(Machine::Elevator, to);
        cx.tell(|| Event::Elevated { seat: by, from, to });
        self.gain_uncovered(by, old.without(area), cx);
    }

    /// Prints that became visible beside the airship of this turn (WM-23.28, WM-23.29).
    fn gain_uncovered(&mut self, by: Seat, uncovered: Cells, cx: &mut Cx<'_>) {
        let Some(airship) = self.now.flown else { return };
        let cells = self.airship_cells(by, airship);
        let seen = self.beside(by, airship, cells) & uncovered & self.open_scaffolds();
        let printed =
            |&good: &Good| (good, (self.canyon.printed[good.index()] & seen).len().into());
        let goods: Goods = Good::ALL.iter().map(printed).collect();
        self.gain(by, goods, cx);
    }

    pub(super) fn salvage_answers(&self, out: &mut impl Choices<Action>) {
        let partly = self.canyon.built.iter().filter(|&machine| self.is_partly_submerged(machine));
        partly.for_each(|machine| out.offer(Action::Salvage(machine)));
    }

    /// WM-23.31, WM-23.33.
    pub(super) fn salvage_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Salvage(machine) = action else { unreachable!("a machine is chosen") };
        let cells = self.cells_of(machine);
        self.send_home_all(
            Cause::Salvage,
            |game, seat, airship| game.airship_cells(seat, airship).meets(cells),
            cx,
        );
        self.lift_machine(machine);
        // Built again in this Collect, it has dropped out all the same (WM-5.20).
        self.now.eligible.remove(machine);
        self.players[by].machines.insert(machine);
        cx.tell(|| Event::Salvaged { seat: by, machine });
        self.machine_gained(by, cx);
    }

    pub(super) fn swap_upgrades_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let mut faceup = self.upgrade_market;
        faceup.sort_unstable();
        for own in self.players[by].upgrades.iter() {
            faceup.into_iter().flatten().for_each(|other| out.offer(Action::Swap(own, other)));
        }
    }

    /// No cost, no refill, no gain (WM-23.37).
    pub(super) fn swap_upgrades_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Swap(own, other) = action else { unreachable!("two upgrades are chosen") };
        let at = self.place_of(other);
        self.upgrade_market[at] = Some(own);
        let upgrades = &mut self.players[by].upgrades;
        upgrades.remove(own);
        upgrades.insert(other);
        if own == Upgrade::Duplicator {
            self.copied = None;
        }
        cx.tell(|| Event::UpgradesSwapped { seat: by, own, other });
    }

    pub(super) fn disassemble_answers(&self, out: &mut impl Choices<Action>) {
        let mut faceup = self.upgrade_market;
        faceup.sort_unstable();
        faceup.into_iter().flatten().for_each(|upgrade| out.offer(Action::Remove(upgrade)));
    }

    /// WM-23.38.
    pub(super) fn disassemble_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Remove(upgrade) = action else { unreachable!("an upgrade is chosen") };
        let at = self.place_of(upgrade);
        cx.tell(|| Event::UpgradeRemoved { seat: by, upgrade });
        self.gain(by, self.edition().upgrade(upgrade).cost, cx);
        self.refill_upgrade(at, cx);
    }

    /// A type in the supply other than the present one (WM-23.17, WM-23.18).
    pub(super) fn swap_token_answers(&self, out: &mut impl Choices<Action>) {
        let others = self.supply.iter().filter(|&(good, _)| Some(good) != self.swap);
        others.for_each(|(good, _)| out.offer(Action::Lay(good)));
    }

    pub(super) fn swap_token_choose(&mut self, action: Action, cx: &mut Cx<'_>) {
        let Action::Lay(good) = action else { unreachable!("a token is chosen") };
        if let Some(old) = self.swap.replace(good) {
            self.supply[old] += 1;
        }
        self.supply[good] -= 1;
        cx.tell(|| Event::TokenLaid { good: Some(good) });
    }
}
