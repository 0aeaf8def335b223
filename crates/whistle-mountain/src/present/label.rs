//! Answers in words.

use scene::{Arg, Line};
use tabletop::Seat;

use super::{face, words};
use crate::{
    WhistleMountain,
    ability::Ability,
    action::Action,
    airship::{Airship, Dock},
    deed::Deed,
    frame::Question,
    goods::{Cost, Goods},
    grid::{Cells, Spot},
    machine::Machine,
    scaffold::Shape,
};

impl WhistleMountain {
    pub(super) fn label_of(&self, by: Seat, action: Action) -> Line {
        let edition = self.edition();
        let works = edition.works;
        match action {
            Action::Keep(ability) => about_ability("do-keep-ability", "ability", ability),
            Action::Stack(shape) => self.label_stack(shape),
            Action::Start(tile) => {
                Line::new("do-start").with("what", words::scaffold(edition, tile))
            }
            Action::Place(spot) => self.label_place(spot),
            Action::Fly(ship) => Line::new("do-fly").with("airship", words::airship(ship)),
            Action::To(spot) => self.label_landing(by, spot),
            Action::Dock(dock) => self.label_dock(by, dock),
            Action::Collect => {
                let parcel = self.now.parcel.unwrap_or(Goods::NONE);
                Line::new("do-collect").with("what", words::goods(parcel))
            }
            Action::Activate(machine) => self.label_machine("do-activate", machine),
            Action::Trigger(machine) => self.label_machine("do-trigger", machine),
            Action::Forge => Line::new("do-forge"),
            Action::BuildScaffold(tile) => {
                Line::new("do-build-scaffold").with("what", words::scaffold(edition, tile))
            }
            Action::BuildMachine(machine) => Line::new("do-build-machine")
                .with("machine", words::machine(machine))
                .with("vp", edition.machine(machine).vp),
            Action::Move => Line::new("do-move").with("cost", words::cost(works.moving)),
            Action::Rescue => Line::new("do-rescue").with("cost", words::cost(works.rescue)),
            Action::Play(card) => Line::new("do-play")
                .with("card", words::named(card.id()))
                .with("cost", words::cost(edition.card_cost(card)))
                .with("text", words::text(card.id())),
            Action::Redeem(award) => {
                Line::new("do-redeem").with_text("id", award).with("text", words::text(award.id()))
            }
            Action::Use(upgrade) => Line::new("do-use")
                .with("what", words::named(upgrade.id()))
                .with("text", words::text(upgrade.id())),
            Action::Exert(ability) => about_ability("do-use", "what", ability),
            Action::Tier(n) => self.label_tier(n),
            Action::TakeMachine(machine) => Line::new("do-take-machine")
                .with("machine", words::machine(machine))
                .with("text", face::machine_text(edition, machine)),
            Action::TakeUpgrade(upgrade) => Line::new("do-take-upgrade")
                .with("upgrade", words::named(upgrade.id()))
                .with("text", face::upgrade_text(edition, upgrade)),
            Action::Pay(payment) => {
                Line::new("do-pay").with("what", words::goods(payment.tokens()))
            }
            action => self.label_rest(by, action),
        }
    }

