//! A reference to facts that outlive every table.

use std::{hash, ops};

/// Facts shared by all states that play with them; equal when they are the same facts.
#[derive(Debug)]
pub struct Shared<T: 'static>(&'static T);

impl<T> Shared<T> {
    pub const fn new(facts: &'static T) -> Shared<T> {
        Shared(facts)
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
    fn hash<H: hash::Hasher>(&self, hasher: &mut H) {
        std::ptr::from_ref(self.0).hash(hasher);
    }
}
