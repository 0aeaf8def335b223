//! A bot that takes the best next position.

use std::sync::Arc;

use tabletop::{Ctx, Features, Rng, View};

use crate::{Bot, Model};

/// A search of depth one: every candidate is applied in a few determinizations, and the one with the
/// highest mean value is chosen.
///
/// ```
/// use bots::{Bot, Greedy, Model};
/// use imaginarium::Imaginarium;
/// use tabletop::{Flow, Game, Rng, Session};
///
/// let session = Session::<Imaginarium>::new(2, Default::default(), &mut Rng::new(1));
/// let by = session.state().deciders().first().expect("the game begins with a decision");
/// let mut bot = Greedy::<Imaginarium>::new(Model::shipped::<Imaginarium>(), 7);
/// let action = bot.choose(session.view(by));
/// assert!(session.check(by, &action.to_string()).is_ok());
/// ```
#[derive(Debug)]
pub struct Greedy<G: Features> {
    rng: Rng,
    model: Arc<Model>,
    actions: Vec<G::Action>,
    /// The number of the last move, and how many of our own came before it in a row.
    streak: (usize, u32),
}

/// In how many determinizations a candidate is tried.
const DETERMINIZATIONS: usize = 4;
/// A bot that looks one step ahead can begin and break off the same thing for ever; after so many
/// moves in a row it moves at random once.
const MAX_STREAK: u32 = 40;

impl<G: Features> Greedy<G> {
    /// A bot with this model. The same seed and views give the same choices.
    pub fn new(model: Arc<Model>, seed: u64) -> Greedy<G> {
        Greedy { rng: Rng::new(seed), model, actions: Vec::new(), streak: (0, 0) }
    }

    /// Whether the same seat has been asked for very long.
    fn is_stuck(&mut self, moves: Option<usize>) -> bool {
        let moves = moves.unwrap_or(0);
        let row = if moves == self.streak.0 + 1 { self.streak.1 + 1 } else { 0 };
        self.streak = (moves, row);
        MAX_STREAK < row
    }
}

impl<G: Features> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: View<'_, G>) -> G::Action {
        view.candidates(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        if self.is_stuck(view.moves()) {
            view.sensible_actions(&mut self.actions);
            return self.rng.pick(&self.actions);
        }
        let seat = view.seat();
        let worlds: [G; DETERMINIZATIONS] = std::array::from_fn(|_| view.sample(&mut self.rng));
        let value = self.model.value(worlds[0].seats());
        let baseline = value.expected_scores(&worlds[0])[seat.index()];
        // The same luck for all actions: they differ by what they do.
        let luck = self.rng.fork();
        let mut best = (f32::NEG_INFINITY, self.actions[0]);
        for &action in &self.actions {
            let (mut rng, mut sum) = (luck, 0.0);
            for world in &worlds {
                let mut state = *world;
                state.apply(seat, action, &mut Ctx { chance: &mut rng, log: None });
                sum += value.win_probabilities(&state, baseline)[seat.index()];
            }
            // Among equals each is as likely: without this the first in the list always wins.
            sum += self.rng.below(1 << 16) as f32 * 1e-10;
            if best.0 < sum {
                best = (sum, action);
            }
        }
        best.1
    }
}
