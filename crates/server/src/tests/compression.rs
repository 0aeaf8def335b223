//! Compression: what is large is sent deflated to those who ask for it.

use serde_json::json;

use super::browser::rooms;

#[tokio::test]
async fn a_large_message_is_compressed_for_whoever_asks_and_says_the_same() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let view = "lang=en&format=wide&text=false";
    // From now on nobody moves until Ada does.
    assert!(ada.connect_as(addr, &id, view).await.asked().await);
    let plain = ada.connect_as(addr, &id, view).await;
    let small = ada.connect_as(addr, &id, &format!("{view}&compress=deflate-raw")).await;
    assert_eq!(plain.received[0].len(), plain.sizes[0]);
    assert!(small.sizes[0] * 4 < plain.sizes[0], "{:?} and {:?}", small.sizes, plain.sizes);
    let (mut plain, mut small) = (plain.state.unwrap(), small.state.unwrap());
    // They differ in how many are here.
    plain.people.watching = 0;
    small.people.watching = 0;
    assert_eq!(plain, small);
}

#[tokio::test]
async fn small_messages_stay_text_and_unknown_compressions_are_none() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut small = ada.connect_as(addr, &id, "compress=deflate-raw").await;
    small.chat("hello").await.unwrap();
    let at = small.received.iter().position(|text| text.starts_with(r#"{"type":"chat""#)).unwrap();
    assert_eq!(small.received[at].len(), small.sizes[at]);
    let plain = ada.connect_as(addr, &id, "compress=zebra").await;
    assert_eq!(plain.received[0].len(), plain.sizes[0]);
}
