//! The schema and its migrations: numbered steps, applied once each and in their order.

use std::sync::LazyLock;

use sqlx::{
    AnyPool, SqlSafeStr,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
};

use super::OpenError;

/// All migrations that ever were. One that was published is never edited: its checksum is stored.
const STEPS: &[(&str, &str)] = &[
    ("tables", include_str!("migrations/0001-tables.sql")),
    ("seeded", include_str!("migrations/0002-seeded.sql")),
    ("campaigns", include_str!("migrations/0003-campaigns.sql")),
    ("hints", include_str!("migrations/0004-hints.sql")),
    ("eras", include_str!("migrations/0005-eras.sql")),
    ("sums", include_str!("migrations/0006-sums.sql")),
    ("requests", include_str!("migrations/0007-requests.sql")),
    ("expiry", include_str!("migrations/0008-expiry.sql")),
    ("sqlx", include_str!("migrations/0009-sqlx.sql")),
    ("lessons", include_str!("migrations/0010-lessons.sql")),
];

/// The last migration that was written down in our own table, `schema_steps`, by versions before
/// there was `_sqlx_migrations`.
const LAST_OWN: i64 = 8;

/// Without the macro `migrate!`, which would have the drivers of the databases compiled twice.
static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(version, (name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(STEPS).map(migration).collect())
});

/// Applies the migrations the database has not seen yet.
pub async fn update(pool: &AnyPool) -> Result<(), OpenError> {
    let known = STEPS.len() as i64;
    if let Some(found) = last_own_step(pool).await {
        if known < found {
            return Err(OpenError::Newer { found, known });
        }
        // Those it has already are only written down.
        MIGRATOR.skip(pool, Some(found.min(LAST_OWN))).await.map_err(read)?;
    }
    MIGRATOR.run(pool).await.map_err(read)
}

/// How far a database of an earlier version is; `None` for a new one, which has no such table.
async fn last_own_step(pool: &AnyPool) -> Option<i64> {
    let found = sqlx::query_scalar("SELECT MAX(number) FROM schema_steps").fetch_one(pool).await;
    found.ok().flatten()
}

fn read(error: MigrateError) -> OpenError {
    match error {
        MigrateError::VersionMissing(found) => {
            OpenError::Newer { found, known: STEPS.len() as i64 }
        }
        other => other.into(),
    }
}
