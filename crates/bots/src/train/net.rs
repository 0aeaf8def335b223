//! Training a network: stochastic gradient descent with Adam.

use tabletop::Rng;

use super::sample::{Sample, SeatSample};
use crate::{
    Net, ValueFunction,
    net::{UNITS, Units},
};

/// How often every position is seen.
const EPOCHS: usize = 8;
/// Positions between two steps.
const BATCH: usize = 1024;
/// The learning rate at first; it falls linearly to zero.
const LEARNING_RATE: f32 = 3e-3;
/// Adam's decay rates of the first and the second moment.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// The network is trained in units of so many points, so that all its numbers are of one size.
const SCALE: f32 = 10.0;

/// The network that predicts the targets best, beyond what `value` expects. As in the regression, it is
/// fitted to the margins between two seats.
pub fn fit(value: &ValueFunction, samples: &[Sample], seed: u64) -> Net {
    let scales = input_scales(samples);
    let inputs = |seat: &SeatSample, progress: u8| -> Vec<(usize, f32)> {
        let features = seat.features.iter().map(|&feature| f32::from(feature));
        let all = features.chain([f32::from(progress) / 100.0]);
        let all = all.zip(&scales).map(|(x, scale)| x / scale);
        all.enumerate().filter(|(_, x)| *x != 0.0).collect()
    };
    let mut rng = Rng::new(seed);
    let mut adam = Adam::new(scales.len(), &mut rng);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = (EPOCHS * samples.len().div_ceil(BATCH)) as f32;
    for _ in 0..EPOCHS {
        shuffle(&mut order, &mut rng);
        for batch in order.chunks(BATCH) {
            for &number in batch {
                let sample = &samples[number];
                let scores = sample.expected_scores(value);
                let residual = |seat: usize| (sample.seats[seat].target - scores[seat]) / SCALE;
                let seats: Vec<_> =
                    sample.seats.iter().map(|seat| inputs(seat, sample.progress)).collect();
                for one in 0..seats.len() {
                    for other in 0..one {
                        adam.accumulate(
                            &seats[one],
                            &seats[other],
                            residual(one) - residual(other),
                        );
                    }
                }
            }
            let left = 1.0 - adam.steps as f32 / steps;
            adam.step(LEARNING_RATE * left, batch.len());
        }
    }
    let mut net = adam.net;
    for (weights, scale) in net.hidden.iter_mut().zip(&scales) {
        weights.iter_mut().for_each(|weight| *weight /= scale);
    }
    net.output.iter_mut().for_each(|output| *output *= SCALE);
    net
}

/// The root mean square of each input; 1 for a feature that was never seen.
fn input_scales(samples: &[Sample]) -> Vec<f32> {
    let width = samples.first().map_or(0, |sample| sample.seats[0].features.len());
    let (mut squares, mut n) = (vec![0.0f64; width], 0.0);
    for seat in samples.iter().flat_map(|sample| &sample.seats) {
        n += 1.0;
        for (sum, &feature) in squares.iter_mut().zip(&seat.features) {
            *sum += f64::from(feature) * f64::from(feature);
        }
    }
    let scale = |sum: f64| if sum == 0.0 { 1.0 } else { (sum / n).sqrt() as f32 };
    squares.into_iter().map(scale).chain([1.0]).collect()
}

fn shuffle(order: &mut [usize], rng: &mut Rng) {
    for i in (1..order.len()).rev() {
        order.swap(i, rng.below(i as u32 + 1) as usize);
    }
}

/// A network with the state of the optimizer.
struct Adam {
    net: Net,
    gradient: Net,
    first_moment: Net,
    second_moment: Net,
    steps: i32,
}

fn zeros(width: usize) -> Net {
    Net { hidden: vec![[0.0; UNITS]; width], output: [0.0; UNITS] }
}

