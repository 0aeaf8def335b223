//! The tree of a search.

use tabletop::Seat;

use crate::{
    SearchParams,
    value::{ExpectedScores, MAX_SEATS},
};

/// A node of the tree: whatever the luck was, these actions led there.
#[derive(Clone, Debug)]
pub struct Node<A> {
    /// In the order of seat and action, as answers are listed.
    pub edges: Vec<Edge<A>>,
    pub visits: u32,
    /// The sum of the scores that were expected after these visits.
    pub score_sums: ExpectedScores,
}

impl<A> Node<A> {
    pub fn add_scores(&mut self, scores: &ExpectedScores) {
        self.score_sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += score);
    }
}

impl<A: Copy> Node<A> {
    /// The value of the edge that `by` visited most, if `by` decides here.
    pub fn best_value(&self, by: Seat) -> Option<f32> {
        let mine = self.edges.iter().filter(|edge| edge.by == by);
        mine.max_by_key(|edge| edge.visits).map(|edge| edge.value)
    }
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Node { edges: Vec::new(), visits: 0, score_sums: [0.0; MAX_SEATS] }
    }
}

/// An action that was possible at a node at least once.
#[derive(Copy, Clone, Debug)]
pub struct Edge<A> {
    pub by: Seat,
    pub action: A,
    /// The node it leads to; [`UNVISITED`] until it is chosen.
    pub child: u32,
    pub visits: u32,
    /// The sum of what was backed up for `by`.
    pub value_sum: f32,
    /// The value of the position behind it, as the value function estimates it.
    pub prior_value: f32,
    /// Its value now: that of its iterations and, at first, the prior value.
    pub value: f32,
    /// Its prior probability, which divides the exploration.
    pub prior: f32,
}

/// The child of an edge that was never chosen.
pub const UNVISITED: u32 = u32::MAX;

impl<A: Copy> Edge<A> {
    pub fn new(by: Seat, action: A, prior_value: f32) -> Edge<A> {
        Edge {
            by,
            action,
            child: UNVISITED,
            visits: 0,
            value_sum: 0.0,
            prior_value,
            value: prior_value,
            prior: 0.0,
        }
    }

    /// Takes in the value of one iteration. Where the same seat decides next, `best` is the value of its
    /// most visited edge there.
    pub fn backup(&mut self, value: f32, best: Option<f32>, params: &SearchParams) {
        self.visits += 1;
        self.value_sum += value;
        let SearchParams { prior_visits, max_backup_weight, .. } = params;
        let mean = (self.value_sum + prior_visits * self.prior_value)
            / (self.visits as f32 + prior_visits);
        self.value = mean + best.map_or(0.0, |best| max_backup_weight * (best - mean));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_a_max_backup_weight_an_edge_is_worth_the_best_that_follows() {
        let (me, other) = (Seat(0), Seat(1));
        let params =
            SearchParams { prior_visits: 1.0, max_backup_weight: 0.5, ..SearchParams::default() };
        let mut after = Node::default();
        for (action, values) in [('a', &[0.5][..]), ('b', &[0.75, 0.75])] {
            let mut edge = Edge::new(me, action, values[0]);
            values.iter().for_each(|&value| edge.backup(value, None, &params));
            after.edges.push(edge);
        }
        assert_eq!(after.best_value(me), Some(0.75));
        assert_eq!(after.best_value(other), None);
        let mut before = Edge::new(me, 'c', 0.25);
        before.backup(0.25, after.best_value(me), &params);
        assert_eq!(before.value, 0.5);
        before.backup(0.25, after.best_value(other), &params);
        assert_eq!(before.value, 0.25);
    }
}
