//! Cells: sets of numbered places as bits, so that rules move them all at once.

use std::array;

/// Bits that a set is kept in: `u64`, `u128`, or as many words as it takes.
pub trait Bits: Copy {
    /// No bit.
    const NONE: Self;

    /// Whether it has this bit.
    fn has(self, at: u8) -> bool;

    /// Adds a bit.
    fn insert(&mut self, at: u8);

    /// Takes a bit out.
    fn remove(&mut self, at: u8);

    /// The bits of both.
    fn and(self, other: Self) -> Self;

    /// The bits of either.
    fn or(self, other: Self) -> Self;

    /// The bits of this one that the other does not have.
    fn without(self, other: Self) -> Self;

    /// Whether there is no bit.
    fn is_empty(self) -> bool;

    /// How many bits there are.
    fn len(self) -> u8;

    /// Their positions, the lowest first.
    fn positions(self) -> impl Iterator<Item = u8> + Clone;
}

macro_rules! integers {
    ($($integer:ty),*) => {
        $(impl Bits for $integer {
            const NONE: $integer = 0;

            #[inline]
            fn has(self, at: u8) -> bool {
                self >> at & 1 == 1
            }

            #[inline]
            fn insert(&mut self, at: u8) {
                *self |= 1 << at;
            }

            #[inline]
            fn remove(&mut self, at: u8) {
                *self &= !(1 << at);
            }

            #[inline]
            fn and(self, other: $integer) -> $integer {
                self & other
            }

            #[inline]
            fn or(self, other: $integer) -> $integer {
                self | other
            }

            #[inline]
            fn without(self, other: $integer) -> $integer {
                self & !other
            }

            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }

            #[inline]
            fn len(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline]
            fn positions(self) -> impl Iterator<Item = u8> + Clone {
                let mut left = self;
                std::iter::from_fn(move || {
                    let at = left.trailing_zeros();
                    let one: $integer = 1;
                    left &= !one.checked_shl(at)?;
                    Some(at as u8)
                })
            }
        })*
    };
}
integers!(u64, u128);

impl<const N: usize> Bits for [u64; N] {
    const NONE: [u64; N] = [0; N];

    #[inline]
    fn has(self, at: u8) -> bool {
        self[usize::from(at / 64)] >> (at % 64) & 1 == 1
    }

    #[inline]
    fn insert(&mut self, at: u8) {
        self[usize::from(at / 64)] |= 1 << (at % 64);
    }

    #[inline]
    fn remove(&mut self, at: u8) {
        self[usize::from(at / 64)] &= !(1 << (at % 64));
    }

    #[inline]
    fn and(self, other: [u64; N]) -> [u64; N] {
        array::from_fn(|i| self[i] & other[i])
    }

    #[inline]
    fn or(self, other: [u64; N]) -> [u64; N] {
        array::from_fn(|i| self[i] | other[i])
    }

    #[inline]
    fn without(self, other: [u64; N]) -> [u64; N] {
        array::from_fn(|i| self[i] & !other[i])
    }

    #[inline]
    fn is_empty(self) -> bool {
        self == [0; N]
    }

    #[inline]
    fn len(self) -> u8 {
        self.iter().map(|word| word.count_ones() as u8).sum()
    }

    #[inline]
    fn positions(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self;
        let mut word = 0;
        std::iter::from_fn(move || {
            while left.get(word)? == &0 {
                word += 1;
            }
            let at = left[word].trailing_zeros();
            left[word] &= left[word] - 1;
            Some(word as u8 * 64 + at as u8)
        })
    }
}

/// Declares a set of places, a bit each. The place is a `struct` around its number; what neighbours
/// what is for the game to say, by shifting bits.
///
/// ```
/// /// A square of a row of eight.
/// #[derive(Copy, Clone, Eq, PartialEq, Debug)]
/// struct Square(u8);
///
/// tabletop::cells! {
///     /// Some squares.
///     struct Squares(u64) of Square;
/// }
///
/// impl Squares {
///     /// The squares right of these.
///     fn right(self) -> Squares {
///         Squares(self.0 << 1 & 0xFF)
///     }
/// }
///
/// let mut squares: Squares = [Square(0), Square(6)].into_iter().collect();
/// assert!(squares.has(Square(6)));
/// assert_eq!(squares.right().iter().collect::<Vec<_>>(), [Square(1), Square(7)]);
/// squares.remove(Square(0));
/// assert_eq!(squares, Squares::one(Square(6)));
/// ```
#[macro_export]
macro_rules! cells {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $cell:ident;) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
        $vis struct $name($bits);

        #[allow(dead_code)] // Not every game asks everything.
        impl $name {
            /// None of them.
            $vis const NONE: $name = $name(<$bits as $crate::Bits>::NONE);

            /// Only this one.
            #[inline]
            $vis fn one(at: $cell) -> $name {
                let mut one = $name::NONE;
                one.insert(at);
                one
            }

            /// Whether this one is among them.
            #[inline]
            $vis fn has(self, at: $cell) -> bool {
                $crate::Bits::has(self.0, at.0)
            }

            /// Adds one.
            #[inline]
            $vis fn insert(&mut self, at: $cell) {
                $crate::Bits::insert(&mut self.0, at.0);
            }

            /// Takes one out.
            #[inline]
            $vis fn remove(&mut self, at: $cell) {
                $crate::Bits::remove(&mut self.0, at.0);
            }

            /// How many there are.
            #[inline]
            $vis fn len(self) -> u8 {
                $crate::Bits::len(self.0)
            }

            /// Whether there is none.
            #[inline]
            $vis fn is_empty(self) -> bool {
                $crate::Bits::is_empty(self.0)
            }

            /// Whether one of these is also among those.
            #[inline]
            $vis fn meets(self, other: $name) -> bool {
                !(self & other).is_empty()
            }

            /// Whether all of those are among these.
            #[inline]
            $vis fn covers(self, other: $name) -> bool {
                other.without(self).is_empty()
            }

            /// These without those.
            #[inline]
            #[must_use]
            $vis fn without(self, other: $name) -> $name {
                $name($crate::Bits::without(self.0, other.0))
            }

            /// All of them, by their numbers.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $cell> + Clone {
                $crate::Bits::positions(self.0).map($cell)
            }
        }

        impl ::std::ops::BitAnd for $name {
            type Output = $name;
            #[inline]
            fn bitand(self, other: $name) -> $name {
                $name($crate::Bits::and(self.0, other.0))
            }
        }

        impl ::std::ops::BitOr for $name {
            type Output = $name;
            #[inline]
            fn bitor(self, other: $name) -> $name {
                $name($crate::Bits::or(self.0, other.0))
            }
        }

        impl ::std::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: $name) {
                *self = *self | other;
            }
        }

        impl FromIterator<$cell> for $name {
            fn from_iter<I: IntoIterator<Item = $cell>>(all: I) -> $name {
                let mut some = $name::NONE;
                all.into_iter().for_each(|at| some.insert(at));
                some
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
