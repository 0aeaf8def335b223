//! A new database with all that is good of a damaged one.

use std::sync::Arc;

use sqlx::{AnyConnection, Executor, Row, any::AnyRow};

use super::{Damage, Findings, Game, RestoreError};
use crate::{
    metrics::Metrics,
    store::{Address, Store},
    table::progress_after,
};

/// A table of the database: its columns of text, its columns of numbers, and what orders its rows.
struct Columns {
    table: &'static str,
    texts: &'static [&'static str],
    numbers: &'static [&'static str],
    order: &'static str,
}

/// Everything but records, which are copied game by game; those that others refer to come first.
const TABLES: [Columns; 11] = [
    Columns { table: "house", texts: &["name", "value"], numbers: &[], order: "name" },
    Columns {
        table: "people",
        texts: &["id", "name", "recovery"],
        numbers: &["made", "era"],
        order: "id",
    },
    Columns {
        table: "campaigns",
        texts: &["id", "game", "edition", "owner"],
        numbers: &["changed"],
        order: "id",
    },
    Columns {
        table: "saves",
        texts: &["campaign", "text"],
        numbers: &["chapter"],
        order: "campaign, chapter",
    },
    Columns {
        table: "tables",
        texts: &[
            "id", "game", "opening", "edition", "pace", "secret", "owner", "status", "asked",
            "clocks", "rematch", "campaign", "tempo", "sum", "origin",
        ],
        numbers: &["public", "moves", "changed", "seeded", "chapter", "hints", "deeds", "touched"],
        order: "id",
    },
    Columns {
        table: "chairs",
        texts: &["table_id", "seat", "sitter", "person", "name", "level"],
        numbers: &[],
        order: "table_id, seat",
    },
    Columns {
        table: "chat",
        texts: &["table_id", "seat", "name", "text"],
        numbers: &["id", "at"],
        order: "table_id, id",
    },
    Columns {
        table: "analyses",
        texts: &["table_id", "analysis"],
        numbers: &[],
        order: "table_id",
    },
    Columns {
        table: "former_sitters",
        texts: &["table_id", "seat", "person"],
        numbers: &[],
        order: "table_id, seat, person",
    },
    Columns {
        table: "lessons_done",
        texts: &["person", "game", "lesson"],
        numbers: &["done"],
        order: "person, game, lesson",
    },
    Columns {
        table: "removed_tables",
        texts: &["id", "reason"],
        numbers: &["touched"],
        order: "id",
    },
];

/// Whether the rows of a table are taken over as they are.
#[cfg(test)]
pub fn is_copied(table: &str) -> bool {
    TABLES.iter().any(|columns| columns.table == table)
}

/// Makes the new database, which must not be there yet.
pub async fn restore(
    from: &Store,
    url: &str,
    games: &[Game],
    findings: &mut Findings,
) -> Result<(), RestoreError> {
    let address = Address::new(url)?;
    if let Some(file) = address.file().filter(|file| file.exists()) {
        return Err(RestoreError::Exists(file.to_owned()));
    }
    let target = Store::open(url, Arc::new(Metrics::default())).await?;
    if !target.all_ids("tables", &mut Vec::new()).await.is_empty() {
        return Err(RestoreError::NotEmpty);
    }
    let mut connection = address.connect().await?;
    // A chair of a table that is lost has nowhere to stand.
    let good: Vec<&str> = games.iter().map(|game| game.table.id.as_str()).collect();
    for columns in &TABLES {
        let rows = read(from, columns, &mut findings.damage).await;
        connection.execute(address.begin()).await?;
        for row in &rows {
            if belongs(row, columns, &good) {
                insert(&mut connection, columns, row).await?;
            }
        }
        connection.execute("COMMIT").await?;
    }
    for game in games {
        let id = &game.table.id;
        target.put_records(id, &game.records).await?;
        if !game.is_whole {
            let progress = progress_after(&game.table, &game.records).await;
            target.set_progress(id, game.records.len() as u64, &progress).await?;
        }
    }
    target.close().await;
    Ok(())
}

/// Whether a row is about a game that is there.
fn belongs(row: &AnyRow, columns: &Columns, good: &[&str]) -> bool {
    let key = match columns.table {
        "tables" => "id",
        "chairs" | "chat" | "analyses" | "former_sitters" => "table_id",
        _ => return true,
    };
    row.try_get::<String, _>(key).is_ok_and(|id| good.contains(&id.as_str()))
}

/// All rows that can be read: from the first on up to the damage, and from the last one back to it.
async fn read(from: &Store, columns: &Columns, damage: &mut Vec<Damage>) -> Vec<AnyRow> {
    let Columns { table, texts, numbers, order } = columns;
    let list = [*texts, *numbers].concat().join(", ");
    let backwards = order.split(", ").map(|column| format!("{column} DESC")).collect::<Vec<_>>();
    let select = |order: &str| format!("SELECT {list} FROM {table} ORDER BY {order}");
    let (mut rows, trouble) = from.rows(select(order)).await;
    if let Some(reason) = trouble {
        damage.push(Damage { of: (*table).to_owned(), reason, good: None });
        rows.extend(from.rows(select(&backwards.join(", "))).await.0);
    }
    rows
}

async fn insert(
    connection: &mut AnyConnection,
    columns: &Columns,
    row: &AnyRow,
) -> Result<(), sqlx::Error> {
    let names = [columns.texts, columns.numbers].concat();
    let places: Vec<String> = (1..=names.len()).map(|n| format!("${n}")).collect();
    let (table, names, places) = (columns.table, names.join(", "), places.join(", "));
    // Of a new database only the key of the cookies is there already.
    let sql = match table {
        "house" => format!(
            "INSERT INTO house ({names}) VALUES ({places}) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        ),
        _ => format!("INSERT INTO {table} ({names}) VALUES ({places}) ON CONFLICT DO NOTHING"),
    };
    let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
    for column in columns.texts {
        query = query.bind(row.try_get::<String, _>(*column)?);
    }
    for column in columns.numbers {
        query = query.bind(row.try_get::<i64, _>(*column)?);
    }
    query.execute(connection).await?;
    Ok(())
}
