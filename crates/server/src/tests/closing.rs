//! What happens when something goes wrong, or comes to its end.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use wire::table::{ClientMessage, ServerMessage, ViewOptions};

use super::browser::{Rooms, config, rooms, rooms_with};
use crate::{
    AppState, Config, router,
    store::{LogRecord, RecordKind, TableProgress},
};

#[tokio::test]
async fn a_closing_house_says_good_bye() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    rooms.app.close_tables().await;
    let seconds = socket.until(|message| match message {
        ServerMessage::Closing { seconds } => Some(*seconds),
        _ => None,
    });
    assert!(0 < seconds.await);
    assert!(socket.try_next().await.is_none());
    let answer = ada.post(&format!("/api/tables/{id}/leave"), json!({})).await;
    assert_eq!(answer.code(503), "busy");
}

#[tokio::test]
async fn whoever_takes_a_lesson_is_told_to_come_back() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let path = "/api/games/imaginarium/lessons/six-points/socket";
    let mut socket = rooms.browser().knock_at(addr, path).await.unwrap();
    socket.state().await;
    rooms.app.close_tables().await;
    let closing = |message: &_| matches!(message, ServerMessage::Closing { .. }).then_some(());
    socket.until(closing).await;
    assert!(socket.try_next().await.is_none());
    assert_eq!(socket.closed, Some(1012), "restart");
}

#[tokio::test]
async fn a_slow_client_is_cut_off_and_nobody_else_waits_for_it() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut slow = ada.connect(addr, &id).await;
    let mut quick = ada.connect(addr, &id).await;
    // Each message is answered with the whole state, and nobody reads it; so somewhere on the way the
    // server hangs up.
    for n in 0..400 {
        let lang = if n % 2 == 0 { "en" } else { "fr" }.to_owned();
        let view = ViewOptions { lang, format: "wide".to_owned(), text: true };
        let message = serde_json::to_string(&ClientMessage::View(view)).unwrap();
        if slow.try_say(message).await.is_err() {
            break;
        }
    }
    quick.asked().await;
    quick.choose(0).await;
    let mut states = 0;
    while slow.try_next().await.is_some() {
        states += 1;
    }
    assert!(states < 400, "all of them came");
    quick.asked().await;
    quick.choose(0).await;
}

/// Another process on the same database.
async fn neighbour(rooms: &Rooms) -> Rooms {
    let app = AppState::open(Config { db: rooms.database.url(), ..config() }).await.unwrap();
    Rooms { router: router(Arc::clone(&app)), app, database: super::browser::TempDatabase::new() }
}

