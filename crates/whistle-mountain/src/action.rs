//! Actions: every answer a player can give, one click each, with its notation.

use std::{fmt, str::FromStr};

use tabletop::{ParseError, notation::read_verb};

use crate::{
    ability::Ability,
    airship::{Airship, Dock},
    award::Award,
    card::Card,
    deed::Way,
    frame::Half,
    goods::{Good, Payment},
    grid::{Cell, Spot},
    machine::Machine,
    scaffold::{Scaffold, Shape},
    upgrade::Upgrade,
    worker::Place,
};

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Keeps a starting ability.
    Keep(Ability),
    /// Takes from a stack of scaffolds.
    Stack(Shape),
    /// Which starting scaffold is placed.
    Start(Scaffold),
    /// Puts a scaffold or machine down.
    Place(Spot),
    /// Sends an airship out: Collect.
    Fly(Airship),
    /// To cells of the grid, of a machine or of a scaffold.
    To(Spot),
    Dock(Dock),
    /// Takes what the airship collects.
    Collect,
    Activate(Machine),
    /// Activates a machine of the own storage.
    Trigger(Machine),
    Forge,
    BuildScaffold(Scaffold),
    BuildMachine(Machine),
    Move,
    Rescue,
    Play(Card),
    Redeem(Award),
    Use(Upgrade),
    Exert(Ability),
    /// So many cards or scaffolds at a dock.
    Tier(u8),
    TakeMachine(Machine),
    TakeUpgrade(Upgrade),
    Pay(Payment),
    Worker(Place),
    Walk(Cell),
    Toll(Good),
    Gain(Good),
    /// Promotes a worker: Extension, Hang Glider.
    Promote(Cell),
    /// Which part of Alpha Site or Terrace comes first.
    First(Half),
    KeepCards(Card, Option<Card>),
    Discard(Card),
    Shed(Scaffold),
    Home(Airship),
    Salvage(Machine),
    /// A tower worker from this floor one floor up or down.
    Climb(u8),
    Descend(u8),
    /// An own upgrade for a faceup one.
    Swap(Upgrade, Upgrade),
    Remove(Upgrade),
    /// The token for Swap Meet.
    Lay(Good),
    /// Gives a token and gets another.
    Exchange(Good, Good),
    Requisition(Way),
    Copy(Ability),
    Accept,
    Decline,
    /// Ends Collect or Forge, or a list of things.
    Done,
    /// Ends the turn.
    End,
}

