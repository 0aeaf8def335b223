//! Positions and what they came to in the end.

use tabletop::{Features, Seat};

use super::Exam;
use crate::{
    Hopes, Value,
    value::{SEATS, count},
    weights::COMMON,
};

/// A position, what was counted in it for every seat, and what became of it.
#[derive(Clone, Debug)]
pub struct Example {
    pub progress: u8,
    pub seats: Vec<Prospect>,
}

/// A seat in a position.
#[derive(Clone, Debug)]
pub struct Prospect {
    /// What was counted.
    pub counts: Vec<i16>,
    pub score: f32,
    /// What it is taken to come to: see [`look_ahead`].
    pub aim: f32,
    pub final_score: f32,
    /// The share of the victory.
    pub won: f32,
}

impl Prospect {
    pub fn to_come(&self) -> f32 {
        self.aim - self.score
    }
}

impl Example {
    pub fn new<G: Features>(state: &G) -> Example {
        let prospect = |seat| {
            let mut counts = vec![0; G::NAMES.len() + COMMON.len()];
            count(state, seat, &mut counts);
            let score = state.score(seat) as f32;
            Prospect { counts, score, aim: 0.0, final_score: 0.0, won: 0.0 }
        };
        Example {
            progress: state.progress().min(100),
            seats: Seat::first(state.seats()).map(prospect).collect(),
        }
    }

    pub fn conclude<G: Features>(&mut self, end: &G) {
        let winners = Seat::first(end.seats()).filter(|&seat| end.place(seat) == 1).count();
        for (seat, prospect) in Seat::first(end.seats()).zip(&mut self.seats) {
            prospect.final_score = end.score(seat) as f32;
            prospect.aim = prospect.final_score;
            prospect.won = if end.place(seat) == 1 { 1.0 / winners as f32 } else { 0.0 };
        }
    }

    /// Takes this for what the position comes to.
    pub fn aim_at(&mut self, hopes: &Hopes) {
        self.seats.iter_mut().zip(hopes).for_each(|(prospect, hope)| prospect.aim = *hope);
    }

    pub fn hopes(&self, value: &Value) -> Hopes {
        let mut hopes = [0.0; SEATS];
        for (hope, prospect) in hopes.iter_mut().zip(&self.seats) {
            *hope = prospect.score + value.to_come(self.progress, &prospect.counts);
        }
        hopes
    }
}

/// How much of what a position is taken to come to is left to the positions after the next.
const PATIENCE: f32 = 0.98;

/// What comes at the end depends on luck and on hundreds of decisions, and little of it on this
/// position. What was hoped for somewhat later tells more of it: every position learns from the hopes
/// of those that followed it, the near ones most (temporal differences).
pub fn look_ahead(value: &Value, game: &mut [Example]) {
    let Some(last) = game.last() else { return };
    let mut aims: Vec<f32> = last.seats.iter().map(|prospect| prospect.final_score).collect();
    for example in game.iter_mut().rev() {
        let hopes = example.hopes(value);
        for ((prospect, aim), hope) in example.seats.iter_mut().zip(&mut aims).zip(hopes) {
            prospect.aim = *aim;
            *aim = PATIENCE * *aim + (1.0 - PATIENCE) * hope;
        }
    }
}

/// For every tenth of the game: how far the margin between two seats is off, as the scale of a
/// logistic distribution.
pub fn doubt(value: &Value, examples: &[Example]) -> Vec<f32> {
    let mut squares = [(0.0f64, 0.0f64); 11];
    for example in examples {
        let hopes = example.hopes(value);
        let error = |seat: usize| example.seats[seat].final_score - hopes[seat];
        let tenth = &mut squares[(usize::from(example.progress) + 5) / 10];
        let mut note = |off: f32| {
            tenth.0 += f64::from(off * off);
            tenth.1 += 1.0;
        };
        match example.seats.len() {
            1 => note(error(0)),
            n => {
                for one in 0..n {
                    (0..one).for_each(|other| note(error(one) - error(other)));
                }
            }
        }
    }
    let scale = 3f64.sqrt() / std::f64::consts::PI;
    let (all, n) = squares.iter().fold((0.0, 0.0), |sum, s| (sum.0 + s.0, sum.1 + s.1));
    // A few examples from tenths that are hardly ever seen are helped by the mean of all.
    let mean = all / f64::max(n, 1.0);
    let of = |(sum, n): &(f64, f64)| (((sum + 20.0 * mean) / (n + 20.0)).sqrt() * scale) as f32;
    squares.iter().map(|tenth| of(tenth).max(0.5)).collect()
}

pub fn examine(value: &Value, examples: &[Example]) -> Exam {
    let mut exam = Exam { positions: examples.len(), ..Exam::default() };
    let (mut squares, mut missed) = (0.0, 0.0);
    for example in examples {
        let hopes = example.hopes(value);
        let seats = example.seats.len();
        let mut compare = |came: f32, hoped: f32| {
            squares += f64::from(came * came);
            missed += f64::from((came - hoped) * (came - hoped));
        };
        if let [alone] = &example.seats[..] {
            compare(alone.final_score - alone.score, hopes[0] - alone.score);
        }
        for (i, (one, hope)) in example.seats.iter().zip(hopes).enumerate() {
            for (other, other_hope) in example.seats[..i].iter().zip(hopes) {
                compare(one.final_score - other.final_score, hope - other_hope);
            }
        }
        let chances = value.shares(&hopes[..seats], example.progress);
        let favourite = (0..seats).max_by(|&a, &b| chances[a].total_cmp(&chances[b]));
        exam.favourites += favourite.map_or(0.0, |seat| f64::from(example.seats[seat].won));
        for (prospect, chance) in example.seats.iter().zip(chances) {
            exam.surprise -= f64::from(prospect.won * chance.max(1e-6).ln());
        }
    }
    let positions = f64::max(exam.positions as f64, 1.0);
    exam.favourites /= positions;
    exam.surprise /= positions;
    exam.foreseen = 1.0 - missed / f64::max(squares, 1e-9);
    exam
}
