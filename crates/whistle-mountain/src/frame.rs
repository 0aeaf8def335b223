//! Frames: what is still to be done. The top of the stack is what is being done now.

use crate::{
    airship::{Airship, Dock},
    card::Card,
    deed::Deed,
    grid::Spot,
    machine::{Machine, Order, Size},
    scaffold::Scaffold,
    worker::{Errand, Place},
};

/// Something still to be done.
pub type Frame = tabletop::Frame<Step, Question>;

/// What the rules do by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Step {
    /// The setup is over, the first turn begins.
    #[default]
    Begin,
    /// Ends the turn, part by part (WM-15.3).
    EndTurn(Ending),
    /// A deed is paid: it takes effect.
    Perform(Deed),
    /// A played card goes to the discard pile (WM-14.1).
    Discard(Card),
    /// The airship is placed in a dock: its activity (WM-7.4).
    Dock(Dock),
    /// Jetpack workers under a new scaffold find a place, one after the other (WM-9.13).
    Relocate(Scaffold, Spot),
    /// A new scaffold scores and sets off what it sets off (WM-9.11).
    ScoreScaffold(Scaffold, Spot),
    /// The workers in the area of a machine leave it, then it is laid (WM-11.7, WM-11.9).
    LayMachine(Machine, Spot),
    /// A machine that was laid goes on, part by part (WM-11.10 to WM-11.12).
    Built(Machine, Spot, Part),
    /// What a move or rescue sets off, part by part (WM-10.12).
    Moved { rescue: bool, to: Place, trigger: Trigger },
    /// What gaining an upgrade sets off, part by part (WM-22.8).
    UpgradeGained(Trigger),
    /// So many scaffolds are still to be taken.
    TakeScaffolds(u8),
    /// So many resources of choice are still to be gained.
    GainAny(u8),
    /// The players of whom so many are left lose a barracks worker each (WM-23.2).
    Doomsday { left: u8 },
}

/// The parts of a turn's end, in their order (WM-15.1 to WM-15.6).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Ending {
    Limit,
    StockPile,
    MadScientist,
    Riveter,
    Shuttle,
    LimitAgain,
    Next,
}

/// What follows when a machine was laid, in this order.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Part {
    Benefit,
    Craftsman,
    LeadEngineer,
    Admiral,
    Flood,
}

/// What one event sets off, in this order.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Trigger {
    First,
    Second,
    Third,
}

/// The parts of Alpha Site and Terrace.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Half {
    Move,
    Build,
    Scaffold,
}

/// What may be declined (WM-22.39, WM-11.17).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Offer {
    /// Blast Valve: activate the same machine again (WM-22.20).
    Again(Machine),
    /// Admiral: activate the machine just built (WM-22.19).
    Admiral(Machine),
    /// Jetpack Lab when built: a free move.
    JetpackMove,
    /// The second part of Alpha Site or Terrace.
    Half(Half),
    /// Shuttle: the balloon goes home (WM-22.35).
    Shuttle,
}

/// What a player is asked. It never holds the answers: they are made when they are wanted.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Question {
    /// WD-01: which starting ability is kept?
    Draft,
    /// WD-02: two scaffolds of which stack?
    StartStack,
    /// WD-03: which of the two is placed?
    StartTile(Scaffold, Scaffold),
    /// WD-04: where?
    StartPlace(Scaffold),
    /// WD-10: the turn.
    Turn,
    /// WD-11, for Battering Ram: which airship?
    Ram,
    /// WD-12: where does the airship go? With a Ram: into a dock that is held.
    Fly { airship: Airship, ram: bool },
    /// WD-13: what is done at the place of the airship?
    Collect,
    /// WD-14: how many?
    Tier(Dock),
    /// WD-15: which faceup machine?
    TakeMachine(Size),
    /// WD-16: which faceup upgrade? At the dock it is paid for.
    TakeUpgrade { at_dock: bool },
    /// WD-17: from which stack?
    TakeScaffold { recycle: bool },
    /// WD-18: with which tokens?
    Pay(Deed),
    /// WD-19: which Work?
    Forge { builds: u8, moved: bool },
    /// WD-20: what is built?
    Build,
    /// WD-21: where is the scaffold built?
    PlaceScaffold(Scaffold),
    /// WD-22: where is the machine built?
    PlaceMachine(Machine),
    /// WD-23, WD-54: which worker?
    Worker(Errand),
    /// WD-24, WD-25: to which space?
    Where(Errand, Place),
    /// WD-26: which token as toll?
    Toll,
    /// WD-27: which worker does Extension promote?
    Extend(Machine, Spot),
    /// WD-28: which machine is activated? `not` is the one that orders it; it `may` be declined.
    /// With the order `Storage` also one of the own storage.
    Activate { not: Option<Machine>, order: Order, may: bool },
    /// WD-28: Machine Hub when built, after it has activated that one (WM-23.36).
    Hub { before: Option<Machine> },
    /// WD-29, WD-30, WD-32, WD-52: is it wanted?
    Offer(Offer),
    /// WD-31: which part first?
    FirstHalf(Machine),
    /// WD-33: which resource?
    GainAny,
    /// WD-34: which cards are kept?
    Keep(u8),
    /// WD-35: which card is discarded?
    DiscardCard(Deed),
    /// WD-36: another card for Drawing Board?
    DrawingBoard(u8),
    /// WD-37: which scaffold is discarded?
    DiscardScaffold(Deed),
    /// WD-38: which airship goes home?
    Home { order: Order },
    /// WD-39: where to with Elevator?
    Elevate,
    /// WD-40: which machine is salvaged?
    Salvage,
    /// WD-41: which tower worker, up or down?
    TowerStep,
    /// WD-42: which worker glides?
    Glide,
    /// WD-43: which barracks worker is lost?
    Doomed,
    /// WD-44: which upgrades are swapped?
    SwapUpgrades,
    /// WD-45: which upgrade is removed?
    Disassemble,
    /// WD-46: which token lies on Swap Meet?
    SwapToken,
    /// WD-47: which resource does Smuggler gain?
    Smuggle(Place),
    /// WD-48: which print does Extractor gain?
    Extract(Scaffold),
    /// WD-49: what does Exchanger exchange?
    Exchange,
    /// WD-50: a card for a scaffold, or a scaffold for a card?
    Requisition,
    /// WD-51: which ability is copied?
    Duplicate,
    /// WD-53: which of the places that are equally near?
    Relocation { scaffold: Scaffold, spot: Spot },
}

const _: () = assert!(size_of::<Frame>() <= 8);
