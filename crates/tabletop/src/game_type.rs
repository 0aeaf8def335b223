//! A game as a value, for those who choose one while the program runs.

use std::{fmt, marker::PhantomData};

use crate::Game;

/// The rules of `G` as a value. Crates that do something with any game write a trait that names no game,
/// and implement it for this; a list of trait objects is then a list of games.
pub struct GameType<G>(PhantomData<fn() -> G>);

impl<G> GameType<G> {
    /// The only value there is.
    pub const NEW: GameType<G> = GameType(PhantomData);
}

impl<G: Game> fmt::Debug for GameType<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::NAME)
    }
}
