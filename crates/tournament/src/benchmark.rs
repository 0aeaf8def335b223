//! Measures speed: of random play, and of the search.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use players::KindError;
use tabletop::{Ctx, Features, Game, Rng, Seat, Setup, View};

use crate::Error;

/// How fast random play is and how much it allocates, on one thread.
#[derive(Clone, Debug)]
pub struct Benchmark {
    pub game: &'static str,
    pub seats: u8,
    /// `random` or `uniform`, as the seats of that name play.
    pub kind: String,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    pub decisions_per_game: f64,
    pub rounds_per_game: f64,
    pub choices_mean: f64,
    pub choices_max: usize,
    pub clones_per_s: f64,
    pub state_bytes: usize,
    pub allocations_per_game: f64,
}

/// How fast a bot searches, on the threads its kind names.
#[derive(Clone, Debug)]
pub struct SearchSpeed {
    pub game: &'static str,
    pub seats: u8,
    pub kind: String,
    pub decisions_per_s: f64,
    pub iterations_per_s: f64,
}

/// How long to measure.
#[derive(Copy, Clone, Debug)]
pub enum Length {
    Seconds(f64),
    /// Exactly so many games, for counting instructions.
    Games(u64),
}

/// Random games without a log.
pub(crate) fn playouts<G: Game>(
    seats: u8,
    kind: &str,
    length: Length,
    allocations: fn() -> u64,
) -> Result<Benchmark, Error> {
    let options = Setup::new(seats).options::<G>()?;
    let choose: fn(&G, Seat, &mut Vec<G::Action>) = match kind {
        "random" => G::sensible_actions,
        "uniform" => G::legal_actions,
        _ => return Err(Error::NotRandom(kind.to_owned())),
    };
    let (mut luck, mut pick) = (Rng::new(1), Rng::new(2));
    let mut actions = Vec::with_capacity(1024);
    let (mut games, mut decisions, mut rounds) = (0u64, 0u64, 0u64);
    let (mut choices, mut choices_max) = (0u64, 0);
    // The facts are read from their files before the first game, once for all.
    G::setup(seats, options, &mut Ctx { chance: &mut luck, log: None });
    let (start, allocated) = (Instant::now(), allocations());
    let is_over = |games: u64| match length {
        Length::Seconds(seconds) => {
            games.is_multiple_of(32) && seconds <= start.elapsed().as_secs_f64()
        }
        Length::Games(n) => n <= games,
    };
    while !is_over(games) {
        let mut ctx = Ctx { chance: &mut luck, log: None };
        let mut state = G::setup(seats, options, &mut ctx);
        while let Some(by) = state.deciders().first() {
            choose(&state, by, &mut actions);
            choices += actions.len() as u64;
            choices_max = choices_max.max(actions.len());
            state.apply(by, pick.pick(&actions), &mut ctx);
            decisions += 1;
        }
        rounds += u64::from(state.round());
        games += 1;
    }
    let elapsed = start.elapsed().as_secs_f64();
    let allocated = allocations() - allocated;
    // Clones would only disturb a count of instructions.
    let measured = matches!(length, Length::Seconds(_));
    let per_game = |n: u64| n as f64 / games as f64;
    Ok(Benchmark {
        game: G::NAME,
        seats,
        kind: kind.to_owned(),
        games_per_s: games as f64 / elapsed,
        decisions_per_s: decisions as f64 / elapsed,
        decisions_per_game: per_game(decisions),
        rounds_per_game: per_game(rounds),
        choices_mean: choices as f64 / decisions as f64,
        choices_max,
        clones_per_s: if measured { clones_per_s::<G>(seats, options) } else { 0.0 },
        state_bytes: size_of::<G>(),
        allocations_per_game: per_game(allocated),
    })
}

/// Games among bots of one kind.
pub(crate) fn search<G: Features>(
    seats: u8,
    kind: &str,
    seconds: f64,
) -> Result<SearchSpeed, Error> {
    let options = Setup::new(seats).options::<G>()?;
    let (mut iterations, mut decisions, mut time) = (0, 0, Duration::ZERO);
    for game in 0.. {
        let seed = |seat: u8| u64::from(seat) << 32 | game;
        let bots = (1..=seats).map(|seat| bots::bot::<G>(kind, seed(seat)));
        let mut bots = bots.collect::<Result<Vec<_>, _>>().map_err(KindError::from)?;
        let mut luck = Rng::new(game);
        let mut ctx = Ctx { chance: &mut luck, log: None };
        let mut state = G::setup(seats, options, &mut ctx);
        let mut moves = 0;
        while let Some(by) = state.deciders().first() {
            let start = Instant::now();
            let bot = &mut bots[by.index()];
            let action = bot.choose(View::new(&state, by).after(moves));
            time += start.elapsed();
            iterations += bot.last_search().map_or(0, |found| u64::from(found.iterations));
            state.apply(by, action, &mut ctx);
            moves += 1;
            decisions += 1;
            if seconds <= time.as_secs_f64() {
                let per_second = |n: u64| n as f64 / time.as_secs_f64();
                return Ok(SearchSpeed {
                    game: G::NAME,
                    seats,
                    kind: kind.to_owned(),
                    decisions_per_s: per_second(decisions),
                    iterations_per_s: per_second(iterations),
                });
            }
        }
    }
    unreachable!("the loop ends when the time is over")
}

fn clones_per_s<G: Game>(seats: u8, options: G::Options) -> f64 {
    let state = G::setup(seats, options, &mut Ctx { chance: &mut Rng::new(3), log: None });
    let n = 2_000_000;
    let start = Instant::now();
    for _ in 0..n {
        black_box(*black_box(&state));
    }
    f64::from(n) / start.elapsed().as_secs_f64()
}
