//! Deeds: all that was done at a table, in its order. The log is only ever added to.

use std::{fmt, str::FromStr};

use sqlx::Row;
use wire::lobby::Status;

use super::{Failure, Save, Statement, Store, campaigns::write_save, tables::status_word};
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
        let insert = "INSERT INTO deeds (table_id, seq, kind, seat, line, at) \
                      VALUES ($1, $2, $3, $4, $5, $6)";
        let insert = Statement::new(insert)
            .text(table)
            .number(seq as i64)
            .text(deed.kind.to_string())
            .text(&deed.seat)
            .text(&deed.line)
            .number(now());
        let update = "UPDATE tables SET status = $1, moves = $2, asked = $3, clocks = $4, \
                      changed = $5 WHERE id = $6";
        let update = Statement::new(update)
            .text(status_word(standing.status))
            .number(standing.moves)
            .text(&standing.asked)
            .text(&standing.clocks)
            .number(now())
            .text(table);
        let mut write = vec![insert, update];
        write.extend(standing.save.iter().flat_map(|save| write_save(table, save)));
        self.writer.write(write).await
    }

    /// All deeds of a table, from the first on.
    pub async fn deeds(&self, table: &str) -> Result<Vec<Deed>, Failure> {
        let found = "SELECT kind, seat, line FROM deeds WHERE table_id = $1 ORDER BY seq";
        let rows = sqlx::query(found).bind(table.to_owned()).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<Deed, Failure> {
            let kind: String = row.try_get("kind")?;
            Ok(Deed {
                kind: kind.parse().map_err(Failure::Nonsense)?,
                seat: row.try_get("seat")?,
                line: row.try_get("line")?,
            })
        };
        rows.iter().map(read).collect()
    }
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
