//! Rate limits: how much may be asked for at once.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    num::NonZeroU32,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use governor::{
    Quota,
    clock::Clock,
    middleware::NoOpMiddleware,
    nanos::Nanos,
    state::{InMemoryState, NotKeyed, keyed::HashMapStateStore},
};
use tokio::time::Instant;

use crate::{config::Config, error::ApiError};

/// So much a second, and so much at once after a pause.
#[derive(Copy, Clone, Debug)]
pub struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

impl Rate {
    fn times(self, factor: f64) -> Rate {
        Rate { per_second: self.per_second * factor, burst: self.burst * factor }
    }

    fn quota(self) -> Quota {
        // A rate of nothing is as good as one a year.
        let period = (1.0 / self.per_second).min(YEAR);
        let burst = NonZeroU32::new(self.burst as u32).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(Duration::from_secs_f64(period).max(SHORTEST));
        quota.expect("the period is not zero").allow_burst(burst)
    }
}

const YEAR: f64 = 365.0 * 24.0 * 60.0 * 60.0;
const SHORTEST: Duration = Duration::from_nanos(1);

/// The clock of tokio, which tests can stop.
#[derive(Clone, Debug)]
struct TokioClock(Instant);

impl Clock for TokioClock {
    type Instant = Nanos;
    fn now(&self) -> Nanos {
        self.0.elapsed().into()
    }
}

type RateLimiter<K, S> = governor::RateLimiter<K, S, TokioClock, NoOpMiddleware<Nanos>>;

fn clock() -> TokioClock {
    TokioClock(Instant::now())
}

/// The limit of one connection.
#[derive(Debug)]
pub struct ConnectionLimit(RateLimiter<NotKeyed, InMemoryState>);

impl ConnectionLimit {
    pub fn new(rate: Rate) -> ConnectionLimit {
        ConnectionLimit(RateLimiter::direct_with_clock(rate.quota(), clock()))
    }

    pub fn take(&self) -> Result<(), ApiError> {
        self.0.check().map_err(|_| ApiError::TooMany)
    }
}

/// The limit of every address. IPv6 has two: whoever has one address has a whole /64 of them, and
/// many have a /48, which is 65,536 of those.
#[derive(Debug)]
pub struct AddressLimit {
    by_network: KeyedLimit,
    by_site: KeyedLimit,
}

#[derive(Debug)]
struct KeyedLimit {
    limiter: RateLimiter<IpAddr, HashMapStateStore<IpAddr>>,
    /// With so many addresses, those that did nothing lately are forgotten.
    prune_at: AtomicUsize,
}

/// So many addresses are remembered before those that did nothing lately are forgotten.
const REMEMBERED: usize = 10_000;

/// A /48 of IPv6 may ask for so many times as much as a /64.
const SITE: f64 = 8.0;

impl AddressLimit {
    pub fn new(per_second: f64, burst: f64) -> AddressLimit {
        let rate = Rate { per_second, burst };
        AddressLimit {
            by_network: KeyedLimit::new(rate),
            by_site: KeyedLimit::new(rate.times(SITE)),
        }
    }

    pub fn take(&self, address: IpAddr) -> Result<(), ApiError> {
        if is_exempt(address) {
            return Ok(());
        }
        // The /64 comes first: one that is refused must not use up what its neighbours have.
        self.by_network.take(network(address))?;
        match address {
            IpAddr::V4(_) => Ok(()),
            IpAddr::V6(six) => self.by_site.take(prefix(six, 3)),
        }
    }
}

impl KeyedLimit {
    fn new(rate: Rate) -> KeyedLimit {
        let limiter = RateLimiter::new(rate.quota(), HashMapStateStore::default(), clock());
        KeyedLimit { limiter, prune_at: AtomicUsize::new(REMEMBERED) }
    }

    fn take(&self, key: IpAddr) -> Result<(), ApiError> {
        if self.prune_at.load(Relaxed) < self.limiter.len() {
            self.limiter.retain_recent();
            // Not at every request, however many there are.
            self.prune_at.store(REMEMBERED.max(2 * self.limiter.len()), Relaxed);
        }
        self.limiter.check_key(&key).map_err(|_| ApiError::TooMany)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The owner of the machine, or a proxy that stands for everybody. Other loopback addresses are
/// limited like strangers.
pub fn is_exempt(address: IpAddr) -> bool {
    [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)].contains(&address)
}

/// What counts as one visitor: an address of IPv4, a /64 of IPv6.
pub fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(six) if !is_exempt(address) => prefix(six, 4),
        IpAddr::V4(_) | IpAddr::V6(_) => address,
    }
}

/// An address with nothing behind its first segments of 16 bits.
fn prefix(address: Ipv6Addr, segments: usize) -> IpAddr {
    let mut all = address.segments();
    all[segments..].fill(0);
    IpAddr::V6(all.into())
}

/// How many of something each visitor has open at the moment.
#[derive(Debug)]
pub struct OpenCounts {
    most: u32,
    counts: Mutex<HashMap<IpAddr, u32>>,
}

/// One that is open, until it is dropped.
#[derive(Debug)]
pub struct OpenOne {
    counts: Arc<OpenCounts>,
    network: IpAddr,
}

impl OpenCounts {
    pub fn new(most: u32) -> Arc<OpenCounts> {
        Arc::new(OpenCounts { most, counts: Mutex::default() })
    }

    pub fn open(self: &Arc<Self>, address: IpAddr) -> Result<OpenOne, ApiError> {
        let network = network(address);
        let mut counts = lock(&self.counts);
        let count = counts.entry(network).or_default();
        if self.most <= *count && !is_exempt(address) {
            return Err(ApiError::TooMany);
        }
        *count += 1;
        Ok(OpenOne { counts: Arc::clone(self), network })
    }
}

impl Drop for OpenOne {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts.counts);
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
    }
}

/// What an address may ask for.
#[derive(Debug)]
pub struct Limits {
    /// Anything at all.
    pub requests: AddressLimit,
    pub tables: AddressLimit,
    /// Names, and tries of recovery links.
    pub names: AddressLimit,
    pub sockets: AddressLimit,
    /// Finished games to be thought about.
    pub analyses: AddressLimit,
    /// Sockets of tables that are open at once.
    pub open_sockets: Arc<OpenCounts>,
}

impl Limits {
    pub fn new(config: &Config) -> Limits {
        Limits {
            requests: AddressLimit::new(30.0, 300.0),
            tables: AddressLimit::new(0.1, 20.0),
            names: AddressLimit::new(0.1, 20.0),
            sockets: AddressLimit::new(1.0, 60.0),
            analyses: AddressLimit::new(0.02, 10.0),
            open_sockets: OpenCounts::new(config.sockets_per_address),
        }
    }
}
