//! Learning a value: generations of games among bots that know what the last generation learned.
//!
//! Every position of every game is noted with what it came to in the end; a regression finds what
//! each count is worth. Better worths make better players, and better players better examples.

mod duel;
mod example;
mod moments;

use std::{
    fmt,
    str::FromStr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use serde::{Deserialize, Serialize};
use tabletop::{Ctx, Features, Rng, View};

use crate::{Bot, Budget, Greedy, Habits, Lesson, Mind, Random, Searcher, weights::COMMON};
use example::Example;
use moments::{Equations, Moments};

/// What is to be learned.
#[derive(Clone, Debug)]
pub struct Course {
    pub seats: u8,
    pub seed: u64,
    pub threads: usize,
    /// How the teachers search.
    pub habits: Habits,
    /// The command that began it, to be kept with what is learned.
    pub command: String,
}

/// Who plays a generation, and how often.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Stage {
    pub teacher: Teacher,
    pub games: u64,
}

/// Whoever shows how the game is played.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Teacher {
    Random,
    Greedy,
    Search(u32),
}

/// `TEACHER:GAMES`.
impl FromStr for Stage {
    type Err = String;

    fn from_str(text: &str) -> Result<Stage, String> {
        let wrong = || format!("`{text}` is no stage: write it as greedy:3000 or 200:1500");
        let (teacher, games) = text.split_once(':').ok_or_else(wrong)?;
        let teacher = match teacher {
            "random" => Teacher::Random,
            "greedy" => Teacher::Greedy,
            n => Teacher::Search(n.parse().map_err(|_| wrong())?),
        };
        let games = games.parse().ok().filter(|&games| HELD_OUT <= games).ok_or_else(wrong)?;
        Ok(Stage { teacher, games })
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.teacher, self.games)
    }
}

impl fmt::Display for Teacher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Teacher::Random => f.write_str("random"),
            Teacher::Greedy => f.write_str("greedy"),
            Teacher::Search(iterations) => write!(f, "{iterations}"),
        }
    }
}

impl Teacher {
    /// Now and then somebody weaker plays: whoever learns only from good games does not know a bad
    /// position when it comes.
    fn or_a_weaker_one(self, game: u64) -> Teacher {
        match game % 8 {
            0 => Teacher::Random,
            1..3 if self != Teacher::Random => Teacher::Greedy,
            _ => self,
        }
    }

    fn bot<G: Features>(self, mind: &Arc<Mind>, seed: u64) -> Box<dyn Bot<G>> {
        let mind = Arc::clone(mind);
        match self {
            Teacher::Random => Box::new(Random::new(seed)),
            Teacher::Greedy => Box::new(Greedy::new(mind, seed)),
            Teacher::Search(n) => Box::new(Searcher::new(Budget::iterations(n), 0.0, mind, seed)),
        }
    }
}

/// From nothing to a good player: cheap games first, good ones last.
pub const STAGES: &[Stage] = &[
    Stage { teacher: Teacher::Random, games: 5_000 },
    Stage { teacher: Teacher::Greedy, games: 500 },
    Stage { teacher: Teacher::Greedy, games: 500 },
    Stage { teacher: Teacher::Greedy, games: 500 },
    Stage { teacher: Teacher::Search(50), games: 400 },
    Stage { teacher: Teacher::Search(50), games: 400 },
    Stage { teacher: Teacher::Search(100), games: 500 },
    Stage { teacher: Teacher::Search(100), games: 500 },
    Stage { teacher: Teacher::Search(200), games: 800 },
    Stage { teacher: Teacher::Search(200), games: 1_200 },
];

/// Of so many decisions one is made at random: else nothing is learned about what is never done.
const WANDER: u32 = 12;
/// Of so many games one is kept for the examination and nothing is learned from it.
const HELD_OUT: u64 = 9;

/// How far learning is: the best that was found out, and all that was seen, for the next generation.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub struct Progress {
    pub lesson: Lesson,
    pub generation: u32,
    /// Games learned from, in all.
    pub games: u64,
    equations: Equations,
}

