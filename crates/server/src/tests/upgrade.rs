//! Upgrades: a database of an earlier version is opened and played on.

use std::{fs, io::Read as _};

use flate2::read::GzDecoder;
use serde_json::json;
use sqlx::AnyPool;

use super::browser::{Rooms, TempDatabase, config, rooms_on};
use crate::{Config, fsck};

/// A database that the version before `_sqlx_migrations` wrote: a live table of Ada with a bot, with an
/// undo and a line of chat, and the first chapter of a campaign.
const BEFORE: &[u8] = include_bytes!("data/before-sqlx-migrations.db.gz");
const RECOVERY: &str = "5ejkggjath58tg4zmdc9fmrz6p636vmy";
const TABLE: &str = "bfsbftt96k9k";

fn before() -> TempDatabase {
    let database = TempDatabase::called("tablewright-before");
    let mut content = Vec::new();
    GzDecoder::new(BEFORE).read_to_end(&mut content).unwrap();
    fs::write(database.path(), content).unwrap();
    database
}

async fn applied(rooms: &Rooms) -> Vec<i64> {
    let pool = AnyPool::connect(&rooms.database.url()).await.unwrap();
    let versions = sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version");
    let versions = versions.fetch_all(&pool).await.unwrap();
    pool.close().await;
    versions
}

#[tokio::test]
async fn a_database_of_before_is_recognised_and_played_on() {
    let rooms = rooms_on(before(), config()).await;
    assert_eq!(applied(&rooms).await, (1..=10).collect::<Vec<i64>>());
    let mut ada = rooms.browser();
    ada.post("/api/recover", json!({ "secret": RECOVERY })).await.expect(200);
    let addr = rooms.listen().await;
    let mut socket = ada.connect(addr, TABLE).await;
    let state = socket.state.clone().unwrap();
    assert_eq!(state.my_seat.as_deref(), Some("A"));
    assert_eq!(state.chat[0].text, "hello from before");
    assert!(24 <= state.turn.moves && !state.log.is_empty());
    assert!(socket.asked().await, "Ada goes on, or the bot and then she");
    let version = socket.turn().version;
    socket.choose(0).await;
    assert!(version < socket.turn().version);

    // And once more, as a database of now.
    let rooms = rooms.again().await;
    let mut guest = rooms.browser();
    let again = guest.get(&format!("/api/tables/{TABLE}")).await.expect(200);
    assert!(u64::from(state.turn.moves) < again["moves"].as_u64().unwrap());
    assert_eq!(applied(&rooms).await.len(), 10);
}

#[tokio::test]
async fn a_database_of_before_has_no_damage() {
    let database = before();
    let findings = fsck(&database.url(), None, |_, _| {}).await.unwrap();
    assert!(findings.damage.is_empty(), "{:?}", findings.damage);
    assert_eq!((findings.tables, findings.moves), (2, 31));
    let _ = fs::remove_file(format!("{}-lock", database.path().display()));
}

#[tokio::test]
async fn a_migration_that_was_changed_later_is_found_out() {
    let rooms = rooms_on(before(), config()).await;
    rooms.app.store.close().await;
    let change = "UPDATE _sqlx_migrations SET checksum = X'00' WHERE version = 3";
    rooms.database.meddle(change).await;
    let config = Config { db: rooms.database.url(), ..config() };
    let refused = crate::AppState::open(config).await.unwrap_err().to_string();
    assert!(refused.contains("migration 3"), "{refused}");
}

#[tokio::test]
async fn a_database_with_a_migration_of_a_later_version_is_not_touched() {
    let rooms = rooms_on(before(), config()).await;
    rooms.app.store.close().await;
    let later = "INSERT INTO _sqlx_migrations VALUES (99, 'later', CURRENT_TIMESTAMP, 1, X'00', 0)";
    rooms.database.meddle(later).await;
    let config = Config { db: rooms.database.url(), ..config() };
    let refused = crate::AppState::open(config).await.unwrap_err().to_string();
    assert!(refused.contains("newer tablewright (step 99"), "{refused}");
}