    /// The answers to what effects ask.
    fn label_rest(&self, by: Seat, action: Action) -> Line {
        let about_card = |key: &'static str, name, card: crate::card::Card| {
            Line::new(key).with(name, words::named(card.id()))
        };
        match action {
            Action::Worker(place) => Line::new("do-worker").with("place", words::place(place)),
            Action::Walk(cell) => Line::new("do-walk").with_text("space", cell),
            Action::Toll(good) => Line::new("do-toll").with("what", words::amount(good, 1)),
            Action::Gain(good) => Line::new("do-gain").with("what", words::amount(good, 1)),
            Action::Promote(cell) => {
                Line::new("do-promote").with_text("space", cell).with("floor", cell.row())
            }
            Action::First(half) => Line::new(format!("first-{half}")),
            Action::KeepCards(card, None) => about_card("do-keep-card", "a", card),
            Action::KeepCards(card, Some(other)) => {
                about_card("do-keep-cards", "a", card).with("b", words::named(other.id()))
            }
            Action::Discard(card) => about_card("do-discard", "card", card),
            Action::Shed(tile) => {
                Line::new("do-shed").with("what", words::scaffold(self.edition(), tile))
            }
            Action::Home(ship) => Line::new("do-home").with("airship", words::airship(ship)),
            Action::Salvage(machine) => {
                Line::new("do-salvage").with("machine", words::machine(machine))
            }
            Action::Climb(floor) => Line::new("do-climb").with("from", floor).with("to", floor + 1),
            Action::Descend(floor) => {
                Line::new("do-descend").with("from", floor).with("to", floor - 1)
            }
            Action::Swap(own, other) => Line::new("do-swap")
                .with("own", words::named(own.id()))
                .with("other", words::named(other.id()))
                .with("text", face::upgrade_text(self.edition(), other)),
            Action::Remove(upgrade) => Line::new("do-remove")
                .with("upgrade", words::named(upgrade.id()))
                .with("gain", words::goods(self.edition().upgrade(upgrade).cost)),
            Action::Lay(good) => Line::new("do-lay").with("what", words::amount(good, 1)),
            Action::Exchange(give, get) => Line::new("do-exchange")
                .with("give", words::amount(give, 1))
                .with("get", words::amount(get, 1)),
            Action::Requisition(way) => Line::new(format!("give-{way}")),
            Action::Copy(ability) => about_ability("do-copy", "ability", ability)
                .with("seat", self.owner_of(ability).unwrap_or(by)),
            Action::Accept => Line::new("do-accept"),
            Action::Decline => Line::new("do-decline"),
            Action::Done => self.label_done(),
            Action::End => Line::new("do-end"),
            _ => unreachable!("{action} is told elsewhere"),
        }
    }

    /// Whose starting ability this is.
    pub(super) fn owner_of(&self, ability: Ability) -> Option<Seat> {
        self.all_seats().find(|&seat| self.players[seat].ability == Some(ability))
    }

    fn label_stack(&self, shape: Shape) -> Line {
        let stack = &self.scaffolds[shape.index()];
        let what = stack.top.map(|top| words::scaffold(self.edition(), top));
        let what = what.unwrap_or_else(|| Line::new("nothing"));
        match self.open_question() {
            Some(Question::StartStack) => Line::new("do-start-stack")
                .with_text("shape", shape.id().to_uppercase())
                .with("what", what),
            _ => Line::new("do-stack").with("what", what).with("n", stack.len()),
        }
    }

    /// Where a scaffold or machine is put, and what comes of it at once.
    fn label_place(&self, spot: Spot) -> Line {
        match self.open_question() {
            Some(Question::PlaceScaffold(tile)) => {
                let vp = self.edges(self.edition().scaffold_cells(tile, spot));
                Line::new("do-place-scoring").with("at", words::spot(spot)).with("vp", vp)
            }
            Some(Question::PlaceMachine(machine)) => {
                let area = self.edition().machine_cells(machine, spot);
                let floods = self.would_flood(area);
                let workers = self.would_promote(machine, area).len();
                let promotes = 0 < workers;
                let line = Line::new(match (promotes, floods) {
                    (false, false) => "do-place-scoring",
                    (false, true) => "do-place-flood",
                    (true, false) => "do-place-promoting",
                    (true, true) => "do-place-promoting-flood",
                })
                .with("at", words::flat_spot(spot))
                .with("vp", self.edition().machine(machine).vp);
                if promotes { line.with("workers", workers) } else { line }
            }
            Some(Question::Elevate) => Line::new("do-place").with("at", words::flat_spot(spot)),
            _ => Line::new("do-place").with("at", words::spot(spot)),
        }
    }

    /// Whether a machine on these cells lets the water rise (WM-11.12, WM-12.3).
    pub(super) fn would_flood(&self, area: Cells) -> bool {
        let board = self.edition().board;
        self.canyon.water < board.bars && area.meets(Cells::rows(board.bridge, board.rows))
    }

    /// The workers a machine on these cells would promote: all but those it catches.
    pub(super) fn would_promote(&self, machine: Machine, area: Cells) -> Cells {
        if machine == Machine::Trap { Cells::NONE } else { self.workers() & area }
    }

    /// What an airship would collect, touch and push away.
    fn label_landing(&self, by: Seat, spot: Spot) -> Line {
        let Some(airship) = self.airship_asked() else { return Line::new("nothing") };
        let cells = self.edition().airship_cells(airship, spot);
        let parcel = self.parcel(by, airship, cells);
        let mut lines: Vec<Line> = parcel.iter().map(|(good, n)| words::amount(good, n)).collect();
        for machine in self.canyon.built.iter() {
            let beneath = self.cells_of(machine).meets(cells);
            let touched = || self.eligible(by, airship, cells).has(machine);
            if beneath || touched() {
                let key = if beneath { "atop" } else { "near" };
                lines.push(Line::new(key).with("what", words::machine(machine)));
            }
        }
        for seat in self.all_seats() {
            for &other in Airship::ALL {
                if self.airship_cells(seat, other).meets(cells) {
                    let what = words::airship_of(seat, other);
                    lines.push(Line::new("bumps").with("what", what));
                }
            }
        }
        Line::new("do-to")
            .with("at", words::flat_spot(spot))
            .with("what", words::or(lines, "nothing"))
    }

    /// The airship that is asked where it goes.
    pub(super) fn airship_asked(&self) -> Option<Airship> {
        match self.open_question() {
            Some(Question::Fly { airship, .. }) => Some(airship),
            _ => None,
        }
    }

    fn label_dock(&self, by: Seat, dock: Dock) -> Line {
        let line = Line::new("do-dock").with("dock", words::named(dock.id()));
        let mut line = line.with("cost", self.dock_cost(dock));
        if let Some((seat, airship)) = self.holder(dock).filter(|&(seat, _)| seat != by) {
            line.key += "-bump";
            line = line.with("what", words::airship_of(seat, airship));
        }
        line
    }

    fn dock_cost(&self, dock: Dock) -> Arg {
        match dock {
            Dock::Upgrade => Arg::Line(Line::new("printed-cost")),
            _ => words::cost(self.edition().dock(dock, 0).unwrap_or(Cost::FREE)),
        }
    }

    fn label_machine(&self, key: &'static str, machine: Machine) -> Line {
        let cost = words::machine_cost(self.edition(), machine);
        Line::new(key).with("machine", words::machine(machine)).with("cost", cost)
    }

    fn label_tier(&self, n: u8) -> Line {
        let (key, dock) = match self.open_question() {
            Some(Question::Tier(Dock::Card)) => ("do-tier-cards", Dock::Card),
            Some(Question::Tier(dock)) => ("do-tier-scaffolds", dock),
            _ => return Line::new("nothing"),
        };
        let cost = self.price(Deed::Dock(dock, n - 1)).cost;
        Line::new(key).with("n", n).with("cost", words::cost(cost))
    }

    /// What is ended.
    fn label_done(&self) -> Line {
        match self.open_question() {
            Some(Question::Collect) => Line::new("do-done-collect"),
            Some(Question::Forge { .. }) => Line::new("do-done-forge"),
            Some(Question::DrawingBoard(n)) => Line::new("do-done-draw").with("n", n + 1),
            _ => Line::new("do-done"),
        }
    }
}

fn about_ability(key: &'static str, name: &'static str, ability: Ability) -> Line {
    Line::new(key).with(name, words::named(ability.id())).with("text", words::text(ability.id()))
}
