//! Events: what the log tells, with a notation that scenarios can name.

use std::fmt;

use tabletop::{List, Seat, Seats, notation::Words};

use crate::{
    ability::Ability,
    action::Action,
    airship::{Airship, Berth},
    award::Award,
    card::Card,
    deed::Deed,
    goods::{Good, Goods},
    grid::{Cell, Spot},
    machine::{Machine, Order, Size},
    scaffold::Scaffold,
    upgrade::Upgrade,
    worker::Place,
};

/// Why an airship goes home.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Cause {
    Forge,
    Flood,
    Bump,
    Card,
    Dispatch,
    Elevator,
    Salvage,
    Shuttle,
}

/// What VP are scored for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Reason {
    Edges,
    Machine(Machine),
    Activation(Machine),
    Award(Award),
    Upgrade(Upgrade),
    Ability(Ability),
    Tower,
    Whirlpool,
    Upgrades,
    Stash,
    StoredMachines,
    StoredAwards,
    StoredScaffolds,
    StoredCards,
    StoredGoods,
}

/// Something that happened, with its number in RULES.md.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// The game begins with this player (WE-01).
    Started { seats: u8, first: Seat },
    /// What lies faceup at the start.
    MarketLaid { machines: [[Option<Machine>; 3]; Size::COUNT], upgrades: [Option<Upgrade>; 3] },
    /// WE-02.
    AbilityKept { seat: Seat, ability: Ability },
    /// The last ability of the draft; only those who held it know which (WE-03).
    AbilityLeft { ability: Option<Ability> },
    /// WE-04.
    StartTaken { seat: Seat, tiles: [Scaffold; 2] },
    /// WE-05.
    StartPlaced { seat: Seat, scaffold: Scaffold, spot: Spot },
    /// WE-06.
    TurnStarted { seat: Seat, turn: u16, last: bool },
    /// An airship goes out (WE-07).
    Flown { seat: Seat, airship: Airship, berth: Berth },
    /// WE-08, WE-09.
    WentHome { seat: Seat, airship: Airship, cause: Cause },
    /// WE-10.
    Collected { seat: Seat, parcel: Goods, got: Goods },
    /// WE-11.
    Activated { seat: Seat, machine: Machine, order: Order },
    /// WE-12.
    Paid { seat: Seat, tokens: Goods, deed: Deed },
    /// WE-13.
    Gained { seat: Seat, goods: Goods, got: Goods },
    /// WE-14.
    TollPaid { seat: Seat, good: Good },
    /// Tokens above the limit go back (WE-15).
    Returned { seat: Seat, goods: Goods },
    /// WE-16, WE-47.
    Scored { seat: Seat, vp: i16, reason: Reason },
    /// Only the one who draws sees the card (WE-17).
    CardDrawn { seat: Seat, card: Option<Card> },
    /// Cards to choose from; only the one who draws sees them (WE-18).
    CardsSeen { seat: Seat, number: u8, cards: Option<List<Card, 4>> },
    /// WE-18.
    CardKept { seat: Seat, card: Option<Card> },
    /// WE-19.
    Played { seat: Seat, card: Card },
    /// A card that was drawn and not kept: now all know it (WE-18).
    Unkept { seat: Seat, card: Card },
    /// WE-20.
    Discarded { seat: Seat, card: Card },
    /// WE-21.
    Reshuffled { cards: u8 },
    /// WE-22.
    AwardGained { seat: Seat, award: Award, floor: Option<u8> },
    /// WE-23.
    Redeemed { seat: Seat, award: Award },
    /// WE-24.
    ScaffoldGained { seat: Seat, scaffold: Scaffold },
    /// WE-25.
    ScaffoldReturned { seat: Seat, scaffold: Scaffold },
    /// WE-26.
    MachineGained { seat: Seat, machine: Machine },
    /// The market is filled up (WE-26).
    MachineRevealed { machine: Machine },
    /// WE-27.
    UpgradeGained { seat: Seat, upgrade: Upgrade },
    /// WE-27.
    UpgradeRevealed { upgrade: Upgrade },
    /// WE-28.
    UpgradesSwapped { seat: Seat, own: Upgrade, other: Upgrade },
    /// WE-28.
    UpgradeRemoved { seat: Seat, upgrade: Upgrade },
    /// The free ability of an upgrade or a starting ability is used.
    Used { seat: Seat, deed: Deed },
    /// WE-29.
    ScaffoldBuilt { seat: Seat, scaffold: Scaffold, spot: Spot },
    /// WE-30.
    MachineBuilt { seat: Seat, machine: Machine, spot: Spot },
    /// WE-31.
    Elevated { seat: Seat, from: Spot, to: Spot },
    /// WE-32.
    Salvaged { seat: Seat, machine: Machine },
    /// WE-33, WE-34.
    Moved { seat: Seat, from: Place, to: Place },
    /// WE-35.
    Promoted { seat: Seat, from: Cell, floor: u8 },
    /// WE-36.
    Stepped { seat: Seat, from: u8, to: u8 },
    /// WE-37.
    Swept { seat: Seat, from: Place },
    /// All barracks workers go down a level (WE-38).
    BarracksSlid,
    /// WE-39.
    Relocated { seat: Seat, from: Cell, to: Cell },
    /// WE-40.
    Flooded { level: u8 },
    /// WE-41.
    NoBarLeft,
    /// What lies on Swap Meet (WE-42).
    TokenLaid { good: Option<Good> },
    /// Tokens leave Toll Bridge (WE-42).
    TollsTaken { seat: Option<Seat>, goods: Goods },
    /// WE-43.
    Copied { seat: Seat, ability: Ability },
    /// WE-44.
    EndTriggered { seat: Seat },
    /// The stall guard ends the game (WM-16.6).
    Stalled,
    /// WE-46.
    TurnEnded { seat: Seat },
    /// A worker goes onto a machine that is built (WE-49).
    Caught { seat: Seat, from: Place, machine: Machine },
    /// A question had a single answer (J-74).
    Automatic { seat: Seat, action: Action },
    /// What decides between players with equal VP (WM-18).
    TieBroken { seat: Seat, floor: u8, items: u16 },
    /// WE-48.
    Ended { winners: Seats },
}