impl Adam {
    fn new(width: usize, rng: &mut Rng) -> Adam {
        let mut net = zeros(width);
        let reach = 1.0 / (width as f32).sqrt();
        let mut random = |reach: f32| reach * (rng.below(1 << 16) as f32 / (1 << 15) as f32 - 1.0);
        net.hidden.iter_mut().flatten().for_each(|weight| *weight = random(reach));
        net.output.iter_mut().for_each(|output| *output = random(0.1));
        Adam {
            net,
            gradient: zeros(width),
            first_moment: zeros(width),
            second_moment: zeros(width),
            steps: 0,
        }
    }

    fn units(&self, inputs: &[(usize, f32)]) -> Units {
        let mut units = [0.0; UNITS];
        for &(input, x) in inputs {
            for (unit, weight) in units.iter_mut().zip(&self.net.hidden[input]) {
                *unit += x * weight;
            }
        }
        units.map(|unit: f32| unit.max(0.0))
    }

    /// Adds the gradient of the squared error for two seats, the first of which is ahead by `margin`.
    fn accumulate(&mut self, one: &[(usize, f32)], other: &[(usize, f32)], margin: f32) {
        let units = [self.units(one), self.units(other)];
        let output = &self.net.output;
        let points = |units: &Units| {
            units.iter().zip(output).map(|(unit, output)| unit * output).sum::<f32>()
        };
        let error = points(&units[0]) - points(&units[1]) - margin;
        for ((inputs, units), error) in [one, other].into_iter().zip(units).zip([error, -error]) {
            let mut back = [0.0; UNITS];
            for unit in (0..UNITS).filter(|&unit| 0.0 < units[unit]) {
                self.gradient.output[unit] += error * units[unit];
                back[unit] = error * self.net.output[unit];
            }
            for &(input, x) in inputs {
                for (gradient, back) in self.gradient.hidden[input].iter_mut().zip(&back) {
                    *gradient += x * back;
                }
            }
        }
    }

    /// A step for the gradient of so many samples.
    fn step(&mut self, learning_rate: f32, samples: usize) {
        self.steps += 1;
        let (bias1, bias2) = (1.0 - BETA1.powi(self.steps), 1.0 - BETA2.powi(self.steps));
        let weights = numbers(&mut self.net).zip(numbers(&mut self.gradient));
        let moments = numbers(&mut self.first_moment).zip(numbers(&mut self.second_moment));
        for ((weight, gradient), (first, second)) in weights.zip(moments) {
            let mean = std::mem::take(gradient) / samples as f32;
            *first = BETA1 * *first + (1.0 - BETA1) * mean;
            *second = BETA2 * *second + (1.0 - BETA2) * mean * mean;
            *weight -= learning_rate * (*first / bias1) / ((*second / bias2).sqrt() + 1e-8);
        }
    }
}

fn numbers(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    net.hidden.iter_mut().flatten().chain(&mut net.output)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No sum of the two can tell that both together are worth something.
    #[test]
    fn a_network_learns_what_counts_only_together() {
        let has = |one: bool, other: bool| {
            let always = [(0, 1.0)].into_iter();
            let features = [(1, one), (2, other)].into_iter().filter(|(_, has)| *has);
            always.chain(features.map(|(input, _)| (input, 1.0))).collect::<Vec<_>>()
        };
        let all = [(false, false), (false, true), (true, false), (true, true)];
        let points = |(one, other): (bool, bool)| f32::from(u8::from(one && other));
        let mut adam = Adam::new(3, &mut Rng::new(1));
        for _ in 0..1500 {
            for a in all {
                for b in all {
                    adam.accumulate(&has(a.0, a.1), &has(b.0, b.1), points(a) - points(b));
                }
            }
            adam.step(LEARNING_RATE, 16);
        }
        let features = |(one, other)| [1, i16::from(one), i16::from(other)];
        let predicted = all.map(|it| adam.net.points(&features(it), 0));
        for (it, points_of_it) in all.into_iter().zip(predicted) {
            let error = points_of_it - predicted[0] - points(it);
            assert!(error.abs() < 0.02, "{it:?}: {predicted:?}");
        }
    }
}
