//! The parameters of the search: found by experiment, one set for each game.

use std::{fmt, str::FromStr};

use serde::Deserialize;

use crate::Error;

/// How a [`Search`](crate::Search) explores.
///
/// The defaults are a fair start for any game; what was found best for a game stands in the `[search]`
/// table of its weights file.
///
/// ```
/// use bots::{SearchParam, SearchParams};
///
/// let mut params = SearchParams::default();
/// params.set("c_puct".parse()?, 1.5);
/// assert_eq!(params.c_puct, 1.5);
/// # Ok::<(), bots::Error>(())
/// ```
#[derive(Copy, Clone, PartialEq, Deserialize, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct SearchParams {
    /// The exploration constant of PUCT: how much an edge gains by its prior as long as it has few
    /// visits.
    #[serde(alias = "curiosity")]
    pub c_puct: f32,
    /// The temperature of the softmax that makes priors of prior values: the lower, the more the best
    /// of them stands out.
    #[serde(alias = "openness")]
    pub prior_temperature: f32,
    /// As how many visits the prior value counts in the mean value of an edge.
    #[serde(alias = "trust")]
    pub prior_visits: f32,
    /// Visits to a node before it is expanded.
    #[serde(alias = "patience")]
    pub expand_after: u32,
    /// The weight of the best value that follows, from 0 (back up the mean of all iterations) to 1 (back
    /// up the value of the most visited edge), as long as the same seat decides.
    #[serde(alias = "conviction")]
    pub max_backup_weight: f32,
    /// Random decisions between a leaf and its evaluation.
    #[serde(alias = "rollout")]
    pub rollout_depth: u32,
}

impl Default for SearchParams {
    fn default() -> Self {
        SearchParams {
            c_puct: 0.6,
            prior_temperature: 0.05,
            prior_visits: 2.0,
            expand_after: 2,
            max_backup_weight: 0.0,
            rollout_depth: 0,
        }
    }
}

impl SearchParams {
    /// Sets one parameter; the two that are whole numbers drop a fraction.
    pub fn set(&mut self, param: SearchParam, value: f32) {
        match param {
            SearchParam::CPuct => self.c_puct = value,
            SearchParam::PriorTemperature => self.prior_temperature = value,
            SearchParam::PriorVisits => self.prior_visits = value,
            SearchParam::ExpandAfter => self.expand_after = value as u32,
            SearchParam::MaxBackupWeight => self.max_backup_weight = value,
            SearchParam::RolloutDepth => self.rollout_depth = value as u32,
        }
    }
}

/// As the `[search]` table of a weights file.
impl fmt::Display for SearchParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[search]")?;
        writeln!(f, "c_puct = {:?}", self.c_puct)?;
        writeln!(f, "prior_temperature = {:?}", self.prior_temperature)?;
        writeln!(f, "prior_visits = {:?}", self.prior_visits)?;
        writeln!(f, "expand_after = {}", self.expand_after)?;
        writeln!(f, "max_backup_weight = {:?}", self.max_backup_weight)?;
        write!(f, "rollout_depth = {}", self.rollout_depth)
    }
}

/// One of the [`SearchParams`], for those who set them by name.
///
/// The names that versions up to 0.1.0 wrote are still read:
///
/// ```
/// use bots::SearchParam;
///
/// let old: SearchParam = "curiosity".parse()?;
/// assert_eq!((old, old.to_string()), (SearchParam::CPuct, "c_puct".to_owned()));
/// # Ok::<(), bots::Error>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum SearchParam {
    /// [`SearchParams::c_puct`]
    CPuct,
    /// [`SearchParams::prior_temperature`]
    PriorTemperature,
    /// [`SearchParams::prior_visits`]
    PriorVisits,
    /// [`SearchParams::expand_after`]
    ExpandAfter,
    /// [`SearchParams::max_backup_weight`]
    MaxBackupWeight,
    /// [`SearchParams::rollout_depth`]
    RolloutDepth,
}

/// Every parameter with its name and the name it once had.
const NAMES: [(SearchParam, &str, &str); 6] = [
    (SearchParam::CPuct, "c_puct", "curiosity"),
    (SearchParam::PriorTemperature, "prior_temperature", "openness"),
    (SearchParam::PriorVisits, "prior_visits", "trust"),
    (SearchParam::ExpandAfter, "expand_after", "patience"),
    (SearchParam::MaxBackupWeight, "max_backup_weight", "conviction"),
    (SearchParam::RolloutDepth, "rollout_depth", "rollout"),
];

impl SearchParam {
    /// All names, as one list for people.
    pub(crate) fn names() -> String {
        NAMES.map(|(_, name, _)| name).join(", ")
    }
}

impl FromStr for SearchParam {
    type Err = Error;

    fn from_str(text: &str) -> Result<SearchParam, Error> {
        let known = NAMES.iter().find(|(_, name, old)| [*name, *old].contains(&text));
        known.map(|(param, ..)| *param).ok_or_else(|| Error::UnknownParam(text.to_owned()))
    }
}

impl fmt::Display for SearchParam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[*self as usize].1)
    }
}
