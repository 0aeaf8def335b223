//! A reference to facts that outlive every table.

use std::{hash, ops};

/// Facts shared by all states that play with them; equal when they lie in the same place. Whoever
/// loads facts sees to it that equal facts do.
///
/// ```
/// use tabletop::Shared;
///
/// static PRICES: [u8; 3] = [2, 3, 5];
///
/// let here = Shared::new(&PRICES);
/// let there = here;
/// assert_eq!(here, there);
/// assert_eq!(there[2], 5);
/// ```
#[derive(Debug)]
pub struct Shared<T: 'static>(&'static T);

impl<T> Shared<T> {
    /// A reference to facts that nobody drops.
    pub const fn new(facts: &'static T) -> Shared<T> {
        Shared(facts)
    }

    /// The facts, for as long as anybody wants.
    #[inline]
    pub const fn get(self) -> &'static T {
        self.0
    }
}

impl<T> Copy for Shared<T> {}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> ops::Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.0
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for Shared<T> {}

impl<T> hash::Hash for Shared<T> {
    /// Adds nothing: states are compared that play with the same facts, and an address would make
    /// hashes differ from one run to the next.
    fn hash<H: hash::Hasher>(&self, _: &mut H) {}
}
