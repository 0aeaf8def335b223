//! AT-1 to AT-4: any-time actions, as options of the questions that have a window (chapter SK-16).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    building::Buildings,
    effect::Perk,
    event::Event,
    frame::{From, Purchase, Question, Step},
    stock::{Cost, Dues},
};

impl SkiStation {
    /// What is accepted beside this question, with what the question itself will cost at least
    /// (SK-16.18).
    fn dues_with(&self, by: Seat, question: Question) -> Dues {
        let mut dues = self.dues(by, question);
        let own = match question {
            Question::Square | Question::Piste { .. } => self.square_cost(by),
            _ => None,
        };
        if let Some(own) = own.filter(|own| 0 < own.n && !dues.is_full()) {
            dues.insert(0, own);
        }
        dues
    }

    pub(crate) fn anytime_answers(&self, by: Seat, open: Question, out: &mut impl Choices<Action>) {
        let at_edge = matches!(open, Question::Move | Question::Rest);
        if self.options.windows_at_edges && !at_edge {
            return;
        }
        let dues = self.dues_with(by, open);
        let player = &self.players[by];
        let buildings: Buildings = player
            .village
            .built()
            .map(|(_, building)| building)
            .filter(|&building| {
                let modes = &self.edition().building(building).does.modes;
                modes.iter().any(|mode| self.can_activate(by, building, mode, &dues))
            })
            .collect();
        buildings.iter().for_each(|building| out.offer(Action::Activate(building)));
        if 0 < player.cubes && self.can_pay(by, self.cube_cost(by), &dues) {
            out.offer(Action::DiscardCube);
        }
        if 0 < player.octagons && self.can_pay(by, self.octagon_cost(by), &dues) {
            out.offer(Action::DiscardOctagon);
        }
        let one_shots = (player.face_up & self.edition().one_shots()).iter();
        one_shots
            .filter(|&tile| self.can_use(by, tile, &dues))
            .for_each(|tile| out.offer(Action::Use(tile)));
    }

    /// SK-16.9.
    pub(crate) fn cube_cost(&self, by: Seat) -> Cost {
        let price = self.perk(by, Perk::CubePrice);
        Cost::employees(price.unwrap_or(self.edition().board.cube_price))
    }

    /// SK-16.10.
    pub(crate) fn octagon_cost(&self, by: Seat) -> Cost {
        let price = self.perk(by, Perk::OctagonPrice);
        Cost::employees(price.unwrap_or(self.edition().board.octagon_price))
    }

    /// Carries out an any-time action; then the same is asked again (SK-28.7).
    pub(super) fn anytime_choose(
        &mut self,
        by: Seat,
        open: Question,
        action: Action,
        cx: &mut Cx<'_>,
    ) -> bool {
        match action {
            Action::Activate(_) if matches!(open, Question::ActivateFree(_)) => return false,
            Action::Activate(_) | Action::DiscardCube | Action::DiscardOctagon | Action::Use(_) => {
            }
            _ => return false,
        }
        match open {
            Question::Square | Question::Piste { .. } => self.then(Step::Square),
            _ => self.ask(by, open),
        }
        match action {
            Action::Activate(building) => {
                self.ask(by, Question::Mode { from: From::Building(building), free: false });
            }
            Action::DiscardCube => self.buy(by, self.cube_cost(by), Purchase::Cube),
            Action::DiscardOctagon => self.buy(by, self.octagon_cost(by), Purchase::Octagon),
            Action::Use(development) => {
                cx.tell(|| Event::Used { seat: by, development });
                self.then(Step::TurnDown(development));
                let does = &self.edition().development(development).does;
                self.carry_out(by, does, From::Development(development));
            }
            _ => unreachable!("it is an any-time action"),
        }
        true
    }

    ///
    pub(super) fn rest_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.anytime_answers(by, Question::Rest, out);
        out.offer(Action::End);
    }

    pub(super) fn rest_choose(by: Seat, cx: &mut Cx<'_>) {
        cx.tell(|| Event::TurnEnded { seat: by });
    }
}
