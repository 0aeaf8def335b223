//! Bots: they think where nobody waits for them, and their mistakes stop no game.

use std::{
    thread,
    time::{Duration, Instant},
};

use catalog::Title;
use players::{KindError, Player};
use scene::Position;
use serde_json::json;
use tabletop::Seat;

use super::browser::{config, rooms_with};
use crate::Config;

/// Thinks for a long time.
struct Slow(Box<dyn Player>);

impl Player for Slow {
    fn choose(&mut self, position: &Position, seat: Seat) -> String {
        thread::sleep(Duration::from_millis(300));
        self.0.choose(position, seat)
    }
}

fn slow(title: &dyn Title, level: &str, seed: u64) -> Result<Box<dyn Player>, KindError> {
    match level {
        "uniform" => Ok(Box::new(Slow(title.player(level, seed)?))),
        _ => title.player(level, seed),
    }
}

#[tokio::test]
async fn a_hundred_thinking_tables_do_not_delay_a_click() {
    let rooms = rooms_with(Config { players: slow, tables_per_person: 200, ..config() }).await;
    let addr = rooms.listen().await;
    let mut host = rooms.person("Host").await;
    for _ in 0..100 {
        host.open(&["uniform", "uniform"], json!({})).await;
    }
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    let mut sockets = [ada.connect(addr, &id).await, bob.connect(addr, &id).await];
    while rooms.app.metrics.bots.get() < 100 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let mut times = Vec::new();
    while times.len() < 30 {
        let mover = sockets.iter().position(|socket| !socket.turn().choices.is_empty()).unwrap();
        let clicked = Instant::now();
        let version = sockets[mover].choose(0).await;
        times.push(clicked.elapsed());
        sockets[1 - mover].reach(version).await;
    }
    times.sort();
    assert!(90 <= rooms.app.metrics.bots.get(), "the bots still think");
    let (median, most) = (times[15], times[29]);
    super::report(&format!("100 tables think; a click takes {median:?}, at most {most:?}"));
    assert!(times[15] < Duration::from_millis(200), "{times:?}");
}

/// Panics, or says something that is no move.
struct Mad(Seat);

impl Player for Mad {
    fn choose(&mut self, _: &Position, seat: Seat) -> String {
        assert!(seat != self.0, "madness");
        "nonsense".to_owned()
    }
}

#[tokio::test]
async fn a_bot_that_panics_or_says_nonsense_does_the_first_thing_it_may() {
    let players: crate::PlayerMaker = |_, _, _| Ok(Box::new(Mad(Seat(1))));
    let rooms = rooms_with(Config { players, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["random", "random"], json!({ "public": true })).await;
    let mut watcher = ada.connect(addr, &id).await;
    watcher.reach(12).await;
    assert!(12 <= rooms.app.metrics.bot_faults.get());
}

#[tokio::test]
async fn a_table_of_bots_plays_to_its_end_with_nobody_there_and_goes_to_sleep() {
    let rooms = rooms_with(Config { idle: Duration::from_millis(50), ..config() }).await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["random", "random"], json!({})).await;
    let mut row = json!({});
    while row["status"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
        row = ada.get(&format!("/api/tables/{id}")).await.expect(200);
    }
    while 0 < rooms.app.metrics.tables.get() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let replay = ada.get(&format!("/api/replays/{id}")).await.expect(200);
    assert_eq!(replay["moves"], row["moves"], "it wakes up again for whoever asks");
}

#[tokio::test]
async fn bots_go_on_after_a_restart_with_nobody_there() {
    let rooms = rooms_with(Config { bot_pause: Duration::from_millis(200), ..config() }).await;
    let cookie = {
        let mut ada = rooms.person("Ada").await;
        ada.open(&["random", "random"], json!({ "public": true })).await;
        ada.cookie
    };
    let rooms = rooms.again().await;
    let mut ada = rooms.browser();
    ada.cookie = cookie;
    loop {
        let lobby = ada.get("/api/lobby").await.expect(200);
        if lobby["finished"].as_array().is_some_and(|rows| rows.len() == 1) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
