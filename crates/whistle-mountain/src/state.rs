//! The state: all that lies on the table, as plain data.

use tabletop::{List, PerSeat, Seat};

use crate::{
    ability::{Abilities, Ability},
    airship::{Airship, Berth},
    award::{Award, Awards},
    canyon::Canyon,
    card::{Card, Cards},
    edition::Edition,
    frame::Frame,
    goods::{Good, Goods},
    grid::{Cells, ROWS},
    machine::{Machine, Machines, Size},
    options::Options,
    scaffold::{Scaffold, Scaffolds, Shape},
    upgrade::{Upgrade, Upgrades},
};

/// The most players (WM-1.19).
pub const SEATS: usize = 4;

/// Levels of the barracks (WM-0.14).
pub const LEVELS: u8 = 7;

/// What one player owns.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Player {
    pub goods: Goods,
    pub vp: i16,
    pub ability: Option<Ability>,
    pub upgrades: Upgrades,
    /// Machines not yet built.
    pub machines: Machines,
    pub scaffolds: Scaffolds,
    pub hand: Cards,
    pub awards: Awards,
    /// Balloon, blimp, dreadnought.
    pub airships: [Berth; 3],
    pub workers: Workers,
}

/// The nine workers of a player (WM-0.21).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Workers {
    /// Levels of the barracks as bits, level 1 the lowest. No effect ever puts two on one level.
    pub barracks: u8,
    /// On cells of the grid; without a scaffold beneath they have a jetpack (WM-0.24).
    pub cells: Cells,
    pub sanctuary: u8,
    pub trap: u8,
    pub whirlpool: u8,
    /// How many stand on each floor, floor 1 first.
    pub tower: [u8; ROWS as usize],
}

/// The awards of a tower floor, all of one kind.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Floor {
    pub award: Option<Award>,
    pub left: u8,
}

/// A stack of scaffolds of one shape: the top lies open, of the rest nobody knows the order, and
/// what was put back lies at the bottom for all to remember (WM-20.13).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Stack {
    pub top: Option<Scaffold>,
    pub hidden: Scaffolds,
    pub bottom: List<Scaffold, 14>,
}

impl Stack {
    pub fn len(&self) -> u8 {
        u8::from(self.top.is_some()) + self.hidden.len() + self.bottom.len() as u8
    }
}

/// What happened in this turn so far.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Now {
    /// The Main Action was begun (WM-4.2).
    pub main: bool,
    /// A card was played, an award redeemed (WM-4.4).
    pub card: bool,
    pub award: bool,
    /// What is used once a turn and was used (WM-22.2).
    pub used_upgrades: Upgrades,
    pub used_abilities: Abilities,
    /// A card, a scaffold was gained (WM-22.36, WM-22.37).
    pub got_card: bool,
    pub got_scaffold: bool,
    /// Scaffolds built (WM-22.17).
    pub built: u8,
    /// The airship placed in this turn.
    pub flown: Option<Airship>,
    /// What it has still to collect (WM-5.13).
    pub parcel: Option<Goods>,
    /// The machines it may still activate (WM-5.17).
    pub eligible: Machines,
    /// Jetpack workers under a scaffold just laid, on their way (WM-9.13).
    pub buried: Cells,
}

/// A game of Whistle Mountain.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct WhistleMountain {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The starting player (WM-3.1).
    pub(crate) first: Seat,
    /// Whose turn it is, and the number of that turn.
    pub(crate) active: Seat,
    pub(crate) turn: u16,
    /// After the end was triggered: the turns that follow the present one (WM-16.3).
    pub(crate) last_turns: Option<u8>,
    pub(crate) over: bool,
    pub(crate) players: PerSeat<Player, SEATS>,
    pub(crate) canyon: Canyon,
    pub(crate) tower: [Floor; ROWS as usize],
    pub(crate) supply: Goods,
    /// The token on Swap Meet and those on Toll Bridge (WM-20.6).
    pub(crate) swap: Option<Good>,
    pub(crate) toll: Goods,
    /// Faceup machines, small ones first, and the facedown ones.
    pub(crate) market: [[Option<Machine>; 3]; Size::COUNT],
    pub(crate) machines: Machines,
    pub(crate) upgrade_market: [Option<Upgrade>; 3],
    pub(crate) upgrades: Upgrades,
    pub(crate) scaffolds: [Stack; Shape::COUNT],
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) awards: Awards,
    /// The abilities being passed on in the draft (WM-3.11).
    pub(crate) draft: Abilities,
    /// Cards drawn to be chosen from (WM-24.5).
    pub(crate) drawn: List<Card, 4>,
    /// The ability the Duplicator token lies on.
    pub(crate) copied: Option<Ability>,
    pub(crate) now: Now,
    pub(crate) stack: List<Frame, 24>,
}

const _: () = assert!(size_of::<WhistleMountain>() <= 2048);

impl WhistleMountain {
    #[inline]
    pub(crate) fn edition(&self) -> &'static Edition {
        self.options.edition.get()
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats)
    }

    /// Everybody in turn order, beginning with this seat (WM-0.15).
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        (0..seats).map(move |n| Seat((seat.0 + n) % seats))
    }

    pub fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Whether a player has an ability, the own one or the one the Duplicator copies (WM-22.31).
    #[inline]
    pub(crate) fn has(&self, by: Seat, ability: Ability) -> bool {
        let player = &self.players[by];
        player.ability == Some(ability)
            || self.copied == Some(ability) && player.upgrades.has(Upgrade::Duplicator)
    }

    #[inline]
    pub(crate) fn owns(&self, by: Seat, upgrade: Upgrade) -> bool {
        self.players[by].upgrades.has(upgrade)
    }

    /// Whether another upgrade finds a slot (WM-20.1).
    pub(crate) fn has_slot(&self, by: Seat) -> bool {
        self.players[by].upgrades.len() < usize::from(self.edition().board.slots)
    }
}
