//! What components give and cost, in the words of the data (RULES.md 3.18).

use std::{fmt, ops::RangeInclusive, str::FromStr};

use tabletop::{Impossible, List, ParseError};

use crate::project::Project;

tabletop::ids! {
    /// Something that is gained, paid or done once.
    pub enum Deed ("effect") {
        Water = "W", Metal = "M", Energy = "E", Projects = "P", Plants = "T", Vp = "V",
        /// A resource of choice (CA-3.3).
        Resource = "R",
        /// An upgrade of any type, for so many Metal less (CA-16.14).
        Upgrade = "U",
        Build = "B",
        /// A Project card may be played (CA-27.12).
        Project = "project",
        /// The tile may be put on the map (CA-24.7).
        Lay = "lay",
        Plant = "plant",
        PlantToCapacity = "plant:capacity",
        PlantLaid = "plant-laid",
        /// By the solo board, in a district, or by the City action, anywhere.
        Gather = "gather",
        WeaponOff = "weapon-off",
        /// Offers that are lost if they are declined (CA-20.10).
        MovementPlans = "upgrade-movement", CombatPlans = "upgrade-combat", Plans = "upgrade-any",
    }
}

impl Deed {
    /// What is simply had.
    pub const GOODS: &[Deed] = Deed::ALL.split_at(6).0;
    /// Goods, or a resource of choice.
    pub const GAINS: &[Deed] = Deed::ALL.split_at(7).0;
    /// What is won: gains, and what may be built.
    pub const REWARDS: &[Deed] = Deed::ALL.split_at(9).0;

    /// Whether it is written without a number.
    fn is_plain(self) -> bool {
        matches!(self, Deed::Project | Deed::Lay | Deed::PlantToCapacity)
    }

    /// The numbers that may go with it.
    fn numbers(self) -> RangeInclusive<u8> {
        match self {
            Deed::Project | Deed::Lay | Deed::PlantToCapacity => 0..=0,
            Deed::Gather => 0..=DISTRICTS,
            Deed::Upgrade | Deed::MovementPlans | Deed::CombatPlans | Deed::Plans => 0..=MOST,
            // One question each.
            Deed::Resource | Deed::Build => 1..=4,
            Deed::WeaponOff => 1..=1,
            Deed::Water
            | Deed::Metal
            | Deed::Energy
            | Deed::Projects
            | Deed::Plants
            | Deed::Vp
            | Deed::Plant
            | Deed::PlantLaid => 1..=MOST,
        }
    }
}

/// The largest number of an effect.
const MOST: u8 = 20;

/// The most of what a card gives for good: all 79 cards together stay a small number.
const LASTING: u8 = 3;

/// Cloud sleeves in use (CA-4.7).
pub const DISTRICTS: u8 = 3;

/// What the number of an effect is multiplied by.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub enum Times {
    #[default]
    Once,
    /// Own cards of this name in play.
    Cards(Project),
    /// Permanent movement points.
    Movement,
    /// Permanent combat points.
    Combat,
    /// Plant tiles placed in this action on a cell without a find.
    BareTiles,
}

impl Times {
    /// What is counted, as it is written; `None` for what is done once.
    pub fn id(self) -> Option<&'static str> {
        match self {
            Times::Once => None,
            Times::Cards(project) => Some(project.id()),
            Times::Movement => Some("movement"),
            Times::Combat => Some("combat"),
            Times::BareTiles => Some("bare-tile"),
        }
    }
}

/// A deed with its number: `W2`, `plant:1`, `E2*pj-solar-panel`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Effect {
    pub deed: Deed,
    pub n: u8,
    pub times: Times,
}

impl Effect {
    pub const fn of(deed: Deed, n: u8) -> Effect {
        Effect { deed, n, times: Times::Once }
    }

    /// Its number, if it has one.
    pub fn number(self) -> Option<u8> {
        let is_anywhere = self.deed == Deed::Gather && self.n == 0;
        (!self.deed.is_plain() && !is_anywhere).then_some(self.n)
    }

