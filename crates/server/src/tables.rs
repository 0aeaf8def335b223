//! The tables in memory. A table is loaded on demand, and unloaded when it is idle.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU8, AtomicU32, Ordering::Relaxed},
    },
    time::Instant,
};

use tabletop::Seats;
use tokio::sync::{mpsc, oneshot};

use crate::{
    app::AppState,
    error::ApiError,
    table::{self, Command, Reply},
};

/// So many questions may wait at a table before further ones are told to come later.
const WAITING: usize = 256;

/// All tables in memory by id.
#[derive(Debug, Default)]
pub struct Tables {
    active: Mutex<HashMap<String, ActiveTable>>,
}

#[derive(Debug)]
struct ActiveTable {
    inbox: mpsc::Sender<Command>,
    presence: Arc<Presence>,
    /// When it was last asked something.
    asked: Instant,
}

/// Who is connected to a table.
#[derive(Debug, Default)]
pub struct Presence {
    /// The seats where somebody is, one bit for each.
    pub seats: AtomicU8,
    pub sockets: AtomicU32,
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, ActiveTable>> {
        self.active.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where to ask a table. One that is not awake is woken; it reads itself from the store while
    /// the questions wait in its inbox, so it is read only once however many ask.
    fn inbox<'a>(
        app: &Arc<AppState>,
        active: &'a mut HashMap<String, ActiveTable>,
        id: &str,
    ) -> &'a mpsc::Sender<Command> {
        if active.get(id).is_none_or(|table| table.inbox.is_closed()) {
            let (inbox, commands) = mpsc::channel(WAITING);
            make_room(active, app.config.max_idle_tables);
            let presence = Arc::<Presence>::default();
            let seen = Arc::clone(&presence);
            let table = ActiveTable { inbox: inbox.clone(), presence, asked: Instant::now() };
            active.insert(id.to_owned(), table);
            app.metrics.tables.set(active.len() as i64);
            tokio::spawn(table::run(Arc::clone(app), id.to_owned(), inbox, commands, seen));
        }
        let table = active.get_mut(id).expect("it is awake now");
        table.asked = Instant::now();
        &table.inbox
    }

    pub fn wake(&self, app: &Arc<AppState>, id: &str) {
        Tables::inbox(app, &mut self.lock(), id);
    }

    /// Asks a table and waits for its answer.
    pub async fn call<T>(
        &self,
        app: &Arc<AppState>,
        id: &str,
        question: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, ApiError> {
        if app.is_closing() {
            return Err(ApiError::Busy);
        }
        let (reply, answer) = oneshot::channel();
        // While the lock is held no table can go to sleep with a question in its inbox.
        let sent = Tables::inbox(app, &mut self.lock(), id).try_send(question(reply));
        sent.map_err(|_| ApiError::Busy)?;
        answer.await.map_err(|_| ApiError::Busy)?
    }

    /// The seats of a table where somebody is connected.
    pub fn present(&self, id: &str) -> Seats {
        let bits = self.lock().get(id).map_or(0, |table| table.presence.seats.load(Relaxed));
        let mut seats = Seats::NONE;
        (0..8).map(tabletop::Seat).filter(|seat| bits >> seat.0 & 1 == 1).for_each(|seat| {
            seats.insert(seat);
        });
        seats
    }

    /// Whether a table may go to sleep: only if nobody asks it right now.
    pub fn release(&self, app: &AppState, id: &str, commands: &mpsc::Receiver<Command>) -> bool {
        let mut active = self.lock();
        let alone = commands.is_empty();
        if alone {
            active.remove(id);
            app.metrics.tables.set(active.len() as i64);
        }
        alone
    }

    /// Every table says goodbye to everybody there, and stops.
    pub async fn close(&self, seconds: u32) {
        let inboxes: Vec<_> = self.lock().drain().map(|(_, table)| table.inbox).collect();
        let mut goodbyes = Vec::new();
        for inbox in inboxes {
            let (done, wait) = oneshot::channel();
            if inbox.send(Command::Close { seconds, reply: done }).await.is_ok() {
                goodbyes.push(wait);
            }
        }
        for goodbye in goodbyes {
            let _ = goodbye.await;
        }
    }
}

/// Sends the table to sleep that was not asked for the longest time, if too many are awake at which
/// nobody is connected. Whoever asks for one finished game after the other fills no memory so.
fn make_room(active: &mut HashMap<String, ActiveTable>, most: usize) {
    let is_idle = |table: &&mut ActiveTable| table.presence.sockets.load(Relaxed) == 0;
    if active.len() < most || active.values_mut().filter(is_idle).count() < most {
        return;
    }
    if let Some(stale) = active.values_mut().filter(is_idle).min_by_key(|table| table.asked) {
        // A bot may think there: then the next one is asked the next time.
        stale.asked = Instant::now();
        let _ = stale.inbox.try_send(Command::Rest);
    }
}
