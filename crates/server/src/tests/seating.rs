//! Joining, leaving, bots on free seats, and the next game.

use serde_json::json;
use wire::lobby::{Sitter, Status};

use super::browser::{Browser, Rooms, rooms};

async fn joined(rooms: &Rooms) -> (Browser, Browser, String) {
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    (ada, bob, id)
}

#[tokio::test]
async fn nobody_is_dealt_secrets_before_the_game_begins() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open"], json!({})).await;
    let mut host = ada.connect(addr, &id).await;
    let watcher = rooms.browser().connect(addr, &id).await;
    assert_eq!(host.now().my_seat.as_deref(), Some("A"));
    assert_eq!(host.turn().zones, watcher.turn().zones, "the host sees what everybody sees");
    assert!(host.turn().choices.is_empty());
    assert!(host.turn().prompt.contains("one seat is free"), "{}", host.turn().prompt);
    assert_eq!(host.play("x").await, Err("not-begun".to_owned()));
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    while host.now().people.status != Status::Running {
        host.state().await;
    }
    assert_ne!(host.turn().zones, watcher.turn().zones, "now the host sees more");
    assert_eq!(host.now().people.chairs[1].name, "Bob");
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let rooms = rooms().await;
    let (mut ada, mut bob, id) = joined(&rooms).await;
    let mut eve = rooms.person("Eve").await;
    let join = format!("/api/tables/{id}/join");
    assert_eq!(bob.post(&join, json!({})).await.code(409), "seated-already");
    assert_eq!(eve.post(&join, json!({})).await.code(409), "no-free-seat");
    assert_eq!(eve.post(&join, json!({ "seat": "A" })).await.code(409), "no-free-seat");
    assert_eq!(eve.post(&join, json!({ "seat": "Z" })).await.code(400), "bad-request");
    let leave = format!("/api/tables/{id}/leave");
    assert_eq!(eve.post(&leave, json!({})).await.code(403), "not-seated");
    let fill = json!({ "seat": "B", "level": "random" });
    let answer = ada.post(&format!("/api/tables/{id}/fill"), fill.clone()).await;
    assert_eq!(answer.code(409), "no-free-seat");
    assert_eq!(eve.post(&format!("/api/tables/{id}/fill"), fill).await.code(403), "not-seated");
}

#[tokio::test]
async fn two_people_of_one_name_are_told_apart() {
    let rooms = rooms().await;
    let (mut one, mut two) = (rooms.person("Ada").await, rooms.person("Ada").await);
    let id = one.open(&["me", "open"], json!({})).await;
    two.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    let row = two.get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(row["seats"][1]["name"], "Ada 2");
}

#[tokio::test]
async fn whoever_leaves_before_the_beginning_frees_the_seat() {
    let rooms = rooms().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({ "seat": "C" })).await.expect(200);
    ada.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    let row = ada.get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(row["seats"][0]["sitter"], json!({ "kind": "nobody" }));
    assert_eq!((row["seats"][0]["name"].as_str(), &row["my_seat"]), (Some(""), &json!(null)));
    ada.post(&format!("/api/tables/{id}/join"), json!({ "seat": "B" })).await.expect(200);
    ada.post(&format!("/api/tables/{id}/fill"), json!({ "seat": "A", "level": "random" }))
        .await
        .expect(204);
    let row = ada.get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!((&row["status"], &row["seats"][0]["name"]), (&json!("running"), &json!("Bot A")));
}

#[tokio::test]
async fn a_table_that_everybody_left_before_the_beginning_is_no_more() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "open"], json!({ "public": true })).await;
    let mut socket = ada.connect(addr, &id).await;
    socket.chat("nobody comes").await.unwrap();
    ada.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    while socket.try_next().await.is_some() {}
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.code(404), "not-found");
    assert_eq!(rooms.app.metrics.tables.get(), 0, "nor in memory");
    assert!(ada.try_connect(addr, &id, "").await.is_err());
}

#[tokio::test]
async fn a_bot_plays_for_whoever_left_and_the_seat_can_be_taken_again() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob, id) = joined(&rooms).await;
    let mut player = ada.connect(addr, &id).await;
    let mut leaver = bob.connect(addr, &id).await;
    bob.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    let left = leaver.state().await;
    assert_eq!((left.my_seat, left.turn.choices.len()), (None, 0), "who left only watches");
    let chair = &left.people.chairs[1];
    assert_eq!(
        (&chair.sitter, chair.stand_in, chair.name.as_str()),
        (&Sitter::Nobody, true, "Bob")
    );
    for _ in 0..5 {
        assert!(player.asked().await, "the game goes on without Bob");
        player.choose(0).await;
    }
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    let mut back = leaver.state().await;
    while back.my_seat.is_none() {
        back = leaver.state().await;
    }
    assert!(!back.people.chairs[1].stand_in);
    bob.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    let mut eve = rooms.person("Eve").await;
    let join = format!("/api/tables/{id}/join");
    let asked = eve.post(&join, json!({ "seat": "B" })).await.expect(200);
    let_in(&mut ada, &id, &asked).await;
    assert_eq!(bob.post(&join, json!({})).await.code(409), "no-free-seat");
}

/// Agrees to what somebody asked for.
async fn let_in(sitter: &mut Browser, table: &str, asked: &serde_json::Value) {
    assert_eq!(asked["kind"], "requested");
    let request = asked["request"].as_str().unwrap();
    let path = format!("/api/tables/{table}/requests/{request}");
    sitter.post(&path, json!({ "accept": true })).await.expect(204);
}

/// Three people at a running table.
async fn three(rooms: &Rooms) -> ([Browser; 3], String) {
    let mut people =
        [rooms.person("Ada").await, rooms.person("Bob").await, rooms.person("Cy").await];
    let id = people[0].open(&["me", "open", "open"], json!({})).await;
    for at in [1, 2] {
        people[at].post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    }
    (people, id)
}

