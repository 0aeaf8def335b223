//! Editions that came with tables. A game keeps the facts of each for ever, since its positions
//! refer to them; so a house takes in only so many.

use std::{
    collections::HashSet,
    sync::{Mutex, PoisonError},
};

use catalog::Title;
use sha2::{Digest, Sha256};
use wire::lobby::DataFile;

use crate::{objection::Objection, opening};

/// Tells an edition from any other.
pub type Mark = [u8; 32];

/// The mark of an edition of a game, whose files are written as the store keeps them.
pub fn mark(game: &str, files: &str) -> Mark {
    Sha256::digest(format!("{game}\n{files}")).into()
}

/// All editions this house knows.
#[derive(Debug)]
pub struct Editions {
    most: u32,
    known: Mutex<HashSet<Mark>>,
}

impl Editions {
    /// Begins with those of the tables that are kept: these are always played on.
    pub fn new(most: u32, kept: HashSet<Mark>) -> Editions {
        Editions { most, known: Mutex::new(kept) }
    }

    /// Takes in what came with a new table, if it is sound and there is room for it.
    pub fn take_in(&self, title: &dyn Title, files: &[DataFile]) -> Result<(), Objection> {
        if files.is_empty() {
            return Ok(());
        }
        let mark = mark(title.name(), &opening::written(files));
        // Held while the files are read, or many at once would find the last place free.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.contains(&mark) {
            return Ok(());
        }
        if self.most as usize <= known.len() {
            return Err(Objection::too_many_editions(self.most));
        }
        // Counted as soon as the game has read it, whatever becomes of the table.
        title.facts(&opening::as_pairs(files)).map_err(Objection::bad_table)?;
        known.insert(mark);
        Ok(())
    }
}
