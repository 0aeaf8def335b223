//! What a player counts to judge a position.

use crate::{Game, Seat};

/// A game that says what counts in it. What each of the counts is worth is not a rule: it is
/// learned from many games and kept beside the rules as data.
pub trait Features: Game {
    /// What is counted for a seat, by name.
    const NAMES: &'static [&'static str];

    /// What was learned, as `tablewright train` writes it.
    const WEIGHTS: &'static str;

    /// Counts for one seat, in the order of `NAMES`; everything not counted is zero when it begins.
    /// What is still open in the middle of a turn counts, too.
    fn features(&self, seat: Seat, out: &mut [i16]);

    /// How far the game is, from 0 at the beginning to 100 at its end. A count may be worth less and
    /// less, or more and more.
    fn progress(&self) -> u8;

    /// Fills `out` with what a good player weighs: what is legal, without what throws something away
    /// for nothing. There is always something.
    fn candidates(&self, by: Seat, out: &mut Vec<Self::Action>) {
        self.legal_actions(by, out);
    }
}
