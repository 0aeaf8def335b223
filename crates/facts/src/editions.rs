//! The editions of a game: the one that ships, and those that people bring.

use std::sync::{LazyLock, Mutex, PoisonError};

use tabletop::{Fact, Shared};

/// All editions of a game that are played with. They are kept for ever, since states refer to them,
/// but equal facts only once.
#[derive(Debug)]
pub struct Editions<E: 'static> {
    standard: LazyLock<E>,
    loaded: Mutex<Vec<&'static E>>,
}

impl<E: PartialEq> Editions<E> {
    pub const fn new(standard: fn() -> E) -> Editions<E> {
        Editions { standard: LazyLock::new(standard), loaded: Mutex::new(Vec::new()) }
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
pub fn fingerprint(facts: &[Fact]) -> String {
    // FNV-1a.
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    let written = facts.iter().flat_map(|fact| fact.says.bytes());
    let written = written.filter(|byte| !byte.is_ascii_whitespace());
    format!("{:016x}", written.fold(0xCBF2_9CE4_8422_2325, hash))
}
