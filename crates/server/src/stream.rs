//! The stream of a connection, which gives up on clients that send or take in too little.
//!
//! hyper's own `header_read_timeout` also runs while a connection is idle, so it cannot allow a
//! minute between two requests and ten seconds for a header. Both are kept here.

use std::{
    future::Future,
    io,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Duration, Instant, Sleep, sleep_until},
};

use crate::{config::Timeouts, connections::Slot};

/// What a connection does, as the stream and the requests on it see it.
#[derive(Debug)]
pub struct Activity {
    phase: Mutex<Phase>,
    pub slot: Slot,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Phase {
    /// The header of a request is on its way.
    Header { since: Instant },
    /// A request is being answered.
    Answer,
    /// Nothing is asked.
    Idle { since: Instant },
    /// It is a socket, which looks after itself.
    Upgraded,
}

impl Activity {
    pub fn new(slot: Slot) -> Arc<Activity> {
        let phase = Mutex::new(Phase::Header { since: Instant::now() });
        Arc::new(Activity { phase, slot })
    }

    fn lock(&self) -> MutexGuard<'_, Phase> {
        self.phase.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request has come, and is being answered.
    pub fn begin(&self) {
        *self.lock() = Phase::Answer;
        self.slot.begin();
    }

    /// A request is answered, though its answer may still be under way.
    pub fn complete(&self, is_upgraded: bool) {
        if is_upgraded {
            *self.lock() = Phase::Upgraded;
            self.slot.upgrade();
        } else {
            *self.lock() = Phase::Idle { since: Instant::now() };
            self.slot.complete();
        }
    }

    fn has_read(&self) {
        let mut phase = self.lock();
        if let Phase::Idle { .. } = *phase {
            *phase = Phase::Header { since: Instant::now() };
        }
    }

    fn has_written(&self) {
        let mut phase = self.lock();
        if let Phase::Idle { .. } = *phase {
            *phase = Phase::Idle { since: Instant::now() };
        }
    }

    /// Until when something must be read.
    fn deadline(&self, timeouts: &Timeouts) -> Option<Instant> {
        match *self.lock() {
            Phase::Header { since } => Some(since + timeouts.header),
            Phase::Idle { since } => Some(since + timeouts.idle),
            Phase::Answer | Phase::Upgraded => None,
        }
    }
}

/// A connection with its limits of time.
#[derive(Debug)]
pub struct Stream {
    tcp: TcpStream,
    activity: Arc<Activity>,
    timeouts: Timeouts,
    reading: Timer,
    writing: Timer,
}

impl Stream {
    pub fn new(tcp: TcpStream, activity: Arc<Activity>, timeouts: Timeouts) -> Stream {
        let (reading, writing) = (Timer::default(), Timer::default());
        Stream { tcp, activity, timeouts, reading, writing }
    }

    /// What became of a write; one that waits has only so much time.
    fn written<T>(
        &mut self,
        cx: &mut Context<'_>,
        done: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.writing.stop();
            self.activity.has_written();
            return done;
        }
        self.writing.start(self.timeouts.write);
        ready!(self.writing.poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        if let Poll::Ready(done) = Pin::new(&mut self.tcp).poll_read(cx, buffer) {
            self.reading.stop();
            if before < buffer.filled().len() {
                self.activity.has_read();
            }
            return Poll::Ready(done);
        }
        let deadline = self.activity.deadline(&self.timeouts);
        self.reading.set(deadline);
        ready!(self.reading.poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.tcp).poll_write(cx, bytes);
        self.written(cx, done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.tcp).poll_write_vectored(cx, bytes);
        self.written(cx, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(cx)
    }
}

/// A timer that may be off.
#[derive(Debug, Default)]
struct Timer {
    sleep: Option<Pin<Box<Sleep>>>,
    runs: bool,
}

impl Timer {
    fn stop(&mut self) {
        self.runs = false;
    }

    /// Runs for so long, unless it runs already.
    fn start(&mut self, time: Duration) {
        if !self.runs {
            self.set(Some(Instant::now() + time));
        }
    }

    fn set(&mut self, deadline: Option<Instant>) {
        self.runs = deadline.is_some();
        let Some(deadline) = deadline else { return };
        match &mut self.sleep {
            Some(sleep) if sleep.deadline() == deadline => {}
            Some(sleep) => sleep.as_mut().reset(deadline),
            None => self.sleep = Some(Box::pin(sleep_until(deadline))),
        }
    }

    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        match &mut self.sleep {
            Some(sleep) if self.runs => sleep.as_mut().poll(cx),
            _ => Poll::Pending,
        }
    }
}
