//! Bots think on threads of their own, so that no click waits for them.

mod queue;

use std::{
    fmt,
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

use crate::{error::ApiError, limits::is_exempt, metrics::Metrics};

pub use queue::{FairQueue, Share};

/// How long a bot thinks about one decision if nobody else waits.
pub const DECISION: Duration = Duration::from_secs(2);

/// How long it thinks at a table of bots alone where anything else waits or no other thread is free:
/// as long as a person may have to wait for a thread.
pub const SHORT: Duration = Duration::from_millis(500);

/// How soon somebody has a hint, however much else is thought about.
pub const HINT: Duration = Duration::from_millis(2500);

/// With less time than this, thinking is pointless.
pub const SHORTEST: Duration = Duration::from_millis(80);

/// So many hints of one visitor may wait.
pub const QUEUED_HINTS: usize = 3;

/// What a thought is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Purpose {
    /// Somebody looks at the screen and waits for it.
    Hint,
    /// A bot is to move, and a person waits for it.
    Move,
    /// A bot is to move at a table of bots that nobody looks at.
    BotsAlone,
    /// A game that is over is looked at again.
    Analysis,
}

/// What is thought about, and on whose behalf.
#[derive(Clone, Debug)]
pub struct ThinkRequest {
    pub purpose: Purpose,
    pub share: Share,
    pub table: String,
}

/// A few threads and what they are to think about. Where a person waits comes first. Among those
/// every visitor has the same share, however many tables they play at; and so it is among tables of
/// bots alone.
pub struct BotPool {
    lines: Arc<Lines>,
    metrics: Arc<Metrics>,
}

/// Those who wait for a thread.
struct Lines {
    waiting: Mutex<Waiting>,
    somebody: Condvar,
    /// Those that think about moves.
    threads: u32,
}

#[derive(Default)]
struct Waiting {
    /// Hints and moves that a person waits for.
    people: FairQueue<Job>,
    bots_alone: FairQueue<Job>,
    analyses: FairQueue<Job>,
    /// Threads for moves that have nothing to think about.
    idle: u32,
    is_over: bool,
}

struct Job {
    purpose: Purpose,
    since: Instant,
    thought: Box<dyn Thought>,
}

/// Something to be thought about.
trait Thought: Send {
    /// Whether somebody still wants to know.
    fn is_wanted(&self) -> bool;
    fn think(self: Box<Self>, time: Duration);
}

struct Thinking<F, T> {
    think: F,
    answer: oneshot::Sender<Option<T>>,
    has_begun: Arc<AtomicBool>,
    /// Counts it as long as it is there.
    _counted: Counted,
}

struct Counted(Arc<Metrics>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.bots.dec();
    }
}

impl<T: Send, F: FnOnce(Duration) -> T + Send> Thought for Thinking<F, T> {
    fn is_wanted(&self) -> bool {
        !self.answer.is_closed()
    }

    fn think(self: Box<Self>, time: Duration) {
        let Thinking { think, answer, has_begun, _counted } = *self;
        has_begun.store(true, Relaxed);
        // The thought is gone after a panic, so nothing half-changed is seen again.
        let _ = answer.send(catch_unwind(AssertUnwindSafe(|| think(time))).ok());
    }
}

/// A thought that waits for a thread or is being thought.
#[derive(Debug)]
pub struct Pending<T> {
    /// `None` if thinking panicked.
    pub answer: oneshot::Receiver<Option<T>>,
    has_begun: Arc<AtomicBool>,
}

/// Tells whether a thought is still waiting.
#[derive(Clone, Debug)]
pub struct Progress(Arc<AtomicBool>);

impl<T> Pending<T> {
    pub fn progress(&self) -> Progress {
        Progress(Arc::clone(&self.has_begun))
    }
}

impl Progress {
    pub fn has_begun(&self) -> bool {
        self.0.load(Relaxed)
    }
}

impl fmt::Debug for BotPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BotPool")
    }
}

/// What a thread thinks about.
#[derive(Copy, Clone)]
enum Worker {
    Hints,
    Analyses,
    Moves,
}

impl BotPool {
    /// The threads end when the server stops. There are two more than are asked for: one studies
    /// what is over, and one has time for a hint when all others think.
    pub fn start(threads: usize, metrics: Arc<Metrics>) -> BotPool {
        let threads = threads.max(1);
        let lines = Arc::new(Lines {
            waiting: Mutex::default(),
            somebody: Condvar::new(),
            threads: threads as u32,
        });
        for number in 0..threads + 2 {
            let worker = match number {
                0 => Worker::Hints,
                1 => Worker::Analyses,
                _ => Worker::Moves,
            };
            let lines = Arc::clone(&lines);
            let work = move || {
                while let Some((time, thought)) = lines.next(worker) {
                    thought.think(time);
                }
            };
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(work).expect("the process can start a few threads");
        }
        BotPool { lines, metrics }
    }

