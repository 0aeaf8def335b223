//! Bots that leave everything to luck.

use tabletop::{Game, Rng, View};

use crate::Bot;

/// Any of the actions a player would think about.
#[derive(Debug)]
pub struct Random<G: Game> {
    rng: Rng,
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    pub fn new(seed: u64) -> Random<G> {
        Random { rng: Rng::new(seed), actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, view: View<'_, G>) -> G::Action {
        view.sensible_actions(&mut self.actions);
        self.rng.pick(&self.actions)
    }
}

/// Any legal action at all, each as likely as the other.
#[derive(Debug)]
pub struct Uniform<G: Game> {
    rng: Rng,
    actions: Vec<G::Action>,
}

impl<G: Game> Uniform<G> {
    pub fn new(seed: u64) -> Uniform<G> {
        Uniform { rng: Rng::new(seed), actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Uniform<G> {
    fn choose(&mut self, view: View<'_, G>) -> G::Action {
        view.legal_actions(&mut self.actions);
        self.rng.pick(&self.actions)
    }
}
