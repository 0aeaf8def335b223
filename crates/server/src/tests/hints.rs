//! Hints: who gets them, how soon, and what bots say of their own moves.

use std::{
    thread,
    time::{Duration, Instant},
};

use bots::Budget;
use catalog::Title;
use players::{KindError, Player};
use scene::Position;
use serde_json::json;
use tabletop::Seat;
use wire::table::{ClientMessage, LogEntry, LogKind};

use super::browser::{config, rooms, rooms_with};
use crate::{
    Config,
    bot_pool::{DECISION, HINT, Purpose, SHORTEST, allotted},
};

#[tokio::test]
async fn whoever_plays_alone_among_bots_can_ask_what_to_do() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    assert!(socket.now().hints);
    assert!(socket.asked().await);
    let hint = socket.hint().await.unwrap();
    assert!((1..=3).contains(&hint.candidates.len()));
    for candidate in &hint.candidates {
        let choice = socket.turn().choices.iter().find(|c| c.notation == candidate.notation);
        assert_eq!(choice.map(|choice| &choice.label), Some(&candidate.label));
        assert!((0.0..=1.0).contains(&candidate.chance), "{candidate:?}");
    }
    let best = hint.candidates[0].notation.clone();
    socket.play(&best).await.unwrap();
}

#[tokio::test]
async fn only_who_asked_hears_a_hint() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let (mut socket, mut same) = (ada.connect(addr, &id).await, ada.connect(addr, &id).await);
    let mut watcher = rooms.browser().connect(addr, &id).await;
    assert!(socket.asked().await);
    socket.hint().await.unwrap();
    let version = socket.choose(0).await;
    for other in [&mut same, &mut watcher] {
        other.reach(version).await;
        assert!(!other.received.iter().any(|text| text.contains("\"hint\"")), "nobody else");
    }
}

#[tokio::test]
async fn several_humans_get_hints_only_where_they_were_wanted() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    for wanted in [None, Some(true)] {
        let id = ada.open(&["me", "open"], json!({ "hints": wanted })).await;
        bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
        let (mut first, mut second) = (ada.connect(addr, &id).await, bob.connect(addr, &id).await);
        assert_eq!(first.now().hints, wanted == Some(true));
        if wanted.is_none() {
            assert_eq!(first.hint().await, Err("no-hints".to_owned()));
            continue;
        }
        if first.turn().choices.is_empty() {
            (first, second) = (second, first);
        }
        assert!(first.hint().await.is_ok());
        assert_eq!(second.hint().await, Err("not-your-turn".to_owned()));
        let mut watcher = rooms.browser().connect(addr, &id).await;
        assert_eq!(watcher.hint().await, Err("not-seated".to_owned()));
    }
    let id = ada.open(&["me", "random"], json!({ "hints": false })).await;
    let mut alone = ada.connect(addr, &id).await;
    assert!(alone.asked().await);
    assert_eq!(alone.hint().await, Err("no-hints".to_owned()), "whoever opened it chose so");
}

#[tokio::test]
async fn one_hint_is_thought_about_at_a_time() {
    let hint_budget = Budget::iterations(u32::MAX);
    let rooms = rooms_with(Config { hint_budget, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    assert!(socket.asked().await);
    let (first, version) = (socket.next_id(), socket.turn().version);
    socket.send(&ClientMessage::Hint { id: first, version }).await;
    assert_eq!(socket.hint().await, Err("too-many".to_owned()));
    socket.choose(0).await;
    if socket.asked().await {
        assert!(socket.hint().await.is_ok(), "nobody waits for what is past");
    }
}

#[tokio::test]
async fn hints_are_limited_for_a_connection() {
    let hints = crate::Rate { per_second: 0.0, burst: 2.0 };
    let rooms = rooms_with(Config { hint_rate: hints, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    assert!(socket.asked().await);
    assert!(socket.hint().await.is_ok() && socket.hint().await.is_ok());
    assert_eq!(socket.hint().await, Err("too-many".to_owned()));
}

/// Thinks for as long as it may, whatever it is told.
struct Slow(Box<dyn Player>);

impl Player for Slow {
    fn choose(&mut self, position: &Position, seat: Seat) -> String {
        thread::sleep(Duration::from_secs(2));
        self.0.choose(position, seat)
    }
}

fn slow(title: &dyn Title, level: &str, seed: u64) -> Result<Box<dyn Player>, KindError> {
    Ok(Box::new(Slow(title.player(level, seed)?)))
}

#[tokio::test]
async fn a_hint_comes_within_three_seconds_while_bots_think_at_other_tables() {
    let hint_budget = Budget::iterations(u32::MAX);
    let rooms = rooms_with(Config { players: slow, hint_budget, ..config() }).await;
    let addr = rooms.listen().await;
    let (mut host, mut ada) = (rooms.person("Host").await, rooms.person("Ada").await);
    for _ in 0..20 {
        host.open(&["random", "random"], json!({})).await;
    }
    let id = ada.open(&["me", "open"], json!({ "hints": true })).await;
    host.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    let mut socket = ada.connect(addr, &id).await;
    if socket.turn().choices.is_empty() {
        socket = host.connect(addr, &id).await;
    }
    let begin = Instant::now();
    socket.hint().await.unwrap();
    let time = begin.elapsed();
    super::report(&format!("20 tables think; a hint takes {time:?}"));
    assert!(time < Duration::from_secs(3), "{time:?}");
}

#[test]
fn the_longer_the_line_the_shorter_everybody_thinks() {
    let time = |others| allotted(Purpose::Move, 2, Duration::ZERO, others);
    assert_eq!([time(0), time(1), time(7)], [DECISION, DECISION, DECISION / 4]);
    assert_eq!(time(10_000), SHORTEST);
    for waited in [0, 500, 2000, 60_000].map(Duration::from_millis) {
        let time = allotted(Purpose::Hint, 1, waited, 0);
        assert!(SHORTEST <= time && time <= HINT.saturating_sub(waited).max(SHORTEST));
    }
}

#[tokio::test]
async fn bots_say_what_they_thought_where_hints_are_given() {
    for hints in [true, false] {
        let rooms = rooms().await;
        let addr = rooms.listen().await;
        let mut ada = rooms.person("Ada").await;
        let id = ada.open(&["me", "novice"], json!({ "hints": hints })).await;
        let mut socket = ada.connect(addr, &id).await;
        let mut thoughts = 0;
        while thoughts == 0 && socket.turn().moves < 30 && socket.asked().await {
            socket.choose(0).await;
            thoughts =
                socket.now().log.iter().filter(|entry| entry.kind == LogKind::Remark).count();
        }
        assert_eq!(0 < thoughts, hints);
        for entry in socket.now().log.iter().filter(|entry| entry.kind == LogKind::Remark) {
            assert_eq!(entry.by.as_deref(), Some("B"), "{entry:?}");
            assert!(entry.text.contains('%'), "{entry:?}");
        }
        // It stands under its own move, before what the move means to others.
        let log = &socket.now().log;
        for (at, remark) in log.iter().enumerate().filter(|(_, it)| it.kind == LogKind::Remark) {
            let same_move = |entry: &&LogEntry| entry.step == remark.step;
            assert!(log[..at].iter().rev().take_while(same_move).all(|it| it.seat == remark.by));
            assert_eq!(log[at - 1].step, remark.step, "{remark:?}");
        }
    }
}
