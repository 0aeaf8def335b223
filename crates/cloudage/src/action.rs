//! Actions: every answer a player can give, one click each, with its notation.

use std::{fmt, str::FromStr};

use tabletop::{ParseError, notation::read_verb};

use crate::{
    card::{Card, Zone},
    map::Cell,
    mission::Mission,
    plant::Plant,
    project::Project,
    tile::Tile,
    upgrade::Type,
};

tabletop::ids! {
    /// What can be gained, paid or chosen by its name alone.
    pub enum Good ("good") {
        Water = "W", Metal = "M", Energy = "E", Projects = "P", Plants = "T", Vp = "V",
    }
}

tabletop::ids! {
    /// What the active player does in the city (CA-17.2).
    pub enum CityAction ("City action") {
        Gather = "gather", Build = "build", Plant = "plant", L14 = "l14", L15 = "l15",
    }
}

/// One answer. The order is the order in which answers are listed.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    Keep(Mission),
    Discard(Project),
    /// By the first or second way of the book.
    Book(u8),
    /// At this level.
    Produce(u8),
    Enter(Cell),
    Solar,
    /// The first or the second of two gains.
    Take(u8),
    Toll(Good),
    /// A Navigation card in a combat, for Energy or VP.
    Draw(Good),
    /// Marker off the city of this tile.
    Remove(Tile),
    City(CityAction),
    /// Counted from 1.
    District(u8),
    Space(Zone),
    OnTop,
    Under,
    Update(Card),
    Upgrade(Type),
    Play(Project),
    Resource(Good),
    Pay(Project),
    Give(Plant),
    Bonus,
    Sell,
    Plant(Plant),
    Lay(Cell),
    Bag,
    Whitehaven,
    Weapon(Tile),
    /// What is offered instead.
    Instead,
    /// Nothing, or no more.
    Stop,
}

const _: () = assert!(size_of::<Action>() <= 4);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Keep(mission) => write!(f, "keep {mission}"),
            Action::Discard(project) => write!(f, "discard {project}"),
            Action::Book(way) => write!(f, "book {way}"),
            Action::Produce(level) => write!(f, "produce {level}"),
            Action::Enter(cell) => write!(f, "enter {cell}"),
            Action::Solar => f.write_str("solar"),
            Action::Take(n) => write!(f, "take {n}"),
            Action::Toll(good) => write!(f, "toll {good}"),
            Action::Draw(good) => write!(f, "draw {good}"),
            Action::Remove(tile) => write!(f, "remove {tile}"),
            Action::City(action) => write!(f, "action {action}"),
            Action::District(n) => write!(f, "district {n}"),
            Action::Space(zone) => write!(f, "space {zone}"),
            Action::OnTop => f.write_str("top"),
            Action::Under => f.write_str("discard"),
            Action::Update(card) => write!(f, "update {card}"),
            Action::Upgrade(kind) => write!(f, "upgrade {kind}"),
            Action::Play(project) => write!(f, "play {project}"),
            Action::Resource(good) => write!(f, "gain {good}"),
            Action::Pay(project) => write!(f, "pay {project}"),
            Action::Give(plant) => write!(f, "give {plant}"),
            Action::Bonus => f.write_str("bonus"),
            Action::Sell => f.write_str("sell"),
            Action::Plant(plant) => write!(f, "plant {plant}"),
            Action::Lay(cell) => write!(f, "lay {cell}"),
            Action::Bag => f.write_str("bag"),
            Action::Whitehaven => f.write_str("whitehaven"),
            Action::Weapon(tile) => write!(f, "weapon {tile}"),
            Action::Instead => f.write_str("instead"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, rest) = read_verb(text)?;
        let read = match rest[..] {
            [] => alone(verb),
            [word] => with(verb, word)?,
            _ => None,
        };
        read.ok_or_else(|| ParseError::unknown(text, "action"))
    }
}

fn alone(verb: &str) -> Option<Action> {
    Some(match verb {
        "solar" => Action::Solar,
        "top" => Action::OnTop,
        "discard" => Action::Under,
        "bonus" => Action::Bonus,
        "sell" => Action::Sell,
        "bag" => Action::Bag,
        "whitehaven" => Action::Whitehaven,
        "instead" => Action::Instead,
        "stop" => Action::Stop,
        _ => return None,
    })
}

fn with(verb: &str, word: &str) -> Result<Option<Action>, ParseError> {
    Ok(Some(match verb {
        "keep" => Action::Keep(word.parse()?),
        "discard" => Action::Discard(word.parse()?),
        "book" => Action::Book(digit(word)?),
        "produce" => Action::Produce(digit(word)?),
        "enter" => Action::Enter(word.parse()?),
        "take" => Action::Take(digit(word)?),
        "toll" => Action::Toll(word.parse()?),
        "draw" => Action::Draw(word.parse()?),
        "remove" => Action::Remove(word.parse()?),
        "action" => Action::City(word.parse()?),
        "district" => Action::District(digit(word)?),
        "space" => Action::Space(word.parse()?),
        "update" => Action::Update(word.parse()?),
        "upgrade" => Action::Upgrade(word.parse()?),
        "play" => Action::Play(word.parse()?),
        "gain" => Action::Resource(word.parse()?),
        "pay" => Action::Pay(word.parse()?),
        "give" => Action::Give(word.parse()?),
        "plant" => Action::Plant(word.parse()?),
        "lay" => Action::Lay(word.parse()?),
        "weapon" => Action::Weapon(word.parse()?),
        _ => return Ok(None),
    }))
}

fn digit(word: &str) -> Result<u8, ParseError> {
    tabletop::notation::read_number(word, 10)
}
