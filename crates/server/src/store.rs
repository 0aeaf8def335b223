//! The store: everything that must outlive the process, in SQLite or PostgreSQL.
//!
//! Reads go to the database directly. Every write goes through one [`Writer`], which commits what
//! has come together in one transaction.

mod address;
mod analyses;
mod campaigns;
mod chat;
mod check;
mod checksum;
mod database_file;
mod error;
mod expiry;
mod join_requests;
mod lessons;
mod lists;
mod lock;
mod log;
mod people;
mod schema;
mod tables;
mod write_connection;
mod writer;

use std::{
    sync::{Arc, atomic::AtomicI64},
    time::Duration,
};

use sqlx::AnyPool;
use tokio::time::timeout;

use crate::{clock::now, metrics::Metrics};

pub use address::{Address, without_password};
pub use campaigns::{CampaignRow, CampaignSave, ChapterTable};
pub use chat::CHAT_HISTORY;
pub use error::{DatabaseError, OpenError, StoreError};
pub use expiry::Removal;
pub use join_requests::JoinRequest;
pub use lists::{Counts, ListedTable};
pub use lock::DatabaseLock;
pub use log::{LogRecord, RecordKind, TableProgress};
pub use people::Person;
pub use tables::{Chair, ChapterRef, Occupant, TableRow};
pub use writer::{Statement, Writer};

use write_connection::WriteConnection;

/// The database of a server. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writer: Writer,
    is_file: bool,
    /// For how many minutes the server was open.
    minutes: Arc<AtomicI64>,
}

/// How soon a database that is well answers.
const PROBE: Duration = Duration::from_millis(1500);

impl Store {
    /// Opens the database of this URL, and brings its tables up to date.
    pub async fn open(url: &str, metrics: Arc<Metrics>) -> Result<Store, DatabaseError> {
        Store::try_open(url, metrics).await.map_err(|error| DatabaseError::new(url, error))
    }

    async fn try_open(url: &str, metrics: Arc<Metrics>) -> Result<Store, OpenError> {
        let address = Address::new(url)?;
        let pool = address.readers().await?;
        schema::update(&pool).await?;
        let is_file = address.file().is_some();
        let connection = WriteConnection::take(address).await?;
        let minutes = Arc::default();
        let writer = Writer::start(connection, metrics);
        let store = Store { pool, writer, is_file, minutes };
        store.read_minutes().await?;
        Ok(store)
    }

    /// Whether the database takes what is written, and gives what is read.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let write = "INSERT INTO house (name, value) VALUES ('probe', $1) \
                     ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let write = Statement::new(write).text(now().to_string());
        let probe = async {
            self.writer.write(vec![write]).await?;
            let read = sqlx::query_scalar("SELECT value FROM house WHERE name = 'probe'");
            let _: String = read.fetch_one(&self.pool).await?;
            Ok(())
        };
        let slow =
            || StoreError::Unavailable(format!("the database did not answer within {PROBE:?}"));
        timeout(PROBE, probe).await.unwrap_or_else(|_| Err(slow()))
    }

    /// Waits until going on would risk what is kept, and says why.
    pub async fn halted(&self) -> String {
        self.writer.halted().await
    }

    /// Waits for the writes that are under way, and closes.
    pub async fn close(&self) {
        self.writer.finish().await;
        self.pool.close().await;
    }

    /// A value the server keeps under a name; `make` makes it the first time.
    pub async fn stored_value(
        &self,
        name: &str,
        make: impl FnOnce() -> String,
    ) -> Result<String, StoreError> {
        let find = || async {
            let found = sqlx::query_scalar("SELECT value FROM house WHERE name = $1").bind(name);
            found.fetch_optional(&self.pool).await
        };
        if let Some(value) = find().await? {
            return Ok(value);
        }
        let insert = Statement::new("INSERT INTO house (name, value) VALUES ($1, $2)");
        match self.writer.write(vec![insert.text(name).text(make())]).await {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
        find().await?.ok_or_else(|| StoreError::Unavailable(format!("`{name}` was not kept")))
    }
}
