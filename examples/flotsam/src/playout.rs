//! What a player would think about: random play that looks like play.

use tabletop::{Flow, Seat};

use crate::{Flotsam, action::Action, drift::finds};

impl Flotsam {
    /// Whoever has found nothing has nothing to lose, and combs on.
    pub(crate) fn think(&self, by: Seat, out: &mut Vec<Action>) {
        self.legal_actions(by, out);
        if finds(&self.catch) == 0 && out.contains(&Action::Comb) {
            out.retain(|&action| action != Action::Home);
        }
    }
}
