//! Information-set Monte Carlo tree search, open loop, for any number of players.
//!
//! Every iteration imagines a world that agrees with what the seat knows, walks down the tree with
//! the actions that are legal in it, and looks at what it finds at the end. The tree remembers
//! actions and neither luck nor secrets, so what it learns holds for all worlds together.

use std::{sync::Arc, time::Instant};

use tabletop::{Ctx, Features, Rng, Seat, View};

use crate::{
    Advice, Budget, Counsel, Habits, Judgement, Value,
    node::{Branch, NOWHERE, Node},
    value::{Chances, Hopes, SEATS},
};

/// A seat's thoughts about one decision, and what is left of them for the next.
#[derive(Debug)]
pub struct Search<G: Features> {
    value: Arc<Value>,
    habits: Habits,
    rng: Rng,
    nodes: Vec<Node<G::Action>>,
    root: u32,
    seat: Seat,
    /// What the seat hoped for when it began to think.
    par: f32,
    chances: Chances,
    iterations: u32,
    actions: Vec<G::Action>,
    path: Vec<(u32, u32)>,
}

impl<G: Features> Search<G> {
    pub fn new(value: Arc<Value>, habits: Habits, seed: u64) -> Search<G> {
        Search {
            value,
            habits,
            rng: Rng::new(seed),
            nodes: vec![Node::default()],
            root: 0,
            seat: Seat(0),
            par: 0.0,
            chances: [0.0; SEATS],
            iterations: 0,
            actions: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Thinks about the view until the budget is spent, on this thread.
    pub fn think(&mut self, view: View<'_, G>, budget: Budget) {
        let begin = Instant::now();
        let world = view.sample(&mut self.rng);
        self.seat = view.seat();
        self.par = self.value.hopes(&world)[view.seat().index()];
        self.chances = [0.0; SEATS];
        self.iterations = 0;
        // What was found out before about this position counts.
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

    /// Whether there is nothing to choose, or the rest of the iterations would hardly bring another
    /// branch to the front: more than half of them would have to be its own.
    fn is_decided(&self, iterations: u32) -> bool {
        let root = &self.nodes[self.root as usize];
        if root.branches.len() == 1 {
            return true;
        }
        let left = iterations.saturating_sub(root.visits);
        let (mut first, mut second) = (0, 0);
        for branch in &root.branches {
            if first < branch.visits {
                (first, second) = (branch.visits, first);
            } else {
                second = second.max(branch.visits);
            }
        }
        second + left / 2 < first
    }

    /// What was found about what is legal now, for all threads together. A tree that was followed may
    /// know more: what would have been legal with other luck.
    pub fn advice(searches: &[Search<G>], legal: &[G::Action]) -> Advice<G::Action> {
        let iterations = searches.iter().map(|search| search.iterations).sum::<u32>();
        let (mut chances, mut hopes) = ([0.0; SEATS], [0.0; SEATS]);
        let mut all: Vec<Branch<G::Action>> = Vec::new();
        for search in searches {
            for (sum, more) in chances.iter_mut().zip(search.chances) {
                *sum += more / iterations.max(1) as f32;
            }
            for (mean, hope) in hopes.iter_mut().zip(search.hopes()) {
                *mean += hope / searches.len() as f32;
            }
            let branches = &search.nodes[search.root as usize].branches;
            let is_legal = |branch: &&Branch<G::Action>| {
                branch.by == search.seat && legal.contains(&branch.action)
            };
            for branch in branches.iter().filter(is_legal) {
                match all.iter_mut().find(|other| other.action == branch.action) {
                    Some(other) => {
                        other.visits += branch.visits;
                        other.sum += branch.sum;
                    }
                    None => all.push(*branch),
                }
            }
        }
        let counsel = |branch: &Branch<G::Action>| Counsel {
            action: branch.action,
            chance: if branch.visits == 0 {
                branch.promise
            } else {
                branch.sum / branch.visits as f32
            },
            visits: branch.visits,
        };
        let mut counsels: Vec<Counsel<G::Action>> = all.iter().map(counsel).collect();
        let rank = |counsel: &Counsel<G::Action>| (counsel.visits, counsel.chance);
        counsels.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).expect("chances are numbers"));
        Advice { counsels, chances, hopes, iterations }
    }

    /// What each seat may hope for after the branch that was looked at most.
    fn hopes(&self) -> Hopes {
        let root = &self.nodes[self.root as usize];
        let most = root.branches.iter().max_by_key(|branch| branch.visits);
        // A game that ends with that branch was never looked at behind it.
        let behind = most.and_then(|branch| self.nodes.get(branch.to as usize));
        let node = behind.filter(|node| node.visits != 0).unwrap_or(root);
        node.hopes.map(|sum| sum / node.visits.max(1) as f32)
    }

    /// Keeps what was thought of the time after `action`; the rest is forgotten.
    pub fn follow(&mut self, action: G::Action) {
        let root = &self.nodes[self.root as usize];
        let branch = root.branches.iter().find(|branch| branch.action == action);
        self.root = branch.map_or(NOWHERE, |branch| branch.to);
        if self.root == NOWHERE {
            self.forget();
        }
    }

    /// Begins anew.
    pub fn forget(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.root = 0;
    }

    fn iterate(&mut self, view: View<'_, G>) {
        let mut state = view.sample(&mut self.rng);
        let mut at = self.root;
        let mut leaf = None;
        self.path.clear();
        while let Some(by) = state.deciders().first() {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            if node.visits <= self.habits.patience && at != self.root {
                leaf = Some(at);
                break;
            }
            state.candidates(by, &mut self.actions);
            let branch = self.select(at, by).unwrap_or_else(|| {
                self.meet(at, by, &state);
                self.select(at, by).expect("all actions are known now")
            });
            self.path.push((at, branch as u32));
            let chosen = &self.nodes[at as usize].branches[branch];
            let (action, to) = (chosen.action, chosen.to);
            state.apply(by, action, &mut Ctx { chance: &mut self.rng, log: None });
            at = if to == NOWHERE { self.grow(at, branch) } else { to };
        }
        self.roll_out(&mut state);
        let Judgement { hopes, chances } = self.value.judge(&state, self.par);
        if let Some(leaf) = leaf {
            self.nodes[leaf as usize].hope(&hopes);
        }
        // From the end back to the root, so that each knows what may be expected of what follows.
        let mut next = None;
        for &(node, branch) in self.path.iter().rev() {
            let node = &mut self.nodes[node as usize];
            node.hope(&hopes);
            let branch = &mut node.branches[branch as usize];
            let by = branch.by;
            let best = next.filter(|(seat, _)| *seat == by).map(|(_, best)| best);
            branch.note(chances[by.index()], best, &self.habits);
            if self.habits.conviction != 0.0 {
                next = node.favourite(by).map(|best| (by, best));
            }
        }
        for (sum, chance) in self.chances.iter_mut().zip(chances) {
            *sum += chance;
        }
    }

    /// A node for a branch that is taken for the first time.
    fn grow(&mut self, at: u32, branch: usize) -> u32 {
        let to = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.nodes[at as usize].branches[branch].to = to;
        to
    }

    /// Makes branches of the legal actions that were never possible here before, each with what it
    /// promises in this world.
    fn meet(&mut self, at: u32, by: Seat, state: &G) {
        let branches = &mut self.nodes[at as usize].branches;
        let known = branches.len();
        let mut old = 0;
        for &action in &self.actions {
            while old < known && (branches[old].by, branches[old].action) < (by, action) {
                old += 1;
            }
            if old < known && (branches[old].by, branches[old].action) == (by, action) {
                continue;
            }
            let mut after = *state;
            after.apply(by, action, &mut Ctx { chance: &mut self.rng, log: None });
            let promise = self.value.chances(&after, self.par)[by.index()];
            branches.push(Branch::new(by, action, promise));
        }
        if known < branches.len() {
            branches.sort_unstable_by_key(|branch| (branch.by, branch.action));
            // Promises are compared with the best of the same seat.
            let mine = || branches.iter().filter(|branch| branch.by == by);
            let best = mine().map(|branch| branch.promise).fold(0.0, f32::max);
            let weigh = |promise: f32| ((promise - best) / self.habits.openness).exp();
            let sum: f32 = mine().map(|branch| weigh(branch.promise)).sum();
            for branch in branches.iter_mut().filter(|branch| branch.by == by) {
                branch.prior = weigh(branch.promise) / sum;
            }
        }
    }

    /// The branch that is worth a look: it is expected to be good, or it was seldom tried. Nothing if
    /// an action was never possible here before.
    fn select(&self, at: u32, by: Seat) -> Option<usize> {
        let node = &self.nodes[at as usize];
        let look = self.habits.curiosity * (node.visits as f32).sqrt();
        let mut legal = self.actions.iter();
        let mut next = legal.next();
        let mut best = (f32::NEG_INFINITY, 0);
        for (i, branch) in node.branches.iter().enumerate() {
            // Both are in the same order.
            if next != Some(&branch.action) || branch.by != by {
                continue;
            }
            next = legal.next();
            let bonus = look * branch.prior / (1.0 + branch.visits as f32);
            let worth = branch.expected + bonus;
            if best.0 < worth {
                best = (worth, i);
            }
        }
        next.is_none().then_some(best.1)
    }

    /// Plays on at random for a while.
    fn roll_out(&mut self, state: &mut G) {
        for _ in 0..self.habits.rollout {
            let Some(by) = state.deciders().first() else { return };
            state.sensible_actions(by, &mut self.actions);
            let action = self.rng.pick(&self.actions);
            state.apply(by, action, &mut Ctx { chance: &mut self.rng, log: None });
        }
    }
}
