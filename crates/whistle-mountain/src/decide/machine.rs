//! WD-22, WD-27: a machine is built (chapter WM-11).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Ability,
    action::Action,
    can::Promised,
    deed::Effect,
    event::{Event, Reason},
    frame::{Offer, Part, Question, Step},
    goods::{Cost, Good, Goods},
    grid::{Cells, Spot, Turn},
    machine::{Machine, Order, Size},
    state::LEVELS,
    upgrade::Upgrade,
    worker::{Errand, Place},
};

impl WhistleMountain {
    pub(super) fn place_machine_answers(&self, machine: Machine, out: &mut impl Choices<Action>) {
        let size = machine.size();
        for at in 0..self.edition().machine_turns(size).len() {
            let turn = Turn::at(at);
            for cell in self.machine_corners(size, turn).iter() {
                out.offer(Action::Place(Spot { turn, cell }));
            }
            if out.has_enough() {
                return;
            }
        }
    }

    /// The own workers in the area leave it first (WM-13.2).
    pub(super) fn place_machine_choose(
        &mut self,
        by: Seat,
        machine: Machine,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Place(spot) = action else { unreachable!("a place is chosen") };
        self.players[by].machines.remove(machine);
        if machine != Machine::Trap {
            self.promote_all(by, self.edition().machine_cells(machine, spot), cx);
        }
        self.then(Step::LayMachine(machine, spot));
        if self.owns(by, Upgrade::Extension) {
            self.ask(by, Question::Extend(machine, spot));
        }
    }

    /// Own workers beside the area (WM-13.12, WM-23.10).
    fn beside_area(&self, machine: Machine, spot: Spot) -> Cells {
        let area = self.edition().machine_cells(machine, spot);
        area.around().without(area)
    }

    pub(super) fn extend_answers(
        &self,
        by: Seat,
        machine: Machine,
        spot: Spot,
        out: &mut impl Choices<Action>,
    ) {
        let beside = self.players[by].workers.cells & self.beside_area(machine, spot);
        beside.iter().for_each(|cell| out.offer(Action::Promote(cell)));
        out.offer(Action::Done);
    }

    pub(super) fn extend_choose(
        &mut self,
        by: Seat,
        machine: Machine,
        spot: Spot,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        if let Action::Promote(cell) = action {
            self.ask(by, Question::Extend(machine, spot));
            self.promote(by, cell, cx);
        }
    }

    /// The other workers leave the area (WM-11.7), then the machine is laid and scores (WM-11.9).
    pub(crate) fn finish_machine(&mut self, machine: Machine, spot: Spot, cx: &mut Cx<'_>) {
        let by = self.active;
        let area = self.edition().machine_cells(machine, spot);
        for seat in self.from(by) {
            if machine == Machine::Trap {
                self.catch_all(seat, area | self.beside_area(machine, spot), cx);
            } else {
                self.promote_all(seat, area, cx);
            }
        }
        self.lay_machine(machine, spot);
        cx.tell(|| Event::MachineBuilt { seat: by, machine, spot });
        let vp = self.edition().machine(machine).vp;
        self.score(by, vp.into(), Reason::Machine(machine), cx);
        self.then(Step::Built(machine, spot, Part::Benefit));
    }

    /// Trap takes workers in and beside its area (WM-23.9).
    fn catch_all(&mut self, seat: Seat, cells: Cells, cx: &mut Cx<'_>) {
        for cell in (self.players[seat].workers.cells & cells).iter() {
            self.leave(seat, Place::Cell(cell));
            self.players[seat].workers.trap += 1;
            let (from, machine) = (Place::Cell(cell), Machine::Trap);
            cx.tell(|| Event::Caught { seat, from, machine });
        }
    }

