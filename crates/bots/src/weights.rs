//! What was learned about a game, as a file.

use std::{
    collections::{BTreeMap, HashMap},
    fmt::{self, Write},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};
use tabletop::Features;

use crate::{Habits, Sketch, Value};

/// The weights file of a game.
#[derive(Clone, Default, PartialEq, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How a search goes about this game.
    #[serde(default)]
    pub habits: Habits,
    /// What was learned, by the number of players.
    #[serde(default)]
    pub players: BTreeMap<String, Lesson>,
}

/// What was learned for one number of players.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The command that learned it.
    pub command: String,
    pub generation: u32,
    /// Games learned from, in all.
    pub games: u64,
    /// At every tenth of the game: two seats whose hopes differ by this much stand 73 to 27.
    pub doubt: Vec<f32>,
    /// `a`, `b` and `c` of every feature; `points` and `always` are common to all games.
    pub worth: BTreeMap<String, [f32; 3]>,
    /// What features are worth together, if that was learned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub net: Option<Sketch>,
}

/// What every game has besides its features: a seat's points, and being there at all.
pub(crate) const COMMON: [&str; 2] = ["points", "always"];

impl Lesson {
    /// A feature that was not known when this was learned is worth nothing.
    pub fn value<G: Features>(&self) -> Value {
        let mut value = Value::blind::<G>();
        let names = G::NAMES.iter().chain(&COMMON);
        let worth: Vec<[f32; 3]> =
            names.map(|&name| self.worth.get(name).copied().unwrap_or_default()).collect();
        for (step, at) in value.worth.iter_mut().enumerate() {
            let t = step as f32 / 100.0;
            for (feature, [a, b, c]) in worth.iter().enumerate() {
                at[feature] = a + b * t + c * t * t;
            }
        }
        if let Some(last) = self.doubt.len().checked_sub(1) {
            for (step, doubt) in value.doubt.iter_mut().enumerate() {
                let at = step as f32 / 100.0 * last as f32;
                let (low, share) = (at as usize, at.fract());
                let high = (low + 1).min(last);
                *doubt = self.doubt[low] * (1.0 - share) + self.doubt[high] * share;
            }
        }
        value.net = self.net.as_ref().map(Sketch::net::<G>);
        value
    }
}

impl Weights {
    pub fn read(text: &str) -> Result<Weights, String> {
        toml::from_str(text).map_err(|e| e.to_string())
    }

    /// What was learned for so many players, or for a number near it.
    pub fn lesson(&self, seats: u8) -> Option<&Lesson> {
        let distance = |key: &String| key.parse().map_or(u8::MAX, |n: u8| n.abs_diff(seats));
        self.players.iter().min_by_key(|(key, _)| distance(key)).map(|(_, lesson)| lesson)
    }
}

/// As it is kept: one line a feature, with as many digits as matter.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# What counts, as learned by the commands below. docs/bots.md tells how to read it."
        )?;
        writeln!(f, "{}", self.habits)?;
        for (seats, lesson) in &self.players {
            writeln!(f, "\n[players.{seats}]")?;
            writeln!(f, "command = {:?}", lesson.command)?;
            writeln!(f, "generation = {}\ngames = {}", lesson.generation, lesson.games)?;
            writeln!(f, "doubt = {}", numbers(&lesson.doubt, 2))?;
            writeln!(f, "\n[players.{seats}.worth]")?;
            for (name, worth) in &lesson.worth {
                writeln!(f, "{name:?} = {}", numbers(worth, 4))?;
            }
            if let Some(net) = &lesson.net {
                writeln!(f, "\n[players.{seats}.net]")?;
                writeln!(f, "points = {}", numbers(&net.points, 4))?;
                writeln!(f, "\n[players.{seats}.net.rows]")?;
                for (name, row) in &net.rows {
                    writeln!(f, "{name:?} = {}", numbers(row, 5))?;
                }
            }
        }
        Ok(())
    }
}

fn numbers(numbers: &[f32], digits: usize) -> String {
    let mut list = String::from("[");
    for (i, number) in numbers.iter().enumerate() {
        let comma = if i == 0 { "" } else { ", " };
        write!(list, "{comma}{number:.digits$}").expect("a string takes everything");
    }
    list + "]"
}

/// All that was learned about one game, ready for use.
#[derive(Debug)]
pub struct Mind {
    pub habits: Habits,
    /// By the number of seats.
    values: Vec<Arc<Value>>,
}

impl Mind {
    pub fn of<G: Features>(weights: &Weights) -> Mind {
        let value = |seats| {
            Arc::new(weights.lesson(seats).map_or_else(Value::blind::<G>, Lesson::value::<G>))
        };
        Mind { habits: weights.habits, values: (0..=*G::SEATS.end()).map(value).collect() }
    }

    /// One value for any number of seats.
    pub fn with(value: Arc<Value>, habits: Habits, seats: u8) -> Mind {
        Mind { habits, values: vec![value; usize::from(seats) + 1] }
    }

    /// What ships with the game. It is read once.
    pub fn learned<G: Features>() -> Arc<Mind> {
        static SHELF: LazyLock<Mutex<HashMap<&str, Arc<Mind>>>> = LazyLock::new(Mutex::default);
        let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        let read = || {
            let weights = Weights::read(G::WEIGHTS).expect("weights that ship are well formed");
            Arc::new(Mind::of::<G>(&weights))
        };
        Arc::clone(shelf.entry(G::NAME).or_insert_with(read))
    }

    pub fn value(&self, seats: u8) -> &Arc<Value> {
        &self.values[usize::from(seats)]
    }
}
