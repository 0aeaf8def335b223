//! The file of a SQLite database, as others on the machine could change it under us.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use sqlx::{AnyConnection, Connection, Executor};
use thiserror::Error;

use crate::clock::now;

/// A database file that is in use, and the log beside it.
#[derive(Debug)]
pub struct DatabaseFile {
    path: PathBuf,
    /// Which files they were when we opened them.
    known: [(PathBuf, Option<Identity>); 2],
    /// Used by nobody. SQLite removes the log with the last connection, and as long as this one has
    /// both files open, what is in them can be had.
    anchor: AnyConnection,
}

/// What others did to a file that was in use.
#[derive(Debug, Error)]
pub enum FileChange {
    #[error("{} was removed while it was in use", .0.display())]
    Removed(PathBuf),
    #[error("{} was replaced while it was in use", .0.display())]
    Replaced(PathBuf),
}

/// What became of the content of a file that is gone.
#[derive(Debug, Error)]
pub enum FileLost {
    #[error(
        "{change}. Everything in it was copied to {rescue}: see that {path}, {path}-wal and \
         {path}-shm are gone, move {rescue} to {path}, and start again"
    )]
    Rescued { change: FileChange, path: String, rescue: String },
    #[error("{0}, and it could not be copied: restore a backup")]
    NotRescued(FileChange),
}

/// Tells a file from another one of the same name.
type Identity = (u64, u64);

impl DatabaseFile {
    /// Opens the file, and remembers which it is.
    pub async fn watch(
        path: &Path,
        mut anchor: AnyConnection,
    ) -> Result<DatabaseFile, sqlx::Error> {
        // The log is made when somebody reads.
        anchor.execute(sqlx::raw_sql("SELECT COUNT(*) FROM house")).await?;
        let log = PathBuf::from(format!("{}-wal", path.display()));
        let known = [path.to_owned(), log].map(|path| {
            let identity = identity(&path).unwrap_or_default();
            (path, identity)
        });
        Ok(DatabaseFile { path: path.to_owned(), known, anchor })
    }

    /// Fails if the files are not those we opened.
    pub fn is_unchanged(&self) -> Result<(), FileChange> {
        for (path, known) in &self.known {
            let found = identity(path);
            match (known, found) {
                (Some(known), Ok(Some(found))) if *known == found => {}
                (None, _) => {}
                // A folder that cannot be looked into for a moment.
                (Some(_), Err(_)) => {}
                (Some(_), Ok(Some(_))) => return Err(FileChange::Replaced(path.clone())),
                (Some(_), Ok(None)) => return Err(FileChange::Removed(path.clone())),
            }
        }
        Ok(())
    }

    /// Like [`Self::is_unchanged`]. What is written to a removed file is gone when the program ends;
    /// so everything is copied to a new one first.
    pub async fn is_still_there(&mut self) -> Result<(), FileLost> {
        let Err(change) = self.is_unchanged() else { return Ok(()) };
        let name = self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("{name}.rescued-{}", now());
        let beside = self.path.with_file_name(&name);
        let elsewhere = std::env::temp_dir().join(&name);
        for rescue in [beside, elsewhere] {
            let copy =
                format!("VACUUM INTO '{}'", rescue.display().to_string().replace('\'', "''"));
            if self.anchor.execute(sqlx::AssertSqlSafe(copy)).await.is_ok() {
                let (path, rescue) =
                    (self.path.display().to_string(), rescue.display().to_string());
                return Err(FileLost::Rescued { change, path, rescue });
            }
        }
        Err(FileLost::NotRescued(change))
    }

    pub async fn close(self) {
        let _ = self.anchor.close().await;
    }
}

/// `None` where there is no such file.
fn identity(path: &Path) -> io::Result<Option<Identity>> {
    match fs::metadata(path) {
        Ok(found) => Ok(Some(identity_of(&found))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(unix)]
fn identity_of(found: &fs::Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

/// Elsewhere a file in use cannot be removed.
#[cfg(not(unix))]
fn identity_of(_: &fs::Metadata) -> Identity {
    (0, 0)
}