    /// Refuses what is none of these deeds, and what is multiplied.
    pub fn among(self, deeds: &[Deed]) -> Result<(), ParseError> {
        if deeds.contains(&self.deed) && self.times == Times::Once {
            return Ok(());
        }
        let known: Vec<_> = deeds.iter().map(|deed| deed.id()).collect();
        Err(Impossible::new(format!(
            "`{self}` does not belong here: known are {}",
            known.join(", ")
        ))
        .into())
    }
}

impl Default for Effect {
    fn default() -> Effect {
        Effect::of(Deed::Water, 0)
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deed = self.deed;
        match self.number() {
            None => write!(f, "{deed}")?,
            Some(n) if deed.id().len() == 1 => write!(f, "{deed}{n}")?,
            Some(n) => write!(f, "{deed}:{n}")?,
        }
        self.times.id().map_or(Ok(()), |id| write!(f, "*{id}"))
    }
}

impl FromStr for Effect {
    type Err = ParseError;
    fn from_str(word: &str) -> Result<Effect, ParseError> {
        let (what, times) = match word.split_once('*') {
            None => (word, Times::Once),
            Some((what, "movement")) => (what, Times::Movement),
            Some((what, "combat")) => (what, Times::Combat),
            Some((what, "bare-tile")) => (what, Times::BareTiles),
            Some((what, project)) => (what, Times::Cards(project.parse()?)),
        };
        let (name, n) = match what.find(|c: char| c.is_ascii_digit()) {
            Some(at) => (what[..at].trim_end_matches(':'), number(word, &what[at..])?),
            None => (what, 0),
        };
        let deed: Deed = name.parse().map_err(|_| no_effect(word))?;
        let (effect, numbers) = (Effect { deed, n, times }, deed.numbers());
        // There is one way to write an effect, so neither `W` nor `lay2` is one.
        if effect.to_string() != word {
            return Err(no_effect(word));
        }
        if !numbers.contains(&n) {
            let (least, most) = (numbers.start(), numbers.end());
            return Err(ParseError::malformed(word, format!("its number is {least} to {most}")));
        }
        Ok(effect)
    }
}

/// The number of a word.
pub fn number(word: &str, n: &str) -> Result<u8, ParseError> {
    let read: u8 = n.parse().map_err(|_| ParseError::malformed(word, "a number goes with it"))?;
    if read <= MOST {
        Ok(read)
    } else {
        Err(ParseError::malformed(word, format!("it is {MOST} at most")))
    }
}

pub fn no_effect(word: &str) -> ParseError {
    ParseError::unknown(word, "effect: RULES.md lists them in table 3.18")
}

/// One thing, or one of two.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Part {
    pub first: Effect,
    pub or: Option<Effect>,
}

impl Part {
    pub fn effects(self) -> impl Iterator<Item = Effect> {
        [Some(self.first), self.or].into_iter().flatten()
    }

    pub fn among(self, deeds: &[Deed]) -> Result<(), ParseError> {
        self.effects().try_for_each(|effect| effect.among(deeds))
    }
}

impl FromStr for Part {
    type Err = ParseError;
    fn from_str(word: &str) -> Result<Part, ParseError> {
        match word.split_once('|') {
            None => Ok(Part { first: word.parse()?, or: None }),
            Some((first, or)) => {
                let (first, or) = (first.parse()?, or.parse::<Effect>()?);
                if or.deed == Deed::Upgrade {
                    return Err(ParseError::malformed(word, "the upgrade stands first (CA-16.15)"));
                }
                Ok(Part { first, or: Some(or) })
            }
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.or.map_or(Ok(()), |or| write!(f, "|{or}"))
    }
}

/// Parts from left to right (CA-3.19).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Gains(pub List<Part, 4>);

impl FromStr for Gains {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Gains, ParseError> {
        let mut gains = Gains::default();
        for word in text.split_whitespace() {
            gains.add(word.parse()?)?;
        }
        Ok(gains)
    }
}

impl Gains {
    pub fn among(self, deeds: &[Deed]) -> Result<(), ParseError> {
        self.0.iter().try_for_each(|part| part.among(deeds))
    }

