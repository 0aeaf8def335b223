//! What the store does when the disk does not do what it should.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use tokio::time::timeout;

use super::browser::{Place, Rooms, rooms};
use crate::{
    metrics::Metrics,
    store::{Claim, Failure, Person, Store},
};

fn person(number: usize) -> Person {
    Person { id: format!("p{number}"), name: "x".repeat(4000) }
}

async fn open(place: &Place) -> Store {
    Store::open(&place.url(), Arc::new(Metrics::default())).await.unwrap()
}

#[tokio::test]
async fn one_bad_write_is_refused_and_its_neighbours_are_done() {
    let place = Place::new();
    let store = open(&place).await;
    store.add_person(&person(7)).await.unwrap();
    let writes = (0..50).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.add_person(&person(number % 49)).await })
    });
    let mut done = 0;
    for write in writes.collect::<Vec<_>>() {
        match write.await.unwrap() {
            Ok(()) => done += 1,
            Err(failure) => assert!(matches!(failure, Failure::Conflict), "{failure}"),
        }
    }
    assert_eq!(done, 48, "all but the two that were there already");
    store.close().await;
}

#[tokio::test]
async fn a_removed_file_is_noticed_and_everything_in_it_rescued() {
    let place = Place::new();
    let store = open(&place).await;
    store.add_person(&person(1)).await.unwrap();
    for ending in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{}{ending}", place.path().display())).unwrap();
    }
    let late = store.add_person(&person(2)).await;
    assert!(matches!(late, Err(Failure::Uncertain(_))), "{late:?}");
    let reason = timeout(Duration::from_secs(5), store.halted()).await.unwrap();
    assert!(reason.contains("was removed while it was in use"), "{reason}");
    let rescue = reason.split("copied to ").nth(1).unwrap().split(": see").next().unwrap();
    std::fs::rename(rescue, place.path()).unwrap();
    let store = open(&place).await;
    assert!(store.person("p1").await.unwrap().is_some(), "what was acknowledged is there");
    store.close().await;
}

#[tokio::test]
async fn a_second_process_is_kept_out() {
    let place = Place::new();
    let claim = Claim::take(&place.url()).await.unwrap();
    let refused = Claim::take(&place.url()).await.unwrap_err();
    assert!(refused.contains("another tablewright serves it"), "{refused}");
    drop(claim);
    Claim::take(&place.url()).await.unwrap();
    let _ = std::fs::remove_file(format!("{}-lock", place.path().display()));
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
    rooms.house.say_goodbye().await;
    rooms.house.store.close().await;
    rooms.place.meddle(sql).await;
    (rooms.again().await, id)
}

#[tokio::test]
async fn a_damaged_table_is_never_shown() {
    for (sql, reason) in [
        ("UPDATE deeds SET line = REPLACE(line, 'A', 'B') WHERE seq = 1", "deed 1 is damaged"),
        ("UPDATE deeds SET kind = 'redo' WHERE seq = 2", "deed 2 is damaged"),
        ("DELETE FROM deeds WHERE seq = 1", "deed 1 is missing"),
        ("DELETE FROM deeds WHERE seq = (SELECT MAX(seq) FROM deeds)", "deeds are there"),
        ("DELETE FROM deeds", "deeds are there"),
        ("UPDATE tables SET secret = REPLACE(secret, 'a', 'b')", "its opening is damaged"),
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
