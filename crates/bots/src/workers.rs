//! Threads that share numbered work: games of a tournament or of a training, positions of an analysis.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// Does the work of every number below `count` once, on `threads` threads. Each thread has a result of
/// its own, which `begin` makes and `work` adds to; the results of all threads are returned.
///
/// ```
/// use bots::workers;
///
/// let add = |sum: &mut usize, number| {
///     *sum += number;
///     Ok::<(), std::convert::Infallible>(())
/// };
/// let sums = workers::share(2, 101, || 0, add)?;
/// assert_eq!(sums.iter().sum::<usize>(), 5050);
/// # Ok::<(), std::convert::Infallible>(())
/// ```
///
/// # Errors
///
/// The first error of `work`. No other number is begun after it.
///
/// # Panics
///
/// If `work` panics.
pub fn share<T: Send, E: Send>(
    threads: usize,
    count: usize,
    begin: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, usize) -> Result<(), E> + Sync,
) -> Result<Vec<T>, E> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut result = begin();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if count <= number {
                return Ok(result);
            }
            work(&mut result, number).inspect_err(|_| next.store(count, Ordering::Relaxed))?;
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|w| w.join().expect("a worker does not panic")).collect()
    })
}

/// Does the work of every number below `count` once and returns the results in the order of the numbers,
/// whatever the number of threads.
///
/// ```
/// assert_eq!(bots::workers::map(4, 5, |n| n * n), [0, 1, 4, 9, 16]);
/// ```
///
/// # Panics
///
/// If `work` panics.
pub fn map<T: Send>(threads: usize, count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let note = |results: &mut Vec<(usize, T)>, number| {
        results.push((number, work(number)));
        Ok::<(), std::convert::Infallible>(())
    };
    let Ok(parts) = share(threads, count, Vec::new, note);
    let mut results: Vec<(usize, T)> = parts.into_iter().flatten().collect();
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
