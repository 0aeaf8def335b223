//! The tables in memory. A table is woken by whoever asks for it, and goes when it is left alone.

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
    house::House,
    objection::Objection,
    table::{self, Ask, Reply},
};

/// So many questions may wait at a table before further ones are told to come later.
const WAITING: usize = 256;

/// All tables in memory by id.
#[derive(Debug, Default)]
pub struct Tables {
    awake: Mutex<HashMap<String, Awake>>,
}

#[derive(Debug)]
struct Awake {
    inbox: mpsc::Sender<Ask>,
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
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Awake>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where to ask a table. One that is not awake is woken; it reads itself from the store while
    /// the questions wait in its inbox, so it is read only once however many ask.
    fn inbox<'a>(
        house: &Arc<House>,
        awake: &'a mut HashMap<String, Awake>,
        id: &str,
    ) -> &'a mpsc::Sender<Ask> {
        if awake.get(id).is_none_or(|table| table.inbox.is_closed()) {
            let (inbox, asks) = mpsc::channel(WAITING);
            make_room(awake, house.config.max_idle_tables);
            let presence = Arc::<Presence>::default();
            let seen = Arc::clone(&presence);
            let table = Awake { inbox: inbox.clone(), presence, asked: Instant::now() };
            awake.insert(id.to_owned(), table);
            house.metrics.tables.store(awake.len() as i64, Relaxed);
            tokio::spawn(table::run(Arc::clone(house), id.to_owned(), inbox, asks, seen));
        }
        let table = awake.get_mut(id).expect("it is awake now");
        table.asked = Instant::now();
        &table.inbox
    }

    pub fn wake(&self, house: &Arc<House>, id: &str) {
        Tables::inbox(house, &mut self.lock(), id);
    }

    /// Asks a table and waits for its answer.
    pub async fn ask<T>(
        &self,
        house: &Arc<House>,
        id: &str,
        question: impl FnOnce(Reply<T>) -> Ask,
    ) -> Result<T, Objection> {
        if house.is_closing() {
            return Err(Objection::busy());
        }
        let (reply, answer) = oneshot::channel();
        // While the lock is held no table can go to sleep with a question in its inbox.
        let sent = Tables::inbox(house, &mut self.lock(), id).try_send(question(reply));
        sent.map_err(|_| Objection::busy())?;
        answer.await.map_err(|_| Objection::busy())?
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
    pub fn release(&self, house: &House, id: &str, asks: &mpsc::Receiver<Ask>) -> bool {
        let mut awake = self.lock();
        let alone = asks.is_empty();
        if alone {
            awake.remove(id);
            house.metrics.tables.store(awake.len() as i64, Relaxed);
        }
        alone
    }

    /// Every table says good-bye to everybody there, and stops.
    pub async fn close(&self, seconds: u32) {
        let inboxes: Vec<_> = self.lock().drain().map(|(_, table)| table.inbox).collect();
        let mut goodbyes = Vec::new();
        for inbox in inboxes {
            let (done, wait) = oneshot::channel();
            if inbox.send(Ask::Close { seconds, reply: done }).await.is_ok() {
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
fn make_room(awake: &mut HashMap<String, Awake>, most: usize) {
    let is_idle = |table: &&mut Awake| table.presence.sockets.load(Relaxed) == 0;
    if awake.len() < most || awake.values_mut().filter(is_idle).count() < most {
        return;
    }
    if let Some(stale) = awake.values_mut().filter(is_idle).min_by_key(|table| table.asked) {
        // A bot may think there: then the next one is asked the next time.
        stale.asked = Instant::now();
        let _ = stale.inbox.try_send(Ask::Rest);
    }
}
