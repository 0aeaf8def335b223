//! Frames: what is still to be done. The top of the stack is what is being done now.

use tabletop::Seat;

use crate::{dial::Jobs, machine::Machine};

/// Something still to be done.
pub type Frame = tabletop::Frame<Step, Question>;

/// What the rules do by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Step {
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
}

/// What a player is asked. It never holds the answers: they are made when they are wanted.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Question {
    /// DEC-01: where does this piece go?
    Place { saboteur: bool },
    /// DEC-02: use which machine? Slots already used are bits.
    Use { used: u8, borrowed: bool },
    /// DEC-03, before collecting: buy the top card first?
    Collect,
    /// DEC-03, after collecting: buy the top card now?
    TopCard,
    /// DEC-04: how much wood for the reserved machine?
    PayWood { need: u8 },
    /// DEC-05: how much copper? `need` is what wood has left open.
    PayCopper { wood: u8, need: u8 },
    /// DEC-06: which two actions?
    Dial,
    /// DEC-07: which of them now?
    Act { left: Jobs },
    /// DEC-08: repair which machine?
    Repair { done: u8 },
    /// DEC-09: apply its effect, for the first or second time?
    Effect { machine: Machine, again: bool, time: u8 },
    /// DEC-10: remove which project?
    Erase,
    /// DEC-11: disable which slot of this opponent?
    Jam { victim: Seat },
    /// DEC-12: take which machine?
    Recycle,
    /// DEC-13: dismantle what, for what?
    Dismantle { done: u8 },
    /// DEC-14: take apart which combination? `left` are the jobs still to come.
    Apart { left: Jobs },
    /// DEC-15: join which two?
    Join { left: Jobs },
    /// DEC-16: which transaction?
    Trade { done: u8 },
    /// DEC-17: recruit whom?
    Recruit,
    /// DEC-18, DEC-19, DEC-20: validate what, or end the turn?
    Finish,
}

const _: () = assert!(size_of::<Frame>() <= 8);
