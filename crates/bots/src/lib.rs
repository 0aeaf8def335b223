//! Players made of code. They get a [`View`] of their seat and nothing else.

use tabletop::{Game, Rng, View};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the view's seat.
    fn choose(&mut self, view: View<'_, G>) -> G::Action;
}

/// The kinds of bots by the name of their seat.
pub const KINDS: &[&str] = &["random", "uniform"];

/// The bot of a kind.
pub fn bot<G: Game>(kind: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    let rng = Rng::new(seed);
    match kind {
        "random" => Ok(Box::new(Random::<G> { rng, actions: Vec::new() })),
        "uniform" => Ok(Box::new(Uniform::<G> { rng, actions: Vec::new() })),
        _ => Err(format!("`{kind}` is no kind of bot: known are {}", KINDS.join(", "))),
    }
}

/// Any of the actions a player would think about.
#[derive(Debug)]
pub struct Random<G: Game> {
    rng: Rng,
    actions: Vec<G::Action>,
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

impl<G: Game> Bot<G> for Uniform<G> {
    fn choose(&mut self, view: View<'_, G>) -> G::Action {
        view.legal_actions(&mut self.actions);
        self.rng.pick(&self.actions)
    }
}
