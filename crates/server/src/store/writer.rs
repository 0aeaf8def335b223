//! The writer: the only one who changes the database.
//!
//! While one commit is on its way to the disk, further writes come together; then they share the
//! next one. So many tables can write at once although every commit waits for the disk.
//!
//! A write is done, or it is not, or nobody can know: the three are told apart, and only the first
//! is ever acknowledged.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{Mutex, mpsc, oneshot, watch},
    task::JoinHandle,
    time::{Instant, sleep},
};

use super::{
    StoreError,
    write_connection::{WriteConnection, WriteError},
};
use crate::metrics::Metrics;

/// How many writes share a commit at most.
const TOGETHER: usize = 512;

/// How long a write whose end nobody saw is tried again.
const UNCERTAIN: Duration = Duration::from_secs(4);

/// How long it waits in between.
const AGAIN: Duration = Duration::from_millis(200);

/// One change, with what goes into its `$1`, `$2` ...
#[derive(Clone, Debug)]
pub struct Statement {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
    /// Whether it must change something, or else nothing of its write is done.
    pub(super) must: bool,
}

#[derive(Clone, Debug)]
pub(super) enum Value {
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
pub(super) struct Write {
    pub statements: Vec<Statement>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Write {
    fn answer(self, done: Result<(), StoreError>) {
        if let Err(error) = &done {
            tracing::warn!(%error, "a write was not done");
        }
        // Nobody waits any more: then nobody needs to know.
        let _ = self.done.send(done);
    }
}

/// What the writer is told.
#[derive(Debug)]
enum Message {
    Write(Write),
    /// Nothing comes any more: finishes what it was handed, and ends.
    Stop,
}

/// Takes in writes.
#[derive(Clone, Debug)]
pub struct Writer {
    inbox: mpsc::Sender<Message>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
    halted: watch::Receiver<Option<String>>,
}

impl Writer {
    pub fn start(connection: WriteConnection, metrics: Arc<Metrics>) -> Writer {
        let (inbox, messages) = mpsc::channel(4 * TOGETHER);
        let (halt, halted) = watch::channel(None);
        let task = tokio::spawn(keep_writing(connection, messages, metrics, halt));
        Writer { inbox, task: Arc::new(Mutex::new(Some(task))), halted }
    }

    /// Returns when the statements are on disk.
    pub async fn write(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        if statements.is_empty() {
            return Ok(());
        }
        let closed = || StoreError::Unavailable("the store is closed".to_owned());
        let (done, answer) = oneshot::channel();
        let write = Message::Write(Write { statements, done });
        self.inbox.send(write).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Waits until everything that was handed in is written. Later writes are refused.
    pub async fn finish(&self) {
        let Some(task) = self.task.lock().await.take() else { return };
        if self.inbox.send(Message::Stop).await.is_ok() {
            let _ = task.await;
        }
    }

    /// Waits until nothing can be written any more without risk, and says why.
    pub async fn halted(&self) -> String {
        let mut halted = self.halted.clone();
        match halted.wait_for(Option::is_some).await {
            Ok(reason) => reason.clone().unwrap_or_default(),
            Err(_) => std::future::pending().await,
        }
    }
}

async fn keep_writing(
    mut connection: WriteConnection,
    mut inbox: mpsc::Receiver<Message>,
    metrics: Arc<Metrics>,
    halt: watch::Sender<Option<String>>,
) {
    let mut messages = Vec::new();
    let mut is_last = false;
    while !is_last && inbox.recv_many(&mut messages, TOGETHER).await != 0 {
        let mut writes = Vec::new();
        for message in messages.drain(..) {
            match message {
                Message::Write(write) => writes.push(write),
                Message::Stop => is_last = true,
            }
        }
        if writes.is_empty() {
            continue;
        }
        let started = Instant::now();
        if let Err(reason) = commit(&mut connection, &mut writes, started).await {
            tracing::error!(reason, "nothing is written any more");
            halt.send_replace(Some(reason));
            break;
        }
        metrics.written(started.elapsed());
    }
    connection.put_down().await;
}

/// Writes what has come together, and answers all of it. A write that is refused for its own sake
/// is taken out, and the others are tried without it; a fault of the database is everybody's. Fails
/// with a reason if nothing may be written any more.
async fn commit(
    connection: &mut WriteConnection,
    writes: &mut Vec<Write>,
    started: Instant,
) -> Result<(), String> {
    // What was tried and may be done already. Trying it again settles it: a second time it is a
    // conflict, and whoever gets one looks what is there.
    let mut uncertain = None;
    while !writes.is_empty() {
        let error = match connection.write(writes).await {
            Ok(()) => break,
            Err(WriteError::Refused { at, error }) => {
                writes.remove(at).answer(Err(error));
                continue;
            }
            Err(WriteError::Failed(reason)) => match uncertain.take() {
                Some(before) => WriteError::Uncertain(before),
                None => WriteError::Failed(reason),
            },
            Err(other) => other,
        };
        let (error, halts) = match error {
            WriteError::Uncertain(reason) if started.elapsed() < UNCERTAIN => {
                uncertain = Some(reason);
                sleep(AGAIN).await;
                continue;
            }
            WriteError::Uncertain(reason) => (StoreError::Uncertain(reason), None),
            WriteError::Lost(reason) => (StoreError::Uncertain(reason.clone()), Some(reason)),
            WriteError::Failed(reason) => (StoreError::Unavailable(reason), None),
            WriteError::Refused { error, .. } => (error, None),
        };
        writes.drain(..).for_each(|write| write.answer(Err(error.clone())));
        return halts.map_or(Ok(()), Err);
    }
    writes.drain(..).for_each(|write| write.answer(Ok(())));
    Ok(())
}
