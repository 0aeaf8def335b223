//! The writer: the only one who changes the database.
//!
//! While one commit is on its way to the disk, further writes come together; then they share the
//! next one. So many tables can write at once although every commit waits for the disk.

use std::sync::Arc;

use sqlx::AnyPool;
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
    time::Instant,
};

use super::Failure;
use crate::metrics::Metrics;

/// How many writes share a commit at most.
const TOGETHER: usize = 512;

/// One change, with what goes into its `$1`, `$2` ...
#[derive(Clone, Debug)]
pub struct Statement {
    sql: &'static str,
    values: Vec<Value>,
    /// Whether it must change something, or else nothing of its write is done.
    must: bool,
}

#[derive(Clone, Debug)]
enum Value {
    Text(String),
    Number(i64),
}

impl Statement {
    pub fn new(sql: &'static str) -> Statement {
        Statement { sql, values: Vec::new(), must: false }
    }

    pub fn text(mut self, text: impl Into<String>) -> Statement {
        self.values.push(Value::Text(text.into()));
        self
    }

    pub fn number(mut self, number: impl Into<i64>) -> Statement {
        self.values.push(Value::Number(number.into()));
        self
    }

    /// If it changes nothing, somebody else was first.
    pub fn must_change(mut self) -> Statement {
        self.must = true;
        self
    }
}

/// Statements that are done together or not at all.
#[derive(Debug)]
struct Write {
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<(), Failure>>,
}

/// Takes in writes.
#[derive(Clone, Debug)]
pub struct Writer {
    inbox: mpsc::Sender<Write>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Writer {
    pub fn start(pool: AnyPool, metrics: Arc<Metrics>) -> Writer {
        let (inbox, writes) = mpsc::channel(4 * TOGETHER);
        let task = tokio::spawn(keep_writing(pool, writes, metrics));
        Writer { inbox, task: Arc::new(Mutex::new(Some(task))) }
    }

    /// Returns when the statements are on disk.
    pub async fn write(&self, statements: Vec<Statement>) -> Result<(), Failure> {
        let closed = || Failure::Broken("the store is closed".to_owned());
        let (done, answer) = oneshot::channel();
        self.inbox.send(Write { statements, done }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Waits until everything that was handed in is written. Later writes are refused.
    pub async fn finish(&self) {
        let Some(task) = self.task.lock().await.take() else { return };
        let (done, _) = oneshot::channel();
        // A write of nothing is the sign to stop.
        if self.inbox.send(Write { statements: Vec::new(), done }).await.is_ok() {
            let _ = task.await;
        }
    }
}

async fn keep_writing(pool: AnyPool, mut inbox: mpsc::Receiver<Write>, metrics: Arc<Metrics>) {
    let mut writes = Vec::new();
    while inbox.recv_many(&mut writes, TOGETHER).await != 0 {
        let last = writes.iter().any(|write| write.statements.is_empty());
        let started = Instant::now();
        match commit(&pool, writes.iter()).await {
            Ok(()) => writes.drain(..).for_each(|write| answer(write, Ok(()))),
            // One bad write must not spoil the others: each for itself then.
            Err(_) => {
                for write in writes.drain(..) {
                    let done = commit(&pool, [&write]).await;
                    if let Err(failure) = &done {
                        tracing::warn!(%failure, "a write was not done");
                    }
                    answer(write, done);
                }
            }
        }
        metrics.written(started.elapsed());
        if last {
            break;
        }
    }
    pool.close().await;
}

fn answer(write: Write, done: Result<(), Failure>) {
    // Nobody waits any more: then nobody needs to know.
    let _ = write.done.send(done);
}

async fn commit(pool: &AnyPool, writes: impl IntoIterator<Item = &Write>) -> Result<(), Failure> {
    let mut transaction = pool.begin().await?;
    for statement in writes.into_iter().flat_map(|write| &write.statements) {
        let mut query = sqlx::query(statement.sql);
        for value in &statement.values {
            query = match value {
                Value::Text(text) => query.bind(text.clone()),
                Value::Number(number) => query.bind(*number),
            };
        }
        let changed = query.execute(&mut *transaction).await?.rows_affected();
        if statement.must && changed == 0 {
            return Err(Failure::Conflict);
        }
    }
    transaction.commit().await?;
    Ok(())
}
