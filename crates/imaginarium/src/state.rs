//! The state: all that lies on the table, as plain data.

use tabletop::{Bag, List, PerSeat, Seat};

use crate::{
    assistant::{Assistant, Staff},
    board::{BELT, Piece, Space},
    dial::Jobs,
    edition::Workshop,
    frame::Frame,
    goods::Goods,
    machine::{Machine, Machines},
    options::Options,
    project::{Project, Projects, Tally},
    slot::Slots,
};

/// The most players (IM-1.2).
pub const SEATS: usize = 5;

/// What one player owns.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Player {
    /// What lies behind the screen.
    pub goods: Goods,
    pub workshop: Workshop,
    /// Repaired machines (IM-3.6).
    pub slots: Slots,
    /// Broken machines.
    pub yard: Machines,
    pub staff: Staff,
    /// The tiles of AS-08 that can still score.
    pub secrets: Projects,
    pub validated: Projects,
    /// The pair set in the last turn; empty before the first (IM-11.6).
    pub dial: Jobs,
    /// AS-01 works from the turn after recruitment (IM-12.5).
    pub free_hand: bool,
}

impl Player {
    /// Assistant places of a workshop (IM-2.14, IM-12.2).
    pub const PLACES: usize = 3;

    /// IM-2.14, IM-17.11.
    #[inline]
    pub fn slot_limit(&self) -> usize {
        if self.staff.has(Assistant::ExtensionBuilder) { 6 } else { 4 }
    }

    #[inline]
    pub fn is_over_limit(&self) -> bool {
        self.slot_limit() < self.slots.len()
    }
}

/// A game of Imaginarium.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Imaginarium {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) round: u16,
    pub(crate) players: PerSeat<Player, SEATS>,
    pub(crate) belt: [Option<Machine>; BELT],
    /// Who stands on a space of the board.
    pub(crate) standing: [Option<Piece>; Space::COUNT],
    /// Pieces that found no free space (IM-6.10).
    pub(crate) waiting: List<Piece, SEATS>,
    /// Who stands on the numbers 1 to 5 of the initiative track.
    pub(crate) initiative: [Option<Piece>; SEATS],
    /// The pieces in the order in which they are resolved this round (IM-7.5).
    pub(crate) path: List<Piece, SEATS>,
    pub(crate) deck: Machines,
    pub(crate) shredder: Machines,
    pub(crate) room: [Option<Assistant>; 3],
    pub(crate) assistants: Bag<Assistant, { Assistant::COUNT }>,
    pub(crate) office: Projects,
    /// Projects that AS-08 can draw from (IM-4.18).
    pub(crate) reserve: Bag<Project, { Project::COUNT }>,
    /// The tile of AS-08 that left the game unseen (IM-22.13).
    pub(crate) buried: Projects,
    /// The workshop as it was when Reorganise began, for `Cancel`.
    pub(crate) before: Slots,
    pub(crate) stack: List<Frame, 16>,
}

const _: () = assert!(size_of::<Imaginarium>() <= 1024);

impl Imaginarium {
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats)
    }

    pub fn others(&self, by: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.all_seats().filter(move |&seat| seat != by)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// What the conditions of projects look at, for one player.
    pub(crate) fn tally(&self, seat: Seat) -> Tally {
        let player = &self.players[seat];
        Tally::count(&self.options.edition, &player.slots, player.goods, player.staff.len())
    }

    /// Where the handyman of a player stands; none on the waiting place or the track.
    pub(crate) fn space_of(&self, piece: Piece) -> Option<Space> {
        self.standing.iter().position(|&other| other == Some(piece)).map(Space::at)
    }

    /// What the machine on a belt space costs this player (IM-9.3, IM-9.6).
    pub(crate) fn price(&self, by: Seat, space: Space, machine: Machine) -> u16 {
        let base = self.options.edition.space(space);
        if self.players[by].staff.has(Assistant::Haggler) {
            base
        } else {
            base + self.options.edition.machine(machine).level
        }
    }
}
