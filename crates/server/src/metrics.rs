//! Figures about the running server, as Prometheus reads them.

use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

/// Upper ends of the steps in which the time of a write is counted, in milliseconds.
const STEPS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// All figures.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: AtomicI64,
    pub sockets: AtomicI64,
    pub moves: AtomicU64,
    /// Messages sent over sockets, and their bytes.
    pub messages: AtomicU64,
    pub bytes: AtomicU64,
    /// Bots that wait for a thread or think.
    pub bots: AtomicI64,
    pub bot_faults: AtomicU64,
    /// By the code of the trouble.
    refusals: Mutex<BTreeMap<String, u64>>,
    writes: Histogram,
}

/// How often something took how long.
#[derive(Debug, Default)]
struct Histogram {
    counts: [AtomicU64; STEPS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Metrics {
    pub fn refused(&self, code: &str) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        *refusals.entry(code.to_owned()).or_default() += 1;
    }

    /// A commit took so long.
    pub fn written(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(step) = STEPS.iter().position(|end| micros <= end * 1000) {
            self.writes.counts[step].fetch_add(1, Relaxed);
        }
        self.writes.count.fetch_add(1, Relaxed);
        self.writes.micros.fetch_add(micros, Relaxed);
    }

    /// `GET /metrics`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut figure = |name: &str, kind: &str, help: &str, value: String| {
            let name = format!("tablewright_{name}");
            writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}")
                .expect("a string takes everything");
        };
        let gauge = |value: &AtomicI64| value.load(Relaxed).to_string();
        let count = |value: &AtomicU64| value.load(Relaxed).to_string();
        figure("tables", "gauge", "Tables in memory.", gauge(&self.tables));
        figure("sockets", "gauge", "Open sockets.", gauge(&self.sockets));
        figure("bots", "gauge", "Bots that wait or think.", gauge(&self.bots));
        figure("bot_faults_total", "counter", "Bots that gave no answer.", count(&self.bot_faults));
        figure("moves_total", "counter", "Moves, undos and redos on disk.", count(&self.moves));
        figure("messages_total", "counter", "Messages sent.", count(&self.messages));
        figure("message_bytes_total", "counter", "Bytes of messages sent.", count(&self.bytes));
        self.write_refusals(&mut text);
        self.writes.write(&mut text);
        text
    }

    fn write_refusals(&self, text: &mut String) {
        text.push_str("# HELP tablewright_refusals_total Wishes and requests refused.\n");
        text.push_str("# TYPE tablewright_refusals_total counter\n");
        let refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        for (code, count) in refusals.iter() {
            writeln!(text, "tablewright_refusals_total{{code=\"{code}\"}} {count}")
                .expect("a string takes everything");
        }
    }
}

impl Histogram {
    fn write(&self, text: &mut String) {
        let name = "tablewright_write_seconds";
        text.push_str(&format!("# HELP {name} Time of a commit.\n# TYPE {name} histogram\n"));
        let mut sum = 0;
        for (end, count) in STEPS.iter().zip(&self.counts) {
            sum += count.load(Relaxed);
            let seconds = *end as f64 / 1000.0;
            text.push_str(&format!("{name}_bucket{{le=\"{seconds}\"}} {sum}\n"));
        }
        let (count, micros) = (self.count.load(Relaxed), self.micros.load(Relaxed));
        let seconds = micros as f64 / 1e6;
        text.push_str(&format!(
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}\n"
        ));
    }
}
