//! Expiry: abandoned tables are removed after a stated time, or earlier when the server is full.

use std::{
    net::IpAddr,
    sync::{Arc, Weak},
    time::Duration,
};

use sha2::{Digest, Sha256};
use tokio::time::sleep;
use wire::lobby::{Status, TimeControl};

use crate::{
    app::AppState,
    clock::now,
    error::ApiError,
    limits, random,
    store::{ListedTable, Removal, TableRow},
    table::Command,
};

/// A table with fewer moves hardly began.
pub const HARDLY_BEGUN: u32 = 20;

const DAY: i64 = 24 * 60;

/// How often tables are looked through.
const EVERY: Duration = Duration::from_secs(600);

/// After how many minutes of server uptime without any activity a table is removed.
#[derive(Copy, Clone, Debug)]
pub struct Expiry {
    /// One that has not begun, or hardly so.
    pub open: i64,
    pub begun: i64,
    /// The chapter of a campaign.
    pub chapter: i64,
    /// One that bots alone have played to its end. Those of people are kept for ever.
    pub bots: i64,
}

impl Default for Expiry {
    fn default() -> Expiry {
        Expiry { open: 7 * DAY, begun: 60 * DAY, chapter: 365 * DAY, bots: 30 * DAY }
    }
}

/// What the time of a table depends on.
#[derive(Copy, Clone, Debug)]
pub struct Age {
    pub status: Status,
    pub moves: u32,
    pub is_chapter: bool,
    /// Whether bots play on for those who do not.
    pub is_timed: bool,
    /// When something last happened, in minutes of the server.
    pub touched: i64,
}

impl Age {
    pub fn of_row(row: &ListedTable) -> Age {
        Age {
            status: row.status,
            moves: row.moves,
            is_chapter: row.part_of.is_some(),
            is_timed: row.time_control != TimeControl::Easy,
            touched: row.touched,
        }
    }

    pub fn of_table(table: &TableRow, moves: u32) -> Age {
        Age {
            status: table.status,
            moves,
            is_chapter: table.part_of.is_some(),
            is_timed: table.time_control != TimeControl::Easy,
            touched: table.touched,
        }
    }
}

impl Expiry {
    /// Seconds since 1970 when a table goes, once three quarters of its time are over.
    pub fn warning(&self, age: Age, minutes: i64) -> Option<i64> {
        let limit = match age.status {
            Status::Over => return None,
            Status::Open => self.open,
            Status::Running if age.is_timed => return None,
            Status::Running if age.is_chapter => self.chapter,
            Status::Running if age.moves < HARDLY_BEGUN => self.open,
            Status::Running => self.begun,
        };
        let left = limit - (minutes - age.touched);
        (left <= limit / 4).then(|| now() + left.max(0) * 60)
    }
}

/// Where somebody opens tables from, as it is kept: nobody can read the address out of it. Empty for
/// this machine itself.
pub fn origin(app: &AppState, address: IpAddr) -> String {
    if limits::is_exempt(address) {
        return String::new();
    }
    let mut hash = Sha256::new();
    hash.update(app.key.master());
    hash.update(limits::network(address).to_string());
    random::hex(&hash.finalize()[..8])
}

/// Whether there is room for another table of this person from there. In a full server those make
/// room who have the most tables at which nothing much happened.
pub async fn may_open(app: &Arc<AppState>, person: &str, origin: &str) -> Result<(), ApiError> {
    let counts = app.store.counts(person, origin).await?;
    let most = app.config.max_tables;
    if app.config.tables_per_person <= counts.person {
        return Err(ApiError::TooManyTables(app.config.tables_per_person));
    }
    // Four visitors at least share a server.
    let share = (most / 4).max(4);
    if !origin.is_empty() && share <= counts.origin {
        return Err(ApiError::TooManyTables(share));
    }
    if counts.all < most {
        return Ok(());
    }
    for table in app.store.evictable(counts.origin + 1).await? {
        if remove(app, &table, Removal::Evicted).await.is_ok() {
            tracing::info!(table, "made room");
            return Ok(());
        }
    }
    Err(ApiError::ServerFull)
}

async fn remove(app: &Arc<AppState>, table: &str, removal: Removal) -> Result<(), ApiError> {
    app.tables.call(app, table, |reply| Command::Remove { removal, reply }).await
}

/// Removes the tables whose time is over. One where somebody is connected stays.
pub async fn sweep(app: &Arc<AppState>) -> Result<(), ApiError> {
    for table in app.store.expired(&app.config.expiry).await? {
        if remove(app, &table, Removal::Expired).await.is_ok() {
            tracing::info!(table, "expired");
        }
    }
    Ok(())
}

/// Sweeps as long as the server runs.
pub async fn keep_sweeping(app: Weak<AppState>) {
    loop {
        sleep(EVERY).await;
        let Some(app) = app.upgrade().filter(|app| !app.is_closing()) else { return };
        let minutes = EVERY.as_secs() as i64 / 60;
        let swept = match app.store.advance(minutes).await {
            Ok(()) => sweep(&app).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = swept {
            tracing::warn!(code = error.code(), "tables were not looked through");
        }
    }
}
