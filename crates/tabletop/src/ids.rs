//! Ids: the components of a game as an enum with a printed name each.

/// A component that can be counted in a [`crate::Bag`] and collected in a [`crate::Set`].
pub trait Id: Copy + Eq {
    /// How many kinds there are.
    const COUNT: usize;

    /// Its place among all kinds, from zero.
    fn index(self) -> usize;

    /// The id with this index.
    ///
    /// # Panics
    ///
    /// Past the last one.
    fn at(index: usize) -> Self;
}

/// Declares an enum of component ids: `ALL` in order, `index`, and the printed id as notation.
///
/// The text in brackets says what such an id is called; it ends the sentence that refuses another one.
///
/// ```
/// tabletop::ids! {
///     /// A card, by what is printed on it.
///     pub enum Card ("card") {
///         Storm = "C1",
///         Calm = "C2",
///     }
/// }
///
/// assert_eq!("C2".parse(), Ok(Card::Calm));
/// assert_eq!(Card::Storm.to_string(), "C1");
/// assert_eq!(Card::ALL.len(), Card::COUNT);
/// assert_eq!("C9".parse::<Card>().unwrap_err().to_string(), "`C9` is no card");
/// ```
#[macro_export]
macro_rules! ids {
    ($(#[$meta:meta])* $vis:vis enum $name:ident ($what:literal) {
        $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        $vis enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// How many there are.
            pub const COUNT: usize = $name::ALL.len();
            /// The ids of all of them, in their order.
            #[allow(dead_code, reason = "only some enums are listed by name")]
            pub const IDS: &'static [&'static str] = &[$($id),+];

            /// Its place among all of them, from zero.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The id with this index.
            ///
            /// # Panics
            ///
            /// Past the last one.
            #[inline]
            pub const fn at(index: usize) -> $name {
                $name::ALL[index]
            }

            /// The id as printed and as written in files.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = $name::COUNT;

            #[inline]
            fn index(self) -> usize {
                $name::index(self)
            }

            #[inline]
            fn at(index: usize) -> $name {
                $name::at(index)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::ParseError;
            fn from_str(text: &str) -> Result<$name, $crate::ParseError> {
                let named = $name::ALL.iter().copied().find(|it| it.id() == text);
                named.ok_or_else(|| $crate::ParseError::unknown(text, $what))
            }
        }
    };
}
