//! The generations of a course: who plays them, and what is learned from them.

use std::{fmt, str::FromStr, sync::Arc};

use tabletop::Features;

use super::HELD_OUT;
use crate::{Bot, Budget, Greedy, Mind, Random, Searcher};

/// Who plays a generation, and how often.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Stage {
    pub teacher: Teacher,
    pub games: u64,
    pub matter: Matter,
}

/// What is learned.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Matter {
    /// What each count is worth, from what came later.
    Worths,
    /// What counts are worth together, from what the teacher's search found.
    Net,
}

/// Whoever shows how the game is played.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Teacher {
    Random,
    Greedy,
    Search(u32),
}

/// `TEACHER:GAMES`, with `net` before it for a network.
impl FromStr for Stage {
    type Err = String;

    fn from_str(text: &str) -> Result<Stage, String> {
        let wrong =
            || format!("`{text}` is no stage: write it as greedy:3000, 200:1500 or net800:1000");
        let (teacher, games) = text.split_once(':').ok_or_else(wrong)?;
        let (teacher, matter) = match teacher.strip_prefix("net") {
            Some(search) => (search, Matter::Net),
            None => (teacher, Matter::Worths),
        };
        let teacher = match teacher {
            "random" if matter == Matter::Worths => Teacher::Random,
            "greedy" if matter == Matter::Worths => Teacher::Greedy,
            n => Teacher::Search(n.parse().map_err(|_| wrong())?),
        };
        let games = games.parse().ok().filter(|&games| HELD_OUT <= games).ok_or_else(wrong)?;
        Ok(Stage { teacher, games, matter })
    }
}

impl Stage {
    /// The teacher by name, and what is learned from it.
    pub fn tutor(&self) -> String {
        match self.matter {
            Matter::Worths => self.teacher.to_string(),
            Matter::Net => format!("net{}", self.teacher),
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.tutor(), self.games)
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
    /// Now and then somebody weaker plays: whoever learns only from good games does not know a bad
    /// position when it comes.
    pub fn or_a_weaker_one(self, game: u64) -> Teacher {
        match game % 8 {
            0 => Teacher::Random,
            1..3 if self != Teacher::Random => Teacher::Greedy,
            _ => self,
        }
    }

    pub fn bot<G: Features>(self, mind: &Arc<Mind>, seed: u64) -> Box<dyn Bot<G>> {
        let mind = Arc::clone(mind);
        match self {
            Teacher::Random => Box::new(Random::new(seed)),
            Teacher::Greedy => Box::new(Greedy::new(mind, seed)),
            Teacher::Search(n) => Box::new(Searcher::new(Budget::iterations(n), 0.0, mind, seed)),
        }
    }
}

/// From nothing to a good player: cheap games first, good ones last.
pub const STAGES: &[Stage] = &[
    worths(Teacher::Random, 5_000),
    worths(Teacher::Greedy, 500),
    worths(Teacher::Greedy, 500),
    worths(Teacher::Greedy, 500),
    worths(Teacher::Search(50), 400),
    worths(Teacher::Search(50), 400),
    worths(Teacher::Search(100), 500),
    worths(Teacher::Search(100), 500),
    worths(Teacher::Search(200), 800),
    worths(Teacher::Search(200), 1_200),
];

const fn worths(teacher: Teacher, games: u64) -> Stage {
    Stage { teacher, games, matter: Matter::Worths }
}
