//! Analysis: everybody's chances over a game that is over, and where it was decided.

use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Budget, Candidate, SearchResult};
use scene::Table;
use tabletop::Seat;

use crate::{Title, crew, played::seed_of};

/// How closely a game is looked at.
#[derive(Copy, Clone, Debug)]
pub struct Study {
    /// Of the search before every move; what seems decisive is then looked at more closely.
    pub iterations: u32,
    /// They do not change the result.
    pub threads: usize,
    pub seed: u64,
}

impl Default for Study {
    /// A game of two takes a few seconds.
    fn default() -> Self {
        Study { iterations: 500, threads: 1, seed: 1 }
    }
}

/// What a game that is over looks like in hindsight.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// One before every move and one at the end; none for a seat alone, which nobody can beat.
    pub points: Vec<Point>,
    /// Where the game was decided, the most important first.
    pub turns: Vec<TurningPoint>,
}

/// How likely each seat was to win at some time, which adds up to one.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// So many moves had been made.
    pub moves: usize,
    /// Who was asked; nobody at the end.
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
    /// What would have been better, and the chance with it; nothing where the change was luck.
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

/// The most turning points that are told.
const TURNS: usize = 5;
/// Less than this is told by nobody.
const LEAST: f32 = 0.05;
/// How far two looks at the same position may lie apart: after `n` visits by this over `√n`.
const SPREAD: f32 = 0.1;
/// How many moves of either kind are looked at more closely, and how many times as closely.
const CANDIDATES: usize = 8;
const CLOSER: u32 = 8;
/// How many neighbours on either side a point is evened out with.
const NEIGHBOURS: usize = 2;

/// Looks at a game again, from before every move as who was asked there knew it; nothing while the
/// game goes on. `progress` is told which share of the work is done, from several threads at once.
pub fn analyse(
    title: &dyn Title,
    table: &dyn Table,
    study: &Study,
    progress: &(dyn Fn(f32) + Sync),
) -> Option<Analysis> {
    let standings = table.standings()?;
    let desk = Desk { title, table, study };
    let moves = table.moves();
    // A closer look takes longer, and luck takes two.
    let closer = CANDIDATES * 3 * CLOSER as usize;
    let (done, all) = (AtomicUsize::new(0), (moves + closer) as f32);
    let report = |work: usize| {
        progress((done.fetch_add(work, Ordering::Relaxed) + work) as f32 / all);
    };
    let looks = in_order(study.threads, moves, |n| {
        let look = desk.look(n, study.iterations);
        report(1);
        look
    });
    let suspects = suspects(&looks, &lucky(table));
    let turns = in_order(study.threads, suspects.len(), |i| {
        let turn = desk.judge(suspects[i]);
        report(closer / suspects.len());
        turn
    });
    let mut points = Vec::new();
    if 1 < table.seats() {
        points = even_out(&looks.iter().map(Look::point).collect::<Vec<_>>());
        points.push(end(moves, &standings));
    }
    progress(1.0);
    Some(Analysis { points, turns: foremost(turns.into_iter().flatten().collect()) })
}

/// Numbered work on several threads, in the order of the numbers.
fn in_order<T: Send>(threads: usize, count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let note = |desk: &mut Vec<(usize, T)>, n| {
        desk.push((n, work(n)));
        Ok(())
    };
    let desks = crew::share_out(threads, count, Vec::new, note).expect("nobody complains");
    let mut notes: Vec<(usize, T)> = desks.into_iter().flatten().collect();
    notes.sort_by_key(|(n, _)| *n);
    notes.into_iter().map(|(_, note)| note).collect()
}

/// Whether each move drew something.
fn lucky(table: &dyn Table) -> Vec<bool> {
    table.replay().moves.iter().map(|step| !step.luck.is_empty()).collect()
}

/// One decision as who was asked saw it.
struct Look {
    moves: usize,
    by: Seat,
    played: String,
    found: SearchResult<String>,
    seats: usize,
}

impl Look {
    fn chance(&self) -> f32 {
        self.found.win_probabilities[self.by.index()]
    }

    /// What the search thought of the move that was made.
    fn taken(&self) -> Option<&Candidate<String>> {
        self.found.candidates.iter().find(|candidate| candidate.action == self.played)
    }

    /// What it thought to be best.
    fn best(&self) -> Option<&Candidate<String>> {
        self.found.candidates.first()
    }

