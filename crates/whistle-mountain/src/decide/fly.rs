//! WD-11, WD-12: where an airship goes (chapters WM-5, WM-6 and WM-7).

use tabletop::{Choices, Flow, Probe, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Ability,
    action::Action,
    airship::{Airship, Berth, Dock},
    card::Card,
    event::{Cause, Event},
    frame::{Question, Step},
    grid::{Cells, Spot, Turn},
    machine::Machine,
};

impl WhistleMountain {
    pub(super) fn can_fly(&self, by: Seat, airship: Airship) -> bool {
        let mut probe = Probe::default();
        self.fly_answers(by, airship, false, &mut probe);
        0 < probe.count
    }

    /// Battering Ram: with which airship?
    pub(super) fn ram_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        for &airship in Airship::ALL {
            if self.players[by].airships[airship.index()] == Berth::Home {
                out.offer(Action::Fly(airship));
            }
        }
    }

    pub(super) fn ram_choose(&mut self, by: Seat, action: Action) {
        let Action::Fly(airship) = action else { unreachable!("an airship is chosen") };
        self.now.main = true;
        self.ask(by, Question::Fly { airship, ram: true });
    }

    pub(super) fn fly_answers(
        &self,
        by: Seat,
        airship: Airship,
        ram: bool,
        out: &mut impl Choices<Action>,
    ) {
        if ram {
            return self.rammable(by).for_each(|dock| out.offer(Action::Dock(dock)));
        }
        for (at, _) in self.edition().airship_turns(airship).iter().enumerate() {
            let turn = Turn::at(at);
            for cell in self.landings(by, airship, turn).iter() {
                out.offer(Action::To(Spot { turn, cell }));
                if out.has_enough() {
                    return;
                }
            }
        }
        let bumps = self.bumps(by, airship);
        for &dock in Dock::ALL {
            let is_open = match self.holder(dock) {
                None => true,
                Some((seat, _)) => bumps && seat != by,
            };
            if is_open && self.can_dock(by, dock, false) {
                out.offer(Action::Dock(dock));
            }
        }
    }

    /// Whether this airship may push another one away (WM-22.28).
    fn bumps(&self, by: Seat, airship: Airship) -> bool {
        airship == Airship::Dreadnought && self.has(by, Ability::Dreadnought)
    }

    /// The corners where an airship can land on grid, machines or scaffolds.
    fn landings(&self, by: Seat, airship: Airship, turn: Turn) -> Cells {
        let airships = self.airships();
        let mut corners = self.landings_among(by, airship, turn, airships);
        if self.bumps(by, airship) {
            for seat in self.all_seats().filter(|&seat| seat != by) {
                for &other in Airship::ALL {
                    let cells = self.airship_cells(seat, other);
                    if !cells.is_empty() {
                        let left = airships.without(cells);
                        corners |= self.landings_among(by, airship, turn, left);
                    }
                }
            }
        }
        corners
    }

    /// The same, with these airships in the way.
    fn landings_among(&self, by: Seat, airship: Airship, turn: Turn, airships: Cells) -> Cells {
        let footprint = &self.edition().airship_turns(airship)[turn.index()];
        // Free grid cells (WM-5.4).
        let free = self.dry().without(self.canyon.scaffolds | self.workers() | airships);
        let mut corners = footprint.fits(free);
        // Dry cells of one machine (WM-6.1, WM-6.2).
        let open = self.dry().without(airships) & self.canyon.machines;
        if footprint.fits(open).is_empty() && !self.has(by, Ability::AcePilot) {
            return corners;
        }
        for machine in self.canyon.built.iter().filter(|&machine| !self.is_barred(machine)) {
            corners |= footprint.fits(self.cells_of(machine) & open);
        }
        if self.has(by, Ability::AcePilot) {
            // Bare cells of one scaffold (WM-22.24).
            let bare = self.open_scaffolds().without(self.workers() | airships);
            for laid in self.canyon.laid.iter() {
                let cells = self.edition().scaffold_cells(laid.scaffold, laid.spot);
                corners |= footprint.fits(cells & bare);
            }
        }
        corners
    }

    /// No airship lands on Sanctuary or Trap while a worker is on it (WM-6.5).
    fn is_barred(&self, machine: Machine) -> bool {
        let workers = |seat: Seat| &self.players[seat].workers;
        match machine {
            Machine::Sanctuary => self.all_seats().any(|seat| 0 < workers(seat).sanctuary),
            Machine::Trap => self.all_seats().any(|seat| 0 < workers(seat).trap),
            _ => false,
        }
    }

    pub(super) fn fly_choose(
        &mut self,
        by: Seat,
        airship: Airship,
        ram: bool,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        self.now.flown = Some(airship);
        match action {
            Action::To(spot) => self.land(by, airship, spot, cx),
            Action::Dock(dock) => {
                if let Some((seat, other)) = self.holder(dock) {
                    self.send_home(seat, other, Cause::Bump, cx);
                }
                self.put(by, airship, Berth::Dock(dock), cx);
                if ram {
                    self.discard.put(Card::BatteringRam);
                    cx.tell(|| Event::Discarded { seat: by, card: Card::BatteringRam });
                }
                self.then(Step::Dock(dock));
            }
            _ => unreachable!("an airship flies to cells or to a dock"),
        }
    }

    fn put(&mut self, by: Seat, airship: Airship, berth: Berth, cx: &mut Cx<'_>) {
        self.players[by].airships[airship.index()] = berth;
        cx.tell(|| Event::Flown { seat: by, airship, berth });
    }

    /// What it collects and which machines it may activate is fixed now (WM-5.13, WM-5.19).
    fn land(&mut self, by: Seat, airship: Airship, spot: Spot, cx: &mut Cx<'_>) {
        let cells = self.edition().airship_cells(airship, spot);
        self.send_home_all(
            Cause::Bump,
            |game, seat, other| game.airship_cells(seat, other).meets(cells),
            cx,
        );
        self.put(by, airship, Berth::Grid(spot), cx);
        let parcel = self.parcel(by, airship, cells);
        self.now.parcel = Some(parcel).filter(|parcel| !parcel.is_empty());
        self.now.eligible = self.eligible(by, airship, cells);
        self.ask(by, Question::Collect);
    }
}
