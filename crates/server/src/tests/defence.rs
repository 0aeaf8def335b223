//! What the server does not put up with.

use std::time::Duration;

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::json;
use wire::table::ServerMessage;

use super::browser::{config, rooms, rooms_with, table};
use crate::{
    Config,
    limits::{ConnectionLimit, Rate},
};

#[tokio::test]
async fn browsers_are_told_what_they_may_load() {
    let rooms = rooms().await;
    for path in ["/", "/api/games", "/api/nothing", "/healthz"] {
        let answer = rooms.browser().get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        let scripts = policy.split(';').find(|part| part.contains("script-src")).unwrap();
        assert_eq!(scripts.trim(), "script-src 'self'");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert!(answer.headers.contains_key(header::REFERRER_POLICY));
        assert!(answer.headers.contains_key("x-request-id"));
    }
}

#[tokio::test]
async fn a_page_of_another_site_can_change_nothing() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    ada.headers.insert(header::HOST, "games.example.org".parse().unwrap());
    for (origin, status) in [
        ("https://evil.example", 403),
        ("null", 403),
        ("https://games.example.org.evil.example", 403),
        ("https://games.example.org", 200),
    ] {
        ada.headers.insert(header::ORIGIN, origin.parse().unwrap());
        let answer = ada.post("/api/me", json!({ "name": "Ada" })).await;
        assert_eq!(answer.status, status, "{origin}");
    }
    ada.headers.remove(header::HOST);
    ada.headers.insert(header::ORIGIN, "https://evil.example".parse().unwrap());
    assert!(ada.try_connect(addr, &id, "").await.is_err(), "nor open a socket");
    ada.headers.insert(header::ORIGIN, format!("http://{addr}").parse().unwrap());
    assert!(ada.try_connect(addr, &id, "").await.is_ok());
    ada.headers.clear();
    let form = Request::post("/api/me")
        .header(header::CONTENT_TYPE, "text/plain")
        .body(Body::from(r#"{"name":"Eve"}"#));
    assert_eq!(ada.send(form.unwrap()).await.code(400), "bad-request", "a form is no request");
}

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let name = json!({ "name": "x".repeat(17 * 1024) });
    assert_eq!(ada.post("/api/me", name).await.code(413), "too-large");
    let file = |size| json!({ "edition": [{ "name": "a.toml", "text": "#".repeat(size) }] });
    let wanted = table(&["me", "random"], file(2 * 1024 * 1024));
    assert_eq!(ada.post("/api/tables", wanted).await.code(413), "too-large");
    let wanted = table(&["me", "random"], file(500 * 1024));
    assert_eq!(ada.post("/api/tables", wanted).await.code(422), "bad-table", "read, but no data");
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    socket.say("x".repeat(5000)).await;
    while socket.try_next().await.is_some() {}
    assert!(ada.try_connect(addr, &id, "").await.is_ok(), "only that connection ends");
}

#[tokio::test]
async fn an_address_can_ask_for_so_much_and_no_more() {
    let rooms = rooms_with(Config { trust_proxy: true, ..config() }).await;
    let mut guest = rooms.browser();
    guest.headers.insert("x-forwarded-for", "203.0.113.9, 198.51.100.7".parse().unwrap());
    let mut named = 0;
    let answer = loop {
        let answer = guest.post("/api/me", json!({ "name": "Ada" })).await;
        if answer.status != 200 {
            break answer;
        }
        named += 1;
        assert!(named < 100, "no end of names");
    };
    assert_eq!(answer.code(429), "too-many");
    assert!(10 <= named, "{named}");
    let mut other = rooms.browser();
    other.headers.insert("x-forwarded-for", "203.0.113.9".parse().unwrap());
    other.post("/api/me", json!({ "name": "Bob" })).await.expect(200);
    let text = other.get("/metrics").await.text();
    assert!(!text.contains("203.0.113.9"), "no addresses in the figures");
}

#[tokio::test]
async fn a_header_anybody_can_set_is_not_believed() {
    let rooms = rooms().await;
    let mut guest = rooms.browser();
    guest.headers.insert("x-forwarded-for", "203.0.113.9".parse().unwrap());
    for _ in 0..40 {
        guest.post("/api/me", json!({ "name": "Ada" })).await.expect(200);
    }
}

#[tokio::test]
async fn a_flood_of_wishes_is_told_to_stop_and_the_table_lives_on() {
    let rooms =
        rooms_with(Config { message_rate: Config::default().message_rate, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    for id in 1..=100 {
        socket.say(format!(r#"{{"type":"chat","id":{id},"text":"again"}}"#)).await;
    }
    let (mut heard, mut refused) = (0, 0);
    while heard + refused < 100 {
        match socket.next_message().await {
            ServerMessage::Done { .. } => heard += 1,
            ServerMessage::Refused { error, .. } => {
                assert_eq!(error.code, "too-many");
                refused += 1;
            }
            _ => {}
        }
    }
    assert!(30 < heard && 10 < refused, "{heard} heard, {refused} refused");
    tokio::time::sleep(Duration::from_millis(100)).await;
    socket.chat("sorry").await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_limit_recovers_by_and_by() {
    let limit = ConnectionLimit::new(Rate { per_second: 2.0, burst: 3.0 });
    let take = || (0..10).take_while(|_| limit.take().is_ok()).count();
    assert_eq!(take(), 3);
    tokio::time::advance(Duration::from_secs(1)).await;
    assert_eq!(take(), 2);
    tokio::time::advance(Duration::from_secs(100)).await;
    assert_eq!(take(), 3);
}

#[tokio::test]
async fn talk_has_a_limit_of_its_own() {
    let rooms = rooms_with(Config { chat_rate: Config::default().chat_rate, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    let mut heard = 0;
    while socket.chat("again").await.is_ok() {
        heard += 1;
        assert!(heard < 30, "no end of talk");
    }
    assert!(10 <= heard, "{heard}");
    assert_eq!(socket.chat("and again").await, Err("too-many".to_owned()));
    assert!(socket.asked().await);
    socket.choose(0).await;
}
