//! Lists of tables, read without looking into any game.

use sqlx::{AnyPool, Row as _, any::AnyRow};
use wire::lobby::{Status, TimeControl};

use super::{
    Store, StoreError,
    tables::{Chair, ChapterRef, read_chair, read_json, read_part, read_status},
};

/// A table in a list.
#[derive(Clone, Debug)]
pub struct ListedTable {
    pub id: String,
    pub game: String,
    pub status: Status,
    pub time_control: TimeControl,
    pub public: bool,
    pub seeded: bool,
    pub moves: u32,
    pub asked: String,
    pub changed: i64,
    /// The same in minutes of the server.
    pub touched: i64,
    pub part_of: Option<ChapterRef>,
    pub chairs: Vec<Chair>,
}

/// How many tables are not over.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Counts {
    pub all: u32,
    /// Those that a person opened and did not leave.
    pub person: u32,
    /// Those that were opened from one place.
    pub origin: u32,
}

/// Tables with their chairs, whichever `SELECT` chose them; every list has the same end.
macro_rules! listed {
    ($chosen:literal) => {
        concat!(
            "SELECT t.id, t.game, t.status, t.pace, t.public, t.seeded, t.moves, t.asked, ",
            "t.changed, t.touched, t.campaign, t.chapter, c.sitter, c.person, c.name, c.level FROM tables t ",
            "JOIN chairs c ON c.table_id = t.id WHERE t.id IN (",
            $chosen,
            ") ORDER BY t.changed DESC, t.id, c.seat"
        )
    };
}

const ONE: &str = listed!("$1");
const OPEN: &str = listed!(
    "SELECT id FROM tables WHERE status = 'open' AND public = 1 AND id NOT IN \
     (SELECT table_id FROM chairs WHERE person = $1) ORDER BY changed DESC LIMIT 50"
);
const RUNNING: &str = listed!(
    "SELECT id FROM tables WHERE status = 'running' AND public = 1 AND id NOT IN \
     (SELECT table_id FROM chairs WHERE person = $1) ORDER BY changed DESC LIMIT 50"
);
const MINE: &str = listed!(
    "SELECT t2.id FROM tables t2 JOIN chairs c2 ON c2.table_id = t2.id \
     WHERE c2.person = $1 AND t2.status <> 'over' ORDER BY t2.changed DESC LIMIT 100"
);
const FINISHED: &str = listed!(
    "SELECT id FROM (SELECT id, changed FROM (SELECT id, changed FROM tables \
     WHERE status = 'over' AND public = 1 ORDER BY changed DESC LIMIT 50) AS public_ones UNION \
     SELECT t3.id, t3.changed FROM chairs c3 JOIN tables t3 ON t3.id = c3.table_id \
     WHERE c3.person = $1 AND t3.status = 'over') AS both_kinds ORDER BY changed DESC LIMIT 50"
);

/// Stands for the absence of a person in queries: no chair has it.
const NOBODY: &str = "-";

impl Store {
    pub async fn row(&self, table: &str) -> Result<Option<ListedTable>, StoreError> {
        Ok(rows(&self.pool, ONE, table).await?.pop())
    }

    /// Where the person sits and the game is not over.
    pub async fn tables_of(&self, person: Option<&str>) -> Result<Vec<ListedTable>, StoreError> {
        rows(&self.pool, MINE, person.unwrap_or(NOBODY)).await
    }

    /// Public tables with a free seat.
    pub async fn open_tables(&self, person: Option<&str>) -> Result<Vec<ListedTable>, StoreError> {
        rows(&self.pool, OPEN, person.unwrap_or(NOBODY)).await
    }

    /// Public tables where others play.
    pub async fn running_tables(
        &self,
        person: Option<&str>,
    ) -> Result<Vec<ListedTable>, StoreError> {
        rows(&self.pool, RUNNING, person.unwrap_or(NOBODY)).await
    }

    /// Finished games, public ones and the person's own.
    pub async fn finished_tables(
        &self,
        person: Option<&str>,
    ) -> Result<Vec<ListedTable>, StoreError> {
        rows(&self.pool, FINISHED, person.unwrap_or(NOBODY)).await
    }

    /// Tables at which something happened last.
    pub async fn latest_tables(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let found = "SELECT id FROM tables ORDER BY changed DESC LIMIT $1";
        Ok(sqlx::query_scalar(found).bind(i64::from(most)).fetch_all(&self.pool).await?)
    }

    /// How many tables are not over.
    pub async fn counts(&self, person: &str, origin: &str) -> Result<Counts, StoreError> {
        let count = async |sql: &'static str, key: &str| -> Result<u32, StoreError> {
            let count = sqlx::query_scalar(sql).bind(key.to_owned());
            let count: i64 = count.fetch_one(&self.pool).await?;
            Ok(count as u32)
        };
        let all = "SELECT COUNT(*) FROM tables WHERE status IN ('open', 'running') AND id <> $1";
        let own = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND status <> 'over'";
        let near = "SELECT COUNT(*) FROM tables WHERE origin = $1 AND status <> 'over'";
        Ok(Counts {
            all: count(all, "").await?,
            person: count(own, person).await?,
            origin: count(near, origin).await?,
        })
    }
}

async fn rows(
    pool: &AnyPool,
    sql: &'static str,
    key: &str,
) -> Result<Vec<ListedTable>, StoreError> {
    let found = sqlx::query(sql).bind(key.to_owned()).fetch_all(pool).await?;
    let mut rows: Vec<ListedTable> = Vec::new();
    for line in &found {
        let id: String = line.try_get("id")?;
        if rows.last().is_none_or(|row| row.id != id) {
            rows.push(read(line, id)?);
        }
        let row = rows.last_mut().expect("just pushed");
        row.chairs.push(read_chair(line)?);
    }
    Ok(rows)
}

fn read(line: &AnyRow, id: String) -> Result<ListedTable, StoreError> {
    let number = |column: &str| line.try_get::<i64, _>(column);
    Ok(ListedTable {
        id,
        game: line.try_get("game")?,
        status: read_status(line)?,
        time_control: read_json(line, "pace")?,
        public: number("public")? != 0,
        seeded: number("seeded")? != 0,
        moves: number("moves")? as u32,
        asked: line.try_get("asked")?,
        changed: number("changed")?,
        touched: number("touched")?,
        part_of: read_part(line)?,
        chairs: Vec::new(),
    })
}
