//! Editions that came with tables. A game keeps the facts of each for ever, since its positions
//! refer to them; so a server accepts only so many.

use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, PoisonError},
};

use catalog::Title;
use sha2::{Digest, Sha256};
use tabletop::Fact;
use wire::lobby::DataFile;

use crate::{error::ApiError, opening};

/// Tells an edition from any other.
pub type EditionHash = [u8; 32];

/// The mark of an edition of a game, whose files are written as the store keeps them.
pub fn edition_hash(game: &str, files: &str) -> EditionHash {
    Sha256::digest(format!("{game}\n{files}")).into()
}

/// All editions this server knows.
#[derive(Debug)]
pub struct Editions {
    most: u32,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// As they are written.
    texts: HashSet<EditionHash>,
    /// By what they say, whatever else stands in their files.
    facts: HashSet<EditionHash>,
    /// How many came from where.
    from: HashMap<String, u32>,
}

impl Editions {
    /// Begins with those of the tables that are kept: these are always played on.
    pub fn new(most: u32, texts: HashSet<EditionHash>) -> Editions {
        Editions { most, known: Mutex::new(Known { texts, ..Known::default() }) }
    }

    /// Takes in what came with a new table, if it is sound and there is room for it. From one place
    /// come at most a quarter of all.
    pub fn take_in(
        &self,
        title: &dyn Title,
        files: &[DataFile],
        origin: &str,
    ) -> Result<(), ApiError> {
        if files.is_empty() {
            return Ok(());
        }
        let text = edition_hash(title.name(), &opening::written(files));
        // Held while the files are read, or many at once would find the last place free.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.texts.contains(&text) {
            return Ok(());
        }
        let share = (self.most / 4).max(1);
        let theirs = known.from.get(origin).copied().unwrap_or_default();
        let is_full = self.most as usize <= known.texts.len();
        if is_full || (!origin.is_empty() && share <= theirs) {
            let most = if is_full { self.most } else { share };
            return Err(ApiError::TooManyEditions(most));
        }
        // Counted as soon as the game has read it, whatever becomes of the table.
        let facts = title.facts(&opening::as_pairs(files)).map_err(ApiError::bad_table)?;
        if known.facts.insert(fingerprint(title.name(), &facts)) {
            known.texts.insert(text);
            *known.from.entry(origin.to_owned()).or_default() += 1;
        }
        Ok(())
    }
}

/// A game keeps equal facts only once, so another comment is no other edition.
fn fingerprint(game: &str, facts: &[Fact]) -> EditionHash {
    let mut hash = Sha256::new();
    hash.update(game);
    for fact in facts {
        hash.update(format!("\n{} {} {}", fact.file, fact.id, fact.says));
    }
    hash.finalize().into()
}
