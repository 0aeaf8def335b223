//! Atoms: the functions that move tokens, cards, tiles and airships.

use tabletop::{Flow, Seat, Set};

use crate::{
    Cx, WhistleMountain,
    airship::{Airship, Berth},
    card::Card,
    event::{Cause, Event, Reason},
    frame::{Step, Trigger},
    goods::Goods,
    machine::{Machine, Size},
    pile::Pile,
    scaffold::{Scaffold, Shape},
    upgrade::Upgrade,
};

impl WhistleMountain {
    /// Takes from the supply as much as it has (WM-20.5).
    pub(crate) fn gain(&mut self, by: Seat, goods: Goods, cx: &mut Cx<'_>) {
        let got = self.take(by, goods);
        if !goods.is_empty() {
            cx.tell(|| Event::Gained { seat: by, goods, got });
        }
    }

    /// The same without a word.
    pub(crate) fn take(&mut self, by: Seat, goods: Goods) -> Goods {
        let got = goods.at_most(self.supply);
        self.supply -= got;
        self.players[by].goods += got;
        got
    }

    /// Tokens go back to the supply (WM-19.3).
    pub(crate) fn spend(&mut self, by: Seat, goods: Goods) {
        self.players[by].goods -= goods;
        self.supply += goods;
    }

    /// WM-17.2.
    pub(crate) fn score(&mut self, by: Seat, vp: i16, reason: Reason, cx: &mut Cx<'_>) {
        if vp != 0 {
            self.players[by].vp += vp;
            cx.tell(|| Event::Scored { seat: by, vp, reason });
        }
    }

