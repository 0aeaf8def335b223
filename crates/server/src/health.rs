//! The health check: whether the server can store and read, found out by doing both.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::time::timeout;

use crate::{app::AppState, error::ApiError, table};

/// So many of the latest tables are tried before we say that none can be read.
const TRIED: u32 = 3;

/// How long that may take.
const READING: Duration = Duration::from_millis(1500);

/// What is known of the server's health.
#[derive(Debug)]
pub struct Health {
    /// Whether the last table that was read could not be.
    doubt: AtomicBool,
}

impl Default for Health {
    /// Tables are in doubt until one was read.
    fn default() -> Health {
        Health { doubt: AtomicBool::new(true) }
    }
}

impl Health {
    /// Somebody read a table, or could not.
    pub fn note_reading(&self, was_read: bool) {
        self.doubt.store(!was_read, Relaxed);
    }

    /// Whether a move could be written down and a table be read now. However many ask, their writes
    /// share a commit.
    pub async fn check(&self, app: &Arc<AppState>) -> Result<(), ApiError> {
        if app.is_closing() {
            return Err(ApiError::Busy);
        }
        app.store.probe().await?;
        if self.doubt.load(Relaxed) {
            let reading = timeout(READING, can_read_some_table(app)).await;
            reading.unwrap_or(Err(ApiError::Busy))?;
            self.note_reading(true);
        }
        Ok(())
    }
}

/// One damaged table is its players' trouble, and no reason to send everybody away; if all of them
/// are, something is wrong with the program or its database.
async fn can_read_some_table(app: &Arc<AppState>) -> Result<(), ApiError> {
    let mut last = Ok(());
    for id in app.store.latest_tables(TRIED).await? {
        last = table::try_reading(app, &id).await;
        if last.is_ok() {
            break;
        }
    }
    last
}
