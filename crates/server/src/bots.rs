//! Bots think on threads of their own, so that no click waits for them.

use std::{
    collections::VecDeque,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, atomic::Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

use crate::metrics::Metrics;

/// How long a bot thinks about one decision where nobody else waits.
pub const DECISION: Duration = Duration::from_secs(2);

/// How soon somebody has a hint, however much else is thought about.
pub const HINT: Duration = Duration::from_millis(2500);

/// With less time a thought is worth nothing.
pub const SHORTEST: Duration = Duration::from_millis(80);

/// What a thought is for, the most pressing first.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Purpose {
    /// Somebody looks at the screen and waits for it.
    Hint,
    /// A bot is to move.
    Move,
    /// A game that is over is looked at again.
    Study,
}

type Thought = Box<dyn FnOnce(Duration) + Send>;

/// A few threads and what they are to think about. A table has one bot that thinks at a time, so
/// with first come, first served it waits for every other table once.
pub struct Bots {
    lines: Arc<Lines>,
    metrics: Arc<Metrics>,
}

/// Those who wait for a thread, a line for every purpose.
struct Lines {
    waiting: Mutex<Waiting>,
    somebody: Condvar,
    /// Those that think about moves.
    threads: u32,
}

#[derive(Default)]
struct Waiting {
    lines: [VecDeque<(Instant, Thought)>; 3],
    is_over: bool,
}

impl fmt::Debug for Bots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bots")
    }
}

impl Bots {
    /// The threads end when the house is gone. There are two more than are asked for: one studies
    /// what is over, and one has time for a hint when all others think.
    pub fn start(threads: usize, metrics: Arc<Metrics>) -> Bots {
        let threads = threads.max(1);
        let lines = Arc::new(Lines {
            waiting: Mutex::default(),
            somebody: Condvar::new(),
            threads: threads as u32,
        });
        for number in 0..threads + 2 {
            let purposes: &[Purpose] = match number {
                0 => &[Purpose::Hint],
                1 => &[Purpose::Study],
                _ => &[Purpose::Hint, Purpose::Move],
            };
            let lines = Arc::clone(&lines);
            let work = move || {
                while let Some((time, thought)) = lines.next(purposes) {
                    thought(time);
                }
            };
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(work).expect("a house begins with threads to spare");
        }
        Bots { lines, metrics }
    }

    /// Thinks elsewhere, for about as long as the thought is told. Nothing comes back from one that
    /// panics; one whose table has lost interest is not even begun.
    pub fn think<T: Send + 'static>(
        &self,
        purpose: Purpose,
        thought: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> oneshot::Receiver<Option<T>> {
        let (answer, wait) = oneshot::channel();
        let metrics = Arc::clone(&self.metrics);
        metrics.bots.fetch_add(1, Relaxed);
        let thought = move |time| {
            if !answer.is_closed() {
                // The thought is gone after a panic, so nothing half-changed is seen again.
                let _ = answer.send(catch_unwind(AssertUnwindSafe(|| thought(time))).ok());
            }
            metrics.bots.fetch_sub(1, Relaxed);
        };
        let line = (Instant::now(), Box::new(thought) as Thought);
        self.lines.lock().lines[purpose as usize].push_back(line);
        // Not every thread takes everything.
        self.lines.somebody.notify_all();
        wait
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.lines.lock().is_over = true;
        self.lines.somebody.notify_all();
    }
}

impl Lines {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next thought of these purposes, and says how long it may take; nothing when the
    /// house is gone.
    fn next(&self, purposes: &[Purpose]) -> Option<(Duration, Thought)> {
        let mut waiting = self.lock();
        while !waiting.is_over {
            for &purpose in purposes {
                let line = &mut waiting.lines[purpose as usize];
                if let Some((since, thought)) = line.pop_front() {
                    let others = line.len() as u32;
                    let time = allotted(purpose, self.threads, since.elapsed(), others);
                    return Some((time, thought));
                }
            }
            let woken = self.somebody.wait(waiting);
            waiting = woken.unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

/// How long a thought may take that has waited for some time, with others behind it: the longer the
/// line, the shorter everybody thinks.
pub fn allotted(purpose: Purpose, threads: u32, waited: Duration, others: u32) -> Duration {
    let time = match purpose {
        Purpose::Hint => HINT.saturating_sub(waited).min(DECISION) / (others + 1),
        Purpose::Move => DECISION * threads / (others + 1),
        // Nobody is kept from moving by it.
        Purpose::Study => return Duration::MAX,
    };
    time.clamp(SHORTEST, DECISION)
}
