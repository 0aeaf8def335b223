//! The regression: the coefficients of each feature, from sums over all positions.

use nalgebra::{DMatrix, DVector};
use serde::{Deserialize, Serialize};
use tabletop::Features;

use super::sample::Sample;
use crate::{TrainedWeights, value::PROGRESS_STEPS, weights_file::COMMON};

/// The terms of a weight in the progress `t`: `1`, `t` and `t²`.
const TERMS: usize = 3;
/// The ridge penalty, as a share of the diagonal.
const RIDGE: f64 = 3e-4;
/// By how much the sums of earlier generations decay in each generation.
const DECAY: f64 = 0.7;

/// Sums of products for every step of progress: enough to fit coefficients, however many positions
/// there were.
#[derive(Clone, Debug)]
pub struct Moments {
    width: usize,
    steps: Vec<Option<Step>>,
    samples: f64,
    /// Scratch space for one row.
    row: Vec<i16>,
}

#[derive(Clone, Debug)]
struct Step {
    /// Feature times feature, the lower triangle row by row.
    products: Vec<f64>,
    /// Feature times future points.
    targets: Vec<f64>,
}

impl Step {
    fn add(&mut self, features: &[i16], future_points: f32) {
        let future_points = f64::from(future_points);
        let mut row = 0;
        for (i, &feature) in features.iter().enumerate() {
            if feature != 0 {
                let feature = f64::from(feature);
                self.targets[i] += feature * future_points;
                let products = &mut self.products[row..=row + i];
                for (product, &other) in products.iter_mut().zip(features) {
                    *product += feature * f64::from(other);
                }
            }
            row += i + 1;
        }
    }
}

impl Moments {
    pub fn new(width: usize) -> Moments {
        Moments { width, steps: vec![None; PROGRESS_STEPS], samples: 0.0, row: Vec::new() }
    }

    fn step(steps: &mut [Option<Step>], at: usize, width: usize) -> &mut Step {
        steps[at].get_or_insert_with(|| Step {
            products: vec![0.0; width * (width + 1) / 2],
            targets: vec![0.0; width],
        })
    }

    /// Adds the differences between every two seats, since it is the margin that wins: what helps all
    /// alike, such as time left, gets no weight. A seat that plays alone is added as it is.
    pub fn add(&mut self, sample: &Sample) {
        let step = Moments::step(&mut self.steps, sample.progress.into(), self.width);
        self.samples += 1.0;
        match &sample.seats[..] {
            [alone] => {
                self.row.clone_from(&alone.features);
                step.add(&self.row, alone.future_points());
            }
            seats => {
                for (i, one) in seats.iter().enumerate() {
                    for other in &seats[..i] {
                        let pairs = one.features.iter().zip(&other.features);
                        self.row.clear();
                        self.row.extend(pairs.map(|(one, other)| one - other));
                        step.add(&self.row, one.future_points() - other.future_points());
                    }
                }
            }
        }
    }

    pub fn merge(&mut self, other: &Moments) {
        self.samples += other.samples;
        for (at, more) in other.steps.iter().enumerate() {
            let Some(more) = more else { continue };
            let step = Moments::step(&mut self.steps, at, self.width);
            step.products.iter_mut().zip(&more.products).for_each(|(sum, m)| *sum += m);
            step.targets.iter_mut().zip(&more.targets).for_each(|(sum, m)| *sum += m);
        }
    }

    /// The normal equations of a regression with the weights `a + b t + c t²`, per sample.
    pub fn equations(&self) -> NormalEquations {
        let size = self.width * TERMS;
        let mut matrix = DMatrix::<f64>::zeros(size, size);
        let mut right = DVector::<f64>::zeros(size);
        let share = 1.0 / f64::max(self.samples, 1.0);
        for (at, step) in self.steps.iter().enumerate() {
            let Some(step) = step else { continue };
            let t = at as f64 / 100.0;
            for p in 0..TERMS {
                for i in 0..self.width {
                    right[i * TERMS + p] += share * step.targets[i] * t.powi(p as i32);
                }
                for q in 0..TERMS {
                    let power = share * t.powi((p + q) as i32);
                    let mut products = step.products.iter();
                    for i in 0..self.width {
                        for (j, product) in (0..=i).zip(&mut products) {
                            let (row, column) = (i * TERMS + p, j * TERMS + q);
                            matrix[(row.max(column), row.min(column))] += match i == j && p < q {
                                true => 0.0,
                                false => product * power,
                            };
                        }
                    }
                }
            }
        }
        NormalEquations { matrix: matrix.as_slice().to_vec(), right: right.as_slice().to_vec() }
    }
}

/// The normal equations of the regression, over all generations so far.
#[derive(Clone, Default, Serialize, Deserialize, Debug)]
pub struct NormalEquations {
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl NormalEquations {
    /// Adds those of the generation before, which decay and are not forgotten: otherwise every generation
    /// would repeat the mistakes of the one before the last.
    pub fn add_decayed(&mut self, before: &NormalEquations) {
        let fade = |new: &mut Vec<f64>, old: &[f64]| {
            new.iter_mut().zip(old).for_each(|(new, old)| *new += DECAY * old);
        };
        fade(&mut self.matrix, &before.matrix);
        fade(&mut self.right, &before.right);
    }

    /// The coefficients that predict the future points best.
    pub fn solve<G: Features>(&self) -> TrainedWeights {
        let size = self.right.len();
        let mut matrix = DMatrix::from_column_slice(size, size, &self.matrix);
        for i in 0..size {
            // A feature that was never seen gets the coefficient zero.
            matrix[(i, i)] += matrix[(i, i)] * RIDGE + 1e-6;
        }
        let right = DVector::from_column_slice(&self.right);
        let coefficients = matrix.cholesky().expect("the diagonal is positive").solve(&right);
        let of = |i: usize| std::array::from_fn(|p| coefficients[i * TERMS + p] as f32);
        let names = G::NAMES.iter().chain(&COMMON);
        let coefficients = names.enumerate().map(|(i, &name)| (name.to_owned(), of(i))).collect();
        TrainedWeights { coefficients, ..TrainedWeights::default() }
    }
}
