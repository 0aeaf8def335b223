//! Frames: what is still to be done. The top of the stack is what is being done now.

use tabletop::Seat;

use crate::{
    bonus::LAID,
    building::Building,
    colour::Colour,
    development::Development,
    effect::Effect,
    mountain::{Cell, Cells},
    reward::Reward,
    stock::Cost,
    village::Place,
};

/// Something still to be done.
pub type Frame = tabletop::Frame<Step, Question>;

/// A bonus tile by its place in the row, 0 for that of round 1.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Laid(pub u8);

impl Laid {
    pub fn all() -> impl Iterator<Item = Laid> + Clone {
        (0..LAID as u8).map(Laid)
    }

    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Where an effect comes from.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum From {
    Building(Building),
    Development(Development),
    Reward(Reward),
}

/// Cells of one lot of pistes, at most three.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Lot([Option<Laying>; 3]);

/// A cell of a lot.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Laying(std::num::NonZeroU8);

impl Lot {
    pub fn add(&mut self, cell: Cell) {
        let free = self.0.iter_mut().find(|place| place.is_none()).expect("a lot has three places");
        let at = std::num::NonZeroU8::new(cell.index() as u8 + 1).expect("one more than an index");
        *free = Some(Laying(at));
    }

    pub fn len(self) -> u8 {
        self.0.iter().flatten().count() as u8
    }

    #[must_use]
    pub fn without(self, cell: Cell) -> Lot {
        let mut lot = Lot::default();
        self.cells().without(Cells::one(cell)).iter().for_each(|other| lot.add(other));
        lot
    }

    pub fn cells(self) -> Cells {
        self.0.iter().flatten().map(|laying| Cell::at(laying.0.get() - 1)).collect()
    }
}

/// Effects of a lot that are still to be resolved (SK-11.1).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Pending {
    /// Octagons by felling.
    pub felled: u8,
    /// Reward cells.
    pub rewards: Lot,
    /// Complete rows, row 1 the lowest bit.
    pub lines: u8,
}

/// What is bought: it is had once its cost is paid.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Purchase {
    Malus,
    /// From the office slot of this number.
    Permanent(u8),
    /// For the price of so many.
    Seasonals(u8),
    Disk(Laid),
    Lot(Lot),
    Building(Building),
    Development(Development),
    Improvement(Colour),
    /// A paid discard (SK-16.9, SK-16.10).
    Cube,
    Octagon,
    /// Of the building at this place.
    Activation(Place),
}

/// What the rules do by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Step {
    /// Phase 1: income, then wages.
    #[default]
    Income,
    /// Phase 2: whoever is rearmost moves.
    Turns,
    /// The action of the square the active pawn stands on (SK-5.18).
    Square,
    /// Phase 3.
    Thresholds,
    /// Phase 4: evaluation and upkeep.
    Evaluation,
    /// The cost is paid.
    Bought(Seat, Purchase),
    /// Cubes find seats, where seats are chosen (SK-13.19).
    Seat,
    /// The effects of a lot begin.
    LotLaid(Lot),
    /// A reward is resolved (SK-11.10).
    Reward(u8),
    Effect(Effect, From),
    /// A development has done what it does (SK-15.17).
    TurnDown(Development),
}

/// What a player is asked. It never holds the answers: they are made when they are wanted.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Question {
    ///
    Move,
    ///
    Pay(Cost, Purchase),
    ///
    Square,
    ///
    Disk { free: bool },
    /// Q-05; on a square any-time actions are possible before the first piste.
    Piste { lot: Lot, square: bool },
    /// of which colours, as bits, and how many more.
    FreePiste { lot: Lot, colours: u8, left: u8 },
    ///
    Pending(Pending),
    ///
    Reward(u8),
    ///
    Site(Building),
    /// how many more, how much cheaper, and whether it may be declined.
    Discarded { left: u8, less: u8, may: bool },
    /// a free activation of a building has all its modes.
    Mode { from: From, free: bool },
    ///
    BuyDiscarded,
    ///
    Improve { paid: bool },
    ///
    Threshold,
    /// of at most this cost.
    TurnUp(u8),
    ///
    Stand(u8),
    /// how many more.
    ActivateFree(u8),
    ///
    MoveDisk,
    ///
    MoveDiskTo(Laid),
    ///
    ScoreBonus,
    ///
    Wages,
    ///
    Rest,
    ///
    Seat,
    ///
    Unseat,
}

const _: () = assert!(size_of::<Frame>() <= 12);
