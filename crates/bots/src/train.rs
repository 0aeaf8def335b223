//! Training: generations of self-play, each with the model of the last.
//!
//! Every position of every game is kept with its targets; a regression fits the coefficients of the
//! features. Better coefficients make better players, and better players better examples. docs/bots.md
//! tells more.

mod gating;
mod net;
mod regression;
mod sample;
mod stage;

use std::{
    convert::Infallible,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use serde::{Deserialize, Serialize};
use tabletop::{Ctx, Features, GameType, Rng, Setup, SetupError, View};

use crate::{
    Bot, ExpectedScores, Model, NamedNet, SearchParams, SearchResult, TrainedWeights,
    weights_file::COMMON, workers,
};
use regression::{Moments, NormalEquations};
use sample::Sample;
pub use stage::{DEFAULT_STAGES, Stage, Target, Teacher};

/// What is trained, and how.
#[derive(Clone, Debug)]
pub struct TrainingPlan {
    /// The number of players.
    pub seats: u8,
    /// Decides all games.
    pub seed: u64,
    /// With more than one thread sums come in another order, so that coefficients differ in their last
    /// digits.
    pub threads: usize,
    /// How the teachers search.
    pub params: SearchParams,
    /// The command that began it, to be kept with what is learned.
    pub command: String,
}

/// Of so many decisions one is made at random: otherwise nothing is learned about what is never done.
const EXPLORATION: u32 = 12;
/// Of so many games one is held out for the evaluation.
const HELD_OUT: u64 = 9;

/// How far a training is: the best weights so far, and the sums for the next generation. It can be
/// stored, and the training goes on from it.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub struct TrainingState {
    /// The best weights so far.
    #[serde(alias = "lesson")]
    pub weights: TrainedWeights,
    /// The number of the last generation.
    pub generation: u32,
    /// Games trained on, in all.
    pub games: u64,
    equations: NormalEquations,
}

/// To go on from there with other games.
impl From<TrainedWeights> for TrainingState {
    fn from(weights: TrainedWeights) -> TrainingState {
        TrainingState { games: weights.games, weights, ..TrainingState::default() }
    }
}

/// How good new weights are, by the games that were held out.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Evaluation {
    /// R²: the share of the variance of the final margins between seats that is explained; alone, of the
    /// points to come.
    pub explained_variance: f64,
    /// The share of positions whose favourite won.
    pub accuracy: f64,
    /// Mean of `-ln` of the probability of whoever won: the smaller the better.
    pub cross_entropy: f64,
    /// Positions held out.
    pub positions: usize,
    /// What it won against the weights before, in fair shares: new weights are kept if that is 1 at
    /// least.
    pub win_ratio: f64,
}

/// Trains one generation: plays its games, fits weights to them and evaluates those. Weights that play
/// worse than those before are not kept, but the sums are. `progress` is told how many games are over,
/// from several threads.
///
/// ```no_run
/// use bots::{SearchParams, train::{self, Stage, TrainingPlan, TrainingState}};
/// use imaginarium::Imaginarium;
///
/// let plan = TrainingPlan {
///     seats: 2,
///     seed: 1,
///     threads: 2,
///     params: SearchParams::default(),
///     command: "an example".to_owned(),
/// };
/// let mut state = TrainingState::default();
/// for stage in ["random:5000", "greedy:500", "50:400"] {
///     let stage: Stage = stage.parse()?;
///     let options = Default::default();
///     let (next, evaluation) =
///         train::generation::<Imaginarium>(&plan, options, &state, stage, &|_| {});
///     println!("{:.1} %", 100.0 * evaluation.accuracy);
///     state = next;
/// }
/// # Ok::<(), bots::Error>(())
/// ```
pub fn generation<G: Features>(
    plan: &TrainingPlan,
    options: G::Options,
    before: &TrainingState,
    stage: Stage,
    progress: &(dyn Fn(u64) + Sync),
) -> (TrainingState, Evaluation) {
    let value = Arc::new(before.weights.value_function::<G>());
    let old = Arc::new(Model::with_value(value, plan.params, plan.seats));
    let generation = Generation { plan, options, before, stage, model: &old, progress };
    let (mut weights, equations, held_out) = match stage.target {
        Target::Linear => generation.fit_linear::<G>(),
        Target::Net => generation.fit_net::<G>(),
    };
    let (number, games) = (before.generation + 1, before.games + stage.games);
    weights.command.clone_from(&plan.command);
    (weights.generation, weights.games) = (number, games);
    weights.margin_scale = sample::margin_scale(&weights.value_function::<G>(), &held_out);
    let value = weights.value_function::<G>();
    let mut evaluation = sample::evaluate(&value, &held_out);
    let new = Arc::new(Model::with_value(Arc::new(value), plan.params, plan.seats));
    evaluation.win_ratio = match stage.teacher {
        Teacher::Random => 1.0,
        teacher => gating::win_ratio::<G>(plan, options, teacher, &new, &old),
    };
    if evaluation.win_ratio < 1.0 {
        weights = before.weights.clone();
    }
    (TrainingState { weights, generation: number, games, equations }, evaluation)
}

