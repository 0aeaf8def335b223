//! What happens when something goes wrong, or comes to its end.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use wire::table::{Look, News, Wish};

use super::browser::{Rooms, config, rooms, rooms_with};
use crate::{Config, House, app};

#[tokio::test]
async fn a_closing_house_says_good_bye() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    rooms.house.say_goodbye().await;
    let seconds = socket.until(|news| match news {
        News::Closing { seconds } => Some(*seconds),
        _ => None,
    });
    assert!(0 < seconds.await);
    assert!(socket.try_news().await.is_none());
    let answer = ada.post(&format!("/api/tables/{id}/leave"), json!({})).await;
    assert_eq!(answer.code(503), "busy");
}

#[tokio::test]
async fn a_slow_client_is_cut_off_and_nobody_else_waits_for_it() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut slow = ada.connect(addr, &id).await;
    let mut quick = ada.connect(addr, &id).await;
    // Each wish is answered with the whole state, and nobody reads it; so somewhere on the way the
    // house hangs up.
    for n in 0..400 {
        let lang = if n % 2 == 0 { "en" } else { "fr" }.to_owned();
        let look = Look { lang, format: "wide".to_owned(), text: true };
        let wish = serde_json::to_string(&Wish::Look(look)).unwrap();
        if slow.try_say(wish).await.is_err() {
            break;
        }
    }
    quick.asked().await;
    quick.choose(0).await;
    let mut states = 0;
    while slow.try_news().await.is_some() {
        states += 1;
    }
    assert!(states < 400, "all of them came");
    quick.asked().await;
    quick.choose(0).await;
}

/// Another process on the same database.
async fn neighbour(rooms: &Rooms) -> Rooms {
    let house = House::open(Config { db: rooms.place.url(), ..config() }).await.unwrap();
    Rooms { app: app(Arc::clone(&house)), house, place: super::browser::Place::new() }
}

#[tokio::test]
async fn two_processes_never_write_the_same_move() {
    let rooms = rooms_with(Config { idle: Duration::from_secs(60), ..config() }).await;
    let other = neighbour(&rooms).await;
    let (here, there) = (rooms.listen().await, other.listen().await);
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let id = ada.open(&["me", "open"], json!({})).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(204);
    let asked = ada.connect(here, &id).await.turn().asked[0].clone();
    let mover = if asked == "A" { &ada } else { &bob };
    let mut near = mover.connect(here, &id).await;
    let mut far = mover.connect(there, &id).await;
    let notation = near.turn().choices[0].notation.clone();
    near.choose(0).await;
    assert_eq!(far.turn().version, 0, "the other process does not know yet");
    assert_eq!(far.play(&notation).await, Err("not-kept".to_owned()));
    far.reach(1).await;
    assert_eq!(far.now().log, near.now().log, "it has read the table again");
    assert_eq!(rooms.house.store.deeds(&id).await.unwrap().len(), 1);
}
