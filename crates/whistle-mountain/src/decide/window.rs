//! WD-10, WD-13, WD-19: the windows of a turn. In each of them a card may be played, an award
//! redeemed and a free ability used (WM-4.6).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Ability,
    action::Action,
    airship::{Airship, Berth},
    award::Award,
    can::Promised,
    card::Card,
    deed::{Deed, Way},
    event::{Cause, Event},
    frame::{Ending, Offer, Question, Step},
    machine::Order,
};

impl WhistleMountain {
    pub(super) fn turn_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        if !self.now.main {
            for &airship in Airship::ALL {
                let at_home = self.players[by].airships[airship.index()] == Berth::Home;
                if at_home && self.can_fly(by, airship) {
                    out.offer(Action::Fly(airship));
                }
            }
            // Also with all airships at home (WM-8.2).
            out.offer(Action::Forge);
        }
        self.bonus_answers(by, out);
        out.offer(Action::End);
    }

    pub(super) fn turn_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        if action == Action::End {
            return self.then(Step::EndTurn(Ending::Limit));
        }
        self.ask(by, Question::Turn);
        match action {
            Action::Fly(airship) => {
                self.now.main = true;
                self.ask(by, Question::Fly { airship, ram: false });
            }
            // All own airships come home (WM-8.1).
            Action::Forge => {
                self.now.main = true;
                for &airship in Airship::ALL {
                    self.send_home(by, airship, Cause::Forge, cx);
                }
                self.ask(by, Question::Forge { builds: 0, moved: false });
            }
            _ => self.bonus_choose(by, action, cx),
        }
    }

    pub(super) fn collect_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let mut count = Count { out, count: 0 };
        if self.now.parcel.is_some() {
            count.offer(Action::Collect);
        }
        for machine in self.now.eligible.iter() {
            if self.can_activate(by, machine, Order::Airship, Promised::default()) {
                count.offer(Action::Activate(machine));
            }
        }
        self.bonus_answers(by, &mut count);
        // With nothing else to do the parcel is simply taken (WM-5.25).
        if self.now.parcel.is_none()
            || 1 < count.count
            || self.is_always_asked(by, Question::Collect)
        {
            count.offer(Action::Done);
        }
    }

    pub(super) fn collect_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        if action == Action::Done {
            self.take_parcel(by, cx);
            self.now.eligible = Default::default();
            return;
        }
        self.ask(by, Question::Collect);
        match action {
            Action::Collect => self.take_parcel(by, cx),
            Action::Activate(machine) => {
                self.now.eligible.remove(machine);
                let balloon = self.now.flown == Some(Airship::Balloon);
                if balloon && self.has(by, Ability::BlastValve) {
                    self.ask(by, Question::Offer(Offer::Again(machine)));
                }
                self.begin(by, Deed::Activate(machine, Order::Airship), cx);
            }
            _ => self.bonus_choose(by, action, cx),
        }
    }

    /// As one lump (WM-5.15), as far as the supply goes (WM-5.16).
    fn take_parcel(&mut self, by: Seat, cx: &mut Cx<'_>) {
        if let Some(parcel) = self.now.parcel.take() {
            let got = self.take(by, parcel);
            cx.tell(|| Event::Collected { seat: by, parcel, got });
        }
    }

    /// At most three builds, and one move or rescue (WM-8.3).
    pub(super) fn forge_answers(
        &self,
        by: Seat,
        builds: u8,
        moved: bool,
        out: &mut impl Choices<Action>,
    ) {
        if builds < 3 && self.can(by, Deed::Build(builds)) {
            self.build_answers(by, out);
        }
        if !moved {
            if self.can(by, Deed::Move) {
                out.offer(Action::Move);
            }
            if self.can(by, Deed::Rescue) {
                out.offer(Action::Rescue);
            }
        }
        self.bonus_answers(by, out);
        out.offer(Action::Done);
    }

    pub(super) fn forge_choose(
        &mut self,
        by: Seat,
        builds: u8,
        moved: bool,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        match action {
            Action::Done => {}
            Action::BuildScaffold(_) | Action::BuildMachine(_) => {
                self.ask(by, Question::Forge { builds: builds + 1, moved });
                self.build_choose(by, action);
                self.pay_for(by, Deed::Build(builds));
            }
            Action::Move | Action::Rescue => {
                self.ask(by, Question::Forge { builds, moved: true });
                let deed = if action == Action::Move { Deed::Move } else { Deed::Rescue };
                self.begin(by, deed, cx);
            }
            _ => {
                self.ask(by, Question::Forge { builds, moved });
                self.bonus_choose(by, action, cx);
            }
        }
    }

    /// Cards, awards and free abilities (WM-4.4, WM-4.5).
    fn bonus_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.playable(by).for_each(|card| out.offer(Action::Play(card)));
        if !self.now.award {
            for award in self.players[by].awards.kinds() {
                if self.can(by, Deed::Redeem(award)) {
                    out.offer(Action::Redeem(award));
                }
            }
        }
        let mut last = None;
        for deed in self.free_deeds(by) {
            let action = match deed {
                Deed::Use(upgrade) => Action::Use(upgrade),
                Deed::Exert(ability, _) => Action::Exert(ability),
                _ => unreachable!("no other deed is free"),
            };
            // Requisitioner has two ways, but is one choice.
            if last != Some(action) {
                out.offer(action);
                last = Some(action);
            }
        }
    }

    fn bonus_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::Play(card) => self.play(by, card, cx),
            Action::Redeem(award) => self.redeem(by, award, cx),
            Action::Use(upgrade) => {
                if upgrade.is_once_a_turn() {
                    self.now.used_upgrades.insert(upgrade);
                }
                cx.tell(|| Event::Used { seat: by, deed: Deed::Use(upgrade) });
                self.begin(by, Deed::Use(upgrade), cx);
            }
            Action::Exert(ability) => {
                self.now.used_abilities.insert(ability);
                cx.tell(|| Event::Used { seat: by, deed: Deed::Exert(ability, Way::Card) });
                match ability {
                    Ability::Requisitioner => self.ask(by, Question::Requisition),
                    _ => self.ask(by, Question::Exchange),
                }
            }
            _ => unreachable!("{action} is offered in no window"),
        }
    }

    /// The card is carried out first and discarded afterwards (WM-14.1); meanwhile it is nowhere
    /// (WM-14.2). Battering Ram is discarded by the bump.
    fn play(&mut self, by: Seat, card: Card, cx: &mut Cx<'_>) {
        self.now.card = true;
        self.players[by].hand.take(card);
        cx.tell(|| Event::Played { seat: by, card });
        if card != Card::BatteringRam {
            self.then(Step::Discard(card));
        }
        self.begin(by, Deed::Play(card), cx);
    }

    /// It leaves the game (WM-14.3).
    fn redeem(&mut self, by: Seat, award: Award, cx: &mut Cx<'_>) {
        self.now.award = true;
        self.players[by].awards.take(award);
        cx.tell(|| Event::Redeemed { seat: by, award });
        self.begin(by, Deed::Redeem(award), cx);
    }
}

/// Counts what it passes on.
struct Count<'a, C> {
    out: &'a mut C,
    count: u32,
}

impl<A, C: Choices<A>> Choices<A> for Count<'_, C> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.count += 1;
        self.out.offer(action);
    }

    #[inline]
    fn has_enough(&self) -> bool {
        self.out.has_enough()
    }
}
