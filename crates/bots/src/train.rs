//! Learning a value: generations of games among bots that know what the last generation learned.
//!
//! Every position of every game is noted with what it came to in the end; a regression finds what
//! each count is worth. Better worths make better players, and better players better examples.

mod duel;
mod example;
mod moments;
mod net;
mod stage;

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use serde::{Deserialize, Serialize};
use tabletop::{Ctx, Features, Rng, View};

use crate::{Advice, Bot, Habits, Hopes, Lesson, Mind, Sketch, weights::COMMON};
use example::Example;
use moments::{Equations, Moments};
pub use stage::{Matter, STAGES, Stage, Teacher};

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

/// To go on from there with other games.
impl From<Lesson> for Progress {
    fn from(lesson: Lesson) -> Progress {
        Progress { games: lesson.games, lesson, ..Progress::default() }
    }
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
    let hopes = Arc::new(before.lesson.value::<G>());
    let mind = Arc::new(Mind::with(hopes, course.habits, course.seats));
    let school = School { course, options, before, stage, mind: &mind, progress };
    let (mut lesson, equations, held_out) = match stage.matter {
        Matter::Worths => school.worths::<G>(),
        Matter::Net => school.net::<G>(),
    };
    let (generation, games) = (before.generation + 1, before.games + stage.games);
    lesson.command.clone_from(&course.command);
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

/// Where a generation learns.
struct School<'a, O> {
    course: &'a Course,
    options: O,
    before: &'a Progress,
    stage: Stage,
    /// What was known before.
    mind: &'a Arc<Mind>,
    progress: &'a (dyn Fn(u64) + Sync),
}

/// Positions of a game by its number.
type Noted = (u64, Vec<Example>);

impl<O: Copy + Sync> School<'_, O> {
    /// What each count is worth, with all that was seen for it, and the games that were held out.
    fn worths<G: Features<Options = O>>(&self) -> (Lesson, Equations, Vec<Example>) {
        let hopes = self.mind.value(self.course.seats);
        let width = G::NAMES.len() + COMMON.len();
        let parts = self.games(
            || (Moments::new(width), Vec::new()),
            |number, (moments, held_out): &mut (Moments, Vec<Noted>)| {
                let teacher = self.stage.teacher.or_a_weaker_one(number);
                let mut examples = Vec::new();
                let end =
                    self.play::<G>(teacher, number, |state, _| examples.push(Example::new(state)));
                examples.iter_mut().for_each(|example| example.conclude(&end));
                if self.before.lesson.generation != 0 {
                    example::look_ahead(hopes, &mut examples);
                }
                if is_held_out(number) {
                    held_out.push((number, examples));
                } else {
                    examples.iter().for_each(|example| moments.add(example));
                }
            },
        );
        let mut moments = Moments::new(width);
        parts.iter().for_each(|(part, _)| moments.merge(part));
        let held_out = in_order(parts.into_iter().map(|(_, held_out)| held_out));
        let mut equations = moments.equations();
        equations.remember(&self.before.equations);
        (equations.solve::<G>(), equations, positions(held_out))
    }

    /// What counts are worth together, beside what each is worth as known before. A position learns
    /// from what a search found about it: that is nearer to the truth than the first look, and it does
    /// not depend on the luck of the rest of the game.
    fn net<G: Features<Options = O>>(&self) -> (Lesson, Equations, Vec<Example>) {
        let parts = self.games(Vec::new, |number, all: &mut Vec<Noted>| {
            let mut found = Vec::new();
            let end = self.play::<G>(self.stage.teacher, number, |state, thought| {
                if let Some(advice) = thought.filter(|advice| 1 < advice.counsels.len()) {
                    found.push((Example::new(state), advice.hopes));
                }
            });
            let conclude = |(mut example, hopes): (Example, Hopes)| {
                example.conclude(&end);
                example.aim_at(&hopes);
                example
            };
            all.push((number, found.into_iter().map(conclude).collect()));
        });
        let (held_out, lessons): (Vec<_>, Vec<_>) =
            in_order(parts).into_iter().partition(|(number, _)| is_held_out(*number));
        let mut lesson = Lesson { net: None, ..self.before.lesson.clone() };
        let net = net::fit(&lesson.value::<G>(), &positions(lessons), self.course.seed);
        lesson.net = Some(Sketch::of::<G>(&net));
        (lesson, self.before.equations.clone(), positions(held_out))
    }

    /// Lets threads play all games of the generation; each keeps what it finds.
    fn games<T: Send>(
        &self,
        begin: impl Fn() -> T + Sync,
        game: impl Fn(u64, &mut T) + Sync,
    ) -> Vec<T> {
        let (next, over) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || {
            let mut found = begin();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if self.stage.games <= number {
                    return found;
                }
                game(number, &mut found);
                (self.progress)(over.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.course.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().map(|thread| thread.join().expect("games end")).collect()
        })
    }

    /// A game among equals; its number decides the luck.
    fn play<G: Features<Options = O>>(
        &self,
        teacher: Teacher,
        number: u64,
        note: impl FnMut(&G, Option<&Advice<G::Action>>),
    ) -> G {
        let generation = u64::from(self.before.generation + 1);
        let seed = Rng::new(self.course.seed ^ (generation << 40 | number)).number();
        play::<G>(self.options, teacher, &vec![self.mind; self.course.seats.into()], seed, note)
    }
}

fn is_held_out(game: u64) -> bool {
    game % HELD_OUT == HELD_OUT - 1
}

/// The games by their numbers, whichever thread played them.
fn in_order(parts: impl IntoIterator<Item = Vec<Noted>>) -> Vec<Noted> {
    let mut games: Vec<Noted> = parts.into_iter().flatten().collect();
    games.sort_by_key(|(number, _)| *number);
    games
}

fn positions(games: Vec<Noted>) -> Vec<Example> {
    games.into_iter().flat_map(|(_, examples)| examples).collect()
}

/// Plays a game, with a mind for every seat, and shows every position of it with what was thought about
/// it. Says how it ended.
fn play<G: Features>(
    options: G::Options,
    teacher: Teacher,
    minds: &[&Arc<Mind>],
    seed: u64,
    mut note: impl FnMut(&G, Option<&Advice<G::Action>>),
) -> G {
    let mut rng = Rng::new(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        minds.iter().map(|mind| teacher.bot(mind, rng.number())).collect();
    let mut luck = rng.fork();
    let seats = minds.len() as u8;
    let mut state = G::setup(seats, options, &mut Ctx { chance: &mut luck, log: None });
    let (mut actions, mut moves) = (Vec::new(), 0);
    while let Some(by) = state.deciders().first() {
        let view = View::new(&state, by).after(moves);
        let action = if rng.below(WANDER) == 0 {
            note(&state, None);
            view.sensible_actions(&mut actions);
            rng.pick(&actions)
        } else {
            let bot = &mut bots[by.index()];
            let action = bot.choose(view);
            note(&state, bot.thought());
            action
        };
        state.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
        moves += 1;
    }
    state
}
