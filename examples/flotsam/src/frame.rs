//! Frames: what is still to be done. The top of the stack is what is being done now.

use tabletop::Seat;

/// Something still to be done.
pub type Frame = tabletop::Frame<Step, Question>;

/// What the rules do by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Step {
    /// Begin a round, or end the game (FL-4.1, FL-4.4).
    #[default]
    Round,
    /// Offer two wish cards (FL-3.2).
    Offer { to: Seat },
    /// Begin a turn (FL-5.1).
    Turn { by: Seat },
}

/// What a player is asked. It never holds the answers: they are made when they are wanted.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Question {
    /// DEC-01: keep which wish card?
    Keep,
    /// DEC-02: comb on, or go home?
    Comb,
}

const _: () = assert!(size_of::<Frame>() <= 4);
