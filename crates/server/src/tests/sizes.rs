//! How much a browser has to receive: whole games of every title, every message weighed.

use std::io::Write as _;

use flate2::{Compression, write::DeflateEncoder};
use serde_json::json;
use tabletop::Rng;

use super::{
    browser::{Socket, rooms},
    report,
};

/// What one move may cost a viewer, compressed.
const UPDATE: usize = 20_000;

fn deflated(text: &str) -> usize {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap().len()
}

/// The largest message of a kind, plain and compressed.
#[derive(Copy, Clone, Default)]
struct Largest {
    plain: usize,
    compressed: usize,
}

impl Largest {
    fn weigh(&mut self, kind: &str, socket: &Socket) {
        let start = format!(r#"{{"type":"{kind}""#);
        for text in socket.received.iter().filter(|text| text.starts_with(&start)) {
            self.plain = self.plain.max(text.len());
            self.compressed = self.compressed.max(deflated(text));
        }
    }
}

/// One human who does anything among bots who play, to the end, when the board is full.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_update_stays_small_until_the_end_of_every_game() {
    for title in catalog::titles().iter().filter(|title| !title.art().is_empty()) {
        let rooms = rooms().await;
        let addr = rooms.listen().await;
        let mut ada = rooms.person("Ada").await;
        let seats = ["me", "random", "random", "random"];
        let id = ada.open(&seats, json!({ "game": title.name(), "seed": "sizes" })).await;
        let mut socket = ada.connect(addr, &id).await;
        let (mut update, mut state) = (Largest::default(), Largest::default());
        let mut rng = Rng::new(4);
        while socket.asked().await {
            let choices = socket.turn().choices.len() as u32;
            socket.choose(rng.below(choices) as usize).await;
            update.weigh("update", &socket);
            socket.received.clear();
        }
        let moves = socket.turn().moves;
        state.weigh("state", &ada.connect(addr, &id).await);
        report(&format!(
            "{}, {moves} moves: an update has up to {} bytes, compressed {}; whoever comes late \
             gets {} bytes, compressed {}",
            title.name(),
            update.plain,
            update.compressed,
            state.plain,
            state.compressed
        ));
        assert!(update.compressed <= UPDATE, "{}: {} bytes", title.name(), update.compressed);
    }
}
