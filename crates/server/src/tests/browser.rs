//! What the tests hold in their hands: a server of their own, browsers, and sockets.

use std::{
    collections::VecDeque,
    io::Read as _,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    time::Duration,
};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Request, StatusCode, header},
    response::IntoResponse,
};
use axum_extra::extract::cookie::{Cookie, SignedCookieJar};
use bots::Budget;
use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sqlx::{AnyPool, Executor};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{self, Message, client::IntoClientRequest},
};
use tower::ServiceExt;
use wire::table::{ClientMessage, Hint, ServerMessage, State, Turn};

use crate::{AppState, Config, Rate, router, serve::accept};

/// A database of its own, gone afterwards.
pub struct TempDatabase(PathBuf);

impl TempDatabase {
    pub fn new() -> TempDatabase {
        TempDatabase::called("tablewright-test")
    }

    /// One whose name begins like this.
    pub fn called(name: &str) -> TempDatabase {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Relaxed);
        let name = format!("{name}-{}-{number}.db", std::process::id());
        TempDatabase(std::env::temp_dir().join(name))
    }

    pub fn url(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Does something to the database that the server would never do.
    pub async fn meddle(&self, sql: &'static str) {
        sqlx::any::install_default_drivers();
        let pool = AnyPool::connect(&self.url()).await.unwrap();
        pool.execute(sql).await.unwrap();
        pool.close().await;
    }
}

impl Drop for TempDatabase {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{ending}", self.0.display()));
        }
    }
}

/// A running server that bots do not slow down.
pub struct Rooms {
    pub app: Arc<AppState>,
    pub router: Router,
    pub database: TempDatabase,
}

pub fn config() -> Config {
    let fast = Rate { per_second: 1e6, burst: 1e6 };
    Config {
        bot_threads: 1,
        bot_pause: Duration::ZERO,
        message_rate: fast,
        chat_rate: fast,
        hint_rate: fast,
        view_rate: fast,
        hint_budget: Budget::iterations(40),
        study: analysis::Settings { iterations: 8, ..analysis::Settings::default() },
        // Whoever stands in for somebody does not think for long.
        players: |title, level, seed| {
            let level = if level == "keen" { "random" } else { level };
            title.player(level, seed)
        },
        ..Config::default()
    }
}

pub async fn rooms() -> Rooms {
    rooms_with(config()).await
}

pub async fn rooms_with(config: Config) -> Rooms {
    rooms_on(TempDatabase::new(), config).await
}

/// A server on a database that may be there already.
pub async fn rooms_on(database: TempDatabase, config: Config) -> Rooms {
    let app = AppState::open(Config { db: database.url(), ..config }).await.unwrap();
    Rooms { router: router(Arc::clone(&app)), app, database }
}

impl Rooms {
    pub fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookie: String::new(), headers: HeaderMap::new() }
    }

    /// A browser of somebody with a name.
    pub async fn person(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        browser.post("/api/me", json!({ "name": name })).await.expect(200);
        browser
    }

    /// A cookie with this value that the server signed.
    pub fn sign(&self, value: &str) -> String {
        let jar = SignedCookieJar::new(self.app.key.clone());
        let jar = jar.add(Cookie::new("tablewright", value.to_owned())).into_response();
        jar.headers()[header::SET_COOKIE].to_str().unwrap().to_owned()
    }

    /// The id of the person with this name.
    pub async fn id_of(&self, name: &str) -> String {
        sqlx::any::install_default_drivers();
        let pool = AnyPool::connect(&self.database.url()).await.unwrap();
        let id = sqlx::query_scalar("SELECT id FROM people WHERE name = $1").bind(name);
        let id = id.fetch_one(&pool).await.unwrap();
        pool.close().await;
        id
    }

    /// Serves on a real port.
    pub async fn listen(&self) -> SocketAddr {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (app, router) = (Arc::clone(&self.app), self.router.clone());
        tokio::spawn(accept(app, listener, router, std::future::pending()));
        addr
    }

    /// The same database after the process has died: another process.
    pub async fn again(self) -> Rooms {
        self.again_with(config()).await
    }

    pub async fn again_with(self, config: Config) -> Rooms {
        let database = self.database;
        self.app.close_tables().await;
        self.app.store.close().await;
        rooms_on(database, config).await
    }
}

/// Somebody's browser, which keeps its cookie.
#[derive(Clone)]
pub struct Browser {
    router: Router,
    pub cookie: String,
    pub headers: HeaderMap,
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    #[track_caller]
    pub fn expect(self, status: u16) -> Value {
        let text = self.text();
        assert_eq!(self.status, status, "{text}");
        serde_json::from_str(&text).unwrap_or(Value::Null)
    }

