//! Errors of the store.

use std::{
    io,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use sqlx::{error::ErrorKind, migrate::MigrateError};
use thiserror::Error;

use super::without_password;

/// Why the store did not do what it was asked for, and whether it may have done it all the same.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// Somebody else was first: what we know of the table is stale.
    #[error("somebody else changed this at the same time")]
    Conflict,
    /// The database cannot be reached, and nothing was done.
    #[error("{0}")]
    Unavailable(String),
    /// The connection was lost in the middle of a commit: it may have been done.
    #[error("{0}")]
    Uncertain(String),
    /// What it holds cannot be read: retrying will not help.
    #[error("{0}")]
    Corrupt(String),
}

impl StoreError {
    pub(super) fn corrupt(reason: impl ToString) -> StoreError {
        StoreError::Corrupt(reason.to_string())
    }
}

/// Why a database cannot be opened, with its address.
#[derive(Debug, Error)]
#[error("the database {url}: {reason}")]
pub struct DatabaseError {
    url: String,
    #[source]
    reason: OpenError,
}

impl DatabaseError {
    /// The reason, with the URL that was meant.
    pub(crate) fn new(url: &str, reason: OpenError) -> DatabaseError {
        DatabaseError { url: without_password(url), reason }
    }
}

/// Why a database cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    #[error("give sqlite:FILE or postgres://USER@HOST/NAME")]
    UnknownUrl,
    #[error("another tablewright serves it: stop that one first")]
    InUse,
    #[error("{path}: {source}")]
    LockFile { path: String, source: io::Error },
    #[error("no answer within {0:?}")]
    NoAnswer(Duration),
    #[error(
        "written by a newer tablewright (step {found} of its schema; this one knows {known}): \
         start the newer program, or restore a backup"
    )]
    Newer { found: i64, known: i64 },
    #[error(transparent)]
    Migration(#[from] MigrateError),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
}

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
fn is_damage(error: &dyn sqlx::error::DatabaseError) -> bool {
    primary_code(error).is_some_and(|code| [11, 26].contains(&code))
}

/// The code of SQLite without its details; `None` for PostgreSQL, whose codes have five characters.
fn primary_code(error: &dyn sqlx::error::DatabaseError) -> Option<u32> {
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
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.is_some_and(|code| ["1034", "1290"].contains(&&*code))
}
