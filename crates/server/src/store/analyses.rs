//! What was found out about finished games.

use wire::replay::Analysis;

use super::{Statement, Store, StoreError};

impl Store {
    pub async fn analysis(&self, table: &str) -> Result<Option<Analysis>, StoreError> {
        let found = "SELECT analysis FROM analyses WHERE table_id = $1";
        let found = sqlx::query_scalar(found).bind(table.to_owned());
        let text: Option<String> = found.fetch_optional(&self.pool).await?;
        let read = |text: String| serde_json::from_str(&text);
        text.map(read).transpose().map_err(|e| StoreError::Corrupt(format!("an analysis: {e}")))
    }

    pub async fn add_analysis(&self, table: &str, analysis: &Analysis) -> Result<(), StoreError> {
        let insert = "INSERT INTO analyses (table_id, analysis) VALUES ($1, $2)";
        let text = serde_json::to_string(analysis).expect("numbers and texts");
        self.writer.write(vec![Statement::new(insert).text(table).text(text)]).await
    }
}