    /// The code of a refusal.
    #[track_caller]
    pub fn code(self, status: u16) -> String {
        self.expect(status)["code"].as_str().unwrap().to_owned()
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

impl Browser {
    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.post_text(path, body.to_string()).await
    }

    pub async fn post_text(&mut self, path: &str, body: String) -> Answer {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body)).unwrap()).await
    }

    pub async fn send(&mut self, mut request: Request<Body>) -> Answer {
        for (name, value) in &self.headers {
            request.headers_mut().entry(name).or_insert(value.clone());
        }
        if !self.cookie.is_empty() {
            request.headers_mut().insert(header::COOKIE, self.cookie.parse().unwrap());
        }
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(cookie) = parts.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Opens a table of the first game there is with these seats; answers with its id.
    pub async fn open(&mut self, seats: &[&str], more: Value) -> String {
        let answer = self.post("/api/tables", table(seats, more)).await;
        answer.expect(200)["id"].as_str().unwrap().to_owned()
    }

    pub async fn connect(&self, addr: SocketAddr, table: &str) -> Socket {
        self.connect_as(addr, table, "lang=en&format=wide&text=true").await
    }

    pub async fn connect_as(&self, addr: SocketAddr, table: &str, view: &str) -> Socket {
        self.try_connect(addr, table, view).await.unwrap()
    }

    pub async fn try_connect(
        &self,
        addr: SocketAddr,
        table: &str,
        view: &str,
    ) -> Result<Socket, tungstenite::Error> {
        let mut socket = self.knock(addr, table, view).await?;
        socket.state().await;
        Ok(socket)
    }

    /// A connection that nobody may have answered yet.
    pub async fn knock(
        &self,
        addr: SocketAddr,
        table: &str,
        view: &str,
    ) -> Result<Socket, tungstenite::Error> {
        self.knock_at(addr, &format!("/api/tables/{table}/socket?{view}")).await
    }

    pub async fn knock_at(
        &self,
        addr: SocketAddr,
        path: &str,
    ) -> Result<Socket, tungstenite::Error> {
        let mut request = format!("ws://{addr}{path}").into_client_request()?;
        for (name, value) in &self.headers {
            request.headers_mut().insert(name, value.clone());
        }
        if !self.cookie.is_empty() {
            request.headers_mut().insert(header::COOKIE, self.cookie.parse().unwrap());
        }
        let (stream, _) = connect_async_with_config(request, None, true).await?;
        let (received, sizes) = (VecDeque::new(), VecDeque::new());
        Ok(Socket { stream, id: 0, bytes: 0, state: None, received, sizes, closed: None })
    }
}

/// A new table; seats are `me`, `open` or the level of a bot.
pub fn table(seats: &[&str], more: Value) -> Value {
    let seat = |seat: &&str| match *seat {
        "me" | "open" => json!({ "kind": seat }),
        level => json!({ "kind": "bot", "level": level }),
    };
    let game = catalog::titles()[0].name();
    let seats: Vec<Value> = seats.iter().map(seat).collect();
    let mut table = json!({ "game": game, "seats": seats });
    let more = more.as_object().cloned().unwrap_or_default();
    table.as_object_mut().unwrap().extend(more);
    table
}

/// Data files of an edition of their own: in one of them the first cost of nine is another one.
pub fn edition(cost: u32) -> Value {
    let data = catalog::titles()[0].data();
    let file = data.iter().find(|file| file.text.contains("cost = 9,")).unwrap();
    let text = file.text.replacen("cost = 9,", &format!("cost = {cost},"), 1);
    json!([{ "name": file.name, "text": text }])
}

/// A connection to a table that knows the last state it was told.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    id: u32,
    /// All bytes that were received.
    pub bytes: usize,
    pub state: Option<State>,
    /// Every message since they were last looked at.
    pub received: VecDeque<String>,
    /// How many bytes of each of them came over the wire.
    pub sizes: VecDeque<usize>,
    /// With which code the server closed it.
    pub closed: Option<u16>,
}

impl Socket {
    /// The next message; fails when none comes.
    pub async fn next_message(&mut self) -> ServerMessage {
        self.try_next().await.expect("the server closed the socket")
    }

