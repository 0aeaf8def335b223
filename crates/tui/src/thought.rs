//! Thoughts: what is worked out on a thread of its own, while the screen stays awake.

use std::{
    fmt, io,
    sync::mpsc::{self, Receiver, TryRecvError},
    thread,
    time::{Duration, Instant},
};

pub(crate) struct Thought<T> {
    begun: Instant,
    answer: Receiver<T>,
}

impl<T> fmt::Debug for Thought<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("begun", &self.begun).finish_non_exhaustive()
    }
}

impl<T: Send + 'static> Thought<T> {
    pub fn begin(think: impl FnOnce() -> T + Send + 'static) -> Thought<T> {
        let (sender, answer) = mpsc::channel();
        // Whoever asked may not want to know any more.
        thread::spawn(move || drop(sender.send(think())));
        Thought { begun: Instant::now(), answer }
    }

    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// What came of it; `None` while it goes on.
    pub fn answer(&self) -> io::Result<Option<T>> {
        match self.answer.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(broken_off()),
        }
    }

    /// What came of it, however long it takes.
    pub fn wait(self) -> io::Result<T> {
        self.answer.recv().map_err(|_| broken_off())
    }
}

/// A thought that panics is a mistake of ours.
fn broken_off() -> io::Error {
    io::Error::other("a thought broke off")
}
