//! What the store does when the disk does not do what it should.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use tokio::time::timeout;

use super::browser::{Rooms, TempDatabase, rooms};
use crate::{
    Findings, fsck,
    metrics::Metrics,
    store::{DatabaseLock, Person, Store, StoreError},
};

fn person(number: usize) -> Person {
    Person { id: format!("p{number}"), name: "x".repeat(4000), era: 0 }
}

async fn open(database: &TempDatabase) -> Store {
    Store::open(&database.url(), Arc::new(Metrics::default())).await.unwrap()
}

#[tokio::test]
async fn one_bad_write_is_refused_and_its_neighbours_are_done() {
    let database = TempDatabase::new();
    let store = open(&database).await;
    store.add_person(&person(7)).await.unwrap();
    let writes = (0..50).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.add_person(&person(number % 49)).await })
    });
    let mut done = 0;
    for write in writes.collect::<Vec<_>>() {
        match write.await.unwrap() {
            Ok(()) => done += 1,
            Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
        }
    }
    assert_eq!(done, 48, "all but the two that were there already");
    store.close().await;
}

#[tokio::test]
async fn a_removed_file_is_noticed_and_everything_in_it_rescued() {
    let database = TempDatabase::new();
    let store = open(&database).await;
    store.add_person(&person(1)).await.unwrap();
    for ending in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{}{ending}", database.path().display())).unwrap();
    }
    let late = store.add_person(&person(2)).await;
    assert!(matches!(late, Err(StoreError::Uncertain(_))), "{late:?}");
    let reason = timeout(Duration::from_secs(5), store.halted()).await.unwrap();
    assert!(reason.contains("was removed while it was in use"), "{reason}");
    let rescue = reason.split("copied to ").nth(1).unwrap().split(": see").next().unwrap();
    std::fs::rename(rescue, database.path()).unwrap();
    let store = open(&database).await;
    assert!(store.person("p1").await.unwrap().is_some(), "what was acknowledged is there");
    store.close().await;
}

#[tokio::test]
async fn a_second_process_is_kept_out() {
    let database = TempDatabase::new();
    let lock = DatabaseLock::take(&database.url()).await.unwrap();
    let refused = DatabaseLock::take(&database.url()).await.unwrap_err().to_string();
    assert!(refused.contains("another tablewright serves it"), "{refused}");
    drop(lock);
    DatabaseLock::take(&database.url()).await.unwrap();
    let _ = std::fs::remove_file(format!("{}-lock", database.path().display()));
}

/// A table of two moves whose kept form is then changed by this.
async fn damaged_by(sql: &'static str) -> (Rooms, String) {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    for _ in 0..2 {
        socket.asked().await;
        socket.choose(0).await;
    }
    // Or else the bot would move once more after that.
    rooms.app.close_tables().await;
    rooms.app.store.close().await;
    rooms.database.meddle(sql).await;
    (rooms.again().await, id)
}

#[tokio::test]
async fn a_damaged_table_is_never_shown() {
    for (sql, reason) in [
        ("UPDATE deeds SET line = line || ' ' WHERE seq = 1", "deed 1 is damaged"),
        ("UPDATE deeds SET kind = 'redo' WHERE seq = 2", "deed 2 is damaged"),
        ("DELETE FROM deeds WHERE seq = 1", "deed 1 is missing"),
        ("DELETE FROM deeds WHERE seq = (SELECT MAX(seq) FROM deeds)", "deeds are there"),
        ("DELETE FROM deeds", "deeds are there"),
        (
            "UPDATE tables SET secret = substr(secret, 2) || substr(secret, 1, 1)",
            "its opening is damaged",
        ),
        ("UPDATE tables SET opening = opening || ' '", "its opening is damaged"),
    ] {
        let (rooms, id) = damaged_by(sql).await;
        let mut guest = rooms.browser();
        let answer = guest.get(&format!("/api/replays/{id}")).await;
        let text = answer.text();
        assert_eq!(answer.code(500), "broken", "{sql}");
        assert!(text.contains(reason), "{sql}: {text}");
        assert_eq!(guest.get("/healthz").await.status, 500, "no table can be read");
    }
}