/// A game whose bots can be trained, whichever game it is.
pub trait Trainable {
    /// See [`generation`].
    ///
    /// # Errors
    ///
    /// If the game does not take so many players.
    fn train(
        &self,
        plan: &TrainingPlan,
        before: &TrainingState,
        stage: Stage,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(TrainingState, Evaluation), SetupError>;

    /// The weights file that ships with the game.
    fn weights(&self) -> &'static str;
}

impl<G: Features> Trainable for GameType<G> {
    fn train(
        &self,
        plan: &TrainingPlan,
        before: &TrainingState,
        stage: Stage,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(TrainingState, Evaluation), SetupError> {
        let options = Setup::new(plan.seats).options::<G>()?;
        Ok(generation::<G>(plan, options, before, stage, progress))
    }

    fn weights(&self) -> &'static str {
        G::WEIGHTS
    }
}

/// One generation while it is trained.
struct Generation<'a, O> {
    plan: &'a TrainingPlan,
    options: O,
    before: &'a TrainingState,
    stage: Stage,
    /// The model of the generation before.
    model: &'a Arc<Model>,
    progress: &'a (dyn Fn(u64) + Sync),
}

/// The positions of a game, by its number.
type PlayedGame = (u64, Vec<Sample>);

impl<O: Copy + Sync> Generation<'_, O> {
    /// Fits the coefficients of all features, by the sums of all generations so far. Also returns those
    /// sums and the positions that were held out.
    fn fit_linear<G: Features<Options = O>>(
        &self,
    ) -> (TrainedWeights, NormalEquations, Vec<Sample>) {
        let value = self.model.value(self.plan.seats);
        let width = G::NAMES.len() + COMMON.len();
        let parts = self.games(
            || (Moments::new(width), Vec::new()),
            |number, (moments, held_out): &mut (Moments, Vec<PlayedGame>)| {
                let teacher = self.stage.teacher.of_game(number);
                let mut samples = Vec::new();
                let end =
                    self.play::<G>(teacher, number, |state, _| samples.push(Sample::new(state)));
                samples.iter_mut().for_each(|sample| sample.set_outcome(&end));
                if self.before.weights.generation != 0 {
                    sample::set_td_targets(value, &mut samples);
                }
                if is_held_out(number) {
                    held_out.push((number, samples));
                } else {
                    samples.iter().for_each(|sample| moments.add(sample));
                }
            },
        );
        let mut moments = Moments::new(width);
        parts.iter().for_each(|(part, _)| moments.merge(part));
        let held_out = in_order(parts.into_iter().map(|(_, held_out)| held_out));
        let mut equations = moments.equations();
        equations.add_decayed(&self.before.equations);
        (equations.solve::<G>(), equations, samples(held_out))
    }

    /// Fits a network to what the coefficients leave unexplained. The target of a position is what the
    /// teacher's search expects: that is nearer to the truth than the value function, and free of the
    /// luck of the rest of the game.
    fn fit_net<G: Features<Options = O>>(&self) -> (TrainedWeights, NormalEquations, Vec<Sample>) {
        let parts = self.games(Vec::new, |number, all: &mut Vec<PlayedGame>| {
            let mut searched = Vec::new();
            let end = self.play::<G>(self.stage.teacher, number, |state, found| {
                if let Some(found) = found.filter(|found| 1 < found.candidates.len()) {
                    searched.push((Sample::new(state), found.expected_scores));
                }
            });
            let label = |(mut sample, scores): (Sample, ExpectedScores)| {
                sample.set_outcome(&end);
                sample.set_targets(&scores);
                sample
            };
            all.push((number, searched.into_iter().map(label).collect()));
        });
        let (held_out, training): (Vec<_>, Vec<_>) =
            in_order(parts).into_iter().partition(|(number, _)| is_held_out(*number));
        let mut weights = TrainedWeights { net: None, ..self.before.weights.clone() };
        let net = net::fit(&weights.value_function::<G>(), &samples(training), self.plan.seed);
        weights.net = Some(NamedNet::new::<G>(&net));
        (weights, self.before.equations.clone(), samples(held_out))
    }

    /// Plays all games of the generation on several threads; each keeps what it finds in a part of its
    /// own.
    fn games<T: Send>(
        &self,
        begin: impl Fn() -> T + Sync,
        game: impl Fn(u64, &mut T) + Sync,
    ) -> Vec<T> {
        let over = AtomicU64::new(0);
        let work = |part: &mut T, number: usize| {
            game(number as u64, part);
            (self.progress)(over.fetch_add(1, Ordering::Relaxed) + 1);
            Ok::<(), Infallible>(())
        };
        let Ok(parts) = workers::share(self.plan.threads, self.stage.games as usize, begin, work);
        parts
    }

    /// A game among equals; its number decides the luck.
    fn play<G: Features<Options = O>>(
        &self,
        teacher: Teacher,
        number: u64,
        observe: impl FnMut(&G, Option<&SearchResult<G::Action>>),
    ) -> G {
        let generation = u64::from(self.before.generation + 1);
        let seed = Rng::new(self.plan.seed ^ (generation << 40 | number)).number();
        play::<G>(self.options, teacher, &vec![self.model; self.plan.seats.into()], seed, observe)
    }
}

