//! Simulations: many games among bots, and what can be read off them.

use std::{
    collections::HashMap,
    sync::atomic::{AtomicU64, Ordering},
};

use bots::workers;
use external_bot::Lapses;
use players::SeatBot;
use scene::Present;
use tabletop::{Replay, Rng, Seats, Setup};

use crate::{
    Error, SinkError,
    distribution::{Distribution, Wins},
    played_game::PlayedGame,
};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub setup: Setup,
    pub seed: u64,
    /// The kind of bot on every seat.
    pub kinds: Vec<String>,
    pub games: u64,
    pub threads: usize,
}

/// Takes in every finished game with its number, counted from one, in no order and from several
/// threads at once. When it complains, the simulation ends.
pub type ReplaySink<'a> = &'a (dyn Fn(u64, &Replay) -> Result<(), SinkError> + Sync);

/// What came of a simulation.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Report {
    /// Games that were played to their end.
    pub games: u64,
    /// Games that broke off because a bot wanted something illegal.
    pub refused: u64,
    pub rounds: Distribution,
    pub decisions: Distribution,
    pub winning_score: Distribution,
    pub seats: Vec<SeatStats>,
    pub components: Vec<ComponentStats>,
}

/// A seat over all games.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct SeatStats {
    pub kind: String,
    pub score: Distribution,
    pub wins: Wins,
    /// Moves that were lost, because the seat's program failed.
    pub lapses: Lapses,
    /// The score after each tenth of a game's decisions, and first that after the setup.
    pub curve: [Distribution; 11],
}

/// A component over all games.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct ComponentStats {
    pub id: &'static str,
    /// How often it was used in all.
    pub uses: u64,
    /// In how many games of how many seats somebody used it at least once.
    pub users: u64,
    /// Wins of those seats, and their scores.
    pub wins: Wins,
    pub score: Distribution,
}

impl Report {
    fn new(kinds: &[String], components: &[&'static str]) -> Report {
        let seat = |kind: &String| SeatStats { kind: kind.clone(), ..SeatStats::default() };
        Report {
            seats: kinds.iter().map(seat).collect(),
            components: components
                .iter()
                .map(|&id| ComponentStats { id, ..ComponentStats::default() })
                .collect(),
            ..Report::default()
        }
    }

    fn merge(mut self, other: &Report) -> Report {
        self.games += other.games;
        self.refused += other.refused;
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        self.winning_score.merge(&other.winning_score);
        for (mine, more) in self.seats.iter_mut().zip(&other.seats) {
            mine.score.merge(&more.score);
            mine.wins.add(more.wins);
            mine.lapses.merge(&more.lapses);
            mine.curve.iter_mut().zip(&more.curve).for_each(|(mine, more)| mine.merge(more));
        }
        for (mine, more) in self.components.iter_mut().zip(&other.components) {
            mine.uses += more.uses;
            mine.users += more.users;
            mine.wins.add(more.wins);
            mine.score.merge(&more.score);
        }
        self
    }

    /// Takes in a game that came to its end.
    fn count<G: Present>(&mut self, game: &PlayedGame<G>) {
        let state = &game.state;
        // Alone, a player can lose against nobody.
        let victory = Wins::shared_by(game.winners().count().max(1) as u64);
        let share = |seat| if state.place(seat) == 1 { victory } else { Wins::default() };
        self.games += 1;
        self.rounds.add(state.round().into());
        self.decisions.add(game.decisions() as i64);
        let best = game.seats().map(|seat| state.score(seat)).max().unwrap_or(0);
        self.winning_score.add(best.into());
        for (seat, stats) in game.seats().zip(&mut self.seats) {
            stats.score.add(state.score(seat).into());
            stats.wins.add(share(seat));
            for (tenth, scores) in stats.curve.iter_mut().enumerate() {
                scores.add(game.score_at(tenth, seat).into());
            }
        }
        let mut users: HashMap<&str, Seats> = HashMap::new();
        for (seat, id) in game.events().iter().filter_map(|&event| G::describe(event).used) {
            let known = self.components.iter_mut().find(|stats| stats.id == id);
            let stats = known.expect("only components are used");
            stats.uses += 1;
            let users = users.entry(id).or_default();
            if !users.contains(seat) {
                users.insert(seat);
                stats.users += 1;
                stats.wins.add(share(seat));
                stats.score.add(state.score(seat).into());
            }
        }
    }
}

/// Plays the games on several threads. A game depends on the seed and its number alone, and a report
/// on no order, so the number of threads changes nothing.
pub(crate) fn play<G: Present>(
    simulation: &Simulation,
    progress: &(dyn Fn(u64) + Sync),
    sink: Option<ReplaySink<'_>>,
) -> Result<Report, Error> {
    let options = simulation.setup.options::<G>()?;
    let empty = || Report::new(&simulation.kinds, &G::components());
    let over = AtomicU64::new(0);
    let play = |report: &mut Report, number: usize| {
        let number = number as u64;
        let seed = Rng::derive_seed(simulation.seed, number);
        let bots = (1..)
            .zip(&simulation.kinds)
            .map(|(i, kind)| SeatBot::<G>::new(kind, Rng::derive_seed(seed, i)));
        let game = PlayedGame::new(options, seed, &mut bots.collect::<Result<Vec<_>, _>>()?);
        for (seat, lapses) in report.seats.iter_mut().zip(&game.lapses) {
            seat.lapses.merge(&lapses.in_game(number + 1));
        }
        if game.refused.is_some() {
            report.refused += 1;
        } else {
            report.count(&game);
            if let Some(sink) = sink {
                sink(number + 1, &game.replay()).map_err(Error::Sink)?;
            }
        }
        progress(over.fetch_add(1, Ordering::Relaxed) + 1);
        Ok::<(), Error>(())
    };
    let parts = workers::share(simulation.threads, simulation.games as usize, empty, play)?;
    Ok(parts.iter().fold(empty(), Report::merge))
}
