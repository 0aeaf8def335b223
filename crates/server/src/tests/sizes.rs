//! How much a browser has to receive: whole games of every title, every message weighed as it goes
//! over the wire.

use serde_json::json;
use tabletop::Rng;

use super::{
    browser::{Socket, rooms},
    report,
};

/// What one move may cost a viewer.
const UPDATE: usize = 20_000;

/// What a usual move may cost a viewer who is also told every zone in words: half of all cost less.
const USUAL_UPDATE: usize = 5 * 1024;

/// What a whole table may cost whoever opens it, with every zone told in words.
const STATE: usize = 26 * 1024;

/// The messages of a kind: how large they are, plain and on the wire.
#[derive(Clone, Default)]
struct Sizes {
    plain: Vec<usize>,
    on_wire: Vec<usize>,
}

impl Sizes {
    fn weigh(&mut self, kind: &str, socket: &Socket) {
        let start = format!(r#"{{"type":"{kind}""#);
        let messages = socket.received.iter().zip(&socket.sizes);
        for (text, on_wire) in messages.filter(|(text, _)| text.starts_with(&start)) {
            self.plain.push(text.len());
            self.on_wire.push(*on_wire);
        }
    }
}

fn largest(sizes: &[usize]) -> usize {
    sizes.iter().copied().max().unwrap_or(0)
}

fn median(sizes: &[usize]) -> usize {
    let mut sizes = sizes.to_vec();
    sizes.sort_unstable();
    sizes.get(sizes.len() / 2).copied().unwrap_or(0)
}

/// One human who does anything among bots who play, to the end, when the board is full.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_update_stays_small_until_the_end_of_every_game() {
    let view = "lang=en&format=wide&text=true&compress=deflate-raw";
    for title in catalog::titles().iter().filter(|title| !title.art().is_empty()) {
        let rooms = rooms().await;
        let addr = rooms.listen().await;
        let mut ada = rooms.person("Ada").await;
        let seats = ["me", "random", "random", "random"];
        let id = ada.open(&seats, json!({ "game": title.name(), "seed": "sizes" })).await;
        let mut socket = ada.connect_as(addr, &id, view).await;
        let (mut update, mut state) = (Sizes::default(), Sizes::default());
        let mut rng = Rng::new(4);
        while socket.asked().await {
            let choices = socket.turn().choices.len() as u32;
            socket.choose(rng.below(choices) as usize).await;
            update.weigh("update", &socket);
            socket.received.clear();
            socket.sizes.clear();
        }
        let moves = socket.turn().moves;
        state.weigh("state", &ada.connect_as(addr, &id, view).await);
        let (most, usual) = (largest(&update.on_wire), median(&update.on_wire));
        let whole = largest(&state.on_wire);
        report(&format!(
            "{}, {moves} moves: an update has {usual} bytes as a rule and {most} at most, which are \
             {} uncompressed; whoever comes late gets {whole} bytes, which are {} uncompressed",
            title.name(),
            largest(&update.plain),
            largest(&state.plain),
        ));
        assert!(most <= UPDATE, "{}: {most} bytes", title.name());
        assert!(usual <= USUAL_UPDATE, "{}: {usual} bytes", title.name());
        assert!(whole <= STATE, "{}: {whole} bytes", title.name());
    }
}
