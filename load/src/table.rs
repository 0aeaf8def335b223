//! One table: a script on every seat that clicks once in a while.

use std::{io::Read as _, time::Duration};

use flate2::read::DeflateDecoder;
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
#[derive(Default)]
pub struct Sample {
    /// From the click to the update, seat by seat, the one who clicked first.
    pub delays: Vec<Duration>,
    /// The size of the largest update, uncompressed.
    pub bytes: usize,
    /// The sizes of all updates as they came over the wire.
    pub on_wire: Vec<usize>,
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
                Err(reason) => {
                    let error = Some(format!("table {}: {reason}", self.id));
                    Sample { error, ..Sample::default() }
                }
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
        let mut sample = Sample::default();
        // All seats listen at once, as people do.
        let updates = self.seats.iter_mut().map(|seat| seat.next_turn(version));
        for got in futures_util::future::join_all(updates).await {
            let (at, update) = got?;
            sample.delays.push(at.duration_since(clicked));
            sample.bytes = sample.bytes.max(update.bytes);
            sample.on_wire.push(update.on_wire);
        }
        Ok(sample)
    }
}

impl Seat {
    async fn connect(url: &str, id: &str, cookie: &str) -> Result<Seat, String> {
        let address = url.replacen("http", "ws", 1);
        let address = format!(
            "{address}/api/tables/{id}/socket?lang=en&format=wide&text=false&compress=deflate-raw"
        );
        let mut request = address.into_client_request().map_err(|e| e.to_string())?;
        let header = |text: &str| HeaderValue::from_str(text).map_err(|e| e.to_string());
        request.headers_mut().insert("cookie", header(cookie)?);
        request.headers_mut().insert("origin", header(url)?);
        let (socket, _) = connect_async(request).await.map_err(|e| e.to_string())?;
        let turn = Turn { version: 0, choices: vec![] };
        let mut seat = Seat { socket, turn };
        while !seat.hear().await?.tells_turn {}
        Ok(seat)
    }

    /// Waits for a turn after `version`; answers when it came and what it was.
    async fn next_turn(&mut self, version: u64) -> Result<(Instant, Heard), String> {
        loop {
            let heard = timeout(PATIENCE, self.hear())
                .await
                .map_err(|_| format!("no update within {PATIENCE:?}"))??;
            if version < self.turn.version {
                return Ok((Instant::now(), heard));
            }
        }
    }

    /// Takes in one message.
    async fn hear(&mut self) -> Result<Heard, String> {
        loop {
            let message = self.socket.next().await.ok_or("the server hung up")?;
            let (text, on_wire) = match message.map_err(|e| e.to_string())? {
                Message::Text(text) => (text.to_string(), text.len()),
                Message::Binary(bytes) => (inflated(&bytes)?, bytes.len()),
                _ => continue,
            };
            let message: ServerMessage = serde_json::from_str(&text).map_err(|e| e.to_string())?;
            if let Some(error) = message.error {
                return Err(format!("{}: {}", message.r#type, error.reason));
            }
            let tells_turn = message.turn.is_some();
            if let Some(turn) = message.turn {
                self.turn = turn;
            }
            return Ok(Heard { tells_turn, bytes: text.len(), on_wire });
        }
    }
}

/// A message that came.
struct Heard {
    tells_turn: bool,
    /// As it was written, and as it came over the wire.
    bytes: usize,
    on_wire: usize,
}

fn inflated(bytes: &[u8]) -> Result<String, String> {
    let mut text = String::new();
    let read = DeflateDecoder::new(bytes).read_to_string(&mut text);
    read.map(|_| text).map_err(|e| format!("a frame cannot be inflated: {e}"))
}