    /// By how much what was played is worse than what could have been, at least: both come from the
    /// same search, so the difference is none of its luck. Nothing where the best was played.
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

/// How far a candidate may be wrong by chance.
fn standard_error(candidate: &Candidate<String>) -> f32 {
    SPREAD / (candidate.visits.max(1) as f32).sqrt()
}

/// A move that seems to have mattered.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Suspect {
    Decision(usize),
    Luck(usize),
}

/// The moves that are worth a closer look. What seems large among many is partly chance, so they are
/// only chosen here and judged later.
fn suspects(looks: &[Look], lucky: &[bool]) -> Vec<Suspect> {
    let regret = |look: &Look| Some((look.regret()?, Suspect::Decision(look.moves)));
    let decisions = looks.iter().filter_map(regret);
    let swing = |pair: &[Look]| {
        let taken = pair[0].taken()?;
        let after = pair[1].found.win_probabilities[pair[0].by.index()];
        let swing = (after - taken.win_probability).abs() - standard_error(taken);
        Some((swing, Suspect::Luck(pair[0].moves)))
    };
    // Of a seat alone chances before and after cannot be compared: it hopes anew every time.
    let company = looks.first().is_some_and(|look| 1 < look.seats);
    let drew = |pair: &&[Look]| company && lucky[pair[0].moves];
    let luck = looks.windows(2).filter(drew).filter_map(swing);
    let foremost = |mut some: Vec<(f32, Suspect)>| {
        some.sort_by(|a, b| b.0.total_cmp(&a.0));
        some.truncate(CANDIDATES);
        some
    };
    let (decisions, luck) = (foremost(decisions.collect()), foremost(luck.collect()));
    decisions.into_iter().chain(luck).map(|(_, suspect)| suspect).collect()
}

/// Those that matter, the most important first.
fn foremost(mut turns: Vec<TurningPoint>) -> Vec<TurningPoint> {
    turns.sort_by(|a, b| b.weight().total_cmp(&a.weight()).then(a.moves.cmp(&b.moves)));
    turns.truncate(TURNS);
    turns
}

/// Neighbouring points come from different searches and often from different seats, who know
/// different things: their mean is nearer to what was true.
fn even_out(points: &[Point]) -> Vec<Point> {
    let mean = |(at, point): (usize, &Point)| {
        let reach = NEIGHBOURS.min(at).min(points.len() - 1 - at);
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

/// Who looks at what.
struct Desk<'a> {
    title: &'a dyn Title,
    table: &'a dyn Table,
    study: &'a Study,
}

impl Desk<'_> {
    /// The chances after `n` moves as `seat` sees them, or whoever was asked.
    fn think(&self, n: usize, seat: Option<Seat>, iterations: u32) -> Option<SearchResult<String>> {
        let (asked, position) = self.table.position_again(n)?;
        let seed = seed_of(self.study.seed ^ u64::from(iterations).rotate_left(32), n as u64);
        let budget = Budget::iterations(iterations);
        Some(self.title.search(&position, seat.unwrap_or(asked), budget, seed))
    }

    fn look(&self, n: usize, iterations: u32) -> Look {
        let (by, played) = self.table.step(n + 1).expect("a move of this game");
        let found = self.think(n, Some(by), iterations).expect("the game is over, but not here");
        Look { moves: n, by, played, found, seats: self.table.seats().into() }
    }

    /// Looks closely at a move; nothing if it did not matter after all.
    fn judge(&self, suspect: Suspect) -> Option<TurningPoint> {
        let closely = self.study.iterations.saturating_mul(CLOSER);
        let (Suspect::Decision(moves) | Suspect::Luck(moves)) = suspect;
        let look = self.look(moves, closely);
        let taken = look.taken()?;
        match suspect {
            Suspect::Decision(_) => {
                let best = look.best()?;
                let clear = look.regret().is_some_and(|regret| LEAST <= regret);
                clear.then(|| TurningPoint {
                    moves,
                    by: look.by,
                    played: look.played.clone(),
                    chance_before: look.chance(),
                    chance_after: taken.win_probability,
                    better: Some((best.action.clone(), best.win_probability)),
                })
            }
            Suspect::Luck(_) => {
                // By the same seat, so that it is not another's knowledge that makes the difference.
                let after = self.think(moves + 1, Some(look.by), closely)?;
                let after = after.win_probabilities[look.by.index()];
                let clear = LEAST + standard_error(taken) <= (after - taken.win_probability).abs();
                clear.then(|| TurningPoint {
                    moves,
                    by: look.by,
                    played: look.played.clone(),
                    chance_before: taken.win_probability,
                    chance_after: after,
                    better: None,
                })
            }
        }
    }
}
