//! The ledger of a table: what its people were told, and whether it still holds.

use wire::{
    ErrorBody,
    table::{ChatLine, LogEntry, LogKind, State, Turn, Update},
};

use crate::law::Violation;

/// What somebody asked for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Asked {
    Play { seat: usize, base: u64, notation: String },
    Undo { seat: usize, base: u64 },
    Chat { seat: usize, text: String },
}

impl Asked {
    pub fn seat(&self) -> usize {
        match self {
            Asked::Play { seat, .. } | Asked::Undo { seat, .. } | Asked::Chat { seat, .. } => *seat,
        }
    }

    /// The version it would change.
    fn base(&self) -> Option<u64> {
        match self {
            Asked::Play { base, .. } | Asked::Undo { base, .. } => Some(*base),
            Asked::Chat { .. } => None,
        }
    }
}

/// What one seat has read.
#[derive(Clone, Debug)]
struct Memory {
    version: u64,
    moves: u32,
    log: Vec<LogEntry>,
    chat: Vec<ChatLine>,
}

/// Everything that was asked for and answered at one table.
#[derive(Debug, Default)]
pub struct Ledger {
    pub name: String,
    /// Bots move without being asked by us.
    pub has_bots: bool,
    /// Moves are taken back here.
    pub has_undos: bool,
    /// The newest version that anybody was shown.
    pub version: u64,
    pub pending: Option<Asked>,
    /// Asked for and never answered: it may have happened or not.
    doubts: Vec<Asked>,
    memories: Vec<Option<Memory>>,
    said: Vec<String>,
    unsaid: Vec<String>,
    pub acknowledged: u64,
    pub refused: u64,
    pub is_over: bool,
    pub violations: Vec<Violation>,
}

impl Ledger {
    pub fn new(name: String, seats: usize, has_bots: bool) -> Ledger {
        Ledger { name, has_bots, memories: vec![None; seats], ..Ledger::default() }
    }

    pub fn doubts(&self) -> usize {
        self.doubts.len()
    }

    fn broken(&mut self, violation: impl FnOnce(String) -> Violation, what: &str) {
        // The first of them tells enough.
        if self.violations.len() < 4 {
            self.violations.push(violation(format!("{}: {what}", self.name)));
        }
    }

    /// The server does not know the table.
    pub fn gone(&mut self) {
        self.broken(Violation::Lost, "the table is not there any more");
    }

    /// A connection brought the whole state. `floor` is the version that was known before it was
    /// opened, which no fresh state may fall behind.
    pub fn state(&mut self, seat: usize, state: &State, floor: u64) {
        let version = state.turn.version;
        if version < floor {
            self.broken(Violation::Lost, &format!("version {floor} is {version} now"));
            // Said once; what follows is compared with what is there.
            (self.version, self.doubts) = (version, Vec::new());
            self.memories.iter_mut().for_each(|memory| *memory = None);
        }
        self.advance(version);
        let log: Vec<LogEntry> =
            state.log.iter().filter(|entry| entry.kind != LogKind::Remark).cloned().collect();
        if let Some(memory) = self.memories[seat].take() {
            self.compare_log(&memory, &state.turn, &log);
            let is_gone = |line: &&ChatLine| !state.chat.contains(line);
            if let Some(line) = memory.chat.iter().find(is_gone) {
                self.broken(Violation::Lost, &format!("the chat line `{}`", line.text));
            }
        }
        let has = |text: &String| state.chat.iter().any(|line| line.text == *text);
        if let Some(text) = self.said.iter().find(|text| !has(text)).cloned() {
            self.broken(Violation::Lost, &format!("the acknowledged chat line `{text}`"));
        }
        if let Some(text) = self.unsaid.iter().find(|text| has(text)).cloned() {
            self.broken(Violation::Happened, &format!("the chat line `{text}`"));
        }
        let memory = Memory { version, moves: state.turn.moves, log, chat: state.chat.clone() };
        self.memories[seat] = Some(memory);
        self.is_over = state.turn.standings.is_some();
    }

    fn compare_log(&mut self, memory: &Memory, turn: &Turn, log: &[LogEntry]) {
        if turn.version < memory.version {
            let told = format!("version {} became {}", memory.version, turn.version);
            return self.broken(Violation::Lost, &told);
        }
        // A move that was taken back meanwhile may have been followed by another one.
        let taken_back = u32::from(self.has_undos && memory.version < turn.version);
        let stands = memory.moves.saturating_sub(taken_back);
        let before = memory.log.iter().filter(|entry| entry.step <= stands);
        let now = log.iter().filter(|entry| entry.step <= stands);
        if !before.eq(now) {
            self.broken(Violation::Lost, &format!("the log of version {}", memory.version));
        }
    }

    pub fn update(&mut self, seat: usize, update: &Update) {
        self.advance(update.turn.version);
        if let Some(memory) = &mut self.memories[seat] {
            memory.log.retain(|entry| entry.step < update.log_from);
            memory
                .log
                .extend(update.log.iter().filter(|entry| entry.kind != LogKind::Remark).cloned());
            (memory.version, memory.moves) = (update.turn.version, update.turn.moves);
        }
        self.is_over |= update.turn.standings.is_some();
    }

    pub fn chat(&mut self, seat: usize, line: &ChatLine) {
        if let Some(memory) = &mut self.memories[seat] {
            memory.chat.push(line.clone());
        }
    }

    /// Somebody saw this version: it must come from what was asked for.
    fn advance(&mut self, version: u64) {
        if version <= self.version {
            return;
        }
        let first = self.memories.iter().all(Option::is_none);
        if !first && !self.has_bots {
            let base = Some(self.version);
            let is_asked =
                self.pending.iter().chain(&self.doubts).any(|asked| asked.base() == base);
            if !is_asked || self.version + 1 < version {
                let told = format!("version {} became {version} unasked", self.version);
                self.broken(Violation::Happened, &told);
            }
        }
        self.version = version;
    }

    /// `Done` came for what is pending.
    pub fn done(&mut self, version: u64) {
        let Some(asked) = self.pending.take() else { return };
        self.acknowledged += 1;
        match asked {
            Asked::Chat { text, .. } => self.said.push(text),
            Asked::Play { .. } | Asked::Undo { .. } if self.version < version => {
                self.broken(
                    Violation::Lost,
                    &format!("version {version}, acknowledged and not shown"),
                );
            }
            Asked::Play { .. } | Asked::Undo { .. } => {}
        }
    }

    /// Whoever is refused is told why.
    pub fn check_reason(&mut self, error: &ErrorBody) {
        if error.code.trim().is_empty() || error.reason.trim().is_empty() {
            self.broken(Violation::NoReason, &format!("{error:?}"));
        }
    }

    /// `Refused` came for what is pending.
    pub fn refuse(&mut self, error: &ErrorBody) {
        let Some(asked) = self.pending.take() else { return };
        self.refused += 1;
        let base = asked.base();
        let in_doubt = self.doubts.iter().any(|doubt| doubt.base() == base);
        if base.is_some_and(|base| base < self.version)
            && !in_doubt
            && !self.has_bots
            && error.code != "stale"
        {
            self.broken(Violation::Happened, &format!("{asked:?} ({})", error.code));
        }
        if let Asked::Chat { text, .. } = asked {
            self.unsaid.push(text);
        }
    }

    /// The connection of a seat is gone, and with it the answer.
    pub fn hung_up(&mut self, seat: usize) {
        if self.pending.as_ref().is_some_and(|asked| asked.seat() == seat) {
            self.doubts.extend(self.pending.take());
        }
    }
}
