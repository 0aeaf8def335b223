//! Reading what may be damaged, as far as it goes.

use futures_util::TryStreamExt;
use sqlx::any::AnyRow;

use super::{
    LogRecord, Statement, Store, StoreError, TableProgress, checksum, log, tables::status_word,
};
use crate::fsck::{Damage, Findings};

impl Store {
    /// Has SQLite look through all pages of its file.
    pub async fn check_pages(&self, findings: &mut Findings) {
        if !self.is_file {
            return;
        }
        let found = sqlx::query_scalar::<_, String>("PRAGMA integrity_check(20)");
        let reasons = match found.fetch_all(&self.pool).await {
            Ok(reasons) => reasons,
            Err(error) => vec![error.to_string()],
        };
        let reasons = reasons.into_iter().filter(|reason| reason != "ok");
        let damage = |reason| Damage { of: "the file".to_owned(), reason, good: None };
        findings.damage.extend(reasons.map(damage));
    }

    /// The ids in a table of the database, those before the damage and those after it.
    pub async fn all_ids(&self, table: &'static str, damage: &mut Vec<Damage>) -> Vec<String> {
        use sqlx::Row;
        let select = |order| format!("SELECT id FROM {table} ORDER BY id {order}");
        let (mut rows, trouble) = self.rows(select("ASC")).await;
        if let Some(reason) = trouble {
            damage.push(Damage { of: table.to_owned(), reason, good: None });
            rows.extend(self.rows(select("DESC")).await.0);
        }
        let mut ids: Vec<String> = rows.iter().filter_map(|row| row.try_get("id").ok()).collect();
        ids.sort();
        ids.dedup();
        ids
    }

    /// Rows as far as they can be read, and what kept us from the next one.
    pub async fn rows(&self, sql: String) -> (Vec<AnyRow>, Option<String>) {
        let mut rows = Vec::new();
        let mut stream = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch(&self.pool);
        loop {
            match stream.try_next().await {
                Ok(Some(row)) => rows.push(row),
                Ok(None) => return (rows, None),
                Err(error) => return (rows, Some(error.to_string())),
            }
        }
    }

    /// The records of a table up to the first that is missing or damaged, and what is wrong with it.
    pub async fn readable_records(&self, table: &str) -> (Vec<LogRecord>, Option<String>) {
        match self.records(table).await {
            Ok(records) => return (records, None),
            Err(StoreError::Corrupt(_) | StoreError::Unavailable(_)) => {}
            Err(other) => return (Vec::new(), Some(other.to_string())),
        }
        let mut records = Vec::new();
        loop {
            let seq = records.len() as u64 + 1;
            match self.one_record(table, seq).await {
                Ok(Some(record)) => records.push(record),
                Ok(None) => {
                    let reason = format!("deed {seq} is missing");
                    return (records, Some(reason));
                }
                Err(error) => return (records, Some(error.to_string())),
            }
        }
    }

    async fn one_record(&self, table: &str, seq: u64) -> Result<Option<LogRecord>, StoreError> {
        let found = "SELECT seq, kind, seat, line, sum FROM deeds WHERE table_id = $1 AND seq = $2";
        let found = sqlx::query(found).bind(table.to_owned()).bind(seq as i64);
        let row = found.fetch_optional(&self.pool).await?;
        row.map(|row| log::read(&row, table, seq)).transpose()
    }

    /// Writes down records that were read elsewhere.
    pub async fn put_records(&self, table: &str, records: &[LogRecord]) -> Result<(), StoreError> {
        let insert = "INSERT INTO deeds (table_id, seq, kind, seat, line, at, sum) \
                      VALUES ($1, $2, $3, $4, $5, 0, $6)";
        let insert = |(record, seq): (&LogRecord, u64)| {
            Statement::new(insert)
                .text(table)
                .number(seq as i64)
                .text(record.kind.to_string())
                .text(&record.seat)
                .text(&record.line)
                .text(checksum::of_record(table, seq, record))
        };
        self.writer.write(records.iter().zip(1..).map(insert).collect()).await
    }

    /// Sets how a table stands after so many records.
    pub async fn set_progress(
        &self,
        table: &str,
        records: u64,
        progress: &TableProgress,
    ) -> Result<(), StoreError> {
        let update = "UPDATE tables SET status = $1, moves = $2, asked = $3, deeds = $4 \
                      WHERE id = $5";
        let update = Statement::new(update)
            .text(status_word(progress.status))
            .number(progress.moves)
            .text(&progress.asked)
            .number(records as i64)
            .text(table);
        self.writer.write(vec![update]).await
    }
}