    /// The next message; `None` when the server closes the connection.
    pub async fn try_next(&mut self) -> Option<ServerMessage> {
        loop {
            let message = timeout(Duration::from_secs(20), self.stream.next());
            match message.await.expect("no message for 20 seconds")? {
                Ok(Message::Text(text)) => return Some(self.receive(text.to_string(), text.len())),
                Ok(Message::Binary(bytes)) => {
                    let mut text = String::new();
                    DeflateDecoder::new(&*bytes).read_to_string(&mut text).unwrap();
                    return Some(self.receive(text, bytes.len()));
                }
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn receive(&mut self, text: String, on_wire: usize) -> ServerMessage {
        let message: ServerMessage = serde_json::from_str(&text).unwrap();
        self.bytes += on_wire;
        self.sizes.push_back(on_wire);
        self.received.push_back(text);
        self.take_in(&message);
        message
    }

    fn take_in(&mut self, message: &ServerMessage) {
        match (message, &mut self.state) {
            (ServerMessage::State(state), _) => self.state = Some((**state).clone()),
            (ServerMessage::Update(update), Some(state)) => {
                state.turn = update.turn.clone();
                state.people = update.people.clone();
                state.log.retain(|entry| entry.step < update.log_from);
                state.log.extend(update.log.clone());
                for part in &update.parts {
                    let old = state.picture.parts.iter_mut().find(|old| old.id == part.id);
                    *old.unwrap() = part.clone();
                }
            }
            (ServerMessage::People(people), Some(state)) => state.people = people.clone(),
            (ServerMessage::Chat(line), Some(state)) => state.chat.push(line.clone()),
            _ => {}
        }
    }

    /// Waits for the messages that `wanted` likes.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(&ServerMessage) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(&self.next_message().await) {
                return found;
            }
        }
    }

    pub async fn state(&mut self) -> State {
        self.until(|message| match message {
            ServerMessage::State(state) => Some((**state).clone()),
            _ => None,
        })
        .await
    }

    pub fn now(&self) -> &State {
        self.state.as_ref().unwrap()
    }

    pub fn turn(&self) -> &Turn {
        &self.now().turn
    }

    /// Waits until the table has at least this version.
    pub async fn reach(&mut self, version: u64) {
        while self.turn().version < version {
            self.next_message().await;
        }
    }

    /// Waits until somebody at this connection is asked, or the game is over.
    pub async fn asked(&mut self) -> bool {
        while self.turn().choices.is_empty() && self.turn().standings.is_none() {
            self.next_message().await;
        }
        self.turn().standings.is_none()
    }

    pub async fn say(&mut self, text: impl Into<String>) {
        self.try_say(text).await.unwrap();
    }

    /// Says it, unless the other side has hung up.
    pub async fn try_say(&mut self, text: impl Into<String>) -> Result<(), tungstenite::Error> {
        self.stream.send(Message::text(text.into())).await
    }

    pub async fn send(&mut self, message: &ClientMessage) {
        self.say(serde_json::to_string(message).unwrap()).await;
    }

    pub fn next_id(&mut self) -> u32 {
        self.id += 1;
        self.id
    }

    /// Waits for the answer to a message: the version, or the code of the refusal.
    pub async fn answer(&mut self, wanted: u32) -> Result<u64, String> {
        self.until(|message| match message {
            ServerMessage::Done { id, version } if *id == wanted => Some(Ok(*version)),
            ServerMessage::Refused { id, error } if *id == wanted => Some(Err(error.code.clone())),
            _ => None,
        })
        .await
    }

    pub async fn play(&mut self, notation: &str) -> Result<u64, String> {
        let (id, version) = (self.next_id(), self.turn().version);
        self.play_at(id, version, notation).await
    }

    pub async fn play_at(&mut self, id: u32, version: u64, notation: &str) -> Result<u64, String> {
        self.send(&ClientMessage::Play { id, version, notation: notation.to_owned() }).await;
        self.answer(id).await
    }

    /// Plays the choice with this number, or the last one, and waits until it is shown.
    pub async fn choose(&mut self, number: usize) -> u64 {
        let choices = &self.turn().choices;
        let notation = choices[number.min(choices.len() - 1)].notation.clone();
        let version = self.play(&notation).await.unwrap();
        self.reach(version).await;
        version
    }

    pub async fn undo(&mut self, steps: u32) -> Result<u64, String> {
        let (id, version) = (self.next_id(), self.turn().version);
        self.send(&ClientMessage::Undo { id, version, steps }).await;
        self.answer(id).await
    }

    pub async fn redo(&mut self) -> Result<u64, String> {
        let (id, version) = (self.next_id(), self.turn().version);
        self.send(&ClientMessage::Redo { id, version }).await;
        self.answer(id).await
    }

    /// Asks what a good player would do; or the code of the refusal.
    pub async fn hint(&mut self) -> Result<Hint, String> {
        let (wanted, version) = (self.next_id(), self.turn().version);
        self.send(&ClientMessage::Hint { id: wanted, version }).await;
        self.until(|message| match message {
            ServerMessage::Hint(hint) if hint.id == wanted => Some(Ok(hint.clone())),
            ServerMessage::Refused { id, error } if *id == wanted => Some(Err(error.code.clone())),
            _ => None,
        })
        .await
    }

    pub async fn chat(&mut self, text: &str) -> Result<u64, String> {
        let id = self.next_id();
        self.send(&ClientMessage::Chat { id, text: text.to_owned() }).await;
        self.answer(id).await
    }
}
