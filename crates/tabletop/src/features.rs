//! What bots need to know of a game to judge a position.

use crate::{Game, Seat};

/// A game that lists its features: numbers that matter for who wins. Their weights are no rules: they
/// are trained on many games and kept beside the rules as data.
pub trait Features: Game {
    /// The features of a seat, by name.
    const NAMES: &'static [&'static str];

    /// The weights file, as `tablewright train` writes it.
    const WEIGHTS: &'static str;

    /// Fills `out` with the features of one seat, in the order of `NAMES`; all are zero before. They also
    /// cover what is still open in the middle of a turn.
    fn features(&self, seat: Seat, out: &mut [i16]);

    /// The progress of the game, from 0 at the beginning to 100 at its end. The weights of features
    /// change with it.
    fn progress(&self) -> u8;

    /// Fills `out` with the actions a good player considers: those that are legal, without those that
    /// throw something away for nothing. There is always one.
    fn candidates(&self, by: Seat, out: &mut Vec<Self::Action>) {
        self.legal_actions(by, out);
    }
}
