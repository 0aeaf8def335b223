//! Hints: what a good player would do, knowing what the one who asks knows.

use std::{fmt, time::Duration};

use bots::{Budget, SearchResult};
use catalog::Title;
use scene::{Choice, Position};
use tabletop::Seat;
use thiserror::Error;

/// So many choices are named.
const NAMED: usize = 3;

const ITERATIONS: u32 = 20_000;

/// How much is thought about a hint; its owner says besides how long at most.
pub fn hint_budget() -> Budget {
    Budget::iterations(ITERATIONS)
}

/// Why there is no hint.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Error)]
pub enum HintError {
    #[error("hints are off at this table")]
    Off,
    /// Somebody else is asked; `None` if several are.
    #[error("only who is asked can have a hint")]
    NotAsked { decider: Option<Seat> },
}

/// Somebody's question for a hint, to be thought about elsewhere.
pub struct HintSearch {
    pub(crate) title: &'static dyn Title,
    pub(crate) position: Position,
    pub(crate) seat: Seat,
    pub(crate) budget: Budget,
    pub(crate) seed: u64,
}

impl HintSearch {
    /// Searches, no longer than `time`.
    pub fn think(&self, time: Duration) -> SearchResult<String> {
        self.title.search(&self.position, self.seat, self.budget.within(time), self.seed)
    }
}

impl fmt::Debug for HintSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HintSearch").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A choice that is worth a look.
#[derive(Copy, Clone, Debug)]
pub struct Advice<'a> {
    pub choice: &'a Choice,
    /// Its place among the choices, from zero.
    pub at: usize,
    /// How likely whoever takes it is to win.
    pub chance: f32,
}

/// The best few of the choices, by what a search found.
pub fn advice<'a>(
    found: &SearchResult<String>,
    choices: &'a [Choice],
) -> impl Iterator<Item = Advice<'a>> {
    let named = |candidate: &bots::Candidate<String>| {
        let at = choices.iter().position(|choice| choice.notation == candidate.action)?;
        Some(Advice { choice: &choices[at], at, chance: candidate.win_probability })
    };
    found.candidates.iter().filter_map(named).take(NAMED)
}
