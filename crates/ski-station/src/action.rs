//! Actions: what a player can answer, with a notation.

use std::{fmt, str::FromStr};

use tabletop::ParseError;

use crate::{
    bonus::Bonus,
    building::Building,
    colour::Colour,
    development::Development,
    mountain::Cell,
    plate::Spot,
    reward::Reward,
    stock::Bundle,
    village::{Place, SlotAt},
};

/// One click. The order is that in which choices are listed.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Moves the pawn.
    Go(Spot),
    /// Leaves in the last round.
    Out,
    /// Takes the tile of the square.
    Take,
    /// A permanent of the office for this price.
    Permanent(u8),
    Seasonals(u8),
    Disk(Bonus),
    /// From which tile, and to which, a disk moves.
    MoveDisk(Bonus),
    MoveDiskTo(Bonus),
    ScoreBonus(Bonus),
    Piste(Colour, Cell),
    /// The lot is complete.
    Stop,
    Fell,
    RewardCell(Cell),
    Line(u8),
    RewardTile(Reward),
    /// PV instead of a tile.
    Pv,
    Site(Place),
    /// A building or development out of the discard, or a development that is turned up.
    Building(Building),
    Development(Development),
    Improve(Colour),
    Mode(u8),
    Stand {
        permanents: u8,
        seasonals: u8,
    },
    /// So many Time for wages.
    Time(u8),
    Pay(Bundle),
    Seat(SlotAt),
    Unseat(SlotAt),
    /// AT-1 to AT-4.
    Activate(Building),
    DiscardCube,
    DiscardOctagon,
    Use(Development),
    /// What is offered is not wanted.
    Decline,
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Go(spot) => write!(f, "go {spot}"),
            Action::Out => f.write_str("out"),
            Action::Take => f.write_str("take"),
            Action::Permanent(price) => write!(f, "permanent {price}"),
            Action::Seasonals(n) => write!(f, "seasonals {n}"),
            Action::Disk(bonus) => write!(f, "disk {bonus}"),
            Action::MoveDisk(bonus) => write!(f, "from {bonus}"),
            Action::MoveDiskTo(bonus) => write!(f, "to {bonus}"),
            Action::ScoreBonus(bonus) => write!(f, "score {bonus}"),
            Action::Piste(colour, cell) => write!(f, "piste {colour} {cell}"),
            Action::Stop => f.write_str("stop"),
            Action::Fell => f.write_str("fell"),
            Action::RewardCell(cell) => write!(f, "reward {cell}"),
            Action::Line(row) => write!(f, "line {row}"),
            Action::RewardTile(reward) => write!(f, "reward {reward}"),
            Action::Pv => f.write_str("pv"),
            Action::Site(place) => write!(f, "site {place}"),
            Action::Building(building) => write!(f, "build {building}"),
            Action::Development(development) => write!(f, "develop {development}"),
            Action::Improve(colour) => write!(f, "improve {colour}"),
            Action::Mode(n) => write!(f, "mode {n}"),
            Action::Stand { permanents, seasonals } => {
                write!(f, "stand {permanents}p {seasonals}s")
            }
            Action::Time(n) => write!(f, "time {n}"),
            Action::Pay(bundle) => write!(f, "pay {bundle}"),
            Action::Seat(slot) => write!(f, "seat {slot}"),
            Action::Unseat(slot) => write!(f, "unseat {slot}"),
            Action::Activate(building) => write!(f, "activate {building}"),
            Action::DiscardCube => f.write_str("discard cube"),
            Action::DiscardOctagon => f.write_str("discard octagon"),
            Action::Use(development) => write!(f, "use {development}"),
            Action::Decline => f.write_str("decline"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match (verb, rest) {
            ("go", spot) => Action::Go(spot.parse()?),
            ("out", "") => Action::Out,
            ("take", "") => Action::Take,
            ("permanent", price) => Action::Permanent(number(price)?),
            ("seasonals", n) => Action::Seasonals(number(n)?),
            ("disk", bonus) => Action::Disk(bonus.parse()?),
            ("from", bonus) => Action::MoveDisk(bonus.parse()?),
            ("to", bonus) => Action::MoveDiskTo(bonus.parse()?),
            ("score", bonus) => Action::ScoreBonus(bonus.parse()?),
            ("piste", rest) => {
                let (colour, cell) = rest
                    .split_once(' ')
                    .ok_or(ParseError::Missing("a piste has a colour and a cell"))?;
                Action::Piste(colour.parse()?, cell.parse()?)
            }
            ("stop", "") => Action::Stop,
            ("fell", "") => Action::Fell,
            ("reward", tile) if tile.starts_with("rw-") => Action::RewardTile(tile.parse()?),
            ("reward", cell) => Action::RewardCell(cell.parse()?),
            ("line", row) => Action::Line(number(row)?),
            ("pv", "") => Action::Pv,
            ("site", place) => Action::Site(place.parse()?),
            ("build", building) => Action::Building(building.parse()?),
            ("develop", development) => Action::Development(development.parse()?),
            ("improve", colour) => Action::Improve(colour.parse()?),
            ("mode", n) => Action::Mode(number(n)?),
            ("stand", staff) => {
                let staff: Bundle = staff.parse()?;
                Action::Stand { permanents: staff.permanents, seasonals: staff.seasonals }
            }
            ("time", n) => Action::Time(number(n)?),
            ("pay", bundle) => Action::Pay(bundle.parse()?),
            ("seat", slot) => Action::Seat(slot.parse()?),
            ("unseat", slot) => Action::Unseat(slot.parse()?),
            ("activate", building) => Action::Activate(building.parse()?),
            ("discard", "cube") => Action::DiscardCube,
            ("discard", "octagon") => Action::DiscardOctagon,
            ("use", development) => Action::Use(development.parse()?),
            ("decline", "") => Action::Decline,
            ("end", "") => Action::End,
            _ => return Err(ParseError::unknown(text, "action")),
        })
    }
}

fn number(text: &str) -> Result<u8, ParseError> {
    text.parse().map_err(|_| ParseError::unknown(text, "number"))
}
