//! The luck of a table: derived from a secret, so that it is unpredictable and survives restarts.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};
use tabletop::{Chance, weighted};
use thiserror::Error;

use crate::random;

/// Where all luck of a table comes from. It is never shown, not even in logs.
#[derive(Clone, Eq, PartialEq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A fresh random secret.
    pub fn fresh() -> Secret {
        Secret(random::bytes())
    }

    /// The secret of a seed: the same luck for everybody who plays with it.
    pub fn of_seed(seed: &str) -> Secret {
        Secret(Sha256::digest(seed).into())
    }

    /// The luck of the move after `moves` of them. A move that had luck stands for ever, so no
    /// number is ever drawn for two different moves that both could be seen.
    pub fn luck(&self, moves: usize) -> Luck {
        self.stream("move", moves as u64)
    }

    /// The luck of whatever happens before the first move.
    pub fn opening(&self, what: &str) -> Luck {
        self.stream(what, 0)
    }

    /// What a bot on `seat` rolls its own dice with.
    pub fn bot_seed(&self, seat: tabletop::Seat, moves: usize) -> u64 {
        self.stream(&format!("bot {seat}"), moves as u64).number()
    }

    fn stream(&self, what: &str, number: u64) -> Luck {
        let mut start = Sha256::new();
        start.update(self.0);
        start.update(number.to_le_bytes());
        start.update(what);
        Luck { start, drawn: 0 }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// As it is kept in the store.
impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&random::hex(&self.0))
    }
}

impl FromStr for Secret {
    type Err = InvalidSecret;
    fn from_str(text: &str) -> Result<Secret, InvalidSecret> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(InvalidSecret);
        }
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| InvalidSecret)?;
        }
        Ok(Secret(bytes))
    }
}

/// A text that is not what a secret is written as.
#[derive(Debug, Error)]
#[error("a secret is 64 hexadecimal digits")]
pub struct InvalidSecret;

/// A stream of numbers: the hash of its start and a counter.
#[derive(Clone, Debug)]
pub struct Luck {
    start: Sha256,
    drawn: u64,
}

impl Luck {
    fn number(&mut self) -> u64 {
        let mut next = self.start.clone();
        next.update(self.drawn.to_le_bytes());
        self.drawn += 1;
        let hash = next.finalize();
        u64::from_le_bytes(hash[..8].try_into().expect("a hash has 32 bytes"))
    }

    /// One of `0..n`. With 64 bits the unevenness is far below anything that can be noticed.
    fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.number()) * u128::from(n)) >> 64) as u32
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl Chance for Luck {
    fn draw(&mut self, _pile: u8, weights: &[u8]) -> usize {
        weighted(weights, |total| self.below(total))
    }
}
