//! Signing out: in this browser, or in all of them.

use axum::http::header;
use serde_json::json;

use super::browser::{Browser, rooms};

/// A policy was broken (RFC 6455, 7.4).
const POLICY: u16 = 1008;

async fn recovery(browser: &mut Browser) -> serde_json::Value {
    let link = browser.post("/api/me/recovery", json!({})).await.expect(200);
    let link = link["link"].as_str().unwrap();
    json!({ "secret": link.split_once('#').unwrap().1 })
}

#[tokio::test]
async fn a_cookie_lasts_half_a_year_and_every_visit_renews_it() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let answer = ada.get("/api/me").await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("Max-Age=15552000"), "{cookie}");
}

#[tokio::test]
async fn a_browser_that_signs_out_is_nobodys_and_others_stay() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let mut phone = ada.clone();
    let answer = ada.post("/api/me/sign-out", json!({ "everywhere": false })).await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(cookie.contains("Max-Age=0") && cookie.contains("Path=/"), "{cookie}");
    answer.expect(204);
    assert_eq!(ada.get("/api/me").await.code(401), "nobody");
    phone.get("/api/me").await.expect(200);
    rooms.browser().post("/api/me/sign-out", json!({ "everywhere": false })).await.expect(204);
}

#[tokio::test]
async fn whoever_signs_out_everywhere_ends_all_cookies_sockets_and_links() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut stolen = ada.clone();
    let old = recovery(&mut ada).await;
    let mut socket = stolen.connect(addr, &id).await;
    let mut others = bob.connect(addr, &id).await;
    ada.post("/api/me/sign-out", json!({ "everywhere": true })).await.expect(204);
    while socket.try_next().await.is_some() {}
    assert_eq!(socket.closed, Some(POLICY));
    assert_eq!(stolen.get("/api/me").await.code(401), "nobody");
    let again = stolen.connect(addr, &id).await;
    assert_eq!(again.now().my_seat, None, "a stranger sees what strangers see");
    let mut phone = rooms.browser();
    assert_eq!(phone.post("/api/recover", old).await.code(404), "bad-secret");
    others.chat("still here").await.unwrap();
    bob.get("/api/me").await.expect(200);
    let refused = rooms.browser().post("/api/me/sign-out", json!({ "everywhere": true })).await;
    assert_eq!(refused.code(401), "nobody");
}

#[tokio::test]
async fn a_recovery_link_works_again_in_the_next_era() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let mut phone = ada.clone();
    ada.post("/api/me/sign-out", json!({ "everywhere": true })).await.expect(204);
    rooms.database.meddle("UPDATE people SET recovery = ''").await;
    // Whoever is still signed in somewhere makes a link; here the server itself does.
    let person = rooms.id_of("Ada").await;
    let hash = crate::random::hex(&<sha2::Sha256 as sha2::Digest>::digest("secret"));
    rooms.app.store.set_recovery(&person, &hash).await.unwrap();
    phone.post("/api/recover", json!({ "secret": "secret" })).await.expect(200);
    phone.get("/api/me").await.expect(200);
    assert!(phone.cookie.contains(".1"), "{}", phone.cookie);
}

#[tokio::test]
async fn a_cookie_of_an_earlier_version_is_from_the_first_era() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    ada.cookie = rooms.sign(&rooms.id_of("Ada").await);
    ada.get("/api/me").await.expect(200);
    let old = ada.cookie.clone();
    ada.cookie = rooms.sign(&rooms.id_of("Ada").await);
    ada.post("/api/me/sign-out", json!({ "everywhere": true })).await.expect(204);
    ada.cookie = old;
    assert_eq!(ada.get("/api/me").await.code(401), "nobody");
}