fn is_held_out(game: u64) -> bool {
    game % HELD_OUT == HELD_OUT - 1
}

/// The games by their numbers, whichever thread played them.
fn in_order(parts: impl IntoIterator<Item = Vec<PlayedGame>>) -> Vec<PlayedGame> {
    let mut games: Vec<PlayedGame> = parts.into_iter().flatten().collect();
    games.sort_by_key(|(number, _)| *number);
    games
}

fn samples(games: Vec<PlayedGame>) -> Vec<Sample> {
    games.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// Plays a game with a model for every seat. Shows `observe` every position, with what the bot's search
/// found about it, and returns the end.
fn play<G: Features>(
    options: G::Options,
    teacher: Teacher,
    models: &[&Arc<Model>],
    seed: u64,
    mut observe: impl FnMut(&G, Option<&SearchResult<G::Action>>),
) -> G {
    let mut rng = Rng::new(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        models.iter().map(|model| teacher.bot(model, rng.number())).collect();
    let mut luck = rng.fork();
    let seats = models.len() as u8;
    let mut state = G::setup(seats, options, &mut Ctx { chance: &mut luck, log: None });
    let (mut actions, mut moves) = (Vec::new(), 0);
    while let Some(by) = state.deciders().first() {
        let view = View::new(&state, by).after(moves);
        let action = if rng.below(EXPLORATION) == 0 {
            observe(&state, None);
            view.sensible_actions(&mut actions);
            rng.pick(&actions)
        } else {
            let bot = &mut bots[by.index()];
            let action = bot.choose(view);
            observe(&state, bot.last_search());
            action
        };
        state.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
        moves += 1;
    }
    state
}
