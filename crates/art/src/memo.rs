//! Memo: parts that were drawn before.

use std::{
    convert::Infallible,
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use quick_cache::{Weighter, sync::Cache};

/// How many bytes all parts may take up: 256 MiB. A part has about 1.7 KB, so these are some 150,000
/// of them, enough for 500 tables at once; with a quarter of it a move of theirs costs twice the
/// processor time.
pub const MOST: u64 = 256 << 20;

/// The usual size of a part.
const USUAL: u64 = 1700;

/// What a part takes up besides its text: its key, its counts, and its place in a map that may be
/// half empty.
const BESIDES: usize = 64;

/// Drawn parts by everything they were drawn from. When it is full, parts that were not asked for
/// lately go.
pub struct Memo {
    drawn: Cache<u64, Arc<str>, Bytes>,
}

/// Weighs parts by what they take up.
#[derive(Clone)]
struct Bytes;

impl Weighter<u64, Arc<str>> for Bytes {
    fn weight(&self, _: &u64, drawn: &Arc<str>) -> u64 {
        (drawn.len() + BESIDES) as u64
    }
}

impl Default for Memo {
    fn default() -> Memo {
        Memo { drawn: Cache::with_weighter((MOST / USUAL) as usize, MOST, Bytes) }
    }
}

/// What stands for all inputs of a part.
pub fn key(inputs: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    inputs.hash(&mut hasher);
    hasher.finish()
}

impl Memo {
    /// What was drawn from these inputs, or what `draw` draws now. Nothing is locked meanwhile but
    /// this part, which is drawn only once.
    pub fn recall(&self, key: u64, draw: impl FnOnce() -> Arc<str>) -> Arc<str> {
        let Ok(drawn) = self.drawn.get_or_insert_with(&key, || Ok::<_, Infallible>(draw()));
        drawn
    }

    /// What all parts take up.
    #[cfg(test)]
    pub fn bytes(&self) -> u64 {
        self.drawn.weight()
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memo of {} parts", self.drawn.len())
    }
}
