//! Checksums of what a position is made from. A flipped bit on a disk is found out when it is read,
//! and never becomes a move that nobody made.

use sha2::{Digest, Sha256};

use super::LogRecord;
use crate::random;

/// The checksum of these words in this order.
fn of(words: &[&str]) -> String {
    let mut sum = Sha256::new();
    for word in words {
        // With the length before it, no word can flow into the next one.
        sum.update((word.len() as u64).to_le_bytes());
        sum.update(word);
    }
    // Accidents are to be found out, not forgers: 64 bits are plenty.
    random::hex(&sum.finalize()[..8])
}

/// Of all that stays the same at a table from its opening on, as its columns have it: what they mean
/// may be read otherwise one day, and is no other text then.
pub fn of_opening(columns: [&str; 5]) -> String {
    of(&columns)
}

/// Of a record where it stands.
pub fn of_record(table: &str, seq: u64, record: &LogRecord) -> String {
    of(&[table, &seq.to_string(), &record.kind.to_string(), &record.seat, &record.line])
}
