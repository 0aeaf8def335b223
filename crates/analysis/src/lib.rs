//! What a search has to say about a game: everybody's chances over a game that is over, where it was
//! decided ([`analyse`]), and what a bot thinks of its move ([`Remark`]).

mod remark;

use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Budget, Candidate, SearchResult, workers};
use players::Players;
use scene::Table;
use tabletop::{Rng, Seat};

pub use remark::{Remark, SecondThought};

/// How closely a game is analysed.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    /// Iterations of the search before every move; what seems decisive is then searched longer.
    pub iterations: u32,
    /// They do not change the result.
    pub threads: usize,
    /// That of the searches.
    pub seed: u64,
}

impl Default for Settings {
    /// A game of two takes a few seconds.
    fn default() -> Self {
        Settings { iterations: 500, threads: 1, seed: 1 }
    }
}

/// What a game that is over looks like in hindsight.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// one before every move and one at the end; empty for a seat that plays alone.
    pub points: Vec<Point>,
    /// Where the game was decided, the most important first.
    pub turns: Vec<TurningPoint>,
}

/// How likely each seat was to win at some time, which adds up to one.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// So many moves had been made.
    pub moves: usize,
    /// Who was asked; `None` at the end.
    pub by: Option<Seat>,
    /// Of every seat.
    pub chances: Vec<f32>,
}

/// A move by which somebody's chances changed.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// So many moves had been made before it.
    pub moves: usize,
    /// Whose move it was, and whose chances these are.
    pub by: Seat,
    /// In notation.
    pub played: String,
    pub chance_before: f32,
    pub chance_after: f32,
    /// What would have been better, and the chance with it; `None` where the change was luck.
    pub better: Option<(String, f32)>,
}

impl TurningPoint {
    pub fn is_luck(&self) -> bool {
        self.better.is_none()
    }

    /// How much it mattered.
    pub fn weight(&self) -> f32 {
        let from = self.better.as_ref().map_or(self.chance_before, |(_, chance)| *chance);
        (self.chance_after - from).abs()
    }
}

/// The most turning points that are reported.
const MAX_TURNS: usize = 5;
/// A smaller change is not reported.
const MIN_CHANGE: f32 = 0.05;
/// The standard error of a win probability after one visit; after `n` it is this over `√n`.
const SPREAD: f32 = 0.1;
/// How many moves of either kind are searched again, and with how many times the iterations.
const SHORTLIST: usize = 8;
const DEEPER: u32 = 8;
/// How many neighbours on either side a point is averaged with.
const SMOOTHING: usize = 2;

/// Analyses a game: searches before every move, from the view of the seat that was asked there. `None`
/// while the game goes on. `progress` is told which share of the work is done, from several threads.
pub fn analyse(
    players: &dyn Players,
    table: &dyn Table,
    settings: &Settings,
    progress: &(dyn Fn(f32) + Sync),
) -> Option<Analysis> {
    let standings = table.standings()?;
    let analyst = Analyst { players, table, settings };
    let moves = table.moves();
    // A suspect takes longer, and luck takes two searches.
    let verification = SHORTLIST * 3 * DEEPER as usize;
    let (done, all) = (AtomicUsize::new(0), (moves + verification) as f32);
    let report = |work: usize| {
        progress((done.fetch_add(work, Ordering::Relaxed) + work) as f32 / all);
    };
    let searched_moves = workers::map(settings.threads, moves, |n| {
        let searched = analyst.search_move(n, settings.iterations);
        report(1);
        searched
    });
    let suspects = suspects(&searched_moves, &lucky(table));
    let turns = workers::map(settings.threads, suspects.len(), |i| {
        let turn = analyst.verify(suspects[i]);
        report(verification / suspects.len());
        turn
    });
    let mut points = Vec::new();
    if 1 < table.seats() {
        points = smooth(&searched_moves.iter().map(SearchedMove::point).collect::<Vec<_>>());
        points.push(end(moves, &standings));
    }
    progress(1.0);
    Some(Analysis { points, turns: foremost(turns.into_iter().flatten().collect()) })
}

/// Whether each move drew something.
fn lucky(table: &dyn Table) -> Vec<bool> {
    table.replay().moves.iter().map(|step| !step.luck.is_empty()).collect()
}

/// A move, and what a search before it found from the view of whoever made it.
struct SearchedMove {
    moves: usize,
    by: Seat,
    played: String,
    found: SearchResult<String>,
    seats: usize,
}

impl SearchedMove {
    fn chance(&self) -> f32 {
        self.found.win_probabilities[self.by.index()]
    }

    /// What the search found about the move that was made.
    fn taken(&self) -> Option<&Candidate<String>> {
        self.found.candidates.iter().find(|candidate| candidate.action == self.played)
    }

    /// What it found to be best.
    fn best(&self) -> Option<&Candidate<String>> {
        self.found.candidates.first()
    }

    /// By how much the move is worse than the best, at least. Both come from the same search, so the
    /// difference is not due to its luck. `None` where the best was played.
    fn regret(&self) -> Option<f32> {
        let (best, taken) = (self.best()?, self.taken()?);
        let is_worse = best.action != taken.action && taken.win_probability < best.win_probability;
        is_worse.then(|| {
            best.win_probability
                - taken.win_probability
                - standard_error(best)
                - standard_error(taken)
        })
    }

    fn point(&self) -> Point {
        let chances = &self.found.win_probabilities[..self.seats];
        let sum: f32 = chances.iter().sum();
        let chances = chances.iter().map(|chance| chance / sum).collect();
        Point { moves: self.moves, by: Some(self.by), chances }
    }
}

