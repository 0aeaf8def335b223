//! What a search found.

use crate::{Chances, Hopes};

/// What a seat could do, and what would come of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The best first.
    pub counsels: Vec<Counsel<A>>,
    /// How likely each seat wins, as things stand.
    pub chances: Chances,
    /// The points each seat may hope for at the end if the best is done now.
    pub hopes: Hopes,
    pub iterations: u32,
}

/// One thing to do.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Counsel<A> {
    pub action: A,
    /// How likely the seat wins after it.
    pub chance: f32,
    /// How often the search tried it.
    pub visits: u32,
}

impl<A: ToString> Advice<A> {
    /// The same with the actions in notation.
    pub fn in_words(&self) -> Advice<String> {
        let counsel = |counsel: &Counsel<A>| Counsel {
            action: counsel.action.to_string(),
            chance: counsel.chance,
            visits: counsel.visits,
        };
        Advice {
            counsels: self.counsels.iter().map(counsel).collect(),
            chances: self.chances,
            hopes: self.hopes,
            iterations: self.iterations,
        }
    }
}
