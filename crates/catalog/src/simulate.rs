//! Simulations: many games among bots, and what can be read off them.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use bots::Bot;
use scene::Present;
use tabletop::{Ctx, Luck, Recorder, Replay, Rng, Seat, View};

use crate::title::{Setup, options_of};

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
pub type Sink<'a> = &'a (dyn Fn(u64, &Replay) -> Result<(), String> + Sync);

/// What came of a simulation.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games that were played to their end.
    pub games: u64,
    /// Games that broke off because a bot wanted something illegal.
    pub refused: u64,
    pub rounds: Summary,
    pub decisions: Summary,
    pub winning_score: Summary,
    pub seats: Vec<SeatStats>,
    pub components: Vec<ComponentStats>,
}

/// A seat over all games.
#[derive(Clone, Debug, Default)]
pub struct SeatStats {
    pub kind: String,
    pub score: Summary,
    /// Games won; a shared victory counts its share.
    pub wins: f64,
}

/// A component over all games.
#[derive(Clone, Debug, Default)]
pub struct ComponentStats {
    pub id: &'static str,
    /// How often it was used in all.
    pub uses: u64,
    /// In how many games of how many seats somebody used it at least once.
    pub users: u64,
    /// Wins of those seats, and their scores.
    pub wins: f64,
    pub score: Summary,
}

/// Mean, standard deviation and range of a number that is measured often.
#[derive(Copy, Clone, Debug)]
pub struct Summary {
    pub n: u64,
    sum: f64,
    squares: f64,
    pub least: f64,
    pub most: f64,
}

impl Default for Summary {
    fn default() -> Self {
        Summary { n: 0, sum: 0.0, squares: 0.0, least: f64::INFINITY, most: f64::NEG_INFINITY }
    }
}

impl Summary {
    fn add(&mut self, value: f64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
        self.least = self.least.min(value);
        self.most = self.most.max(value);
    }

    fn merge(&mut self, other: &Summary) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.n as f64
    }

    pub fn deviation(&self) -> f64 {
        (self.squares / self.n as f64 - self.mean() * self.mean()).max(0.0).sqrt()
    }
}

/// The 95 % confidence interval of a share (Wilson's score interval).
pub fn interval(wins: f64, n: u64) -> (f64, f64) {
    let (n, z) = (n as f64, 1.96);
    let share = wins / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    ((middle - half) / scale, (middle + half) / scale)
}

impl Report {
    fn new(kinds: &[String], components: impl Iterator<Item = &'static str>) -> Report {
        let seat = |kind: &String| SeatStats { kind: kind.clone(), ..SeatStats::default() };
        Report {
            seats: kinds.iter().map(seat).collect(),
            components: components
                .map(|id| ComponentStats { id, ..ComponentStats::default() })
                .collect(),
            ..Report::default()
        }
    }

    fn merge(&mut self, other: &Report) {
        self.games += other.games;
        self.refused += other.refused;
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        self.winning_score.merge(&other.winning_score);
        for (mine, more) in self.seats.iter_mut().zip(&other.seats) {
            mine.score.merge(&more.score);
            mine.wins += more.wins;
        }
        for (mine, more) in self.components.iter_mut().zip(&other.components) {
            mine.uses += more.uses;
            mine.users += more.users;
            mine.wins += more.wins;
            mine.score.merge(&more.score);
        }
    }
}