/// The standard error of a candidate's win probability.
fn standard_error(candidate: &Candidate<String>) -> f32 {
    SPREAD / (candidate.visits.max(1) as f32).sqrt()
}

/// A move that seems to have mattered.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Suspect {
    Decision(usize),
    Luck(usize),
}

/// The moves that are to be searched again. The largest differences among many are partly noise, so moves
/// are only shortlisted here and verified later.
fn suspects(searched_moves: &[SearchedMove], lucky: &[bool]) -> Vec<Suspect> {
    let regret =
        |searched: &SearchedMove| Some((searched.regret()?, Suspect::Decision(searched.moves)));
    let decisions = searched_moves.iter().filter_map(regret);
    let swing = |pair: &[SearchedMove]| {
        let taken = pair[0].taken()?;
        let after = pair[1].found.win_probabilities[pair[0].by.index()];
        let swing = (after - taken.win_probability).abs() - standard_error(taken);
        Some((swing, Suspect::Luck(pair[0].moves)))
    };
    // A seat that plays alone has a new baseline in every search, so before and after cannot be compared.
    let company = searched_moves.first().is_some_and(|searched| 1 < searched.seats);
    let drew = |pair: &&[SearchedMove]| company && lucky[pair[0].moves];
    let luck = searched_moves.windows(2).filter(drew).filter_map(swing);
    let foremost = |mut some: Vec<(f32, Suspect)>| {
        some.sort_by(|a, b| b.0.total_cmp(&a.0));
        some.truncate(SHORTLIST);
        some
    };
    let (decisions, luck) = (foremost(decisions.collect()), foremost(luck.collect()));
    decisions.into_iter().chain(luck).map(|(_, suspect)| suspect).collect()
}

/// Those that matter, the most important first.
fn foremost(mut turns: Vec<TurningPoint>) -> Vec<TurningPoint> {
    turns.sort_by(|a, b| b.weight().total_cmp(&a.weight()).then(a.moves.cmp(&b.moves)));
    turns.truncate(MAX_TURNS);
    turns
}

/// Neighbouring points come from different searches and often from different seats, who know
/// different things: their mean is nearer to what was true.
fn smooth(points: &[Point]) -> Vec<Point> {
    let mean = |(at, point): (usize, &Point)| {
        let reach = SMOOTHING.min(at).min(points.len() - 1 - at);
        let near = &points[at - reach..=at + reach];
        let of =
            |seat: usize| near.iter().map(|p| p.chances[seat]).sum::<f32>() / near.len() as f32;
        Point { chances: (0..point.chances.len()).map(of).collect(), ..*point }
    };
    points.iter().enumerate().map(mean).collect()
}

/// Nothing is uncertain at the end: who won has everything, or an equal share of it.
fn end(moves: usize, standings: &[scene::Standing]) -> Point {
    let won = |place: u8| place == 1;
    let winners = standings.iter().filter(|standing| won(standing.place)).count();
    let mut chances = vec![0.0; standings.len()];
    for standing in standings.iter().filter(|standing| won(standing.place)) {
        chances[standing.seat.index()] = 1.0 / winners as f32;
    }
    Point { moves, by: None, chances }
}

/// What all searches of an analysis share.
struct Analyst<'a> {
    players: &'a dyn Players,
    table: &'a dyn Table,
    settings: &'a Settings,
}

impl Analyst<'_> {
    /// The chances after `n` moves as `seat` sees them, or whoever was asked.
    fn search(
        &self,
        n: usize,
        seat: Option<Seat>,
        iterations: u32,
    ) -> Option<SearchResult<String>> {
        let (asked, position) = self.table.position_again(n)?;
        let seed =
            Rng::derive_seed(self.settings.seed ^ u64::from(iterations).rotate_left(32), n as u64);
        let budget = Budget::iterations(iterations);
        Some(self.players.search(&position, seat.unwrap_or(asked), budget, seed))
    }

    fn search_move(&self, n: usize, iterations: u32) -> SearchedMove {
        let (by, played) = self.table.step(n + 1).expect("a move of this game");
        let found = self.search(n, Some(by), iterations).expect("the game is over, but not here");
        SearchedMove { moves: n, by, played, found, seats: self.table.seats().into() }
    }

    /// Searches a suspect again; `None` if it did not matter after all.
    fn verify(&self, suspect: Suspect) -> Option<TurningPoint> {
        let iterations = self.settings.iterations.saturating_mul(DEEPER);
        let (Suspect::Decision(moves) | Suspect::Luck(moves)) = suspect;
        let searched = self.search_move(moves, iterations);
        let taken = searched.taken()?;
        match suspect {
            Suspect::Decision(_) => {
                let best = searched.best()?;
                let clear = searched.regret().is_some_and(|regret| MIN_CHANGE <= regret);
                clear.then(|| TurningPoint {
                    moves,
                    by: searched.by,
                    played: searched.played.clone(),
                    chance_before: searched.chance(),
                    chance_after: taken.win_probability,
                    better: Some((best.action.clone(), best.win_probability)),
                })
            }
            Suspect::Luck(_) => {
                // By the same seat, so that it is not another's knowledge that makes the difference.
                let after = self.search(moves + 1, Some(searched.by), iterations)?;
                let after = after.win_probabilities[searched.by.index()];
                let clear =
                    MIN_CHANGE + standard_error(taken) <= (after - taken.win_probability).abs();
                clear.then(|| TurningPoint {
                    moves,
                    by: searched.by,
                    played: searched.played.clone(),
                    chance_before: taken.win_probability,
                    chance_after: after,
                    better: None,
                })
            }
        }
    }
}
