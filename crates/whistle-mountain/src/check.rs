//! What must hold between any two decisions.

use tabletop::{Impossible, Seat};

use crate::{
    WhistleMountain,
    ability::Ability,
    award::Award,
    card::Card,
    goods::Good,
    machine::{Machine, Machines},
    scaffold::{Scaffold, Shape},
    upgrade::Upgrade,
};

/// Workers of a player (WM-1.16).
const WORKERS: u16 = 9;

impl WhistleMountain {
    pub(crate) fn check(&self) -> Result<(), Impossible> {
        self.check_tokens()?;
        self.check_machines()?;
        self.check_upgrades()?;
        self.check_scaffolds()?;
        self.check_cards()?;
        for seat in self.all_seats() {
            self.check_workers(seat)?;
        }
        self.check_places()
    }

    /// Never more than the box has (WM-20.5).
    fn check_tokens(&self) -> Result<(), Impossible> {
        let tokens = u16::from(self.edition().board.tokens);
        for &good in Good::ALL {
            let held: u16 = self.all_seats().map(|seat| self.players[seat].goods[good]).sum();
            let laid = self.toll[good] + u16::from(self.swap == Some(good));
            let found = held + laid + self.supply[good];
            if found != tokens {
                return Err(Impossible::new(format!(
                    "{found} tokens of {good}: the box has {tokens}"
                )));
            }
        }
        Ok(())
    }

    fn check_machines(&self) -> Result<(), Impossible> {
        let mut seen = Machines::default();
        let market = self.market.iter().flatten().flatten().copied();
        let stored = self.all_seats().flat_map(|seat| self.players[seat].machines.iter());
        let all = self.machines.iter().chain(market).chain(stored).chain(self.canyon.built.iter());
        for machine in all {
            if seen.has(machine) {
                return Err(Impossible::new(format!("{machine} is in two places")));
            }
            seen.insert(machine);
        }
        let cells = |machine: Machine| u16::from(self.cells_of(machine).len());
        let covered: u16 = self.canyon.built.iter().map(cells).sum();
        if covered != u16::from(self.canyon.machines.len()) {
            return Err(Impossible::new("two machines share a cell"));
        }
        if !self.canyon.scaffolds.covers(self.canyon.machines) {
            return Err(Impossible::new("a machine lies on no scaffold"));
        }
        Ok(())
    }

    fn check_upgrades(&self) -> Result<(), Impossible> {
        for &upgrade in Upgrade::ALL {
            let owners = self.all_seats().filter(|&seat| self.owns(seat, upgrade)).count();
            let faceup = self.upgrade_market.iter().filter(|&&u| u == Some(upgrade)).count();
            if 1 < owners + faceup + usize::from(self.upgrades.has(upgrade)) {
                return Err(Impossible::new(format!("{upgrade} is in two places")));
            }
        }
        for &ability in Ability::ALL {
            let owner = |seat: &Seat| self.players[*seat].ability == Some(ability);
            if 1 < self.all_seats().filter(owner).count() + usize::from(self.draft.has(ability)) {
                return Err(Impossible::new(format!("{ability} is in two places")));
            }
        }
        Ok(())
    }

