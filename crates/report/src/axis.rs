//! Axes: where on a chart a number stands, and which numbers are written beside it.

use crate::{figure::label, markup::Element};

/// From numbers to places.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Axis {
    least: f64,
    most: f64,
    from: f64,
    to: f64,
    /// From one number beside the axis to the next.
    step: f64,
}

/// What is a hair's breadth beyond a round number is only rounded.
const HAIR: f64 = 0.001;

impl Axis {
    /// Numbers from `least` to `most` at places from `from` to `to`.
    pub(crate) fn new(least: f64, most: f64, from: f64, to: f64) -> Axis {
        let most = if least < most { most } else { least + 1.0 };
        // Places count downwards, so a vertical axis goes from a larger to a smaller one; there
        // numbers stand one above the other and need less room.
        let room = if from < to { (to - from) / 44.0 } else { (from - to) / 28.0 };
        Axis { least, most, from, to, step: step(most - least, room) }
    }

    /// The same, but beginning and ending at round numbers.
    pub(crate) fn round(least: f64, most: f64, from: f64, to: f64) -> Axis {
        let Axis { least, most, step, .. } = Axis::new(least, most, from, to);
        let (first, last) = ((least / step + HAIR).floor(), (most / step - HAIR).ceil());
        let (least, most) = (first * step, last * step);
        Axis { least, most, from, to, step }
    }

    /// The same, with only whole numbers beside it.
    pub(crate) fn whole(self) -> Axis {
        Axis { step: self.step.max(1.0), ..self }
    }

    pub(crate) fn at(&self, value: f64) -> f64 {
        self.from + (value - self.least) / (self.most - self.least) * (self.to - self.from)
    }

    /// The round numbers on it.
    fn ticks(&self) -> impl Iterator<Item = f64> {
        let Axis { least, most, step, .. } = *self;
        let (first, last) = ((least / step - HAIR).ceil(), (most / step + HAIR).floor());
        (first as i64..=last as i64).map(move |n| n as f64 * step)
    }

    /// As a horizontal axis: lines from `top` to `bottom`, and the numbers below.
    pub(crate) fn below(&self, top: f64, bottom: f64, show: impl Fn(f64) -> String) -> Element {
        let tick = |value: f64| {
            let x = self.at(value);
            let line = Element::new("line").with("class", "grid").at("x1", x).at("y1", top);
            let line = line.at("x2", x).at("y2", bottom);
            [line, label(x, bottom + 14.0, "middle", show(value))]
        };
        Element::new("g").children(self.ticks().flat_map(tick))
    }

    /// As a vertical axis: lines from `left` to `right`, and the numbers before them.
    pub(crate) fn before(&self, left: f64, right: f64, show: impl Fn(f64) -> String) -> Element {
        let tick = |value: f64| {
            let y = self.at(value);
            let line = Element::new("line").with("class", "grid").at("x1", left).at("y1", y);
            let line = line.at("x2", right).at("y2", y);
            [line, label(left - 6.0, y + 4.0, "end", show(value))]
        };
        Element::new("g").children(self.ticks().flat_map(tick))
    }
}

/// A round step, so that about `count` of them go into a range: 1, 2 or 5, or such with zeros.
pub(crate) fn step(range: f64, count: f64) -> f64 {
    let rough = range / count;
    let magnitude = 10f64.powf(rough.log10().floor());
    let round = [1.0, 2.0, 5.0].into_iter().find(|round| rough <= round * magnitude * 1.000_001);
    round.unwrap_or(10.0) * magnitude
}
