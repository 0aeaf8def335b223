//! A bot that searches.

use std::{sync::Arc, thread, time::Duration};

use tabletop::{Features, Rng, View};

use crate::{Bot, Budget, Candidate, Model, Search, SearchParams, SearchResult};

/// Searches before it chooses. Its trees are kept as long as the same seat goes on.
///
/// ```
/// use bots::{Bot, Budget, Model, SearchBot};
/// use imaginarium::Imaginarium;
/// use tabletop::{Flow, Game, Rng, Session};
///
/// let session = Session::<Imaginarium>::new(2, Default::default(), &mut Rng::new(1));
/// let by = session.state().deciders().first().expect("the game begins with a decision");
/// let model = Model::shipped::<Imaginarium>();
/// let mut bot = SearchBot::<Imaginarium>::new(Budget::iterations(100), 0.0, model, 7);
/// let action = bot.choose(session.view(by));
/// let found = bot.last_search().expect("it searched");
/// assert_eq!(found.candidates[0].action, action);
/// ```
#[derive(Debug)]
pub struct SearchBot<G: Features> {
    budget: Budget,
    temperature: f32,
    params: SearchParams,
    model: Arc<Model>,
    rng: Rng,
    /// One tree a thread.
    searches: Vec<Search<G>>,
    last: Option<SearchResult<G::Action>>,
    /// The number of the move that would follow directly on the last choice.
    next: Option<usize>,
}

impl<G: Features> SearchBot<G> {
    /// A bot with this model and its search parameters.
    ///
    /// With `temperature` 0 it chooses what was visited most; with 1, each candidate as often as it was
    /// visited.
    pub fn new(budget: Budget, temperature: f32, model: Arc<Model>, seed: u64) -> SearchBot<G> {
        SearchBot {
            budget,
            temperature,
            params: model.params,
            model,
            rng: Rng::new(seed),
            searches: Vec::new(),
            last: None,
            next: None,
        }
    }

    /// The same with other search parameters.
    #[must_use]
    pub fn with_params(self, params: SearchParams) -> SearchBot<G> {
        SearchBot { params, ..self }
    }

    /// Searches and returns what it found.
    pub fn search(&mut self, view: View<'_, G>) -> SearchResult<G::Action> {
        if self.searches.is_empty() {
            let seats = view.sample(&mut self.rng).seats();
            let value = self.model.value(seats);
            let search = |_| Search::new(Arc::clone(value), self.params, self.rng.number());
            self.searches = (0..self.budget.threads).map(search).collect();
        }
        if self.next.is_none() || view.moves() != self.next {
            self.searches.iter_mut().for_each(Search::clear);
        }
        let threads = self.searches.len();
        let share = self.budget.iterations.div_ceil(threads as u32);
        let budget = Budget { iterations: share, ..self.budget };
        match &mut self.searches[..] {
            [alone] => alone.run(view, budget),
            several => thread::scope(|scope| {
                for search in several {
                    scope.spawn(move || search.run(view, budget));
                }
            }),
        }
        let mut legal = Vec::new();
        view.legal_actions(&mut legal);
        Search::result(&self.searches, &legal)
    }

    /// One of the candidates, with a probability that grows with its visits: a softmax over their
    /// logarithms, drawn by adding Gumbel noise.
    fn pick(&mut self, candidates: &[Candidate<G::Action>]) -> G::Action {
        let best = candidates[0];
        if self.temperature == 0.0 {
            return best.action;
        }
        let mut noise = || {
            let uniform = (self.rng.below(1 << 24) as f32 + 0.5) / (1 << 24) as f32;
            -self.temperature * (-uniform.ln()).ln()
        };
        let logit = |it: &Candidate<G::Action>| ((it.visits as f32).ln() + noise(), it.action);
        let picked = candidates.iter().map(logit).max_by(|a, b| a.0.total_cmp(&b.0));
        picked.map_or(best.action, |(_, action)| action)
    }
}

impl<G: Features> Bot<G> for SearchBot<G> {
    fn choose(&mut self, view: View<'_, G>) -> G::Action {
        let found = self.search(view);
        let action = self.pick(&found.candidates);
        self.searches.iter_mut().for_each(|search| search.advance(action));
        self.next = view.moves().map(|moves| moves + 1);
        self.last = Some(found);
        action
    }

    fn limit_time(&mut self, time: Duration) {
        self.budget = self.budget.within(time);
    }

    fn last_search(&self) -> Option<&SearchResult<G::Action>> {
        self.last.as_ref()
    }
}
