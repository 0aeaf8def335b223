//! The stages of a training: who plays the games, and what is fitted to them.

use std::{fmt, str::FromStr, sync::Arc};

use tabletop::Features;

use super::HELD_OUT;
use crate::{Bot, Budget, Error, Greedy, Model, Random, SearchBot};

/// One generation: who plays its games, how many there are, and what is fitted to them.
///
/// Written as `TEACHER:GAMES`, with `net` before it for a network:
///
/// ```
/// use bots::train::{Stage, Target, Teacher};
///
/// let stage: Stage = "net800:450".parse()?;
/// let expected = Stage { teacher: Teacher::Search(800), games: 450, target: Target::Net };
/// assert_eq!(stage, expected);
/// # Ok::<(), bots::Error>(())
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Stage {
    /// Who plays.
    pub teacher: Teacher,
    /// How many games, at least nine.
    pub games: u64,
    /// What is fitted.
    pub target: Target,
}

/// What a stage fits.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Target {
    /// The coefficients of each feature, to what came later in the game.
    Linear,
    /// The network, to what the teacher's search found.
    Net,
}

/// The bot that plays the games of a stage.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Teacher {
    /// [`Random`]
    Random,
    /// [`Greedy`] with the model of the last generation.
    Greedy,
    /// A [`SearchBot`] with that model and so many iterations.
    Search(u32),
}

/// `TEACHER:GAMES`, with `net` before it for a network.
impl FromStr for Stage {
    type Err = Error;

    fn from_str(text: &str) -> Result<Stage, Error> {
        let wrong = || Error::Stage(text.to_owned());
        let (teacher, games) = text.split_once(':').ok_or_else(wrong)?;
        let (teacher, target) = match teacher.strip_prefix("net") {
            Some(search) => (search, Target::Net),
            None => (teacher, Target::Linear),
        };
        let teacher = match teacher {
            "random" if target == Target::Linear => Teacher::Random,
            "greedy" if target == Target::Linear => Teacher::Greedy,
            n => Teacher::Search(n.parse().map_err(|_| wrong())?),
        };
        let games = games.parse().ok().filter(|&games| HELD_OUT <= games).ok_or_else(wrong)?;
        Ok(Stage { teacher, games, target })
    }
}

impl Stage {
    /// The stage without its number of games: `greedy`, `200`, `net800`.
    pub fn label(&self) -> String {
        match self.target {
            Target::Linear => self.teacher.to_string(),
            Target::Net => format!("net{}", self.teacher),
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.label(), self.games)
    }
}

impl fmt::Display for Teacher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Teacher::Random => f.write_str("random"),
            Teacher::Greedy => f.write_str("greedy"),
            Teacher::Search(iterations) => write!(f, "{iterations}"),
        }
    }
}

impl Teacher {
    /// The teacher of a game by its number. Three games of eight have a weaker one: a value function that
    /// has seen good games only does not know a bad position when it comes.
    pub(super) fn of_game(self, number: u64) -> Teacher {
        match number % 8 {
            0 => Teacher::Random,
            1..3 if self != Teacher::Random => Teacher::Greedy,
            _ => self,
        }
    }

    pub(super) fn bot<G: Features>(self, model: &Arc<Model>, seed: u64) -> Box<dyn Bot<G>> {
        let model = Arc::clone(model);
        match self {
            Teacher::Random => Box::new(Random::new(seed)),
            Teacher::Greedy => Box::new(Greedy::new(model, seed)),
            Teacher::Search(n) => Box::new(SearchBot::new(Budget::iterations(n), 0.0, model, seed)),
        }
    }
}

/// From nothing to a good player: cheap games first, good ones last.
pub const DEFAULT_STAGES: &[Stage] = &[
    linear(Teacher::Random, 5_000),
    linear(Teacher::Greedy, 500),
    linear(Teacher::Greedy, 500),
    linear(Teacher::Greedy, 500),
    linear(Teacher::Search(50), 400),
    linear(Teacher::Search(50), 400),
    linear(Teacher::Search(100), 500),
    linear(Teacher::Search(100), 500),
    linear(Teacher::Search(200), 800),
    linear(Teacher::Search(200), 1_200),
];

const fn linear(teacher: Teacher, games: u64) -> Stage {
    Stage { teacher, games, target: Target::Linear }
}
