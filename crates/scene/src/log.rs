//! The log: what happened, line by line, and who each line is about.

use std::fmt;

use tabletop::{Event, Seat, Session};

use crate::{Lang, Present, Voice};

/// One line of the log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogEntry {
    /// The move it belongs to, counted from one; zero for setup.
    pub step: usize,
    pub kind: LogKind,
    /// Who made that move.
    pub by: Option<Seat>,
    /// Whom the line is about; `None` where it is about everybody.
    pub seat: Option<Seat>,
    pub sentence: Sentence,
    /// The clause it happens by; empty for what no rule says.
    pub clause: &'static str,
    /// The ids of components and spaces it speaks of.
    pub ids: Vec<String>,
    /// The component somebody made use of, by its id.
    pub used: Option<&'static str>,
}

/// What a line of the log is in its move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum LogKind {
    /// What the player did.
    Move,
    /// What came of it.
    Consequence,
    /// The game goes on: a new round, somebody's turn, the end.
    Phase,
    /// What a bot thought of its move.
    Remark,
}

/// A sentence, cut behind the name it begins with.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Sentence {
    /// What the seat that the sentence is about is called; empty if it begins with other words.
    pub name: String,
    /// All that follows, with the space or colon between.
    pub rest: String,
}

impl Sentence {
    /// What is said of the name, by itself.
    pub fn predicate(&self) -> &str {
        match self.name.as_str() {
            "" => &self.rest,
            _ => self.rest.trim_start_matches([' ', '\u{a0}', '\u{202f}', ':']),
        }
    }
}

/// The whole sentence.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        f.write_str(&self.rest)
    }
}

impl From<String> for Sentence {
    fn from(rest: String) -> Sentence {
        Sentence { name: String::new(), rest }
    }
}

impl LogEntry {
    /// What a bot thought of a move.
    pub fn remark(step: usize, by: Seat, sentence: Sentence) -> LogEntry {
        LogEntry {
            step,
            kind: LogKind::Remark,
            by: Some(by),
            seat: Some(by),
            sentence,
            clause: "",
            ids: Vec::new(),
            used: None,
        }
    }
}

/// Puts remarks into a log: each stands under the move it is about, before what others do then.
pub fn add_remarks(log: &mut Vec<LogEntry>, remarks: impl IntoIterator<Item = LogEntry>) {
    for remark in remarks {
        let after = log.partition_point(|entry| entry.step < remark.step);
        let moved = log[after..].iter().take_while(|entry| {
            entry.step == remark.step && entry.kind != LogKind::Phase && entry.seat == remark.by
        });
        let at = after + moved.count();
        log.insert(at, remark);
    }
}

/// The log of a session from move `from` on, as `viewer` may read it.
pub(crate) fn of<G: Present>(
    session: &Session<G>,
    from: usize,
    viewer: Option<Seat>,
    lang: Lang,
) -> Vec<LogEntry> {
    let voice = Voice { speech: G::speech(lang), names: session.names() };
    let mut log = Vec::new();
    if from == 0 {
        add_step::<G>(&mut log, 0, None, session.opening(), viewer, voice);
    }
    for (at, step) in session.steps().iter().enumerate().skip(from.saturating_sub(1)) {
        add_step::<G>(&mut log, at + 1, Some(step.by), &step.events, viewer, voice);
    }
    log
}

/// What a move brought about. A line about nobody in particular goes on about whom the line before
/// it was about.
fn add_step<G: Present>(
    log: &mut Vec<LogEntry>,
    step: usize,
    by: Option<Seat>,
    events: &[G::Event],
    viewer: Option<Seat>,
    voice: Voice<'_>,
) {
    let mut about = by;
    let mut moved = by.is_none();
    for event in events.iter().filter_map(|event| event.redact(viewer)) {
        let told = G::describe(event);
        let Some(line) = told.sentence else { continue };
        let kind = match told.phase {
            true => LogKind::Phase,
            false if moved => LogKind::Consequence,
            false => LogKind::Move,
        };
        moved |= kind == LogKind::Move;
        let seat = if told.phase { told.seat } else { told.seat.or(about) };
        // Nobody lays out the game.
        about = by.and(seat.or(about));
        log.push(LogEntry {
            step,
            kind,
            by,
            seat,
            sentence: voice.sentence(&line, seat),
            clause: told.clause,
            ids: line.ids(),
            used: told.used.map(|(_, id)| id),
        });
    }
}
