//! WD-23 to WD-25, WD-41 to WD-43, WD-47: workers are moved, rescued, lifted and lost (chapter
//! WM-10).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Ability,
    action::Action,
    event::{Event, Reason},
    frame::{Question, Step, Trigger},
    goods::Good,
    grid::Cells,
    machine::Machine,
    worker::{Errand, Place},
};

impl WhistleMountain {
    pub(super) fn worker_answers(&self, by: Seat, errand: Errand, out: &mut impl Choices<Action>) {
        self.sources(by, errand).for_each(|place| out.offer(Action::Worker(place)));
    }

    pub(super) fn worker_choose(
        &mut self,
        by: Seat,
        errand: Errand,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Worker(from) = action else { unreachable!("a worker is chosen") };
        if errand == Errand::Shelter {
            self.leave(by, from);
            self.players[by].workers.sanctuary += 1;
            self.moved(by, from, Place::Sanctuary, cx);
        } else {
            self.ask(by, Question::Where(errand, from));
        }
    }

    /// Any distance; the own space is not among them, since it is not empty (WM-10.6).
    pub(super) fn where_answers(
        &self,
        errand: Errand,
        from: Place,
        out: &mut impl Choices<Action>,
    ) {
        let mut targets = self.targets(errand);
        if let Place::Cell(cell) = from {
            targets.remove(cell);
        }
        targets.iter().for_each(|cell| out.offer(Action::Walk(cell)));
    }

    pub(super) fn where_choose(&mut self, by: Seat, from: Place, action: Action, cx: &mut Cx<'_>) {
        let Action::Walk(cell) = action else { unreachable!("a space is chosen") };
        self.leave(by, from);
        self.players[by].workers.cells.insert(cell);
        self.moved(by, from, Place::Cell(cell), cx);
    }

    fn moved(&mut self, by: Seat, from: Place, to: Place, cx: &mut Cx<'_>) {
        cx.tell(|| Event::Moved { seat: by, from, to });
        self.check_end(cx);
        let rescue = from == Place::Whirlpool;
        self.then(Step::Moved { rescue, to, trigger: Trigger::First });
    }

    /// Team Lead, Scavenger, Smuggler; after a rescue only Team Lead (WM-10.12).
    pub(crate) fn after_move(
        &mut self,
        rescue: bool,
        to: Place,
        trigger: Trigger,
        cx: &mut Cx<'_>,
    ) {
        let by = self.active;
        match trigger {
            Trigger::First => {
                if !rescue {
                    self.then(Step::Moved { rescue, to, trigger: Trigger::Second });
                }
                if let Place::Cell(cell) = to
                    && self.has(by, Ability::TeamLead)
                    && self.canyon.scaffolds.has(cell)
                {
                    // On worker spaces only (WM-22.12, WM-23.23).
                    let mates = self.workers() & self.canyon.scaffolds & Cells::one(cell).around();
                    let vp = 4 * mates.len() as i16;
                    self.score(by, vp, Reason::Ability(Ability::TeamLead), cx);
                }
            }
            Trigger::Second => {
                self.then(Step::Moved { rescue, to, trigger: Trigger::Third });
                if self.has(by, Ability::Scavenger) {
                    self.gain_cards(by, 1, cx);
                }
            }
            Trigger::Third => {
                if self.has(by, Ability::Smuggler)
                    && self.probe(by, Question::Smuggle(to)).count != 0
                {
                    self.ask(by, Question::Smuggle(to));
                }
            }
        }
    }

    /// What is adjacent to the new place: prints, and the water (WM-22.13, WM-22.14).
    pub(super) fn smuggle_answers(&self, place: Place, out: &mut impl Choices<Action>) {
        let cells = match place {
            Place::Cell(cell) => Cells::one(cell),
            _ => self.cells_of(Machine::Sanctuary),
        };
        let seen = self.open_scaffolds() & cells.around().without(cells);
        let row = self.canyon.water + 1;
        for &good in Good::ALL {
            let printed = self.canyon.printed[good.index()].meets(seen);
            let bar = good == Good::Water && cells.meets(Cells::rows(row, row));
            if (printed || bar) && self.is_in_supply(good) {
                out.offer(Action::Gain(good));
            }
        }
    }

    /// One floor up or down, within the tower (WM-13.10).
    pub(super) fn tower_step_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let top = self.edition().board.rows;
        let tower = self.players[by].workers.tower;
        let floors = (1..=top).filter(|&floor| 0 < tower[usize::from(floor - 1)]);
        floors
            .clone()
            .filter(|&floor| floor < top)
            .for_each(|floor| out.offer(Action::Climb(floor)));
        floors.filter(|&floor| 1 < floor).for_each(|floor| out.offer(Action::Descend(floor)));
    }

    pub(super) fn tower_step_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let (from, to) = match action {
            Action::Climb(floor) => (floor, floor + 1),
            Action::Descend(floor) => (floor, floor - 1),
            _ => unreachable!("a tower worker steps up or down"),
        };
        self.players[by].workers.tower[usize::from(from - 1)] -= 1;
        cx.tell(|| Event::Stepped { seat: by, from, to });
        self.arrive(by, to, cx);
    }

    /// From a scaffold space only (WM-13.13, WM-23.23).
    pub(super) fn glide_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let workers = self.players[by].workers.cells & self.canyon.scaffolds;
        workers.iter().for_each(|cell| out.offer(Action::Promote(cell)));
    }

    pub(super) fn glide_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Promote(cell) = action else { unreachable!("a worker glides") };
        self.promote(by, cell, cx);
    }

    /// Clockwise from the builder; who has none is skipped (WM-23.2).
    pub(crate) fn doomsday(&mut self, left: u8) {
        if left == 0 {
            return;
        }
        self.then(Step::Doomsday { left: left - 1 });
        let done = self.seats - left;
        let seat = Seat((self.active.0 + done) % self.seats);
        if self.players[seat].workers.barracks != 0 {
            self.ask(seat, Question::Doomed);
        }
    }

    pub(super) fn doomed_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let levels = self.sources(by, Errand::Move);
        levels
            .filter(|place| matches!(place, Place::Barracks(_)))
            .for_each(|place| out.offer(Action::Worker(place)));
    }

    pub(super) fn doomed_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Worker(from) = action else { unreachable!("a worker is chosen") };
        self.sweep(by, from, cx);
        self.check_end(cx);
    }
}