#[tokio::test]
async fn nobody_hops_from_seat_to_seat_to_see_hands() {
    let rooms = rooms().await;
    let ([_, mut bob, mut cy], id) = three(&rooms).await;
    let (join, leave) = (format!("/api/tables/{id}/join"), format!("/api/tables/{id}/leave"));
    cy.post(&leave, json!({})).await.expect(204);
    bob.post(&leave, json!({})).await.expect(204);
    assert_eq!(bob.post(&join, json!({ "seat": "C" })).await.code(409), "seen-a-hand");
    let rooms = rooms.again().await;
    let mut again = rooms.browser();
    again.cookie = bob.cookie.clone();
    assert_eq!(again.post(&join, json!({ "seat": "C" })).await.code(409), "seen-a-hand");
    assert_eq!(again.post(&join, json!({})).await.expect(200)["kind"], "seated");
    let row = again.get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(row["my_seat"], "B", "one's own seat is one's own");
}

#[tokio::test]
async fn a_stranger_takes_over_when_all_who_sit_there_agree() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let ([mut ada, mut bob, mut cy], id) = three(&rooms).await;
    let join = format!("/api/tables/{id}/join");
    cy.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    let mut eve = rooms.person("Eve").await;
    let mut stranger = eve.connect(addr, &id).await;
    let asked = eve.post(&join, json!({})).await.expect(200);
    assert_eq!(eve.post(&join, json!({})).await.expect(200), asked, "asking twice is asking once");
    while stranger.now().people.requests.is_empty() {
        stranger.next_message().await;
    }
    let told = stranger.now().people.requests.clone();
    assert_eq!((told[0].seat.as_str(), told[0].name.as_str()), ("C", "Eve"));
    let request = format!("/api/tables/{id}/requests/{}", told[0].id);
    let yes = json!({ "accept": true });
    assert_eq!(eve.post(&request, yes.clone()).await.code(403), "not-seated");
    ada.post(&request, yes.clone()).await.expect(204);
    while stranger.now().people.requests[0].accepted != ["A"] {
        stranger.next_message().await;
    }
    assert_eq!(eve.get(&format!("/api/tables/{id}")).await.expect(200)["my_seat"], json!(null));
    bob.post(&request, yes.clone()).await.expect(204);
    assert_eq!(eve.get(&format!("/api/tables/{id}")).await.expect(200)["my_seat"], "C");
    assert_eq!(bob.post(&request, yes).await.code(404), "no-such-request");
}

#[tokio::test]
async fn a_single_no_ends_a_request_and_so_does_whoever_asked() {
    let rooms = rooms().await;
    let ([mut ada, _, mut cy], id) = three(&rooms).await;
    let (join, leave) = (format!("/api/tables/{id}/join"), format!("/api/tables/{id}/leave"));
    cy.post(&leave, json!({})).await.expect(204);
    let mut eve = rooms.person("Eve").await;
    let asked = eve.post(&join, json!({})).await.expect(200);
    let request = format!("/api/tables/{id}/requests/{}", asked["request"].as_str().unwrap());
    ada.post(&request, json!({ "accept": false })).await.expect(204);
    assert_eq!(ada.post(&request, json!({ "accept": true })).await.code(404), "no-such-request");
    eve.post(&join, json!({})).await.expect(200);
    eve.post(&leave, json!({})).await.expect(204);
    assert_eq!(eve.post(&leave, json!({})).await.code(403), "not-seated");
    assert_eq!(cy.post(&join, json!({})).await.expect(200)["kind"], "seated", "one's own seat");
}

#[tokio::test]
async fn where_nobody_sits_nobody_is_let_in() {
    let rooms = rooms().await;
    let (mut people, id) = three(&rooms).await;
    for person in &mut people {
        person.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    }
    let mut eve = rooms.person("Eve").await;
    let join = format!("/api/tables/{id}/join");
    assert_eq!(eve.post(&join, json!({})).await.code(409), "nobody-to-ask");
    assert_eq!(people[1].post(&join, json!({})).await.expect(200)["kind"], "seated");
}

#[tokio::test]
async fn a_rematch_has_the_same_people_on_other_seats_and_is_opened_once() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let (mut ada, mut bob, id) = joined(&rooms).await;
    let rematch = format!("/api/tables/{id}/rematch");
    assert_eq!(ada.post(&rematch, json!({})).await.code(409), "not-over");
    // Bob leaves, so that a bot plays with Ada to the end, and comes back for the last move.
    bob.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
    let mut player = ada.connect(addr, &id).await;
    let mut back = false;
    while player.asked().await {
        player.choose(0).await;
        if !back && 60 < player.turn().moves {
            back = bob.post(&format!("/api/tables/{id}/join"), json!({})).await.status == 200;
            bob.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(204);
        }
    }
    assert!(back);
    let mut eve = rooms.person("Eve").await;
    assert_eq!(eve.post(&rematch, json!({})).await.code(403), "not-seated");
    let next = ada.post(&rematch, json!({})).await.expect(200)["id"].as_str().unwrap().to_owned();
    assert_eq!(ada.post(&rematch, json!({})).await.expect(200)["id"], next.as_str());
    assert_eq!(player.state().await.rematch.as_deref(), Some(next.as_str()), "everybody is told");
    let row = ada.get(&format!("/api/tables/{next}")).await.expect(200);
    assert_eq!(row["my_seat"], "B", "everybody is one seat further");
    assert_eq!(
        (&row["status"], &row["seats"][0]["sitter"]["kind"]),
        (&json!("open"), &json!("nobody"))
    );
}
