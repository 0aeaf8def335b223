//! A small network: what counts are worth together.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Features;

use crate::weights::COMMON;

/// How many units stand between the counts and the points.
pub const UNITS: usize = 32;
/// One number for every unit.
pub type Row = [f32; UNITS];
/// The input besides the counts: how far the game is, from 0 to 1.
const PROGRESS: &str = "progress";

/// Every unit adds up the counts in its own way and speaks up if that is more than nothing. What they
/// say together is the points a seat is still to gain beyond what its counts are worth one by one.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What a count means to the units; the progress comes last.
    pub(crate) rows: Vec<Row>,
    /// The points for what a unit says.
    pub(crate) points: Row,
}

impl Net {
    /// The points of a seat with these counts.
    pub fn points(&self, counts: &[i16], progress: u8) -> f32 {
        let inputs = counts.iter().map(|&count| f32::from(count));
        let inputs = inputs.chain([f32::from(progress) / 100.0]);
        let mut units = [0.0; UNITS];
        for (input, row) in inputs.zip(&self.rows).filter(|(input, _)| *input != 0.0) {
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += input * weight;
            }
        }
        units.iter().zip(&self.points).map(|(unit, points)| unit.max(0.0) * points).sum()
    }
}

/// The same as it is kept: by the names of the counts.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Sketch {
    pub points: Row,
    pub rows: BTreeMap<String, Row>,
}

fn names<G: Features>() -> impl Iterator<Item = &'static str> {
    G::NAMES.iter().chain(&COMMON).copied().chain([PROGRESS])
}

impl Sketch {
    pub fn of<G: Features>(net: &Net) -> Sketch {
        let rows = names::<G>().zip(&net.rows).map(|(name, row)| (name.to_owned(), *row));
        Sketch { points: net.points, rows: rows.collect() }
    }

    /// A count that was not known when this was learned means nothing to any unit.
    pub fn net<G: Features>(&self) -> Net {
        let row = |name| self.rows.get(name).copied().unwrap_or([0.0; UNITS]);
        Net { rows: names::<G>().map(row).collect(), points: self.points }
    }
}
