//! Where the pieces come from that a scenario names: each leaves the place where it was.

use tabletop::FieldError;

use crate::{
    WhistleMountain,
    award::Award,
    card::Card,
    grid::{Spot, Turn},
    machine::{Machine, Size},
    scaffold::{Laid, Scaffold, Shape},
    upgrade::Upgrade,
};

impl WhistleMountain {
    /// Takes a machine from its pile or the market, where the first one of the pile follows.
    pub(super) fn free_machine(&mut self, machine: Machine) -> Result<(), FieldError> {
        if self.machines.has(machine) {
            self.machines.remove(machine);
            return Ok(());
        }
        let size = machine.size();
        let next = self.machines.iter().find(|other| other.size() == size);
        let row = &mut self.market[size.index()];
        let Some(place) = row.iter_mut().find(|place| **place == Some(machine)) else {
            return Err(FieldError::impossible(format!(
                "{machine} is somewhere else already, or not in the game"
            )));
        };
        *place = next;
        next.into_iter().for_each(|next| self.machines.remove(next));
        Ok(())
    }

    /// Takes an upgrade from its pile or the market, where the first one of the pile follows.
    pub(super) fn free_upgrade(&mut self, upgrade: Upgrade) -> Result<(), FieldError> {
        if self.upgrades.has(upgrade) {
            self.upgrades.remove(upgrade);
            return Ok(());
        }
        let next = self.upgrades.iter().next();
        let places = &mut self.upgrade_market;
        let Some(place) = places.iter_mut().find(|place| **place == Some(upgrade)) else {
            return Err(FieldError::impossible(format!(
                "{upgrade} is somewhere else already, or not in the game"
            )));
        };
        *place = next;
        next.into_iter().for_each(|next| self.upgrades.remove(next));
        Ok(())
    }

    /// The tile that stands for all that look like this one.
    pub(super) fn tile(&self, tile: Scaffold) -> Scaffold {
        let facts = |tile: Scaffold| {
            let facts = self.edition().scaffold(tile);
            (tile.shape(), facts.a, facts.b)
        };
        let alike = Scaffold::ALL.iter().copied().find(|&other| facts(other) == facts(tile));
        alike.unwrap_or(tile)
    }

    /// Takes a scaffold from its stack: from below the top, or else the top, which the next tile
    /// follows.
    pub(super) fn free_scaffold(&mut self, tile: Scaffold) -> Result<(), FieldError> {
        let stack = &mut self.scaffolds[tile.shape().index()];
        if 0 < stack.hidden.count(tile) {
            stack.hidden.take(tile);
        } else if stack.top == Some(tile) {
            stack.top = None;
            self.raise_top(tile.shape());
        } else if let Some(at) = stack.bottom.iter().position(|&other| other == tile) {
            stack.bottom.remove(at);
        } else {
            return Err(FieldError::impossible(format!("no {tile} is left in its stack")));
        }
        Ok(())
    }

    /// A stack without a top gets one, if it has a tile.
    pub(super) fn raise_top(&mut self, shape: Shape) {
        let stack = &mut self.scaffolds[shape.index()];
        if stack.top.is_some() {
            return;
        }
        stack.top = stack.hidden.kinds().next();
        match stack.top {
            Some(next) => stack.hidden.take(next),
            None if stack.bottom.is_empty() => {}
            None => stack.top = Some(stack.bottom.remove(0)),
        }
    }

    /// A scaffold goes back among the unseen tiles of its stack.
    pub(super) fn return_scaffold(&mut self, tile: Scaffold) {
        let stack = &mut self.scaffolds[tile.shape().index()];
        stack.hidden.put(tile);
    }

    /// Takes a card from the deck or the discard pile.
    pub(super) fn free_card(&mut self, card: Card) -> Result<(), FieldError> {
        if 0 < self.deck.count(card) {
            self.deck.take(card);
        } else if 0 < self.discard.count(card) {
            self.discard.take(card);
        } else {
            return Err(FieldError::impossible(format!("no {card} is left in the deck")));
        }
        Ok(())
    }

    /// Takes an award from the supply, or else from the highest floor that has one.
    pub(super) fn free_award(&mut self, award: Award) -> Result<(), FieldError> {
        if 0 < self.awards.count(award) {
            self.awards.take(award);
            return Ok(());
        }
        let floor = self.tower.iter_mut().rev().find(|floor| floor.award == Some(award));
        let floor = floor
            .ok_or_else(|| FieldError::impossible(format!("no {award} is left in the supply")))?;
        floor.left -= 1;
        if floor.left == 0 {
            floor.award = None;
        }
        Ok(())
    }

    /// A scaffold on the grid as the rules would write it: of turns that look the same the first.
    pub(super) fn laid(&self, laid: Laid) -> Result<Laid, FieldError> {
        let (scaffold, edition) = (self.tile(laid.scaffold), self.edition());
        let cells = |turn: Turn| edition.scaffold_cells(scaffold, Spot { turn, ..laid.spot });
        let covered = cells(laid.spot.turn);
        if !edition.grid.covers(covered) || covered.len() != 4 {
            return Err(FieldError::impossible(format!("{laid} does not lie on the grid")));
        }
        let prints = |turn: Turn| {
            let mut prints = edition.prints(scaffold, Spot { turn, ..laid.spot });
            prints.sort_unstable();
            prints
        };
        let is_alike =
            |&turn: &Turn| cells(turn) == covered && prints(turn) == prints(laid.spot.turn);
        let turn = edition.turns(scaffold).find(is_alike).unwrap_or(laid.spot.turn);
        Ok(Laid { scaffold, spot: Spot { turn, ..laid.spot } })
    }

    /// The unseen machines of a size.
    pub(super) fn pile(&self, size: Size) -> impl Iterator<Item = Machine> + Clone + use<> {
        self.machines.iter().filter(move |machine| machine.size() == size)
    }
}
