//! Distributions: what is counted over many games, the same in whichever order they come.

use std::collections::BTreeMap;

/// How often each whole number came. It takes as much room as there are different numbers.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Distribution {
    counts: BTreeMap<i64, u64>,
}

/// What a distribution comes to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Summary {
    pub n: u64,
    pub mean: f64,
    pub standard_deviation: f64,
    pub least: i64,
    /// A tenth of the numbers are at most this; half of them at most the median, and so on.
    pub low: i64,
    pub median: i64,
    pub high: i64,
    pub most: i64,
}

impl Distribution {
    pub(crate) fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Distribution) {
        for (value, count) in &other.counts {
            *self.counts.entry(*value).or_default() += count;
        }
    }

    /// The numbers that came, from the least to the most, each with how often it came.
    pub fn counts(&self) -> impl Iterator<Item = (i64, u64)> {
        self.counts.iter().map(|(value, count)| (*value, *count))
    }

    /// `None` if no number came at all.
    pub fn summary(&self) -> Option<Summary> {
        let (&least, _) = self.counts.first_key_value()?;
        let (&most, _) = self.counts.last_key_value()?;
        let n: u64 = self.counts.values().sum();
        let over_all = |f: &dyn Fn(f64) -> f64| {
            self.counts().map(|(value, count)| f(value as f64) * count as f64).sum::<f64>()
                / n as f64
        };
        let mean = over_all(&|value| value);
        let standard_deviation = over_all(&|value| (value - mean).powi(2)).sqrt();
        let (low, median, high) = (self.at(n, 10), self.at(n, 50), self.at(n, 90));
        Some(Summary { n, mean, standard_deviation, least, low, median, high, most })
    }

    /// The least number that so many percent of all `n` numbers do not exceed.
    fn at(&self, n: u64, percent: u64) -> i64 {
        let mut left = (n * percent).div_ceil(100);
        let reached = |&(_, count): &(i64, u64)| {
            left = left.saturating_sub(count);
            left == 0
        };
        self.counts().find(reached).map_or(0, |(value, _)| value)
    }
}

/// Victories. A shared one counts its share, in parts that up to eight players can share evenly:
/// a sum of thirds would depend on its order.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Wins(u64);

impl Wins {
    const WHOLE: u64 = 840;

    pub(crate) fn add(&mut self, other: Wins) {
        self.0 += other.0;
    }

    /// One victory, shared by so many.
    pub(crate) fn shared_by(winners: u64) -> Wins {
        Wins(Wins::WHOLE / winners)
    }

    pub fn count(self) -> f64 {
        self.0 as f64 / Wins::WHOLE as f64
    }
}

/// The 95 % confidence interval of a share (Wilson's score interval).
pub fn wilson_interval(wins: f64, n: u64) -> (f64, f64) {
    let (n, z) = (n as f64, 1.96);
    let share = wins / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    ((middle - half) / scale, (middle + half) / scale)
}
