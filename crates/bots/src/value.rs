//! The value function: the score expected of each seat and how likely it wins, from features.

use tabletop::{Features, Seat};

use crate::{Net, weights_file::COMMON};

/// The most seats a game of ours has.
pub(crate) const MAX_SEATS: usize = 8;
/// The most features a game may have.
pub(crate) const MAX_FEATURES: usize = 192;
/// Progress goes from 0 to 100.
pub(crate) const PROGRESS_STEPS: usize = 101;
/// The weight of the margin of points beside the probability to win, so that nobody stops playing in a
/// game that is decided.
const MARGIN_WEIGHT: f32 = 0.03;
/// Before the end probabilities are mixed with equal ones by this weight, so that whoever is sure to win
/// ends the game, and whoever is sure to lose does not. It outweighs all margins.
const UNCERTAINTY: f32 = 0.05;

/// How likely each seat wins, by its number; places beyond the last seat are zero.
pub type WinProbabilities = [f32; MAX_SEATS];
/// The score expected of each seat at the end, by its number; places beyond the last seat are zero.
pub type ExpectedScores = [f32; MAX_SEATS];

/// What a [`ValueFunction`] says of a position.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The score expected of each seat at the end.
    pub expected_scores: ExpectedScores,
    /// How likely each seat wins.
    pub win_probabilities: WinProbabilities,
}

/// A value function for one number of players.
///
/// The points a seat is still to gain are a sum over its features. The weight of each is a polynomial
/// `a + b t + c t²` of the progress `t` of the game. A [`Net`] may add the points of combinations. How
/// likely each seat wins is a softmax of the expected scores, with a scale that depends on the progress.
///
/// ```
/// use bots::Model;
/// use imaginarium::Imaginarium;
/// use tabletop::{Rng, Session};
///
/// let session = Session::<Imaginarium>::new(2, Default::default(), &mut Rng::new(1));
/// let model = Model::shipped::<Imaginarium>();
/// let estimate = model.value(2).estimate(session.state(), 0.0);
/// let [a, b, ..] = estimate.win_probabilities;
/// assert!(0.0 < a && a < 1.0 && 0.0 < b && b < 1.0);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ValueFunction {
    /// For every step of progress the weight of each feature.
    pub(crate) weights: Vec<[f32; MAX_FEATURES]>,
    /// For every step of progress the scale of the softmax.
    pub(crate) margin_scale: [f32; PROGRESS_STEPS],
    pub(crate) net: Option<Net>,
    count: usize,
}

impl ValueFunction {
    /// One without training: it expects the score as it is.
    ///
    /// # Panics
    ///
    /// If the game has more than 190 features.
    pub fn untrained<G: Features>() -> ValueFunction {
        let count = G::NAMES.len() + COMMON.len();
        assert!(count <= MAX_FEATURES, "{} has more than {MAX_FEATURES} features", G::NAME);
        ValueFunction {
            weights: vec![[0.0; MAX_FEATURES]; PROGRESS_STEPS],
            margin_scale: [10.0; PROGRESS_STEPS],
            net: None,
            count,
        }
    }

    /// The score expected of each seat at the end.
    pub fn expected_scores<G: Features>(&self, state: &G) -> ExpectedScores {
        let progress = state.progress().min(100);
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::first(state.seats()) {
            let mut features = [0i16; MAX_FEATURES];
            let features = &mut features[..self.count];
            extract(state, seat, features);
            scores[seat.index()] =
                state.score(seat) as f32 + self.future_points(progress, features);
        }
        scores
    }

    /// The points that a seat with these features is still to gain.
    pub(crate) fn future_points(&self, progress: u8, features: &[i16]) -> f32 {
        let combined = self.net.as_ref().map_or(0.0, |net| net.points(features, progress));
        dot(features, &self.weights[usize::from(progress)]) + combined
    }

    /// How likely each of these scores is the best in the end.
    pub(crate) fn softmax(&self, scores: &[f32], progress: u8) -> WinProbabilities {
        softmax(scores, self.margin_scale[usize::from(progress)])
    }

    /// How likely each seat wins: see [`ValueFunction::estimate`].
    pub fn win_probabilities<G: Features>(&self, state: &G, baseline: f32) -> WinProbabilities {
        self.estimate(state, baseline).win_probabilities
    }

