//! A bot that searches.

use std::{sync::Arc, thread, time::Duration};

use tabletop::{Features, Rng, View};

use crate::{Advice, Bot, Budget, Counsel, Habits, Mind, Search};

/// Searches before it chooses. What it found stays useful as long as the same seat goes on.
#[derive(Debug)]
pub struct Searcher<G: Features> {
    budget: Budget,
    noise: f32,
    habits: Habits,
    mind: Arc<Mind>,
    rng: Rng,
    /// One tree a thread.
    searches: Vec<Search<G>>,
    thought: Option<Advice<G::Action>>,
    /// The number of the move that would follow directly on the last choice.
    next: Option<usize>,
}

impl<G: Features> Searcher<G> {
    pub fn new(budget: Budget, noise: f32, mind: Arc<Mind>, seed: u64) -> Searcher<G> {
        Searcher {
            budget,
            noise,
            habits: mind.habits,
            mind,
            rng: Rng::new(seed),
            searches: Vec::new(),
            thought: None,
            next: None,
        }
    }

    #[must_use]
    pub fn with_habits(self, habits: Habits) -> Searcher<G> {
        Searcher { habits, ..self }
    }

    /// Thinks about a decision and says what it found.
    pub fn advise(&mut self, view: View<'_, G>) -> Advice<G::Action> {
        if self.searches.is_empty() {
            let seats = view.sample(&mut self.rng).seats();
            let value = self.mind.value(seats);
            let search = |_| Search::new(Arc::clone(value), self.habits, self.rng.number());
            self.searches = (0..self.budget.threads).map(search).collect();
        }
        if self.next.is_none() || view.moves() != self.next {
            self.searches.iter_mut().for_each(Search::forget);
        }
        let threads = self.searches.len();
        let share = self.budget.iterations.div_ceil(threads as u32);
        let budget = Budget { iterations: share, ..self.budget };
        match &mut self.searches[..] {
            [alone] => alone.think(view, budget),
            several => thread::scope(|scope| {
                for search in several {
                    scope.spawn(move || search.think(view, budget));
                }
            }),
        }
        let mut legal = Vec::new();
        view.legal_actions(&mut legal);
        Search::advice(&self.searches, &legal)
    }

    /// The best, or with noise what seems to be.
    fn pick(&mut self, counsels: &[Counsel<G::Action>]) -> G::Action {
        let best = counsels[0];
        if self.noise == 0.0 {
            return best.action;
        }
        let mut error = || {
            let uniform = (self.rng.below(1 << 24) as f32 + 0.5) / (1 << 24) as f32;
            // Gumbel's distribution: the largest of many errors.
            -self.noise * (-uniform.ln()).ln()
        };
        // What was looked at for long seems good; nobody falls for what was hardly looked at.
        let seem =
            |counsel: &Counsel<G::Action>| ((counsel.visits as f32).ln() + error(), counsel.action);
        let seeming = counsels.iter().map(seem).max_by(|a, b| a.0.total_cmp(&b.0));
        seeming.map_or(best.action, |(_, action)| action)
    }
}

impl<G: Features> Bot<G> for Searcher<G> {
    fn choose(&mut self, view: View<'_, G>) -> G::Action {
        let advice = self.advise(view);
        let action = self.pick(&advice.counsels);
        self.searches.iter_mut().for_each(|search| search.follow(action));
        self.next = view.moves().map(|moves| moves + 1);
        self.thought = Some(advice);
        action
    }

    fn hurry(&mut self, time: Duration) {
        self.budget = self.budget.within(time);
    }

    fn thought(&self) -> Option<&Advice<G::Action>> {
        self.thought.as_ref()
    }
}
