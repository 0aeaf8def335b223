//! Metrics of the running server, as Prometheus reads them.

use std::time::Duration;

use prometheus::{
    Histogram, HistogramOpts, IntCounter, IntCounterVec, IntGauge, Opts, Registry, TextEncoder,
    core::Collector,
};

/// Upper bounds of the buckets in which the time of a commit is counted, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];

/// All metrics of one server.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub tables: IntGauge,
    pub sockets: IntGauge,
    pub moves: IntCounter,
    /// Messages sent over sockets, and their bytes on the wire.
    pub messages: IntCounter,
    pub bytes: IntCounter,
    /// Bots that wait for a thread or think.
    pub bots: IntGauge,
    pub bot_faults: IntCounter,
    /// By the code of the error.
    refusals: IntCounterVec,
    writes: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let registry = Registry::new();
        let gauge = |name, help| register(&registry, IntGauge::with_opts(opts(name, help)));
        let counter = |name, help| register(&registry, IntCounter::with_opts(opts(name, help)));
        let refusals = opts("refusals_total", "Messages and requests refused.");
        let writes = HistogramOpts::from(opts("write_seconds", "Time of a commit."));
        Metrics {
            tables: gauge("tables", "Tables in memory."),
            sockets: gauge("sockets", "Open sockets."),
            moves: counter("moves_total", "Moves, undos and redos on disk."),
            messages: counter("messages_total", "Messages sent."),
            bytes: counter("message_bytes_total", "Bytes of messages sent."),
            bots: gauge("bots", "Bots that wait or think."),
            bot_faults: counter("bot_faults_total", "Bots that gave no answer."),
            refusals: register(&registry, IntCounterVec::new(refusals, &["code"])),
            writes: register(&registry, Histogram::with_opts(writes.buckets(BUCKETS.to_vec()))),
            registry,
        }
    }
}

fn opts(name: &str, help: &str) -> Opts {
    Opts::new(name, help).namespace("tablewright")
}

fn register<T: Collector + Clone + 'static>(
    registry: &Registry,
    metric: Result<T, prometheus::Error>,
) -> T {
    let metric = metric.expect("names and buckets are sound");
    registry.register(Box::new(metric.clone())).expect("every name is registered once");
    metric
}

impl Metrics {
    pub fn refused(&self, code: &str) {
        self.refusals.with_label_values(&[code]).inc();
    }

    /// A commit took so long.
    pub fn written(&self, time: Duration) {
        self.writes.observe(time.as_secs_f64());
    }

    /// `GET /metrics`.
    pub fn text(&self) -> String {
        let text = TextEncoder::new().encode_to_string(&self.registry.gather());
        text.expect("metrics are plain text")
    }
}
