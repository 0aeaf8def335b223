//! Bots that choose at random.

use tabletop::{Game, Rng, View};

use crate::Bot;

/// Chooses among the actions a player would think about ([`Game::sensible_actions`]).
///
/// ```
/// use bots::{Bot, Random};
/// use imaginarium::Imaginarium;
/// use tabletop::{Flow, Game, Rng, Session};
///
/// let mut luck = Rng::new(1);
/// let mut session = Session::<Imaginarium>::new(2, Default::default(), &mut luck);
/// let mut bot = Random::<Imaginarium>::new(7);
/// while let Some(by) = session.state().deciders().first() {
///     let action = bot.choose(session.view(by)).to_string();
///     session.play(by, &action, &mut luck)?;
/// }
/// # Ok::<(), tabletop::Refusal>(())
/// ```
#[derive(Debug)]
pub struct Random<G: Game> {
    rng: Rng,
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// The same seed and views give the same choices.
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

/// Chooses among all legal actions, each as likely as the other.
#[derive(Debug)]
pub struct Uniform<G: Game> {
    rng: Rng,
    actions: Vec<G::Action>,
}

impl<G: Game> Uniform<G> {
    /// The same seed and views give the same choices.
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
