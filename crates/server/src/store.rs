//! The store: everything that must outlive the process, in SQLite or PostgreSQL.
//!
//! Reads go to the database directly. Every write goes through one [`Writer`], which commits what
//! has come together in one transaction.

mod analyses;
mod campaigns;
mod chat;
mod deeds;
mod lists;
mod people;
mod schema;
mod tables;
mod writer;

use std::{fmt, sync::Arc, time::Duration};

use sqlx::{AnyPool, Executor, any::AnyPoolOptions};

use crate::metrics::Metrics;

pub use campaigns::{Kept, Place, Save};
pub use chat::REMEMBERED;
pub use deeds::{Deed, Kind, Standing};
pub use lists::Row;
pub use people::Person;
pub use tables::{Chair, PartOf, Seated, Table};
pub use writer::{Statement, Writer};

/// Why the store did not do what it was asked for.
#[derive(Debug)]
pub enum Failure {
    /// Somebody else was there first: what we know of the table is old.
    Conflict,
    /// The database cannot be asked.
    Broken(String),
    /// It was asked, and nobody can read its answer: it will not get better by itself.
    Nonsense(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Conflict => f.write_str("somebody else changed this at the same time"),
            Failure::Broken(reason) | Failure::Nonsense(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Failure {}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => Failure::Conflict,
            _ if matches!(error, sqlx::Error::ColumnDecode { .. }) => {
                Failure::Nonsense(error.to_string())
            }
            _ => Failure::Broken(error.to_string()),
        }
    }
}

/// The database of a house. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writer: Writer,
}

/// How many may read at once.
const READERS: u32 = 8;

/// What every connection to SQLite is told. A commit is on disk when it returns (`FULL`), and
/// readers do not wait for it (`WAL`).
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                       PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000";

impl Store {
    /// Opens the database of this URL, and brings its tables up to date.
    pub async fn open(url: &str, metrics: Arc<Metrics>) -> Result<Store, String> {
        sqlx::any::install_default_drivers();
        let fault = |reason: String| format!("the database {}: {reason}", without_password(url));
        let is_file = url.starts_with("sqlite:");
        if !is_file && !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(fault("give sqlite:FILE or postgres://USER@HOST/NAME".to_owned()));
        }
        let url =
            if is_file && !url.contains('?') { format!("{url}?mode=rwc") } else { url.to_owned() };
        let pool = connect(&url, READERS).await.map_err(|error| fault(error.to_string()))?;
        schema::update(&pool).await.map_err(fault)?;
        let pen = connect(&url, 1).await.map_err(|error| fault(error.to_string()))?;
        Ok(Store { pool, writer: Writer::start(pen, metrics) })
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), Failure> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Waits for the writes that are under way, and closes.
    pub async fn close(&self) {
        self.writer.finish().await;
        self.pool.close().await;
    }

    /// A value the house keeps under a name; `make` makes it the first time.
    pub async fn keepsake(
        &self,
        name: &str,
        make: impl FnOnce() -> String,
    ) -> Result<String, Failure> {
        let find = || async {
            let found = sqlx::query_scalar("SELECT value FROM house WHERE name = $1").bind(name);
            found.fetch_optional(&self.pool).await
        };
        if let Some(value) = find().await? {
            return Ok(value);
        }
        let insert = Statement::new("INSERT INTO house (name, value) VALUES ($1, $2)");
        match self.writer.write(vec![insert.text(name).text(make())]).await {
            Ok(()) | Err(Failure::Conflict) => {}
            Err(failure) => return Err(failure),
        }
        find().await?.ok_or_else(|| Failure::Broken(format!("`{name}` was not kept")))
    }
}

async fn connect(url: &str, connections: u32) -> Result<AnyPool, sqlx::Error> {
    let is_file = url.starts_with("sqlite:");
    let options = AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(Duration::from_secs(10))
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if is_file {
                    connection.execute(sqlx::raw_sql(PRAGMAS)).await?;
                }
                Ok(())
            })
        });
    options.connect(url).await
}

/// A database URL that may be shown.
pub fn without_password(url: &str) -> String {
    match url.split_once("://").and_then(|(kind, rest)| Some((kind, rest.rsplit_once('@')?))) {
        Some((kind, (_, place))) => format!("{kind}://{place}"),
        None => url.to_owned(),
    }
}
