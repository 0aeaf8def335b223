//! Information-set Monte Carlo tree search, open loop, for any number of players.
//!
//! Every iteration samples a determinization (a world that agrees with what the seat knows), selects a
//! path down the tree with PUCT among the actions that are legal in it, expands a leaf, evaluates it with
//! the value function and backs the result up. Nodes are told apart by actions and neither by luck nor by
//! secrets, so statistics are shared by all worlds.

use std::{sync::Arc, time::Instant};

use tabletop::{Ctx, Features, Rng, Seat, View};

use crate::{
    Budget, Candidate, Estimate, SearchParams, SearchResult, ValueFunction,
    node::{Edge, Node, UNVISITED},
    value::{ExpectedScores, MAX_SEATS, WinProbabilities},
};

/// A search tree for one seat. It is kept from one decision to the next while the seat goes on.
///
/// ```
/// use std::sync::Arc;
/// use bots::{Budget, Model, Search};
/// use imaginarium::Imaginarium;
/// use tabletop::{Flow, Game, Rng, Session};
///
/// let session = Session::<Imaginarium>::new(2, Default::default(), &mut Rng::new(1));
/// let by = session.state().deciders().first().expect("the game begins with a decision");
/// let view = session.view(by);
///
/// let model = Model::shipped::<Imaginarium>();
/// let mut search = Search::new(Arc::clone(model.value(2)), model.params, 7);
/// search.run(view, Budget::iterations(200));
///
/// let mut legal = Vec::new();
/// view.legal_actions(&mut legal);
/// let found = Search::result(&[search], &legal);
/// assert!(found.iterations <= 200);
/// assert!(legal.contains(&found.candidates[0].action));
/// ```
#[derive(Debug)]
pub struct Search<G: Features> {
    value: Arc<ValueFunction>,
    params: SearchParams,
    rng: Rng,
    nodes: Vec<Node<G::Action>>,
    root: u32,
    seat: Seat,
    /// The score that was expected of the seat when the search began.
    baseline: f32,
    /// The sums over all iterations.
    win_probability_sums: WinProbabilities,
    iterations: u32,
    actions: Vec<G::Action>,
    /// The edges of this iteration, each as a node and a place among its edges.
    path: Vec<(u32, u32)>,
}

