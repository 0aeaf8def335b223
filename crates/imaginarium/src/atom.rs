//! Atoms: the few functions that move goods, cards and pieces.

use tabletop::Seat;

use crate::{
    Cx, Imaginarium, board::Piece, event::Event, goods::Goods, machine::Machine, pile::Pile,
};

impl Imaginarium {
    /// The only place where holdings change: what is paid goes to the supply, what is gained
    /// comes out of it (IM-1.7), which never runs out (IM-1.8).
    #[inline]
    pub(crate) fn exchange(&mut self, by: Seat, paid: Goods, gain: Goods) {
        let goods = &mut self.players[by].goods;
        *goods -= paid;
        *goods += gain;
    }

    /// Whether there is a card to draw, after a reshuffle if need be.
    pub(crate) fn can_draw_machine(&self) -> bool {
        !self.deck.is_empty() || !self.options.no_reshuffle && !self.shredder.is_empty()
    }

    /// The top card of the deck. If the deck is empty, the shredder becomes the deck first
    /// (IM-25.7); a pile of unknown order need not be shuffled.
    pub(crate) fn draw_machine(&mut self, cx: &mut Cx<'_>) -> Option<Machine> {
        if self.deck.is_empty() && self.can_draw_machine() {
            let cards = self.shredder.len();
            self.deck.pour(&mut self.shredder);
            cx.tell(|| Event::Reshuffled { cards });
        }
        self.deck.draw(Pile::Machines, cx.chance)
    }

    /// Takes a piece from wherever it stands.
    pub(crate) fn lift(&mut self, piece: Piece) {
        let here = |place: &Option<Piece>| *place == Some(piece);
        if let Some(number) = self.initiative.iter().position(here) {
            self.initiative[number] = None;
        } else if let Some(space) = self.standing.iter().position(here) {
            self.standing[space] = None;
        } else if let Some(at) = self.waiting.iter().position(|&other| other == piece) {
            self.waiting.remove(at);
        }
    }

    /// From the board to the lowest free number of the track (IM-24.1).
    pub(crate) fn take_initiative(&mut self, piece: Piece, cx: &mut Cx<'_>) {
        self.lift(piece);
        let free = self.initiative.iter().position(Option::is_none).expect("five numbers");
        self.initiative[free] = Some(piece);
        cx.tell(|| Event::InitiativeTaken { piece, number: free as u8 + 1 });
    }
}