/// Plays the games on several threads. A game depends on the seed and its number alone, so the
/// number of threads changes nothing.
pub(crate) fn simulate<G: Present>(
    simulation: &Simulation,
    progress: &(dyn Fn(u64) + Sync),
    sink: Option<Sink<'_>>,
) -> Result<Report, String> {
    let options = options_of::<G>(&simulation.setup)?;
    for kind in &simulation.kinds {
        bots::bot::<G>(kind, 0)?;
    }
    let (next, over) = (AtomicU64::new(0), AtomicU64::new(0));
    let components = || G::components().into_iter().map(|component| component.id);
    let play = || {
        let mut report = Report::new(&simulation.kinds, components());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if simulation.games <= number {
                return Ok(report);
            }
            let seed = seed_of(simulation.seed, number);
            let mut bots = sit_down(&simulation.kinds, seed);
            match Played::<G>::new(simulation.setup.seats, options, seed, &mut bots) {
                None => report.refused += 1,
                Some(played) => {
                    played.count(&mut report);
                    if let Some(sink) = sink {
                        // After a complaint nobody begins another game.
                        sink(number + 1, &played.replay(&options)).inspect_err(|_| {
                            next.store(simulation.games, Ordering::Relaxed);
                        })?;
                    }
                }
            }
            progress(over.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let parts = thread::scope(|scope| {
        let workers: Vec<_> = (0..simulation.threads.max(1)).map(|_| scope.spawn(play)).collect();
        let parts = workers.into_iter().map(|w| w.join().expect("a worker does not panic"));
        parts.collect::<Result<Vec<Report>, String>>()
    })?;
    let mut report = Report::new(&simulation.kinds, components());
    parts.iter().for_each(|part| report.merge(part));
    Ok(report)
}

/// The seed of one game of a simulation.
fn seed_of(seed: u64, game: u64) -> u64 {
    Rng::new(seed ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15)).number()
}

/// The bots of one game.
fn sit_down<G: Present>(kinds: &[String], seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let bot = |(i, kind): (usize, &String)| bots::bot(kind, seed_of(seed, i as u64 + 1));
    kinds.iter().enumerate().map(|seat| bot(seat).expect("checked before")).collect()
}

/// A game that was played to its end.
pub(crate) struct Played<G: Present> {
    state: G,
    log: Vec<G::Event>,
    opening: Vec<Luck>,
    steps: Vec<(Seat, G::Action, Vec<Luck>)>,
}

impl<G: Present> Played<G> {
    /// Plays one game; nothing if a bot wants something illegal.
    pub(crate) fn new(
        seats: u8,
        options: G::Options,
        seed: u64,
        bots: &mut [Box<dyn Bot<G>>],
    ) -> Option<Played<G>> {
        let mut rng = Rng::new(seed);
        let mut recorder = Recorder::new(&mut rng);
        let ctx = &mut Ctx { chance: &mut recorder, log: None };
        let mut state = G::setup(seats, options, ctx);
        let opening = recorder.drawn();
        let (mut log, mut steps, mut legal) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(by) = state.deciders().first() {
            let action = bots[by.index()].choose(View::new(&state, by));
            state.legal_actions(by, &mut legal);
            if !legal.contains(&action) {
                return None;
            }
            let mut recorder = Recorder::new(&mut rng);
            state.apply(by, action, &mut Ctx { chance: &mut recorder, log: Some(&mut log) });
            steps.push((by, action, recorder.drawn()));
        }
        Some(Played { state, log, opening, steps })
    }

    fn replay(&self, options: &G::Options) -> Replay {
        let steps = self.steps.iter().map(|(by, action, luck)| (*by, *action, &**luck));
        Replay::of::<G>(self.state.seats(), options, &self.opening, steps)
    }

    fn count(&self, report: &mut Report) {
        let state = &self.state;
        let seats: Vec<Seat> = Seat::first(state.seats()).collect();
        let winners = seats.iter().filter(|&&seat| state.place(seat) == 1).count();
        let share = |seat: Seat| if state.place(seat) == 1 { 1.0 / winners as f64 } else { 0.0 };
        report.games += 1;
        report.rounds.add(state.round().into());
        report.decisions.add(self.steps.len() as f64);
        let best = seats.iter().map(|&seat| state.score(seat)).max().unwrap_or(0);
        report.winning_score.add(best.into());
        for (&seat, stats) in seats.iter().zip(&mut report.seats) {
            stats.score.add(state.score(seat).into());
            stats.wins += share(seat);
        }
        let mut used = vec![0u8; report.components.len()];
        for (seat, component) in self.log.iter().filter_map(|&event| G::used(event)) {
            let stats = &mut report.components[component];
            stats.uses += 1;
            if used[component] >> seat.0 & 1 == 0 {
                used[component] |= 1 << seat.0;
                stats.users += 1;
                stats.wins += share(seat);
                stats.score.add(state.score(seat).into());
            }
        }
    }
}
