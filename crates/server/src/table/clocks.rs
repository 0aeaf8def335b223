//! Clocks: how much time everybody has left.
//!
//! The time of a move runs first, then the bank. Time in which the server is down is not
//! counted: clocks go on from where they were last stored.

use std::{fmt, time::Duration};

use tabletop::{Seat, Seats};
use tokio::time::Instant;
use wire::{lobby::TimeControl, table::Clock};

/// The clocks of a table; empty if the game is untimed.
#[derive(Debug)]
pub struct Clocks {
    per_move: Duration,
    left: Vec<Left>,
    running: Seats,
    /// Since when they run.
    since: Instant,
}

/// What one seat has left.
#[derive(Copy, Clone, Debug)]
struct Left {
    of_move: Duration,
    of_bank: Duration,
}

impl Left {
    fn after(self, time: Duration) -> Left {
        let beyond = time.saturating_sub(self.of_move);
        Left {
            of_move: self.of_move.saturating_sub(time),
            of_bank: self.of_bank.saturating_sub(beyond),
        }
    }

    fn all(self) -> Duration {
        self.of_move + self.of_bank
    }
}

impl Clocks {
    /// Full clocks that do not run yet.
    pub fn new(time_control: TimeControl, seats: usize) -> Clocks {
        let seconds = |n: u32| Duration::from_secs(n.into());
        let (per_move, bank) = match time_control {
            TimeControl::Easy => (Duration::ZERO, Duration::ZERO),
            TimeControl::Live { per_move, bank } => (seconds(per_move), seconds(bank)),
            TimeControl::Days { hours } => (seconds(hours * 3600), Duration::ZERO),
        };
        let seats = if time_control == TimeControl::Easy { 0 } else { seats };
        let left = vec![Left { of_move: per_move, of_bank: bank }; seats];
        Clocks { per_move, left, running: Seats::NONE, since: Instant::now() }
    }

    /// Sets the clocks as they were written down.
    pub fn read(&mut self, text: &str) {
        let millis = |word: &str| word.parse().map(Duration::from_millis).ok();
        let read = |pair: &str| {
            let (of_move, of_bank) = pair.split_once(' ')?;
            Some(Left { of_move: millis(of_move)?, of_bank: millis(of_bank)? })
        };
        for (left, row) in self.left.iter_mut().zip(text.split(',').map(read)) {
            *left = row.unwrap_or(*left);
        }
        self.since = Instant::now();
    }

    /// Lets the clocks of these seats run from now on, and no others.
    pub fn run(&mut self, seats: Seats) {
        let now = Instant::now();
        let ran = now - self.since;
        for seat in self.running.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = left.after(ran);
            }
        }
        self.since = now;
        self.running = if self.left.is_empty() { Seats::NONE } else { seats };
    }

    /// The whole time of a move again.
    pub fn refill(&mut self, seat: Seat) {
        self.run(self.running);
        if let Some(left) = self.left.get_mut(seat.index()) {
            left.of_move = self.per_move;
        }
    }

    pub fn are_running(&self) -> bool {
        !self.running.is_empty()
    }

    /// When the first clock will have run out.
    pub fn deadline(&self) -> Option<Instant> {
        self.running.iter().map(|seat| self.since + self.left[seat.index()].all()).min()
    }

    /// A seat whose time is over.
    pub fn run_out(&self) -> Option<Seat> {
        let ran = self.since.elapsed();
        self.running.iter().find(|seat| self.left[seat.index()].all() <= ran)
    }

    /// The time a seat has left; `None` if the game is untimed.
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        (seat.index() < self.left.len()).then(|| self.now(seat.index()).all())
    }

    /// Whether this seat has no time left at all.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.left(seat).is_some_and(|left| left.is_zero())
    }

    /// What everybody is told.
    pub fn tell(&self) -> Vec<Clock> {
        let clock = |(at, running): (usize, bool)| {
            let left = self.now(at);
            Clock {
                move_ms: left.of_move.as_millis() as i64,
                bank_ms: left.of_bank.as_millis() as i64,
                running,
            }
        };
        let is_running = |at| self.running.contains(Seat(at as u8));
        (0..self.left.len()).map(|at| clock((at, is_running(at)))).collect()
    }

    fn now(&self, at: usize) -> Left {
        let is_running = self.running.contains(Seat(at as u8));
        if is_running { self.left[at].after(self.since.elapsed()) } else { self.left[at] }
    }
}

/// As they are written down: milliseconds of the move and of the bank, seat by seat.
impl fmt::Display for Clocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pair = |at| {
            let left = self.now(at);
            format!("{} {}", left.of_move.as_millis(), left.of_bank.as_millis())
        };
        f.write_str(&(0..self.left.len()).map(pair).collect::<Vec<_>>().join(","))
    }
}
