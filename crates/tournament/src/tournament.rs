//! Tournaments: bots play each other, and everybody sits everywhere equally often.

use std::{collections::BTreeMap, time::Duration};

use bots::workers;
use external_bot::Lapses;
use players::SeatBot;
use scene::Present;
use tabletop::{Replay, Rng, Seat, Setup};

use crate::{Error, SinkError, played_game::PlayedGame, schedule::Schedule, standings::Standings};

/// Who plays what, and how often.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub setup: Setup,
    /// The kind of every entrant.
    pub entrants: Vec<String>,
    /// At least so many games: as many as make the schedule whole.
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
}

/// What came of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// Counted from one.
    pub number: u64,
    /// The entrant on every seat, by number.
    pub seats: Vec<usize>,
    /// Of every seat. Whoever wants something illegal is last, and all others have won.
    pub places: Vec<u8>,
    /// Of every seat; empty if the game broke off.
    pub scores: Vec<i32>,
    pub rounds: u32,
    /// Of every seat.
    pub decisions: Vec<u64>,
    /// How long every seat thought.
    pub seconds: Vec<f64>,
    /// The moves every seat lost, because its program failed.
    pub lapses: Vec<Lapses>,
    /// The seat that wanted something illegal.
    pub refused: Option<Seat>,
}

/// Takes in every game as soon as it is over, in no order and from several threads at once: what
/// came of it, and the game itself. When it complains, the tournament ends.
pub type ResultSink<'a> = &'a (dyn Fn(&GameResult, &Replay) -> Result<(), SinkError> + Sync);

impl Tournament {
    /// What the entrants are called: by their kind, and further ones of a kind with a number.
    pub fn names(&self) -> Vec<String> {
        let name = |(at, kind): (usize, &String)| match self.entrants[..at]
            .iter()
            .filter(|earlier| *earlier == kind)
            .count()
        {
            0 => kind.clone(),
            earlier => format!("{kind}#{}", earlier + 1),
        };
        self.entrants.iter().enumerate().map(name).collect()
    }

    pub fn schedule(&self) -> Result<Schedule, Error> {
        Schedule::new(self.entrants.len(), self.setup.seats.into())
    }
}

impl GameResult {
    fn of<G: Present>(number: u64, seats: Vec<usize>, game: &PlayedGame<G>) -> GameResult {
        let place = |seat| match game.refused {
            None => game.state.place(seat),
            Some(refused) if refused == seat => game.state.seats(),
            Some(_) => 1,
        };
        let score = |seat| game.refused.is_none().then(|| game.state.score(seat));
        GameResult {
            number,
            seats,
            places: game.seats().map(place).collect(),
            scores: game.seats().filter_map(score).collect(),
            rounds: game.state.round(),
            decisions: game.seats().map(|seat| game.decisions_of(seat) as u64).collect(),
            seconds: game.thinking_time.iter().map(Duration::as_secs_f64).collect(),
            lapses: game.lapses.iter().map(|lapses| lapses.in_game(number)).collect(),
            refused: game.refused,
        }
    }
}

/// Plays what is missing in `so_far`. A game depends on the seed and its number alone, and the
/// standings are read off the games in their order, so neither the number of threads nor a pause
/// changes anything but the time that was needed.
pub(crate) fn play<G: Present>(
    tournament: &Tournament,
    so_far: &[GameResult],
    sink: ResultSink<'_>,
) -> Result<Standings, Error> {
    let options = tournament.setup.options::<G>()?;
    for kind in &tournament.entrants {
        SeatBot::<G>::new(kind, 0)?;
    }
    let schedule = tournament.schedule()?;
    let games = schedule.whole(tournament.games);
    let mut results: BTreeMap<u64, GameResult> =
        so_far.iter().map(|result| (result.number, result.clone())).collect();
    let missing: Vec<u64> = (1..=games).filter(|number| !results.contains_key(number)).collect();
    let play = |part: &mut Vec<GameResult>, at: usize| {
        let number = missing[at];
        let game = schedule.game(number - 1);
        // The luck of the table is that of the deal; every bot has its own.
        let own = Rng::derive_seed(tournament.seed.rotate_left(32), number);
        let kinds = game.seats.iter().map(|&entrant| &tournament.entrants[entrant]);
        let bots =
            (1..).zip(kinds).map(|(i, kind)| SeatBot::<G>::new(kind, Rng::derive_seed(own, i)));
        let luck = Rng::derive_seed(tournament.seed, game.deal);
        let played = PlayedGame::new(options, luck, &mut bots.collect::<Result<Vec<_>, _>>()?);
        let result = GameResult::of(number, game.seats, &played);
        sink(&result, &played.replay()).map_err(Error::Sink)?;
        part.push(result);
        Ok::<(), Error>(())
    };
    let parts = workers::share(tournament.threads, missing.len(), Vec::new, play)?;
    results.extend(parts.into_iter().flatten().map(|result| (result.number, result)));
    Ok(Standings::new(tournament, results.range(..=games).map(|(_, result)| result)))
}
