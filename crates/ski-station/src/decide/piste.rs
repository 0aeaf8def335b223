//! pistes are laid, and their effects follow (chapters SK-10 and SK-11).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    colour::Colour,
    decide::is_asked,
    effect::Perk,
    event::{Event, Source},
    frame::{Lot, Pending, Purchase, Question, Step},
    mountain::{Cell, Cells, ROWS},
};

/// Pistes of one action (SK-10.1).
const MOST: u8 = 3;

impl SkiStation {
    /// Every piste whose lot can still be paid (SK-10.16).
    pub(super) fn piste_answers(
        &self,
        by: Seat,
        lot: Lot,
        square: bool,
        out: &mut impl Choices<Action>,
    ) {
        let question = Question::Piste { lot, square };
        let dues = self.dues(by, question);
        let black = self.has_black(by, lot);
        for &colour in Colour::ALL {
            let cost = self.lot_cost(by, lot.len() + 1, black || colour == Colour::Black);
            if !self.can_pay(by, cost, &dues) {
                continue;
            }
            for cell in self.open(by, colour).iter() {
                out.offer(Action::Piste(colour, cell));
                if out.has_enough() {
                    return;
                }
            }
        }
        match lot.len() {
            0 if square => self.anytime_answers(by, question, out),
            0 => {}
            _ => out.offer(Action::Stop),
        }
    }

    pub(super) fn piste_choose(&mut self, by: Seat, lot: Lot, action: Action, cx: &mut Cx<'_>) {
        let mut lot = lot;
        if let Action::Piste(colour, cell) = action {
            self.lay(by, colour, cell, false, cx);
            lot.add(cell);
            if lot.len() < MOST {
                return self.ask(by, Question::Piste { lot, square: false });
            }
        }
        let cost = self.lot_cost(by, lot.len(), self.has_black(by, lot));
        self.buy(by, cost, Purchase::Lot(lot));
    }

    fn lay(&mut self, by: Seat, colour: Colour, cell: Cell, free: bool, cx: &mut Cx<'_>) {
        let mountain = &self.edition().mountain;
        self.players[by].slopes.lay(colour, cell, mountain);
        cx.tell(|| Event::PisteLaid { seat: by, colour, cell, free });
    }

    /// Different colours, none of them black (SK-10.21, SK-10.23).
    pub(super) fn free_piste_answers(
        &self,
        by: Seat,
        _lot: Lot,
        colours: u8,
        left: u8,
        out: &mut impl Choices<Action>,
    ) {
        for colour in Colour::TRACKS {
            if 0 < left && colours >> colour.index() & 1 == 1 {
                let cells = self.open(by, colour).iter();
                cells.into_iter().for_each(|cell| out.offer(Action::Piste(colour, cell)));
            }
        }
        out.offer(Action::Decline);
    }

    pub(super) fn free_piste_choose(
        &mut self,
        by: Seat,
        lot: Lot,
        colours: u8,
        left: u8,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let mut lot = lot;
        match action {
            Action::Piste(colour, cell) => {
                self.lay(by, colour, cell, true, cx);
                lot.add(cell);
                let colours = colours & !(1 << colour.index());
                self.ask(by, Question::FreePiste { lot, colours, left: left - 1 });
            }
            _ if 0 < lot.len() => {
                self.then(Step::LotLaid(lot));
                self.reseat();
            }
            _ => {}
        }
    }

    /// TH-B1 pays, then the effects of the lot are resolved in any order (SK-10.19, SK-11.1).
    pub(super) fn lot_laid(&mut self, by: Seat, lot: Lot, cx: &mut Cx<'_>) {
        if let Some(eur) = self.perk(by, Perk::BluePisteEur) {
            let blue = (self.players[by].slopes.of(Colour::Blue) & lot.cells()).len();
            self.gain_eur(by, eur * blue, Source::BluePistes, cx);
        }
        self.go_on(by, self.effects_of(by, lot));
    }

    /// What a lot that lies brings about (SK-11.2 to SK-11.4).
    pub(crate) fn effects_of(&self, by: Seat, lot: Lot) -> Pending {
        let (cells, mountain) = (lot.cells(), &self.edition().mountain);
        let covered = self.players[by].slopes.covered();
        let is_complete = |row: u8| {
            let line = mountain.cells & Cells::row(row);
            0 < mountain.lines[usize::from(row - 1)]
                && !(line & cells).is_empty()
                && covered.covers(line)
        };
        let mut rewards = Lot::default();
        (mountain.rewards & cells).iter().for_each(|cell| rewards.add(cell));
        let lines =
            (1..=ROWS).filter(|&row| is_complete(row)).fold(0, |all, row| all | 1 << (row - 1));
        Pending { felled: (mountain.wooded & cells).len(), rewards, lines }
    }

    fn go_on(&mut self, by: Seat, pending: Pending) {
        if pending != Pending::default() {
            self.ask(by, Question::Pending(pending));
        }
    }

    pub(super) fn pending_answers(
        &self,
        by: Seat,
        pending: Pending,
        out: &mut impl Choices<Action>,
    ) {
        offer_pending(pending, out);
        // Any-time actions are added only where something is asked anyway (SK-28.7).
        if !out.has_enough() && is_asked(|probe| offer_pending(pending, probe)) {
            self.anytime_answers(by, Question::Pending(pending), out);
        }
    }

    pub(super) fn pending_choose(
        &mut self,
        by: Seat,
        pending: Pending,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let mut pending = pending;
        let mountain = &self.edition().mountain;
        match action {
            Action::Fell => {
                let octagons = std::mem::take(&mut pending.felled);
                let mine = &mut self.players[by].octagons;
                *mine = mine.saturating_add(octagons);
                cx.tell(|| Event::Felled { seat: by, octagons });
                self.go_on(by, pending);
            }
            Action::RewardCell(cell) => {
                pending.rewards = pending.rewards.without(cell);
                self.go_on(by, pending);
                self.then(Step::Reward(mountain.ranks[cell.index()]));
            }
            Action::Line(row) => {
                pending.lines &= !(1 << (row - 1));
                let rank = mountain.lines[usize::from(row - 1)];
                cx.tell(|| Event::LineCompleted { seat: by, row, rank });
                self.go_on(by, pending);
                self.then(Step::Reward(rank));
            }
            _ => unreachable!("an effect is resolved"),
        }
    }
}

/// Felling is one option, however much is felled (SK-11.19).
fn offer_pending(pending: Pending, out: &mut impl Choices<Action>) {
    if 0 < pending.felled {
        out.offer(Action::Fell);
    }
    pending.rewards.cells().iter().for_each(|cell| out.offer(Action::RewardCell(cell)));
    let lines = (1..=ROWS).filter(|row| pending.lines >> (row - 1) & 1 == 1);
    lines.for_each(|row| out.offer(Action::Line(row)));
}
