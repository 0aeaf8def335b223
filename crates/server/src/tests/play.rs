//! Playing over real sockets: moves, refusals, undo, several connections, chat, replays.

use std::time::Duration;

use serde_json::json;
use wire::table::{ClientMessage, ServerMessage};

use super::browser::{Socket, rooms};

#[tokio::test]
async fn a_move_is_acknowledged_and_shown_to_everybody() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    let mut sockets = [ada.connect(addr, &id).await, bob.connect(addr, &id).await];
    let mover = sockets.iter().position(|socket| !socket.turn().choices.is_empty()).unwrap();
    assert_eq!(sockets[mover].choose(0).await, 1);
    let other = &mut sockets[1 - mover];
    other.reach(1).await;
    assert_eq!(other.turn().moves, 1);
    assert_eq!(other.now().log.iter().filter(|entry| entry.step == 1).count().min(1), 1);
    let again = bob.connect(addr, &id).await;
    assert_eq!(again.turn().version, 1, "whoever comes later sees the same");
}

#[tokio::test]
async fn what_is_stale_doubled_or_not_legal_is_refused_and_the_fresh_state_follows() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    socket.asked().await;
    let version = socket.turn().version;
    let notation = socket.turn().choices[0].notation.clone();
    assert_eq!(socket.play("nonsense").await, Err("not-an-action".to_owned()));
    assert_eq!(socket.state().await.turn.version, version);
    assert_eq!(socket.play_at(7, version, &notation).await, Ok(version + 1));
    socket.reach(version + 1).await;
    let doubled = socket.play_at(8, version, &notation).await;
    assert_eq!(doubled, Err("stale".to_owned()));
    assert!(version < socket.state().await.turn.version);
    let stale = socket.play_at(9, version + 100, &notation).await;
    assert_eq!(stale, Err("stale".to_owned()));
    socket.say("{}").await;
    assert!(matches!(socket.until(refused).await.as_str(), "bad-request"));
    socket.say(r#"{"type":"play","id":3,"version":1,"notation":"x","seat":"B"}"#).await;
    assert_eq!(socket.answer(3).await, Err("bad-request".to_owned()), "nobody names a seat");
}

fn refused(message: &ServerMessage) -> Option<String> {
    match message {
        ServerMessage::Refused { error, .. } => Some(error.code.clone()),
        _ => None,
    }
}

#[tokio::test]
async fn undo_goes_back_to_the_fence_and_redo_forth_again() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({ "seed": "undo" })).await;
    let mut socket = ada.connect(addr, &id).await;
    let mut tab = ada.connect(addr, &id).await;
    // Somewhere in the game two moves in a row can be taken back.
    while socket.turn().undo < 2 {
        assert!(socket.asked().await, "a game without two moves in a turn");
        socket.choose(1).await;
    }
    let (before, log) = (socket.now().picture.clone(), socket.now().log.clone());
    let (moves, undoable) = (socket.turn().moves, socket.turn().undo);
    assert_eq!(socket.undo(undoable + 1).await, Err("nothing-to-undo".to_owned()));
    socket.state().await;
    let version = socket.undo(2).await.unwrap();
    socket.reach(version).await;
    assert_eq!(socket.turn().moves, moves - 2);
    assert!(socket.turn().redo);
    assert!(socket.now().log.iter().all(|entry| entry.step <= moves - 2));
    for _ in 0..2 {
        let version = socket.redo().await.unwrap();
        socket.reach(version).await;
    }
    assert_eq!(socket.redo().await, Err("nothing-to-redo".to_owned()));
    let state = socket.state().await;
    assert_eq!((state.turn.moves, &state.log), (moves, &log));
    assert_eq!(state.picture, before, "the same picture as before");
    tab.reach(version + 2).await;
    assert_eq!(tab.now().picture, before, "the other tab is in step, part by part");
    assert_eq!(tab.now().log, log);
}

