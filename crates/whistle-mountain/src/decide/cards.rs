//! WD-34, WD-36, WD-49 to WD-51: cards are chosen, and what is traded for what.

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Ability,
    action::Action,
    card::Card,
    deed::{Deed, Way},
    event::Event,
    frame::Question,
    goods::Goods,
};

impl WhistleMountain {
    /// With too few cards all of them are kept (WM-20.10).
    pub(super) fn draw_and_keep(&mut self, by: Seat, draw: u8, keep: u8, cx: &mut Cx<'_>) {
        self.see_cards(by, draw, cx);
        if usize::from(keep) < self.drawn.len() {
            self.ask(by, Question::Keep(keep));
        } else {
            let cards = std::mem::take(&mut self.drawn);
            cards.iter().for_each(|&card| self.keep_card(by, card, cx));
        }
    }

    fn keep_card(&mut self, by: Seat, card: Card, cx: &mut Cx<'_>) {
        self.players[by].hand.put(card);
        self.now.got_card = true;
        cx.tell(|| Event::CardKept { seat: by, card: Some(card) });
    }

    /// Every choice of one or two of the cards drawn, equal cards once; they lie in order.
    pub(super) fn keep_answers(&self, n: u8, out: &mut impl Choices<Action>) {
        let cards = &self.drawn;
        for (i, &card) in cards.iter().enumerate() {
            if 0 < i && cards[i - 1] == card {
                continue;
            }
            if n == 1 {
                out.offer(Action::KeepCards(card, None));
                continue;
            }
            for (j, &other) in cards.iter().enumerate().skip(i + 1) {
                if i + 1 == j || cards[j - 1] != other {
                    out.offer(Action::KeepCards(card, Some(other)));
                }
            }
        }
    }

    pub(super) fn keep_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::KeepCards(card, other) = action else { unreachable!("cards are kept") };
        let mut drawn = std::mem::take(&mut self.drawn);
        for card in [Some(card), other].into_iter().flatten() {
            let at = drawn.iter().position(|&c| c == card).expect("it was drawn");
            drawn.remove(at);
            self.keep_card(by, card, cx);
        }
        for &card in drawn.iter() {
            self.discard.put(card);
            cx.tell(|| Event::Unkept { seat: by, card });
        }
    }

    /// Discards first, then draws one more than were discarded.
    pub(super) fn drawing_board_answers(&self, by: Seat, n: u8, out: &mut impl Choices<Action>) {
        self.discard_card_answers(by, out);
        if 0 < n || 0 < self.cards_left() {
            out.offer(Action::Done);
        }
    }

    pub(super) fn drawing_board_choose(
        &mut self,
        by: Seat,
        n: u8,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        if let Action::Discard(card) = action {
            self.discard_card(by, card, cx);
            self.ask(by, Question::DrawingBoard(n + 1));
        } else {
            self.gain_cards(by, n + 1, cx);
        }
    }

    pub(super) fn exchange_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.exchanges(by).for_each(|(give, get)| out.offer(Action::Exchange(give, get)));
    }

    pub(super) fn exchange_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Exchange(give, get) = action else { unreachable!("a token is exchanged") };
        let (tokens, deed) = (Goods::of(give, 1), Deed::Exert(Ability::Exchanger, Way::Card));
        self.spend(by, tokens);
        cx.tell(|| Event::Paid { seat: by, tokens, deed });
        self.gain(by, Goods::of(get, 1), cx);
    }

    pub(super) fn requisition_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        for way in [Way::Card, Way::Scaffold] {
            if self.can(by, Deed::Exert(Ability::Requisitioner, way)) {
                out.offer(Action::Requisition(way));
            }
        }
    }

    pub(super) fn requisition_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Requisition(way) = action else { unreachable!("a way is chosen") };
        self.begin(by, Deed::Exert(Ability::Requisitioner, way), cx);
    }

    pub(super) fn duplicate_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.copyable(by).for_each(|ability| out.offer(Action::Copy(ability)));
    }

    /// WM-22.30.
    pub(super) fn duplicate_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Copy(ability) = action else { unreachable!("an ability is chosen") };
        self.copied = Some(ability);
        cx.tell(|| Event::Copied { seat: by, ability });
    }
}
