//! The plain position with which a scenario begins.

use tabletop::Seat;

use crate::{
    CloudAge,
    card::{Card, Cards},
    frame::Step,
    map::Cells,
    plant::Plant,
    project::Projects,
    state::Player,
};

impl CloudAge {
    /// Nobody owns anything but the starting Navigation cards. In round 1 the airships stand on
    /// START, later on the first city cells. A is first player. The book of the round is over, and the first player's
    /// income is to come.
    pub(super) fn lay_plain(&mut self, round: u8) {
        (self.round, self.first) = (round, Seat(0));
        self.books = (1..=round).filter(|&round| self.has_book(round)).count() as u8;
        (self.deck, self.discard) = (self.numbered(self.numbers), Projects::default());
        (self.bag, self.laid) = (self.edition().bag, [Cells::NONE; Plant::COUNT]);
        self.zone = Cards::default();
        self.fill_sleeves();
        (self.tolls, self.storm, self.ending) = ([0; 2], false, None);
        let cities = self.land().city_cells.iter();
        for (seat, city) in self.all_seats().zip(cities) {
            let airship = if round == 1 { self.edition().start } else { city };
            self.players[seat] =
                Player { deck: self.starting_cards(), airship, ..Player::default() };
        }
        self.begin_with(Step::Production(0));
    }

    fn fill_sleeves(&mut self) {
        let cards = Card::city_cards();
        self.unseen = cards.iter().copied().skip(self.districts.len()).collect();
        for (district, &top) in self.districts.iter_mut().zip(cards) {
            district.left = self.options.edition.get().measures.sleeve_cards;
            district.top = Some(top);
        }
    }
}
