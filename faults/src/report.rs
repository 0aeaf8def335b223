//! The matrix as a table and as JSON.

use std::fmt::Write;

use serde::Serialize;

use crate::matrix::{FAULTS, Fault, PHASES, Phase};

/// What one cell came to.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    pub fault: &'static str,
    pub phase: &'static str,
    /// Moves, undos, lines of chat and opened tables.
    pub acknowledged: u64,
    pub refused: u64,
    pub unanswered: u64,
    /// How many calls failed because of the fault, where that can be counted.
    pub felt: Option<u32>,
    pub seconds: f64,
    pub violations: Vec<String>,
}

impl Outcome {
    pub fn is_lawful(&self) -> bool {
        self.violations.is_empty()
    }

    fn short(&self) -> String {
        if !self.is_lawful() {
            return "FAIL".to_owned();
        }
        let unfelt = if self.felt == Some(0) { "~" } else { "" };
        format!("ok {}{unfelt}", self.acknowledged)
    }
}

#[derive(Debug, Serialize)]
pub struct Report {
    pub cells: Vec<Outcome>,
    /// Rows that this machine cannot run.
    pub left_out: Vec<String>,
    pub passed: usize,
    pub failed: usize,
}

impl Report {
    pub fn new(cells: Vec<Outcome>, left_out: Vec<String>) -> Report {
        let passed = cells.iter().filter(|cell| cell.is_lawful()).count();
        Report { passed, failed: cells.len() - passed, cells, left_out }
    }

    fn cell(&self, fault: Fault, phase: Phase) -> Option<&Outcome> {
        let is_here = |cell: &&Outcome| cell.fault == fault.name() && cell.phase == phase.name();
        self.cells.iter().find(is_here)
    }

    /// Rows are faults, columns are phases.
    pub fn table(&self) -> String {
        let mut text = format!("{:20}", "");
        PHASES.iter().for_each(|phase| text += &format!("{:>15}", phase.name()));
        text.push('\n');
        let mut notes: Vec<&str> = Vec::new();
        let is_run = |fault: &Fault| self.cells.iter().any(|cell| cell.fault == fault.name());
        for fault in FAULTS.into_iter().filter(is_run) {
            let cells =
                PHASES.map(|phase| match (fault.meaningless(phase), self.cell(fault, phase)) {
                    (Some(why), _) => {
                        let at = notes.iter().position(|note| *note == why);
                        let at = at.unwrap_or_else(|| {
                            notes.push(why);
                            notes.len() - 1
                        });
                        format!("- ({})", at + 1)
                    }
                    (None, Some(cell)) => cell.short(),
                    (None, None) => String::new(),
                });
            text += &format!("{:20}", fault.name());
            cells.iter().for_each(|cell| text += &format!("{cell:>15}"));
            text.push('\n');
        }
        for (note, number) in notes.iter().zip(1..) {
            let _ = writeln!(text, "({number}) {note}");
        }
        if self.cells.iter().any(|cell| cell.is_lawful() && cell.felt == Some(0)) {
            text += "~ the fault was not felt: what was wanted was in memory\n";
        }
        self.left_out.iter().for_each(|row| text += &format!("left out: {row}\n"));
        for cell in self.cells.iter().filter(|cell| !cell.is_lawful()) {
            let _ = writeln!(text, "FAIL {} / {}", cell.fault, cell.phase);
            cell.violations.iter().for_each(|what| text += &format!("     {what}\n"));
        }
        let sum = |of: fn(&Outcome) -> u64| self.cells.iter().map(of).sum::<u64>();
        let (acknowledged, refused) = (sum(|cell| cell.acknowledged), sum(|cell| cell.refused));
        let unanswered = sum(|cell| cell.unanswered);
        let _ = writeln!(
            text,
            "{acknowledged} acknowledged, {refused} refused, {unanswered} unanswered"
        );
        text + &format!("{} passed, {} failed", self.passed, self.failed)
    }
}
