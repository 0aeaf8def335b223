//! A set of components of which there is one each.

use std::{fmt, hash, marker::PhantomData, ops};

use crate::{Chance, Id};

/// Some of at most 64 kinds.
///
/// ```
/// use tabletop::Set;
///
/// tabletop::ids! {
///     enum Hat ("hat") { Cap = "cap", Crown = "crown", Bonnet = "bonnet" }
/// }
///
/// let mut worn: Set<Hat> = [Hat::Crown].into_iter().collect();
/// worn.insert(Hat::Cap);
/// assert!(worn.has(Hat::Cap));
/// assert_eq!(worn.iter().collect::<Vec<_>>(), [Hat::Cap, Hat::Crown]);
/// assert_eq!(Set::all().without(worn).len(), 1);
/// ```
pub struct Set<T>(u64, PhantomData<T>);

impl<T: Id> Set<T> {
    /// Whether a kind is a member.
    #[inline]
    pub fn has(self, kind: T) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// Adds a kind.
    pub fn insert(&mut self, kind: T) {
        const { assert!(T::COUNT <= 64, "a set has 64 places") };
        self.0 |= 1 << kind.index();
    }

    /// Takes a kind out.
    pub fn remove(&mut self, kind: T) {
        self.0 &= !(1 << kind.index());
    }

    /// How many members there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = left.trailing_zeros();
            left &= !1_u64.checked_shl(kind)?;
            Some(T::at(kind as usize))
        })
    }

    /// Every kind there is.
    pub fn all() -> Set<T> {
        (0..T::COUNT).map(T::at).collect()
    }

    /// Draws a member that is also among those, each equally likely; `None` if there is none.
    /// `pile` names the draw for the record.
    pub fn draw(&mut self, among: Set<T>, pile: impl Id, chance: &mut dyn Chance) -> Option<T> {
        let mut weights = [0; 64];
        (*self & among).iter().for_each(|kind| weights[kind.index()] = 1);
        let weights = &weights[..T::COUNT];
        let pile = pile.index() as u8;
        let drawn = weights.contains(&1).then(|| T::at(chance.draw(pile, weights)))?;
        self.remove(drawn);
        Some(drawn)
    }

    /// Those that are not in the other set.
    #[must_use]
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }
}

impl<T> ops::BitAnd for Set<T> {
    type Output = Set<T>;
    #[inline]
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut set = Set::default();
        iter.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

impl<T> Copy for Set<T> {}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> hash::Hash for Set<T> {
    fn hash<H: hash::Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
