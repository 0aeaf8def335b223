//! Checking a database: whether everything in it is as it was written and can be played on, and a
//! new one with all that stands above the damage.

mod copy;

#[cfg(test)]
pub use copy::is_copied;

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::Serialize;
use tabletop::Source;
use thiserror::Error;

use crate::{
    metrics::Metrics,
    opening,
    store::{
        Address, DatabaseError, DatabaseLock, LogRecord, OpenError, Store, StoreError, TableRow,
    },
    table::playable,
};

/// What was found in a database.
#[derive(Debug, Default, Serialize)]
pub struct Findings {
    pub tables: usize,
    pub moves: usize,
    pub campaigns: usize,
    pub damage: Vec<Damage>,
}

/// Something that is not as it was written.
#[derive(Debug, Serialize)]
pub struct Damage {
    /// What it is about: the file, a table of the database, a game or a campaign.
    pub of: String,
    pub reason: String,
    /// How much of a game stands above it: so many moves, undos and redos of all there were.
    pub good: Option<usize>,
}

/// Why a database could not be checked at all.
#[derive(Debug, Error)]
pub enum FsckError {
    #[error(transparent)]
    Database(#[from] DatabaseError),
    #[error(transparent)]
    Address(#[from] OpenError),
    #[error("{}: {source}", .path.display())]
    Copy { path: PathBuf, source: io::Error },
    /// It could be opened, and then not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("--restore: {0}")]
    Restore(#[from] RestoreError),
}

/// Why no new database could be made of what is good.
#[derive(Debug, Error)]
pub enum RestoreError {
    #[error("{} is there already: name a new file", .0.display())]
    Exists(PathBuf),
    #[error("the database to restore to is not empty")]
    NotEmpty,
    #[error(transparent)]
    Address(#[from] OpenError),
    #[error(transparent)]
    Open(#[from] DatabaseError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Checks a database that nobody serves; with `restore` makes a new one of all that is good.
/// `progress` hears how many of how many games are done.
///
/// # Errors
/// Only where nothing can be said at all; what is damaged is among the findings.
pub async fn fsck(
    url: &str,
    restore: Option<&str>,
    progress: impl Fn(usize, usize),
) -> Result<Findings, FsckError> {
    let _lock = DatabaseLock::take(url).await?;
    let address = Address::new(url)?;
    // The file itself is not touched: a check must not make anything worse.
    let copied = match address.file() {
        Some(file) => Some(
            Copied::new(file)
                .map_err(|source| FsckError::Copy { path: file.to_owned(), source })?,
        ),
        None => None,
    };
    let url = copied.as_ref().map_or_else(|| url.to_owned(), Copied::url);
    let store = Store::open(&url, Arc::new(Metrics::default())).await?;
    let mut findings = Findings::default();
    store.check_pages(&mut findings).await;
    let games = check_games(&store, &mut findings, progress).await?;
    check_campaigns(&store, &mut findings).await?;
    if let Some(target) = restore {
        copy::restore(&store, target, &games, &mut findings).await?;
    }
    store.close().await;
    Ok(findings)
}

/// A game of which at least the beginning is good.
struct Game {
    table: TableRow,
    /// Those that can be played again.
    records: Vec<LogRecord>,
    is_whole: bool,
}

async fn check_games(
    store: &Store,
    findings: &mut Findings,
    progress: impl Fn(usize, usize),
) -> Result<Vec<Game>, StoreError> {
    let ids = store.all_ids("tables", &mut findings.damage).await;
    findings.tables = ids.len();
    let mut games = Vec::new();
    for (at, id) in ids.iter().enumerate() {
        progress(at, ids.len());
        let of = format!("table {id}");
        let table = match store.sound_table(id).await {
            Ok(Some(table)) => table,
            Ok(None) => continue,
            Err(error) => {
                let reason = error.to_string();
                findings.damage.push(Damage { of, reason, good: Some(0) });
                continue;
            }
        };
        let (read, unread) = store.readable_records(id).await;
        let (good, unplayed) = playable(&table, &read).await;
        findings.moves += good;
        let records = read[..good].to_vec();
        let reason = unplayed.or(unread);
        let is_whole = reason.is_none();
        findings.damage.extend(reason.map(|reason| Damage { of, reason, good: Some(good) }));
        games.push(Game { table, records, is_whole });
    }
    progress(ids.len(), ids.len());
    Ok(games)
}

async fn check_campaigns(store: &Store, findings: &mut Findings) -> Result<(), StoreError> {
    let ids = store.all_ids("campaigns", &mut findings.damage).await;
    findings.campaigns = ids.len();
    for id in ids {
        let of = format!("campaign {id}");
        let reason = match (store.campaign(&id).await, store.saves(&id).await) {
            (Ok(Some(row)), Ok(saves)) => {
                let edition = opening::as_pairs(&row.edition);
                let spoiled = saves.iter().find_map(|text| {
                    let source = Source { name: "save", text };
                    catalog::read_campaign(source, &edition).err()
                });
                spoiled.map(|spoiled| spoiled.to_string())
            }
            (Ok(None), _) => None,
            (Err(error), _) | (_, Err(error)) => Some(error.to_string()),
        };
        findings.damage.extend(reason.map(|reason| Damage { of, reason, good: None }));
    }
    Ok(())
}

/// A copy of a database file, gone afterwards.
struct Copied(PathBuf);

impl Copied {
    fn new(file: &Path) -> io::Result<Copied> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let copy = file.with_file_name(format!("{name}-fsck"));
        let copied = Copied(copy);
        fs::copy(file, &copied.0)?;
        let log = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
        match fs::copy(log(file), log(&copied.0)) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        Ok(copied)
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(format!("{}{ending}", self.0.display()));
        }
    }
}
