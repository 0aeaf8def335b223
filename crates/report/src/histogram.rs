//! Histograms: how often a number came.

use crate::{
    axis::{Axis, step},
    figure::{Figure, Table, WIDTH, label, percent, plain, whole_percent},
    markup::Element,
};

/// How often each number came, with a line at the mean.
#[derive(Clone, Debug)]
pub struct Histogram {
    pub name: String,
    /// What is counted, such as `rounds`.
    pub unit: String,
    /// Numbers and how often each came, from the least to the most.
    pub counts: Vec<(i64, u64)>,
    /// Which of the colours.
    pub colour: usize,
}

/// So many bars at most.
const BARS: f64 = 30.0;
const WIDEST: f64 = 48.0;
const HEIGHT: f64 = 190.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 346.0;
const TOP: f64 = 22.0;
const BOTTOM: f64 = 146.0;

/// Panels with the same numbers below, so that they can be compared. Those without any are left out.
pub fn histograms(mut panels: Vec<Histogram>) -> Vec<Figure> {
    panels.retain(|panel| !panel.counts.is_empty());
    let numbers = || panels.iter().flat_map(|panel| panel.counts.iter().map(|&(n, _)| n));
    let (Some(least), Some(most)) = (numbers().min(), numbers().max()) else { return Vec::new() };
    let width = step((most - least + 1) as f64, BARS).max(1.0) as i64;
    panels.iter().map(|panel| panel.figure(width, &panel.bins(width, least, most))).collect()
}

/// Numbers from `first` on that make one bar.
struct Bin {
    first: i64,
    count: u64,
    share: f64,
}

impl Histogram {
    fn bins(&self, width: i64, least: i64, most: i64) -> Vec<Bin> {
        let all: u64 = self.counts.iter().map(|&(_, count)| count).sum();
        let bin = |at: i64| {
            let first = at * width;
            let inside = |&&(n, _): &&(i64, u64)| first <= n && n < first + width;
            let count = self.counts.iter().filter(inside).map(|&(_, count)| count).sum();
            Bin { first, count, share: count as f64 / all as f64 }
        };
        (least.div_euclid(width)..=most.div_euclid(width)).map(bin).collect()
    }

    fn mean(&self) -> f64 {
        let all: u64 = self.counts.iter().map(|&(_, count)| count).sum();
        self.counts.iter().map(|&(n, count)| n as f64 * count as f64).sum::<f64>() / all as f64
    }

    fn figure(&self, width: i64, bins: &[Bin]) -> Figure {
        let (first, past) = (bins[0].first, bins[bins.len() - 1].first + width);
        // A bar stands over its numbers: that of a single number in the middle above it.
        let half = if width == 1 { 0.5 } else { 0.0 };
        let x = Axis::new(first as f64 - half, past as f64 - half, LEFT, RIGHT).whole();
        let highest = bins.iter().map(|bin| bin.share).fold(0.0, f64::max);
        let y = Axis::round(0.0, highest, BOTTOM, TOP);
        let bar = |bin: &Bin| {
            let (left, right) =
                (x.at(bin.first as f64 - half), x.at((bin.first + width) as f64 - half));
            // A bar that has a large part of the picture to itself would be a wall.
            let gap = f64::max(0.5, (right - left - WIDEST) / 2.0);
            let top = y.at(bin.share);
            let words = format!("{}: {}", range(bin.first, width), percent(bin.share));
            Element::new("rect")
                .with("class", format!("bar c{}", self.colour % 6))
                .at("x", left + gap)
                .at("y", top)
                .at("width", right - left - 2.0 * gap)
                .at("height", BOTTOM - top)
                .child(Element::new("title").text(words))
        };
        let mean = self.mean();
        let middle = x.at(mean);
        let line = Element::new("line").with("class", "mean").at("x1", middle).at("y1", TOP - 4.0);
        let line = line.at("x2", middle).at("y2", BOTTOM);
        let anchor = if middle < 300.0 { "start" } else { "end" };
        let parts = [
            y.before(LEFT, RIGHT, whole_percent),
            x.below(BOTTOM, BOTTOM + 4.0, plain),
            Element::new("g").children(bins.iter().filter(|bin| bin.count != 0).map(bar)),
            line,
            label(middle, TOP - 9.0, anchor, format!("mean {mean:.1}")),
            label((LEFT + RIGHT) / 2.0, HEIGHT - 10.0, "middle", &self.unit),
        ];
        let (least, most) = (self.counts[0].0, self.counts[self.counts.len() - 1].0);
        let words = format!(
            "A histogram of {}: from {least} to {most}, with a mean of {mean:.1}.",
            self.unit
        );
        let row = |bin: &Bin| [range(bin.first, width), bin.count.to_string(), percent(bin.share)];
        let table = Table::new([&self.unit, "games", "share"], bins.iter().map(row).collect());
        Figure::new(&self.name, &words, (WIDTH, HEIGHT), parts, table)
    }
}

fn range(first: i64, width: i64) -> String {
    if width == 1 { first.to_string() } else { format!("{first} to {}", first + width - 1) }
}