    fn check_scaffolds(&self) -> Result<(), Impossible> {
        for &tile in Scaffold::ALL {
            let stack = &self.scaffolds[tile.shape().index()];
            let in_stack = usize::from(stack.top == Some(tile))
                + usize::from(stack.hidden.count(tile))
                + stack.bottom.iter().filter(|&&t| t == tile).count();
            let stored = |seat: Seat| usize::from(self.players[seat].scaffolds.count(tile));
            let laid = self.canyon.laid.iter().filter(|laid| laid.scaffold == tile).count();
            let found = in_stack + laid + self.all_seats().map(stored).sum::<usize>();
            let copies = usize::from(self.edition().scaffold(tile).copies);
            if found != copies {
                return Err(Impossible::new(format!(
                    "{found} {tile} in play: the box has {copies}"
                )));
            }
        }
        let cells: u16 = self
            .canyon
            .laid
            .iter()
            .map(|laid| self.edition().scaffold_cells(laid.scaffold, laid.spot))
            .map(|cells| u16::from(cells.len()))
            .sum();
        if cells != u16::from(self.canyon.scaffolds.len()) {
            return Err(Impossible::new("two scaffolds share a cell"));
        }
        for &shape in Shape::ALL {
            let stack = &self.scaffolds[shape.index()];
            if stack.top.is_none() && 0 < stack.len() {
                return Err(Impossible::new(format!("the stack {shape} has no top")));
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Impossible> {
        let box_cards = self.edition().cards_in_box();
        for &card in Card::ALL {
            let held: u8 = self.all_seats().map(|seat| self.players[seat].hand.count(card)).sum();
            let drawn = self.drawn.iter().filter(|&&c| c == card).count() as u8;
            let found = held + drawn + self.deck.count(card) + self.discard.count(card);
            // A card that is being carried out is nowhere (WM-14.2).
            if box_cards.count(card) < found {
                return Err(Impossible::new(format!(
                    "{found} {card}: the box has {}",
                    box_cards.count(card)
                )));
            }
        }
        let box_awards = self.edition().awards_in_box();
        for &award in Award::ALL {
            let held: u8 =
                self.all_seats().map(|seat| self.players[seat].awards.count(award)).sum();
            let floors = self.tower.iter().filter(|floor| floor.award == Some(award));
            let found =
                held + self.awards.count(award) + floors.map(|floor| floor.left).sum::<u8>();
            if box_awards.count(award) < found {
                return Err(Impossible::new(format!(
                    "{found} {award}: the box has {}",
                    box_awards.count(award)
                )));
            }
        }
        Ok(())
    }

    fn check_workers(&self, seat: Seat) -> Result<(), Impossible> {
        let workers = &self.players[seat].workers;
        let tower: u16 = workers.tower.iter().map(|&n| u16::from(n)).sum();
        let found = workers.barracks.count_ones() as u16
            + u16::from(workers.cells.len())
            + u16::from(workers.sanctuary + workers.trap + workers.whirlpool)
            + tower;
        if found != WORKERS {
            return Err(Impossible::new(format!(
                "{seat} has {found} workers: there are {WORKERS}"
            )));
        }
        if !self.dry().covers(workers.cells) {
            return Err(Impossible::new(format!("a worker of {seat} stands in the water")));
        }
        let slots = usize::from(self.edition().board.slots);
        if slots < self.players[seat].upgrades.len() {
            return Err(Impossible::new(format!("{seat} has more than {slots} upgrades")));
        }
        Ok(())
    }

    /// No two workers or airships share a cell, and none stands where it may not.
    fn check_places(&self) -> Result<(), Impossible> {
        let count = |seat: Seat| u16::from(self.players[seat].workers.cells.len());
        if u16::from(self.workers().len()) != self.all_seats().map(count).sum::<u16>() {
            return Err(Impossible::new("two workers share a cell"));
        }
        let ships = self
            .all_seats()
            .flat_map(|seat| crate::airship::Airship::ALL.iter().map(move |&ship| (seat, ship)));
        let cells = ships.map(|(seat, ship)| u16::from(self.airship_cells(seat, ship).len()));
        if u16::from(self.airships().len()) != cells.sum::<u16>() {
            return Err(Impossible::new("two airships share a cell"));
        }
        if self.airships().meets(self.workers()) {
            return Err(Impossible::new("an airship and a worker share a cell"));
        }
        if !self.dry().covers(self.airships()) {
            return Err(Impossible::new("an airship lies in the water"));
        }
        let on_machines = self.workers() & self.canyon.machines;
        let printed = self.canyon.printed.iter().fold(crate::grid::Cells::NONE, |all, &p| all | p);
        let is_settled = self.now.buried.is_empty();
        if !on_machines.is_empty() || is_settled && self.workers().meets(printed) {
            return Err(Impossible::new("a worker stands on no worker space"));
        }
        Ok(())
    }
}
