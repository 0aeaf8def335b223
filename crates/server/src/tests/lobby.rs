//! Lists of tables, and new ones.

use serde_json::{Value, json};

use super::browser::{config, edition, rooms, rooms_with, table};
use crate::Config;

fn ids(rows: &Value) -> Vec<String> {
    rows.as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn everybody_finds_the_tables_that_concern_them() {
    let rooms = rooms().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let private = ada.open(&["me", "open"], json!({})).await;
    let public = ada.open(&["me", "open"], json!({ "public": true })).await;
    let running = ada.open(&["random", "me"], json!({ "public": true })).await;
    let lobby = ada.get("/api/lobby").await.expect(200);
    assert_eq!(ids(&lobby["mine"]).len(), 3);
    assert_eq!(ids(&lobby["open"]), Vec::<String>::new(), "my own are not offered to me");
    let lobby = bob.get("/api/lobby").await.expect(200);
    assert_eq!(ids(&lobby["mine"]), Vec::<String>::new());
    assert_eq!(ids(&lobby["open"]), [public.as_str()]);
    assert_eq!(ids(&lobby["running"]), [running.as_str()]);
    let row = bob.get(&format!("/api/tables/{private}")).await.expect(200);
    assert_eq!((&row["status"], &row["public"]), (&json!("open"), &json!(false)));
    assert_eq!(row["seats"][0]["name"], "Ada");
    assert_eq!(row["seats"][1]["sitter"], json!({ "kind": "nobody" }));
    assert_eq!(row["my_seat"], Value::Null);
    bob.post(&format!("/api/tables/{private}/join"), json!({})).await.expect(200);
    let lobby = bob.get("/api/lobby").await.expect(200);
    assert_eq!(ids(&lobby["mine"]), [private.as_str()]);
    assert_eq!(lobby["mine"][0]["status"], "running", "nobody is missing");
    assert_eq!(lobby["mine"][0]["my_seat"], "B");
    let lobby = rooms.browser().get("/api/lobby").await.expect(200);
    assert_eq!(ids(&lobby["open"]), [public.as_str()], "also for those without a name");
}

#[tokio::test]
async fn those_that_wait_for_me_come_first() {
    let rooms = rooms().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    // With the same luck the same seat begins.
    let turn = ada.open(&["me", "open"], json!({ "seed": "first" })).await;
    let other = ada.open(&["open", "me"], json!({ "seed": "first" })).await;
    for id in [&turn, &other] {
        bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    }
    let mine = ada.get("/api/lobby").await.expect(200)["mine"].clone();
    let waits: Vec<bool> =
        mine.as_array().unwrap().iter().map(|row| row["my_turn"].as_bool().unwrap()).collect();
    assert_eq!(waits.iter().filter(|waits| **waits).count(), 1, "{mine}");
    assert!(waits[0], "{mine}");
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_a_reason() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let bad = [
        (table(&["me"], json!({})), "players"),
        (table(&["me", "me"], json!({})), "one seat"),
        (table(&["me", "genius"], json!({})), "genius"),
        (table(&["me", "random"], json!({ "game": "chess" })), "chess"),
        (table(&["me", "random"], json!({ "options": [{ "name": "x", "value": "y" }] })), "x"),
        (
            table(&["me", "random"], json!({ "time_control": { "kind": "days", "hours": 0 } })),
            "hours",
        ),
        (table(&["me", "random"], json!({ "edition": [{ "name": "x.toml", "text": "?" }] })), "x"),
    ];
    for (table, reason) in bad {
        let answer = ada.post("/api/tables", table).await.expect(422);
        assert_eq!(answer["code"], "bad-table");
        assert!(answer["reason"].as_str().unwrap().contains(reason), "{answer}");
    }
    let unknown = table(&["me", "random"], json!({ "colour": "red" }));
    assert_eq!(ada.post("/api/tables", unknown).await.code(400), "bad-request");
    assert_eq!(ada.post_text("/api/tables", "{".to_owned()).await.code(400), "bad-request");
    let answer = rooms.browser().post("/api/tables", table(&["me", "open"], json!({}))).await;
    assert_eq!(answer.code(401), "nobody");
    let lobby = ada.get("/api/lobby").await.expect(200);
    assert_eq!(ids(&lobby["mine"]), Vec::<String>::new());
}

#[tokio::test]
async fn there_is_room_for_so_many_tables() {
    let rooms = rooms_with(Config { tables_per_person: 2, max_tables: 3, ..config() }).await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    ada.open(&["me", "open"], json!({})).await;
    ada.open(&["me", "open"], json!({})).await;
    let wanted = table(&["me", "open"], json!({}));
    assert_eq!(ada.post("/api/tables", wanted.clone()).await.code(429), "too-many-tables");
    bob.open(&["me", "open"], json!({})).await;
    assert_eq!(bob.post("/api/tables", wanted).await.code(503), "house-full");
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    for path in ["/api/tables/nowhere", "/api/replays/nowhere", "/api/replays/nowhere/text"] {
        assert_eq!(ada.get(path).await.code(404), "not-found", "{path}");
    }
    for path in ["/api/nothing", "/api/games/chess/rules", "/api/art/0"] {
        assert_eq!(ada.get(path).await.code(404), "not-found", "{path}");
    }
    for path in ["/api/replays/nowhere/at/last", "/api/tables/nowhere/socket?text=maybe"] {
        assert_eq!(ada.get(path).await.code(400), "bad-request", "{path}");
    }
    assert_eq!(ada.post("/api/lobby", json!({})).await.code(405), "bad-request");
    for path in ["join", "leave", "rematch"] {
        let answer = ada.post(&format!("/api/tables/nowhere/{path}"), json!({})).await;
        assert_eq!(answer.code(404), "not-found", "{path}");
    }
}

#[tokio::test]
async fn seats_are_dealt_at_random_when_asked_for() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let mut seats = Vec::new();
    for seed in 0..12 {
        let more = json!({ "shuffle": true, "seed": format!("s{seed}") });
        let id = ada.open(&["me", "open", "open"], more).await;
        let row = ada.get(&format!("/api/tables/{id}")).await.expect(200);
        seats.push(row["my_seat"].as_str().unwrap().to_owned());
    }
    seats.sort();
    seats.dedup();
    assert_eq!(seats, ["A", "B", "C"]);
}

