//! The regression: what each count is worth, from sums over all examples.

use nalgebra::{DMatrix, DVector};
use serde::{Deserialize, Serialize};
use tabletop::Features;

use super::example::Example;
use crate::{Lesson, value::STEPS, weights::COMMON};

/// Powers of the progress by which a worth may change: none, one, two.
const POWERS: usize = 3;
/// How strongly a worth is held at nothing, as a share of all that was seen.
const HOLD: f64 = 3e-4;
/// How much of what earlier generations saw counts in the next.
const MEMORY: f64 = 0.7;

/// Sums of products for every step of progress: enough to fit worths, however many examples there
/// were.
#[derive(Clone, Debug)]
pub struct Moments {
    width: usize,
    steps: Vec<Option<Step>>,
    examples: f64,
    /// What is being added.
    row: Vec<i16>,
}

#[derive(Clone, Debug)]
struct Step {
    /// Count times count, the lower triangle row by row.
    products: Vec<f64>,
    /// Count times points to come.
    targets: Vec<f64>,
}

impl Step {
    fn add(&mut self, counts: &[i16], to_come: f32) {
        let to_come = f64::from(to_come);
        let mut row = 0;
        for (i, &count) in counts.iter().enumerate() {
            if count != 0 {
                let count = f64::from(count);
                self.targets[i] += count * to_come;
                let products = &mut self.products[row..=row + i];
                for (product, &other) in products.iter_mut().zip(counts) {
                    *product += count * f64::from(other);
                }
            }
            row += i + 1;
        }
    }
}

impl Moments {
    pub fn new(width: usize) -> Moments {
        Moments { width, steps: vec![None; STEPS], examples: 0.0, row: Vec::new() }
    }

    fn step(steps: &mut [Option<Step>], at: usize, width: usize) -> &mut Step {
        steps[at].get_or_insert_with(|| Step {
            products: vec![0.0; width * (width + 1) / 2],
            targets: vec![0.0; width],
        })
    }

    /// Two seats are compared at a time, since it is the margin that wins: what helps all alike, such
    /// as time left, is worth nothing. A seat alone is taken for itself.
    pub fn add(&mut self, example: &Example) {
        let step = Moments::step(&mut self.steps, example.progress.into(), self.width);
        self.examples += 1.0;
        match &example.seats[..] {
            [alone] => {
                self.row.clone_from(&alone.counts);
                step.add(&self.row, alone.to_come());
            }
            seats => {
                for (i, one) in seats.iter().enumerate() {
                    for other in &seats[..i] {
                        let pairs = one.counts.iter().zip(&other.counts);
                        self.row.clear();
                        self.row.extend(pairs.map(|(one, other)| one - other));
                        step.add(&self.row, one.to_come() - other.to_come());
                    }
                }
            }
        }
    }

    pub fn merge(&mut self, other: &Moments) {
        self.examples += other.examples;
        for (at, more) in other.steps.iter().enumerate() {
            let Some(more) = more else { continue };
            let step = Moments::step(&mut self.steps, at, self.width);
            step.products.iter_mut().zip(&more.products).for_each(|(sum, m)| *sum += m);
            step.targets.iter_mut().zip(&more.targets).for_each(|(sum, m)| *sum += m);
        }
    }

    /// The equations of a regression in which every count is worth `a + b t + c t²`, for one example.
    pub fn equations(&self) -> Equations {
        let size = self.width * POWERS;
        let mut matrix = DMatrix::<f64>::zeros(size, size);
        let mut right = DVector::<f64>::zeros(size);
        let share = 1.0 / f64::max(self.examples, 1.0);
        for (at, step) in self.steps.iter().enumerate() {
            let Some(step) = step else { continue };
            let t = at as f64 / 100.0;
            for p in 0..POWERS {
                for i in 0..self.width {
                    right[i * POWERS + p] += share * step.targets[i] * t.powi(p as i32);
                }
                for q in 0..POWERS {
                    let power = share * t.powi((p + q) as i32);
                    let mut products = step.products.iter();
                    for i in 0..self.width {
                        for (j, product) in (0..=i).zip(&mut products) {
                            let (row, column) = (i * POWERS + p, j * POWERS + q);
                            matrix[(row.max(column), row.min(column))] += match i == j && p < q {
                                true => 0.0,
                                false => product * power,
                            };
                        }
                    }
                }
            }
        }
        Equations { matrix: matrix.as_slice().to_vec(), right: right.as_slice().to_vec() }
    }
}

/// The normal equations of the regression, over all generations so far.
#[derive(Clone, Default, Serialize, Deserialize, Debug)]
pub struct Equations {
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Equations {
    /// What was seen before counts for less, but it is not forgotten: else every generation would make
    /// the mistakes again that only its grandparents made.
    pub fn remember(&mut self, before: &Equations) {
        let fade = |new: &mut Vec<f64>, old: &[f64]| {
            new.iter_mut().zip(old).for_each(|(new, old)| *new += MEMORY * old);
        };
        fade(&mut self.matrix, &before.matrix);
        fade(&mut self.right, &before.right);
    }

    /// The worths that foresee the points to come best.
    pub fn solve<G: Features>(&self) -> Lesson {
        let size = self.right.len();
        let mut matrix = DMatrix::from_column_slice(size, size, &self.matrix);
        for i in 0..size {
            // What was never counted is worth nothing.
            matrix[(i, i)] += matrix[(i, i)] * HOLD + 1e-6;
        }
        let right = DVector::from_column_slice(&self.right);
        let worth = matrix.cholesky().expect("the diagonal is positive").solve(&right);
        let of = |i: usize| std::array::from_fn(|p| worth[i * POWERS + p] as f32);
        let names = G::NAMES.iter().chain(&COMMON);
        let worth = names.enumerate().map(|(i, &name)| (name.to_owned(), of(i))).collect();
        Lesson { worth, ..Lesson::default() }
    }
}
