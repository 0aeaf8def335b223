//! Navigation cards: those of the start, and the City cards that join them.

use tabletop::Bag;

tabletop::ids! {
    /// A card of a Navigation deck. The first are those every player starts with, the others are City
    /// cards (CA-10.12).
    #[derive(Default)]
    pub enum Card ("Navigation card") {
        #[default]
        Nv0 = "nv-0", Nv1 = "nv-1", Nv2 = "nv-2", Nv3 = "nv-3", Cc01 = "cc-01", Cc02 = "cc-02",
        Cc03 = "cc-03", Cc04 = "cc-04", Cc05 = "cc-05", Cc06 = "cc-06", Cc07 = "cc-07",
        Cc08 = "cc-08", Cc09 = "cc-09", Cc10 = "cc-10", Cc11 = "cc-11", Cc12 = "cc-12",
        Cc13 = "cc-13", Cc14 = "cc-14", Cc15 = "cc-15", Cc16 = "cc-16", Cc17 = "cc-17",
        Cc18 = "cc-18", Cc19 = "cc-19", Cc20 = "cc-20", Cc21 = "cc-21", Cc22 = "cc-22",
        Cc23 = "cc-23", Cc24 = "cc-24", Cc25 = "cc-25", Cc26 = "cc-26", Cc27 = "cc-27",
        Cc28 = "cc-28", Cc29 = "cc-29", Cc30 = "cc-30", Cc31 = "cc-31", Cc32 = "cc-32",
        Cc33 = "cc-33", Cc34 = "cc-34", Cc35 = "cc-35", Cc36 = "cc-36", Cc37 = "cc-37",
        Cc38 = "cc-38", Cc39 = "cc-39",
    }
}

impl Card {
    /// How many kinds every player starts with.
    pub const STARTING: usize = 4;

    pub fn is_city_card(self) -> bool {
        Card::STARTING <= self.index()
    }

    pub fn city_cards() -> &'static [Card] {
        &Card::ALL[Card::STARTING..]
    }
}

/// Navigation cards whose order nobody knows or that have none.
pub type Cards = Bag<Card, { Card::COUNT }>;

tabletop::ids! {
    /// A zone of a City card and a space of a district, in the order in which they are offered.
    pub enum Zone ("zone") {
        Energy = "energy", Metal = "metal", Water = "water", Project = "project",
    }
}

tabletop::ids! {
    pub enum Sleeve ("cloud sleeve") {
        Sl1 = "sl-1", Sl2 = "sl-2", Sl3 = "sl-3", Sl4 = "sl-4", Sl5 = "sl-5", Sl6 = "sl-6",
    }
}
