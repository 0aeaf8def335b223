//! What players can do: permanent points, prices and capacities.

use tabletop::Seat;

use crate::{
    CloudAge,
    effect::Does,
    project::{Colour, Project},
    upgrade::Type,
};

impl CloudAge {
    /// The sum of something over the cards a player has in play.
    fn sum(&self, by: Seat, of: impl Fn(&Does) -> u8) -> u8 {
        let played = self.players[by].played.iter();
        played.map(|&project| of(&self.edition().project(project).does)).sum()
    }

    /// Permanent movement points, without the solar panel (CA-22.14).
    pub(crate) fn movement(&self, by: Seat) -> u8 {
        self.players[by].built(Type::Movement) + self.sum(by, |does| does.movement)
    }

    /// The base value (CA-15.6).
    pub(crate) fn base_combat(&self, by: Seat) -> u8 {
        self.players[by].built(Type::Combat) + self.sum(by, |does| does.combat)
    }

    /// CA-23.2.
    pub(crate) fn capacity(&self, by: Seat) -> u8 {
        self.edition().measures.capacity + self.players[by].built(Type::Planting)
    }

    /// The price of the next upgrade of a type, if there is one (CA-16.8, CA-16.13).
    pub(crate) fn upgrade_price(&self, by: Seat, kind: Type, less: u8) -> Option<u8> {
        if kind == Type::Planting && !self.planting {
            return None;
        }
        let next = usize::from(self.players[by].built(kind));
        let step = self.edition().upgrades(kind).steps.get(next)?;
        Some(step.metal.saturating_sub(less + self.sum(by, |does| does.upgrade_less)))
    }

    pub(crate) fn can_upgrade(&self, by: Seat, kind: Type, less: u8) -> bool {
        let price = self.upgrade_price(by, kind, less);
        price.is_some_and(|price| u16::from(price) <= self.players[by].metal)
    }

    /// The Water a card costs (CA-21.9).
    pub(crate) fn water_price(&self, by: Seat, project: Project) -> u8 {
        let facts = self.edition().project(project);
        let green = facts.colour == Colour::Green;
        let less = self.sum(by, |does| does.project_less + if green { does.green_less } else { 0 });
        facts.water.saturating_sub(less)
    }

    /// A card of the hand whose cost can be paid; it does not pay for itself (CA-21.2).
    pub(crate) fn can_play(&self, by: Seat, project: Project) -> bool {
        let player = &self.players[by];
        let others = player.hand.len() - 1;
        u16::from(self.water_price(by, project)) <= player.water
            && self.edition().project(project).cards <= others
    }
}
