//! developments are bought and turned (chapter SK-15).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    development::{Development, Type},
    event::Event,
    frame::{From, Purchase, Question, Step},
    plate::Tile,
};

impl SkiStation {
    /// A development that was bought (SK-15.4 to SK-15.7).
    pub(super) fn develop(&mut self, by: Seat, development: Development, cx: &mut Cx<'_>) {
        self.players[by].developments.insert(development);
        cx.tell(|| Event::Developed { seat: by, development });
        self.show(by, development);
    }

    /// It lies face up; one that works at once does.
    fn show(&mut self, by: Seat, development: Development) {
        self.players[by].face_up.insert(development);
        let facts = self.edition().development(development);
        if facts.kind == Type::Immediate {
            self.then(Step::TurnDown(development));
            self.carry_out(by, &facts.does, From::Development(development));
        }
    }

    pub(super) fn turn_down(&mut self, by: Seat, development: Development, cx: &mut Cx<'_>) {
        self.players[by].face_up.remove(development);
        cx.tell(|| Event::TurnedDown { seat: by, development });
    }

    pub(super) fn turn_up_answers(&self, by: Seat, most: u8, out: &mut impl Choices<Action>) {
        let tiles = self.players[by].developments.iter();
        tiles
            .filter(|&tile| self.can_turn_up(by, tile, most))
            .for_each(|tile| out.offer(Action::Development(tile)));
    }

    /// SK-15.13.
    pub(super) fn turn_up_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Development(development) = action else { unreachable!("a tile turns up") };
        cx.tell(|| Event::TurnedUp { seat: by, development });
        self.show(by, development);
    }

    pub(super) fn buy_discarded_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let dues = self.dues(by, Question::BuyDiscarded);
        let tiles = self.discarded_developments.iter();
        tiles
            .filter(|&tile| self.can_pay(by, self.development_cost(tile), &dues))
            .for_each(|tile| out.offer(Action::Development(tile)));
    }

    /// SK-15.14.
    pub(super) fn buy_discarded_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Development(development) = action else { unreachable!("a tile is bought") };
        self.discarded_developments.remove(development);
        cx.tell(|| Event::BoughtDiscarded { seat: by, tile: Tile::Development(development) });
        self.buy(by, self.development_cost(development), Purchase::Development(development));
    }
}