impl<G: Features> Search<G> {
    /// An empty tree. The same seed, views and budgets give the same results.
    pub fn new(value: Arc<ValueFunction>, params: SearchParams, seed: u64) -> Search<G> {
        Search {
            value,
            params,
            rng: Rng::new(seed),
            nodes: vec![Node::default()],
            root: 0,
            seat: Seat(0),
            baseline: 0.0,
            win_probability_sums: [0.0; MAX_SEATS],
            iterations: 0,
            actions: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Searches until the budget is spent, on this thread. Visits that the root has from earlier count
    /// towards the iterations. It stops early where the most visited edge can hardly be overtaken.
    pub fn run(&mut self, view: View<'_, G>, budget: Budget) {
        let begin = Instant::now();
        let world = view.sample(&mut self.rng);
        self.seat = view.seat();
        self.baseline = self.value.expected_scores(&world)[view.seat().index()];
        self.win_probability_sums = [0.0; MAX_SEATS];
        self.iterations = 0;
        while self.iterations == 0 || self.nodes[self.root as usize].visits < budget.iterations {
            let looks_up = self.iterations.is_multiple_of(32) && self.iterations != 0;
            let is_late = || budget.time.is_some_and(|time| time <= begin.elapsed());
            if looks_up && (is_late() || self.is_decided(budget.iterations)) {
                break;
            }
            self.iterate(view);
            self.iterations += 1;
        }
    }

    /// Whether there is nothing to choose, or another edge could overtake the most visited one only with
    /// more than half of the iterations that are left.
    fn is_decided(&self, iterations: u32) -> bool {
        let root = &self.nodes[self.root as usize];
        if root.edges.len() == 1 {
            return true;
        }
        let left = iterations.saturating_sub(root.visits);
        let (mut first, mut second) = (0, 0);
        for edge in &root.edges {
            if first < edge.visits {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        second + left / 2 < first
    }

    /// What the trees of all threads found together about the actions that are legal now. A tree that was
    /// kept may have more edges: actions that would have been legal with other luck.
    pub fn result(searches: &[Search<G>], legal: &[G::Action]) -> SearchResult<G::Action> {
        let iterations = searches.iter().map(|search| search.iterations).sum::<u32>();
        let (mut win_probabilities, mut expected_scores) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        let mut all: Vec<Edge<G::Action>> = Vec::new();
        for search in searches {
            for (mean, sum) in win_probabilities.iter_mut().zip(search.win_probability_sums) {
                *mean += sum / iterations.max(1) as f32;
            }
            for (mean, score) in expected_scores.iter_mut().zip(search.expected_scores()) {
                *mean += score / searches.len() as f32;
            }
            let edges = &search.nodes[search.root as usize].edges;
            let is_legal =
                |edge: &&Edge<G::Action>| edge.by == search.seat && legal.contains(&edge.action);
            for edge in edges.iter().filter(is_legal) {
                match all.iter_mut().find(|other| other.action == edge.action) {
                    Some(other) => {
                        other.visits += edge.visits;
                        other.value_sum += edge.value_sum;
                    }
                    None => all.push(*edge),
                }
            }
        }
        let candidate = |edge: &Edge<G::Action>| Candidate {
            action: edge.action,
            win_probability: if edge.visits == 0 {
                edge.prior_value
            } else {
                edge.value_sum / edge.visits as f32
            },
            visits: edge.visits,
        };
        let mut candidates: Vec<Candidate<G::Action>> = all.iter().map(candidate).collect();
        let rank = |it: &Candidate<G::Action>| (it.visits, it.win_probability);
        candidates.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).expect("values are numbers"));
        SearchResult { candidates, win_probabilities, expected_scores, iterations }
    }

    /// The mean of the scores expected behind the most visited edge.
    fn expected_scores(&self) -> ExpectedScores {
        let root = &self.nodes[self.root as usize];
        let most = root.edges.iter().max_by_key(|edge| edge.visits);
        // Where that edge ends the game its child has no visits.
        let behind = most.and_then(|edge| self.nodes.get(edge.child as usize));
        let node = behind.filter(|node| node.visits != 0).unwrap_or(root);
        node.score_sums.map(|sum| sum / node.visits.max(1) as f32)
    }

    /// Makes the node behind `action` the root and keeps what was found below it.
    pub fn advance(&mut self, action: G::Action) {
        let root = &self.nodes[self.root as usize];
        let edge = root.edges.iter().find(|edge| edge.action == action);
        self.root = edge.map_or(UNVISITED, |edge| edge.child);
        if self.root == UNVISITED {
            self.clear();
        }
    }

    /// Begins with an empty tree again.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.root = 0;
    }

    fn iterate(&mut self, view: View<'_, G>) {
        let mut state = view.sample(&mut self.rng);
        let leaf = self.descend(&mut state);
        let estimate = self.evaluate(&mut state);
        self.backup(leaf, &estimate);
    }

    /// Plays down the tree and keeps the path. Returns the leaf, or `None` at the end of the game.
    fn descend(&mut self, state: &mut G) -> Option<u32> {
        let mut at = self.root;
        self.path.clear();
        while let Some(by) = state.deciders().first() {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            if node.visits <= self.params.expand_after && at != self.root {
                return Some(at);
            }
            state.candidates(by, &mut self.actions);
            let edge = self.select(at, by).unwrap_or_else(|| {
                self.expand(at, by, state);
                self.select(at, by).expect("all actions have an edge now")
            });
            self.path.push((at, edge as u32));
            let chosen = &self.nodes[at as usize].edges[edge];
            let (action, child) = (chosen.action, chosen.child);
            state.apply(by, action, &mut Ctx { chance: &mut self.rng, log: None });
            at = if child == UNVISITED { self.add_child(at, edge) } else { child };
        }
        None
    }

    /// The edge with the highest upper bound: its value, and a bonus by its prior while it has few visits
    /// (PUCT). `None` if an action has no edge yet.
    fn select(&self, at: u32, by: Seat) -> Option<usize> {
        let node = &self.nodes[at as usize];
        let exploration = self.params.c_puct * (node.visits as f32).sqrt();
        let mut legal = self.actions.iter();
        let mut next = legal.next();
        let mut best = (f32::NEG_INFINITY, 0);
        for (i, edge) in node.edges.iter().enumerate() {
            // Both are in the same order.
            if next != Some(&edge.action) || edge.by != by {
                continue;
            }
            next = legal.next();
            let bonus = exploration * edge.prior / (1.0 + edge.visits as f32);
            let bound = edge.value + bonus;
            if best.0 < bound {
                best = (bound, i);
            }
        }
        next.is_none().then_some(best.1)
    }

    /// Adds edges for the actions that were never possible here before, each with its prior value in this
    /// world, and spreads the priors anew.
    fn expand(&mut self, at: u32, by: Seat, state: &G) {
        let edges = &mut self.nodes[at as usize].edges;
        let known = edges.len();
        let mut old = 0;
        for &action in &self.actions {
            while old < known && (edges[old].by, edges[old].action) < (by, action) {
                old += 1;
            }
            if old < known && (edges[old].by, edges[old].action) == (by, action) {
                continue;
            }
            let mut after = *state;
            after.apply(by, action, &mut Ctx { chance: &mut self.rng, log: None });
            let prior_value = self.value.win_probabilities(&after, self.baseline)[by.index()];
            edges.push(Edge::new(by, action, prior_value));
        }
        if known < edges.len() {
            edges.sort_unstable_by_key(|edge| (edge.by, edge.action));
            // A softmax over the edges of the same seat.
            let mine = || edges.iter().filter(|edge| edge.by == by);
            let best = mine().map(|edge| edge.prior_value).fold(0.0, f32::max);
            let weigh = |value: f32| ((value - best) / self.params.prior_temperature).exp();
            let sum: f32 = mine().map(|edge| weigh(edge.prior_value)).sum();
            for edge in edges.iter_mut().filter(|edge| edge.by == by) {
                edge.prior = weigh(edge.prior_value) / sum;
            }
        }
    }

    /// A node for an edge that is chosen for the first time.
    fn add_child(&mut self, at: u32, edge: usize) -> u32 {
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.nodes[at as usize].edges[edge].child = child;
        child
    }

    /// What the value function says of the position, after a rollout if there is to be one.
    fn evaluate(&mut self, state: &mut G) -> Estimate {
        for _ in 0..self.params.rollout_depth {
            let Some(by) = state.deciders().first() else { break };
            state.sensible_actions(by, &mut self.actions);
            let action = self.rng.pick(&self.actions);
            state.apply(by, action, &mut Ctx { chance: &mut self.rng, log: None });
        }
        self.value.estimate(state, self.baseline)
    }

    /// Takes an estimate into every node and edge of the path.
    fn backup(&mut self, leaf: Option<u32>, estimate: &Estimate) {
        let Estimate { expected_scores, win_probabilities } = estimate;
        if let Some(leaf) = leaf {
            self.nodes[leaf as usize].add_scores(expected_scores);
        }
        // From the leaf to the root, so that each edge knows the best value that follows it.
        let mut next = None;
        for &(node, edge) in self.path.iter().rev() {
            let node = &mut self.nodes[node as usize];
            node.add_scores(expected_scores);
            let edge = &mut node.edges[edge as usize];
            let by = edge.by;
            let best = next.filter(|(seat, _)| *seat == by).map(|(_, best)| best);
            edge.backup(win_probabilities[by.index()], best, &self.params);
            if self.params.max_backup_weight != 0.0 {
                next = node.best_value(by).map(|best| (by, best));
            }
        }
        for (sum, probability) in self.win_probability_sums.iter_mut().zip(win_probabilities) {
            *sum += probability;
        }
    }
}
