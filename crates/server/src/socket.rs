//! The socket of a table: one connection of one viewer.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use axum::{
    Router,
    extract::{
        Path, Query, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
    routing::any,
};
use scene::Lang;
use serde::Deserialize;
use tokio::{
    sync::mpsc,
    time::{Instant, interval_at, timeout},
};
use wire::table::{ClientMessage, ServerMessage};

use crate::{
    asker::Asker,
    house::House,
    limits::Bucket,
    lobby,
    objection::Objection,
    people::SignedOut,
    table::{Ask, Look, Viewer, Welcome},
};

/// Bytes of a message from a client.
const LONGEST: usize = 4096;

/// So many messages may wait for a slow client before it is cut off.
const WAITING: usize = 64;

/// How often we look whether the other side is still there, and how long it may be silent.
const PING: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(70);

/// How long one message may take.
const SENDING: Duration = Duration::from_secs(20);

pub fn routes() -> Router<Arc<House>> {
    Router::new().route("/api/tables/{id}/socket", any(connect))
}

/// `?lang=&format=&text=`.
#[derive(Deserialize)]
struct Asked {
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    format: Option<String>,
    #[serde(default)]
    text: bool,
}

async fn connect(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Objection> {
    let upgrade = upgrade.map_err(|rejection| Objection::bad_request(rejection.body_text()))?;
    house.limits.sockets.take(asker.address)?;
    let open = house.limits.open_sockets.open(asker.address)?;
    let look = Look::read(&wire::table::ViewOptions {
        lang: asked.lang.unwrap_or_else(|| asker.lang.to_string()),
        format: asked.format.unwrap_or_else(|| "wide".to_owned()),
        text: asked.text,
    })?;
    // Told before the socket opens, so that nobody tries again and again.
    lobby::row(&house, &id).await?;
    // Wishes are short, so a small buffer for each connection is enough.
    let upgrade =
        upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(LONGEST);
    Ok(upgrade.on_upgrade(async move |socket| {
        house.metrics.sockets.fetch_add(1, Relaxed);
        let full = |rate| Bucket::full(rate);
        let config = &house.config;
        let connection = Connection {
            house: &house,
            socket,
            lang: look.lang,
            wishes: full(config.wishes),
            talk: full(config.talk),
            hints: full(config.hints),
            looks: full(config.looks),
            signed_out: house.sign_outs.listen(&house, asker.person.as_ref()),
        };
        connection.serve(&id, asker, look).await;
        drop(open);
        house.metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

struct Connection<'a> {
    house: &'a Arc<House>,
    socket: WebSocket,
    lang: Lang,
    wishes: Bucket,
    talk: Bucket,
    hints: Bucket,
    looks: Bucket,
    signed_out: SignedOut,
}

/// Why a connection ends.
enum End {
    /// The other side is gone, or went.
    Gone,
    /// We cannot go on; the client should come back.
    ComeBack(&'static str),
    /// The person signed out everywhere.
    SignedOut,
}

impl Connection<'_> {
    async fn serve(mut self, id: &str, asker: Asker, look: Look) {
        if self.signed_out.is_past().await {
            return self.close(End::SignedOut).await;
        }
        let (outbox, news) = mpsc::channel(WAITING);
        let viewer = Viewer { person: asker.person, look, outbox, address: asker.address };
        let connect = |reply| Ask::Connect { viewer, reply };
        let end = match self.house.tables.ask(self.house, id, connect).await {
            Ok(welcome) => {
                let end = self.listen(&welcome, news).await;
                // If the table is gone, it needs no word.
                let _ = welcome.inbox.send(Ask::Gone { socket: welcome.socket }).await;
                end
            }
            Err(objection) => {
                // A client takes this as the last word, so it is said only where waiting is in vain.
                if !objection.is_passing() {
                    self.refuse(0, &objection).await;
                }
                End::ComeBack("this table cannot be shown now")
            }
        };
        self.close(end).await;
    }

    async fn close(mut self, end: End) {
        let (code, reason) = match end {
            End::Gone => return,
            End::ComeBack(reason) if self.house.is_closing() => (close_code::RESTART, reason),
            End::ComeBack(reason) => (close_code::AGAIN, reason),
            End::SignedOut => (close_code::POLICY, "signed out"),
        };
        let close = CloseFrame { code, reason: reason.into() };
        let _ = timeout(SENDING, self.socket.send(Message::Close(Some(close)))).await;
    }

    async fn listen(&mut self, welcome: &Welcome, mut news: mpsc::Receiver<Utf8Bytes>) -> End {
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                text = news.recv() => match text {
                    Some(text) => if !self.send(Message::Text(text)).await { return End::Gone },
                    // The table let us go: we were too slow, or it had to stop.
                    None => return End::ComeBack("come back"),
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            if let Some(end) = self.hear(welcome, &text).await {
                                return end;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            self.refuse(0, &Objection::bad_request("wishes are text")).await;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Gone,
                    }
                }
                () = self.signed_out.happens() => return End::SignedOut,
                _ = ping.tick() => {
                    if heard + SILENCE < Instant::now() {
                        return End::ComeBack("nothing was heard for too long");
                    }
                    // A browser answers the ping by itself, and lets nobody know; the beat is for
                    // the client.
                    if !self.send(Message::Ping(Default::default())).await || !self.tell(&ServerMessage::Heartbeat).await {
                        return End::Gone;
                    }
                }
            }
        }
    }

    async fn hear(&mut self, welcome: &Welcome, text: &str) -> Option<End> {
        let wish = match self.read(text) {
            Ok(wish) => wish,
            Err(objection) => {
                self.refuse(id_of(text), &objection).await;
                return None;
            }
        };
        if let ClientMessage::View(look) = &wish {
            self.lang = look.lang.parse().unwrap_or(self.lang);
        }
        let ask = Ask::ClientMessage { socket: welcome.socket, wish };
        welcome.inbox.send(ask).await.err().map(|_| End::ComeBack("the table had to stop"))
    }

    /// A wish, if it is one and does not come too soon.
    fn read(&mut self, text: &str) -> Result<ClientMessage, Objection> {
        self.wishes.take()?;
        let wish = serde_json::from_str(text);
        let wish = wish.map_err(|error| Objection::bad_request(error.to_string()))?;
        match wish {
            ClientMessage::Chat { .. } => self.talk.take()?,
            ClientMessage::Hint { .. } => self.hints.take()?,
            ClientMessage::View(_) => self.looks.take()?,
            _ => {}
        }
        Ok(wish)
    }

    async fn refuse(&mut self, id: u32, objection: &Objection) {
        self.house.metrics.refused(objection.code);
        self.tell(&ServerMessage::Refused { id, error: objection.say(self.lang) }).await;
    }

    async fn tell(&mut self, news: &ServerMessage) -> bool {
        let text = serde_json::to_string(news).expect("news are plain data");
        self.send(Message::Text(text.into())).await
    }

    /// Whether the other side took it.
    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(SENDING, self.socket.send(message)).await, Ok(Ok(())))
    }
}

/// The id of a wish that could not be read, as far as there is one.
fn id_of(text: &str) -> u32 {
    let value: Option<serde_json::Value> = serde_json::from_str(text).ok();
    let id = value.as_ref().and_then(|value| value.get("id")?.as_u64());
    id.and_then(|id| u32::try_from(id).ok()).unwrap_or(0)
}
