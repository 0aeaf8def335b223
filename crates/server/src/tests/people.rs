//! Names, cookies, recovery.

use axum::http::header;
use serde_json::json;

use super::browser::{config, rooms, rooms_with};
use crate::Config;

#[tokio::test]
async fn a_guest_takes_a_name_and_keeps_it() {
    let rooms = rooms().await;
    let mut guest = rooms.browser();
    assert_eq!(guest.get("/api/me").await.code(401), "nobody");
    let answer = guest.post("/api/me", json!({ "name": "  Ada   Lovelace " })).await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "this server has no https: {cookie}");
    assert_eq!(answer.expect(200), json!({ "name": "Ada Lovelace" }));
    guest.post("/api/me", json!({ "name": "Countess" })).await.expect(200);
    assert_eq!(guest.get("/api/me").await.expect(200), json!({ "name": "Countess" }));
}

#[tokio::test]
async fn the_cookie_is_secure_over_https() {
    let base_url = Some("https://games.example.org".to_owned());
    let rooms = rooms_with(Config { base_url, ..config() }).await;
    let answer = rooms.browser().post("/api/me", json!({ "name": "Ada" })).await;
    assert!(answer.headers[header::SET_COOKIE].to_str().unwrap().contains("Secure"));
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let honest = ada.cookie.clone();
    let (name, value) = honest.split_once('=').unwrap();
    // The last characters are the id; the first are the signature.
    for forged in [value.replace(&value[..4], "AAAA"), value[44..].to_owned(), "x".to_owned()] {
        ada.cookie = format!("{name}={forged}");
        assert_eq!(ada.get("/api/me").await.code(401), "nobody");
    }
    ada.cookie = honest;
    ada.get("/api/me").await.expect(200);
}

#[tokio::test]
async fn names_that_deceive_are_refused() {
    let rooms = rooms().await;
    let mut guest = rooms.browser();
    let long = "x".repeat(25);
    for name in ["", "   ", &long] {
        assert_eq!(guest.post("/api/me", json!({ "name": name })).await.code(422), "too-long");
    }
    for name in [
        "a\u{7}b",
        "\u{202e}ada",
        "a\u{200b}b",
        "a\u{feff}",
        "\u{fffe}",
        "a\u{2066}b",
        "\u{2800}",
        "\u{200d}",
        "\u{34f}",
        "\u{fe0f}",
        "\u{301}",
    ] {
        let code = guest.post("/api/me", json!({ "name": name })).await.code(422);
        assert_eq!(code, "bad-letter", "{name:?}");
    }
    for name in ["Zoë", "李小龙", "<b>&amp;", "O'Neill", "🎲", "👩‍🚀"] {
        guest.post("/api/me", json!({ "name": name })).await.expect(200);
    }
}

#[tokio::test]
async fn a_recovery_link_makes_another_browser_the_same_person() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let link = |answer: serde_json::Value| answer["link"].as_str().unwrap().to_owned();
    let first = link(ada.post("/api/me/recovery", json!({})).await.expect(200));
    let second = link(ada.post("/api/me/recovery", json!({})).await.expect(200));
    assert!(first.contains("/recover#"), "{first}");
    let secret = |link: &str| json!({ "secret": link.split_once('#').unwrap().1 });
    let mut phone = rooms.browser();
    let refused = phone.post("/api/recover", secret(&first)).await;
    assert_eq!(refused.code(404), "bad-secret", "an older link stops working");
    assert_eq!(phone.post("/api/recover", json!({ "secret": "" })).await.code(404), "bad-secret");
    phone.post("/api/recover", secret(&second)).await.expect(200);
    assert_eq!(phone.get("/api/me").await.expect(200), json!({ "name": "Ada" }));
    phone.post("/api/me", json!({ "name": "Ada on the phone" })).await.expect(200);
    assert_eq!(ada.get("/api/me").await.expect(200), json!({ "name": "Ada on the phone" }));
}

#[tokio::test]
async fn a_person_outlives_the_process() {
    let rooms = rooms().await;
    let cookie = rooms.person("Ada").await.cookie;
    let rooms = rooms.again().await;
    let mut ada = rooms.browser();
    ada.cookie = cookie;
    assert_eq!(ada.get("/api/me").await.expect(200), json!({ "name": "Ada" }));
}
