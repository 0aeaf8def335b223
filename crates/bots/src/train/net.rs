//! Learning a network: steps downhill, a few examples at a time (Adam).

use tabletop::Rng;

use super::example::{Example, Prospect};
use crate::{
    Net, Value,
    net::{Row, UNITS},
};

/// How often every example is looked at.
const ROUNDS: usize = 8;
/// Examples between two steps.
const BATCH: usize = 1024;
/// How long a step is at first; towards the end steps get shorter.
const STRIDE: f32 = 3e-3;
/// How much of the earlier slopes and of their squares is remembered at a step.
const SLOPES: f32 = 0.9;
const SQUARES: f32 = 0.999;
/// The network speaks in this many points while it learns, so that all its numbers are of one size.
const UNIT: f32 = 10.0;

/// The network that foresees best what the examples aim at, beyond what `value` says of them. As with
/// worths, it is the margin between two seats that counts.
pub fn fit(value: &Value, examples: &[Example], seed: u64) -> Net {
    let sizes = sizes(examples);
    let inputs = |seat: &Prospect, progress: u8| -> Vec<(usize, f32)> {
        let counts = seat.counts.iter().map(|&count| f32::from(count));
        let all = counts.chain([f32::from(progress) / 100.0]).zip(&sizes).map(|(x, size)| x / size);
        all.enumerate().filter(|(_, x)| *x != 0.0).collect()
    };
    let mut rng = Rng::new(seed);
    let mut learner = Learner::new(sizes.len(), &mut rng);
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let steps = (ROUNDS * examples.len().div_ceil(BATCH)) as f32;
    for _ in 0..ROUNDS {
        shuffle(&mut order, &mut rng);
        for batch in order.chunks(BATCH) {
            for &number in batch {
                let example = &examples[number];
                let hopes = example.hopes(value);
                let missing = |seat: usize| (example.seats[seat].aim - hopes[seat]) / UNIT;
                let seats: Vec<_> =
                    example.seats.iter().map(|seat| inputs(seat, example.progress)).collect();
                for one in 0..seats.len() {
                    for other in 0..one {
                        learner.see(&seats[one], &seats[other], missing(one) - missing(other));
                    }
                }
            }
            let left = 1.0 - learner.steps as f32 / steps;
            learner.step(STRIDE * left, batch.len());
        }
    }
    let mut net = learner.net;
    for (row, size) in net.rows.iter_mut().zip(&sizes) {
        row.iter_mut().for_each(|weight| *weight /= size);
    }
    net.points.iter_mut().for_each(|points| *points *= UNIT);
    net
}

/// How large each input usually is; of what was never counted, 1.
fn sizes(examples: &[Example]) -> Vec<f32> {
    let width = examples.first().map_or(0, |example| example.seats[0].counts.len());
    let (mut squares, mut n) = (vec![0.0f64; width], 0.0);
    for seat in examples.iter().flat_map(|example| &example.seats) {
        n += 1.0;
        for (sum, &count) in squares.iter_mut().zip(&seat.counts) {
            *sum += f64::from(count) * f64::from(count);
        }
    }
    let size = |sum: f64| if sum == 0.0 { 1.0 } else { (sum / n).sqrt() as f32 };
    squares.into_iter().map(size).chain([1.0]).collect()
}

fn shuffle(order: &mut [usize], rng: &mut Rng) {
    for i in (1..order.len()).rev() {
        order.swap(i, rng.below(i as u32 + 1) as usize);
    }
}

/// A network and how it is about to change.
struct Learner {
    net: Net,
    slope: Net,
    /// Means of earlier slopes and of their squares.
    mean: Net,
    square: Net,
    steps: i32,
}

fn nothing(width: usize) -> Net {
    Net { rows: vec![[0.0; UNITS]; width], points: [0.0; UNITS] }
}

