//! The state: all that lies on the table, as plain data.

use tabletop::{List, PerSeat, Seat};

use crate::{
    drift::{Drift, Drifts},
    frame::{Frame, Question},
    options::Options,
};

/// The most players (FL-1.1).
pub const SEATS: usize = 4;

/// What one player has.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Player {
    /// The wish card; `None` before one is kept (FL-3.2).
    pub wish: Option<Drift>,
    /// What was carried home; no waves.
    pub basket: Drifts,
}

/// A game of Flotsam.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Flotsam {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The round being played; zero before the first.
    pub(crate) round: u8,
    /// What can still be found.
    pub(crate) sea: Drifts,
    /// What lies before whoever combs the beach, waves too.
    pub(crate) catch: Drifts,
    /// The wish cards nobody holds.
    pub(crate) wishes: Drifts,
    /// The cards that are offered to whoever is asked to keep one.
    pub(crate) offer: Drifts,
    pub(crate) players: PerSeat<Player, SEATS>,
    pub(crate) stack: List<Frame, 8>,
}

const _: () = assert!(size_of::<Flotsam>() <= 128);

impl Flotsam {
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats)
    }

    /// The seats in the order of this round; the next player begins the next one (FL-4.2).
    pub(crate) fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let (first, seats) = (self.round.saturating_sub(1), self.seats);
        (0..seats).map(move |after| Seat((first + after) % seats))
    }

    /// Who is offered wish cards.
    pub(crate) fn is_offered(&self) -> Option<Seat> {
        match self.stack.last() {
            Some(&Frame::Ask(by, Question::Keep)) => Some(by),
            _ => None,
        }
    }

    /// Who combs the beach.
    pub(crate) fn is_combing(&self) -> Option<Seat> {
        match self.stack.last() {
            Some(&Frame::Ask(by, Question::Comb)) => Some(by),
            _ => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stack.is_empty()
    }
}
