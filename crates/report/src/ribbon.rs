//! Ribbons: a number as it changes, with the room between most low and most high values.

use crate::{
    axis::Axis,
    figure::{Figure, Table, WIDTH, label, plain, whole_percent},
    markup::Element,
};

/// A mean as a line, and a band around it.
#[derive(Clone, Debug)]
pub struct Ribbon {
    pub name: String,
    /// What goes up and down, such as `points`.
    pub unit: String,
    /// What it changes with: shares from 0 to 1, such as those of a game.
    pub over: String,
    pub points: Vec<Point>,
    /// Which of the colours.
    pub colour: usize,
}

/// How it stands at one time.
#[derive(Copy, Clone, Debug)]
pub struct Point {
    pub at: f64,
    pub low: f64,
    pub mean: f64,
    pub high: f64,
}

const HEIGHT: f64 = 220.0;
const LEFT: f64 = 40.0;
const RIGHT: f64 = 342.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 176.0;

/// Panels with the same axes. Each shows the means of the others as thin lines.
pub fn ribbons(panels: &[Ribbon]) -> Vec<Figure> {
    let points = || panels.iter().flat_map(|panel| &panel.points);
    let least = points().map(|point| point.low.min(point.mean)).fold(0.0, f64::min);
    let most = points().map(|point| point.high.max(point.mean)).fold(1.0, f64::max);
    let y = Axis::round(least, most, BOTTOM, TOP);
    let x = Axis::new(0.0, 1.0, LEFT, RIGHT);
    panels.iter().map(|panel| panel.figure(&x, &y, panels)).collect()
}

/// The corners of a line.
fn corners(points: impl Iterator<Item = (f64, f64)>) -> String {
    let corner = |(x, y): (f64, f64)| format!("{x:.1},{y:.1}");
    points.map(corner).collect::<Vec<_>>().join(" ")
}

impl Ribbon {
    fn line(&self, x: &Axis, y: &Axis, class: &str) -> Element {
        let places = self.points.iter().map(|point| (x.at(point.at), y.at(point.mean)));
        Element::new("polyline").with("class", class).with("points", corners(places))
    }

    fn figure(&self, x: &Axis, y: &Axis, panels: &[Ribbon]) -> Figure {
        let colour = self.colour % 6;
        let upper = self.points.iter().map(|point| (x.at(point.at), y.at(point.high)));
        let lower = self.points.iter().rev().map(|point| (x.at(point.at), y.at(point.low)));
        let band = Element::new("polygon")
            .with("class", format!("band c{colour}"))
            .with("points", corners(upper.chain(lower)));
        let dot = |point: &Point| {
            let dot = Element::new("circle").with("class", format!("knot c{colour}"));
            dot.at("cx", x.at(point.at)).at("cy", y.at(point.mean)).with("r", 2.5)
        };
        let others = panels.iter().filter(|other| other.name != self.name);
        let parts = [
            y.before(LEFT, RIGHT, plain),
            x.below(BOTTOM, BOTTOM + 4.0, whole_percent),
            band,
            Element::new("g").children(others.map(|other| other.line(x, y, "other"))),
            self.line(x, y, &format!("line c{colour}")),
            Element::new("g").children(self.points.iter().map(dot)),
            label((LEFT + RIGHT) / 2.0, HEIGHT - 10.0, "middle", &self.over),
        ];
        let last = self.points.last().map_or(String::new(), |point| {
            let Point { low, mean, high, .. } = point;
            format!(" At the end the mean is {mean:.1}, and most are from {low} to {high}.")
        });
        let words = format!("{} over {}, as a mean with a band.{last}", self.unit, self.over);
        let row = |point: &Point| {
            let Point { at, low, mean, high } = point;
            [whole_percent(*at), format!("{mean:.1}"), plain(*low), plain(*high)]
        };
        let table = Table::new(
            [&self.over, "mean", "10 % are at most", "90 % are at most"],
            self.points.iter().map(row).collect(),
        );
        Figure::new(&self.name, &words, (WIDTH, HEIGHT), parts, table)
    }
}
