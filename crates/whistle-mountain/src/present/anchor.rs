//! Where on the table an answer is clicked.

use scene::{Anchor, Mark, Placement};
use tabletop::Seat;

use super::layout::{market_of, of_seat};
use crate::{
    WhistleMountain,
    ability::Ability,
    action::Action,
    airship::Airship,
    card::Card,
    deed::Way,
    frame::Question,
    grid::{Cell, Cells, Spot},
    machine::Machine,
    scaffold::Scaffold,
    upgrade::Upgrade,
    worker::Place,
};

impl WhistleMountain {
    pub(super) fn anchor_of(&self, by: Seat, action: Action) -> Anchor {
        let own = |zone: &str| of_seat(zone, by);
        let tile =
            |tile: Scaffold| Anchor::token(own("scaffolds"), format!("scaffold/{by}/{tile}"));
        let card = |zone: String, whose: &str, card: Card| {
            Anchor::token(zone, format!("card/{whose}/{card}"))
        };
        let stored = |machine| Anchor::token(own("machines"), format!("machine/{machine}"));
        let worker = |anchor: Anchor| anchor.with_ghost(format!("worker/{by}"));
        match action {
            Action::Keep(ability) => Anchor::token("draft", format!("ability/{ability}")),
            Action::Stack(shape) => Anchor::space("stacks", shape.index()),
            Action::Start(scaffold) | Action::BuildScaffold(scaffold) | Action::Shed(scaffold) => {
                tile(scaffold)
            }
            Action::Place(spot) => self.anchor_of_place(spot),
            Action::Fly(airship) | Action::Home(airship) => self.anchor_of_airship(by, airship),
            Action::To(spot) => self.anchor_of_landing(by, spot),
            Action::Dock(dock) => {
                let anchor = Anchor::space("docks", dock.index());
                match self.airship_asked() {
                    Some(airship) => anchor.with_ghost(format!("airship/{airship}/{by}")),
                    None => anchor,
                }
            }
            Action::Collect => match self.now.flown {
                Some(airship) => self.anchor_of_airship(by, airship),
                None => Anchor::zone(own("goods")),
            },
            Action::Activate(machine) | Action::Salvage(machine) => on_grid(machine),
            Action::Trigger(machine) | Action::BuildMachine(machine) => stored(machine),
            Action::Move => Anchor::zone("barracks"),
            Action::Rescue => Anchor::zone("whirlpool"),
            Action::Play(kind) | Action::Discard(kind) => card(own("cards"), &by.to_string(), kind),
            Action::KeepCards(kind, _) => card("drawn".to_owned(), "drawn", kind),
            Action::Redeem(award) => Anchor::token(own("awards"), format!("award/{by}/{award}")),
            Action::Use(upgrade) | Action::Swap(upgrade, _) => {
                Anchor::token(own("upgrades"), format!("upgrade/{upgrade}"))
            }
            Action::Exert(ability) | Action::Copy(ability) => self.anchor_of_ability(by, ability),
            Action::TakeMachine(machine) => {
                Anchor::token(market_of(machine.size()), format!("machine/{machine}"))
            }
            Action::TakeUpgrade(upgrade) | Action::Remove(upgrade) => faceup(upgrade),
            Action::Worker(place) => self.anchor_of_worker(place),
            Action::Walk(cell) => worker(self.anchor_of_cell(cell)),
            Action::Promote(cell) => self.anchor_of_cell(cell),
            Action::Climb(floor) | Action::Descend(floor) => {
                Anchor::space("tower", usize::from(floor - 1))
            }
            Action::Gain(_) => Anchor::zone("supply"),
            Action::Requisition(Way::Card) => Anchor::zone(own("cards")),
            Action::Requisition(Way::Scaffold) => Anchor::zone(own("scaffolds")),
            Action::Forge
            | Action::Tier(_)
            | Action::Pay(_)
            | Action::Toll(_)
            | Action::First(_)
            | Action::Lay(_)
            | Action::Exchange(..)
            | Action::Accept
            | Action::Decline
            | Action::Done
            | Action::End => Anchor::zone(own("goods")),
        }
    }