    /// The score expected of each seat, and how likely it wins. A seat that plays alone is compared with
    /// `baseline`, the score that was expected when the search began.
    pub fn estimate<G: Features>(&self, state: &G, baseline: f32) -> Estimate {
        let seats = usize::from(state.seats());
        if state.deciders().is_empty() {
            return self.outcome(state, baseline);
        }
        let expected_scores = self.expected_scores(state);
        let scale = self.margin_scale[usize::from(state.progress().min(100))];
        if seats == 1 {
            let win_probabilities = solo(expected_scores[0], baseline, scale);
            return Estimate { expected_scores, win_probabilities };
        }
        let mut win_probabilities = softmax(&expected_scores[..seats], scale);
        for probability in &mut win_probabilities[..seats] {
            *probability += UNCERTAINTY * (1.0 / seats as f32 - *probability);
        }
        let win_probabilities = self.with_margin(win_probabilities, &expected_scores[..seats]);
        Estimate { expected_scores, win_probabilities }
    }

    /// The same for a game that is over.
    fn outcome<G: Features>(&self, state: &G, baseline: f32) -> Estimate {
        let mut scores = [0.0; MAX_SEATS];
        let mut won = [0.0; MAX_SEATS];
        let seats = || Seat::first(state.seats());
        let winners = seats().filter(|&seat| state.place(seat) == 1).count();
        for seat in seats() {
            scores[seat.index()] = state.score(seat) as f32;
            let is_first = state.place(seat) == 1;
            won[seat.index()] = if is_first { 1.0 / winners as f32 } else { 0.0 };
        }
        let win_probabilities = match state.seats() {
            1 => solo(scores[0], baseline, self.margin_scale[0] / 2.0),
            n => self.with_margin(won, &scores[..usize::from(n)]),
        };
        Estimate { expected_scores: scores, win_probabilities }
    }

    fn with_margin(&self, mut probabilities: WinProbabilities, scores: &[f32]) -> WinProbabilities {
        let scale = 1.0 / (2.0 * self.margin_scale[0]);
        for (seat, &score) in scores.iter().enumerate() {
            let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, &score)| score).fold(f32::NEG_INFINITY, f32::max);
            let margin = logistic((score - best) * scale);
            probabilities[seat] =
                (1.0 - MARGIN_WEIGHT) * probabilities[seat] + MARGIN_WEIGHT * margin;
        }
        probabilities
    }
}

/// Extracts the features of a seat: those of the game, and behind them those common to all games.
pub(crate) fn extract<G: Features>(state: &G, seat: Seat, out: &mut [i16]) {
    let (own, common) = out.split_at_mut(G::NAMES.len());
    state.features(seat, own);
    common.copy_from_slice(&[state.score(seat) as i16, 1]);
}

/// In lanes, so that the processor adds several side by side.
fn dot(features: &[i16], weights: &[f32; MAX_FEATURES]) -> f32 {
    let mut lanes = [0.0; 8];
    let (whole, rest) = features.as_chunks::<8>();
    let (chunks, _) = weights.as_chunks::<8>();
    for (features, weights) in whole.iter().zip(chunks) {
        for ((lane, &feature), weight) in lanes.iter_mut().zip(features).zip(weights) {
            *lane += f32::from(feature) * weight;
        }
    }
    let rest = rest.iter().zip(&weights[features.len() - rest.len()..]);
    lanes.iter().sum::<f32>()
        + rest.map(|(&feature, weight)| f32::from(feature) * weight).sum::<f32>()
}

fn solo(score: f32, baseline: f32, scale: f32) -> WinProbabilities {
    let mut probabilities = [0.0; MAX_SEATS];
    probabilities[0] = logistic((score - baseline) / scale);
    probabilities
}

fn softmax(scores: &[f32], scale: f32) -> WinProbabilities {
    let mut probabilities = [0.0; MAX_SEATS];
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for (probability, score) in probabilities.iter_mut().zip(scores) {
        *probability = ((score - best) / scale).exp();
        sum += *probability;
    }
    probabilities.iter_mut().for_each(|probability| *probability /= sum);
    probabilities
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