    fn add(&mut self, part: Part) -> Result<(), ParseError> {
        if self.0.is_full() {
            return Err(ParseError::malformed(part, "a gain has at most four parts"));
        }
        self.0.push(part);
        Ok(())
    }
}

/// What opens the way to a gain.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Price {
    /// All of these (CA-8.14).
    Pay(List<Effect, 2>),
    /// A combat of this value (CA-8.15).
    Fight(u8),
}

/// A price and what it buys: `M2 -> V2 P2|E2`, `fight:4 -> V4`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Way {
    pub price: Price,
    pub gains: Gains,
}

impl Default for Way {
    fn default() -> Way {
        Way { price: Price::Fight(0), gains: Gains::default() }
    }
}

impl FromStr for Way {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Way, ParseError> {
        let (price, gains) = text
            .split_once("->")
            .ok_or_else(|| ParseError::malformed(text, "a price goes before an arrow"))?;
        let price = match price.trim().strip_prefix("fight:") {
            Some(n) => Price::Fight(number(price.trim(), n)?),
            None => Price::Pay(price_of(price)?),
        };
        Ok(Way { price, gains: gains.parse()? })
    }
}

fn price_of(text: &str) -> Result<List<Effect, 2>, ParseError> {
    let mut price = List::default();
    for word in text.split_whitespace() {
        let effect: Effect = word.parse()?;
        let payable = matches!(
            effect.deed,
            Deed::Water | Deed::Metal | Deed::Energy | Deed::Projects | Deed::Plants
        );
        if !payable || effect.times != Times::Once {
            return Err(ParseError::unfit(
                word,
                "cannot be paid: W, M, E, P or T with a number can",
            ));
        }
        if price.is_full() {
            return Err(ParseError::malformed(word, "a price has at most two parts"));
        }
        price.push(effect);
    }
    if price.is_empty() {
        return Err(Impossible::new("a price goes before an arrow").into());
    }
    Ok(price)
}

/// Gains for reaching a number; the highest tier reached pays (CA-22.13).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Tiers(pub List<(u8, Part), 2>);

impl Tiers {
    fn add(&mut self, word: &str, from: u8, part: Part) -> Result<(), ParseError> {
        if self.0.last().is_some_and(|&(last, _)| from <= last) {
            return Err(ParseError::malformed(word, "tiers rise from left to right"));
        }
        if self.0.is_full() {
            return Err(ParseError::malformed(word, "there are at most two tiers"));
        }
        self.0.push((from, part));
        Ok(())
    }
}

/// Everything a Project card does, besides its symbols.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Does {
    /// On play.
    pub gains: Gains,
    /// On play, for who wants it (CA-22.23).
    pub offer: Option<Way>,
    /// In every production phase (CA-9.1).
    pub income: Gains,
    pub movement: u8,
    pub combat: u8,
    pub project_less: u8,
    pub green_less: u8,
    pub upgrade_less: u8,
    /// More Metal for the first Metal find of a flight (CA-22.8).
    pub metal_find: u8,
    pub flight: Tiers,
    pub fight: Tiers,
    pub planted: Tiers,
    /// For gathering in a zone that gives exactly so much (CA-22.19, CA-22.20).
    pub zone: Option<(u8, Effect)>,
    pub update: Option<Effect>,
    pub wrench: Option<Effect>,
    /// The City card received may go on top of the deck (CA-22.26).
    pub card_on_deck: bool,
}

