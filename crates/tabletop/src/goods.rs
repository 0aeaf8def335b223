//! Goods: a bundle of what a game counts, such as a price, an income, or what somebody owns.

use std::{fmt, marker::PhantomData, ops, str::FromStr};

use crate::{Id, ParseError};

/// How much there is of each of at most eight kinds, written "2w 1cr 3ch".
///
/// Always eight places: so a bundle fills one vector register, and comparing or moving goods is one
/// instruction instead of one a kind.
///
/// ```
/// use tabletop::Goods;
///
/// tabletop::ids! {
///     enum Good ("unit: w or c") { Wood = "w", Coal = "c" }
/// }
///
/// let purse: Goods<Good> = "3w 1c".parse()?;
/// let price = Goods::of(Good::Wood, 2);
/// assert!(purse.covers(price));
/// assert_eq!((purse - price).to_string(), "1w 1c");
/// assert_eq!("2x".parse::<Goods<Good>>().unwrap_err().to_string(), "`2x`: `x` is no unit: w or c");
/// # Ok::<(), tabletop::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Goods<T>([u16; 8], PhantomData<T>);

impl<T: Copy> Goods<T> {
    /// Nothing.
    pub const NONE: Goods<T> = Goods([0; 8], PhantomData);

    /// Whether there is at least as much of everything.
    #[inline]
    pub fn covers(self, price: Goods<T>) -> bool {
        // Without a way out in the middle the compiler compares all places at once.
        self.0.iter().zip(price.0).fold(true, |all, (&have, need)| all & (need <= have))
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 8]
    }

    /// How many there are of all kinds together.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().sum()
    }

    /// Of each kind as much as both have.
    #[inline]
    #[must_use]
    pub fn at_most(mut self, limit: Goods<T>) -> Goods<T> {
        for (mine, limit) in self.0.iter_mut().zip(limit.0) {
            *mine = (*mine).min(limit);
        }
        self
    }
}

impl<T: Id> Goods<T> {
    /// So many of one kind.
    #[inline]
    pub fn of(kind: T, n: u16) -> Goods<T> {
        let mut goods = Goods::NONE;
        goods[kind] = n;
        goods
    }

    /// The same amount of every kind.
    pub fn of_each(n: u16) -> Goods<T> {
        let mut goods = Goods::NONE;
        (0..T::COUNT).for_each(|i| goods.0[i] = n);
        goods
    }

    /// The kinds there are, each with its amount.
    pub fn iter(self) -> impl Iterator<Item = (T, u16)> + Clone {
        let kinds = (0..T::COUNT).filter(move |&i| 0 < self.0[i]);
        kinds.map(move |i| (T::at(i), self.0[i]))
    }
}

impl<T> Default for Goods<T> {
    fn default() -> Goods<T> {
        Goods([0; 8], PhantomData)
    }
}

impl<T: Id> ops::Index<T> for Goods<T> {
    type Output = u16;
    #[inline]
    fn index(&self, kind: T) -> &u16 {
        const { assert!(T::COUNT <= 8, "goods have eight places") };
        &self.0[kind.index()]
    }
}

impl<T: Id> ops::IndexMut<T> for Goods<T> {
    #[inline]
    fn index_mut(&mut self, kind: T) -> &mut u16 {
        const { assert!(T::COUNT <= 8, "goods have eight places") };
        &mut self.0[kind.index()]
    }
}

impl<T> ops::Add for Goods<T> {
    type Output = Goods<T>;
    #[inline]
    fn add(mut self, other: Goods<T>) -> Goods<T> {
        self += other;
        self
    }
}

impl<T> ops::AddAssign for Goods<T> {
    /// Saturates: nobody gathers 65,535 of anything in a game that ends.
    #[inline]
    fn add_assign(&mut self, other: Goods<T>) {
        for (mine, more) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(more);
        }
    }
}

impl<T> ops::Sub for Goods<T> {
    type Output = Goods<T>;
    #[inline]
    fn sub(mut self, other: Goods<T>) -> Goods<T> {
        self -= other;
        self
    }
}

impl<T> ops::SubAssign for Goods<T> {
    /// Totals are never negative: callers have checked `covers`.
    #[inline]
    fn sub_assign(&mut self, other: Goods<T>) {
        for (mine, less) in self.0.iter_mut().zip(other.0) {
            *mine -= less;
        }
    }
}

impl<T> ops::Mul<u16> for Goods<T> {
    type Output = Goods<T>;
    fn mul(self, n: u16) -> Goods<T> {
        Goods(self.0.map(|amount| amount * n), PhantomData)
    }
}

impl<T: Id> FromIterator<(T, u16)> for Goods<T> {
    fn from_iter<I: IntoIterator<Item = (T, u16)>>(iter: I) -> Goods<T> {
        let mut goods = Goods::NONE;
        iter.into_iter().for_each(|(kind, n)| goods[kind] += n);
        goods
    }
}

impl<T: Id + fmt::Display> fmt::Display for Goods<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let mut space = "";
        for (kind, n) in self.iter() {
            write!(f, "{space}{n}{kind}")?;
            space = " ";
        }
        Ok(())
    }
}

impl<T: Id + fmt::Display> fmt::Debug for Goods<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<T: Id + fmt::Display + FromStr<Err = ParseError>> FromStr for Goods<T> {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Goods<T>, ParseError> {
        let mut goods = Goods::NONE;
        if text == "nothing" {
            return Ok(goods);
        }
        for word in text.split_whitespace() {
            let unit = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let number = &word[..word.len() - unit.len()];
            if unit.is_empty() {
                return Err(ParseError::malformed(word, "the unit goes right behind the number"));
            }
            let kind: T =
                unit.parse().map_err(|e: ParseError| ParseError::malformed(word, e.to_string()))?;
            let n: u16 = number
                .parse()
                .map_err(|_| ParseError::malformed(word, "a number goes before the unit"))?;
            // Sums of bundles stay within their places.
            if 999 < n {
                return Err(ParseError::malformed(word, "there are never more than 999"));
            }
            if goods[kind] != 0 {
                return Err(ParseError::malformed(word, format!("{kind} stands there twice")));
            }
            goods[kind] = n;
        }
        Ok(goods)
    }
}
