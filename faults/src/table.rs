//! A table whose people follow a script over real sockets, whatever happens to the server.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use tabletop::Rng;
use tokio::{
    net::TcpStream,
    sync::watch,
    time::{Instant, sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest, http::HeaderValue},
};
use wire::table::{ClientMessage, ServerMessage, Turn};

use crate::{
    error::Error,
    http,
    ledger::{Asked, Ledger},
};

pub type Socket = WebSocketStream<TcpStream>;

/// Opens the socket of a table.
pub async fn open_socket(client: &http::Client, table: &str) -> Result<Socket, Error> {
    let address = &client.address;
    let url = format!("ws://{address}/api/tables/{table}/socket?lang=en&format=wide&text=false");
    let mut request = url.into_client_request().map_err(Error::connection)?;
    let cookie = HeaderValue::from_str(&client.cookie).map_err(Error::connection)?;
    request.headers_mut().insert("cookie", cookie);
    let stream = http::connect(client.from, address).await?;
    let connecting = timeout(client.patience, client_async(request, stream)).await;
    let (socket, _) = connecting.map_err(Error::connection)?.map_err(Error::connection)?;
    Ok(socket)
}

/// What the people of a table do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Script {
    Move,
    /// Moves, and takes back what can be taken back.
    Undo,
    /// Talks, and moves now and then.
    Chat,
}

/// What the cell and the tables of one server share.
#[derive(Debug)]
pub struct Shared {
    pub address: watch::Receiver<String>,
    pub stop: AtomicBool,
    /// How long an answer is waited for before the connection is given up.
    pub patience: Duration,
}

/// What others may know of a table while it is played.
#[derive(Debug, Default)]
pub struct Progress {
    pub acknowledged: AtomicU64,
    pub refused: AtomicU64,
    pub is_over: AtomicBool,
    pub is_asking: AtomicBool,
}

struct Seat {
    cookie: String,
    socket: Option<Socket>,
    turn: Option<Turn>,
    /// What no state on this connection may fall behind, until the first one came.
    floor: u64,
}

/// A table that follows a script.
pub struct Table {
    id: String,
    script: Script,
    seats: Vec<Seat>,
    pub ledger: Ledger,
    pub progress: Arc<Progress>,
    rng: Rng,
    asked: u32,
    next: Instant,
    /// When anything was heard the last time.
    heard: Instant,
    /// Nobody knows this table any more.
    is_gone: bool,
}

/// How a table ends its play.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Until {
    Stopped,
    /// Everybody has seen the table, and one more message was acknowledged where the game goes on.
    Acknowledged,
}

/// Below what one connection may send.
const PAUSE: Duration = Duration::from_millis(60);
/// Lines of chat are rarer.
const CHAT_PAUSE: Duration = Duration::from_millis(250);
const AFTER_REFUSAL: Duration = Duration::from_millis(150);

impl Table {
    pub fn new(id: &str, name: &str, cookies: &[String], has_bots: bool, script: Script) -> Table {
        let seats = cookies.iter().map(|cookie| Seat {
            cookie: cookie.clone(),
            socket: None,
            turn: None,
            floor: 0,
        });
        let mut ledger = Ledger::new(name.to_owned(), cookies.len(), has_bots);
        ledger.has_undos = script == Script::Undo;
        Table {
            id: id.to_owned(),
            script,
            seats: seats.collect(),
            ledger,
            progress: Arc::default(),
            rng: Rng::new(7),
            asked: 0,
            next: Instant::now(),
            heard: Instant::now(),
            is_gone: false,
        }
    }

    /// Plays until it is told to stop, through all connections that break meanwhile.
    pub async fn run(&mut self, shared: &Shared, until: Until) {
        let stopped = async {
            while !shared.stop.load(Relaxed) {
                sleep(Duration::from_millis(50)).await;
            }
            // Answers that are on their way are waited for, but not for ever.
            sleep(Duration::from_secs(3)).await;
        };
        tokio::select! {
            () = self.play(shared, until) => {}
            () = stopped => {}
        }
        self.report();
        self.hang_up();
    }

    async fn play(&mut self, shared: &Shared, until: Until) {
        let before = self.ledger.acknowledged;
        while !shared.stop.load(Relaxed) || self.ledger.pending.is_some() {
            self.report();
            let all_seen = self.seats.iter().all(|seat| seat.turn.is_some());
            let enough = self.ledger.is_over || before < self.ledger.acknowledged;
            if until == Until::Acknowledged && (all_seen && enough || self.is_gone) {
                break;
            }
            if self.connect_all(shared).await {
                self.ask().await;
            }
            self.listen(shared.patience).await;
        }
    }

    fn report(&self) {
        let progress = &self.progress;
        progress.acknowledged.store(self.ledger.acknowledged, Relaxed);
        progress.refused.store(self.ledger.refused, Relaxed);
        progress.is_over.store(self.ledger.is_over, Relaxed);
        progress.is_asking.store(self.ledger.pending.is_some(), Relaxed);
    }

    /// Leaves the table; what was not answered yet is in doubt.
    pub fn hang_up(&mut self) {
        for at in 0..self.seats.len() {
            self.lose(at);
        }
    }

