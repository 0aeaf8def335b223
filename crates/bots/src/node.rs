//! The tree of a search.

use tabletop::Seat;

/// A place in the tree: whatever the luck was, these actions led there.
#[derive(Clone, Debug)]
pub struct Node<A> {
    /// In the order of seat and action, as answers are listed.
    pub branches: Vec<Branch<A>>,
    pub visits: u32,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Node { branches: Vec::new(), visits: 0 }
    }
}

/// An action that was possible at a node at least once.
#[derive(Copy, Clone, Debug)]
pub struct Branch<A> {
    pub by: Seat,
    pub action: A,
    /// Where it leads; nowhere while it was never taken.
    pub to: u32,
    pub visits: u32,
    /// What came of it for `by`, summed up.
    pub sum: f32,
    /// What the value says of the position behind it.
    pub promise: f32,
    /// How much of the attention it deserves at first.
    pub prior: f32,
}

pub const NOWHERE: u32 = u32::MAX;

impl<A: Copy> Branch<A> {
    pub fn new(by: Seat, action: A, promise: f32) -> Branch<A> {
        Branch { by, action, to: NOWHERE, visits: 0, sum: 0.0, promise, prior: 0.0 }
    }

    /// What is expected of it: what came of it, and at first what it promises.
    pub fn expected(&self, trust: f32) -> f32 {
        (self.sum + trust * self.promise) / (self.visits as f32 + trust)
    }
}