    /// Thinks elsewhere, for about as long as the thought is told. One whose table has lost interest
    /// is not even begun.
    pub fn think<T: Send + 'static>(
        &self,
        request: ThinkRequest,
        thought: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Pending<T> {
        self.push(&mut self.lines.lock(), request, thought)
    }

    /// Thinks about a hint for somebody at this address, unless they wait for enough already.
    pub fn hint<T: Send + 'static>(
        &self,
        address: IpAddr,
        table: String,
        thought: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<Pending<T>, ApiError> {
        let request = ThinkRequest { purpose: Purpose::Hint, share: Share::of(address), table };
        let mut waiting = self.lines.lock();
        let is_hint = |job: &Job| job.purpose == Purpose::Hint && job.thought.is_wanted();
        let queued = waiting.people.count(&request.share, is_hint);
        if QUEUED_HINTS <= queued && !is_exempt(address) {
            return Err(ApiError::TooMany);
        }
        Ok(self.push(&mut waiting, request, thought))
    }

    fn push<T: Send + 'static>(
        &self,
        waiting: &mut Waiting,
        request: ThinkRequest,
        think: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Pending<T> {
        let (answer, wait) = oneshot::channel();
        self.metrics.bots.inc();
        let has_begun = Arc::new(AtomicBool::new(false));
        let pending = Pending { answer: wait, has_begun: Arc::clone(&has_begun) };
        let counted = Counted(Arc::clone(&self.metrics));
        let thought = Box::new(Thinking { think, answer, has_begun, _counted: counted });
        let job = Job { purpose: request.purpose, since: Instant::now(), thought };
        waiting.queue(request.purpose).push(request.share, request.table, job);
        // Not every thread takes everything.
        self.lines.somebody.notify_all();
        pending
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.lines.lock().is_over = true;
        self.lines.somebody.notify_all();
    }
}

impl Waiting {
    fn queue(&mut self, purpose: Purpose) -> &mut FairQueue<Job> {
        match purpose {
            Purpose::Hint | Purpose::Move => &mut self.people,
            Purpose::BotsAlone => &mut self.bots_alone,
            Purpose::Analysis => &mut self.analyses,
        }
    }

    /// The next job of a thread, with the number of shares that wait for theirs.
    fn next(&mut self, worker: Worker) -> Option<(Job, usize)> {
        match worker {
            Worker::Hints => self.people.pop(|job| job.purpose == Purpose::Hint),
            Worker::Analyses => self.analyses.pop(|_| true),
            Worker::Moves => self.people.pop(|_| true).or_else(|| self.bots_alone.pop(|_| true)),
        }
    }

    /// Drops what nobody wants to know any more, so that it takes nobody's turn.
    fn tidy(&mut self) {
        for queue in [&mut self.people, &mut self.bots_alone, &mut self.analyses] {
            queue.retain(|job| job.thought.is_wanted());
        }
    }
}

impl Lines {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next thought, and says how long it may take; `None` when the server stops.
    fn next(&self, worker: Worker) -> Option<(Duration, Box<dyn Thought>)> {
        let mut waiting = self.lock();
        while !waiting.is_over {
            waiting.tidy();
            if let Some((job, others)) = waiting.next(worker) {
                let time = allotted(job.purpose, self.threads, job.since.elapsed(), others as u32);
                let is_crowded = !waiting.people.is_empty() || !waiting.bots_alone.is_empty();
                // Whoever comes next finds a thread soon.
                let is_short =
                    job.purpose == Purpose::BotsAlone && (is_crowded || waiting.idle == 0);
                let time = if is_short { time.min(SHORT) } else { time };
                return Some((time, job.thought));
            }
            let moves = u32::from(matches!(worker, Worker::Moves));
            waiting.idle += moves;
            let woken = self.somebody.wait(waiting);
            waiting = woken.unwrap_or_else(PoisonError::into_inner);
            waiting.idle -= moves;
        }
        None
    }
}

/// How long a thought may take that has waited for some time, while so many other visitors wait: the
/// more they are, the shorter everybody thinks. What one visitor has queued makes nobody else's
/// thoughts shorter.
pub fn allotted(purpose: Purpose, threads: u32, waited: Duration, others: u32) -> Duration {
    let time = match purpose {
        Purpose::Hint => HINT.saturating_sub(waited).min(DECISION) / (others + 1),
        Purpose::Move | Purpose::BotsAlone => DECISION * threads / (others + 1),
        // It delays no move.
        Purpose::Analysis => return Duration::MAX,
    };
    time.clamp(SHORTEST, DECISION)
}
