//! The lock of a process on a database: only one serves it at a time. Two of them would not lose a
//! move, since a number is written once; but people would wait for moves that the other one knows.

use std::{
    fs::{File, TryLockError},
    path::Path,
    time::Duration,
};

use sqlx::{AnyConnection, Executor, Row};
use tokio::time::{Instant, sleep, timeout};

use super::{Address, DatabaseError, OpenError};

/// The number of our lock among those of a PostgreSQL database.
const LOCK: &str = "SELECT pg_try_advisory_lock(747108914) AS free";

/// How long somebody who was killed may keep the lock of PostgreSQL, until it notices.
const LINGERING: Duration = Duration::from_secs(5);

const BEAT: Duration = Duration::from_secs(1);

/// A database that is ours as long as this value lives.
#[derive(Debug)]
pub struct DatabaseLock {
    address: Address,
    held: Held,
}

#[derive(Debug)]
enum Held {
    /// The lock goes with the process, however it ends.
    File { _lock: File },
    /// The lock goes with the connection.
    Connection(Box<AnyConnection>),
}

impl DatabaseLock {
    /// Fails if another process has it.
    pub async fn take(url: &str) -> Result<DatabaseLock, DatabaseError> {
        DatabaseLock::try_take(url).await.map_err(|error| DatabaseError::new(url, error))
    }

    async fn try_take(url: &str) -> Result<DatabaseLock, OpenError> {
        let address = Address::new(url)?;
        let held = match address.file() {
            Some(file) => Held::File { _lock: lock(file)? },
            None => Held::Connection(Box::new(connect(&address).await?)),
        };
        Ok(DatabaseLock { address, held })
    }

    /// Waits until somebody else has it; a connection that was cut is made again.
    pub async fn lost(&mut self) -> String {
        let Held::Connection(connection) = &mut self.held else {
            return std::future::pending().await;
        };
        let mut seen = Instant::now();
        loop {
            sleep(BEAT).await;
            if let Ok(Ok(_)) = timeout(LINGERING, connection.execute("SELECT 1")).await {
                seen = Instant::now();
                continue;
            }
            match connect(&self.address).await {
                Ok(fresh) => **connection = fresh,
                Err(taken @ OpenError::InUse) => return taken.to_string(),
                Err(error) => {
                    tracing::warn!(%error, "the lock was lost {:?} ago", seen.elapsed());
                }
            }
        }
    }
}

/// Beside the database, whose own file SQLite locks by its own rules.
fn lock(file: &Path) -> Result<File, OpenError> {
    let path = format!("{}-lock", file.display());
    let opened = File::options().create(true).truncate(false).write(true).open(&path);
    let lock = opened.map_err(|source| OpenError::LockFile { path: path.clone(), source })?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
        // Some network file systems have no locks. Then nobody can be kept out.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "{path} cannot be locked: see that one program uses it only");
            Ok(lock)
        }
    }
}

async fn connect(address: &Address) -> Result<AnyConnection, OpenError> {
    let until = Instant::now() + LINGERING;
    let connected = timeout(LINGERING, address.connect()).await;
    let connected = connected.map_err(|_| OpenError::NoAnswer(LINGERING))?;
    let mut connection = connected?;
    loop {
        let asked = sqlx::query(LOCK).fetch_one(&mut connection).await;
        let free = asked.and_then(|row| row.try_get::<bool, _>("free"));
        if free? {
            return Ok(connection);
        }
        if until < Instant::now() {
            return Err(OpenError::InUse);
        }
        sleep(Duration::from_millis(100)).await;
    }
}