const _: () = assert!(size_of::<Action>() <= 8);

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Half::Move => "move",
            Half::Build => "build",
            Half::Scaffold => "scaffold",
        })
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Way::Card => "card",
            Way::Scaffold => "scaffold",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Keep(ability) => write!(f, "keep {ability}"),
            Action::Stack(shape) => write!(f, "stack {shape}"),
            Action::Start(scaffold) => write!(f, "start {scaffold}"),
            Action::Place(spot) => write!(f, "place {spot}"),
            Action::Fly(airship) => write!(f, "fly {airship}"),
            Action::To(spot) => write!(f, "to {spot}"),
            Action::Dock(dock) => write!(f, "to {dock}"),
            Action::Collect => f.write_str("collect"),
            Action::Activate(machine) => write!(f, "activate {machine}"),
            Action::Trigger(machine) => write!(f, "trigger {machine}"),
            Action::Forge => f.write_str("forge"),
            Action::BuildScaffold(scaffold) => write!(f, "build {scaffold}"),
            Action::BuildMachine(machine) => write!(f, "build {machine}"),
            Action::Move => f.write_str("move"),
            Action::Rescue => f.write_str("rescue"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Redeem(award) => write!(f, "redeem {award}"),
            Action::Use(upgrade) => write!(f, "use {upgrade}"),
            Action::Exert(ability) => write!(f, "use {ability}"),
            Action::Tier(n) => write!(f, "take {n}"),
            Action::TakeMachine(machine) => write!(f, "take {machine}"),
            Action::TakeUpgrade(upgrade) => write!(f, "take {upgrade}"),
            Action::Pay(payment) => write!(f, "pay {payment}"),
            Action::Worker(place) => write!(f, "worker {place}"),
            Action::Walk(cell) => write!(f, "walk {cell}"),
            Action::Toll(good) => write!(f, "toll {good}"),
            Action::Gain(good) => write!(f, "gain {good}"),
            Action::Promote(cell) => write!(f, "promote {cell}"),
            Action::First(half) => write!(f, "first {half}"),
            Action::KeepCards(card, None) => write!(f, "keep {card}"),
            Action::KeepCards(card, Some(other)) => write!(f, "keep {card} {other}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Shed(scaffold) => write!(f, "discard {scaffold}"),
            Action::Home(airship) => write!(f, "home {airship}"),
            Action::Salvage(machine) => write!(f, "salvage {machine}"),
            Action::Climb(floor) => write!(f, "climb {floor}"),
            Action::Descend(floor) => write!(f, "descend {floor}"),
            Action::Swap(own, other) => write!(f, "swap {own} {other}"),
            Action::Remove(upgrade) => write!(f, "remove {upgrade}"),
            Action::Lay(good) => write!(f, "lay {good}"),
            Action::Exchange(give, get) => write!(f, "exchange {give} {get}"),
            Action::Requisition(way) => write!(f, "give {way}"),
            Action::Copy(ability) => write!(f, "copy {ability}"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Done => f.write_str("done"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, rest) = read_verb(text)?;
        match rest[..] {
            [] => alone(verb),
            [word] => of_one(verb, word),
            [a, b] => of_two(verb, a, b),
            _ => None,
        }
        .or_else(|| (verb == "pay").then(|| rest.join(" ").parse().map(Action::Pay)))
        .unwrap_or_else(|| Err(ParseError::unknown(text, "action")))
    }
}

type Read = Option<Result<Action, ParseError>>;

fn alone(verb: &str) -> Read {
    Some(Ok(match verb {
        "collect" => Action::Collect,
        "forge" => Action::Forge,
        "move" => Action::Move,
        "rescue" => Action::Rescue,
        "accept" => Action::Accept,
        "decline" => Action::Decline,
        "done" => Action::Done,
        "end" => Action::End,
        _ => return None,
    }))
}

fn of_one(verb: &str, word: &str) -> Read {
    let number = || word.parse::<u8>().map_err(|_| ParseError::unknown(word, "number"));
    Some(match (verb, word.get(..3).unwrap_or(word)) {
        ("keep", "ab-") => word.parse().map(Action::Keep),
        ("keep", _) => card(word).map(|card| Action::KeepCards(card, None)),
        ("stack", _) => word.parse().map(Action::Stack),
        ("start", _) => word.parse().map(Action::Start),
        ("place", _) => word.parse().map(Action::Place),
        ("fly", _) => word.parse().map(Action::Fly),
        ("to", "doc") => word.parse().map(Action::Dock),
        ("to", _) => word.parse().map(Action::To),
        ("activate", _) => word.parse().map(Action::Activate),
        ("trigger", _) => word.parse().map(Action::Trigger),
        ("build", "sc-") => word.parse().map(Action::BuildScaffold),
        ("build", _) => word.parse().map(Action::BuildMachine),
        ("play", _) => word.parse().map(Action::Play),
        ("redeem", _) => word.parse().map(Action::Redeem),
        ("use", "up-") => word.parse().map(Action::Use),
        ("use", _) => word.parse().map(Action::Exert),
        ("take", "up-") => word.parse().map(Action::TakeUpgrade),
        ("take", "sm-" | "mm-" | "lm-") => word.parse().map(Action::TakeMachine),
        ("take", _) => number().map(Action::Tier),
        ("worker", _) => word.parse().map(Action::Worker),
        ("walk", _) => word.parse().map(Action::Walk),
        ("toll", _) => word.parse().map(Action::Toll),
        ("gain", _) => word.parse().map(Action::Gain),
        ("promote", _) => word.parse().map(Action::Promote),
        ("first", _) => half(word).map(Action::First),
        ("discard", "sc-") => word.parse().map(Action::Shed),
        ("discard", _) => card(word).map(Action::Discard),
        ("home", _) => word.parse().map(Action::Home),
        ("salvage", _) => word.parse().map(Action::Salvage),
        ("climb", _) => number().map(Action::Climb),
        ("descend", _) => number().map(Action::Descend),
        ("remove", _) => word.parse().map(Action::Remove),
        ("lay", _) => word.parse().map(Action::Lay),
        ("give", _) => way(word).map(Action::Requisition),
        ("copy", _) => word.parse().map(Action::Copy),
        _ => return None,
    })
}

fn of_two(verb: &str, a: &str, b: &str) -> Read {
    Some(match verb {
        "keep" => {
            card(a).and_then(|a| card(b).map(|b| Action::KeepCards(a.min(b), Some(a.max(b)))))
        }
        "swap" => a.parse().and_then(|a| b.parse().map(|b| Action::Swap(a, b))),
        "exchange" => a.parse().and_then(|a| b.parse().map(|b| Action::Exchange(a, b))),
        _ => return None,
    })
}

fn card(word: &str) -> Result<Card, ParseError> {
    word.parse()
}

fn half(word: &str) -> Result<Half, ParseError> {
    [Half::Move, Half::Build, Half::Scaffold]
        .into_iter()
        .find(|half| half.to_string() == word)
        .ok_or_else(|| ParseError::unknown(word, "part: move, build or scaffold"))
}

fn way(word: &str) -> Result<Way, ParseError> {
    [Way::Card, Way::Scaffold]
        .into_iter()
        .find(|way| way.to_string() == word)
        .ok_or_else(|| ParseError::unfit(word, "is not given: card or scaffold"))
}
