//! Words that many sentences share: names, amounts, costs, places, purchases.

use std::borrow::Cow;

use scene::Line;
use tabletop::Seat;

use super::layout::{position, space_of};
use crate::{
    colour::Colour,
    frame::{From, Purchase},
    mountain::Cell,
    plate::{Spot, Tile},
    stock::{Bundle, Cost, Kind, Purse},
    village::{Lies, Place, SlotAt},
};

/// A component with a name: "Ticket Booth".
pub fn named(id: &'static str) -> Line {
    Line::new("named").with_text("id", id).with("name", Line::new(id))
}

pub fn tile(tile: Tile) -> Line {
    match tile {
        Tile::Building(tile) => named(tile.id()),
        Tile::Development(tile) => named(tile.id()),
    }
}

pub fn from(from: From) -> Line {
    match from {
        From::Building(tile) => named(tile.id()),
        From::Development(tile) => named(tile.id()),
        From::Reward(tile) => named(tile.id()),
    }
}

/// "2 €, 1 Time and 1 seasonal employee", or "nothing".
pub fn together(lines: Vec<Line>) -> Line {
    joined(lines, "and")
}

/// "2 cubes, 1 cube and 2 octagons, or 3 octagons".
pub fn either(lines: Vec<Line>) -> Line {
    joined(lines, "or")
}

/// "1 octagon slot; gain 1 PV".
pub fn phrases(lines: Vec<Line>) -> Line {
    joined(lines, "phrases")
}

fn joined(mut lines: Vec<Line>, key: &'static str) -> Line {
    match lines.pop() {
        None => Line::new("nothing"),
        Some(only) if lines.is_empty() => only,
        Some(last) => Line::new(key).with_list("a", lines).with("b", last),
    }
}

/// "2 cubes": so many of what the key names.
pub fn amount(key: impl Into<Cow<'static, str>>, n: impl Into<u32>) -> Line {
    Line::new(key).with("n", n.into())
}

/// Those amounts that are not zero.
pub fn amounts<const N: usize>(amounts: [(&'static str, u8); N]) -> Vec<Line> {
    let some = amounts.into_iter().filter(|(_, n)| 0 < *n);
    some.map(|(key, n)| amount(key, n)).collect()
}

pub fn bundle(bundle: Bundle) -> Line {
    together(amounts([
        ("n-eur", bundle.eur),
        ("n-time", bundle.time),
        ("n-permanent", bundle.permanents),
        ("n-seasonal", bundle.seasonals),
    ]))
}

/// "1 cube and 2 octagons".
pub fn pieces(cubes: u8, octagons: u8) -> Line {
    together(amounts([("n-cube", cubes), ("n-octagon", octagons)]))
}

/// What pays a cost, with what a Time stands for and a permanent that counts double does
/// (SK-7.5, SK-7.7, SK-7.8); and what is paid too much (SK-7.6, SK-7.9).
pub fn payment(bundle: Bundle, cost: Cost, purse: Purse) -> Line {
    let time_worth = match cost.kind {
        Kind::Employees => amount("n-employee", bundle.time * purse.time_employees),
        Kind::Euros | Kind::Mixed => amount("n-eur", bundle.time * purse.time_eur),
    };
    let doubled = cost.double && cost.kind != Kind::Euros;
    let permanent = if doubled { "n-permanent-double" } else { "n-permanent" };
    let mut lines = amounts([
        ("n-eur", bundle.eur),
        (permanent, bundle.permanents),
        ("n-seasonal", bundle.seasonals),
    ]);
    if 0 < bundle.time {
        lines.push(amount("n-time-as", bundle.time).with("worth", time_worth));
    }
    let what = together(lines);
    match purse.worth(bundle, cost) - cost.n {
        0 => Line::new("do-pay").with("what", what),
        surplus => Line::new("do-pay-surplus").with("what", what).with("n", surplus),
    }
}

/// "3 employees", or "free".
pub fn cost(cost: Cost) -> Line {
    let key = match cost.kind {
        _ if cost.n == 0 => return Line::new("free"),
        Kind::Euros => "n-eur",
        Kind::Employees => "n-employee",
        Kind::Mixed => "n-mixed",
    };
    amount(key, cost.n)
}

pub fn piste(colour: Colour) -> Line {
    Line::new("piste").with("colour", self::colour(colour))
}

/// A colour of pistes.
pub fn colour(colour: Colour) -> Line {
    Line::new(format!("colour-{colour}"))
}

/// The threshold of a colour.
pub fn threshold(colour: Colour) -> Line {
    Line::new(format!("threshold-{colour}"))
}

/// A square of a plate.
pub fn spot(spot: Spot) -> Line {
    Line::new("spot")
        .with("column", spot.column)
        .with("row", spot.row)
        .with_text("space", space_of(spot))
}

/// A cell of somebody's ski area.
pub fn cell(seat: Seat, cell: Cell) -> Line {
    at(cell.row(), cell.column()).with_text("space", format!("slopes-{seat}:{}", cell.index()))
}

/// A place of somebody's village.
pub fn place(seat: Seat, place: Place) -> Line {
    let space = format!("village-{seat}:{}", position(place));
    at(place.row(), place.column()).with_text("space", space)
}

fn at(row: u8, column: u8) -> Line {
    Line::new("at").with("row", row).with("column", column)
}

/// Where a square slot is.
pub fn slot(slot: SlotAt) -> Line {
    let (key, place) = match slot.lies() {
        Lies::RightOf(place) => ("slot-right", place),
        Lies::Below(place) => ("slot-below", place),
        Lies::Above(place) => ("slot-above", place),
        Lies::Corner(place) => ("slot-corner", place),
        Lies::TopCorner(place) => ("slot-top-corner", place),
        Lies::On(place) => ("slot-on", place),
    };
    Line::new(key).with("at", at(place.row(), place.column()))
}

/// What is paid for.
pub fn purchase(purchase: Purchase) -> Line {
    match purchase {
        Purchase::Malus => Line::new("buy-malus"),
        Purchase::Permanent(_) => Line::new("buy-permanent"),
        Purchase::Seasonals(_) => Line::new("buy-seasonals"),
        Purchase::Disk(laid) => Line::new("buy-disk").with("round", laid.0 + 1),
        Purchase::Lot(lot) => amount("n-piste", lot.len()),
        Purchase::Building(tile) => named(tile.id()),
        Purchase::Development(tile) => named(tile.id()),
        Purchase::Improvement(colour) => {
            Line::new("buy-threshold").with("threshold", threshold(colour))
        }
        Purchase::Cube => Line::new("buy-cube"),
        Purchase::Octagon => Line::new("buy-octagon"),
        Purchase::Activation(_) => Line::new("buy-activation"),
    }
}
