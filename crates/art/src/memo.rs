//! Memo: parts that were drawn before.

use std::{
    collections::HashMap,
    fmt,
    hash::{BuildHasherDefault, Hash, Hasher},
    mem,
    sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError},
};

use ahash::RandomState;

/// How many bytes a generation may take up: both together 256 MiB. A part has about 1.7 KB, so some
/// 76,000 of them are a generation, enough for 500 tables at once; with a quarter of it a move of
/// theirs costs twice the processor time.
pub const MOST: usize = 128 << 20;

/// What a part takes up besides its text: its key, its counts, and its place in a map that may be
/// half empty.
const BESIDES: usize = 64;

/// Drawn parts by everything they were drawn from.
#[derive(Default)]
pub struct Memo {
    drawn: Mutex<Drawn>,
}

/// Two generations. When the young one is full it becomes the old one, and what nobody asked for
/// since it was young is forgotten.
#[derive(Default)]
struct Drawn {
    young: Parts,
    old: Parts,
    /// The bytes of the young one.
    bytes: usize,
}

type Parts = HashMap<u64, Arc<str>, BuildHasherDefault<AsItIs>>;

/// A key is a hash already: it is not hashed again.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

impl Drawn {
    fn get(&mut self, key: u64) -> Option<Arc<str>> {
        if let Some(drawn) = self.young.get(&key) {
            return Some(drawn.clone());
        }
        let drawn = self.old.remove(&key)?;
        self.put(key, drawn.clone());
        Some(drawn)
    }

    fn put(&mut self, key: u64, drawn: Arc<str>) {
        let bytes = drawn.len() + BESIDES;
        if MOST < self.bytes + bytes {
            self.old = mem::take(&mut self.young);
            self.bytes = 0;
        }
        // Two may have drawn the same at once.
        if self.young.insert(key, drawn).is_none() {
            self.bytes += bytes;
        }
    }
}

/// Other keys in every process: names are among the inputs, and nobody may choose one that stands for
/// a part of somebody else's table.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// What stands for all inputs of a part.
pub fn key(inputs: impl Hash) -> u64 {
    HASHER.hash_one(inputs)
}

impl Memo {
    /// What was drawn from these inputs, or what `draw` draws now.
    pub fn recall(&self, key: u64, draw: impl FnOnce() -> Arc<str>) -> Arc<str> {
        if let Some(drawn) = self.lock().get(key) {
            return drawn;
        }
        // Without the lock: drawing takes long, and two who draw the same draw the same.
        let drawn = draw();
        self.lock().put(key, drawn.clone());
        drawn
    }

    /// What all parts take up.
    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        let drawn = self.lock();
        let parts = drawn.young.values().chain(drawn.old.values());
        parts.map(|part| part.len() + BESIDES).sum()
    }

    fn lock(&self) -> MutexGuard<'_, Drawn> {
        // A panic elsewhere leaves whole parts or none.
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawn = self.lock();
        write!(f, "Memo of {} parts", drawn.young.len() + drawn.old.len())
    }
}
