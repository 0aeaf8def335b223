//! The kinds of bots, by the name of their seat.

use std::{fmt, fs, str::FromStr, sync::Arc};

use tabletop::Features;

use crate::{Bot, Budget, Greedy, Mind, Random, Searcher, Uniform, Weights};

/// The names of seats that can be written as they are; `mcts:` takes a budget besides.
pub const KINDS: &[&str] = &["random", "uniform", "greedy", "novice", "casual", "keen", "master"];

/// A kind of bot: a way to choose, and what it learned if that is not what ships with the game.
///
/// `keen`, `mcts:2000`, `mcts:500ms/rollout=10`, `greedy@other-weights.toml`
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    way: Way,
    /// Habits other than the game's, by name.
    habits: Vec<(String, f32)>,
    weights: Option<String>,
}

#[derive(Copy, Clone, PartialEq, Debug)]
enum Way {
    /// Anything a player would think about.
    Random,
    /// Anything legal.
    Uniform,
    /// The best next position.
    Greedy,
    /// The search, as a person would like to meet it.
    Level(&'static Level),
    /// The search with a budget of one's own.
    Search(Budget),
}

/// A strength for people: how long the search thinks, and how far it may err in what it finds.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Level {
    pub name: &'static str,
    pub budget: Budget,
    /// How far it may err: with 1 it chooses as often as it looked at a choice, with 0 always what it
    /// looked at most.
    pub noise: f32,
}

/// From the weakest to the strongest.
pub const LEVELS: &[Level] = &[
    Level { name: "novice", budget: Budget::iterations(100), noise: 0.9 },
    Level { name: "casual", budget: Budget::iterations(300), noise: 0.5 },
    Level { name: "keen", budget: Budget::iterations(1000), noise: 0.2 },
    Level { name: "master", budget: Budget::iterations(10_000), noise: 0.0 },
];

impl Kind {
    /// Somebody of this kind.
    pub fn bot<G: Features>(&self, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
        let mind = match &self.weights {
            None => None,
            Some(file) => {
                let text = fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
                let weights = Weights::read(&text).map_err(|e| format!("{file}: {e}"))?;
                Some(Arc::new(Mind::of::<G>(&weights)))
            }
        };
        let searcher = |budget: Budget, noise: f32| -> Result<Box<dyn Bot<G>>, String> {
            let mind = mind.clone().unwrap_or_else(Mind::learned::<G>);
            let mut habits = mind.habits;
            for (name, value) in &self.habits {
                habits.set(name, *value)?;
            }
            Ok(Box::new(Searcher::new(budget, noise, mind, seed).with_habits(habits)))
        };
        match self.way {
            Way::Random => Ok(Box::new(Random::new(seed))),
            Way::Uniform => Ok(Box::new(Uniform::new(seed))),
            Way::Greedy => Ok(Box::new(Greedy::new(mind.unwrap_or_else(Mind::learned::<G>), seed))),
            Way::Level(level) => searcher(level.budget, level.noise),
            Way::Search(budget) => searcher(budget, 0.0),
        }
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        let (text, weights) = match text.split_once('@') {
            Some((kind, file)) => (kind, Some(file.to_owned())),
            None => (text, None),
        };
        let mut parts = text.split('/');
        let name = parts.next().unwrap_or_default();
        let habits = parts.map(|habit| {
            let read = habit.split_once('=');
            let read = read.and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?)));
            read.ok_or_else(|| format!("`{habit}` is no habit: write it as curiosity=1.5"))
        });
        Ok(Kind { way: name.parse()?, habits: habits.collect::<Result<_, _>>()?, weights })
    }
}

impl FromStr for Way {
    type Err = String;

    fn from_str(text: &str) -> Result<Way, String> {
        if let Some(budget) = text.strip_prefix("mcts:") {
            return Ok(Way::Search(budget.parse()?));
        }
        let level = LEVELS.iter().find(|level| level.name == text);
        match (text, level) {
            ("random", _) => Ok(Way::Random),
            ("uniform", _) => Ok(Way::Uniform),
            ("greedy", _) => Ok(Way::Greedy),
            (_, Some(level)) => Ok(Way::Level(level)),
            _ => Err(format!(
                "`{text}` is no kind of bot: known are {}, and mcts:1000 or mcts:500ms",
                KINDS.join(", ")
            )),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.way {
            Way::Random => f.write_str("random")?,
            Way::Uniform => f.write_str("uniform")?,
            Way::Greedy => f.write_str("greedy")?,
            Way::Level(level) => f.write_str(level.name)?,
            Way::Search(budget) => write!(f, "mcts:{budget}")?,
        }
        for (name, value) in &self.habits {
            write!(f, "/{name}={value}")?;
        }
        match &self.weights {
            Some(file) => write!(f, "@{file}"),
            None => Ok(()),
        }
    }
}