#[tokio::test]
async fn one_damaged_table_is_no_reason_to_send_everybody_away() {
    let (rooms, _) = damaged_by("DELETE FROM deeds WHERE seq = 1").await;
    let mut bob = rooms.person("Bob").await;
    bob.open(&["me", "open"], json!({})).await;
    assert_eq!(bob.get("/healthz").await.text(), "ok\n");
}

/// What is found in a database, and the same of a new one that was made of it.
async fn checked(rooms: Rooms) -> (Findings, Findings, TempDatabase) {
    rooms.app.close_tables().await;
    rooms.app.store.close().await;
    let target = TempDatabase::new();
    let found = fsck(&rooms.database.url(), Some(&target.url()), |_, _| {}).await.unwrap();
    let again = fsck(&target.url(), None, |_, _| {}).await.unwrap();
    for database in [&rooms.database, &target] {
        let _ = std::fs::remove_file(format!("{}-lock", database.path().display()));
    }
    (found, again, target)
}

#[tokio::test]
async fn a_sound_database_is_found_sound_and_copied_whole() {
    let (rooms, _) = damaged_by("UPDATE house SET value = value").await;
    let (found, again, _) = checked(rooms).await;
    assert!(found.damage.is_empty(), "{found:?}");
    assert_eq!((found.tables, again.tables), (1, 1));
    assert!(2 <= found.moves, "{found:?}");
    assert_eq!(found.moves, again.moves);
}

#[tokio::test]
async fn damage_is_named_and_what_stands_above_it_restored() {
    let spoil = "UPDATE deeds SET line = line || '?' WHERE seq = 2";
    let (rooms, id) = damaged_by(spoil).await;
    let (found, again, target) = checked(rooms).await;
    assert_eq!(found.damage.len(), 1, "{found:?}");
    assert_eq!(found.damage[0].of, format!("table {id}"));
    assert!(found.damage[0].reason.contains("deed 2 is damaged"), "{found:?}");
    assert_eq!(found.damage[0].good, Some(1));
    assert!(again.damage.is_empty(), "the new one is sound: {again:?}");
    assert_eq!(again.moves, 1);
    let store = open(&target).await;
    let row = store.row(&id).await.unwrap().unwrap();
    assert_eq!((row.moves, row.status), (1, wire::lobby::Status::Running));
    assert_eq!(row.chairs[0].name, "Ada");
    store.close().await;
}

/// A migration that adds a table must say what becomes of it.
#[tokio::test]
async fn every_table_of_the_database_is_restored_or_left_out_on_purpose() {
    /// Records go game by game, a request for a seat is made again, and the new database has its own schema.
    const OTHERWISE: [&str; 4] = ["deeds", "join_requests", "_sqlx_migrations", "schema_steps"];
    let rooms = rooms().await;
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&rooms.database.url()).await.unwrap();
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&pool).await.unwrap();
    pool.close().await;
    let is_known = |name: &String| {
        fsck::is_copied(name) || OTHERWISE.contains(&name.as_str()) || name.starts_with("sqlite_")
    };
    let forgotten: Vec<_> = tables.iter().filter(|name| !is_known(name)).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

#[tokio::test]
async fn a_broken_page_is_found_and_everything_else_restored() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    for _ in 0..30 {
        ada.open(&["me", "open"], json!({})).await;
    }
    rooms.app.close_tables().await;
    rooms.app.store.close().await;
    let path = rooms.database.path().to_owned();
    let mut bytes = std::fs::read(&path).unwrap();
    // Somewhere among the tables, far from the pages that describe the others.
    let at = bytes.len() * 3 / 4 / 4096 * 4096;
    bytes[at..at + 4096].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let (found, again, _) = checked(rooms).await;
    assert!(!found.damage.is_empty());
    assert!(again.damage.is_empty(), "the new one is sound: {again:?}");
    assert!(0 < again.tables, "{found:?}");
}
