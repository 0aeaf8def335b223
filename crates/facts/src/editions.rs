//! The editions of a game: the one that ships, and those that people bring.

use std::sync::{LazyLock, Mutex, PoisonError};

use tabletop::{Fact, Fault, Shared, Source};

/// All facts of a game, ready for play.
pub trait Facts: PartialEq + Sized + 'static {
    /// The files that ship.
    const DATA: &'static [Source<'static>];

    /// Reads files of the names in `DATA`; a file left out is as it ships.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with one of them.
    fn read(files: &[Source<'_>]) -> Result<Self, Fault>;

    /// Where the editions of this game are kept.
    fn editions() -> &'static Editions<Self>;

    /// Every fact of it, line by line.
    fn facts(&self) -> &[Fact];

    /// The edition that ships.
    fn standard() -> Shared<Self> {
        Self::editions().standard()
    }

    /// Reads files of the names in `DATA`, and keeps what they say.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with one of them.
    fn load(files: &[Source<'_>]) -> Result<Shared<Self>, Fault> {
        Ok(Self::editions().keep(Self::read(files)?))
    }

    /// `standard`, or a fingerprint of the facts.
    fn name(&self) -> String {
        if *self == *Self::standard() { "standard".to_owned() } else { fingerprint(self.facts()) }
    }
}

/// Implements [`Facts`] for an edition with a field `facts`: which function reads it, and from which files
/// of the folder `data`.
#[macro_export]
macro_rules! edition {
    ($edition:ty, $read:path, $($file:literal),+ $(,)?) => {
        static EDITIONS: $crate::Editions<$edition> = $crate::Editions::new();

        impl $crate::Facts for $edition {
            const DATA: &'static [$crate::Source<'static>] = &[$($crate::Source {
                name: $file,
                text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $file)),
            }),+];

            fn read(files: &[$crate::Source<'_>]) -> Result<$edition, $crate::Fault> {
                $read(files)
            }

            fn editions() -> &'static $crate::Editions<$edition> {
                &EDITIONS
            }

            fn facts(&self) -> &[$crate::Fact] {
                &self.facts
            }
        }
    };
}

/// All editions of a game that are played with. They are kept for ever, since states refer to them,
/// but equal facts only once.
#[derive(Debug)]
pub struct Editions<E: 'static> {
    standard: LazyLock<E>,
    loaded: Mutex<Vec<&'static E>>,
}

impl<E: Facts> Editions<E> {
    /// None that was brought along yet.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Editions<E> {
        let shipped = || E::read(E::DATA).expect("the facts that ship are sound");
        Editions { standard: LazyLock::new(shipped), loaded: Mutex::new(Vec::new()) }
    }

    /// The edition that ships.
    pub fn standard(&'static self) -> Shared<E> {
        Shared::new(LazyLock::force(&self.standard))
    }

    /// An edition that was just read.
    pub fn keep(&'static self, edition: E) -> Shared<E> {
        let standard = self.standard();
        if edition == *standard {
            return standard;
        }
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = loaded.iter().find(|known| ***known == edition) {
            return Shared::new(known);
        }
        let edition = Box::leak(Box::new(edition));
        loaded.push(edition);
        Shared::new(edition)
    }
}

/// A fingerprint of facts as they are written, without white space.
fn fingerprint(facts: &[Fact]) -> String {
    // FNV-1a.
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    let written = facts.iter().flat_map(|fact| fact.says.bytes());
    let written = written.filter(|byte| !byte.is_ascii_whitespace());
    format!("{:016x}", written.fold(0xCBF2_9CE4_8422_2325, hash))
}
