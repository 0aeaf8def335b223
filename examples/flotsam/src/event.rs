//! Events: what the log tells, with a notation that scenarios can name.

use std::fmt;

use tabletop::{
    Seat, Seats,
    notation::{Words, show_bag, show_maybe},
};

use crate::drift::{Drift, Drifts};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// The game begins.
    Started { seats: u8 },
    /// Wish cards are offered; `None` for everybody else (FL-3.2).
    Offered { seat: Seat, wishes: Option<Drifts> },
    /// One of them is kept; `None` for everybody else (FL-3.3).
    Kept { seat: Seat, wish: Option<Drift> },
    /// A round begins with this player (FL-4.2).
    RoundStarted { round: u8, first: Seat },
    /// Something is found, or a wave comes (FL-5.2).
    Found { seat: Seat, drift: Drift },
    /// The last wave takes the catch; what it leaves is worth so much (FL-5.5, FL-5.6).
    Washed { seat: Seat, lost: Drifts, left: Option<Drift>, vp: u16 },
    /// The catch is carried home (FL-5.4).
    Home { seat: Seat, finds: Drifts, vp: u16 },
    /// The sea has nothing left (FL-4.5).
    SeaEmpty,
    /// A wish card is shown, and so many finds are as wished (FL-6.2).
    Wished { seat: Seat, wish: Drift, finds: u8, vp: u16 },
    /// The winners (FL-6.3).
    Ended { winners: Seats },
}

impl tabletop::Event for Event {
    fn redact(self, viewer: Option<Seat>) -> Option<Event> {
        Some(match self {
            Event::Offered { seat, .. } if viewer != Some(seat) => {
                Event::Offered { seat, wishes: None }
            }
            Event::Kept { seat, .. } if viewer != Some(seat) => Event::Kept { seat, wish: None },
            event => event,
        })
    }

    fn is_final(self) -> bool {
        matches!(self, Event::Wished { .. })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Started { seats } => write!(f, "started {seats}"),
            Event::Offered { seat, wishes: Some(wishes) } => {
                write!(f, "offered {seat} {}", show_bag(wishes))
            }
            Event::Offered { seat, wishes: None } => write!(f, "offered {seat}"),
            Event::Kept { seat, wish: Some(wish) } => write!(f, "kept {seat} {wish}"),
            Event::Kept { seat, wish: None } => write!(f, "kept {seat}"),
            Event::RoundStarted { round, first } => write!(f, "round {round} {first}"),
            Event::Found { seat, drift } => write!(f, "found {seat} {drift}"),
            Event::Washed { seat, lost, left, vp } => {
                write!(f, "washed {seat} {} left {} {vp}", show_bag(lost), show_maybe(*left))
            }
            Event::Home { seat, finds, vp } => write!(f, "home {seat} {vp} {}", show_bag(finds)),
            Event::SeaEmpty => f.write_str("sea empty"),
            Event::Wished { seat, wish, finds, vp } => {
                write!(f, "wished {seat} {wish} {finds} {vp}")
            }
            Event::Ended { winners } => write!(f, "ended {}", Words(winners.iter())),
        }
    }
}
