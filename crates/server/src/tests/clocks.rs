//! Clocks, and bots that stand in for those who are late.

use std::{thread, time::Duration};

use players::Player;
use scene::Position;
use serde_json::json;
use tabletop::{Seat, Seats};
use tokio::time::{Instant, advance};
use wire::{
    lobby::TimeControl,
    table::{ClientMessage, ServerMessage, ViewOptions},
};

use super::browser::{config, rooms, rooms_with};
use crate::{Config, PlayerMaker, table::Clocks};

const LIVE: TimeControl = TimeControl::Live { per_move: 10, bank: 20 };

#[tokio::test(start_paused = true)]
async fn the_time_of_a_move_runs_before_the_bank() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.run(Seats::one(Seat(0)));
    advance(Duration::from_secs(4)).await;
    assert_eq!(clocks.to_string(), "6000 20000,10000 20000");
    advance(Duration::from_secs(9)).await;
    assert_eq!(clocks.to_string(), "0 17000,10000 20000");
    clocks.refill(Seat(0));
    clocks.run(Seats::one(Seat(1)));
    advance(Duration::from_secs(5)).await;
    assert_eq!(clocks.to_string(), "10000 17000,5000 20000");
    assert_eq!(clocks.deadline(), Some(Instant::now() + Duration::from_secs(25)));
    assert_eq!(clocks.run_out(), None);
    advance(Duration::from_secs(25)).await;
    assert_eq!(clocks.run_out(), Some(Seat(1)));
    clocks.run(Seats::NONE);
    assert_eq!((clocks.are_running(), clocks.deadline()), (false, None));
}

#[tokio::test(start_paused = true)]
async fn clocks_go_on_from_where_they_were_written_down() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.run(Seats::one(Seat(1)));
    advance(Duration::from_secs(12)).await;
    let written = clocks.to_string();
    advance(Duration::from_secs(3600)).await;
    let mut again = Clocks::new(LIVE, 2);
    again.read(&written);
    again.run(Seats::one(Seat(1)));
    assert_eq!(again.to_string(), "10000 20000,0 18000", "closed hours count for nobody");
}

#[tokio::test(start_paused = true)]
async fn nobody_is_timed_at_an_easy_pace_and_days_have_no_bank() {
    let mut easy = Clocks::new(TimeControl::Easy, 3);
    easy.run(Seats::one(Seat(0)));
    assert_eq!((easy.deadline(), easy.tell().len(), easy.to_string().as_str()), (None, 0, ""));
    let mut days = Clocks::new(TimeControl::Days { hours: 24 }, 2);
    days.run(Seats::one(Seat(0)));
    assert_eq!(days.deadline(), Some(Instant::now() + Duration::from_secs(24 * 3600)));
    assert_eq!((days.tell()[0].running, days.tell()[1].running), (true, false));
}

#[tokio::test]
async fn a_bot_stands_in_for_whoever_is_late_until_they_are_back() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let time_control = json!({ "kind": "live", "per_move": 1, "bank": 0 });
    let id = ada.open(&["me", "random"], json!({ "time_control": time_control })).await;
    let mut socket = ada.connect(addr, &id).await;
    assert!(socket.asked().await);
    let clock = socket.now().people.clocks[0];
    assert!(clock.running && 0 < clock.move_ms && clock.move_ms <= 1000, "{clock:?}");
    while !socket.now().people.chairs[0].stand_in {
        socket.next_message().await;
    }
    let moves = socket.turn().moves;
    while socket.turn().moves < moves + 5 {
        socket.next_message().await;
    }
    let row = ada.get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(row["seats"][0]["stand_in"], true, "the lobby tells it too");
    socket.chat("I am back").await.unwrap();
    while socket.now().people.chairs[0].stand_in {
        socket.next_message().await;
    }
    assert!(socket.asked().await);
    socket.choose(0).await;
    assert!(!socket.now().people.chairs[0].stand_in);
    while !socket.now().people.chairs[0].stand_in {
        socket.next_message().await;
    }
    let again = ada.connect(addr, &id).await;
    while socket.now().people.chairs[0].stand_in {
        socket.next_message().await;
    }
    drop(again);
}

#[tokio::test]
async fn whoever_only_looks_is_not_back() {
    let rooms = rooms_with(Config { bot_pause: Duration::from_millis(30), ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let time_control = json!({ "kind": "live", "per_move": 1, "bank": 0 });
    let id = ada.open(&["me", "random"], json!({ "time_control": time_control })).await;
    let mut socket = ada.connect(addr, &id).await;
    while !socket.now().people.chairs[0].stand_in {
        socket.next_message().await;
    }
    let moves = socket.turn().moves;
    while socket.turn().moves < moves + 2 {
        socket.next_message().await;
    }
    let (id, version) = (socket.next_id(), socket.turn().version);
    socket.send(&ClientMessage::Preview { id, version, notation: "M1".to_owned() }).await;
    let view = ViewOptions { lang: "fr".to_owned(), format: "tall".to_owned(), text: true };
    socket.send(&ClientMessage::View(view)).await;
    let is_tall = |message: &ServerMessage| match message {
        ServerMessage::State(state) => (state.picture.width < state.picture.height).then_some(()),
        _ => None,
    };
    socket.until(is_tall).await;
    assert!(socket.now().people.chairs[0].stand_in, "the mouse was moved, no more");
    socket.chat("I am back").await.unwrap();
    while socket.now().people.chairs[0].stand_in {
        socket.next_message().await;
    }
}

/// Thinks for a while where it stands in.
struct Slow(Box<dyn Player>);

impl Player for Slow {
    fn choose(&mut self, position: &Position, seat: Seat) -> String {
        thread::sleep(Duration::from_millis(700));
        self.0.choose(position, seat)
    }
}

#[tokio::test]
async fn whoever_is_late_loses_the_move_and_wins_no_time() {
    let players: PlayerMaker = |title, level, seed| match level {
        "keen" => Ok(Box::new(Slow(title.player(level, seed)?))),
        _ => title.player(level, seed),
    };
    let rooms = rooms_with(Config { players, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let time_control = json!({ "kind": "live", "per_move": 1, "bank": 0 });
    let id = ada.open(&["me", "uniform"], json!({ "time_control": time_control })).await;
    let mut socket = ada.connect(addr, &id).await;
    while !socket.now().people.chairs[0].stand_in {
        socket.next_message().await;
    }
    let moves = socket.turn().moves;
    socket.chat("just a moment").await.unwrap();
    assert_eq!(socket.turn().moves, moves, "the bot thinks");
    assert!(socket.now().people.chairs[0].stand_in, "the time of this move is over");
    while socket.now().people.chairs[0].stand_in {
        socket.next_message().await;
    }
    assert!(moves < socket.turn().moves, "the bot has made the move");
    assert!(0 < socket.now().people.clocks[0].move_ms, "there is time for the next");
}
