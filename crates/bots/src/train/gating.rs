//! Gating: whether a new model plays better than the one before it.

use std::sync::Arc;

use tabletop::{Features, Seat};

use super::{Teacher, TrainingPlan, play};
use crate::{Model, workers};

/// A multiple of all numbers of seats.
const GAMES: u64 = 120;

/// What the new model wins against the old one, in fair shares: 1 is as much as the old one.
///
/// It has one seat and the old one all others, each seat equally often with the same deals. Alone, each
/// plays the same deals, and the better score wins.
pub fn win_ratio<G: Features>(
    plan: &TrainingPlan,
    options: G::Options,
    teacher: Teacher,
    new: &Arc<Model>,
    old: &Arc<Model>,
) -> f64 {
    let seats = u64::from(plan.seats);
    let share = |number: u64| match seats {
        1 => {
            let score =
                |model| play::<G>(options, teacher, &[model], number, |_, _| {}).score(Seat(0));
            1.0 + f64::from((score(new) - score(old)).signum())
        }
        _ => {
            let seat = Seat((number % seats) as u8);
            let mut models = vec![old; seats as usize];
            models[seat.index()] = new;
            let end = play::<G>(options, teacher, &models, number / seats, |_, _| {});
            let first = |seat: &Seat| end.place(*seat) == 1;
            let winners = Seat::first(plan.seats).filter(first).count();
            if first(&seat) { seats as f64 / winners as f64 } else { 0.0 }
        }
    };
    let shares = workers::map(plan.threads, GAMES as usize, |number| share(number as u64));
    shares.iter().sum::<f64>() / GAMES as f64
}