impl tabletop::Event for Event {
    fn redact(self, viewer: Option<Seat>) -> Option<Event> {
        Some(match self {
            Event::AbilityLeft { .. } if viewer.is_none() => Event::AbilityLeft { ability: None },
            Event::CardDrawn { seat, .. } if viewer != Some(seat) => {
                Event::CardDrawn { seat, card: None }
            }
            Event::CardKept { seat, .. } if viewer != Some(seat) => {
                Event::CardKept { seat, card: None }
            }
            Event::CardsSeen { seat, number, .. } if viewer != Some(seat) => {
                Event::CardsSeen { seat, number, cards: None }
            }
            Event::Automatic { seat, .. } if viewer != Some(seat) => return None,
            _ => self,
        })
    }

    /// What was drawn and not kept is shown to all (WM-24.5).
    fn is_final(self) -> bool {
        matches!(self, Event::Unkept { .. })
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cause::Forge => "forge",
            Cause::Flood => "flood",
            Cause::Bump => "bump",
            Cause::Card => "card",
            Cause::Dispatch => "dispatch",
            Cause::Elevator => "elevator",
            Cause::Salvage => "salvage",
            Cause::Shuttle => "shuttle",
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Machine(machine) => write!(f, "built {machine}"),
            Reason::Activation(machine) => machine.fmt(f),
            Reason::Award(award) => award.fmt(f),
            Reason::Upgrade(upgrade) => upgrade.fmt(f),
            Reason::Ability(ability) => ability.fmt(f),
            Reason::Edges => f.write_str("edges"),
            Reason::Tower => f.write_str("tower"),
            Reason::Whirlpool => f.write_str("whirlpool"),
            Reason::Upgrades => f.write_str("upgrades"),
            Reason::Stash => f.write_str("stash"),
            Reason::StoredMachines => f.write_str("machines"),
            Reason::StoredAwards => f.write_str("awards"),
            Reason::StoredScaffolds => f.write_str("scaffolds"),
            Reason::StoredCards => f.write_str("cards"),
            Reason::StoredGoods => f.write_str("resources"),
        }
    }
}

