//! What was said at a table.

use sqlx::Row;
use wire::table::ChatLine;

use super::{Statement, Store, StoreError};

/// How many lines of chat a newcomer sees.
pub const CHAT_HISTORY: usize = 200;

impl Store {
    pub async fn add_chat(&self, table: &str, line: &ChatLine) -> Result<(), StoreError> {
        let insert = "INSERT INTO chat (table_id, id, seat, name, text, at) \
                      VALUES ($1, $2, $3, $4, $5, $6)";
        let insert = Statement::new(insert)
            .text(table)
            .number(line.id)
            .text(line.seat.clone().unwrap_or_default())
            .text(&line.name)
            .text(&line.text)
            .number(line.at);
        self.writer.write(vec![insert]).await
    }

    /// The latest lines, in their order.
    pub async fn chat(&self, table: &str) -> Result<Vec<ChatLine>, StoreError> {
        let found = "SELECT id, seat, name, text, at FROM chat WHERE table_id = $1 \
                     ORDER BY id DESC LIMIT $2";
        let found = sqlx::query(found).bind(table.to_owned()).bind(CHAT_HISTORY as i64);
        let rows = found.fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<ChatLine, StoreError> {
            let seat: String = row.try_get("seat")?;
            Ok(ChatLine {
                id: row.try_get("id")?,
                seat: Some(seat).filter(|seat| !seat.is_empty()),
                name: row.try_get("name")?,
                text: row.try_get("text")?,
                at: row.try_get("at")?,
            })
        };
        rows.iter().rev().map(read).collect()
    }
}
