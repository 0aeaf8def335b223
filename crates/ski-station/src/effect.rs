//! What tiles do, in the words of the data (RULES.md 27.5).

use std::{fmt, str::FromStr};

use tabletop::{List, ParseError};

use crate::stock::Cost;

tabletop::ids! {
    /// Something a tile does once.
    pub enum Deed ("effect") {
        Eur = "eur", Time = "time", Pv = "pv", Seasonal = "seasonal", Permanent = "permanent",
        FreePistes = "piste-free", Pistes = "pistes-action",
        DiscardCubes = "cube-discard", DiscardOctagons = "octagon-discard",
        ImproveFree = "threshold-free", ImprovePaid = "threshold-paid", Stand = "stand",
        DiskFree = "disk-free", DiskPaid = "disk-paid", DiskMove = "disk-move",
        ScoreBonus = "bonus-score", TurnUp = "development-turn-up",
        BuyDevelopment = "development-buy", DevelopmentSets = "development-sets",
        Build = "build", BuildLess = "build-less", Reward = "reward",
        ActivateFree = "activate-free",
    }
}

tabletop::ids! {
    /// Something a tile gives in every phase 1 (SK-4.1).
    pub enum Income ("income") {
        Eur = "income-eur", Seasonal = "income-seasonal",
    }
}

tabletop::ids! {
    /// A slot a building has by itself (SK-13.9, SK-14.2).
    pub enum Slot ("slot") {
        Octagon = "octagon-slot", Square = "square-slot",
    }
}

tabletop::ids! {
    /// What a building scores for at the end (SK-20.9).
    pub enum Ending ("final scoring") {
        Adjacent = "end-adjacent", Above = "end-above", Below = "end-below", Left = "end-left",
        Right = "end-right", CornerCubes = "end-corner-cubes", SideCubes = "end-side-cubes",
    }
}

tabletop::ids! {
    /// Something that changes a rule for its owner.
    pub enum Perk ("advantage") {
        DiskFixedMost = "disk-fixed-most", DiskVariableLess = "disk-variable-less",
        DiskEarlier = "disk-earlier", SkipEur = "skip-eur", SkipMalusLess = "skip-malus-less",
        SideStep = "side-step", NoBlackSurcharge = "no-black-surcharge",
        BluePisteEur = "blue-piste-eur", PistesDouble = "pistes-double",
        BuildingDouble = "building-double", Phase3Double = "phase-3-double",
        BonusEur = "bonus-eur", DiscardEur = "discard-eur", ActivationEur = "activation-eur",
        ActivationPv = "activation-pv", SeasonalMore = "seasonal-more",
        RewardMore = "reward-more", OctagonPrice = "octagon-price", CubePrice = "cube-price",
        TimeEur = "time-eur", TimePv = "time-pv", ThresholdLess = "threshold-less",
    }
}

/// The largest number of an effect.
const MOST: u8 = 20;

/// A deed with its number: `eur:3`, `pistes-action`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Effect {
    pub deed: Deed,
    pub n: u8,
}

impl Default for Effect {
    fn default() -> Effect {
        Effect { deed: Deed::Eur, n: 0 }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.deed, self.n)
    }
}

/// A price and what it buys; without a price what simply happens.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Mode {
    pub price: Option<Cost>,
    pub effects: List<Effect, 3>,
}

/// Everything a tile does.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Does {
    /// One of these: when it is built, bought, taken, used or activated.
    pub modes: List<Mode, 3>,
    pub eur: u8,
    pub seasonals: u8,
    pub octagon_slots: u8,
    pub square_slots: u8,
    pub ending: Option<(Ending, u8)>,
    pub perks: Vec<(Perk, u8)>,
    /// The same in the order of the data, for the picture.
    pub ways: Vec<Way>,
}

/// One way to use a tile: a price, and the effects by their words in the data.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Way {
    pub price: Option<Cost>,
    pub effects: Vec<(&'static str, u8)>,
}

impl Does {
    /// Whether it is activated for a price.
    pub fn is_activated(&self) -> bool {
        self.modes.first().is_some_and(|mode| mode.price.is_some())
    }

    /// Tells the id of the effect, and its number.
    fn add(&mut self, word: &str, mode: &mut Mode) -> Result<(&'static str, u8), ParseError> {
        let (name, n) = match word.split_once(':') {
            None => (word, 1),
            Some((name, n)) => (
                name,
                n.parse()
                    .map_err(|_| ParseError::malformed(word, "a number goes after the colon"))?,
            ),
        };
        if MOST < n {
            return Err(ParseError::malformed(word, format!("it is {MOST} at most")));
        }
        let id = if let Ok(deed) = name.parse::<Deed>() {
            if mode.effects.is_full() {
                return Err(ParseError::malformed(
                    word,
                    "a tile does at most three things at once",
                ));
            }
            mode.effects.push(Effect { deed, n });
            deed.id()
        } else if let Ok(income) = name.parse::<Income>() {
            match income {
                Income::Eur => self.eur = self.eur.saturating_add(n),
                Income::Seasonal => self.seasonals = self.seasonals.saturating_add(n),
            }
            income.id()
        } else if let Ok(slot) = name.parse::<Slot>() {
            match slot {
                Slot::Octagon => self.octagon_slots = self.octagon_slots.saturating_add(n),
                Slot::Square => self.square_slots = self.square_slots.saturating_add(n),
            }
            slot.id()
        } else if let Ok(ending) = name.parse::<Ending>() {
            self.ending = Some((ending, n));
            ending.id()
        } else if let Ok(perk) = name.parse::<Perk>() {
            self.perks.push((perk, n));
            perk.id()
        } else {
            return Err(ParseError::unknown(name, "effect: RULES.md lists them in table 27.5"));
        };
        Ok((id, n))
    }
}

impl FromStr for Does {
    type Err = ParseError;
    /// `eur:3`, `E1 -> time:1`, `M1 -> eur:3 / E3 -> seasonal:2`.
    fn from_str(text: &str) -> Result<Does, ParseError> {
        let mut does = Does::default();
        for part in text.split(" / ") {
            let mut mode = Mode::default();
            let words = match part.split_once("->") {
                None => part,
                Some((price, words)) => {
                    mode.price = Some(price.trim().parse()?);
                    words
                }
            };
            let mut way = Way { price: mode.price, ..Way::default() };
            for word in words.split_whitespace() {
                way.effects.push(does.add(word, &mut mode)?);
            }
            does.ways.push(way);
            if mode.effects.is_empty() {
                continue;
            }
            if does.modes.is_full() {
                return Err(ParseError::malformed(text, "a tile has at most three modes"));
            }
            does.modes.push(mode);
        }
        if does.modes.iter().any(|mode| mode.price.is_some() != does.is_activated()) {
            return Err(ParseError::malformed(text, "either every mode has a price or none has"));
        }
        Ok(does)
    }
}
