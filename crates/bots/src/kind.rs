//! The kinds of bots, by the name of their seat.

use std::{fmt, fs, str::FromStr, sync::Arc};

use tabletop::Features;

use crate::{
    Bot, Budget, Error, Greedy, Model, Random, SearchBot, SearchParam, Uniform, WeightsFile,
};

/// The names that can be written as they are; `mcts:` takes a budget besides.
pub const KINDS: &[&str] = &["random", "uniform", "greedy", "novice", "casual", "keen", "master"];

/// A kind of bot: how it chooses, with which search parameters and by which weights file.
///
/// ```
/// use bots::Kind;
///
/// for name in ["keen", "mcts:2000", "mcts:500ms/rollout_depth=10", "greedy@mine.toml"] {
///     let kind: Kind = name.parse()?;
///     assert_eq!(kind.to_string(), name);
/// }
/// let unknown = "strong".parse::<Kind>().expect_err("no kind of bot");
/// assert!(unknown.to_string().starts_with("`strong` is no kind of bot: known are random, "));
/// # Ok::<(), bots::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    policy: Policy,
    /// Search parameters other than the game's.
    params: Vec<(SearchParam, f32)>,
    /// The path of a weights file other than the game's.
    weights: Option<String>,
}

/// How a bot chooses.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Policy {
    Random,
    Uniform,
    Greedy,
    Level(&'static Level),
    Search(Budget),
}

/// A strength for people: how long the search takes, and how often it errs.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Level {
    /// What the seat is called.
    pub name: &'static str,
    /// How long it searches.
    pub budget: Budget,
    /// See [`SearchBot::new`].
    pub temperature: f32,
}

/// From the weakest to the strongest.
pub const LEVELS: &[Level] = &[
    Level { name: "novice", budget: Budget::iterations(100), temperature: 0.9 },
    Level { name: "casual", budget: Budget::iterations(300), temperature: 0.5 },
    Level { name: "keen", budget: Budget::iterations(1000), temperature: 0.2 },
    Level { name: "master", budget: Budget::iterations(10_000), temperature: 0.0 },
];

impl Kind {
    /// A bot of this kind. The same kind, seed and views give the same choices, unless its budget is one
    /// of time.
    ///
    /// # Errors
    ///
    /// [`Error::UnreadableFile`] or [`Error::WeightsFile`], if the kind names a weights file that cannot
    /// be used.
    pub fn bot<G: Features>(&self, seed: u64) -> Result<Box<dyn Bot<G>>, Error> {
        let own = match &self.weights {
            Some(file) => Some(Arc::new(Model::new::<G>(&read(file)?))),
            None => None,
        };
        let model = || own.clone().unwrap_or_else(Model::shipped::<G>);
        let search_bot = |budget: Budget, temperature: f32| -> Box<dyn Bot<G>> {
            let model = model();
            let mut params = model.params;
            self.params.iter().for_each(|&(param, value)| params.set(param, value));
            let bot = SearchBot::new(budget, temperature, model, seed);
            Box::new(bot.with_params(params))
        };
        Ok(match self.policy {
            Policy::Random => Box::new(Random::new(seed)),
            Policy::Uniform => Box::new(Uniform::new(seed)),
            Policy::Greedy => Box::new(Greedy::new(model(), seed)),
            Policy::Level(level) => search_bot(level.budget, level.temperature),
            Policy::Search(budget) => search_bot(budget, 0.0),
        })
    }
}

fn read(file: &str) -> Result<WeightsFile, Error> {
    let text = fs::read_to_string(file)
        .map_err(|reason| Error::UnreadableFile { file: file.to_owned(), reason })?;
    WeightsFile::parse(&text).map_err(|error| match error {
        Error::Weights(reason) => {
            Error::WeightsFile { file: file.to_owned(), reason: Box::new(reason) }
        }
        other => other,
    })
}

impl FromStr for Kind {
    type Err = Error;

    fn from_str(text: &str) -> Result<Kind, Error> {
        let (text, weights) = match text.split_once('@') {
            Some((kind, file)) => (kind, Some(file.to_owned())),
            None => (text, None),
        };
        let mut parts = text.split('/');
        let policy = parts.next().unwrap_or_default().parse()?;
        Ok(Kind { policy, params: parts.map(param).collect::<Result<_, _>>()?, weights })
    }
}

/// `c_puct=1.5`
fn param(text: &str) -> Result<(SearchParam, f32), Error> {
    let wrong = || Error::Param(text.to_owned());
    let (name, value) = text.split_once('=').ok_or_else(wrong)?;
    let value = value.parse().map_err(|_| wrong())?;
    Ok((name.parse()?, value))
}

impl FromStr for Policy {
    type Err = Error;

    fn from_str(text: &str) -> Result<Policy, Error> {
        if let Some(budget) = text.strip_prefix("mcts:") {
            return Ok(Policy::Search(budget.parse()?));
        }
        let level = LEVELS.iter().find(|level| level.name == text);
        match (text, level) {
            ("random", _) => Ok(Policy::Random),
            ("uniform", _) => Ok(Policy::Uniform),
            ("greedy", _) => Ok(Policy::Greedy),
            (_, Some(level)) => Ok(Policy::Level(level)),
            _ => Err(Error::UnknownKind(text.to_owned())),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.policy {
            Policy::Random => f.write_str("random")?,
            Policy::Uniform => f.write_str("uniform")?,
            Policy::Greedy => f.write_str("greedy")?,
            Policy::Level(level) => f.write_str(level.name)?,
            Policy::Search(budget) => write!(f, "mcts:{budget}")?,
        }
        for (param, value) in &self.params {
            write!(f, "/{param}={value}")?;
        }
        match &self.weights {
            Some(file) => write!(f, "@{file}"),
            None => Ok(()),
        }
    }
}
