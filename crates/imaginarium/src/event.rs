//! Events: what the log tells, with a notation that scenarios can name.

use std::fmt;

use tabletop::{
    List, PerSeat, Seat, Seats,
    notation::{Places, Words},
};

use crate::{
    action::Action,
    assistant::Assistant,
    board::{BELT, Piece, Space},
    dial::{Job, Jobs},
    edition::Workshop,
    goods::{Good, Goods},
    machine::Machine,
    project::{Project, Projects},
    slot::{Slots, Stack},
    state::SEATS,
};

/// Something that happened, with its number in RULES.md.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// The game begins (EV-01).
    Started { seats: u8 },
    /// A player gets a workshop and what it lists (EV-02).
    WorkshopDealt { seat: Seat, workshop: Workshop, goods: Goods },
    /// An attack machine drawn for the first belt goes back into the deck (EV-03).
    AttackReturned { machine: Machine },
    /// The first belt, sorted by level (EV-04).
    BeltLaid { belt: [Option<Machine>; BELT] },
    /// The first assistants (EV-05).
    RoomOpened { room: [Option<Assistant>; 3] },
    /// The projects of this game (EV-06).
    OfficeOpened { office: Projects },
    /// A round begins with the pieces in this order (EV-07).
    RoundStarted { round: u16, order: List<Piece, SEATS> },
    /// A piece goes to a space; there lies a machine at this price, or an extractor (EV-08).
    Placed { piece: Piece, space: Space, machine: Option<Machine>, price: u16 },
    /// A piece finds no free space (EV-08).
    Waits { piece: Piece },
    /// The turn of a handyman who stands here, or waits (EV-09).
    TurnStarted { seat: Seat, space: Option<Space> },
    /// A slot is used (EV-10).
    Used { seat: Seat, stack: Stack, fed: Goods, gain: Goods },
    /// A machine of somebody else is used with AS-12 (EV-11).
    Borrowed { seat: Seat, from: Seat, machine: Machine, fed: Goods, gain: Goods },
    /// A jammed slot is turned up again (EV-12).
    TurnedUp { seat: Seat, stack: Stack },
    /// An extractor of the board pays (EV-13).
    ExtractorPaid { seat: Seat, space: Space, charbonium: u16 },
    /// The reserved machine is paid and goes to the yard (EV-14).
    Bought { seat: Seat, machine: Machine, space: Space, price: u16, paid: Goods },
    /// The reserved machine cannot be paid: everything is lost (EV-15).
    PurchaseFailed { seat: Seat, machine: Machine, price: u16, lost: Goods },
    /// AS-07 brings the top card of the deck (EV-16).
    TopCardBought { seat: Seat, machine: Machine },
    /// Two actions are chosen, by the dial or with AS-01 (EV-17).
    DialSet { seat: Seat, pair: Jobs, free_hand: bool },
    /// An action of the dial begins (EV-18).
    JobStarted { seat: Seat, job: Job },
    /// An action of the dial is over after so many repairs, transactions ... (EV-18).
    JobEnded { seat: Seat, job: Job, count: u8 },
    /// A broken machine is repaired (EV-19).
    Repaired { seat: Seat, machine: Machine, cost: Goods },
    /// A repaired machine is used at once, for the first or second time (EV-20).
    EffectApplied { seat: Seat, machine: Machine, fed: Goods, gain: Goods, time: u8 },
    /// A repaired machine is not used at once (EV-20).
    EffectDeclined { seat: Seat, machine: Machine },
    /// An attack machine steals: what everybody lost, and what the thief keeps (EV-21).
    Theft { seat: Seat, machine: Machine, good: Good, lost: PerSeat<u16, SEATS>, kept: u16 },
    /// A defence machine protects somebody (EV-22).
    AttackBlocked { victim: Seat, machine: Machine, shield: Machine },
    /// A project leaves the game (EV-23).
    ProjectErased { seat: Seat, project: Project },
    /// No project leaves the game (EV-23).
    EraseDeclined { seat: Seat },
    /// A slot of an opponent is turned face down (EV-24).
    SlotJammed { seat: Seat, victim: Seat, stack: Stack },
    /// S1 brings a machine back, or none (EV-25).
    Recycled { seat: Seat, machine: Option<Machine> },
    /// A machine is dismantled, broken or repaired (EV-26).
    Dismantled { seat: Seat, machine: Machine, repaired: bool, gain: Goods },
    /// Combinations were formed and undone (EV-27).
    Reorganised { seat: Seat, before: Slots, after: Slots },
    /// The workshop is as it was before the action (EV-27).
    ReorganiseCancelled { seat: Seat },
    /// One transaction (EV-28).
    Traded { seat: Seat, bought: bool, good: Good, charbonium: u16 },
    /// The extractor of the own workshop pays (EV-29).
    Extracted { seat: Seat, charbonium: u16 },
    /// An assistant is recruited (EV-30).
    Recruited { seat: Seat, assistant: Assistant, cost: u16 },
    /// AS-08 draws two projects; only their owner knows which (EV-31).
    SecretsDrawn { seat: Seat, tiles: Option<Projects> },
    /// A project of the office is validated (EV-32).
    Validated { seat: Seat, project: Project, first: bool, vp: u16, bonus: u16 },
    /// A secret project is shown and validated (EV-33).
    SecretValidated { seat: Seat, project: Project, vp: u16, bonus: u16 },
    /// A piece goes back to the initiative track (EV-34).
    InitiativeTaken { piece: Piece, number: u8 },
    /// A saboteur destroys a machine or has blocked an extractor (EV-35).
    Sabotaged { piece: Piece, space: Option<Space>, machine: Option<Machine> },
    /// These players hold 20 VP: the game ends (EV-36).
    EndAnnounced { seats: Seats },
    /// The agreed last round is over (EV-36, SW-8).
    RoundLimitReached { round: u16 },
    /// The reset takes a machine off the belt, or none (EV-37).
    Discarded { machine: Option<(Machine, Space)> },
    /// AS-02 pays for that machine (EV-38).
    ScrapBonus { seat: Seat, charbonium: u16 },
    /// New machines, by their spaces (EV-39).
    BeltRefilled { belt: [Option<Machine>; BELT] },
    /// The shredder becomes the deck (EV-40).
    Reshuffled { cards: u8 },
    /// The meeting room after the reset (EV-41).
    RoomRefilled { room: [Option<Assistant>; 3] },
    /// What lay behind a screen (EV-42).
    HoldingsRevealed { seat: Seat, goods: Goods },
    /// Who has most of a good (EV-43).
    MajorityScored { good: Good, amount: u16, seats: Seats },
    /// What a majority is worth to one of them (EV-43).
    MajorityPaid { seat: Seat, good: Good, vp: u16 },
    /// The levels of somebody who is tied for the most VP (EV-44).
    TieBroken { seat: Seat, levels: u16 },
    /// The winners (EV-45).
    Ended { winners: Seats },
    /// Somebody had only one answer; told to nobody else (EV-46).
    Automatic { seat: Seat, action: Action },
}

