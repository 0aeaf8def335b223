//! What can be looked up: games, rules, faces, art, and the figures of the server.

use std::pin::pin;

use axum::http::header;
use futures_util::FutureExt;
use serde_json::{Value, json};

use super::browser::{edition, rooms};

#[tokio::test]
async fn games_rules_and_faces_can_be_looked_up_in_every_language() {
    let rooms = rooms().await;
    let mut guest = rooms.browser();
    for lang in ["en", "fr", "de"] {
        let games = guest.get(&format!("/api/games?lang={lang}")).await.expect(200);
        assert_eq!(games.as_array().unwrap().len(), rooms.app.library.games().len());
        for game in games.as_array().unwrap() {
            let name = game["name"].as_str().unwrap();
            let rules =
                guest.get(&format!("/api/games/{name}/rules?lang={lang}")).await.expect(200);
            let clauses = &rules["chapters"][0]["clauses"];
            assert!(!clauses.as_array().unwrap().is_empty());
            let faces = format!("/api/games/{name}/faces?lang={lang}&edition=standard");
            let faces = guest.get(&faces).await.expect(200);
            let has_facts = |face: &&Value| !face["facts"].as_array().unwrap().is_empty();
            assert!(faces.as_array().unwrap().iter().any(|face| has_facts(&face)));
        }
    }
    let path = format!("/api/games/{}/faces?edition=nowhere", catalog::titles()[0].name());
    assert_eq!(guest.get(&path).await.code(404), "not-found");
}

#[tokio::test]
async fn art_is_served_compressed_and_kept_for_ever() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let state = ada.connect(addr, &id).await.state.unwrap();
    for url in [&state.gallery, &state.css] {
        let plain = ada.get(url).await;
        assert_eq!(plain.status, 200);
        let keep = plain.headers[header::CACHE_CONTROL].to_str().unwrap();
        assert!(keep.contains("immutable"), "{keep}");
        let tag = plain.headers[header::ETAG].clone();
        let mut other = ada.clone();
        other.headers.insert(header::ACCEPT_ENCODING, "br, gzip".parse().unwrap());
        let packed = other.get(url).await;
        assert_eq!(packed.headers[header::CONTENT_ENCODING], "gzip");
        assert!(packed.body.len() < plain.body.len());
        other.headers.insert(header::IF_NONE_MATCH, tag);
        assert_eq!(other.get(url).await.status, 304);
    }
    for path in ["cover.svg", "style.css"] {
        let answer = ada.get(&format!("/api/games/{}/{path}", state.game)).await;
        assert_eq!((answer.status.as_u16(), answer.body.is_empty()), (200, false));
    }
}

#[tokio::test]
async fn another_edition_is_drawn_and_looked_up_by_its_table() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let data = catalog::titles()[0].data()[0];
    // The same facts with a remark: another edition by its fingerprint, or the same one.
    let edition = json!([{ "name": data.name, "text": format!("# mine\n{}", data.text) }]);
    let id = ada.open(&["me", "random"], json!({ "edition": edition })).await;
    let state = ada.connect(addr, &id).await.state.unwrap();
    assert_eq!(ada.get(&state.gallery).await.status, 200);
    let faces = format!("/api/games/{}/faces?edition={}", state.game, state.edition);
    assert!(!ada.get(&faces).await.expect(200).as_array().unwrap().is_empty());
}

#[tokio::test]
async fn the_house_tells_how_it_is() {
    let rooms = rooms().await;
    let mut guest = rooms.browser();
    assert_eq!(guest.get("/healthz").await.text(), "ok\n");
    guest.get("/api/me").await.expect(401);
    rooms.person("Ada").await;
    let text = guest.get("/metrics").await.text();
    for line in ["tablewright_tables 0", "tablewright_sockets 0", "tablewright_moves_total 0"] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
    assert!(text.contains("tablewright_write_seconds_bucket{le=\"+Inf\"}"), "{text}");
    rooms.app.store.close().await;
    assert_eq!(guest.get("/healthz").await.status, 503);
}

#[tokio::test]
async fn every_page_is_served_and_others_are_lost() {
    let rooms = rooms().await;
    let mut guest = rooms.browser();
    for path in ["/", "/table/abc", "/replay/abc", "/campaign/abc", "/campaign/abc/", "/recover"] {
        let answer = guest.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.text().contains("Tablewright"));
    }
    for path in ["/elsewhere", "/campaign", "/table/abc/def", "/recover/abc"] {
        assert_eq!(guest.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn tables_with_one_edition_tell_nobody_of_each_other() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let private = ada.open(&["me", "open"], json!({ "edition": edition(21) })).await;
    let other = bob.open(&["me", "open"], json!({ "edition": edition(21) })).await;
    // Both at once, so that they share their art.
    let first = ada.connect(addr, &private).await;
    let second = bob.connect(addr, &other).await;
    assert_eq!(first.now().gallery, second.now().gallery);
    for (socket, id) in [(first, private), (second, other)] {
        assert_eq!(socket.now().edition, id);
        let path = format!("/api/games/{}/faces?edition={id}", socket.now().game);
        let faces = bob.get(&path).await.text();
        assert!(faces.contains("21"), "the faces of this edition: {faces}");
    }
}

#[tokio::test]
async fn looking_up_faces_keeps_nobody_waiting() {
    let rooms = rooms().await;
    let mut guest = rooms.browser();
    let path = format!("/api/games/{}/faces", catalog::titles()[0].name());
    let mut asking = pin!(guest.get(&path));
    assert!(asking.as_mut().now_or_never().is_none(), "they are read elsewhere");
    asking.await.expect(200);
}