impl Learner {
    fn new(width: usize, rng: &mut Rng) -> Learner {
        let mut net = nothing(width);
        let reach = 1.0 / (width as f32).sqrt();
        let mut random = |reach: f32| reach * (rng.below(1 << 16) as f32 / (1 << 15) as f32 - 1.0);
        net.rows.iter_mut().flatten().for_each(|weight| *weight = random(reach));
        net.points.iter_mut().for_each(|points| *points = random(0.1));
        let none = nothing(width);
        Learner { net, slope: none.clone(), mean: none.clone(), square: none, steps: 0 }
    }

    fn units(&self, inputs: &[(usize, f32)]) -> Row {
        let mut units = [0.0; UNITS];
        for &(input, x) in inputs {
            for (unit, weight) in units.iter_mut().zip(&self.net.rows[input]) {
                *unit += x * weight;
            }
        }
        units.map(|unit: f32| unit.max(0.0))
    }

    /// One seat is ahead of another by so much more than is known.
    fn see(&mut self, one: &[(usize, f32)], other: &[(usize, f32)], margin: f32) {
        let units = [self.units(one), self.units(other)];
        let points = &self.net.points;
        let said =
            |units: &Row| units.iter().zip(points).map(|(unit, points)| unit * points).sum::<f32>();
        let off = said(&units[0]) - said(&units[1]) - margin;
        for ((inputs, units), off) in [one, other].into_iter().zip(units).zip([off, -off]) {
            let mut back = [0.0; UNITS];
            for unit in (0..UNITS).filter(|&unit| 0.0 < units[unit]) {
                self.slope.points[unit] += off * units[unit];
                back[unit] = off * self.net.points[unit];
            }
            for &(input, x) in inputs {
                for (slope, back) in self.slope.rows[input].iter_mut().zip(&back) {
                    *slope += x * back;
                }
            }
        }
    }

    /// A step downhill for what was seen since the last one.
    fn step(&mut self, stride: f32, seen: usize) {
        self.steps += 1;
        let (slopes, squares) = (1.0 - SLOPES.powi(self.steps), 1.0 - SQUARES.powi(self.steps));
        let weights = numbers(&mut self.net).zip(numbers(&mut self.slope));
        let means = numbers(&mut self.mean).zip(numbers(&mut self.square));
        for ((weight, slope), (mean, square)) in weights.zip(means) {
            let now = std::mem::take(slope) / seen as f32;
            *mean = SLOPES * *mean + (1.0 - SLOPES) * now;
            *square = SQUARES * *square + (1.0 - SQUARES) * now * now;
            *weight -= stride * (*mean / slopes) / ((*square / squares).sqrt() + 1e-8);
        }
    }
}

fn numbers(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    net.rows.iter_mut().flatten().chain(&mut net.points)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No sum of the two can tell that both together are worth something.
    #[test]
    fn a_network_learns_what_counts_only_together() {
        let has = |one: bool, other: bool| {
            let always = [(0, 1.0)].into_iter();
            let counts = [(1, one), (2, other)].into_iter().filter(|(_, has)| *has);
            always.chain(counts.map(|(input, _)| (input, 1.0))).collect::<Vec<_>>()
        };
        let all = [(false, false), (false, true), (true, false), (true, true)];
        let worth = |(one, other): (bool, bool)| f32::from(u8::from(one && other));
        let mut learner = Learner::new(3, &mut Rng::new(1));
        for _ in 0..1500 {
            for a in all {
                for b in all {
                    learner.see(&has(a.0, a.1), &has(b.0, b.1), worth(a) - worth(b));
                }
            }
            learner.step(STRIDE, 16);
        }
        let counts = |(one, other)| [1, i16::from(one), i16::from(other)];
        let said = all.map(|it| learner.net.points(&counts(it), 0));
        for (it, said_of_it) in all.into_iter().zip(said) {
            let off = said_of_it - said[0] - worth(it);
            assert!(off.abs() < 0.02, "{it:?}: {said:?}");
        }
    }
}
