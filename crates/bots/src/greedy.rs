//! A bot that takes the best next position.

use std::sync::Arc;

use tabletop::{Ctx, Features, Rng, View};

use crate::{Bot, Mind};

/// One step with a value. What it cannot know and what is drawn meanwhile it imagines a few times.
#[derive(Debug)]
pub struct Greedy<G: Features> {
    rng: Rng,
    mind: Arc<Mind>,
    actions: Vec<G::Action>,
    /// The number of the last move, and how many of the own came before it in a row.
    streak: (usize, u32),
}

/// How often the same step is imagined.
const IMAGINED: usize = 4;
/// Whoever looks one step ahead can begin and break off the same thing for ever; after so many
/// moves in a row it is time for something else.
const PATIENCE: u32 = 40;

impl<G: Features> Greedy<G> {
    pub fn new(mind: Arc<Mind>, seed: u64) -> Greedy<G> {
        Greedy { rng: Rng::new(seed), mind, actions: Vec::new(), streak: (0, 0) }
    }

    /// Whether the same seat has been asked for very long.
    fn is_stuck(&mut self, moves: Option<usize>) -> bool {
        let moves = moves.unwrap_or(0);
        let row = if moves == self.streak.0 + 1 { self.streak.1 + 1 } else { 0 };
        self.streak = (moves, row);
        PATIENCE < row
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
        let worlds: [G; IMAGINED] = std::array::from_fn(|_| view.sample(&mut self.rng));
        let value = self.mind.value(worlds[0].seats());
        let par = value.hopes(&worlds[0])[seat.index()];
        // The same luck for all actions: they differ by what they do.
        let luck = self.rng.fork();
        let mut best = (f32::NEG_INFINITY, self.actions[0]);
        for &action in &self.actions {
            let (mut rng, mut sum) = (luck, 0.0);
            for world in &worlds {
                let mut state = *world;
                state.apply(seat, action, &mut Ctx { chance: &mut rng, log: None });
                sum += value.chances(&state, par)[seat.index()];
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
