//! Remarks: what bots thought of their moves, told at tables with hints. They are kept nowhere.

use ::analysis::Remark;
use scene::{Arg, Lang, Line, LogEntry};

use super::TableActor;
use crate::error::speech;

impl TableActor {
    /// Notes what a bot thought of the move with this number.
    pub fn note(&mut self, step: usize, remark: Option<Remark>) {
        self.remarks.retain(|other, _| *other < step);
        self.remarks.extend(remark.map(|remark| (step, remark)));
    }

    /// The remarks about moves from number `from` on, as lines of the log.
    pub fn remarks_from(&self, from: usize, lang: Lang) -> impl Iterator<Item = LogEntry> {
        let standing = self.loaded.table.moves();
        let entry = move |(&step, remark): (&usize, &Remark)| {
            LogEntry::remark(step, remark.by, speech(lang).say(&line(remark, lang)))
        };
        self.remarks.range(from..).filter(move |(step, _)| **step <= standing).map(entry)
    }
}

fn line(remark: &Remark, lang: Lang) -> Line {
    let percent = |chance: f32| (chance * 100.0).round() as u32;
    let line = match &remark.second {
        Some(second) => Line::new("bot-thought-twice")
            .with("label", Arg::Text(second.label(lang).to_owned()))
            .with("second", percent(second.chance)),
        None => Line::new("bot-thought"),
    };
    line.with("chance", percent(remark.chance))
}
