//! The schema and its history: numbered steps, applied once each and in their order.

use sqlx::{AnyPool, Connection, Executor};

/// All steps that ever were. A step that was published is never edited.
const STEPS: &[&str] = &[
    include_str!("migrations/0001-tables.sql"),
    include_str!("migrations/0002-seeded.sql"),
    include_str!("migrations/0003-campaigns.sql"),
    include_str!("migrations/0004-hints.sql"),
    include_str!("migrations/0005-eras.sql"),
    include_str!("migrations/0006-sums.sql"),
    include_str!("migrations/0007-requests.sql"),
    include_str!("migrations/0008-expiry.sql"),
];

/// Applies the steps the database has not seen yet.
pub async fn update(pool: &AnyPool) -> Result<(), String> {
    let plain = |error: sqlx::Error| error.to_string();
    let mut connection = pool.acquire().await.map_err(plain)?;
    let begin = "CREATE TABLE IF NOT EXISTS schema_steps (number BIGINT NOT NULL PRIMARY KEY)";
    connection.execute(begin).await.map_err(plain)?;
    let newest = "SELECT COALESCE(MAX(number), 0) FROM schema_steps";
    let newest: i64 =
        sqlx::query_scalar(newest).fetch_one(&mut *connection).await.map_err(plain)?;
    let (newest, known) = (newest as usize, STEPS.len());
    if known < newest {
        return Err(format!(
            "written by a newer tablewright (step {newest} of its schema; this one knows {known}): \
             start the newer program, or restore a backup"
        ));
    }
    for (step, sql) in STEPS.iter().enumerate().skip(newest) {
        let mut transaction = connection.begin().await.map_err(plain)?;
        transaction.execute(sqlx::raw_sql(*sql)).await.map_err(plain)?;
        let done = sqlx::query("INSERT INTO schema_steps (number) VALUES ($1)");
        done.bind(step as i64 + 1).execute(&mut *transaction).await.map_err(plain)?;
        transaction.commit().await.map_err(plain)?;
    }
    Ok(())
}