impl tabletop::Event for Event {
    fn redact(self, viewer: Option<Seat>) -> Option<Event> {
        match self {
            Event::SecretsDrawn { seat, .. } if viewer != Some(seat) => {
                Some(Event::SecretsDrawn { seat, tiles: None })
            }
            // Hidden totals may be the cause of it (IM-29.9).
            Event::Automatic { seat, .. } if viewer != Some(seat) => None,
            event => Some(event),
        }
    }

    fn is_final(self) -> bool {
        // A theft shows how much its victims have left (IM-29.1), and a placement is final (IM-6.11).
        matches!(self, Event::SecretValidated { .. } | Event::Theft { .. } | Event::Placed { .. })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Started { seats } => write!(f, "started {seats}"),
            Event::WorkshopDealt { seat, workshop, goods } => {
                write!(f, "dealt {seat} {workshop} {goods}")
            }
            Event::AttackReturned { machine } => write!(f, "returned {machine}"),
            Event::BeltLaid { belt } => write!(f, "belt {}", Places(&belt)),
            Event::RoomOpened { room } => write!(f, "room {}", Places(&room)),
            Event::OfficeOpened { office } => write!(f, "office {}", Words(office.iter())),
            Event::RoundStarted { round, order } => {
                write!(f, "round {round} order {}", Words(order.iter()))
            }
            Event::Placed { piece, space, machine: Some(machine), price } => {
                write!(f, "placed {piece} {space} {machine} price {price}")
            }
            Event::Placed { piece, space, .. } => write!(f, "placed {piece} {space}"),
            Event::Waits { piece } => write!(f, "waits {piece}"),
            Event::TurnStarted { seat, space: Some(space) } => write!(f, "turn {seat} {space}"),
            Event::TurnStarted { seat, space: None } => write!(f, "turn {seat} waiting"),
            Event::InitiativeTaken { piece, number } => write!(f, "initiative {piece} {number}"),
            Event::Sabotaged { piece, machine: Some(machine), .. } => {
                write!(f, "sabotage {piece} {machine}")
            }
            Event::Sabotaged { piece, space: Some(space), .. } => {
                write!(f, "sabotage {piece} {space}")
            }
            Event::Sabotaged { piece, .. } => write!(f, "sabotage {piece} nothing"),
            Event::EndAnnounced { seats } => write!(f, "announced {}", Words(seats.iter())),
            Event::RoundLimitReached { round } => write!(f, "limit {round}"),
            Event::Discarded { machine: Some((machine, space)) } => {
                write!(f, "discarded {machine} {space}")
            }
            Event::Discarded { machine: None } => f.write_str("discarded nothing"),
            Event::ScrapBonus { seat, charbonium } => {
                write!(f, "scrap-bonus {seat} {charbonium}ch")
            }
            Event::BeltRefilled { belt } => write!(f, "refilled {}", Places(&belt)),
            Event::Reshuffled { cards } => write!(f, "reshuffled {cards}"),
            Event::RoomRefilled { room } => write!(f, "room-refilled {}", Places(&room)),
            Event::HoldingsRevealed { seat, goods } => write!(f, "holds {seat} {goods}"),
            Event::MajorityScored { good, amount, seats } => {
                write!(f, "majority {amount}{good} {}", Words(seats.iter()))
            }
            Event::MajorityPaid { seat, good, vp } => write!(f, "paid {seat} {vp}vp {good}"),
            Event::TieBroken { seat, levels } => write!(f, "tie {seat} {levels}"),
            Event::Ended { winners } => write!(f, "won {}", Words(winners.iter())),
            Event::Automatic { seat, action } => write!(f, "automatic {seat} {action}"),
            Event::Used { seat, stack, fed, gain } => {
                write!(f, "used {seat} {stack}{} gain {gain}", Fed(fed))
            }
            Event::Borrowed { seat, from, machine, fed, gain } => {
                write!(f, "borrowed {seat} {from} {machine}{} gain {gain}", Fed(fed))
            }
            Event::TurnedUp { seat, stack } => write!(f, "up {seat} {stack}"),
            Event::ExtractorPaid { seat, space, charbonium } => {
                write!(f, "extractor {seat} {space} {charbonium}ch")
            }
            Event::Bought { seat, machine, space, price, paid } => {
                write!(f, "bought {seat} {machine} {space} price {price} paid {paid}")
            }
            Event::PurchaseFailed { seat, machine, price, lost } => {
                write!(f, "failed {seat} {machine} price {price} lost {lost}")
            }
            Event::TopCardBought { seat, machine } => write!(f, "top {seat} {machine}"),
            Event::DialSet { seat, pair, free_hand: false } => write!(f, "dial {seat} {pair}"),
            Event::DialSet { seat, pair, free_hand: true } => write!(f, "free-hand {seat} {pair}"),
            Event::JobStarted { seat, job } => write!(f, "began {seat} {job}"),
            Event::JobEnded { seat, job, count } => write!(f, "ended {seat} {job} {count}"),
            Event::Repaired { seat, machine, cost } => {
                write!(f, "repaired {seat} {machine} cost {cost}")
            }
            Event::EffectApplied { seat, machine, fed, gain, time } => {
                write!(f, "effect {seat} {machine}{} gain {gain} time {time}", Fed(fed))
            }
            Event::EffectDeclined { seat, machine } => write!(f, "no-effect {seat} {machine}"),
            Event::Theft { seat, machine, good, lost, kept } => {
                write!(f, "theft {seat} {machine}")?;
                for victim in Seat::first(SEATS as u8).filter(|&victim| 0 < lost[victim]) {
                    write!(f, " {victim}:{}{good}", lost[victim])?;
                }
                write!(f, " kept {kept}{good}")
            }
            Event::AttackBlocked { victim, machine, shield } => {
                write!(f, "blocked {victim} {machine} {shield}")
            }
            Event::ProjectErased { seat, project } => write!(f, "erased {seat} {project}"),
            Event::EraseDeclined { seat } => write!(f, "erased {seat} nothing"),
            Event::SlotJammed { seat, victim, stack } => {
                write!(f, "jammed {seat} {victim} {stack}")
            }
            Event::Recycled { seat, machine: Some(machine) } => {
                write!(f, "recycled {seat} {machine}")
            }
            Event::Recycled { seat, machine: None } => write!(f, "recycled {seat} nothing"),
            Event::Dismantled { seat, machine, repaired: true, gain } => {
                write!(f, "dismantled {seat} {machine} gain {gain}")
            }
            Event::Dismantled { seat, machine, gain, .. } => {
                write!(f, "scrapped {seat} {machine} gain {gain}")
            }
            Event::Reorganised { seat, before, after } => {
                write!(f, "reorganised {seat} {before} to {after}")
            }
            Event::ReorganiseCancelled { seat } => write!(f, "cancelled {seat}"),
            Event::Traded { seat, bought: true, good, charbonium } => {
                write!(f, "traded {seat} buy {good} {charbonium}ch")
            }
            Event::Traded { seat, good, charbonium, .. } => {
                write!(f, "traded {seat} sell {good} {charbonium}ch")
            }
            Event::Extracted { seat, charbonium } => write!(f, "extracted {seat} {charbonium}ch"),
            Event::Recruited { seat, assistant, cost } => {
                write!(f, "recruited {seat} {assistant} {cost}ch")
            }
            Event::SecretsDrawn { seat, tiles: None } => write!(f, "secrets {seat} 2"),
            Event::SecretsDrawn { seat, tiles: Some(tiles) } => {
                write!(f, "secrets {seat} {}", Words(tiles.iter()))
            }
            Event::Validated { seat, project, first, vp, bonus } => {
                let order = if first { "first" } else { "later" };
                write!(f, "validated {seat} {project} {order} {vp}vp bonus {bonus}")
            }
            Event::SecretValidated { seat, project, vp, bonus } => {
                write!(f, "revealed {seat} {project} {vp}vp bonus {bonus}")
            }
        }
    }
}

/// What was fed, if anything, with its own space.
struct Fed(Goods);

impl fmt::Display for Fed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, " fed {}", self.0) }
    }
}