#[tokio::test]
async fn a_whole_game_is_played_and_becomes_a_replay() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random", "random"], json!({ "public": true })).await;
    for path in ["", "/at/0", "/text"] {
        let answer = ada.get(&format!("/api/replays/{id}{path}")).await;
        assert_eq!(answer.code(409), "not-over", "a running game tells nothing");
    }
    let mut socket = ada.connect(addr, &id).await;
    while socket.asked().await {
        socket.choose(0).await;
    }
    let moves = socket.turn().moves;
    let standings = socket.turn().standings.clone().unwrap();
    assert_eq!(standings.len(), 3);
    for standing in &standings {
        let sum: i32 = standing.items.iter().map(|item| item.points).sum();
        assert_eq!(sum, standing.score, "{standing:?}");
    }
    assert_eq!(socket.play("x").await, Err("game-over".to_owned()));
    let mut stranger = rooms.browser();
    let replay = stranger.get(&format!("/api/replays/{id}")).await.expect(200);
    assert_eq!(replay["moves"], moves);
    assert_eq!(replay["scores"].as_array().unwrap().len() as u32, moves + 1);
    assert_eq!(replay["rounds"].as_array().unwrap().last().unwrap(), moves);
    assert_eq!(replay["names"][0], "Ada");
    for at in [0, moves / 2, moves, moves + 1] {
        let path = format!("/api/replays/{id}/at/{at}?format=tall&seat=B");
        let position = stranger.get(&path).await.expect(200);
        assert_eq!(position["at"], at.min(moves));
    }
    let text = stranger.get(&format!("/api/replays/{id}/text")).await.text();
    let source = tabletop::Source { name: "game", text: &text };
    let parsed = tabletop::Replay::parse(source).unwrap();
    let title = catalog::find(&parsed.game).unwrap();
    assert_eq!(title.load(&parsed, &[]).unwrap().moves() as u32, moves);
    let lobby = stranger.get("/api/lobby").await.expect(200);
    assert_eq!(lobby["finished"][0]["id"], id.as_str());
}

#[tokio::test]
async fn a_game_goes_on_where_it_was_after_a_restart() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    for _ in 0..6 {
        assert!(socket.asked().await);
        socket.choose(1).await;
    }
    socket.asked().await;
    socket.chat("back soon").await.unwrap();
    let (turn, cookie) = (socket.turn().clone(), ada.cookie.clone());
    let rooms = rooms.again().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.browser();
    ada.cookie = cookie;
    let mut socket = ada.connect(addr, &id).await;
    assert_eq!(socket.turn(), &turn);
    assert_eq!(socket.now().chat[0].text, "back soon");
    socket.choose(0).await;
}

#[tokio::test]
async fn a_preview_shows_what_would_be_and_changes_nothing() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    let mut told = 0;
    for _ in 0..12 {
        assert!(socket.asked().await);
        let (id, version) = (socket.next_id(), socket.turn().version);
        let notation = socket.turn().choices[0].notation.clone();
        socket.send(&ClientMessage::Preview { id, version, notation: notation.clone() }).await;
        let preview = socket.until(|message| match message {
            ServerMessage::Preview(preview) => Some(preview.clone()),
            _ => None,
        });
        let preview = preview.await;
        assert_eq!(preview.id, id);
        told += usize::from(!preview.parts.is_empty());
        assert_eq!(socket.turn().version, version);
        socket.choose(0).await;
        if !preview.log.is_empty() {
            let now = socket.turn().moves;
            let log = &socket.now().log;
            assert!(
                preview.log.iter().all(|line| log.iter().any(|entry| line.ends_with(&entry.text))),
                "{now}"
            );
        }
    }
    assert!(0 < told, "no choice could be shown beforehand");
}

