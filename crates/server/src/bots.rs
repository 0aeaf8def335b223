//! Bots think on threads of their own, so that no click waits for them.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed, mpsc},
    thread,
};

use tokio::sync::oneshot;

use crate::metrics::Metrics;

type Thought = Box<dyn FnOnce() + Send>;

/// A few threads and what they are to think about, first come, first served.
pub struct Bots {
    queue: Mutex<mpsc::Sender<Thought>>,
    metrics: Arc<Metrics>,
}

impl fmt::Debug for Bots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bots")
    }
}

impl Bots {
    /// The threads end when the house is gone.
    pub fn start(threads: usize, metrics: Arc<Metrics>) -> Bots {
        let (queue, thoughts) = mpsc::channel::<Thought>();
        let thoughts = Arc::new(Mutex::new(thoughts));
        for number in 0..threads.max(1) {
            let thoughts = Arc::clone(&thoughts);
            let next = move || thoughts.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let work = move || {
                while let Ok(thought) = next() {
                    thought();
                }
            };
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(work).expect("a house begins with threads to spare");
        }
        Bots { queue: Mutex::new(queue), metrics }
    }

    /// Thinks elsewhere. Nothing comes back from a thought that panics; one whose table has lost
    /// interest is not even begun.
    pub fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<Option<T>> {
        let (answer, wait) = oneshot::channel();
        let metrics = Arc::clone(&self.metrics);
        metrics.bots.fetch_add(1, Relaxed);
        let thought = move || {
            if !answer.is_closed() {
                // The thought is gone after a panic, so nothing half-changed is seen again.
                let _ = answer.send(catch_unwind(AssertUnwindSafe(thought)).ok());
            }
            metrics.bots.fetch_sub(1, Relaxed);
        };
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.send(Box::new(thought)).expect("the threads live as long as the queue");
        wait
    }
}
