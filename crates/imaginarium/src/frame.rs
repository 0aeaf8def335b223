//! Frames: what is still to be done. The top of the stack is what is being done now.

use tabletop::Seat;

use crate::{board::Piece, dial::Jobs, machine::Machine};

/// Something still to be done. The upper half needs nobody; the lower half asks somebody.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Frame {
    /// Begin a round (IM-5.1).
    #[default]
    Round,
    /// Place the piece with the lowest initiative, until none is left (IM-6.1).
    Planning,
    /// Fix the order in which the pieces are resolved (IM-7.1).
    Order,
    /// Resolve the pieces from this place of the path on (IM-7.4).
    Realisation { at: u8 },
    /// Validate what can be validated (IM-23.1).
    Validation { by: Seat },
    /// End the game or prepare the next round (chapter 25).
    Check,

    /// DEC-01: where does this piece go?
    Place { piece: Piece },
    /// DEC-02: use which machine? Slots already used are bits.
    Use { by: Seat, used: u8, borrowed: bool },
    /// DEC-03, before collecting: buy the top card first?
    Collect { by: Seat },
    /// DEC-03, after collecting: buy the top card now?
    TopCard { by: Seat },
    /// DEC-04: how much wood for the reserved machine?
    PayWood { by: Seat, need: u8 },
    /// DEC-05: how much copper? `need` is what wood has left open.
    PayCopper { by: Seat, wood: u8, need: u8 },
    /// DEC-06: which two actions?
    Dial { by: Seat },
    /// DEC-07: which of them now?
    Act { by: Seat, left: Jobs },
    /// DEC-08: repair which machine?
    Repair { by: Seat, done: u8 },
    /// DEC-09: apply its effect, for the first or second time?
    Effect { by: Seat, machine: Machine, again: bool, time: u8 },
    /// DEC-10: remove which project?
    Erase { by: Seat },
    /// DEC-11: disable which slot of this opponent?
    Jam { by: Seat, victim: Seat },
    /// DEC-12: take which machine?
    Recycle { by: Seat },
    /// DEC-13: dismantle what, for what?
    Dismantle { by: Seat, done: u8 },
    /// DEC-14: take apart which combination? `left` are the jobs still to come.
    Apart { by: Seat, left: Jobs },
    /// DEC-15: join which two?
    Join { by: Seat, left: Jobs },
    /// DEC-16: which transaction?
    Trade { by: Seat, done: u8 },
    /// DEC-17: recruit whom?
    Recruit { by: Seat },
    /// DEC-18, DEC-19, DEC-20: validate what, or end the turn?
    Finish { by: Seat },
}

const _: () = assert!(size_of::<Frame>() <= 8);

impl Frame {
    /// Who is asked; nobody where there is nothing to decide.
    #[inline]
    pub fn decider(self) -> Option<Seat> {
        match self {
            Frame::Round
            | Frame::Planning
            | Frame::Order
            | Frame::Realisation { .. }
            | Frame::Validation { .. }
            | Frame::Check => None,
            Frame::Place { piece } => Some(piece.seat),
            Frame::Use { by, .. }
            | Frame::Collect { by }
            | Frame::TopCard { by }
            | Frame::PayWood { by, .. }
            | Frame::PayCopper { by, .. }
            | Frame::Dial { by }
            | Frame::Act { by, .. }
            | Frame::Repair { by, .. }
            | Frame::Effect { by, .. }
            | Frame::Erase { by }
            | Frame::Jam { by, .. }
            | Frame::Recycle { by }
            | Frame::Dismantle { by, .. }
            | Frame::Apart { by, .. }
            | Frame::Join { by, .. }
            | Frame::Trade { by, .. }
            | Frame::Recruit { by }
            | Frame::Finish { by } => Some(by),
        }
    }
}
