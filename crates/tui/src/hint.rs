//! Hints: what the search of the bots would do for whoever is asked, knowing what they know.

use std::{io, thread, time::Duration};

use bots::SearchResult;
use host::{HintError, advice, hint_budget};
use scene::{Choice, Lang, Line};
use tabletop::Seat;

use crate::{Game, thought::Thought, voice};

/// What is known so far.
#[derive(Debug)]
pub(crate) enum Hint {
    Thinking {
        thought: Thought<SearchResult<String>>,
        /// How much of the bar is shown.
        done: usize,
    },
    Given(SearchResult<String>),
}

/// Nobody waits longer for a hint, and most are there sooner.
const TIME: Duration = Duration::from_millis(2000);
const THREADS: usize = 4;

/// How long the bar is.
const BAR: usize = 10;

impl Hint {
    /// Begins to think for the seat that is asked.
    pub fn begin(game: &Game, seat: Seat) -> Result<Hint, HintError> {
        let cores = thread::available_parallelism().map_or(1, Into::into);
        let budget = hint_budget().on_threads(THREADS.min(cores));
        let search = game.host.hint(seat, budget, game.table().moves() as u64)?;
        Ok(Hint::Thinking { thought: Thought::begin(move || search.think(TIME)), done: 0 })
    }

    pub fn is_thinking(&self) -> bool {
        matches!(self, Hint::Thinking { .. })
    }

    /// Looks whether there is anything new to show.
    pub fn advance(&mut self) -> io::Result<bool> {
        let Hint::Thinking { thought, done } = self else { return Ok(false) };
        if let Some(found) = thought.answer()? {
            *self = Hint::Given(found);
            return Ok(true);
        }
        let share = thought.elapsed().as_secs_f32() / TIME.as_secs_f32();
        let before = *done;
        *done = BAR.min((share * BAR as f32) as usize);
        Ok(before < *done)
    }

    /// What the hint is, however long it takes.
    pub fn wait(self) -> io::Result<SearchResult<String>> {
        match self {
            Hint::Thinking { thought, .. } => thought.wait(),
            Hint::Given(found) => Ok(found),
        }
    }

    /// The hint as it is shown above the choices.
    pub fn lines(&self, choices: &[Choice], lang: Lang) -> Vec<String> {
        match self {
            Hint::Thinking { done, .. } => {
                let bar = "■".repeat(*done) + &"□".repeat(BAR - done);
                vec![voice::speech(lang).say(&Line::new("advice-thinking").with_text("bar", bar))]
            }
            Hint::Given(found) => advised(found, choices, lang),
        }
    }
}

/// Why there is no hint, for whoever asked.
pub(crate) fn no_hint(error: HintError) -> Line {
    match error {
        HintError::Off => Line::new("advice-off"),
        HintError::NotAsked { .. } => Line::new("not-asked"),
    }
}

/// The best choices by number and label, each with the chance of whoever takes it.
pub(crate) fn advised(found: &SearchResult<String>, choices: &[Choice], lang: Lang) -> Vec<String> {
    let line = |host::Advice { choice, at, chance }| {
        let line = Line::new("advice")
            .with("number", at as u32 + 1)
            .with_text("label", &choice.label)
            .with("chance", voice::percent(chance));
        voice::speech(lang).say(&line)
    };
    advice(found, choices).map(line).collect()
}
