//! Cards and tiles come from somewhere: what a field names leaves the place where it was.

use tabletop::{FieldError, Seat};

use crate::{
    CloudAge,
    card::{Card, Cards},
    plant::{Plant, Plants},
    project::{Project, Projects},
};

impl CloudAge {
    /// A Project card leaves the deck, or else the discard.
    pub(super) fn free_project(&mut self, project: Project) -> Result<(), FieldError> {
        let piles = [&mut self.deck, &mut self.discard];
        let pile = piles.into_iter().find(|pile| 0 < pile.count(project));
        let pile = pile
            .ok_or_else(|| FieldError::impossible(format!("no {project} is left in this game")))?;
        pile.take(project);
        Ok(())
    }

    /// These Project cards, out of the deck or the discard.
    pub(super) fn free_projects(&mut self, projects: Vec<Project>) -> Result<Projects, FieldError> {
        let mut free = Projects::default();
        for project in projects {
            self.free_project(project)?;
            free.put(project);
        }
        Ok(free)
    }

    /// These plant tiles, out of the bag.
    pub(super) fn free_plants(&mut self, plants: Vec<Plant>) -> Result<Plants, FieldError> {
        let mut free = Plants::default();
        for plant in plants {
            if self.bag.count(plant) == 0 {
                return Err(FieldError::impossible(format!("no {plant} is left in the bag")));
            }
            self.bag.take(plant);
            free.put(plant);
        }
        Ok(free)
    }

    /// A City card leaves those nobody has seen, or the top of a sleeve, where another follows.
    pub(super) fn free_card(&mut self, card: Card) -> Result<(), FieldError> {
        if !card.is_city_card() {
            return Ok(());
        }
        let under = self.districts.iter().position(|district| district.top == Some(card));
        if let Some(at) = under {
            self.districts[at].top = self.unseen.iter().next();
            self.districts[at].top.into_iter().for_each(|next| self.unseen.remove(next));
        } else if self.unseen.has(card) {
            self.unseen.remove(card);
        } else {
            return Err(FieldError::impossible(format!("{card} is somewhere else already")));
        }
        Ok(())
    }

    pub(super) fn free_cards(&mut self, cards: Vec<Card>) -> Result<Cards, FieldError> {
        let mut free = Cards::default();
        for card in cards {
            self.free_card(card)?;
            free.put(card);
        }
        Ok(free)
    }

    /// City cards that are taken away nobody has seen again.
    pub(super) fn unsee(&mut self, cards: impl IntoIterator<Item = Card>) {
        let cards = cards.into_iter().filter(|card| card.is_city_card());
        cards.for_each(|card| self.unseen.insert(card));
    }

    /// All Navigation cards of a player.
    pub(super) fn all_cards(&self, seat: Seat) -> Cards {
        let player = &self.players[seat];
        let mut all = player.deck;
        all.pour(&mut { player.discard });
        player.on_deck.into_iter().for_each(|card| all.put(card));
        all
    }
}