#[tokio::test]
async fn refusals_are_told_in_the_language_of_the_asker() {
    let rooms = rooms().await;
    let mut guest = rooms.browser();
    let answer = guest.get("/api/tables/nowhere?lang=fr").await.expect(404);
    assert!(answer["reason"].as_str().unwrap().starts_with("Il n'y a rien"), "{answer}");
    for (wanted, reason) in [
        ("tlh, fr-CA;q=0.8", "Il n'y a rien"),
        ("de-AT, fr;q=0.8", "Hier ist nichts"),
        ("tlh", "There is nothing here"),
    ] {
        guest.headers.insert("accept-language", wanted.parse().unwrap());
        let answer = guest.get("/api/tables/nowhere").await.expect(404);
        assert!(answer["reason"].as_str().unwrap().starts_with(reason), "{wanted}: {answer}");
    }
    let answer = guest.get("/api/tables/nowhere?lang=tlh").await.expect(404);
    assert!(answer["reason"].as_str().unwrap().starts_with("There is nothing here"), "{answer}");
}

#[tokio::test]
async fn a_house_takes_in_so_many_editions_and_no_more() {
    let rooms = rooms_with(Config { max_editions: 2, ..config() }).await;
    let mut ada = rooms.person("Ada").await;
    let wanted = |edition: Value| table(&["me", "open"], json!({ "edition": edition }));
    let nonsense = json!([{ "name": "x.toml", "text": "?" }]);
    for _ in 0..3 {
        let answer = ada.post("/api/tables", wanted(nonsense.clone())).await;
        assert_eq!(answer.code(422), "bad-table", "takes no place");
    }
    let row = ada.open(&["me", "open"], json!({ "edition": edition(21) })).await;
    let id = ada.open(&["me", "open"], json!({ "edition": edition(22) })).await;
    ada.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    let answer = ada.post("/api/tables", wanted(edition(23))).await.expect(429);
    assert_eq!(answer["code"], "too-many-editions", "the second is still in memory");
    assert!(answer["reason"].as_str().unwrap().contains("2 editions"), "{answer}");
    ada.post("/api/tables", wanted(edition(22))).await.expect(200);
    ada.post("/api/tables", wanted(json!([]))).await.expect(200);
    let (cookie, fewer) = (ada.cookie, Config { max_editions: 1, ..config() });
    let rooms = rooms.again_with(fewer).await;
    let mut ada = rooms.browser();
    ada.cookie = cookie;
    ada.get(&format!("/api/tables/{row}")).await.expect(200);
    assert_eq!(ada.post("/api/tables", wanted(edition(23))).await.code(429), "too-many-editions");
    ada.post("/api/tables", wanted(edition(21))).await.expect(200);
}

#[tokio::test]
async fn an_edition_takes_its_place_even_if_the_table_cannot_be() {
    let rooms = rooms_with(Config { max_editions: 1, ..config() }).await;
    let mut ada = rooms.person("Ada").await;
    let options = json!([{ "name": "x", "value": "y" }]);
    let bad = json!({ "edition": edition(24), "options": options });
    assert_eq!(ada.post("/api/tables", table(&["me", "open"], bad)).await.code(422), "bad-table");
    let other = table(&["me", "open"], json!({ "edition": edition(25) }));
    assert_eq!(ada.post("/api/tables", other).await.code(429), "too-many-editions");
}

#[tokio::test]
async fn whoever_leaves_a_table_may_open_another() {
    let rooms = rooms_with(Config { tables_per_person: 1, ..config() }).await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    let wanted = table(&["me", "random"], json!({}));
    assert_eq!(ada.post("/api/tables", wanted.clone()).await.code(429), "too-many-tables");
    ada.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    let running = ada.open(&["me", "random"], json!({})).await;
    assert_eq!(ada.post("/api/tables", wanted.clone()).await.code(429), "too-many-tables");
    ada.post(&format!("/api/tables/{running}/leave"), json!({})).await.expect(204);
    ada.post("/api/tables", wanted.clone()).await.expect(200);
    bob.post("/api/tables", wanted).await.expect(200);
}

#[tokio::test]
async fn everybody_is_told_when_the_luck_of_a_table_has_a_seed() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    for (seed, seeded) in [(json!("known"), true), (json!(" "), false), (json!(null), false)] {
        let more = json!({ "public": true, "seed": seed });
        let id = ada.open(&["me", "open"], more).await;
        assert_eq!(bob.connect(addr, &id).await.now().seeded, seeded, "{seed}");
        let open = bob.get("/api/lobby").await.expect(200)["open"].clone();
        let row = open.as_array().unwrap().iter().find(|row| row["id"] == id.as_str()).unwrap();
        assert_eq!(row["seeded"], seeded, "{seed}");
    }
}
