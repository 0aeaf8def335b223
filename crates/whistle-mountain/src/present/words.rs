//! Words that many sentences share: names, goods, places, deeds.

use scene::{Arg, Line};
use tabletop::Seat;

use crate::{
    airship::Airship,
    deed::Deed,
    edition::Edition,
    goods::{Cost, Good, Goods},
    grid::{Cell, Spot, Turn},
    machine::Machine,
    scaffold::Scaffold,
    worker::Place,
};

/// A component with a name: "Alpha Site".
pub fn named(id: &'static str) -> Line {
    Line::new("named").with_text("id", id).with("name", Line::new(id))
}

pub fn machine(machine: Machine) -> Line {
    named(machine.id())
}

/// What a component does: its text without a full stop.
pub fn text(id: &str) -> Line {
    Line::new(format!("{id}-text"))
}

/// "2 coal, 1 whistle", or "nothing".
pub fn goods(goods: Goods) -> Arg {
    or(each(goods), "nothing")
}

/// The same with VP.
pub fn gain(goods: Goods, vp: u8) -> Arg {
    let mut lines = each(goods);
    if 0 < vp {
        lines.push(Line::new("n-vp").with("n", vp));
    }
    or(lines, "nothing")
}

/// "3 iron, 2 of any kind", or "free".
pub fn cost(cost: Cost) -> Arg {
    let mut lines = each(cost.named);
    if 0 < cost.any {
        lines.push(Line::new("n-a").with("n", cost.any));
    }
    or(lines, "free")
}

/// What an activation costs; with two machines a card (WM-14.6).
pub fn machine_cost(edition: &Edition, machine: Machine) -> Arg {
    match machine {
        Machine::Lift | Machine::Transmogrifier => Arg::Line(Line::new("a-card")),
        _ => cost(edition.machine(machine).cost),
    }
}

fn each(goods: Goods) -> Vec<Line> {
    goods.iter().map(|(good, n)| amount(good, n)).collect()
}

pub fn or(lines: Vec<Line>, none: &'static str) -> Arg {
    if lines.is_empty() { Arg::Line(Line::new(none)) } else { Arg::List(lines) }
}

pub fn amount(good: Good, n: u16) -> Line {
    Line::new(format!("n-{good}")).with("n", n)
}

pub fn good(good: Good) -> Line {
    Line::new(format!("good-{good}"))
}

/// One of it: "whistle".
pub fn kind(good: Good) -> Line {
    Line::new(format!("kind-{good}"))
}

pub fn airship(airship: Airship) -> Line {
    Line::new(format!("airship-{airship}"))
}

/// "blimp of B".
pub fn airship_of(seat: Seat, ship: Airship) -> Line {
    Line::new("of-seat").with("what", airship(ship)).with("seat", seat)
}

/// With what is printed on it: "S scaffold (coal–iron)".
pub fn scaffold(edition: &Edition, scaffold: Scaffold) -> Line {
    let facts = edition.scaffold(scaffold);
    Line::new("scaffold")
        .with_text("id", scaffold)
        .with_text("shape", scaffold.shape().id().to_uppercase())
        .with("a", kind(facts.a))
        .with("b", kind(facts.b))
}

/// Where the edition is not known: "an S scaffold".
pub fn tile(scaffold: Scaffold) -> Line {
    let tile = Line::new(format!("tile-{}", scaffold.shape()));
    Line::new("named").with_text("id", scaffold).with("name", tile)
}

/// Where a scaffold lies, and how it is turned.
pub fn spot(spot: Spot) -> Line {
    let key = (spot.turn != Turn::R0).then(|| format!("turn-{}", spot.turn));
    turned(spot.cell, key)
}

/// The same for what has only two turns: "d9, upright".
pub fn flat_spot(spot: Spot) -> Line {
    turned(spot.cell, (spot.turn != Turn::R0).then(|| "turn-upright".to_owned()))
}

fn turned(cell: Cell, turn: Option<String>) -> Line {
    match turn {
        Some(turn) => Line::new("at-turned").with_text("space", cell).with("turn", Line::new(turn)),
        None => Line::new("at").with_text("space", cell),
    }
}

pub fn place(place: Place) -> Line {
    match place {
        Place::Barracks(level) => Line::new("place-level").with("n", level),
        Place::Cell(cell) => Line::new("at").with_text("space", cell),
        Place::Sanctuary => Line::new("place-sanctuary"),
        Place::Trap => Line::new("place-trap"),
        Place::Whirlpool => Line::new("place-whirlpool"),
    }
}

/// What a cost is paid for.
pub fn deed(deed: Deed) -> Line {
    match deed {
        Deed::Dock(dock, _) => named(dock.id()),
        Deed::Buy(upgrade) | Deed::Use(upgrade) => named(upgrade.id()),
        Deed::Build(_) => Line::new("deed-build"),
        Deed::Move => Line::new("deed-move"),
        Deed::Rescue => Line::new("deed-rescue"),
        Deed::Activate(machine, _) => named(machine.id()),
        Deed::Play(card) => named(card.id()),
        Deed::Redeem(award) => named(award.id()),
        Deed::Exert(ability, _) => named(ability.id()),
    }
}
