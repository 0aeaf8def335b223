//! The value of a position: what each seat may hope for, from what the game counts.

use tabletop::{Features, Seat};

use crate::{Net, weights::COMMON};

/// The most seats a game of ours has.
pub(crate) const SEATS: usize = 8;
/// The most features a game may have.
pub(crate) const MOST: usize = 192;
/// Progress goes from 0 to 100.
pub(crate) const STEPS: usize = 101;
/// A margin counts a little besides victory, so that nobody stops playing in a game that is decided.
const PRIDE: f32 = 0.03;
/// As long as a game is not over something may happen, so that whoever is sure to win ends it, and
/// whoever is sure to lose does not. It outweighs all pride.
const LUCK: f32 = 0.05;

/// How likely each seat wins.
pub type Chances = [f32; SEATS];
/// The points each seat may hope for at the end.
pub type Hopes = [f32; SEATS];

/// What the value says of a position.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Judgement {
    pub hopes: Hopes,
    pub chances: Chances,
}

/// What was learned for one number of players: the points a seat is still to gain are a sum of what
/// it has, each worth something that changes with the progress `t` of the game: `a + b t + c t²`.
/// A network may add what is worth something only together.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// For every step of progress the worth of each feature, and of being there at all.
    pub(crate) worth: Vec<[f32; MOST]>,
    /// For every step of progress how far a margin of points is to be trusted.
    pub(crate) doubt: [f32; STEPS],
    pub(crate) net: Option<Net>,
    count: usize,
}

impl Value {
    /// Sees nothing but the score.
    pub fn blind<G: Features>() -> Value {
        let count = G::NAMES.len() + COMMON.len();
        assert!(count <= MOST, "{} has more than {MOST} features", G::NAME);
        Value { worth: vec![[0.0; MOST]; STEPS], doubt: [10.0; STEPS], net: None, count }
    }

    /// The points each seat may hope for at the end.
    pub fn hopes<G: Features>(&self, state: &G) -> Hopes {
        let progress = state.progress().min(100);
        let mut hopes = [0.0; SEATS];
        for seat in Seat::first(state.seats()) {
            let mut counts = [0i16; MOST];
            let counts = &mut counts[..self.count];
            count(state, seat, counts);
            hopes[seat.index()] = state.score(seat) as f32 + self.to_come(progress, counts);
        }
        hopes
    }

    /// The points to come for what was counted.
    pub(crate) fn to_come(&self, progress: u8, counts: &[i16]) -> f32 {
        let together = self.net.as_ref().map_or(0.0, |net| net.points(counts, progress));
        sum(counts, &self.worth[usize::from(progress)]) + together
    }

    /// How likely each of these hopes is the best.
    pub(crate) fn shares(&self, hopes: &[f32], progress: u8) -> Chances {
        share(hopes, self.doubt[usize::from(progress)])
    }

    /// How likely each seat wins: see [`Value::judge`].
    pub fn chances<G: Features>(&self, state: &G, par: f32) -> Chances {
        self.judge(state, par).chances
    }

    /// What each seat may hope for, and how likely it wins. A seat alone is compared with `par`, the
    /// points it hoped for when it began to think.
    pub fn judge<G: Features>(&self, state: &G, par: f32) -> Judgement {
        let seats = usize::from(state.seats());
        if state.deciders().is_empty() {
            return self.results(state, par);
        }
        let hopes = self.hopes(state);
        let doubt = self.doubt[usize::from(state.progress().min(100))];
        if seats == 1 {
            return Judgement { hopes, chances: alone(hopes[0], par, doubt) };
        }
        let mut chances = share(&hopes[..seats], doubt);
        for chance in &mut chances[..seats] {
            *chance += LUCK * (1.0 / seats as f32 - *chance);
        }
        Judgement { hopes, chances: self.with_pride(chances, &hopes[..seats]) }
    }

    /// The same for a game that is over.
    fn results<G: Features>(&self, state: &G, par: f32) -> Judgement {
        let mut scores = [0.0; SEATS];
        let mut chances = [0.0; SEATS];
        let seats = || Seat::first(state.seats());
        let winners = seats().filter(|&seat| state.place(seat) == 1).count();
        for seat in seats() {
            scores[seat.index()] = state.score(seat) as f32;
            let won = state.place(seat) == 1;
            chances[seat.index()] = if won { 1.0 / winners as f32 } else { 0.0 };
        }
        let chances = match state.seats() {
            1 => alone(scores[0], par, self.doubt[0] / 2.0),
            n => self.with_pride(chances, &scores[..usize::from(n)]),
        };
        Judgement { hopes: scores, chances }
    }

    fn with_pride(&self, mut chances: Chances, hopes: &[f32]) -> Chances {
        let scale = 1.0 / (2.0 * self.doubt[0]);
        for (seat, &hope) in hopes.iter().enumerate() {
            let others = hopes.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, &hope)| hope).fold(f32::NEG_INFINITY, f32::max);
            chances[seat] = (1.0 - PRIDE) * chances[seat] + PRIDE * logistic((hope - best) * scale);
        }
        chances
    }
}

/// Counts what the game counts for a seat, and behind it what is common to all games.
pub(crate) fn count<G: Features>(state: &G, seat: Seat, out: &mut [i16]) {
    let (own, common) = out.split_at_mut(G::NAMES.len());
    state.features(seat, own);
    common.copy_from_slice(&[state.score(seat) as i16, 1]);
}

/// In lanes, so that the processor adds several side by side.
fn sum(counts: &[i16], worth: &[f32; MOST]) -> f32 {
    let mut lanes = [0.0; 8];
    let (whole, rest) = counts.as_chunks::<8>();
    let (worths, _) = worth.as_chunks::<8>();
    for (counts, worths) in whole.iter().zip(worths) {
        for ((lane, &count), worth) in lanes.iter_mut().zip(counts).zip(worths) {
            *lane += f32::from(count) * worth;
        }
    }
    let rest = rest.iter().zip(&worth[counts.len() - rest.len()..]);
    lanes.iter().sum::<f32>() + rest.map(|(&count, worth)| f32::from(count) * worth).sum::<f32>()
}

fn alone(hope: f32, par: f32, doubt: f32) -> Chances {
    let mut chances = [0.0; SEATS];
    chances[0] = logistic((hope - par) / doubt);
    chances
}

/// The softmax of the hopes.
fn share(hopes: &[f32], doubt: f32) -> Chances {
    let mut chances = [0.0; SEATS];
    let best = hopes.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for (chance, hope) in chances.iter_mut().zip(hopes) {
        *chance = ((hope - best) / doubt).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
