//! Studies: finished games in hindsight.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use super::browser::{Browser, rooms};

/// Asks until the study is done.
async fn studied(browser: &mut Browser, path: &str) -> Value {
    loop {
        let study = browser.get(path).await.expect(200);
        if study["state"] == "done" {
            return study;
        }
        assert!(study["percent"].as_u64().is_some_and(|percent| percent <= 100), "{study}");
        sleep(Duration::from_millis(50)).await;
    }
}

async fn played(browser: &mut Browser) -> String {
    let id = browser.open(&["random", "random"], json!({ "seed": "a short game" })).await;
    while browser.get(&format!("/api/tables/{id}")).await.expect(200)["status"] != "over" {
        sleep(Duration::from_millis(20)).await;
    }
    id
}

#[tokio::test]
async fn a_finished_game_is_studied_once_and_told_in_every_language() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let id = played(&mut ada).await;
    let path = format!("/api/replays/{id}/analysis?lang=en");
    let study = studied(&mut ada, &path).await;
    let moves = ada.get(&format!("/api/replays/{id}")).await.expect(200)["moves"].clone();
    let chances = study["chances"].as_array().unwrap();
    assert_eq!(json!(chances.len() - 1), moves, "one after every move, and one before all");
    for row in chances {
        let sum: f64 = row.as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 0.01, "{row}");
    }
    let cookie = ada.cookie;
    let rooms = rooms.again().await;
    let mut ada = rooms.browser();
    ada.cookie = cookie;
    let again = ada.get(&path).await.expect(200);
    assert_eq!(again, study, "it is kept");
    let french = ada.get(&path.replace("=en", "=fr")).await.expect(200);
    assert_eq!(french["chances"], study["chances"]);
    for (one, other) in
        french["turns"].as_array().unwrap().iter().zip(study["turns"].as_array().unwrap())
    {
        assert_eq!(one["step"], other["step"]);
        assert_ne!(one["played"], "", "in words");
    }
}

#[tokio::test]
async fn a_running_game_is_not_studied() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let answer = ada.get(&format!("/api/replays/{id}/analysis")).await;
    assert_eq!(answer.code(409), "not-over");
}