    fn lose(&mut self, at: usize) {
        (self.seats[at].socket, self.seats[at].turn) = (None, None);
        self.ledger.hung_up(at);
    }

    /// Whether everybody is connected.
    async fn connect_all(&mut self, shared: &Shared) -> bool {
        for at in 0..self.seats.len() {
            if self.seats[at].socket.is_some() {
                continue;
            }
            let address = shared.address.borrow().clone();
            let cookie = self.seats[at].cookie.clone();
            let patience = shared.patience;
            let client = http::Client { cookie, patience, ..http::Client::new(&address) };
            self.seats[at].floor = self.ledger.version;
            match open_socket(&client, &self.id).await {
                Ok(socket) => self.seats[at].socket = Some(socket),
                Err(error) => {
                    if !self.is_gone && error.to_string().contains("404") {
                        self.is_gone = true;
                        self.ledger.gone();
                    }
                    // Nobody knocks all the time.
                    sleep(Duration::from_millis(100)).await;
                    return false;
                }
            }
            self.heard = Instant::now();
        }
        true
    }

    /// Sends the next message of the script, if it is time for one.
    async fn ask(&mut self) {
        if self.ledger.pending.is_some() || Instant::now() < self.next {
            return;
        }
        let Some(wanted) = self.wanted() else { return };
        self.asked += 1;
        let (id, seat) = (self.asked, wanted.seat());
        let message = match wanted.clone() {
            Asked::Play { base, notation, .. } => {
                ClientMessage::Play { id, version: base, notation }
            }
            Asked::Undo { base, .. } => ClientMessage::Undo { id, version: base, steps: 1 },
            Asked::Chat { text, .. } => ClientMessage::Chat { id, text },
        };
        self.ledger.pending = Some(wanted);
        self.next = Instant::now() + if self.script == Script::Chat { CHAT_PAUSE } else { PAUSE };
        let text = serde_json::to_string(&message).expect("messages are plain data");
        let socket = self.seats[seat].socket.as_mut();
        let sent = match socket {
            Some(socket) => socket.send(Message::text(text)).await.is_ok(),
            None => false,
        };
        if !sent {
            self.lose(seat);
        }
    }

    fn wanted(&mut self) -> Option<Asked> {
        if self.seats.iter().any(|seat| seat.turn.is_none()) {
            return None;
        }
        if self.script == Script::Chat && self.asked % 4 != 3 {
            let text = format!("line {} of {}", self.asked, self.ledger.name);
            return Some(Asked::Chat { seat: self.asked as usize % self.seats.len(), text });
        }
        let version = self.ledger.version;
        let is_fresh = |turn: &&Turn| turn.version == version && !turn.choices.is_empty();
        let turn = |seat: &Seat| seat.turn.as_ref().filter(is_fresh).is_some();
        let seat = self.seats.iter().position(turn)?;
        let turn = self.seats[seat].turn.as_ref()?;
        if self.script == Script::Undo && 0 < turn.undo && self.asked % 2 == 1 {
            return Some(Asked::Undo { seat, base: version });
        }
        let choice = self.rng.below(turn.choices.len() as u32) as usize;
        let notation = turn.choices[choice].notation.clone();
        Some(Asked::Play { seat, base: version, notation })
    }

    /// Takes in one message, or waits a moment for it.
    async fn listen(&mut self, patience: Duration) {
        let sockets = self.seats.iter_mut().enumerate();
        let next = sockets.filter_map(|(at, seat)| Some((at, seat.socket.as_mut()?)));
        let next: Vec<_> =
            next.map(|(at, socket)| Box::pin(async move { (at, socket.next().await) })).collect();
        if next.is_empty() {
            return;
        }
        let heard =
            timeout(Duration::from_millis(30), futures_util::future::select_all(next)).await;
        match heard.map(|(heard, ..)| heard) {
            Ok((at, Some(Ok(Message::Text(text))))) => self.hear(at, &text),
            Ok((at, Some(Ok(Message::Close(_)) | Err(_)) | None)) => self.lose(at),
            Ok(_) => {}
            // Somebody who hears nothing for long has lost the connection.
            Err(_) if self.heard + patience < Instant::now() => self.hang_up(),
            Err(_) => return,
        }
        self.heard = Instant::now();
    }

    fn hear(&mut self, at: usize, text: &str) {
        match serde_json::from_str(text) {
            Ok(ServerMessage::State(state)) => {
                self.ledger.state(at, &state, self.seats[at].floor);
                // Later states on this connection may be on their way while others see more.
                self.seats[at].floor = 0;
                self.seats[at].turn = Some(state.turn);
            }
            Ok(ServerMessage::Update(update)) => {
                self.ledger.update(at, &update);
                self.seats[at].turn = Some(update.turn);
            }
            Ok(ServerMessage::Done { id, version }) if id == self.asked => {
                self.ledger.done(version);
            }
            Ok(ServerMessage::Refused { id, error }) => {
                self.ledger.check_reason(&error);
                if id == self.asked {
                    self.next = Instant::now() + AFTER_REFUSAL;
                    self.ledger.refuse(&error);
                }
            }
            Ok(ServerMessage::Chat(line)) => self.ledger.chat(at, &line),
            _ => {}
        }
    }
}