#[tokio::test]
async fn people_talk_and_spectators_are_marked() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut player = ada.connect(addr, &id).await;
    let mut watcher = bob.connect(addr, &id).await;
    let mut nobody = rooms.browser().connect(addr, &id).await;
    player.chat("  hello   there ").await.unwrap();
    watcher.chat("<i>hi</i>").await.unwrap();
    assert_eq!(nobody.chat("me too").await, Err("nobody".to_owned()));
    assert_eq!(player.chat(" ").await, Err("too-long".to_owned()));
    assert_eq!(player.chat(&"x".repeat(501)).await, Err("too-long".to_owned()));
    assert_eq!(player.chat("a\u{202e}b").await, Err("bad-letter".to_owned()));
    let heard = |socket: &Socket| -> Vec<_> {
        let lines = socket.now().chat.iter();
        lines.map(|line| (line.seat.clone(), line.name.clone(), line.text.clone())).collect()
    };
    let fresh = ada.connect(addr, &id).await;
    let expected = [
        (Some("A".to_owned()), "Ada".to_owned(), "hello there".to_owned()),
        (None, "Bob".to_owned(), "<i>hi</i>".to_owned()),
    ];
    assert_eq!(heard(&fresh), expected);
    assert_eq!(heard(&watcher), expected);
}

#[tokio::test]
async fn spectators_see_and_cannot_touch() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut player = ada.connect(addr, &id).await;
    let mut watcher = rooms.browser().connect(addr, &id).await;
    assert!(watcher.now().my_seat.is_none());
    player.asked().await;
    let notation = player.turn().choices[0].notation.clone();
    watcher.reach(player.turn().version).await;
    assert!(watcher.turn().choices.is_empty());
    assert_eq!(watcher.play(&notation).await, Err("not-seated".to_owned()));
    assert_eq!(watcher.undo(1).await, Err("not-seated".to_owned()));
    assert_eq!(watcher.now().people.watching, 1);
    assert!(watcher.now().people.chairs[0].present);
}

#[tokio::test]
async fn one_connection_can_change_how_it_looks() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect_as(addr, &id, "lang=en&format=wide&text=false").await;
    assert!(socket.turn().zones.is_empty());
    let (wide, english) = (socket.now().picture.clone(), socket.turn().headline.clone());
    let view = |lang: &str| wire::table::ViewOptions {
        lang: lang.to_owned(),
        format: "tall".to_owned(),
        text: true,
    };
    socket.send(&ClientMessage::View(view("fr"))).await;
    let state = socket.state().await;
    assert!(state.picture.width < wide.width);
    assert!(!state.turn.zones.is_empty());
    assert_ne!(state.turn.headline, english);
    socket.send(&ClientMessage::View(view("xx"))).await;
    assert_eq!(socket.until(refused).await, "bad-request");
}

#[tokio::test]
async fn the_same_seed_and_the_same_moves_give_the_same_luck() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let mut logs = Vec::new();
    for seed in ["duel", "duel", "other"] {
        let id = ada.open(&["me", "random"], json!({ "seed": seed })).await;
        let mut socket = ada.connect(addr, &id).await;
        for _ in 0..10 {
            assert!(socket.asked().await);
            socket.choose(0).await;
        }
        socket.asked().await;
        logs.push(socket.now().log.clone());
    }
    assert_eq!(logs[0], logs[1]);
    assert_ne!(logs[0], logs[2]);
}

#[tokio::test]
async fn a_newcomer_hears_the_latest_talk_only() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "open"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    for n in 1..=205 {
        socket.chat(&format!("number {n}")).await.unwrap();
    }
    let fresh = ada.connect(addr, &id).await;
    let heard = &fresh.now().chat;
    assert_eq!((heard.len(), heard[0].text.as_str()), (200, "number 6"));
    assert_eq!(heard[199].text, "number 205");
}

#[tokio::test]
async fn a_quiet_table_lets_its_clients_know_that_it_is_there() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "open"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(26)).await;
    tokio::time::resume();
    let is_beat =
        |message: &ServerMessage| matches!(message, ServerMessage::Heartbeat).then_some(());
    socket.until(is_beat).await;
    assert_eq!(socket.received.back().unwrap(), r#"{"type":"heartbeat"}"#);
}
