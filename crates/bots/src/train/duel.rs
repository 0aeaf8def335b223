//! Whether something new plays better than what was known before.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use tabletop::{Features, Seat};

use super::{Course, Teacher, play};
use crate::Mind;

/// A multiple of all numbers of seats.
const GAMES: u64 = 120;

/// What the new mind wins against the old one, in fair shares: 1 is as much as the old one.
///
/// It has one seat and the old one all others, each seat equally often with the same deals. Alone, each
/// plays the same deals, and the better score wins.
pub fn duel<G: Features>(
    course: &Course,
    options: G::Options,
    teacher: Teacher,
    new: &Arc<Mind>,
    old: &Arc<Mind>,
) -> f64 {
    let seats = u64::from(course.seats);
    let share = |number: u64| match seats {
        1 => {
            let score =
                |mind| play::<G>(options, teacher, &[mind], number, |_, _| {}).score(Seat(0));
            1.0 + f64::from((score(new) - score(old)).signum())
        }
        _ => {
            let seat = Seat((number % seats) as u8);
            let mut minds = vec![old; seats as usize];
            minds[seat.index()] = new;
            let end = play::<G>(options, teacher, &minds, number / seats, |_, _| {});
            let first = |seat: &Seat| end.place(*seat) == 1;
            let winners = Seat::first(course.seats).filter(first).count();
            if first(&seat) { seats as f64 / winners as f64 } else { 0.0 }
        }
    };
    let (next, shares) = (AtomicU64::new(0), Mutex::new(vec![0.0; GAMES as usize]));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if GAMES <= number {
                break;
            }
            let share = share(number);
            shares.lock().unwrap_or_else(PoisonError::into_inner)[number as usize] = share;
        }
    };
    thread::scope(|scope| {
        (0..course.threads.max(1)).for_each(|_| drop(scope.spawn(work)));
    });
    let shares = shares.into_inner().unwrap_or_else(PoisonError::into_inner);
    shares.iter().sum::<f64>() / GAMES as f64
}
