//! Schedules: who sits where in which game of a tournament.

use crate::Error;

/// Every choice of entrants for the seats with at least two different ones, in all its rotations.
///
/// A line-up is played once in each rotation, with the same deal; then comes the next line-up, and
/// after the last the first again. So after every cycle everybody sat everywhere equally often, and
/// in a line-up everybody had the same luck of the setup.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The entrants on the seats, by number; of the rotations of a line-up the first in order.
    lineups: Vec<Vec<usize>>,
}

/// One game of a schedule.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ScheduledGame {
    /// The entrant on every seat.
    pub seats: Vec<usize>,
    /// Games with the same number begin with the same luck.
    pub deal: u64,
}

/// More would be no tournament that somebody could play.
const MAX_LINEUPS: usize = 100_000;

impl Schedule {
    pub fn new(entrants: usize, seats: usize) -> Result<Schedule, Error> {
        if entrants < 2 {
            return Err(Error::TooFewEntrants);
        }
        if seats < 2 {
            return Err(Error::TooFewSeats);
        }
        let choices = u32::try_from(seats).ok().and_then(|seats| entrants.checked_pow(seats));
        let choices = choices
            .filter(|choices| choices / seats <= MAX_LINEUPS)
            .ok_or(Error::TooManyLineups { entrants, seats })?;
        let lineup = |mut choice: usize| -> Vec<usize> {
            let mut seat = || {
                let entrant = choice % entrants;
                choice /= entrants;
                entrant
            };
            (0..seats).map(|_| seat()).collect()
        };
        let mut lineups: Vec<_> = (0..choices).map(lineup).filter(|it| is_lineup(it)).collect();
        lineups.sort();
        Ok(Schedule { lineups })
    }

    /// After how many games everybody sat everywhere equally often.
    pub fn cycle(&self) -> u64 {
        (self.lineups.len() * self.lineups[0].len()) as u64
    }

    /// The least number of games, not below `games`, after which everybody sat everywhere equally
    /// often.
    pub fn whole(&self, games: u64) -> u64 {
        games.div_ceil(self.cycle()) * self.cycle()
    }

    /// The game of this number, counted from zero.
    pub fn game(&self, number: u64) -> ScheduledGame {
        let seats = self.lineups[0].len() as u64;
        let (deal, turn) = (number / seats, number % seats);
        let mut lineup = self.lineups[deal as usize % self.lineups.len()].clone();
        lineup.rotate_left(turn as usize);
        ScheduledGame { seats: lineup, deal }
    }
}

/// Whether there are two different entrants, and no rotation comes before.
fn is_lineup(choice: &[usize]) -> bool {
    let rotations = (1..choice.len()).map(|by| [&choice[by..], &choice[..by]].concat());
    rotations.into_iter().all(|rotation| *choice <= *rotation)
        && choice.iter().any(|&entrant| entrant != choice[0])
}
