//! Connections: how many there may be, and which one goes when there are too many.

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use crate::limits::{is_exempt, network};

/// File descriptors that are kept for the database, for files and for bots outside.
const RESERVED_FILES: u64 = 256;

/// All connections there are.
#[derive(Debug)]
pub struct Connections {
    most: usize,
    /// `None` where everybody comes from the address of a proxy.
    most_per_address: Option<usize>,
    state: Mutex<State>,
}

type Id = u64;

#[derive(Debug, Default)]
struct State {
    /// Ids and turns: each number is used once, so a smaller one is older.
    next: u64,
    open: HashMap<Id, Entry>,
    queue: Queue,
    by_address: HashMap<IpAddr, Queue>,
}

#[derive(Debug)]
struct Entry {
    network: IpAddr,
    place: Place,
    close: Arc<Notify>,
}

/// Where a connection stands among those that may have to go. The turn is when it came there.
#[derive(Copy, Clone, Debug)]
enum Place {
    /// It has not completed a request yet.
    Fresh { turn: u64 },
    /// When it last began or completed a request.
    StaticFile { turn: u64 },
    /// It became a socket, which has rules of its own.
    Upgraded,
}

/// Connections in the order in which they have to go, by their turns.
#[derive(Debug, Default)]
struct Queue {
    len: usize,
    fresh: BTreeMap<u64, Id>,
    static_file: BTreeMap<u64, Id>,
}

impl Queue {
    fn insert(&mut self, place: Place, id: Id) {
        match place {
            Place::Fresh { turn } => drop(self.fresh.insert(turn, id)),
            Place::StaticFile { turn } => drop(self.static_file.insert(turn, id)),
            Place::Upgraded => {}
        }
    }

    fn remove(&mut self, place: Place) {
        match place {
            Place::Fresh { turn } => drop(self.fresh.remove(&turn)),
            Place::StaticFile { turn } => drop(self.static_file.remove(&turn)),
            Place::Upgraded => {}
        }
    }

    /// The one that waits longest without having completed a request; if all have, the one that
    /// has done nothing for the longest time.
    fn oldest(&self) -> Option<Id> {
        self.fresh.values().chain(self.static_file.values()).next().copied()
    }
}

/// The place of one connection, until it is dropped.
#[derive(Debug)]
pub struct Slot {
    connections: Arc<Connections>,
    id: Id,
    close: Arc<Notify>,
}

impl Connections {
    pub fn new(most: usize, most_per_address: Option<usize>) -> Arc<Connections> {
        Arc::new(Connections { most: most.max(1), most_per_address, state: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a connection in. Where there are too many, an older one of the same address, or of
    /// all, has to go; `None` if all of them are sockets of tables.
    pub fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Slot> {
        let network = network(address);
        let mut state = self.lock();
        if let Some(most) = self.most_per_address.filter(|_| !is_exempt(address)) {
            let queue = state.by_address.get(&network);
            if queue.is_some_and(|queue| most <= queue.len) {
                let oldest = queue.and_then(Queue::oldest)?;
                state.evict(oldest);
            }
        }
        if self.most <= state.open.len() {
            let oldest = state.queue.oldest()?;
            state.evict(oldest);
        }
        let (id, close) = (state.turn(), Arc::new(Notify::new()));
        let place = Place::Fresh { turn: id };
        state.open.insert(id, Entry { network, place, close: Arc::clone(&close) });
        state.queue.insert(place, id);
        let queue = state.by_address.entry(network).or_default();
        queue.insert(place, id);
        queue.len += 1;
        drop(state);
        Some(Slot { connections: Arc::clone(self), id, close })
    }

    /// Has the oldest connection go, to make room.
    pub fn evict_one(&self) {
        let mut state = self.lock();
        if let Some(oldest) = state.queue.oldest() {
            state.evict(oldest);
        }
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.lock().open.len()
    }
}

impl State {
    fn turn(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// It counts no longer, even before its task has noticed.
    fn evict(&mut self, id: Id) {
        if let Some(entry) = self.remove(id) {
            entry.close.notify_one();
        }
    }

    fn remove(&mut self, id: Id) -> Option<Entry> {
        let entry = self.open.remove(&id)?;
        self.queue.remove(entry.place);
        if let Some(queue) = self.by_address.get_mut(&entry.network) {
            queue.remove(entry.place);
            queue.len -= 1;
            if queue.len == 0 {
                self.by_address.remove(&entry.network);
            }
        }
        Some(entry)
    }

    fn put(&mut self, id: Id, place: Place) {
        let Some(entry) = self.open.get_mut(&id) else { return };
        let before = std::mem::replace(&mut entry.place, place);
        let network = entry.network;
        for queue in self.by_address.get_mut(&network).into_iter().chain([&mut self.queue]) {
            queue.remove(before);
            queue.insert(place, id);
        }
    }
}

impl Slot {
    /// A request begins; whoever has completed none stays where they are.
    pub fn begin(&self) {
        let mut state = self.connections.lock();
        if let Some(Place::StaticFile { .. }) = state.open.get(&self.id).map(|entry| entry.place) {
            let turn = state.turn();
            state.put(self.id, Place::StaticFile { turn });
        }
    }

    /// A request is answered.
    pub fn complete(&self) {
        let mut state = self.connections.lock();
        let turn = state.turn();
        state.put(self.id, Place::StaticFile { turn });
    }

    /// It is a socket from now on.
    pub fn upgrade(&self) {
        self.connections.lock().put(self.id, Place::Upgraded);
    }

    /// Waits until the connection has to go.
    pub fn evicted(&self) -> impl Future<Output = ()> + Send + use<> {
        let close = Arc::clone(&self.close);
        async move { close.notified().await }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.connections.lock().remove(self.id);
    }
}

/// As many connections as are wanted and as the process may have, after it was allowed as many open
/// files as the system lets it have.
#[cfg(unix)]
pub fn possible(wanted: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    if limit.current != limit.maximum && setrlimit(Resource::Nofile, raised).is_err() {
        tracing::warn!("the limit of open files could not be raised");
    }
    fitting(wanted, getrlimit(Resource::Nofile).current)
}

#[cfg(not(unix))]
pub fn possible(wanted: usize) -> usize {
    wanted
}

/// How many of the wanted connections fit into a limit of open files; `None` is no limit.
#[cfg_attr(not(unix), allow(dead_code))]
pub fn fitting(wanted: usize, files: Option<u64>) -> usize {
    let Some(files) = files else { return wanted };
    // Who may have few files at all keeps half of them for connections.
    let left = files.saturating_sub(RESERVED_FILES).max(files / 2).max(1);
    let most = wanted.min(usize::try_from(left).unwrap_or(usize::MAX));
    if most < wanted {
        tracing::warn!(most, wanted, "fewer connections than wanted: the limit of open files");
    }
    most
}
