//! Events: what the log tells, with a notation that scenarios can name.

use std::fmt;

use tabletop::{Seat, Seats, notation::Words};

use crate::{
    bonus::{Bonus, LAID},
    building::Building,
    colour::Colour,
    development::Development,
    frame::{From, Purchase},
    mountain::Cell,
    plate::{Plate, Spot, Tile},
    reward::Reward,
    stock::Bundle,
    village::{Place, SlotAt},
};

/// What PV are for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Reason {
    Tile(From),
    /// TH-G3 (SK-16.13).
    Activation,
    Reward,
    Bonus(Bonus),
    Time,
    Money,
    Convenience,
    VacantSquares,
    Variety,
    Building(Building),
    Authenticity,
    VacantOctagons,
    Threshold(Colour),
}

/// Why a player gains something.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Source {
    Tile(From),
    Income,
    Movement,
    Recruitment,
    /// An advantage: TH-B1, D-07, D-08, D-19.
    BluePistes,
    Bonuses,
    Discard,
    Activation,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Piece {
    Cube,
    Octagon,
}

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// EV-01.
    Started {
        order: [Option<Seat>; 4],
        bonuses: [Bonus; LAID],
        removed: Option<Reward>,
    },
    /// EV-02.
    PlateFilled {
        round: u8,
        tiles: Plate,
    },
    /// EV-03.
    RoundStarted {
        round: u8,
        bonus: Bonus,
    },
    /// EV-05.
    WagesPaid {
        seat: Seat,
        eur: u16,
        time: u8,
    },
    /// EV-06.
    Dismissed {
        seat: Seat,
        permanents: u8,
    },
    /// EV-07.
    TurnStarted {
        seat: Seat,
    },
    /// EV-08; without action where the guard of SK-5.25 moves.
    Moved {
        seat: Seat,
        from: Spot,
        to: Spot,
        guard: bool,
    },
    /// EV-10.
    Malus {
        seat: Seat,
        rows: u8,
        units: u8,
    },
    /// EV-11.
    Paid {
        seat: Seat,
        bundle: Bundle,
        purchase: Purchase,
    },
    /// EV-04, EV-09, EV-12, EV-13, EV-32.
    Gained {
        seat: Seat,
        bundle: Bundle,
        source: Source,
    },
    /// EV-14.
    DiskPlaced {
        seat: Seat,
        bonus: Bonus,
    },
    /// EV-15.
    DiskMoved {
        seat: Seat,
        from: Bonus,
        to: Bonus,
    },
    /// EV-16.
    PisteLaid {
        seat: Seat,
        colour: Colour,
        cell: Cell,
        free: bool,
    },
    /// EV-17.
    Felled {
        seat: Seat,
        octagons: u8,
    },
    /// EV-18.
    LineCompleted {
        seat: Seat,
        row: u8,
        rank: u8,
    },
    /// EV-19; from a reward cell if it is one.
    RewardObtained {
        seat: Seat,
        rank: u8,
    },
    /// EV-20.
    RewardTaken {
        seat: Seat,
        reward: Reward,
    },
    /// EV-21, EV-27: out of the discard.
    BoughtDiscarded {
        seat: Seat,
        tile: Tile,
    },
    /// EV-22.
    Built {
        seat: Seat,
        building: Building,
        place: Place,
    },
    /// EV-23.
    PiecesAdded {
        seat: Seat,
        cubes: u8,
        octagons: u8,
    },
    /// EV-24.
    Seated {
        seat: Seat,
        slot: SlotAt,
    },
    Unseated {
        seat: Seat,
        slot: SlotAt,
    },
    /// EV-25.
    ColumnCompleted {
        seat: Seat,
        column: u8,
    },
    /// EV-26.
    Activated {
        seat: Seat,
        building: Building,
        free: bool,
    },
    /// EV-27.
    Developed {
        seat: Seat,
        development: Development,
    },
    /// EV-28.
    Used {
        seat: Seat,
        development: Development,
    },
    TurnedUp {
        seat: Seat,
        development: Development,
    },
    TurnedDown {
        seat: Seat,
        development: Development,
    },
    /// EV-29.
    Discarded {
        seat: Seat,
        piece: Piece,
    },
    /// EV-30.
    Stood {
        seat: Seat,
        permanents: u8,
        seasonals: u8,
    },
    /// EV-31.
    Improved {
        seat: Seat,
        colour: Colour,
        step: u8,
        value: u8,
    },
    /// PV (EV-32, EV-35, EV-38, EV-39).
    Scored {
        seat: Seat,
        pv: i16,
        reason: Reason,
    },
    /// The action of the square cannot be done any more (SK-5.27).
    Forfeited {
        seat: Seat,
    },
    /// EV-34.
    Unimproved {
        seat: Seat,
    },
    /// EV-36.
    SeasonalsLeft {
        seat: Seat,
        lost: u8,
    },
    /// EV-37.
    TileDiscarded {
        tile: Tile,
    },
    OfficeFilled,
    /// EV-33.
    TurnEnded {
        seat: Seat,
    },
    /// EV-40.
    Ended {
        winners: Seats,
    },
}

impl tabletop::Event for Event {
    /// Nobody has secrets (SK-31.3).
    fn redact(self, _: Option<Seat>) -> Option<Event> {
        Some(self)
    }
}

