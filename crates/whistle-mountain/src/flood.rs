//! The water rises, and workers climb the tower before it (chapters WM-12 and WM-13).

use tabletop::Seat;

use crate::{
    Cx, WhistleMountain,
    event::{Cause, Event},
    goods::Goods,
    grid::{Cell, Cells},
    machine::Machine,
    state::LEVELS,
    upgrade::Upgrade,
    worker::Place,
};

impl WhistleMountain {
    /// One bar rises, if one is left (WM-12.2, WM-12.3), in the order of WM-12.14.
    pub(crate) fn flood(&mut self, cx: &mut Cx<'_>) {
        if self.edition().board.bars <= self.canyon.water {
            return cx.tell(|| Event::NoBarLeft);
        }
        self.canyon.water += 1;
        let level = self.canyon.water;
        let row = Cells::rows(level, level);
        cx.tell(|| Event::Flooded { level });
        self.send_home_all(
            Cause::Flood,
            |game, seat, airship| game.airship_cells(seat, airship).meets(row),
            cx,
        );
        for seat in self.from(self.active) {
            let drowned = self.players[seat].workers.cells & row;
            drowned.iter().for_each(|cell| self.sweep(seat, Place::Cell(cell), cx));
            if level <= LEVELS && self.players[seat].workers.barracks >> (level - 1) & 1 == 1 {
                self.sweep(seat, Place::Barracks(level), cx);
            }
        }
        self.clear_machines(level, cx);
        self.check_end(cx);
    }

    /// What lies on machines that are flooded now for the first time (WM-12.12).
    fn clear_machines(&mut self, level: u8, cx: &mut Cx<'_>) {
        for machine in [Machine::Sanctuary, Machine::SwapMeet, Machine::TollBridge, Machine::Trap] {
            let drowns =
                self.canyon.built.has(machine) && self.canyon.spot(machine).cell.row() == level;
            if drowns {
                self.clear(machine, cx);
            }
        }
    }

    /// What lies on a machine leaves it: it drowned (WM-23.7, WM-23.11, WM-23.16, WM-23.19).
    fn clear(&mut self, machine: Machine, cx: &mut Cx<'_>) {
        match machine {
            Machine::Sanctuary => {
                for seat in self.from(self.active) {
                    while 0 < self.players[seat].workers.sanctuary {
                        self.sweep(seat, Place::Sanctuary, cx);
                    }
                }
            }
            Machine::Trap => {
                for seat in self.from(self.active) {
                    while 0 < self.players[seat].workers.trap {
                        self.sweep(seat, Place::Trap, cx);
                    }
                }
            }
            Machine::TollBridge if !self.toll.is_empty() => {
                let goods = std::mem::replace(&mut self.toll, Goods::NONE);
                self.supply += goods;
                cx.tell(|| Event::TollsTaken { seat: None, goods });
            }
            Machine::SwapMeet => {
                if let Some(good) = self.swap.take() {
                    self.supply[good] += 1;
                    cx.tell(|| Event::TokenLaid { good: None });
                }
            }
            _ => {}
        }
    }

    /// A worker goes to the whirlpool.
    pub(crate) fn sweep(&mut self, seat: Seat, from: Place, cx: &mut Cx<'_>) {
        self.leave(seat, from);
        self.players[seat].workers.whirlpool += 1;
        cx.tell(|| Event::Swept { seat, from });
    }

    /// A worker leaves its place.
    pub(crate) fn leave(&mut self, seat: Seat, from: Place) {
        let workers = &mut self.players[seat].workers;
        match from {
            Place::Barracks(level) => workers.barracks &= !(1 << (level - 1)),
            Place::Cell(cell) => workers.cells.remove(cell),
            Place::Sanctuary => workers.sanctuary -= 1,
            Place::Trap => workers.trap -= 1,
            Place::Whirlpool => workers.whirlpool -= 1,
        }
    }

    /// The end is triggered when no worker is left in the barracks (WM-16.1).
    pub(crate) fn check_end(&mut self, cx: &mut Cx<'_>) {
        let is_empty = self.all_seats().all(|seat| self.players[seat].workers.barracks == 0);
        if is_empty && self.last_turns.is_none() {
            self.last_turns = Some(self.seats - 1);
            let seat = self.active;
            cx.tell(|| Event::EndTriggered { seat });
        }
    }

    /// A worker slides along its row to the tower and takes an award there (WM-13.1, WM-13.4).
    pub(crate) fn promote(&mut self, seat: Seat, from: Cell, cx: &mut Cx<'_>) {
        let floor = from.row();
        self.leave(seat, Place::Cell(from));
        cx.tell(|| Event::Promoted { seat, from, floor });
        self.arrive(seat, floor, cx);
        // Only the own workers by the own effects (WM-13.14).
        if seat == self.active && self.owns(seat, Upgrade::WinnersCircle) {
            self.gain_awards(seat, 1, cx);
        }
    }

    /// A worker comes to a floor (WM-13.4, WM-13.11).
    pub(crate) fn arrive(&mut self, seat: Seat, floor: u8, cx: &mut Cx<'_>) {
        let at = usize::from(floor - 1);
        self.players[seat].workers.tower[at] += 1;
        let found = &mut self.tower[at];
        if let Some(award) = found.award {
            found.left -= 1;
            if found.left == 0 {
                found.award = None;
            }
            self.players[seat].awards.put(award);
            cx.tell(|| Event::AwardGained { seat, award, floor: Some(floor) });
        }
    }

    /// Promotes all workers of a player on these cells, from the top row down, then from the left
    /// (WM-13.3).
    pub(crate) fn promote_all(&mut self, seat: Seat, cells: Cells, cx: &mut Cx<'_>) {
        let there = self.players[seat].workers.cells & cells;
        for row in (1..=self.edition().board.rows).rev() {
            for cell in (there & Cells::rows(row, row)).iter() {
                self.promote(seat, cell, cx);
            }
        }
    }
}
