//! Errors of the store.

use std::{
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use sqlx::error::{DatabaseError, ErrorKind};

/// Why the store did not do what it was asked for, and whether it may have done it all the same.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// Somebody else was first: what we know of the table is stale.
    Conflict,
    /// The database cannot be reached, and nothing was done.
    Unavailable(String),
    /// The database was lost in the middle of a commit: nobody knows whether it was done.
    Uncertain(String),
    /// What it holds cannot be read: retrying will not help.
    Corrupt(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else changed this at the same time"),
            StoreError::Unavailable(reason)
            | StoreError::Uncertain(reason)
            | StoreError::Corrupt(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => {
                StoreError::Conflict
            }
            // What a damaged page holds is no number, no text, or no page at all.
            sqlx::Error::Database(database) if is_damage(&**database) => {
                *damaged() = Some(Instant::now());
                StoreError::Corrupt(error.to_string())
            }
            sqlx::Error::ColumnDecode { .. } => StoreError::Corrupt(error.to_string()),
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// When damage was last met.
fn damaged() -> MutexGuard<'static, Option<Instant>> {
    static DAMAGED: Mutex<Option<Instant>> = Mutex::new(None);
    DAMAGED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether a connection of this age may remember damaged pages, which are good again on the disk.
pub(super) fn may_remember_damage(age: Duration) -> bool {
    damaged().is_some_and(|damaged| damaged.elapsed() <= age)
}

/// What SQLite says of a file that is no database any more (11), or never was one (26).
fn is_damage(error: &dyn DatabaseError) -> bool {
    primary_code(error).is_some_and(|code| [11, 26].contains(&code))
}

/// The code of SQLite without its details; `None` for PostgreSQL, whose codes have five characters.
fn primary_code(error: &dyn DatabaseError) -> Option<u32> {
    let code = error.code()?;
    let code: u32 = code.parse().ok().filter(|_| code.len() < 5)?;
    Some(code & 0xff)
}

/// Whether the write itself is at fault, and no other one would be: it breaks a rule of the schema,
/// or has values that the database does not take.
pub(super) fn is_of_the_write(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(database) = error else {
        return matches!(error, sqlx::Error::Encode(_));
    };
    if !matches!(database.kind(), ErrorKind::Other) {
        return true;
    }
    // Too big or of the wrong kind for SQLite; a data exception of PostgreSQL.
    let is_bad_data = database.code().is_some_and(|code| code.len() == 5 && code.starts_with("22"));
    is_bad_data || primary_code(&**database).is_some_and(|code| [18, 20, 25].contains(&code))
}

/// Whether SQLite could not bring to the disk what it had written (`SQLITE_IOERR_FSYNC`, also of a
/// folder). The system forgets such pages, and the next `fsync` succeeds without them; so nothing
/// that is written later could be promised.
pub(super) fn is_lost_on_its_way(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| ["1034", "1290"].contains(&&*code))
}
