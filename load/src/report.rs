//! What came of it.

use std::{fmt, time::Duration};

use serde::Serialize;

use crate::Sample;

/// What we promise: milliseconds from click to update, and memory.
const MEDIAN_MS: f64 = 20.0;
const P99_MS: f64 = 150.0;
const MEMORY_MIB: f64 = 1024.0;
const UPDATE_BYTES: usize = 20 * 1024;
const USUAL_UPDATE_BYTES: usize = 4 * 1024;

#[derive(Serialize)]
pub struct Report {
    pub tables: usize,
    pub seats: usize,
    pub seconds: u64,
    pub moves: u64,
    pub updates: u64,
    pub errors: u64,
    /// The first of them.
    pub first_error: Option<String>,
    pub median_ms: f64,
    pub p90_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
    /// The largest update, uncompressed.
    pub update_bytes_max: usize,
    /// Updates on the wire: half of all are smaller than the first, and none is larger than the
    /// second.
    pub update_bytes_compressed_median: usize,
    pub update_bytes_compressed_max: usize,
    pub memory_mib: Option<f64>,
    /// Processor time of the server for every move.
    pub processor_ms_per_move: Option<f64>,
    #[serde(skip)]
    delays: Vec<Duration>,
    #[serde(skip)]
    on_wire: Vec<usize>,
}

impl Report {
    pub fn new(tables: usize, seats: usize, seconds: u64) -> Report {
        Report {
            tables,
            seats,
            seconds,
            moves: 0,
            updates: 0,
            errors: 0,
            first_error: None,
            median_ms: 0.0,
            p90_ms: 0.0,
            p99_ms: 0.0,
            max_ms: 0.0,
            update_bytes_max: 0,
            update_bytes_compressed_median: 0,
            update_bytes_compressed_max: 0,
            memory_mib: None,
            processor_ms_per_move: None,
            delays: Vec::new(),
            on_wire: Vec::new(),
        }
    }

    pub fn take(&mut self, sample: Sample) {
        if let Some(error) = sample.error {
            self.errors += 1;
            self.first_error.get_or_insert(error);
            return;
        }
        self.moves += 1;
        self.update_bytes_max = self.update_bytes_max.max(sample.bytes);
        self.on_wire.extend(sample.on_wire);
        self.delays.extend(sample.delays);
    }

    /// Works out times and sizes once all samples are in.
    pub fn close(&mut self) {
        self.updates = self.delays.len() as u64;
        self.delays.sort_unstable();
        let at = |share: f64| {
            let last = self.delays.len().saturating_sub(1);
            let delay = self.delays.get((last as f64 * share).round() as usize);
            delay.map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
        };
        (self.median_ms, self.p90_ms) = (at(0.5), at(0.9));
        (self.p99_ms, self.max_ms) = (at(0.99), at(1.0));
        self.on_wire.sort_unstable();
        let middle = self.on_wire.get(self.on_wire.len() / 2);
        self.update_bytes_compressed_median = middle.copied().unwrap_or(0);
        self.update_bytes_compressed_max = self.on_wire.last().copied().unwrap_or(0);
    }

    pub fn keeps_the_promise(&self) -> bool {
        0 < self.moves
            && self.errors == 0
            && self.median_ms < MEDIAN_MS
            && self.p99_ms < P99_MS
            && self.update_bytes_compressed_max < UPDATE_BYTES
            && self.update_bytes_compressed_median < USUAL_UPDATE_BYTES
            && self.memory_mib.is_none_or(|mib| mib < MEMORY_MIB)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { tables, seats, seconds, moves, updates, errors, .. } = self;
        writeln!(f, "{tables} tables of {seats}, {seconds} s: {moves} moves, {updates} updates")?;
        writeln!(
            f,
            "from click to update: median {:.1} ms, 90 % {:.1} ms, 99 % {:.1} ms, longest {:.1} ms",
            self.median_ms, self.p90_ms, self.p99_ms, self.max_ms
        )?;
        writeln!(
            f,
            "an update on the wire: as a rule {} bytes, at most {} bytes; uncompressed at most {} bytes",
            self.update_bytes_compressed_median,
            self.update_bytes_compressed_max,
            self.update_bytes_max
        )?;
        if let Some(mib) = self.memory_mib {
            writeln!(f, "memory of the server: {mib:.0} MiB at most")?;
        }
        if let Some(ms) = self.processor_ms_per_move {
            writeln!(f, "processor time of the server: {ms:.2} ms a move")?;
        }
        write!(f, "errors: {errors}")?;
        if let Some(first) = &self.first_error {
            write!(f, " (the first: {first})")?;
        }
        let kept = if self.keeps_the_promise() { "kept" } else { "NOT kept" };
        write!(
            f,
            "\nthe promise (median {MEDIAN_MS} ms, 99 % {P99_MS} ms, {MEMORY_MIB} MiB): {kept}"
        )
    }
}
