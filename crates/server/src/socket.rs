//! The socket of a table or a lesson: one connection of one viewer.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{
        Path, Query, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
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
    app::AppState,
    auth::Visitor,
    error::ApiError,
    lesson,
    limits::ConnectionLimit,
    lobby,
    people::SignedOut,
    table::{Command, Encoding, Viewer, Welcome},
    table_view::ViewOptions,
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

pub fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/tables/{id}/socket", any(connect_to_table))
        .route("/api/games/{game}/lessons/{lesson}/socket", any(connect_to_lesson))
}

/// What a socket is opened to.
enum Place {
    Table(String),
    Lesson { game: String, lesson: String, step: usize },
}

impl Place {
    /// Told before the socket opens, so that clients do not retry in vain.
    async fn check(&self, app: &Arc<AppState>, lang: Lang) -> Result<(), ApiError> {
        match self {
            Place::Table(id) => lobby::row(app, id).await.map(|_| ()),
            Place::Lesson { game, lesson, .. } => lesson::find(app, game, lesson, lang).map(|_| ()),
        }
    }

    async fn enter(self, app: &Arc<AppState>, viewer: Viewer) -> Result<Welcome, ApiError> {
        match self {
            Place::Table(id) => {
                app.tables.call(app, &id, |reply| Command::Connect { viewer, reply }).await
            }
            Place::Lesson { game, lesson, step } => {
                lesson::begin(app, &game, &lesson, step, viewer)
            }
        }
    }
}

/// `?lang=&format=&text=&compress=&step=`.
#[derive(Deserialize)]
struct SocketQuery {
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    format: Option<String>,
    #[serde(default)]
    text: bool,
    /// `deflate-raw`; what we do not know is as if it were not there.
    #[serde(default)]
    compress: Option<String>,
    /// The step of a lesson to go on from, counted from zero.
    #[serde(default)]
    step: usize,
}

type Upgrade = Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>;

async fn connect_to_table(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<SocketQuery>,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    connect(app, visitor, Place::Table(id), query, upgrade).await
}

async fn connect_to_lesson(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
    Query(query): Query<SocketQuery>,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    let place = Place::Lesson { game, lesson, step: query.step };
    connect(app, visitor, place, query, upgrade).await
}

async fn connect(
    app: Arc<AppState>,
    visitor: Visitor,
    place: Place,
    query: SocketQuery,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| ApiError::bad_request(rejection.body_text()))?;
    app.limits.sockets.take(visitor.address)?;
    let open = app.limits.open_sockets.open(visitor.address)?;
    let view = ViewOptions::read(&wire::table::ViewOptions {
        lang: query.lang.unwrap_or_else(|| visitor.lang.to_string()),
        format: query.format.unwrap_or_else(|| "wide".to_owned()),
        text: query.text,
    })?;
    let encoding = match query.compress.as_deref() {
        Some("deflate-raw") => Encoding::DeflateRaw,
        _ => Encoding::Plain,
    };
    place.check(&app, view.lang).await?;
    // Messages are short, so a small buffer for each connection is enough.
    let upgrade =
        upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(LONGEST);
    Ok(upgrade.on_upgrade(async move |socket| {
        app.metrics.sockets.inc();
        let config = &app.config;
        let connection = Connection {
            app: &app,
            socket,
            lang: view.lang,
            messages: ConnectionLimit::new(config.message_rate),
            chat: ConnectionLimit::new(config.chat_rate),
            hints: ConnectionLimit::new(config.hint_rate),
            views: ConnectionLimit::new(config.view_rate),
            signed_out: app.sign_outs.listen(&app, visitor.person.as_ref()),
        };
        connection.serve(place, visitor, view, encoding).await;
        drop(open);
        app.metrics.sockets.dec();
    }))
}

struct Connection<'a> {
    app: &'a Arc<AppState>,
    socket: WebSocket,
    lang: Lang,
    messages: ConnectionLimit,
    chat: ConnectionLimit,
    hints: ConnectionLimit,
    views: ConnectionLimit,
    signed_out: SignedOut,
}

