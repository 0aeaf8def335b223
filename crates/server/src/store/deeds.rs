//! Deeds: all that was done at a table, in its order. The log is only ever added to.

use std::{fmt, str::FromStr};

use sqlx::{Row, any::AnyRow};
use wire::lobby::Status;

use super::{
    Failure, Save, Statement, Store, campaigns::write_save, checksum, tables::status_word,
};
use crate::clock::now;

/// One line of the log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Deed {
    pub kind: Kind,
    /// The letter of the seat.
    pub seat: String,
    /// A move as in a replay; for an undo how many moves were taken back.
    pub line: String,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    Play,
    Undo,
    Redo,
}

/// How a table stands after a deed: what lists of tables tell without replaying any.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Standing {
    pub status: Status,
    pub moves: u32,
    pub asked: String,
    pub clocks: String,
    /// What is left of the chapter that the deed ended.
    pub save: Option<Save>,
}

impl Store {
    /// Writes down the deed with this number, and the chapter that it ended. A conflict if there is
    /// one already.
    pub async fn add_deed(
        &self,
        table: &str,
        seq: u64,
        deed: &Deed,
        standing: &Standing,
    ) -> Result<(), Failure> {
        let insert = "INSERT INTO deeds (table_id, seq, kind, seat, line, at, sum) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let insert = Statement::new(insert)
            .text(table)
            .number(seq as i64)
            .text(deed.kind.to_string())
            .text(&deed.seat)
            .text(&deed.line)
            .number(now())
            .text(checksum::of_deed(table, seq, deed));
        let update = "UPDATE tables SET status = $1, moves = $2, asked = $3, clocks = $4, \
                      changed = $5, deeds = $6, touched = $7 WHERE id = $8";
        let update = Statement::new(update)
            .text(status_word(standing.status))
            .number(standing.moves)
            .text(&standing.asked)
            .text(&standing.clocks)
            .number(now())
            .number(seq as i64)
            .number(self.minutes())
            .text(table);
        let mut write = vec![insert, update];
        write.extend(standing.save.iter().flat_map(|save| write_save(table, save)));
        self.writer.write(write).await
    }

    /// All deeds of a table, from the first on. Damage is found out: a deed that is not as it was
    /// written, or one that is missing.
    pub async fn deeds(&self, table: &str) -> Result<Vec<Deed>, Failure> {
        let found = "SELECT d.seq, d.kind, d.seat, d.line, d.sum, t.deeds FROM deeds d \
                     JOIN tables t ON t.id = d.table_id WHERE t.id = $1 ORDER BY d.seq";
        let rows = sqlx::query(found).bind(table.to_owned()).fetch_all(&self.pool).await?;
        let mut deeds = Vec::with_capacity(rows.len());
        for (row, seq) in rows.iter().zip(1..) {
            deeds.push(read(row, table, seq)?);
        }
        let counted = match rows.first() {
            Some(row) => row.try_get("deeds")?,
            None => self.counted(table).await?,
        };
        if 0 <= counted && counted != deeds.len() as i64 {
            let found = deeds.len();
            return Err(Failure::Nonsense(format!("{found} of {counted} deeds are there")));
        }
        Ok(deeds)
    }

    async fn counted(&self, table: &str) -> Result<i64, Failure> {
        let found = sqlx::query_scalar("SELECT deeds FROM tables WHERE id = $1");
        let counted = found.bind(table.to_owned()).fetch_optional(&self.pool).await?;
        Ok(counted.unwrap_or(-1))
    }
}

/// The deed that must have this number.
pub(super) fn read(row: &AnyRow, table: &str, seq: u64) -> Result<Deed, Failure> {
    let damaged = |what: &str| Failure::Nonsense(format!("deed {seq} {what}"));
    if row.try_get::<i64, _>("seq")? != seq as i64 {
        return Err(damaged("is missing"));
    }
    let kind: String = row.try_get("kind")?;
    let deed = Deed {
        kind: kind.parse().map_err(|reason: String| damaged(&format!("is damaged: {reason}")))?,
        seat: row.try_get("seat")?,
        line: row.try_get("line")?,
    };
    let sum: String = row.try_get("sum")?;
    // Those of an earlier version have none.
    if !sum.is_empty() && sum != checksum::of_deed(table, seq, &deed) {
        return Err(damaged("is damaged: its checksum is another one"));
    }
    Ok(deed)
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Play => "play",
            Kind::Undo => "undo",
            Kind::Redo => "redo",
        })
    }
}

impl FromStr for Kind {
    type Err = String;
    fn from_str(word: &str) -> Result<Kind, String> {
        [Kind::Play, Kind::Undo, Kind::Redo]
            .into_iter()
            .find(|kind| kind.to_string() == word)
            .ok_or_else(|| format!("`{word}` is no kind of deed"))
    }
}
