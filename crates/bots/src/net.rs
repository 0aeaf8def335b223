//! A small network: the points that features are worth in combination.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Features;

use crate::weights_file::COMMON;

/// The number of hidden units.
pub const UNITS: usize = 32;
/// One number for every hidden unit.
pub type Units = [f32; UNITS];
/// The input besides the features: the progress of the game, from 0 to 1.
const PROGRESS: &str = "progress";

/// A network with one hidden layer of [`UNITS`] rectified linear units (ReLU) and a linear output: the
/// points a seat is still to gain beyond the sum of what its features are worth one by one.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The weights of the hidden layer, input by input; the progress comes last.
    pub(crate) hidden: Vec<Units>,
    /// The weights of the output.
    pub(crate) output: Units,
}

impl Net {
    /// The points of a seat with these features. `progress` goes from 0 to 100.
    pub fn points(&self, features: &[i16], progress: u8) -> f32 {
        let inputs = features.iter().map(|&feature| f32::from(feature));
        let inputs = inputs.chain([f32::from(progress) / 100.0]);
        let mut units = [0.0; UNITS];
        for (input, weights) in inputs.zip(&self.hidden).filter(|(input, _)| *input != 0.0) {
            for (unit, weight) in units.iter_mut().zip(weights) {
                *unit += input * weight;
            }
        }
        units.iter().zip(&self.output).map(|(unit, output)| unit.max(0.0) * output).sum()
    }
}

/// A [`Net`] as it is stored: by the names of its inputs.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct NamedNet {
    /// The weights of the output.
    #[serde(alias = "points")]
    pub output: Units,
    /// The weights of the hidden layer, by the name of the input.
    #[serde(alias = "rows")]
    pub hidden: BTreeMap<String, Units>,
}

fn names<G: Features>() -> impl Iterator<Item = &'static str> {
    G::NAMES.iter().chain(&COMMON).copied().chain([PROGRESS])
}

impl NamedNet {
    /// Names the inputs of a network of this game.
    pub fn new<G: Features>(net: &Net) -> NamedNet {
        let hidden = names::<G>().zip(&net.hidden).map(|(name, row)| (name.to_owned(), *row));
        NamedNet { output: net.output, hidden: hidden.collect() }
    }

    /// The network for this game. A feature that is not named has no influence.
    pub fn net<G: Features>(&self) -> Net {
        let weights = |name| self.hidden.get(name).copied().unwrap_or([0.0; UNITS]);
        Net { hidden: names::<G>().map(weights).collect(), output: self.output }
    }
}
