//! Numbers of many games: as text, as JSON and as charts.

use external_bot::Lapses;
use report::{Histogram, Row};
use serde_json::{Map, Value, json};
use tournament::{Distribution, wilson_interval};

/// What a distribution comes to, with every number that came.
pub fn distribution(distribution: &Distribution) -> Value {
    let mut value = brief(distribution);
    if let Some(fields) = value.as_object_mut() {
        let counts: Map<String, Value> =
            distribution.counts().map(|(n, count)| (n.to_string(), json!(count))).collect();
        fields.insert("counts".to_owned(), counts.into());
    }
    value
}

/// What a distribution comes to.
pub fn brief(distribution: &Distribution) -> Value {
    let Some(s) = distribution.summary() else { return Value::Null };
    json!({
        "mean": s.mean,
        "deviation": s.standard_deviation,
        "least": s.least,
        "low": s.low,
        "median": s.median,
        "high": s.high,
        "most": s.most,
    })
}

/// A share of wins with its 95 % interval.
pub fn share(wins: f64, n: u64) -> Value {
    if n == 0 {
        return Value::Null;
    }
    let (low, high) = wilson_interval(wins, n);
    json!({ "share": wins / n as f64, "low": low, "high": high })
}

/// The same in words.
pub fn share_in_words(wins: f64, n: u64) -> String {
    if n == 0 {
        return "-".to_owned();
    }
    let (low, high) = wilson_interval(wins, n);
    let [share, low, high] = [wins / n as f64, low, high].map(|share| 100.0 * share);
    format!("{share:.1} % ({low:.1} to {high:.1})")
}

/// The moves somebody lost.
pub fn lapses(lapses: &Lapses) -> Value {
    let first = lapses.first.as_ref();
    json!({
        "count": lapses.count,
        "first": first.map(|first| json!({ "game": first.game, "reason": first.reason })),
    })
}

/// The same in words; `None` where there are none.
pub fn lapses_in_words(lapses: &Lapses) -> Option<String> {
    let first = lapses.first.as_ref()?;
    Some(format!("{}, first in game {}: {}", lapses.count, first.game, first.reason))
}

pub fn histogram(name: &str, unit: &str, distribution: &Distribution, colour: usize) -> Histogram {
    let (name, unit) = (name.to_owned(), unit.to_owned());
    Histogram { name, unit, counts: distribution.counts().collect(), colour }
}

/// A share of wins as a dot with its 95 % interval.
pub fn dot(name: String, wins: f64, n: u64) -> Row {
    let (low, high) = wilson_interval(wins, n);
    Row { name, id: String::new(), value: wins / n as f64, low, high, weight: 0.0 }
}

/// How long somebody thought.
pub fn duration(seconds: f64) -> String {
    match seconds {
        _ if seconds < 0.000_1 => format!("{:.1} µs", seconds * 1e6),
        _ if seconds < 0.1 => format!("{:.2} ms", seconds * 1e3),
        _ => format!("{seconds:.2} s"),
    }
}

/// Thousands apart, for people.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups = groups.map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<_>>().join(",")
}

/// Rows with their cells under each other; the first to the left, the others to the right.
pub fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    let line = |row: &[String; N]| {
        let cells = row.iter().zip(widths).enumerate().map(|(at, (cell, width))| match at {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ") + "\n"
    };
    rows.iter().map(line).collect()
}
