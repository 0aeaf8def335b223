//! The one connection that writes. After any failure of the database it is thrown away,
//! because nobody knows in which state it is: SQLite ends a transaction by itself when a commit
//! fails, and whoever went on with such a connection would write into one that never ends.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor};
use tokio::time::timeout;

use super::{
    Address, StoreError,
    database_file::{DatabaseFile, FileLost},
    error::{is_lost_on_its_way, is_of_the_write},
    writer::{Statement, Value, Write},
};

/// How long a connection, the statements of a commit and the commit itself may take. SQLite waits
/// for a lock for five seconds.
const PATIENCE: Duration = Duration::from_secs(7);

/// The connection that writes, if there is one.
#[derive(Debug)]
pub struct WriteConnection {
    address: Address,
    connection: Option<AnyConnection>,
    file: Option<DatabaseFile>,
}

/// Why writes are not on disk.
#[derive(Debug)]
pub enum WriteError {
    /// One of them, for its own sake; nothing was done.
    Refused { at: usize, error: StoreError },
    /// The database; nothing was done.
    Failed(String),
    /// The database was lost while it committed.
    Uncertain(String),
    /// What was written will not be found again, and nor will what is written from now on.
    Lost(String),
}

impl WriteConnection {
    /// Connects to a database that is up to date.
    pub async fn take(address: Address) -> Result<WriteConnection, sqlx::Error> {
        let connection = address.connect().await?;
        let file = match address.file() {
            Some(path) => Some(DatabaseFile::watch(path, address.connect().await?).await?),
            None => None,
        };
        Ok(WriteConnection { address, connection: Some(connection), file })
    }

    /// Writes everything in one commit, or nothing.
    pub(super) async fn write(&mut self, writes: &[Write]) -> Result<(), WriteError> {
        let done = self.transact(writes).await;
        match done {
            Ok(()) | Err(WriteError::Refused { .. }) => {}
            // Not closed in good order, which could wait for what does not answer.
            Err(WriteError::Failed(_) | WriteError::Uncertain(_) | WriteError::Lost(_)) => {
                self.connection = None;
            }
        }
        done
    }

    async fn transact(&mut self, writes: &[Write]) -> Result<(), WriteError> {
        let is_file = self.file.is_some();
        let mut connection = self.begin().await?;
        let refused = timeout(PATIENCE, execute(&mut connection, writes)).await;
        let refused = refused.map_err(|_| WriteError::Failed(slow()))?;
        if let Err((at, error)) = refused {
            if !error.as_ref().is_none_or(is_of_the_write) {
                return Err(failed(error.expect("a conflict is of the write")));
            }
            let error = error.map_or(StoreError::Conflict, |error| match StoreError::from(error) {
                // What the schema refuses is never there: a line of chat at a table that is gone.
                StoreError::Unavailable(reason) => StoreError::Corrupt(reason),
                other => other,
            });
            let back = timeout(PATIENCE, connection.execute("ROLLBACK")).await;
            back.map_err(|_| WriteError::Failed(slow()))?.map_err(failed)?;
            self.connection = Some(connection);
            return Err(WriteError::Refused { at, error });
        }
        let committed = timeout(PATIENCE, connection.execute("COMMIT")).await;
        match committed {
            Ok(Ok(_)) => {}
            Ok(Err(error)) if is_lost_on_its_way(&error) => {
                return Err(WriteError::Lost(format!(
                    "the disk did not take what was written ({error}): check it, then start again"
                )));
            }
            // A file is closed with everything that was not committed.
            Ok(Err(error)) if is_file => return Err(failed(error)),
            Ok(Err(error)) => return Err(WriteError::Uncertain(error.to_string())),
            Err(_) => return Err(WriteError::Uncertain(slow())),
        }
        if let Some(file) = &mut self.file {
            file.is_still_there().await.map_err(WriteError::lost)?;
        }
        self.connection = Some(connection);
        Ok(())
    }

    /// A connection in a transaction. One that was cut off while nobody wrote is replaced.
    async fn begin(&mut self) -> Result<AnyConnection, WriteError> {
        let begin = self.address.begin();
        if let Some(mut connection) = self.connection.take()
            && let Ok(Ok(_)) = timeout(PATIENCE, connection.execute(begin)).await
        {
            return Ok(connection);
        }
        if let Some(file) = &mut self.file {
            // Or else SQLite would make a new file, and everything would be gone.
            file.is_still_there().await.map_err(WriteError::lost)?;
        }
        let connected = timeout(PATIENCE, self.address.connect()).await;
        let mut connection = connected.map_err(|_| WriteError::Failed(slow()))?.map_err(failed)?;
        let begun = timeout(PATIENCE, connection.execute(begin)).await;
        begun.map_err(|_| WriteError::Failed(slow()))?.map_err(failed)?;
        Ok(connection)
    }

    /// Closes the connection in good order.
    pub async fn put_down(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = timeout(PATIENCE, connection.close()).await;
        }
        if let Some(file) = self.file.take() {
            file.close().await;
        }
    }
}

impl WriteError {
    fn lost(lost: FileLost) -> WriteError {
        WriteError::Lost(lost.to_string())
    }
}

fn failed(error: sqlx::Error) -> WriteError {
    WriteError::Failed(error.to_string())
}

fn slow() -> String {
    format!("the database did not answer within {PATIENCE:?}")
}

/// Executes all statements; if one fails, which write it belongs to, and why: `None` where it
/// should have changed something and did not.
async fn execute(
    connection: &mut AnyConnection,
    writes: &[Write],
) -> Result<(), (usize, Option<sqlx::Error>)> {
    for (at, write) in writes.iter().enumerate() {
        for statement in &write.statements {
            let changed = run(connection, statement).await.map_err(|error| (at, Some(error)))?;
            if statement.must && changed == 0 {
                return Err((at, None));
            }
        }
    }
    Ok(())
}

async fn run(connection: &mut AnyConnection, statement: &Statement) -> Result<u64, sqlx::Error> {
    let mut query = sqlx::query(statement.sql);
    for value in &statement.values {
        query = match value {
            Value::Text(text) => query.bind(text.clone()),
            Value::Number(number) => query.bind(*number),
        };
    }
    Ok(query.execute(connection).await?.rows_affected())
}
