//! Goods: the three cubes, charbonium and victory points, and bundles of them ("2w 1cr 3ch").

use std::{fmt, ops, str::FromStr};

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
///
/// Eight places for five goods: so a bundle fills one vector register, and comparing or moving
/// goods is one instruction instead of five.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Goods([u16; 8]);

impl Goods {
    pub const NONE: Goods = Goods([0; 8]);

    #[inline]
    pub fn of(good: Good, n: u16) -> Goods {
        let mut goods = Goods::NONE;
        goods[good] = n;
        goods
    }

    #[inline]
    pub fn cubes(self) -> u16 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Whether there is at least as much of everything.
    #[inline]
    pub fn covers(self, price: Goods) -> bool {
        // Without a way out in the middle the compiler compares all places at once.
        self.0.iter().zip(price.0).fold(true, |all, (&have, need)| all & (need <= have))
    }

    pub fn is_empty(self) -> bool {
        self == Goods::NONE
    }
}

impl ops::Index<Good> for Goods {
    type Output = u16;
    #[inline]
    fn index(&self, good: Good) -> &u16 {
        &self.0[good.index()]
    }
}

impl ops::IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u16 {
        &mut self.0[good.index()]
    }
}

impl ops::Add for Goods {
    type Output = Goods;
    fn add(mut self, other: Goods) -> Goods {
        self += other;
        self
    }
}

impl ops::AddAssign for Goods {
    /// Saturates: nobody can gather 65,535 of anything in a game that ends (IM-1.8).
    #[inline]
    fn add_assign(&mut self, other: Goods) {
        for (mine, more) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(more);
        }
    }
}

impl ops::SubAssign for Goods {
    /// Totals are never negative (IM-1.10): callers have checked `covers`.
    #[inline]
    fn sub_assign(&mut self, other: Goods) {
        for (mine, less) in self.0.iter_mut().zip(other.0) {
            *mine -= less;
        }
    }
}

impl ops::Mul<u16> for Goods {
    type Output = Goods;
    fn mul(self, n: u16) -> Goods {
        Goods(self.0.map(|amount| amount * n))
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let mut space = "";
        for &good in Good::ALL {
            if 0 < self[good] {
                write!(f, "{space}{}{good}", self[good])?;
                space = " ";
            }
        }
        Ok(())
    }
}

impl FromStr for Goods {
    type Err = String;
    fn from_str(text: &str) -> Result<Goods, String> {
        let mut goods = Goods::NONE;
        if text == "nothing" {
            return Ok(goods);
        }
        for word in text.split_whitespace() {
            let unit = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let number = &word[..word.len() - unit.len()];
            if unit.is_empty() {
                return Err(format!("`{word}`: the unit goes right behind the number, as in 3ch"));
            }
            let good: Good = unit.parse().map_err(|e| format!("`{word}`: {e}"))?;
            let n =
                number.parse().map_err(|_| format!("`{word}`: a number goes before the unit"))?;
            if goods[good] != 0 {
                return Err(format!("`{word}`: {good} stands there twice"));
            }
            goods[good] = n;
        }
        Ok(goods)
    }
}

/// A few cubes in three bytes, for actions.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Cubes(pub [u8; 3]);

impl From<Cubes> for Goods {
    fn from(Cubes([wood, copper, crystal]): Cubes) -> Goods {
        Goods([wood.into(), copper.into(), crystal.into(), 0, 0, 0, 0, 0])
    }
}

impl FromStr for Cubes {
    type Err = String;
    fn from_str(text: &str) -> Result<Cubes, String> {
        let Goods([wood, copper, crystal, rest @ ..]) = text.parse()?;
        match [wood, copper, crystal].map(u8::try_from) {
            [Ok(wood), Ok(copper), Ok(crystal)] if rest == [0; 5] => {
                Ok(Cubes([wood, copper, crystal]))
            }
            _ => Err(format!("`{text}` is not a few cubes")),
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
    pub fn parse(words: &[&str]) -> Result<Feed, String> {
        let cube = |word: &str| {
            let good: Good = word.parse()?;
            if Good::CUBES.contains(&good) { Ok(good) } else { Err(format!("`{word}` is no cube")) }
        };
        match words {
            [] => Ok(Feed::Nothing),
            [one] => Ok(Feed::One(cube(one)?)),
            [a, b] => {
                let (a, b) = (cube(a)?, cube(b)?);
                Ok(Feed::Two(a.min(b), a.max(b)))
            }
            _ => Err(format!("`{}` is more than two cubes", words.join(" "))),
        }
    }
}
