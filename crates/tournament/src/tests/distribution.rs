//! Distributions and what they come to.

use crate::{Distribution, Wins};

#[test]
fn a_summary_tells_what_was_counted() {
    let mut distribution = Distribution::default();
    assert_eq!(distribution.summary(), None);
    (1..=20).for_each(|n| distribution.add(n));
    let summary = distribution.summary().expect("there are numbers");
    assert_eq!((summary.n, summary.least, summary.most), (20, 1, 20));
    assert_eq!((summary.low, summary.median, summary.high), (2, 10, 18));
    assert!(
        (summary.mean - 10.5).abs() < 1e-12 && (summary.standard_deviation - 5.766).abs() < 1e-3
    );
}

#[test]
fn merged_histograms_are_those_of_all_numbers() {
    let distribution = |numbers: &[i64]| {
        let mut distribution = Distribution::default();
        numbers.iter().for_each(|&n| distribution.add(n));
        distribution
    };
    let mut merged = distribution(&[3, -1, 3]);
    merged.merge(&distribution(&[3, 7]));
    assert_eq!(merged, distribution(&[-1, 3, 3, 3, 7]));
}

#[test]
fn shared_victories_add_up_to_whole_ones() {
    for winners in 1..=8 {
        let mut wins = Wins::default();
        (0..winners).for_each(|_| wins.add(Wins::shared_by(winners)));
        assert_eq!(wins.count(), 1.0);
    }
}
