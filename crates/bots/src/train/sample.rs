//! Samples: positions of a game with the features of every seat, and what became of them.

use tabletop::{Features, Seat};

use super::Evaluation;
use crate::{
    ExpectedScores, ValueFunction,
    value::{MAX_SEATS, extract},
    weights_file::COMMON,
};

/// A position: what was seen in it and what became of it.
#[derive(Clone, Debug)]
pub struct Sample {
    pub progress: u8,
    pub seats: Vec<SeatSample>,
}

/// A seat in a sample.
#[derive(Clone, Debug)]
pub struct SeatSample {
    pub features: Vec<i16>,
    pub score: f32,
    /// The final score it is trained to expect: see [`set_td_targets`].
    pub target: f32,
    pub final_score: f32,
    /// The share of the victory.
    pub won: f32,
}

impl SeatSample {
    pub fn future_points(&self) -> f32 {
        self.target - self.score
    }
}

impl Sample {
    pub fn new<G: Features>(state: &G) -> Sample {
        let seat_sample = |seat| {
            let mut features = vec![0; G::NAMES.len() + COMMON.len()];
            extract(state, seat, &mut features);
            let score = state.score(seat) as f32;
            SeatSample { features, score, target: 0.0, final_score: 0.0, won: 0.0 }
        };
        Sample {
            progress: state.progress().min(100),
            seats: Seat::first(state.seats()).map(seat_sample).collect(),
        }
    }

    /// Labels every seat with how the game ended.
    pub fn set_outcome<G: Features>(&mut self, end: &G) {
        let winners = Seat::first(end.seats()).filter(|&seat| end.place(seat) == 1).count();
        for (seat, seat_sample) in Seat::first(end.seats()).zip(&mut self.seats) {
            seat_sample.final_score = end.score(seat) as f32;
            seat_sample.target = seat_sample.final_score;
            seat_sample.won = if end.place(seat) == 1 { 1.0 / winners as f32 } else { 0.0 };
        }
    }

    pub fn set_targets(&mut self, scores: &ExpectedScores) {
        self.seats
            .iter_mut()
            .zip(scores)
            .for_each(|(seat_sample, score)| seat_sample.target = *score);
    }

    pub fn expected_scores(&self, value: &ValueFunction) -> ExpectedScores {
        let mut scores = [0.0; MAX_SEATS];
        for (score, seat_sample) in scores.iter_mut().zip(&self.seats) {
            *score = seat_sample.score + value.future_points(self.progress, &seat_sample.features);
        }
        scores
    }
}

/// The λ of TD(λ): how much of a target comes from the positions after the next.
const LAMBDA: f32 = 0.98;

/// Sets the targets of a game by temporal differences, TD(λ). The final score depends on luck and on
/// hundreds of decisions, and little of it on one position; what is expected a little later tells more of
/// it. So the target of a position is a mean of what `value` expects in those that follow, the near ones
/// most, and of the final score.
pub fn set_td_targets(value: &ValueFunction, game: &mut [Sample]) {
    let Some(last) = game.last() else { return };
    let mut targets: Vec<f32> =
        last.seats.iter().map(|seat_sample| seat_sample.final_score).collect();
    for sample in game.iter_mut().rev() {
        let scores = sample.expected_scores(value);
        for ((seat_sample, target), score) in sample.seats.iter_mut().zip(&mut targets).zip(scores)
        {
            seat_sample.target = *target;
            *target = LAMBDA * *target + (1.0 - LAMBDA) * score;
        }
    }
}

/// For every tenth of the game: how far the expected margin between two seats is off, as the scale of a
/// logistic distribution.
pub fn margin_scale(value: &ValueFunction, samples: &[Sample]) -> Vec<f32> {
    let mut squares = [(0.0f64, 0.0f64); 11];
    for sample in samples {
        let scores = sample.expected_scores(value);
        let error = |seat: usize| sample.seats[seat].final_score - scores[seat];
        let tenth = &mut squares[(usize::from(sample.progress) + 5) / 10];
        let mut add = |error: f32| {
            tenth.0 += f64::from(error * error);
            tenth.1 += 1.0;
        };
        match sample.seats.len() {
            1 => add(error(0)),
            n => {
                for one in 0..n {
                    (0..one).for_each(|other| add(error(one) - error(other)));
                }
            }
        }
    }
    let scale = 3f64.sqrt() / std::f64::consts::PI;
    let (all, n) = squares.iter().fold((0.0, 0.0), |sum, s| (sum.0 + s.0, sum.1 + s.1));
    // The mean of all stands in for tenths that were hardly ever seen.
    let mean = all / f64::max(n, 1.0);
    let of = |(sum, n): &(f64, f64)| (((sum + 20.0 * mean) / (n + 20.0)).sqrt() * scale) as f32;
    squares.iter().map(|tenth| of(tenth).max(0.5)).collect()
}

/// How good a value function is, by positions it was not fitted to.
pub fn evaluate(value: &ValueFunction, samples: &[Sample]) -> Evaluation {
    let mut evaluation = Evaluation { positions: samples.len(), ..Evaluation::default() };
    let (mut squares, mut residuals) = (0.0, 0.0);
    for sample in samples {
        let scores = sample.expected_scores(value);
        let seats = sample.seats.len();
        let mut compare = |actual: f32, expected: f32| {
            squares += f64::from(actual * actual);
            residuals += f64::from((actual - expected) * (actual - expected));
        };
        if let [alone] = &sample.seats[..] {
            compare(alone.final_score - alone.score, scores[0] - alone.score);
        }
        for (i, (one, score)) in sample.seats.iter().zip(scores).enumerate() {
            for (other, other_score) in sample.seats[..i].iter().zip(scores) {
                compare(one.final_score - other.final_score, score - other_score);
            }
        }
        let probabilities = value.softmax(&scores[..seats], sample.progress);
        let favourite = (0..seats).max_by(|&a, &b| probabilities[a].total_cmp(&probabilities[b]));
        evaluation.accuracy += favourite.map_or(0.0, |seat| f64::from(sample.seats[seat].won));
        for (seat_sample, probability) in sample.seats.iter().zip(probabilities) {
            evaluation.cross_entropy -= f64::from(seat_sample.won * probability.max(1e-6).ln());
        }
    }
    let n = f64::max(evaluation.positions as f64, 1.0);
    evaluation.accuracy /= n;
    evaluation.cross_entropy /= n;
    evaluation.explained_variance = 1.0 - residuals / f64::max(squares, 1e-9);
    evaluation
}
