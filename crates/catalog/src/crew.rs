//! Crews: threads that share out numbered work.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// Does the work of every number below `count` once. Each thread keeps a desk of its own, and the
/// desks are what comes back. After a complaint nobody begins anything new.
pub(crate) fn share_out<D: Send>(
    threads: usize,
    count: usize,
    desk: impl Fn() -> D + Sync,
    work: impl Fn(&mut D, usize) -> Result<(), String> + Sync,
) -> Result<Vec<D>, String> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut desk = desk();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if count <= number {
                return Ok(desk);
            }
            work(&mut desk, number).inspect_err(|_| next.store(count, Ordering::Relaxed))?;
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|w| w.join().expect("a worker does not panic")).collect()
    })
}