/// How good what was learned is, by games nothing was learned from.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Exam {
    /// The share of the final margins between seats that is foreseen; alone, of the points to come.
    pub foreseen: f64,
    /// The share of positions whose favourite won.
    pub favourites: f64,
    /// Mean of `-ln(chance of who won)`: the smaller the better.
    pub surprise: f64,
    pub positions: usize,
    /// How much it won against the lesson before, in fair shares: it is kept if that is 1 at least.
    pub won: f64,
}

/// One generation: its games, what is learned from them, and how good that is. What plays worse than
/// the lesson before is not kept; but what was seen is.
pub fn learn<G: Features>(
    course: &Course,
    options: G::Options,
    before: &Progress,
    stage: Stage,
    progress: &(dyn Fn(u64) + Sync),
) -> (Progress, Exam) {
    let generation = before.generation + 1;
    let hopes = Arc::new(before.lesson.value::<G>());
    let mind = Arc::new(Mind::with(Arc::clone(&hopes), course.habits, course.seats));
    let (next, over) = (AtomicU64::new(0), AtomicU64::new(0));
    let total = Mutex::new((Moments::new(G::NAMES.len() + COMMON.len()), Vec::new()));
    let work = || {
        let mut moments = Moments::new(G::NAMES.len() + COMMON.len());
        let mut held_out = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if stage.games <= number {
                break;
            }
            let seed = Rng::new(course.seed ^ (u64::from(generation) << 40 | number)).number();
            let teacher = stage.teacher.or_a_weaker_one(number);
            let minds = vec![&mind; course.seats.into()];
            let mut examples = Vec::new();
            let note = |state: &G| examples.push(Example::new(state));
            let end = play::<G>(options, teacher, &minds, seed, note);
            examples.iter_mut().for_each(|example| example.conclude(&end));
            if before.generation != 0 {
                example::look_ahead(&hopes, &mut examples);
            }
            if number % HELD_OUT == HELD_OUT - 1 {
                held_out.push((number, examples));
            } else {
                examples.iter().for_each(|example| moments.add(example));
            }
            progress(over.fetch_add(1, Ordering::Relaxed) + 1);
        }
        let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
        total.0.merge(&moments);
        total.1.extend(held_out);
    };
    thread::scope(|scope| {
        (0..course.threads.max(1)).for_each(|_| drop(scope.spawn(work)));
    });
    let (moments, mut held_out) = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    held_out.sort_by_key(|(number, _)| *number);
    let held_out: Vec<Example> = held_out.into_iter().flat_map(|(_, examples)| examples).collect();
    let mut equations = moments.equations();
    equations.remember(&before.equations);
    let mut lesson = equations.solve::<G>();
    lesson.command.clone_from(&course.command);
    let games = before.games + stage.games;
    (lesson.generation, lesson.games) = (generation, games);
    lesson.doubt = example::doubt(&lesson.value::<G>(), &held_out);
    let mut exam = example::examine(&lesson.value::<G>(), &held_out);
    let new = Mind::with(Arc::new(lesson.value::<G>()), course.habits, course.seats);
    exam.won = match stage.teacher {
        Teacher::Random => 1.0,
        teacher => duel::duel::<G>(course, options, teacher, &Arc::new(new), &mind),
    };
    if exam.won < 1.0 {
        lesson = before.lesson.clone();
    }
    (Progress { lesson, generation, games, equations }, exam)
}

/// Plays a game, with a mind for every seat, and shows every position of it. Says how it ended.
fn play<G: Features>(
    options: G::Options,
    teacher: Teacher,
    minds: &[&Arc<Mind>],
    seed: u64,
    mut note: impl FnMut(&G),
) -> G {
    let mut rng = Rng::new(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        minds.iter().map(|mind| teacher.bot(mind, rng.number())).collect();
    let mut luck = rng.fork();
    let seats = minds.len() as u8;
    let mut state = G::setup(seats, options, &mut Ctx { chance: &mut luck, log: None });
    let (mut actions, mut moves) = (Vec::new(), 0);
    while let Some(by) = state.deciders().first() {
        note(&state);
        let view = View::new(&state, by).after(moves);
        let action = if rng.below(WANDER) == 0 {
            view.sensible_actions(&mut actions);
            rng.pick(&actions)
        } else {
            bots[by.index()].choose(view)
        };
        state.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
        moves += 1;
    }
    state
}
