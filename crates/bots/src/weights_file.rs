//! What was learned about a game, as a file.

use std::{
    collections::BTreeMap,
    fmt::{self, Write},
};

use serde::{Deserialize, Serialize};
use tabletop::Features;

use crate::{Error, NamedNet, SearchParams, ValueFunction};

/// The weights file of a game: search parameters, and what was learned for each number of players.
///
/// ```
/// use bots::WeightsFile;
///
/// let file = WeightsFile::parse("[search]\nc_puct = 0.75")?;
/// assert_eq!(file.search.c_puct, 0.75);
/// assert_eq!(file.search.expand_after, 2, "the default");
/// # Ok::<(), bots::Error>(())
/// ```
#[derive(Clone, Default, PartialEq, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct WeightsFile {
    /// How this game is searched.
    #[serde(default, alias = "habits")]
    pub search: SearchParams,
    /// What was learned, by the number of players.
    #[serde(default)]
    pub players: BTreeMap<String, TrainedWeights>,
}

/// What was learned for one number of players.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TrainedWeights {
    /// The command that trained it.
    pub command: String,
    /// The number of the generation it comes from.
    pub generation: u32,
    /// Games it was trained on, in all.
    pub games: u64,
    /// The scale of the softmax at every tenth of the game: two seats whose expected scores differ by
    /// this much stand 73 to 27.
    #[serde(alias = "doubt")]
    pub margin_scale: Vec<f32>,
    /// `a`, `b` and `c` of every feature; `points` and `always` are common to all games.
    #[serde(alias = "worth")]
    pub coefficients: BTreeMap<String, [f32; 3]>,
    /// The network, if one was trained.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub net: Option<NamedNet>,
}

/// What every game has besides its features: a seat's points, and a constant.
pub(crate) const COMMON: [&str; 2] = ["points", "always"];

impl TrainedWeights {
    /// The value function for this game. A feature without coefficients has no influence.
    ///
    /// # Panics
    ///
    /// If the game has more than 190 features.
    pub fn value_function<G: Features>(&self) -> ValueFunction {
        let mut value = ValueFunction::untrained::<G>();
        let names = G::NAMES.iter().chain(&COMMON);
        let coefficients: Vec<[f32; 3]> =
            names.map(|&name| self.coefficients.get(name).copied().unwrap_or_default()).collect();
        for (step, weights) in value.weights.iter_mut().enumerate() {
            let t = step as f32 / 100.0;
            for (feature, [a, b, c]) in coefficients.iter().enumerate() {
                weights[feature] = a + b * t + c * t * t;
            }
        }
        if let Some(last) = self.margin_scale.len().checked_sub(1) {
            for (step, scale) in value.margin_scale.iter_mut().enumerate() {
                let at = step as f32 / 100.0 * last as f32;
                let (low, share) = (at as usize, at.fract());
                let high = (low + 1).min(last);
                *scale = self.margin_scale[low] * (1.0 - share) + self.margin_scale[high] * share;
            }
        }
        value.net = self.net.as_ref().map(NamedNet::net::<G>);
        value
    }
}

impl WeightsFile {
    /// Reads a weights file, also one in the words of versions up to 0.1.0.
    ///
    /// # Errors
    ///
    /// [`Error::Weights`] with line and column, if it is not well formed or has an unknown key.
    pub fn parse(text: &str) -> Result<WeightsFile, Error> {
        Ok(toml::from_str(text)?)
    }

    /// What was learned for so many players, or for a number near it.
    ///
    /// ```
    /// use bots::WeightsFile;
    /// use imaginarium::Imaginarium;
    /// use tabletop::Features;
    ///
    /// let file = WeightsFile::parse(Imaginarium::WEIGHTS)?;
    /// assert_eq!(file.for_players(2), file.players.get("2"));
    /// assert_eq!(file.for_players(1), file.players.get("2"), "the nearest");
    /// # Ok::<(), bots::Error>(())
    /// ```
    pub fn for_players(&self, players: u8) -> Option<&TrainedWeights> {
        let distance = |key: &String| key.parse().map_or(u8::MAX, |n: u8| n.abs_diff(players));
        self.players.iter().min_by_key(|(key, _)| distance(key)).map(|(_, trained)| trained)
    }
}

/// As it is stored: one line a feature, with as many digits as matter.
impl fmt::Display for WeightsFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# Trained by the commands below. docs/bots.md tells how to read it.")?;
        writeln!(f, "{}", self.search)?;
        for (players, trained) in &self.players {
            writeln!(f, "\n[players.{players}]")?;
            writeln!(f, "command = {:?}", trained.command)?;
            writeln!(f, "generation = {}\ngames = {}", trained.generation, trained.games)?;
            writeln!(f, "margin_scale = {}", numbers(&trained.margin_scale, 2))?;
            writeln!(f, "\n[players.{players}.coefficients]")?;
            for (name, coefficients) in &trained.coefficients {
                writeln!(f, "{name:?} = {}", numbers(coefficients, 4))?;
            }
            if let Some(net) = &trained.net {
                writeln!(f, "\n[players.{players}.net]")?;
                writeln!(f, "output = {}", numbers(&net.output, 4))?;
                writeln!(f, "\n[players.{players}.net.hidden]")?;
                for (name, weights) in &net.hidden {
                    writeln!(f, "{name:?} = {}", numbers(weights, 5))?;
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
