//! Programs that the operator named: people choose them by name, and by nothing else.

use std::time::Duration;

use serde_json::json;

use super::browser::{config, rooms_with, table};
use crate::{Config, Programs};

/// A program that plays.
const FIRST: &str = concat!("sh ", env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/first.sh");

/// The server with one program.
fn with(name: &str, command: &str) -> Config {
    let mut programs = Programs::default();
    programs.add(&format!("{name}={command}")).unwrap();
    programs.check().unwrap();
    Config { programs, ..config() }
}

#[tokio::test]
async fn a_program_is_chosen_by_its_name() {
    let rooms = rooms_with(with("first", FIRST)).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let games = ada.get("/api/games").await.expect(200);
    assert_eq!(games[0]["bots"].as_array().unwrap().last(), Some(&json!("first")));
    let id = ada.open(&["first", "random"], json!({ "public": true })).await;
    let mut watcher = ada.connect(addr, &id).await;
    watcher.reach(30).await;
    assert_eq!(rooms.app.metrics.bot_faults.get(), 0);
}

#[tokio::test]
async fn a_program_that_fails_stops_no_game() {
    let rooms = rooms_with(with("broken", "sh -c 'exit 1'")).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["broken", "broken"], json!({ "public": true })).await;
    let mut watcher = ada.connect(addr, &id).await;
    watcher.reach(12).await;
    assert!(12 <= rooms.app.metrics.bot_faults.get());
}

#[tokio::test]
async fn nobody_in_a_browser_names_a_command() {
    let rooms = rooms_with(with("first", FIRST)).await;
    let mut ada = rooms.person("Ada").await;
    for level in ["exec:sh", "exec/1s:sh", "exec", "first=sh", "second"] {
        let refused = ada.post("/api/tables", table(&["me", level], json!({}))).await;
        assert_eq!(refused.code(422), "bad-table", "{level}");
    }
    let id = ada.open(&["me", "open"], json!({})).await;
    let fill = json!({ "seat": "B", "level": "exec:sh" });
    assert_eq!(ada.post(&format!("/api/tables/{id}/fill"), fill).await.code(422), "bad-table");
}

#[tokio::test]
async fn without_its_program_a_table_goes_on() {
    let slowly = Config { bot_pause: Duration::from_millis(100), ..with("gone", FIRST) };
    let rooms = rooms_with(slowly).await;
    let mut ada = rooms.person("Ada").await;
    let bot_speed = json!({ "public": true, "bot_speed": "human" });
    let id = ada.open(&["gone", "random"], bot_speed).await;
    let cookie = ada.cookie.clone();
    drop(ada);
    let rooms = rooms.again_with(config()).await;
    let mut ada = rooms.browser();
    ada.cookie = cookie;
    let addr = rooms.listen().await;
    ada.connect(addr, &id).await.reach(12).await;
    assert!(0 < rooms.app.metrics.bot_faults.get());
}

#[test]
fn names_are_plain_and_tell_bots_apart() {
    let mut programs = Programs::default();
    let mut refused = |pair: &str| programs.add(pair).unwrap_err().to_string();
    assert_eq!(refused("deep"), "`deep` is not like NAME=COMMAND");
    assert_eq!(refused("random=sh"), "there is a bot `random` already");
    assert_eq!(refused("human=sh"), "there is a bot `human` already");
    assert!(refused("a b=sh").starts_with("`a b` is no name for a bot"));
    programs.add("deep=exec/2s:no-such-program --x=1").unwrap();
    assert_eq!(programs.kind("deep"), Some("exec/2s:no-such-program --x=1"));
    let missing = "the bot `deep`: there is no program `no-such-program`";
    assert_eq!(programs.check().unwrap_err().to_string(), missing);
}