/// Something, or `-`.
struct Maybe<T>(Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(it) => it.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Started { seats, first } => write!(f, "started {seats} {first}"),
            Event::MarketLaid { machines, upgrades } => {
                let machines = machines.into_iter().flatten().flatten();
                write!(f, "market {} {}", Words(machines), Words(upgrades.into_iter().flatten()))
            }
            Event::AbilityKept { seat, ability } => write!(f, "ability {seat} {ability}"),
            Event::AbilityLeft { ability } => write!(f, "ability left {}", Maybe(ability)),
            Event::StartTaken { seat, tiles: [a, b] } => write!(f, "start {seat} {a} {b}"),
            Event::StartPlaced { seat, scaffold, spot } => {
                write!(f, "placed {seat} {scaffold} {spot}")
            }
            Event::TurnStarted { seat, turn, last } => {
                write!(f, "turn {turn} {seat}{}", if last { " last" } else { "" })
            }
            Event::Flown { seat, airship, berth } => write!(f, "flown {seat} {airship} {berth}"),
            Event::WentHome { seat, airship, cause } => write!(f, "home {seat} {airship} {cause}"),
            Event::Collected { seat, got, .. } => write!(f, "collected {seat} {got}"),
            Event::Activated { seat, machine, order } => {
                write!(f, "activated {seat} {machine} {order}")
            }
            Event::Paid { seat, tokens, .. } => write!(f, "paid {seat} {tokens}"),
            Event::Gained { seat, got, .. } => write!(f, "gained {seat} {got}"),
            Event::TollPaid { seat, good } => write!(f, "toll {seat} {good}"),
            Event::Returned { seat, goods } => write!(f, "returned {seat} {goods}"),
            Event::Scored { seat, vp, reason } => write!(f, "scored {seat} {vp} {reason}"),
            Event::CardDrawn { seat, card } => write!(f, "drawn {seat} {}", Maybe(card)),
            Event::CardsSeen { seat, number, .. } => write!(f, "seen {seat} {number}"),
            Event::CardKept { seat, card } => write!(f, "kept {seat} {}", Maybe(card)),
            Event::Played { seat, card } => write!(f, "played {seat} {card}"),
            Event::Unkept { seat, card } => write!(f, "unkept {seat} {card}"),
            Event::Discarded { seat, card } => write!(f, "discarded {seat} {card}"),
            Event::Reshuffled { cards } => write!(f, "reshuffled {cards}"),
            Event::AwardGained { seat, award, floor } => {
                write!(f, "award {seat} {award} {}", Maybe(floor))
            }
            Event::Redeemed { seat, award } => write!(f, "redeemed {seat} {award}"),
            Event::ScaffoldGained { seat, scaffold } => write!(f, "scaffold {seat} {scaffold}"),
            Event::ScaffoldReturned { seat, scaffold } => write!(f, "put back {seat} {scaffold}"),
            Event::MachineGained { seat, machine } => write!(f, "machine {seat} {machine}"),
            Event::MachineRevealed { machine } => write!(f, "market {machine}"),
            Event::UpgradeGained { seat, upgrade } => write!(f, "upgrade {seat} {upgrade}"),
            Event::UpgradeRevealed { upgrade } => write!(f, "market {upgrade}"),
            Event::UpgradesSwapped { seat, own, other } => {
                write!(f, "swapped {seat} {own} {other}")
            }
            Event::UpgradeRemoved { seat, upgrade } => write!(f, "removed {seat} {upgrade}"),
            Event::Used { seat, deed } => match deed {
                Deed::Use(upgrade) => write!(f, "used {seat} {upgrade}"),
                Deed::Exert(ability, _) => write!(f, "used {seat} {ability}"),
                _ => write!(f, "used {seat}"),
            },
            Event::ScaffoldBuilt { seat, scaffold, spot } => {
                write!(f, "built {seat} {scaffold} {spot}")
            }
            Event::MachineBuilt { seat, machine, spot } => {
                write!(f, "built {seat} {machine} {spot}")
            }
            Event::Elevated { seat, from, to } => write!(f, "elevated {seat} {from} {to}"),
            Event::Salvaged { seat, machine } => write!(f, "salvaged {seat} {machine}"),
            Event::Moved { seat, from, to } => write!(f, "moved {seat} {from} {to}"),
            Event::Promoted { seat, from, floor } => write!(f, "promoted {seat} {from} {floor}"),
            Event::Stepped { seat, from, to } => write!(f, "stepped {seat} {from} {to}"),
            Event::Swept { seat, from } => write!(f, "swept {seat} {from}"),
            Event::BarracksSlid => f.write_str("slid"),
            Event::Relocated { seat, from, to } => write!(f, "relocated {seat} {from} {to}"),
            Event::Flooded { level } => write!(f, "flooded {level}"),
            Event::NoBarLeft => f.write_str("no bar left"),
            Event::TokenLaid { good } => write!(f, "token {}", Maybe(good)),
            Event::TollsTaken { seat, goods } => write!(f, "tolls {} {goods}", Maybe(seat)),
            Event::Copied { seat, ability } => write!(f, "copied {seat} {ability}"),
            Event::EndTriggered { seat } => write!(f, "end triggered {seat}"),
            Event::Stalled => f.write_str("stalled"),
            Event::TurnEnded { seat } => write!(f, "turn ended {seat}"),
            Event::Caught { seat, from, machine } => write!(f, "caught {seat} {from} {machine}"),
            Event::Automatic { seat, action } => write!(f, "automatic {seat} {action}"),
            Event::TieBroken { seat, floor, items } => write!(f, "tie {seat} {floor} {items}"),
            Event::Ended { winners } => write!(f, "won {}", Words(winners.iter())),
        }
    }
}
