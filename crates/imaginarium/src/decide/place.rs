//! DEC-01: where does this piece go?

use tabletop::Choices;

use crate::{
    Cx, Imaginarium,
    action::Action,
    board::{BELT, Piece, Space},
    event::Event,
};

impl Imaginarium {
    /// A free belt space with a machine (IM-6.3, IM-6.5) or a free extractor (IM-6.4).
    /// Whether the machine can be paid does not matter (IM-6.7).
    pub(super) fn place_answers(&self, out: &mut impl Choices<Action>) {
        for &space in Space::ALL {
            if self.is_free(space) {
                out.offer(Action::Place(space));
                if out.has_enough() {
                    return;
                }
            }
        }
    }

    #[inline]
    pub(crate) fn is_free(&self, space: Space) -> bool {
        let at = space.index();
        self.standing[at].is_none() && (BELT <= at || self.belt[at].is_some())
    }

    pub(super) fn place_choose(&mut self, piece: Piece, action: Action, cx: &mut Cx<'_>) {
        let Action::Place(space) = action else { unreachable!("{action}") };
        self.lift(piece);
        self.standing[space.index()] = Some(piece);
        let machine = self.belt.get(space.index()).copied().flatten();
        let price = machine.map_or(0, |machine| self.price(piece.seat, space, machine));
        cx.tell(|| Event::Placed { piece, space, machine, price });
    }
}
