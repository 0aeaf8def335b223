//! What a search found.

use crate::{ExpectedScores, WinProbabilities};

/// What a search found about one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<A> {
    /// The legal actions that were considered, the most visited first.
    pub candidates: Vec<Candidate<A>>,
    /// How likely each seat wins, as the mean over all iterations.
    pub win_probabilities: WinProbabilities,
    /// The final score expected of each seat if the best candidate is chosen.
    pub expected_scores: ExpectedScores,
    /// Iterations of this search, over all threads.
    pub iterations: u32,
}

/// An action and what the search found about it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    /// What the seat could do.
    pub action: A,
    /// How likely the seat wins after it.
    pub win_probability: f32,
    /// In how many iterations it was chosen at the root.
    pub visits: u32,
}

impl<A: ToString> SearchResult<A> {
    /// The same with the actions in notation, for those who do not know the game.
    ///
    /// ```
    /// use bots::{Candidate, SearchResult};
    ///
    /// let found = SearchResult {
    ///     candidates: vec![Candidate { action: 'b', win_probability: 0.5, visits: 9 }],
    ///     win_probabilities: [0.0; 8],
    ///     expected_scores: [0.0; 8],
    ///     iterations: 9,
    /// };
    /// assert_eq!(found.in_notation().candidates[0].action, "b");
    /// ```
    pub fn in_notation(&self) -> SearchResult<String> {
        let candidate = |candidate: &Candidate<A>| Candidate {
            action: candidate.action.to_string(),
            win_probability: candidate.win_probability,
            visits: candidate.visits,
        };
        SearchResult {
            candidates: self.candidates.iter().map(candidate).collect(),
            win_probabilities: self.win_probabilities,
            expected_scores: self.expected_scores,
            iterations: self.iterations,
        }
    }
}
