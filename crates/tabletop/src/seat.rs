//! Seats: players' positions around the table, and sets and tables of them.

use std::{fmt, ops, str::FromStr};

use crate::{Id, ParseError};

/// A player's position, counted from zero; written `A`, `B`, `C` ...
///
/// ```
/// use tabletop::Seat;
///
/// let seat: Seat = "C".parse()?;
/// assert_eq!(seat, Seat(2));
/// assert_eq!(seat.to_string(), "C");
/// assert!("c".parse::<Seat>().is_err());
/// # Ok::<(), tabletop::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Seat(pub u8);

impl Seat {
    /// The first `n` seats.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n).map(Seat)
    }

    /// Its number, from zero: where its things lie in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Id for Seat {
    const COUNT: usize = 8;

    fn index(self) -> usize {
        Seat::index(self)
    }

    fn at(index: usize) -> Seat {
        Seat(index as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl FromStr for Seat {
    type Err = ParseError;
    fn from_str(s: &str) -> Result<Seat, ParseError> {
        match s.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Seat(letter - b'A')),
            _ => Err(ParseError::unknown(s, "seat: seats are A, B, C ...")),
        }
    }
}

/// A set of seats.
///
/// ```
/// use tabletop::{Seat, Seats};
///
/// let mut asked: Seats = Seat::first(3).collect();
/// asked.remove(Seat(0));
/// assert!(!asked.contains(Seat(0)));
/// assert_eq!(asked.first(), Some(Seat(1)));
/// assert_eq!(asked.iter().count(), 2);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Only this seat.
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether a seat is among them.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether it is nobody.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest of them; `None` if it is nobody.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// All of them, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, |all, seat| Seats(all.0 | 1 << seat.0))
    }
}

/// One value for each seat of a game of at most `N`.
///
/// ```
/// use tabletop::{PerSeat, Seat};
///
/// let mut points: PerSeat<i32, 4> = PerSeat::default();
/// points[Seat(1)] += 3;
/// assert_eq!(points[Seat(0)], 0);
/// assert_eq!(points[Seat(1)], 3);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat([T::default(); N])
    }
}

impl<T, const N: usize> ops::Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> ops::IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
