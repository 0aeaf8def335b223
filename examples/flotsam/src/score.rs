//! Scoring (chapter 6).

use tabletop::Seat;

use crate::Flotsam;

impl Flotsam {
    /// What the wish of a player pays (FL-6.2).
    pub(crate) fn wished(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        let finds = player.wish.map_or(0, |wish| player.basket.count(wish));
        u16::from(finds) * self.options.edition.bonus
    }

    /// The points of the basket (FL-6.1).
    pub(crate) fn basket_worth(&self, seat: Seat) -> u16 {
        self.options.edition.worth(&self.players[seat].basket)
    }
}
