//! A pile whose order nobody knows; so the state does not know it either.

use std::{fmt, hash, marker::PhantomData};

use crate::{Chance, Id};

/// How many there are of each of the `K` kinds of `T`.
///
/// The state of a game never holds the future: what is drawn is decided when it is drawn.
///
/// ```
/// use tabletop::{Bag, Rng};
///
/// tabletop::ids! {
///     enum Ore ("ore") { Iron = "iron", Gold = "gold" }
/// }
/// tabletop::ids! {
///     enum Pile ("pile") { Mine = "mine" }
/// }
///
/// let mut mine = Bag::<Ore, { Ore::COUNT }>::of([9, 1]);
/// let mut luck = Rng::new(7);
/// let drawn = mine.draw(Pile::Mine, &mut luck).expect("ten are there");
/// assert_eq!(mine.len(), 9);
/// mine.put(drawn);
/// assert_eq!(mine, Bag::of([9, 1]));
/// ```
pub struct Bag<T, const K: usize> {
    counts: [u8; K],
    len: u8,
    kind: PhantomData<T>,
}

impl<T: Id, const K: usize> Bag<T, K> {
    /// A bag with so many of each kind.
    pub fn of(counts: [u8; K]) -> Self {
        const { assert!(K == T::COUNT, "a bag counts every kind") };
        Bag { counts, len: counts.iter().sum(), kind: PhantomData }
    }

    /// How many there are of all kinds together.
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many there are of a kind.
    pub fn count(&self, kind: T) -> u8 {
        self.counts[kind.index()]
    }

    /// The kinds of which there is at least one, in order. Looks at eight kinds at a time: most
    /// piles hold few.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = T> {
        let (mut first, mut left) = (0, self.eight(0));
        std::iter::from_fn(move || {
            while left == 0 {
                first += 8;
                if K <= first {
                    return None;
                }
                left = self.eight(first);
            }
            let kind = left.trailing_zeros() / 8;
            left &= !(0xFF << (8 * kind));
            Some(T::at(first + kind as usize))
        })
    }

    /// The counts of eight kinds from this one on, the first in the lowest byte.
    #[inline]
    fn eight(&self, first: usize) -> u64 {
        let counts = &self.counts[first..];
        match counts.first_chunk() {
            Some(eight) => u64::from_le_bytes(*eight),
            None => counts.iter().rev().fold(0, |all, &count| all << 8 | u64::from(count)),
        }
    }

    /// Adds one of a kind.
    pub fn put(&mut self, kind: T) {
        self.counts[kind.index()] += 1;
        self.len += 1;
    }

    /// Takes one of a kind that is there.
    ///
    /// # Panics
    ///
    /// When there is none.
    pub fn take(&mut self, kind: T) {
        self.counts[kind.index()] -= 1;
        self.len -= 1;
    }

    /// Draws one at random; `None` when the bag is empty. `pile` names the bag for the record.
    pub fn draw(&mut self, pile: impl Id, chance: &mut dyn Chance) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        let kind = T::at(chance.draw(pile.index() as u8, &self.counts));
        self.take(kind);
        Some(kind)
    }

    /// Puts everything of another bag into this one.
    pub fn pour(&mut self, from: &mut Self) {
        for (mine, theirs) in self.counts.iter_mut().zip(&mut from.counts) {
            *mine += std::mem::take(theirs);
        }
        self.len += std::mem::take(&mut from.len);
    }
}

impl<T, const K: usize> Copy for Bag<T, K> {}

impl<T, const K: usize> Clone for Bag<T, K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const K: usize> Default for Bag<T, K> {
    fn default() -> Self {
        Bag { counts: [0; K], len: 0, kind: PhantomData }
    }
}

impl<T, const K: usize> PartialEq for Bag<T, K> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}

impl<T, const K: usize> Eq for Bag<T, K> {}

impl<T, const K: usize> hash::Hash for Bag<T, K> {
    fn hash<H: hash::Hasher>(&self, hasher: &mut H) {
        self.counts.hash(hasher);
    }
}

impl<T: Id + fmt::Debug, const K: usize> fmt::Debug for Bag<T, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.count(kind)))).finish()
    }
}