    /// The benefit, the triggers, the flood (WM-11.10 to WM-11.12); what is built meanwhile is
    /// finished first (WM-11.14).
    pub(crate) fn after_built(
        &mut self,
        machine: Machine,
        spot: Spot,
        part: Part,
        cx: &mut Cx<'_>,
    ) {
        let by = self.active;
        let next = match part {
            Part::Benefit => Some(Part::Craftsman),
            Part::Craftsman => Some(Part::LeadEngineer),
            Part::LeadEngineer => Some(Part::Admiral),
            Part::Admiral => Some(Part::Flood),
            Part::Flood => None,
        };
        if let Some(next) = next {
            self.then(Step::Built(machine, spot, next));
        }
        match part {
            Part::Benefit => self.benefit(by, machine, cx),
            // WM-22.34.
            Part::Craftsman => {
                if self.has(by, Ability::Craftsman) {
                    self.gain(by, Goods::of(Good::Whistle, 2), cx);
                }
            }
            // WM-22.33.
            Part::LeadEngineer => {
                if self.has(by, Ability::LeadEngineer) && machine.size() != Size::Small {
                    self.offer_upgrade(by);
                }
            }
            // WM-22.19.
            Part::Admiral => {
                if self.has(by, Ability::Admiral) {
                    self.ask(by, Question::Offer(Offer::Admiral(machine)));
                }
            }
            // Where it was laid decides (WM-11.13).
            Part::Flood => {
                let rows = self.edition().board;
                let above = Cells::rows(rows.bridge, rows.rows);
                if self.edition().machine_cells(machine, spot).meets(above) {
                    self.flood(cx);
                }
            }
        }
    }

    /// What a large machine does when it is built (chapter 3.3).
    fn benefit(&mut self, by: Seat, machine: Machine, cx: &mut Cx<'_>) {
        match machine {
            Machine::CoalSlide => self.slide_barracks(cx),
            Machine::DoomsdayDevice => self.then(Step::Doomsday { left: self.seats }),
            Machine::ExecArchives => self.gain_cards(by, 2, cx),
            Machine::Factory => self.offer_machine(by, Size::Small),
            Machine::JetpackLab if self.can_send(by, Errand::Move, Cost::FREE) => {
                self.ask(by, Question::Offer(Offer::JetpackMove));
            }
            Machine::MachineHub => self.ask(by, Question::Hub { before: None }),
            Machine::RetoolingShop => self.offer_upgrade(by),
            Machine::Sanctuary => self.fill_sanctuary(by, cx),
            Machine::SwapMeet if self.works(by, Effect::SwapToken, Promised::default()) => {
                self.ask(by, Question::SwapToken);
            }
            Machine::TrophyRoom => self.gain_awards(by, 2, cx),
            Machine::WhistleSurplus => self.then(Step::GainAny(2)),
            _ => {}
        }
    }

    /// All barracks workers one level down; below lies water, or nothing (WM-23.1).
    fn slide_barracks(&mut self, cx: &mut Cx<'_>) {
        cx.tell(|| Event::BarracksSlid);
        for seat in self.from(self.active) {
            for level in 1..=LEVELS {
                let there = self.players[seat].workers.barracks >> (level - 1) & 1 == 1;
                if !there {
                    continue;
                }
                if level == 1 || level - 1 <= self.canyon.water {
                    self.sweep(seat, Place::Barracks(level), cx);
                } else {
                    self.leave(seat, Place::Barracks(level));
                    self.players[seat].workers.barracks |= 1 << (level - 2);
                }
            }
        }
        self.check_end(cx);
    }

    /// All own barracks workers, without a choice (WM-23.4).
    fn fill_sanctuary(&mut self, by: Seat, cx: &mut Cx<'_>) {
        for level in 1..=LEVELS {
            if self.players[by].workers.barracks >> (level - 1) & 1 == 1 {
                let (from, machine) = (Place::Barracks(level), Machine::Sanctuary);
                self.leave(by, from);
                self.players[by].workers.sanctuary += 1;
                cx.tell(|| Event::Caught { seat: by, from, machine });
            }
        }
        self.check_end(cx);
    }

    /// Machine Hub when built: up to two different machines, one after the other (WM-23.36).
    pub(super) fn hub_answers(
        &self,
        by: Seat,
        before: Option<Machine>,
        out: &mut impl Choices<Action>,
    ) {
        for machine in self.canyon.built.iter() {
            let is_other = Some(machine) != before && machine != Machine::MachineHub;
            if is_other && self.can_activate(by, machine, Order::Effect, Promised::default()) {
                out.offer(Action::Activate(machine));
            }
        }
        out.offer(Action::Decline);
    }

    pub(super) fn hub_choose(
        &mut self,
        by: Seat,
        before: Option<Machine>,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Activate(machine) = action else { return };
        if before.is_none() {
            self.ask(by, Question::Hub { before: Some(machine) });
        }
        self.begin(by, crate::deed::Deed::Activate(machine, Order::Effect), cx);
    }
}
