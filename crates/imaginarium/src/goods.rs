//! Goods: the three cubes, charbonium and victory points, and bundles of them ("2w 1cr 3ch").

use std::{fmt, str::FromStr};

use tabletop::{Impossible, ParseError};

tabletop::ids! {
    /// Everything that lies behind a screen.
    pub enum Good ("good: w, cu, cr, ch or vp") {
        Wood = "w", Copper = "cu", Crystal = "cr", Charbonium = "ch", Vp = "vp",
    }
}

impl Good {
    /// The three resources (IM-1.4); charbonium and VP are none (IM-1.5).
    pub const CUBES: [Good; 3] = [Good::Wood, Good::Copper, Good::Crystal];
    /// What majorities are counted in (IM-26.4).
    pub const MAJORITIES: [Good; 4] = [Good::Wood, Good::Copper, Good::Crystal, Good::Charbonium];
}

/// A bundle of goods: a price, an income, what lies behind a screen.
pub type Goods = tabletop::Goods<Good>;

/// How many of them are cubes.
#[inline]
pub fn cubes(goods: Goods) -> u16 {
    Good::CUBES.iter().map(|&good| goods[good]).sum()
}

/// A few cubes in three bytes, for actions.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Cubes(pub [u8; 3]);

impl From<Cubes> for Goods {
    fn from(Cubes(few): Cubes) -> Goods {
        Good::CUBES.into_iter().zip(few.map(u16::from)).collect()
    }
}

impl FromStr for Cubes {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Cubes, ParseError> {
        let goods: Goods = text.parse()?;
        let few = Good::CUBES.map(|good| u8::try_from(goods[good]));
        match few {
            [Ok(wood), Ok(copper), Ok(crystal)] if goods.total() == cubes(goods) => {
                Ok(Cubes([wood, copper, crystal]))
            }
            _ => Err(ParseError::unfit(text, "is not a few cubes")),
        }
    }
}

/// What a player puts into a machine or asks of it: nothing to choose, a cube, two cubes.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub enum Feed {
    #[default]
    Nothing,
    One(Good),
    Two(Good, Good),
}

impl Feed {
    #[inline]
    pub fn goods(self) -> Goods {
        match self {
            Feed::Nothing => Goods::NONE,
            Feed::One(good) => Goods::of(good, 1),
            Feed::Two(a, b) => Goods::of(a, 1) + Goods::of(b, 1),
        }
    }
}

impl fmt::Display for Feed {
    /// Written after a word, so it brings its own space.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Feed::Nothing => Ok(()),
            Feed::One(good) => write!(f, " {good}"),
            Feed::Two(a, b) => write!(f, " {a} {b}"),
        }
    }
}

impl Feed {
    /// Reads what follows a word: nothing, one cube or two cubes in their order.
    pub fn parse(words: &[&str]) -> Result<Feed, ParseError> {
        let cube = |word: &str| {
            let good: Good = word.parse()?;
            if Good::CUBES.contains(&good) {
                Ok(good)
            } else {
                Err(ParseError::unknown(word, "cube"))
            }
        };
        match words {
            [] => Ok(Feed::Nothing),
            [one] => Ok(Feed::One(cube(one)?)),
            [a, b] => {
                let (a, b) = (cube(a)?, cube(b)?);
                Ok(Feed::Two(a.min(b), a.max(b)))
            }
            _ => {
                Err(Impossible::new(format!("`{}` is more than two cubes", words.join(" "))).into())
            }
        }
    }
}
