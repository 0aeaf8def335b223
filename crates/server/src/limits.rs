//! Limits: how much may be asked for at once.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::time::Instant;

use crate::{config::Config, error::ApiError};

/// A bucket that fills by and by; everything asked for takes one drop.
#[derive(Clone, Debug)]
pub struct Bucket {
    rate: Rate,
    drops: f64,
    filled: Instant,
}

/// How fast a bucket fills, and how much it holds.
#[derive(Copy, Clone, Debug)]
pub struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

impl Rate {
    fn times(self, factor: f64) -> Rate {
        Rate { per_second: self.per_second * factor, burst: self.burst * factor }
    }
}

impl Bucket {
    pub fn full(rate: Rate) -> Bucket {
        Bucket { rate, drops: rate.burst, filled: Instant::now() }
    }

    pub fn take(&mut self) -> Result<(), ApiError> {
        self.fill();
        if self.drops < 1.0 {
            return Err(ApiError::TooMany);
        }
        self.drops -= 1.0;
        Ok(())
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let gained = now.duration_since(self.filled).as_secs_f64() * self.rate.per_second;
        self.drops = (self.drops + gained).min(self.rate.burst);
        self.filled = now;
    }
}

/// One bucket for every address. IPv6 has two: whoever has one address has a whole /64 of them, and
/// many have a /48, which is 65,536 of those.
#[derive(Debug)]
pub struct Buckets {
    by_network: Mutex<BucketMap>,
    by_site: Mutex<BucketMap>,
}

#[derive(Debug)]
struct BucketMap {
    rate: Rate,
    buckets: HashMap<IpAddr, Bucket>,
    /// With so many buckets, those that are full are forgotten.
    prune_at: usize,
}

/// So many addresses are remembered before those that did nothing lately are forgotten.
const PRUNE_AT: usize = 10_000;

/// A /48 of IPv6 may ask for so many times as much as a /64.
const SITE: f64 = 8.0;

impl Buckets {
    pub fn new(per_second: f64, burst: f64) -> Buckets {
        let rate = Rate { per_second, burst };
        Buckets { by_network: BucketMap::new(rate), by_site: BucketMap::new(rate.times(SITE)) }
    }

    pub fn take(&self, address: IpAddr) -> Result<(), ApiError> {
        if is_exempt(address) {
            return Ok(());
        }
        // The /64 comes first: one that is refused must not use up what its neighbours have.
        lock(&self.by_network).take(network(address))?;
        match address {
            IpAddr::V4(_) => Ok(()),
            IpAddr::V6(six) => lock(&self.by_site).take(prefix(six, 3)),
        }
    }
}

impl BucketMap {
    fn new(rate: Rate) -> Mutex<BucketMap> {
        Mutex::new(BucketMap { rate, buckets: HashMap::new(), prune_at: PRUNE_AT })
    }

    fn take(&mut self, key: IpAddr) -> Result<(), ApiError> {
        if self.prune_at < self.buckets.len() {
            self.buckets.retain(|_, bucket| {
                bucket.fill();
                bucket.drops < bucket.rate.burst
            });
            // Not at every request, however many there are.
            self.prune_at = PRUNE_AT.max(2 * self.buckets.len());
        }
        self.buckets.entry(key).or_insert_with(|| Bucket::full(self.rate)).take()
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
    pub requests: Buckets,
    pub tables: Buckets,
    /// Names, and tries of recovery links.
    pub names: Buckets,
    pub sockets: Buckets,
    /// Finished games to be thought about.
    pub analyses: Buckets,
    /// Sockets of tables that are open at once.
    pub open_sockets: Arc<OpenCounts>,
}

impl Limits {
    pub fn new(config: &Config) -> Limits {
        Limits {
            requests: Buckets::new(30.0, 300.0),
            tables: Buckets::new(0.1, 20.0),
            names: Buckets::new(0.1, 20.0),
            sockets: Buckets::new(1.0, 60.0),
            analyses: Buckets::new(0.02, 10.0),
            open_sockets: OpenCounts::new(config.sockets_per_address),
        }
    }
}
