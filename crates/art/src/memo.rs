//! Memo: parts that were drawn before.

use std::{
    collections::HashMap,
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, PoisonError},
};

/// More than all tables of a busy server show at a time; a few dozen megabytes.
const MOST: usize = 8192;

/// Drawn parts by everything they were drawn from.
#[derive(Default)]
pub struct Memo {
    drawn: Mutex<HashMap<u64, Arc<str>>>,
}

/// What stands for all inputs of a part.
pub fn key(inputs: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    inputs.hash(&mut hasher);
    hasher.finish()
}

impl Memo {
    /// What was drawn from these inputs, or what `draw` draws now.
    pub fn recall(&self, key: u64, draw: impl FnOnce() -> String) -> Arc<str> {
        if let Some(drawn) = self.lock().get(&key) {
            return drawn.clone();
        }
        // Without the lock: drawing takes long, and two who draw the same draw the same.
        let drawn: Arc<str> = draw().into();
        let mut memo = self.lock();
        if MOST <= memo.len() {
            memo.clear();
        }
        memo.insert(key, drawn.clone());
        drawn
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Arc<str>>> {
        // A panic elsewhere leaves whole parts or none.
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memo of {} parts", self.lock().len())
    }
}
