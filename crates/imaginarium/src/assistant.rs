//! Assistants: 13 cards, every one different (IM-2.12). Their cards carry no names; these are
//! our own. What each does is asked for where the rules ask: look for `Assistant::`.

use tabletop::Set;

tabletop::ids! {
    pub enum Assistant ("assistant") {
        /// Any two different actions, from the next turn on (IM-22.3).
        FreeHand = "AS-01",
        /// Charbonium for the machine the reset discards (IM-22.5).
        ScrapDealer = "AS-02",
        /// Repair or dismantle twice (IM-22.6).
        DoubleShift = "AS-03",
        /// 1 VP more for every project (IM-22.7).
        ProjectBacker = "AS-04",
        /// Only the base cost of the reserved machine (IM-22.8).
        Haggler = "AS-05",
        /// Two more slots (IM-22.9).
        ExtensionBuilder = "AS-06",
        /// The top machine of the deck for 3 charbonium (IM-22.10).
        BackDoorBuyer = "AS-07",
        /// Two secret projects, one of which may score (IM-22.12).
        SecretDossier = "AS-08",
        /// A VP costs 3 charbonium (IM-15.6).
        DiplomaBroker = "AS-09",
        /// Five transactions (IM-15.7).
        MarketRunner = "AS-10",
        /// The effect of a repaired machine twice (IM-22.14).
        TestPilot = "AS-11",
        /// One machine of an opponent in step 1 (IM-22.15).
        Borrower = "AS-12",
        /// Majorities are worth 3 VP (IM-22.18).
        Stockpiler = "AS-13",
    }
}

/// The assistants of a player.
pub type Staff = Set<Assistant>;
