//! Where a database is, and how it is connected to.

use std::{
    fmt,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{AnyConnection, AnyPool, Connection, Executor, any::AnyPoolOptions};

use super::{OpenError, error::may_remember_damage};

/// How many may read at once.
const READERS: u32 = 8;

/// How long a question waits for a connection.
const WAIT: Duration = Duration::from_secs(3);

/// What every connection to SQLite is told. A commit is on disk when it returns (`FULL`), and
/// readers do not wait for it (`WAL`).
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                      PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000";

/// What every connection to PostgreSQL is told: nobody waits for an answer any longer then, and a
/// transaction whose owner is gone must not keep others from its rows.
const POSTGRES: &str =
    "SET statement_timeout = 7000; SET idle_in_transaction_session_timeout = 10000";

/// The URL of a database.
#[derive(Clone)]
pub struct Address {
    url: String,
    /// The file of a SQLite database.
    file: Option<PathBuf>,
}

impl Address {
    pub fn new(url: &str) -> Result<Address, OpenError> {
        sqlx::any::install_default_drivers();
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Address { url: url.to_owned(), file: None });
        }
        let Some(rest) = url.strip_prefix("sqlite:") else {
            return Err(OpenError::UnknownUrl);
        };
        let file = rest.strip_prefix("//").unwrap_or(rest);
        let file = file.split_once('?').map_or(file, |(file, _)| file);
        let url = if rest.contains('?') { url.to_owned() } else { format!("{url}?mode=rwc") };
        Ok(Address { url, file: Some(PathBuf::from(file)) })
    }

    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// What begins a transaction that will write. SQLite takes its lock at once, where it can wait
    /// for it.
    pub fn begin(&self) -> &'static str {
        if self.file.is_some() { "BEGIN IMMEDIATE" } else { "BEGIN" }
    }

    fn settings(&self) -> &'static str {
        if self.file.is_some() { SQLITE } else { POSTGRES }
    }

    pub async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = AnyConnection::connect(&self.url).await?;
        connection.execute(sqlx::raw_sql(self.settings())).await?;
        Ok(connection)
    }

    /// Connections for those who read.
    pub async fn readers(&self) -> Result<AnyPool, sqlx::Error> {
        let settings = self.settings();
        let mut options = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(WAIT)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    connection.execute(sqlx::raw_sql(settings)).await?;
                    Ok(())
                })
            });
        if self.file.is_some() {
            // A file is not opened again without need: it might not be there, or no descriptor be
            // left. But SQLite keeps pages in memory, the damaged ones, too.
            options = options.min_connections(READERS).idle_timeout(None).max_lifetime(None);
            options = options.before_acquire(|_, known| {
                Box::pin(async move { Ok(!may_remember_damage(known.age)) })
            });
        }
        options.connect(&self.url).await
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&without_password(&self.url))
    }
}

/// A database URL that may be shown.
pub fn without_password(url: &str) -> String {
    match url.split_once("://").and_then(|(kind, rest)| Some((kind, rest.rsplit_once('@')?))) {
        Some((kind, (_, place))) => format!("{kind}://{place}"),
        None => url.to_owned(),
    }
}
