//! The tree of a search.

use tabletop::Seat;

use crate::{
    Habits,
    value::{Hopes, SEATS},
};

/// A place in the tree: whatever the luck was, these actions led there.
#[derive(Clone, Debug)]
pub struct Node<A> {
    /// In the order of seat and action, as answers are listed.
    pub branches: Vec<Branch<A>>,
    pub visits: u32,
    /// What was hoped for after these visits, summed up.
    pub hopes: Hopes,
}

impl<A> Node<A> {
    pub fn hope(&mut self, hopes: &Hopes) {
        self.hopes.iter_mut().zip(hopes).for_each(|(sum, hope)| *sum += hope);
    }
}

impl<A: Copy> Node<A> {
    /// What a seat may expect here: what comes of the branch it looked at most.
    pub fn favourite(&self, by: Seat) -> Option<f32> {
        let mine = self.branches.iter().filter(|branch| branch.by == by);
        mine.max_by_key(|branch| branch.visits).map(|branch| branch.expected)
    }
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Node { branches: Vec::new(), visits: 0, hopes: [0.0; SEATS] }
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
    /// What is expected of it: what came of it, and at first what it promises.
    pub expected: f32,
    /// How much of the attention it deserves at first.
    pub prior: f32,
}

pub const NOWHERE: u32 = u32::MAX;

impl<A: Copy> Branch<A> {
    pub fn new(by: Seat, action: A, promise: f32) -> Branch<A> {
        let expected = promise;
        Branch { by, action, to: NOWHERE, visits: 0, sum: 0.0, promise, expected, prior: 0.0 }
    }

    /// It was taken, and this came of it. Where the same seat goes on, `best` is what it may expect there.
    pub fn note(&mut self, chance: f32, best: Option<f32>, habits: &Habits) {
        self.visits += 1;
        self.sum += chance;
        let Habits { trust, conviction, .. } = habits;
        let mean = (self.sum + trust * self.promise) / (self.visits as f32 + trust);
        self.expected = mean + best.map_or(0.0, |best| conviction * (best - mean));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_conviction_a_branch_is_worth_the_best_that_follows() {
        let (me, other) = (Seat(0), Seat(1));
        let habits = Habits { trust: 1.0, conviction: 0.5, ..Habits::default() };
        let mut after = Node::default();
        for (action, chances) in [('a', &[0.5][..]), ('b', &[0.75, 0.75])] {
            let mut branch = Branch::new(me, action, chances[0]);
            chances.iter().for_each(|&chance| branch.note(chance, None, &habits));
            after.branches.push(branch);
        }
        assert_eq!(after.favourite(me), Some(0.75));
        assert_eq!(after.favourite(other), None);
        let mut before = Branch::new(me, 'c', 0.25);
        before.note(0.25, after.favourite(me), &habits);
        assert_eq!(before.expected, 0.5);
        before.note(0.25, after.favourite(other), &habits);
        assert_eq!(before.expected, 0.25);
    }
}