/// Why a connection ends.
enum CloseReason {
    /// The other side is gone, or went.
    Gone,
    /// We cannot go on; the client should come back.
    ComeBack(&'static str),
    /// The person signed out everywhere.
    SignedOut,
}

impl Connection<'_> {
    async fn serve(
        mut self,
        place: Place,
        visitor: Visitor,
        view: ViewOptions,
        encoding: Encoding,
    ) {
        if self.signed_out.is_past().await {
            return self.close(CloseReason::SignedOut).await;
        }
        let (outbox, outgoing) = mpsc::channel(WAITING);
        let Visitor { person, address, .. } = visitor;
        let viewer = Viewer { person, view, encoding, outbox, address };
        let end = match place.enter(self.app, viewer).await {
            Ok(welcome) => {
                let end = self.listen(&welcome, outgoing).await;
                // If the table is gone, it needs no word.
                let _ = welcome.inbox.send(Command::Gone { socket: welcome.socket }).await;
                end
            }
            Err(error) => {
                // A client takes this as the last word, so it is said only where waiting is in vain.
                if !error.is_temporary() {
                    self.refuse(0, &error).await;
                }
                CloseReason::ComeBack("this table cannot be shown now")
            }
        };
        self.close(end).await;
    }

    async fn close(mut self, end: CloseReason) {
        let (code, reason) = match end {
            CloseReason::Gone => return,
            CloseReason::ComeBack(reason) if self.app.is_closing() => (close_code::RESTART, reason),
            CloseReason::ComeBack(reason) => (close_code::AGAIN, reason),
            CloseReason::SignedOut => (close_code::POLICY, "signed out"),
        };
        let close = CloseFrame { code, reason: reason.into() };
        let _ = timeout(SENDING, self.socket.send(Message::Close(Some(close)))).await;
    }

    async fn listen(
        &mut self,
        welcome: &Welcome,
        mut outgoing: mpsc::Receiver<Message>,
    ) -> CloseReason {
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                message = outgoing.recv() => match message {
                    Some(message) => if !self.send(message).await { return CloseReason::Gone },
                    // The table let us go: we were too slow, or it had to stop.
                    None => return CloseReason::ComeBack("come back"),
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            if let Some(end) = self.handle(welcome, &text).await {
                                return end;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            self.refuse(0, &ApiError::bad_request("messages are text")).await;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return CloseReason::Gone,
                    }
                }
                () = self.signed_out.happens() => return CloseReason::SignedOut,
                _ = ping.tick() => {
                    if heard + SILENCE < Instant::now() {
                        return CloseReason::ComeBack("nothing was heard for too long");
                    }
                    // A browser answers the ping by itself, and its scripts cannot see it: the
                    // heartbeat is for them.
                    if !self.send(Message::Ping(Default::default())).await || !self.tell(&ServerMessage::Heartbeat).await {
                        return CloseReason::Gone;
                    }
                }
            }
        }
    }

    async fn handle(&mut self, welcome: &Welcome, text: &str) -> Option<CloseReason> {
        let message = match self.read(text) {
            Ok(message) => message,
            Err(error) => {
                self.refuse(id_of(text), &error).await;
                return None;
            }
        };
        if let ClientMessage::View(view) = &message {
            self.lang = view.lang.parse().unwrap_or(self.lang);
        }
        let command = Command::ClientMessage { socket: welcome.socket, message };
        welcome
            .inbox
            .send(command)
            .await
            .err()
            .map(|_| CloseReason::ComeBack("the table had to stop"))
    }

    /// A message, if it is valid and within the rate limits.
    fn read(&self, text: &str) -> Result<ClientMessage, ApiError> {
        self.messages.take()?;
        let message = serde_json::from_str(text);
        let message = message.map_err(|error| ApiError::bad_request(error.to_string()))?;
        match message {
            ClientMessage::Chat { .. } => self.chat.take()?,
            ClientMessage::Hint { .. } => self.hints.take()?,
            ClientMessage::View(_) => self.views.take()?,
            _ => {}
        }
        Ok(message)
    }

    async fn refuse(&mut self, id: u32, error: &ApiError) {
        self.app.metrics.refused(error.code());
        self.tell(&ServerMessage::Refused { id, error: error.say(self.lang) }).await;
    }

    async fn tell(&mut self, message: &ServerMessage) -> bool {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.send(Message::Text(text.into())).await
    }

    /// Whether the other side took it.
    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(SENDING, self.socket.send(message)).await, Ok(Ok(())))
    }
}

/// The id of a message that could not be read, as far as there is one.
fn id_of(text: &str) -> u32 {
    let value: Option<serde_json::Value> = serde_json::from_str(text).ok();
    let id = value.as_ref().and_then(|value| value.get("id")?.as_u64());
    id.and_then(|id| u32::try_from(id).ok()).unwrap_or(0)
}
