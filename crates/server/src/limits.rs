//! Limits: how much may be asked for at once.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::{Mutex, PoisonError},
};

use tokio::time::Instant;

use crate::objection::Objection;

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

impl Bucket {
    pub fn full(rate: Rate) -> Bucket {
        Bucket { rate, drops: rate.burst, filled: Instant::now() }
    }

    pub fn take(&mut self) -> Result<(), Objection> {
        self.fill();
        if self.drops < 1.0 {
            return Err(Objection::too_many());
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

/// One bucket for every address.
#[derive(Debug)]
pub struct Buckets {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// So many addresses are remembered before those that did nothing lately are forgotten.
const REMEMBERED: usize = 10_000;

impl Buckets {
    pub fn new(per_second: f64, burst: f64) -> Buckets {
        Buckets { rate: Rate { per_second, burst }, buckets: Mutex::default() }
    }

    /// The house itself is not limited: on a loopback address sits its owner, or a proxy that
    /// stands for everybody.
    pub fn take(&self, address: IpAddr) -> Result<(), Objection> {
        if is_own(address) {
            return Ok(());
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if REMEMBERED < buckets.len() {
            buckets.retain(|_, bucket| {
                bucket.fill();
                bucket.drops < bucket.rate.burst
            });
        }
        buckets.entry(neighbourhood(address)).or_insert_with(|| Bucket::full(self.rate)).take()
    }
}

/// Whether this is the machine itself: its owner, or a proxy that stands for everybody.
pub fn is_own(address: IpAddr) -> bool {
    address == IpAddr::V4(Ipv4Addr::LOCALHOST) || address == IpAddr::V6(Ipv6Addr::LOCALHOST)
}

/// Whoever has one address of IPv6 has a whole /64 of them.
pub fn neighbourhood(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
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
    pub studies: Buckets,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Buckets::new(30.0, 300.0),
            tables: Buckets::new(0.1, 20.0),
            names: Buckets::new(0.1, 20.0),
            sockets: Buckets::new(1.0, 60.0),
            studies: Buckets::new(0.02, 10.0),
        }
    }
}
