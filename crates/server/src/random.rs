//! Random ids and secrets.

use std::fmt::Write;

/// Digits and letters that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"123456789abcdefghjkmnpqrstuvwxyz";

pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// The id of something that is found by whoever has its link: 60 bits.
pub fn id() -> String {
    word::<12>()
}

/// A secret in a link: 160 bits.
pub fn secret() -> String {
    word::<32>()
}

fn word<const N: usize>() -> String {
    bytes::<N>().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).iter().collect()
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}
