//! What bots need to know of a game to judge a position.

use std::{
    marker::PhantomData,
    ops::{Index, IndexMut},
};

use crate::{Game, Id, Seat};

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

/// The features of one seat while they are counted, for a game that lists them with
/// [`ids!`](crate::ids!): then `NAMES` is their `IDS`.
///
/// ```
/// use tabletop::Counts;
///
/// tabletop::ids! {
///     enum Count ("count") { Wood = "wood", Coal = "coal" }
/// }
///
/// let mut features = [0; Count::COUNT];
/// let mut counts = Counts::new(&mut features);
/// counts.add(Count::Coal, 2);
/// counts.add(Count::Coal, 3u8);
/// counts[Count::Wood] = 7;
/// assert_eq!(features, [7, 5]);
/// ```
#[derive(Debug)]
pub struct Counts<'a, C> {
    features: &'a mut [i16],
    of: PhantomData<C>,
}

impl<'a, C: Id> Counts<'a, C> {
    /// Counts into `features`, which has a place for each id.
    pub fn new(features: &'a mut [i16]) -> Counts<'a, C> {
        Counts { features, of: PhantomData }
    }

    /// Makes a count this number, or the most it can be.
    #[inline]
    pub fn set(&mut self, count: C, n: impl TryInto<i16>) {
        self[count] = n.try_into().unwrap_or(i16::MAX);
    }

    /// Adds to a count.
    #[inline]
    pub fn add(&mut self, count: C, n: impl TryInto<i16>) {
        self.add_nth(count, 0, n);
    }

    /// Adds to one of several counts that stand in a row.
    #[inline]
    pub fn add_nth(&mut self, first: C, nth: usize, n: impl TryInto<i16>) {
        let count = &mut self.features[first.index() + nth];
        *count = count.saturating_add(n.try_into().unwrap_or(i16::MAX));
    }
}

impl<C: Id> Index<C> for Counts<'_, C> {
    type Output = i16;

    #[inline]
    fn index(&self, count: C) -> &i16 {
        &self.features[count.index()]
    }
}

impl<C: Id> IndexMut<C> for Counts<'_, C> {
    #[inline]
    fn index_mut(&mut self, count: C) -> &mut i16 {
        &mut self.features[count.index()]
    }
}
