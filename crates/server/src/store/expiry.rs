//! Abandoned tables: which they are, and how they are removed.

use std::sync::atomic::Ordering::Relaxed;

use super::{Statement, Store, StoreError};
use crate::expiry::{Expiry, HARDLY_BEGUN};

/// Why a table is no more.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Removal {
    /// Nobody played there for a long time.
    Expired,
    /// All tables were taken, and whoever opened it had the most.
    Evicted,
}

impl Removal {
    fn word(self) -> &'static str {
        match self {
            Removal::Expired => "expired",
            Removal::Evicted => "evicted",
        }
    }

    fn read(word: &str) -> Result<Removal, StoreError> {
        let mut all = [Removal::Expired, Removal::Evicted].into_iter();
        let unknown = || StoreError::Corrupt(format!("`{word}` is no reason to remove a table"));
        all.find(|removal| removal.word() == word).ok_or_else(unknown)
    }
}

/// How long it is remembered that a table was removed, in minutes.
const REMOVALS_KEPT: i64 = 90 * 24 * 60;

impl Store {
    /// For how many minutes this server was open, in all its runs.
    pub fn minutes(&self) -> i64 {
        self.minutes.load(Relaxed)
    }

    /// Lets so many minutes go by.
    pub async fn advance(&self, minutes: i64) -> Result<(), StoreError> {
        let now = self.minutes() + minutes;
        let write = "INSERT INTO house (name, value) VALUES ('minutes', $1) \
                     ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let forget = Statement::new("DELETE FROM removed_tables WHERE touched < $1");
        let write = Statement::new(write).text(now.to_string());
        self.writer.write(vec![write, forget.number(now - REMOVALS_KEPT)]).await?;
        self.minutes.store(now, Relaxed);
        Ok(())
    }

    pub(super) async fn read_minutes(&self) -> Result<(), StoreError> {
        let found = sqlx::query_scalar("SELECT value FROM house WHERE name = 'minutes'");
        let found: Option<String> = found.fetch_optional(&self.pool).await?;
        let minutes = found.map_or(Ok(0), |text| text.parse());
        let bad = |_| StoreError::Corrupt("`minutes` of the server is no number".to_owned());
        self.minutes.store(minutes.map_err(bad)?, Relaxed);
        Ok(())
    }

    /// Tables whose time is over, some of them. Where clocks run, bots play on to the end.
    pub async fn expired(&self, expiry: &Expiry) -> Result<Vec<String>, StoreError> {
        let found = "SELECT id FROM tables WHERE (status = 'open' AND touched < $1) \
                     OR (status = 'running' AND pace LIKE '%easy%' AND (touched < $4 OR \
                     (campaign = '' AND (touched < $3 OR (moves < $2 AND touched < $1))))) \
                     OR (status = 'over' AND touched < $5 AND NOT EXISTS \
                     (SELECT 1 FROM chairs c WHERE c.table_id = id AND c.sitter <> 'bot')) LIMIT 200";
        let before = |minutes: i64| self.minutes() - minutes;
        let found = sqlx::query_scalar(found)
            .bind(before(expiry.open))
            .bind(i64::from(HARDLY_BEGUN))
            .bind(before(expiry.begun))
            .bind(before(expiry.chapter))
            .bind(before(expiry.bots));
        Ok(found.fetch_all(&self.pool).await?)
    }

    /// Tables at which nothing much happened, of whoever opened the most of them, the stalest first;
    /// none if that is not more than `fair`.
    pub async fn evictable(&self, fair: u32) -> Result<Vec<String>, StoreError> {
        let most = "SELECT origin FROM tables WHERE status <> 'over' AND origin <> '' \
                    GROUP BY origin HAVING $1 < COUNT(*) ORDER BY COUNT(*) DESC LIMIT 1";
        let most = sqlx::query_scalar(most).bind(i64::from(fair));
        let most: Option<String> = most.fetch_optional(&self.pool).await?;
        let Some(origin) = most else { return Ok(Vec::new()) };
        let found = "SELECT id FROM tables WHERE origin = $1 AND (status = 'open' OR \
                     (status = 'running' AND moves < $2)) ORDER BY changed LIMIT 8";
        let found = sqlx::query_scalar(found).bind(origin).bind(i64::from(HARDLY_BEGUN));
        Ok(found.fetch_all(&self.pool).await?)
    }

    /// Removes a table with all that was played and said there.
    pub async fn remove_table(
        &self,
        table: &str,
        removal: Option<Removal>,
    ) -> Result<(), StoreError> {
        let forget = |sql| Statement::new(sql).text(table);
        let mut write = vec![
            forget("DELETE FROM chat WHERE table_id = $1"),
            forget("DELETE FROM join_requests WHERE table_id = $1"),
            forget("DELETE FROM former_sitters WHERE table_id = $1"),
            forget("DELETE FROM analyses WHERE table_id = $1"),
            forget("DELETE FROM deeds WHERE table_id = $1"),
            forget("DELETE FROM chairs WHERE table_id = $1"),
            forget("DELETE FROM tables WHERE id = $1"),
        ];
        if let Some(removal) = removal {
            let told = "INSERT INTO removed_tables (id, reason, touched) VALUES ($1, $2, $3) \
                        ON CONFLICT DO NOTHING";
            write.push(forget(told).text(removal.word()).number(self.minutes()));
        }
        self.writer.write(write).await
    }

    /// Why there is no such table.
    pub async fn removal(&self, table: &str) -> Result<Option<Removal>, StoreError> {
        let found = sqlx::query_scalar("SELECT reason FROM removed_tables WHERE id = $1");
        let found: Option<String> = found.bind(table.to_owned()).fetch_optional(&self.pool).await?;
        found.map(|word| Removal::read(&word)).transpose()
    }
}
