//! Who counts as one visitor, and what a visitor may ask for.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::ConnectInfo,
    http::{Extensions, HeaderMap, header},
};
use serde_json::json;
use wire::table::{ClientMessage, ServerMessage, ViewOptions};

use super::browser::{config, rooms_with};
use crate::{Config, Rate, auth, limits::AddressLimit};

/// The address of somebody behind a proxy on this machine.
fn behind_proxy(forwarded: &[&str]) -> IpAddr {
    let mut headers = HeaderMap::new();
    for entry in forwarded {
        headers.append("x-forwarded-for", entry.parse().unwrap());
    }
    let mut extensions = Extensions::new();
    extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 5000))));
    auth::address(&headers, &extensions, true)
}

#[test]
fn a_proxy_may_write_an_address_with_its_port() {
    let four: IpAddr = "203.0.113.9".parse().unwrap();
    for form in
        ["203.0.113.9", "203.0.113.9:5555", "\"203.0.113.9:5555\"", "10.0.0.1, 203.0.113.9:1"]
    {
        assert_eq!(behind_proxy(&[form]), four, "{form}");
    }
    assert_eq!(behind_proxy(&["::ffff:203.0.113.9"]), four);
    assert_eq!(behind_proxy(&["198.51.100.1", "203.0.113.9"]), four, "the last is the proxy's");
    let six: IpAddr = "2001:db8::1".parse().unwrap();
    for form in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443", "\"[2001:db8::1]:443\""] {
        assert_eq!(behind_proxy(&[form]), six, "{form}");
    }
}

#[tokio::test]
async fn what_a_proxy_does_not_tell_is_limited_as_one_visitor() {
    let common = behind_proxy(&["unknown"]);
    for forwarded in [&["_hidden"][..], &["203.0.113.9, nonsense"], &[""], &["1.2.3.4:99999"], &[]]
    {
        assert_eq!(behind_proxy(forwarded), common, "{forwarded:?}");
    }
    let rooms = rooms_with(Config { trust_proxy: true, ..config() }).await;
    let mut named = 0;
    loop {
        let mut guest = rooms.browser();
        guest.headers.insert("x-forwarded-for", format!("nonsense {named}").parse().unwrap());
        if guest.post("/api/me", json!({ "name": "Ada" })).await.status != 200 {
            break;
        }
        named += 1;
        assert!(named < 100, "no end of names");
    }
}

fn taken(limit: &AddressLimit, address: &str) -> usize {
    let address = address.parse().unwrap();
    (0..10_000).take_while(|_| limit.take(address).is_ok()).count()
}

#[test]
fn a_48_of_ipv6_has_eight_times_as_much_as_a_64() {
    let limit = AddressLimit::new(0.0, 10.0);
    assert_eq!(taken(&limit, "2001:db8:1:1::1"), 10);
    assert_eq!(taken(&limit, "2001:db8:1:1::2"), 0, "the same /64");
    let all: usize = (2..40).map(|n| taken(&limit, &format!("2001:db8:1:{n}::1"))).sum();
    assert_eq!(all, 70, "the rest of the /48");
    assert_eq!(taken(&limit, "2001:db8:2::1"), 10, "another /48");
}

#[test]
fn only_the_owner_of_the_machine_is_not_limited() {
    let limit = AddressLimit::new(0.0, 10.0);
    assert_eq!(taken(&limit, "127.0.0.1"), 10_000);
    assert_eq!(taken(&limit, "::1"), 10_000);
    assert_eq!(taken(&limit, "127.0.0.2"), 10);
    assert_eq!(taken(&limit, "::2"), 10);
}

#[tokio::test]
async fn figures_are_limited_like_everything_else() {
    let rooms = rooms_with(Config { trust_proxy: true, ..config() }).await;
    for path in ["/metrics", "/healthz"] {
        let mut guest = rooms.browser();
        guest
            .headers
            .insert("x-forwarded-for", format!("203.0.113.{}", path.len()).parse().unwrap());
        let mut answered = 0;
        while guest.get(path).await.status == 200 {
            answered += 1;
            assert!(answered < 2000, "no end of {path}");
        }
        assert_eq!(guest.get(path).await.code(429), "too-many");
    }
}

#[tokio::test]
async fn where_our_address_is_known_no_other_origin_counts() {
    let base_url = Some("https://games.example.org".to_owned());
    let rooms = rooms_with(Config { base_url, ..config() }).await;
    let mut ada = rooms.person("Ada").await;
    for (origin, host, status) in [
        ("https://games.example.org", "games.example.org", 200),
        ("https://games.example.org", "127.0.0.1:8080", 200),
        // A name of somebody else's that leads to our address.
        ("https://evil.example", "evil.example", 403),
        ("http://games.example.org", "games.example.org", 403),
    ] {
        ada.headers.insert(header::ORIGIN, origin.parse().unwrap());
        ada.headers.insert(header::HOST, host.parse().unwrap());
        assert_eq!(ada.post("/api/me", json!({ "name": "Ada" })).await.status, status, "{origin}");
    }
    let anywhere = rooms_with(config()).await;
    let mut ada = anywhere.person("Ada").await;
    for host in ["localhost:8080", "127.0.0.1:8080"] {
        ada.headers.insert(header::ORIGIN, format!("http://{host}").parse().unwrap());
        ada.headers.insert(header::HOST, host.parse().unwrap());
        ada.post("/api/me", json!({ "name": "Ada" })).await.expect(200);
    }
}

#[tokio::test]
async fn looks_are_limited_for_a_connection() {
    let view_rate = Rate { per_second: 0.0, burst: 2.0 };
    let rooms = rooms_with(Config { view_rate, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    for _ in 0..3 {
        let view = ViewOptions { lang: "fr".to_owned(), format: "wide".to_owned(), text: true };
        socket.send(&ClientMessage::View(view)).await;
    }
    let code = socket.until(|message| match message {
        ServerMessage::Refused { error, .. } => Some(error.code.clone()),
        _ => None,
    });
    assert_eq!(code.await, "too-many");
    assert!(socket.asked().await);
    socket.choose(0).await;
}