    fn anchor_of_cell(&self, cell: Cell) -> Anchor {
        Anchor::space("grid", self.position(cell))
    }

    fn anchor_of_airship(&self, by: Seat, airship: Airship) -> Anchor {
        Anchor::token(self.zone_of(by, airship), format!("airship/{by}/{airship}"))
    }

    /// The own tile, or the one the Duplicator lies on.
    fn anchor_of_ability(&self, by: Seat, ability: Ability) -> Anchor {
        let owner = self.owner_of(ability).unwrap_or(by);
        Anchor::token(of_seat("ability", owner), format!("ability/{ability}"))
    }

    fn anchor_of_worker(&self, place: Place) -> Anchor {
        match place {
            Place::Barracks(level) => Anchor::space("barracks", usize::from(level - 1)),
            Place::Cell(cell) => self.anchor_of_cell(cell),
            Place::Sanctuary => on_grid(Machine::Sanctuary),
            Place::Trap => on_grid(Machine::Trap),
            Place::Whirlpool => Anchor::zone("whirlpool"),
        }
    }

    fn anchor_of_landing(&self, by: Seat, spot: Spot) -> Anchor {
        let Some(airship) = self.airship_asked() else { return self.anchor_of_cell(spot.cell) };
        let cells = self.edition().airship_cells(airship, spot);
        let parcel = self.parcel(by, airship, cells);
        let worth = if parcel.is_empty() { String::new() } else { parcel.to_string() };
        let marks = self.marks_of_landing(by, airship, cells);
        self.anchor_of_piece(spot, cells, format!("airship/{airship}/{by}"), worth, marks)
    }

    /// With the VP it scores at once, and whether the water rises.
    fn anchor_of_place(&self, spot: Spot) -> Anchor {
        let edition = self.edition();
        match self.open_question() {
            Some(Question::StartPlace(tile)) => {
                let cells = edition.scaffold_cells(tile, spot);
                self.anchor_of_piece(spot, cells, format!("scaffold/{tile}"), String::new(), vec![])
            }
            Some(Question::PlaceScaffold(tile)) => {
                let cells = edition.scaffold_cells(tile, spot);
                let worth = format!("+{}vp", self.edges(cells));
                let marks = self.marks_of_scaffold(cells);
                self.anchor_of_piece(spot, cells, format!("scaffold/{tile}"), worth, marks)
            }
            Some(Question::PlaceMachine(machine)) => {
                let cells = edition.machine_cells(machine, spot);
                let water = if self.would_flood(cells) { " wave" } else { "" };
                let worth = format!("+{}vp{water}", edition.machine(machine).vp);
                let marks = self.marks_of_machine(machine, cells);
                self.anchor_of_piece(spot, cells, format!("machine/{machine}"), worth, marks)
            }
            _ => {
                let elevator = Machine::Elevator;
                let cells = edition.machine_cells(elevator, spot);
                let ghost = format!("machine/{elevator}");
                self.anchor_of_piece(spot, cells, ghost, String::new(), vec![])
            }
        }
    }

    fn anchor_of_piece(
        &self,
        spot: Spot,
        cells: Cells,
        ghost: String,
        worth: String,
        marks: Vec<Mark>,
    ) -> Anchor {
        let turn = spot.turn.index() as u8;
        self.anchor_of_cell(spot.cell).with_ghost(ghost).with_placement(Placement {
            covers: self.positions(cells),
            columns: self.edition().board.columns.into(),
            quarters: turn % 4,
            flipped: 4 <= turn,
            worth,
            marks,
        })
    }
}

fn on_grid(machine: Machine) -> Anchor {
    Anchor::token("grid", format!("machine/{machine}"))
}

fn faceup(upgrade: Upgrade) -> Anchor {
    Anchor::token("market-upgrades", format!("upgrade/{upgrade}"))
}