    /// The top card of the deck; if the deck is empty, the discard pile becomes the deck first
    /// (WM-20.7). A pile of unknown order need not be shuffled.
    fn draw_card(&mut self, cx: &mut Cx<'_>) -> Option<Card> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            let cards = self.discard.len();
            self.deck.pour(&mut self.discard);
            cx.tell(|| Event::Reshuffled { cards });
        }
        self.deck.draw(Pile::Cards, cx.chance)
    }

    /// Cards into the hand, as many as there are (WM-20.9).
    pub(crate) fn gain_cards(&mut self, by: Seat, n: u8, cx: &mut Cx<'_>) {
        for _ in 0..n {
            let Some(card) = self.draw_card(cx) else { return };
            self.players[by].hand.put(card);
            self.now.got_card = true;
            cx.tell(|| Event::CardDrawn { seat: by, card: Some(card) });
        }
    }

    /// Cards to choose from (WM-20.10).
    pub(crate) fn see_cards(&mut self, by: Seat, n: u8, cx: &mut Cx<'_>) {
        self.drawn.clear();
        for _ in 0..n {
            let Some(card) = self.draw_card(cx) else { break };
            let at = self.drawn.partition_point(|&other| other < card);
            self.drawn.insert(at, card);
        }
        let cards = self.drawn;
        cx.tell(|| Event::CardsSeen { seat: by, number: cards.len() as u8, cards: Some(cards) });
    }

    pub(crate) fn discard_card(&mut self, by: Seat, card: Card, cx: &mut Cx<'_>) {
        self.players[by].hand.take(card);
        self.discard.put(card);
        cx.tell(|| Event::Discarded { seat: by, card });
    }

    /// Random awards, as many as there are (WM-20.12).
    pub(crate) fn gain_awards(&mut self, by: Seat, n: u8, cx: &mut Cx<'_>) {
        for _ in 0..n {
            let Some(award) = self.awards.draw(Pile::Awards, cx.chance) else { return };
            self.players[by].awards.put(award);
            cx.tell(|| Event::AwardGained { seat: by, award, floor: None });
        }
    }

    /// The top of a stack; the tile beneath becomes visible (WM-7.24).
    pub(crate) fn lift_scaffold(&mut self, shape: Shape, cx: &mut Cx<'_>) -> Option<Scaffold> {
        let stack = &mut self.scaffolds[shape.index()];
        let top = stack.top.take()?;
        stack.top = stack
            .hidden
            .draw(Pile::Scaffolds, cx.chance)
            .or_else(|| (!stack.bottom.is_empty()).then(|| stack.bottom.remove(0)));
        Some(top)
    }

    /// WM-7.23.
    pub(crate) fn gain_scaffold(&mut self, by: Seat, shape: Shape, cx: &mut Cx<'_>) {
        let Some(scaffold) = self.lift_scaffold(shape, cx) else { return };
        self.players[by].scaffolds.put(scaffold);
        self.now.got_scaffold = true;
        cx.tell(|| Event::ScaffoldGained { seat: by, scaffold });
    }

    /// To the bottom of the stack of its shape (WM-20.13).
    pub(crate) fn put_back(&mut self, scaffold: Scaffold) {
        let stack = &mut self.scaffolds[scaffold.shape().index()];
        match stack.top {
            None => stack.top = Some(scaffold),
            Some(_) => stack.bottom.push(scaffold),
        }
    }

    /// Takes a faceup machine; its place is filled at once (WM-7.17), then Drafting Office draws
    /// (WM-22.10).
    pub(crate) fn gain_machine(&mut self, by: Seat, machine: Machine, cx: &mut Cx<'_>) {
        let size = machine.size();
        let row = &mut self.market[size.index()];
        let at = row.iter().position(|&m| m == Some(machine)).expect("it lies in the market");
        row[at] = None;
        self.players[by].machines.insert(machine);
        cx.tell(|| Event::MachineGained { seat: by, machine });
        self.refill_machine(size, at, cx);
        self.machine_gained(by, cx);
    }

    /// What gaining a machine sets off.
    pub(crate) fn machine_gained(&mut self, by: Seat, cx: &mut Cx<'_>) {
        if self.owns(by, Upgrade::DraftingOffice) {
            self.gain_cards(by, 1, cx);
        }
    }

    pub(crate) fn refill_machine(&mut self, size: Size, at: usize, cx: &mut Cx<'_>) {
        self.show_machine(size, at, cx);
        if let Some(machine) = self.market[size.index()][at] {
            cx.tell(|| Event::MachineRevealed { machine });
        }
    }

    pub(crate) fn show_machine(&mut self, size: Size, at: usize, cx: &mut Cx<'_>) {
        let of_size = self.machines.iter().filter(|machine| machine.size() == size).collect();
        let machine = self.machines.draw(of_size, Pile::Machines, cx.chance);
        self.market[size.index()][at] = machine;
    }

    pub(crate) fn draw_upgrade(&mut self, cx: &mut Cx<'_>) -> Option<Upgrade> {
        self.upgrades.draw(Set::all(), Pile::Upgrades, cx.chance)
    }

    pub(crate) fn refill_upgrade(&mut self, at: usize, cx: &mut Cx<'_>) {
        self.upgrade_market[at] = self.draw_upgrade(cx);
        if let Some(upgrade) = self.upgrade_market[at] {
            cx.tell(|| Event::UpgradeRevealed { upgrade });
        }
    }

    /// The place of a faceup upgrade.
    pub(crate) fn place_of(&self, upgrade: Upgrade) -> usize {
        let place = self.upgrade_market.iter().position(|&other| other == Some(upgrade));
        place.expect("it lies in the market")
    }

    /// Takes a faceup upgrade (WM-7.18, WM-7.21).
    pub(crate) fn gain_upgrade(&mut self, by: Seat, upgrade: Upgrade, cx: &mut Cx<'_>) {
        let at = self.place_of(upgrade);
        self.upgrade_market[at] = None;
        self.own_upgrade(by, upgrade, cx);
        self.refill_upgrade(at, cx);
    }

    /// An upgrade comes to a player; what follows stands in WM-22.8.
    pub(crate) fn own_upgrade(&mut self, by: Seat, upgrade: Upgrade, cx: &mut Cx<'_>) {
        self.players[by].upgrades.insert(upgrade);
        cx.tell(|| Event::UpgradeGained { seat: by, upgrade });
        self.then(Step::UpgradeGained(Trigger::First));
    }

    /// WM-5.26.
    pub(crate) fn send_home(
        &mut self,
        seat: Seat,
        airship: Airship,
        cause: Cause,
        cx: &mut Cx<'_>,
    ) {
        let berth = &mut self.players[seat].airships[airship.index()];
        if *berth != Berth::Home {
            *berth = Berth::Home;
            cx.tell(|| Event::WentHome { seat, airship, cause });
        }
    }

    /// All airships for which `leaves` holds go home.
    pub(crate) fn send_home_all(
        &mut self,
        cause: Cause,
        leaves: impl Fn(&WhistleMountain, Seat, Airship) -> bool,
        cx: &mut Cx<'_>,
    ) {
        for seat in self.from(self.active) {
            for &airship in Airship::ALL {
                if leaves(self, seat, airship) {
                    self.send_home(seat, airship, cause, cx);
                }
            }
        }
    }
}