impl fmt::Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            From::Building(tile) => tile.fmt(f),
            From::Development(tile) => tile.fmt(f),
            From::Reward(tile) => tile.fmt(f),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Building(tile) => tile.fmt(f),
            Tile::Development(tile) => tile.fmt(f),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Tile(tile) => tile.fmt(f),
            Reason::Activation => f.write_str("activation"),
            Reason::Reward => f.write_str("reward"),
            Reason::Bonus(bonus) => bonus.fmt(f),
            Reason::Time => f.write_str("time"),
            Reason::Money => f.write_str("money"),
            Reason::Convenience => f.write_str("convenience"),
            Reason::VacantSquares => f.write_str("vacant squares"),
            Reason::Variety => f.write_str("variety"),
            Reason::Building(building) => building.fmt(f),
            Reason::Authenticity => f.write_str("authenticity"),
            Reason::VacantOctagons => f.write_str("vacant octagons"),
            Reason::Threshold(colour) => write!(f, "threshold {colour}"),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Tile(tile) => tile.fmt(f),
            Source::Income => f.write_str("income"),
            Source::Movement => f.write_str("movement"),
            Source::Recruitment => f.write_str("recruitment"),
            Source::BluePistes => f.write_str("blue pistes"),
            Source::Bonuses => f.write_str("bonuses"),
            Source::Discard => f.write_str("discard"),
            Source::Activation => f.write_str("activation"),
        }
    }
}

impl fmt::Display for Purchase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purchase::Malus => f.write_str("malus"),
            Purchase::Permanent(_) => f.write_str("permanent"),
            Purchase::Seasonals(_) => f.write_str("seasonals"),
            Purchase::Disk(_) => f.write_str("disk"),
            Purchase::Lot(_) => f.write_str("lot"),
            Purchase::Building(tile) => tile.fmt(f),
            Purchase::Development(tile) => tile.fmt(f),
            Purchase::Improvement(colour) => write!(f, "threshold {colour}"),
            Purchase::Cube => f.write_str("cube"),
            Purchase::Octagon => f.write_str("octagon"),
            Purchase::Activation(place) => write!(f, "activation {place}"),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Started { order, bonuses, .. } => {
                let order = order.into_iter().flatten();
                write!(f, "started {} {}", Words(order), Words(bonuses.iter()))
            }
            Event::PlateFilled { round, tiles } => {
                write!(f, "plate {round} {}", Words(tiles.iter().flatten()))
            }
            Event::RoundStarted { round, bonus } => write!(f, "round {round} {bonus}"),
            Event::WagesPaid { seat, eur, time } => write!(f, "wages {seat} {eur}e {time}t"),
            Event::Dismissed { seat, permanents } => write!(f, "dismissed {seat} {permanents}"),
            Event::TurnStarted { seat } => write!(f, "turn {seat}"),
            Event::Moved { seat, from, to, guard } => {
                write!(f, "moved {seat} {from} {to}{}", if guard { " guard" } else { "" })
            }
            Event::Malus { seat, rows, units } => write!(f, "malus {seat} {rows} {units}"),
            Event::Paid { seat, bundle, purchase } => write!(f, "paid {seat} {bundle} {purchase}"),
            Event::Gained { seat, bundle, source } => write!(f, "gained {seat} {bundle} {source}"),
            Event::DiskPlaced { seat, bonus } => write!(f, "disk {seat} {bonus}"),
            Event::DiskMoved { seat, from, to } => write!(f, "disk moved {seat} {from} {to}"),
            Event::PisteLaid { seat, colour, cell, free } => {
                write!(f, "piste {seat} {colour} {cell}{}", if free { " free" } else { "" })
            }
            Event::Felled { seat, octagons } => write!(f, "felled {seat} {octagons}"),
            Event::LineCompleted { seat, row, rank } => write!(f, "line {seat} {row} {rank}"),
            Event::RewardObtained { seat, rank } => write!(f, "reward {seat} {rank}"),
            Event::RewardTaken { seat, reward } => write!(f, "taken {seat} {reward}"),
            Event::BoughtDiscarded { seat, tile } => write!(f, "discarded tile {seat} {tile}"),
            Event::Built { seat, building, place } => write!(f, "built {seat} {building} {place}"),
            Event::PiecesAdded { seat, cubes, octagons } => {
                write!(f, "pieces {seat} {cubes} {octagons}")
            }
            Event::Seated { seat, slot } => write!(f, "seated {seat} {slot}"),
            Event::Unseated { seat, slot } => write!(f, "unseated {seat} {slot}"),
            Event::ColumnCompleted { seat, column } => write!(f, "column {seat} {column}"),
            Event::Activated { seat, building, free } => {
                write!(f, "activated {seat} {building}{}", if free { " free" } else { "" })
            }
            Event::Developed { seat, development } => write!(f, "developed {seat} {development}"),
            Event::Used { seat, development } => write!(f, "used {seat} {development}"),
            Event::TurnedUp { seat, development } => write!(f, "up {seat} {development}"),
            Event::TurnedDown { seat, development } => write!(f, "down {seat} {development}"),
            Event::Discarded { seat, piece: Piece::Cube } => write!(f, "discarded {seat} cube"),
            Event::Discarded { seat, piece: Piece::Octagon } => {
                write!(f, "discarded {seat} octagon")
            }
            Event::Stood { seat, permanents, seasonals } => {
                write!(f, "stood {seat} {permanents}p {seasonals}s")
            }
            Event::Improved { seat, colour, step, value } => {
                write!(f, "improved {seat} {colour} {step} {value}")
            }
            Event::Scored { seat, pv, reason } => write!(f, "scored {seat} {pv} {reason}"),
            Event::Forfeited { seat } => write!(f, "forfeited {seat}"),
            Event::Unimproved { seat } => write!(f, "unimproved {seat}"),
            Event::SeasonalsLeft { seat, lost } => write!(f, "left {seat} {lost}"),
            Event::TileDiscarded { tile } => write!(f, "discard {tile}"),
            Event::OfficeFilled => f.write_str("office"),
            Event::TurnEnded { seat } => write!(f, "turn ended {seat}"),
            Event::Ended { winners } => write!(f, "won {}", Words(winners.iter())),
        }
    }
}