#[tokio::test]
async fn two_processes_never_write_the_same_move() {
    let rooms = rooms_with(Config { idle: Duration::from_secs(60), ..config() }).await;
    let other = neighbour(&rooms).await;
    let (here, there) = (rooms.listen().await, other.listen().await);
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    let asked = ada.connect(here, &id).await.turn().asked[0].clone();
    let mover = if asked == "A" { &ada } else { &bob };
    let mut near = mover.connect(here, &id).await;
    let mut far = mover.connect(there, &id).await;
    let other_move = near.turn().choices[1].notation.clone();
    near.choose(0).await;
    assert_eq!(far.turn().version, 0, "the other process does not know yet");
    assert_eq!(far.play(&other_move).await, Err("not-kept".to_owned()));
    far.reach(1).await;
    assert_eq!(far.now().log, near.now().log, "it has read the table again");
    assert_eq!(rooms.app.store.records(&id).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_move_that_is_on_disk_after_all_was_done() {
    let rooms = rooms().await;
    let other = neighbour(&rooms).await;
    let (here, there) = (rooms.listen().await, other.listen().await);
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    let asked = ada.connect(here, &id).await.turn().asked[0].clone();
    let mover = if asked == "A" { &ada } else { &bob };
    let mut near = mover.connect(here, &id).await;
    let mut far = mover.connect(there, &id).await;
    // To the other process it looks as if its own write had failed and is there all the same.
    let notation = near.turn().choices[0].notation.clone();
    near.choose(0).await;
    assert_eq!(far.play(&notation).await, Ok(1));
    assert_eq!(far.now().log, near.now().log);
    assert_eq!(rooms.app.store.records(&id).await.unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_sat_down_elsewhere_sits_after_the_table_was_read_again() {
    let rooms = rooms().await;
    let other = neighbour(&rooms).await;
    let here = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let (bob, mut eve) = (rooms.person("Bob").await, rooms.person("Eve").await);
    let id = ada.open(&["me", "open", "open"], json!({})).await;
    let mut socket = bob.connect(here, &id).await;
    assert_eq!(socket.now().my_seat, None);
    let mut elsewhere = other.browser();
    elsewhere.cookie = bob.cookie.clone();
    let (join, seat) = (format!("/api/tables/{id}/join"), json!({ "seat": "B" }));
    elsewhere.post(&join, seat.clone()).await.expect(200);
    assert_eq!(eve.post(&join, seat).await.code(409), "no-free-seat");
    while socket.now().people.chairs[1].name != "Bob" {
        socket.next_message().await;
    }
    assert_eq!(socket.now().my_seat.as_deref(), Some("B"));
}

/// Come back later (RFC 6455, 7.4).
const AGAIN: u16 = 1013;

#[tokio::test]
async fn a_table_that_cannot_be_shown_says_why_and_can_be_left() {
    let rooms = rooms().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let running = ada.open(&["me", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{running}/join"), json!({})).await.expect(200);
    let open = ada.open(&["me", "open"], json!({})).await;
    let rooms = {
        let row = rooms.app.store.table(&running).await.unwrap().unwrap();
        let record = LogRecord {
            kind: RecordKind::Play,
            seat: "A".to_owned(),
            line: "A nonsense".to_owned(),
        };
        let (asked, clocks) = (row.asked, row.clocks);
        let progress = TableProgress { status: row.status, moves: 1, asked, clocks, save: None };
        rooms.app.store.add_record(&running, 1, &record, &progress).await.unwrap();
        // As an earlier version could have kept it, without a checksum.
        let spoil = "UPDATE tables SET opening = 'nonsense', sum = '' WHERE status = 'open'";
        rooms.database.meddle(spoil).await;
        rooms.again_with(Config { tables_per_person: 2, ..config() }).await
    };
    let addr = rooms.listen().await;
    let cookie = std::mem::take(&mut ada.cookie);
    let mut ada = rooms.browser();
    ada.cookie = cookie;
    for (id, reason) in [(&running, "deed 1"), (&open, "not a replay")] {
        let mut socket = ada.knock(addr, id, "lang=en").await.unwrap();
        let ServerMessage::Refused { id: 0, error } = socket.next_message().await else {
            panic!("no refusal")
        };
        assert_eq!(error.code, "broken");
        assert!(error.reason.starts_with("This table cannot be shown: "), "{error:?}");
        assert!(error.reason.contains(reason), "{error:?}");
        assert!(socket.try_next().await.is_none());
        assert_eq!(socket.closed, Some(AGAIN));
        let join = ada.post(&format!("/api/tables/{id}/join"), json!({})).await;
        assert_eq!(join.code(500), "broken");
        ada.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    }
    let leave = format!("/api/tables/{running}/leave");
    assert_eq!(ada.post(&leave, json!({})).await.code(403), "not-seated");
    let lobby = ada.get("/api/lobby").await.expect(200);
    assert_eq!(lobby["mine"], json!([]));
    assert_eq!(ada.get(&format!("/api/tables/{open}")).await.code(404), "not-found");
    for _ in 0..2 {
        ada.open(&["me", "open"], json!({})).await;
    }
}

#[tokio::test]
async fn a_table_goes_on_by_itself_when_the_database_is_back() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let time_control = json!({ "kind": "live", "per_move": 1, "bank": 0 });
    let id = ada.open(&["me", "random"], json!({ "time_control": time_control })).await;
    let path = format!("/api/tables/{id}");
    let mut socket = ada.connect(addr, &id).await;
    assert!(socket.asked().await);
    rooms.database.meddle("ALTER TABLE deeds RENAME TO away").await;
    // The bot that stands in cannot write its move down.
    while socket.try_next().await.is_some() {}
    let row = ada.get(&path).await.expect(200);
    assert_eq!(row["seats"][0]["present"], false, "everybody was let go");
    let mut again = ada.knock(addr, &id, "").await.unwrap();
    assert!(again.try_next().await.is_none(), "nothing that would be the last word");
    assert_eq!(again.closed, Some(AGAIN));
    rooms.database.meddle("ALTER TABLE away RENAME TO deeds").await;
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(6)).await;
    tokio::time::resume();
    let on = async {
        while ada.get(&path).await.expect(200)["moves"] == row["moves"] {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), on).await.expect("nobody woke the table");
}
