//! Ids: the components of a game as an enum with a printed name each.

/// Declares an enum of component ids: `ALL` in order, `index`, and the printed id as notation.
#[macro_export]
macro_rules! ids {
    ($(#[$meta:meta])* $vis:vis enum $name:ident ($what:literal) {
        $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        $vis enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            pub const COUNT: usize = $name::ALL.len();

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The id with this index. Panics past the last one.
            #[inline]
            pub const fn at(index: usize) -> $name {
                $name::ALL[index]
            }

            /// The id as printed and as written in files.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<$name, String> {
                $name::ALL.iter().copied().find(|it| it.id() == text).ok_or_else(|| {
                    format!("`{text}` is no {}", $what)
                })
            }
        }
    };
}

/// A set of ids of at most 16 kinds.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Set16(pub u16);

impl Set16 {
    #[inline]
    pub fn has(self, index: usize) -> bool {
        self.0 >> index & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, index: usize) {
        self.0 |= 1 << index;
    }

    #[inline]
    pub fn remove(&mut self, index: usize) {
        self.0 &= !(1 << index);
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (index < 16).then_some(index)
        })
    }
}

impl FromIterator<usize> for Set16 {
    fn from_iter<I: IntoIterator<Item = usize>>(iter: I) -> Self {
        let mut set = Set16::default();
        iter.into_iter().for_each(|index| set.insert(index));
        set
    }
}
