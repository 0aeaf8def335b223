//! Records: all that was done at a table, in its order. The log is only ever added to.

use std::fmt;

use sqlx::{Row, any::AnyRow};
use wire::lobby::Status;

use super::{
    CampaignSave, Statement, Store, StoreError, campaigns::write_save, checksum,
    tables::status_word,
};
use crate::clock::now;

/// One line of the log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogRecord {
    pub kind: RecordKind,
    /// The letter of the seat.
    pub seat: String,
    /// A move as in a replay; for an undo how many moves were taken back.
    pub line: String,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum RecordKind {
    Play,
    Undo,
    Redo,
}

/// How a table stands after a record: what lists of tables tell without replaying any.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct TableProgress {
    pub status: Status,
    pub moves: u32,
    pub asked: String,
    pub clocks: String,
    /// What is left of the chapter that the record ended.
    pub save: Option<CampaignSave>,
}

impl Store {
    /// Writes down the record with this number, and the chapter that it ended. A conflict if there is
    /// one already.
    pub async fn add_record(
        &self,
        table: &str,
        seq: u64,
        record: &LogRecord,
        progress: &TableProgress,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO deeds (table_id, seq, kind, seat, line, at, sum) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let insert = Statement::new(insert)
            .text(table)
            .number(seq as i64)
            .text(record.kind.to_string())
            .text(&record.seat)
            .text(&record.line)
            .number(now())
            .text(checksum::of_record(table, seq, record));
        let update = "UPDATE tables SET status = $1, moves = $2, asked = $3, clocks = $4, \
                      changed = $5, deeds = $6, touched = $7 WHERE id = $8";
        let update = Statement::new(update)
            .text(status_word(progress.status))
            .number(progress.moves)
            .text(&progress.asked)
            .text(&progress.clocks)
            .number(now())
            .number(seq as i64)
            .number(self.minutes())
            .text(table);
        let mut write = vec![insert, update];
        write.extend(progress.save.iter().flat_map(|save| write_save(table, save)));
        self.writer.write(write).await
    }

    /// All records of a table, from the first on. Damage is found out: a record that is not as it was
    /// written, or one that is missing.
    pub async fn records(&self, table: &str) -> Result<Vec<LogRecord>, StoreError> {
        let found = "SELECT d.seq, d.kind, d.seat, d.line, d.sum, t.deeds FROM deeds d \
                     JOIN tables t ON t.id = d.table_id WHERE t.id = $1 ORDER BY d.seq";
        let rows = sqlx::query(found).bind(table.to_owned()).fetch_all(&self.pool).await?;
        let mut records = Vec::with_capacity(rows.len());
        for (row, seq) in rows.iter().zip(1..) {
            records.push(read(row, table, seq)?);
        }
        let counted = match rows.first() {
            Some(row) => row.try_get("deeds")?,
            None => self.counted(table).await?,
        };
        if 0 <= counted && counted != records.len() as i64 {
            let found = records.len();
            return Err(StoreError::Corrupt(format!("{found} of {counted} deeds are there")));
        }
        Ok(records)
    }

    async fn counted(&self, table: &str) -> Result<i64, StoreError> {
        let found = sqlx::query_scalar("SELECT deeds FROM tables WHERE id = $1");
        let counted = found.bind(table.to_owned()).fetch_optional(&self.pool).await?;
        Ok(counted.unwrap_or(-1))
    }
}

/// The record that must have this number.
pub(super) fn read(row: &AnyRow, table: &str, seq: u64) -> Result<LogRecord, StoreError> {
    let damaged = |what: &str| StoreError::Corrupt(format!("deed {seq} {what}"));
    if row.try_get::<i64, _>("seq")? != seq as i64 {
        return Err(damaged("is missing"));
    }
    let kind: String = row.try_get("kind")?;
    let unknown = || damaged(&format!("is damaged: `{kind}` is no kind of deed"));
    let record = LogRecord {
        kind: RecordKind::read(&kind).ok_or_else(unknown)?,
        seat: row.try_get("seat")?,
        line: row.try_get("line")?,
    };
    let sum: String = row.try_get("sum")?;
    // Those of an earlier version have none.
    if !sum.is_empty() && sum != checksum::of_record(table, seq, &record) {
        return Err(damaged("is damaged: its checksum is another one"));
    }
    Ok(record)
}

impl fmt::Display for RecordKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RecordKind::Play => "play",
            RecordKind::Undo => "undo",
            RecordKind::Redo => "redo",
        })
    }
}

impl RecordKind {
    fn read(word: &str) -> Option<RecordKind> {
        let all = [RecordKind::Play, RecordKind::Undo, RecordKind::Redo];
        all.into_iter().find(|kind| kind.to_string() == word)
    }
}
