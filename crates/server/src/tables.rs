//! The tables in memory. A table is woken by whoever asks for it, and goes when it is left alone.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU8, Ordering::Relaxed},
    },
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
    /// The seats where somebody is connected.
    present: Arc<AtomicU8>,
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
            let present = Arc::new(AtomicU8::new(0));
            let seen = Arc::clone(&present);
            awake.insert(id.to_owned(), Awake { inbox: inbox.clone(), present });
            house.metrics.tables.store(awake.len() as i64, Relaxed);
            tokio::spawn(table::run(Arc::clone(house), id.to_owned(), inbox, asks, seen));
        }
        &awake[id].inbox
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
        let bits = self.lock().get(id).map_or(0, |table| table.present.load(Relaxed));
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
