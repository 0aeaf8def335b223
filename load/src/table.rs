//! One table: a script on every seat that clicks once in a while.

use std::{io::Write, time::Duration};

use flate2::{Compression, write::DeflateEncoder};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tabletop::Rng;
use tokio::{
    net::TcpStream,
    sync::mpsc::UnboundedSender,
    time::{Instant, sleep_until, timeout},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest, http::HeaderValue},
};
use wire::table::ClientMessage;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What one click came to.
pub struct Sample {
    /// From the click to the update, seat by seat, the one who clicked first.
    pub delays: Vec<Duration>,
    /// The size of the largest update, and compressed.
    pub bytes: usize,
    pub compressed: usize,
    pub error: Option<String>,
}

pub struct Table {
    id: String,
    seats: Vec<Seat>,
    rng: Rng,
}

struct Seat {
    socket: Socket,
    turn: Turn,
}

/// What a script needs to know of a message.
#[derive(Deserialize)]
struct ServerMessage {
    r#type: String,
    turn: Option<Turn>,
    error: Option<wire::ErrorBody>,
}

#[derive(Deserialize)]
struct Turn {
    version: u64,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    notation: String,
}

/// Longer than anybody waits.
const PATIENCE: Duration = Duration::from_secs(10);

impl Table {
    pub async fn connect(url: &str, id: &str, cookies: &[String]) -> Result<Table, String> {
        let mut seats = Vec::new();
        for cookie in cookies {
            seats.push(Seat::connect(url, id, cookie).await?);
        }
        let seed = id.bytes().fold(7, |hash: u64, byte| hash.wrapping_mul(31) + u64::from(byte));
        Ok(Table { id: id.to_owned(), seats, rng: Rng::new(seed) })
    }

    pub async fn play(
        mut self,
        first: Duration,
        pause: Duration,
        end: Instant,
        samples: UnboundedSender<Sample>,
    ) {
        let mut next = Instant::now() + first;
        while next < end {
            sleep_until(next).await;
            next += pause;
            let Some(asked) = self.seats.iter().position(|seat| !seat.turn.choices.is_empty())
            else {
                break;
            };
            let sample = match self.click(asked).await {
                Ok(sample) => sample,
                Err(reason) => Sample {
                    delays: vec![],
                    bytes: 0,
                    compressed: 0,
                    error: Some(format!("table {}: {reason}", self.id)),
                },
            };
            if samples.send(sample).is_err() {
                return;
            }
        }
    }

    async fn click(&mut self, asked: usize) -> Result<Sample, String> {
        let seat = &mut self.seats[asked];
        let version = seat.turn.version;
        let choices = &seat.turn.choices;
        let notation = choices[self.rng.below(choices.len() as u32) as usize].notation.clone();
        let message = ClientMessage::Play { id: 1, version, notation };
        let text = serde_json::to_string(&message).map_err(|e| e.to_string())?;
        let clicked = Instant::now();
        seat.socket.send(Message::text(text)).await.map_err(|e| e.to_string())?;
        let mut sample = Sample { delays: vec![], bytes: 0, compressed: 0, error: None };
        // All seats listen at once, as people do.
        let updates = self.seats.iter_mut().map(|seat| seat.next_turn(version));
        for got in futures_util::future::join_all(updates).await {
            let (at, update) = got?;
            sample.delays.push(at.duration_since(clicked));
            sample.bytes = sample.bytes.max(update.len());
            // The sizes of some updates speak for all.
            if self.rng.below(50) == 0 {
                sample.compressed = sample.compressed.max(deflated(&update));
            }
        }
        Ok(sample)
    }
}

impl Seat {
    async fn connect(url: &str, id: &str, cookie: &str) -> Result<Seat, String> {
        let address = url.replacen("http", "ws", 1);
        let address = format!("{address}/api/tables/{id}/socket?lang=en&format=wide&text=false");
        let mut request = address.into_client_request().map_err(|e| e.to_string())?;
        let header = |text: &str| HeaderValue::from_str(text).map_err(|e| e.to_string());
        request.headers_mut().insert("cookie", header(cookie)?);
        request.headers_mut().insert("origin", header(url)?);
        let (socket, _) = connect_async(request).await.map_err(|e| e.to_string())?;
        let turn = Turn { version: 0, choices: vec![] };
        let mut seat = Seat { socket, turn };
        while !seat.hear().await?.0 {}
        Ok(seat)
    }

    /// Waits for a turn after `version`; answers when it came and what it was.
    async fn next_turn(&mut self, version: u64) -> Result<(Instant, String), String> {
        loop {
            let (_, text) = timeout(PATIENCE, self.hear())
                .await
                .map_err(|_| format!("no update within {PATIENCE:?}"))??;
            if version < self.turn.version {
                return Ok((Instant::now(), text));
            }
        }
    }

    /// Takes in one message; whether it told a turn.
    async fn hear(&mut self) -> Result<(bool, String), String> {
        loop {
            let message = self.socket.next().await.ok_or("the server hung up")?;
            let Message::Text(text) = message.map_err(|e| e.to_string())? else { continue };
            let message: ServerMessage = serde_json::from_str(&text).map_err(|e| e.to_string())?;
            if let Some(error) = message.error {
                return Err(format!("{}: {}", message.r#type, error.reason));
            }
            let told = message.turn.is_some();
            if let Some(turn) = message.turn {
                self.turn = turn;
            }
            return Ok((told, text.to_string()));
        }
    }
}

fn deflated(text: &str) -> usize {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    written.map_or(0, |bytes| bytes.len())
}
