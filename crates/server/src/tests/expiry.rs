//! Tables that go when nobody plays them, and make room when there is none.

use serde_json::json;

use super::browser::{Browser, Rooms, config, edition, rooms, rooms_with, table};
use crate::{Config, expiry};

const DAY: i64 = 24 * 60;

/// So many days in which the server is up and nothing happens.
async fn days_go_by(rooms: &Rooms, days: i64) {
    rooms.app.store.advance(days * DAY).await.unwrap();
    expiry::sweep(&rooms.app).await.unwrap();
}

async fn status(browser: &mut Browser, id: &str) -> u16 {
    browser.get(&format!("/api/tables/{id}")).await.status.as_u16()
}

/// Somebody's browser at this address, behind a proxy that tells it.
async fn visitor(rooms: &Rooms, address: &str, name: &str) -> Browser {
    let mut browser = rooms.browser();
    browser.headers.insert("x-forwarded-for", address.parse().unwrap());
    browser.post("/api/me", json!({ "name": name })).await.expect(200);
    browser
}

#[tokio::test]
async fn a_table_that_never_begins_goes_after_a_week_and_says_so_before() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "open"], json!({})).await;
    let path = format!("/api/tables/{id}");
    assert_eq!(ada.get(&path).await.expect(200)["expires"], json!(null), "not near yet");
    days_go_by(&rooms, 6).await;
    let expires = ada.get(&path).await.expect(200)["expires"].as_i64().unwrap();
    let left = expires - crate::clock::now();
    assert!((86_300..=86_400).contains(&left), "{left} seconds");
    days_go_by(&rooms, 2).await;
    let gone = ada.get(&path).await;
    assert!(gone.text().contains("nobody played here"), "{}", gone.text());
    assert_eq!(gone.code(410), "expired");
    let rooms = rooms.again().await;
    assert_eq!(rooms.browser().get(&path).await.code(410), "expired", "still known later");
}

#[tokio::test]
async fn a_table_where_somebody_is_stays() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "open"], json!({})).await;
    let socket = ada.connect(addr, &id).await;
    days_go_by(&rooms, 30).await;
    assert_eq!(status(&mut ada, &id).await, 200);
    drop(socket);
}

#[tokio::test]
async fn a_game_goes_two_months_after_its_last_move_and_a_timed_one_never() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let days = json!({ "time_control": { "kind": "days", "hours": 720 } });
    let mut ids = Vec::new();
    for (more, moves) in [(json!({}), 22), (json!({}), 0), (days, 0)] {
        let id = ada.open(&["me", "open"], more).await;
        bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
        let mut sockets = [ada.connect(addr, &id).await, bob.connect(addr, &id).await];
        for version in 0..moves {
            let asked = sockets[0].turn().asked[0].clone();
            let mover = usize::from(asked == "B");
            sockets[mover].reach(version).await;
            sockets[mover].choose(0).await;
            let version = version + 1;
            sockets[1 - mover].reach(version).await;
        }
        ids.push(id);
    }
    // Until all of them are seen to have gone.
    while rooms.app.metrics.sockets.get() != 0 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    days_go_by(&rooms, 8).await;
    assert_eq!(status(&mut ada, &ids[0]).await, 200, "a game over days");
    assert_eq!(status(&mut ada, &ids[1]).await, 410, "it never really began");
    days_go_by(&rooms, 53).await;
    assert_eq!(status(&mut ada, &ids[0]).await, 410);
    assert_eq!(status(&mut ada, &ids[2]).await, 200, "bots would play it on");
}

#[tokio::test]
async fn a_full_house_makes_room_for_whoever_has_less() {
    let most = Config { max_tables: 8, trust_proxy: true, ..config() };
    let rooms = rooms_with(most).await;
    let seats = table(&["me", "open"], json!({}));
    let mut first = Vec::new();
    for address in ["192.0.2.1", "192.0.2.2"] {
        let mut greedy = visitor(&rooms, address, "Greedy").await;
        for _ in 0..4 {
            let opened = greedy.post("/api/tables", seats.clone()).await.expect(200);
            first.push(opened["id"].as_str().unwrap().to_owned());
        }
        let fifth = greedy.post("/api/tables", seats.clone()).await;
        assert_eq!(fifth.code(429), "too-many-tables", "nobody has more than a share");
        let mut other = visitor(&rooms, address, "Another name").await;
        let fifth = other.post("/api/tables", seats.clone()).await;
        assert_eq!(fifth.code(429), "too-many-tables", "under whatever name");
    }
    let mut newcomer = visitor(&rooms, "192.0.2.3", "New").await;
    let id = newcomer.open(&["me", "open"], json!({})).await;
    assert_eq!(status(&mut newcomer, &id).await, 200);
    let mut gone = 0;
    for id in &first {
        gone += u32::from(newcomer.get(&format!("/api/tables/{id}")).await.status == 410);
    }
    assert_eq!(gone, 1);
}

#[tokio::test]
async fn editions_that_differ_in_a_comment_are_one() {
    let rooms = rooms_with(Config { max_editions: 2, ..config() }).await;
    let mut ada = rooms.person("Ada").await;
    for number in 0..5 {
        let mut files = edition(21);
        let text = files[0]["text"].as_str().unwrap();
        files[0]["text"] = json!(format!("# {number}\n{text}"));
        let id = ada.open(&["me", "open"], json!({ "edition": files })).await;
        ada.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    }
    ada.open(&["me", "open"], json!({ "edition": edition(22) })).await;
}

#[tokio::test]
async fn asking_for_one_finished_game_after_the_other_fills_no_memory() {
    let rooms = rooms_with(Config { max_idle_tables: 3, ..config() }).await;
    let mut ada = rooms.person("Ada").await;
    let mut ids = Vec::new();
    for _ in 0..10 {
        ids.push(ada.open(&["me", "open"], json!({})).await);
    }
    for id in &ids {
        assert_eq!(ada.get(&format!("/api/replays/{id}")).await.code(409), "not-over");
    }
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let active = rooms.app.metrics.tables.get();
    assert!(active <= 4, "{active} tables are awake");
}