impl Does {
    /// `movement:1`, `on-flight:5=W2`, or a gain.
    fn add(&mut self, word: &str) -> Result<(), ParseError> {
        if word == "card-on-deck" {
            self.card_on_deck = true;
            return Ok(());
        }
        if let Some(income) = word.strip_prefix("income:") {
            return self.income.add(goods(income)?);
        }
        if let Some((when, gain)) = word.split_once('=') {
            return self.add_event(word, when, gain);
        }
        let (amount, n) = match word.split_once(':') {
            Some(("movement", n)) => (&mut self.movement, n),
            Some(("combat", n)) => (&mut self.combat, n),
            Some(("project-less", n)) => (&mut self.project_less, n),
            Some(("green-less", n)) => (&mut self.green_less, n),
            Some(("upgrade-less", n)) => (&mut self.upgrade_less, n),
            _ => return self.add_gain(word),
        };
        if 0 < *amount {
            return Err(twice(word));
        }
        *amount = number(word, n)?;
        if LASTING < *amount {
            return Err(ParseError::malformed(word, format!("it is {LASTING} at most")));
        }
        Ok(())
    }

    /// What playing the card gives. It may count cards and points, but no tiles.
    fn add_gain(&mut self, word: &str) -> Result<(), ParseError> {
        let part: Part = word.parse()?;
        let plans = [Deed::MovementPlans, Deed::CombatPlans, Deed::Plans];
        for effect in part.effects() {
            if effect.times == Times::BareTiles {
                return Err(no_effect(word));
            }
            Effect::of(effect.deed, effect.n).among(&[Deed::GAINS, &plans].concat())?;
        }
        self.gains.add(part)
    }

    /// What happens upon something.
    fn add_event(&mut self, word: &str, when: &str, gain: &str) -> Result<(), ParseError> {
        let (when, n) = when.split_once(':').unwrap_or((when, ""));
        match when {
            "on-flight" => self.flight.add(word, number(word, n)?, goods(gain)?),
            "on-fight" => self.fight.add(word, number(word, n)?, goods(gain)?),
            "on-planted" => self.planted.add(word, number(word, n)?, goods(gain)?),
            "on-zone" => {
                let gain: Effect = gain.parse()?;
                gain.among(&[Deed::GOODS, &[Deed::Plant]].concat())?;
                once(word, &mut self.zone, (number(word, n)?, gain))
            }
            "on-update" => once(word, &mut self.update, good(gain)?),
            "on-wrench" => once(word, &mut self.wrench, good(gain)?),
            "on-metal-find" => match gain.parse()? {
                Effect { deed: Deed::Metal, n, times: Times::Once } => {
                    self.metal_find = n;
                    Ok(())
                }
                _ => Err(ParseError::malformed(word, "only Metal is added to a Metal find")),
            },
            _ => Err(no_effect(word)),
        }
    }
}

pub fn goods(word: &str) -> Result<Part, ParseError> {
    let part: Part = word.parse()?;
    part.among(Deed::GOODS).map(|()| part)
}

fn good(word: &str) -> Result<Effect, ParseError> {
    let effect: Effect = word.parse()?;
    effect.among(Deed::GOODS).map(|()| effect)
}

fn once<T>(word: &str, place: &mut Option<T>, value: T) -> Result<(), ParseError> {
    place.replace(value).map_or(Ok(()), |_| Err(twice(word)))
}

fn twice(word: &str) -> ParseError {
    ParseError::malformed(word, "such an effect stands there twice")
}

impl FromStr for Does {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Does, ParseError> {
        let mut does = Does::default();
        if text.contains("->") {
            does.offer = Some(offer(text)?);
        } else {
            text.split_whitespace().try_for_each(|word| does.add(word))?;
        }
        Ok(does)
    }
}

/// A card buys plant tiles and nothing else (CA-22.23).
fn offer(text: &str) -> Result<Way, ParseError> {
    let way: Way = text.parse()?;
    way.gains.among(Deed::GOODS)?;
    match way.price {
        Price::Pay(price) if matches!(price[..], [Effect { deed: Deed::Plants, .. }]) => Ok(way),
        Price::Pay(_) | Price::Fight(_) => {
            Err(ParseError::malformed(text, "only plant tiles are sold"))
        }
    }
}
