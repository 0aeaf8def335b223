//! The server is killed a hundred times in the middle of play. No acknowledged move is lost, and
//! every table goes on.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tabletop::Rng;
use tokio::{sync::watch, task::JoinHandle, time::timeout};
use tokio_tungstenite::{
    connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest},
};
use wire::table::{ClientMessage, LogEntry, ServerMessage, State};

const KILLS: u32 = 100;
const TABLES: usize = 6;

/// The real program, until it is killed.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(db: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tablewright"))
            .args(["serve", "--addr", "127.0.0.1:0", "--bot-pause-ms", "0", "--db", db])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        Server { child, address }
    }

    /// `kill -9`.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A request without a library: the cookie that was set, and the body.
fn post(address: &str, path: &str, cookie: &str, body: &Value) -> Option<(String, Value)> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).ok()?;
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.map_or("", |line| line.split(';').next().unwrap()).to_owned();
    Some((cookie, serde_json::from_str(body).unwrap_or(Value::Null)))
}

/// What somebody knows of a table, and must find again.
struct Memory {
    version: u64,
    moves: u32,
    log: Vec<LogEntry>,
}

impl Memory {
    /// After a restart: nothing that was seen is gone or different.
    fn compare(&self, state: &State) {
        let turn = &state.turn;
        assert!(self.version <= turn.version, "version {} became {}", self.version, turn.version);
        let still = state.log.iter().filter(|entry| entry.step <= self.moves);
        assert!(still.eq(&self.log), "the log of version {} is another one", self.version);
        assert!(self.moves <= turn.moves);
    }

    fn of(state: &State) -> Memory {
        let State { turn, log, .. } = state;
        Memory { version: turn.version, moves: turn.moves, log: log.clone() }
    }
}

/// What the players count.
#[derive(Default)]
struct Tally {
    acknowledged: AtomicU64,
    finished: AtomicU64,
    connected: AtomicU64,
}

/// Somebody who plays against a bot, table after table, whatever happens to the server.
async fn player(
    number: usize,
    mut address: watch::Receiver<String>,
    stop: Arc<AtomicBool>,
    tally: Arc<Tally>,
) {
    let mut rng = Rng::new(number as u64);
    let (mut cookie, mut table, mut memory) = (String::new(), None, None);
    while !stop.load(Relaxed) {
        let here = address.borrow_and_update().clone();
        if cookie.is_empty() {
            let name = json!({ "name": format!("Player {number}") });
            cookie = post(&here, "/api/me", "", &name).unwrap_or_default().0;
        }
        if table.is_none() {
            let bot = json!({ "kind": "bot", "level": "random" });
            let seats = json!([{ "kind": "me" }, bot]);
            let game = catalog::titles()[0].name();
            let wanted = json!({ "game": game, "seats": seats });
            let opened = post(&here, "/api/tables", &cookie, &wanted);
            let id = opened.and_then(|(_, opened)| Some(opened["id"].as_str()?.to_owned()));
            (table, memory) = (id, None);
        }
        let Some(id) = &table else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let is_over = play(&here, id, &cookie, &mut memory, &mut rng, &stop, &tally).await;
        if is_over == Some(true) {
            tally.finished.fetch_add(1, Relaxed);
            table = None;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Plays over one connection until it breaks; whether the game is over.
async fn play(
    address: &str,
    table: &str,
    cookie: &str,
    memory: &mut Option<Memory>,
    rng: &mut Rng,
    stop: &AtomicBool,
    tally: &Tally,
) -> Option<bool> {
    let url = format!("ws://{address}/api/tables/{table}/socket?lang=en&format=wide&text=false");
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let (mut socket, _) = connect_async_with_config(request, None, true).await.ok()?;
    tally.connected.fetch_add(1, Relaxed);
    let mut state: Option<State> = None;
    let (mut id, mut asked) = (0, false);
    while !stop.load(Relaxed) {
        let message = timeout(Duration::from_secs(10), socket.next()).await.expect("no news");
        let Message::Text(text) = message?.ok()? else { continue };
        match serde_json::from_str(&text).unwrap() {
            ServerMessage::State(fresh) => {
                memory.iter().for_each(|memory| memory.compare(&fresh));
                *memory = Some(Memory::of(&fresh));
                (state, asked) = (Some(*fresh), false);
            }
            ServerMessage::Update(update) => {
                let state = state.as_mut().expect("the state comes first");
                state.log.retain(|entry| entry.step < update.log_from);
                state.log.extend(update.log);
                assert!(state.turn.version < update.turn.version, "versions never go back");
                state.turn = update.turn;
                *memory = Some(Memory::of(state));
            }
            ServerMessage::Done { version, .. } => {
                assert!(version <= state.as_ref()?.turn.version, "acknowledged and not shown");
                tally.acknowledged.fetch_add(1, Relaxed);
                asked = false;
            }
            ServerMessage::Refused { error, .. } => {
                assert_eq!(error.code, "too-many");
                tokio::time::sleep(Duration::from_millis(50)).await;
                asked = false;
            }
            _ => {}
        }
        let turn = &state.as_ref()?.turn;
        if turn.standings.is_some() {
            return Some(true);
        }
        if !asked && !turn.choices.is_empty() {
            (id, asked) = (id + 1, true);
            let choice = &turn.choices[rng.below(turn.choices.len() as u32) as usize];
            let (version, notation) = (turn.version, choice.notation.clone());
            let message =
                serde_json::to_string(&ClientMessage::Play { id, version, notation }).unwrap();
            socket.send(Message::text(message)).await.ok()?;
        }
    }
    Some(false)
}

/// A database that is gone afterwards.
struct Place(PathBuf);

impl Drop for Place {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{ending}", self.0.display()));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let place =
        Place(std::env::temp_dir().join(format!("tablewright-crash-{}.db", std::process::id())));
    let db = format!("sqlite:{}", place.0.display());
    let started = Instant::now();
    let mut server = Server::start(&db);
    let (address, _) = watch::channel(server.address.clone());
    let (stop, tally) = (Arc::new(AtomicBool::new(false)), Arc::new(Tally::default()));
    let players: Vec<_> = (0..TABLES)
        .map(|n| player(n, address.subscribe(), Arc::clone(&stop), Arc::clone(&tally)))
        .map(tokio::spawn)
        .collect();
    let mut rng = Rng::new(1);
    for _ in 0..KILLS {
        let before = tally.acknowledged.load(Relaxed);
        tokio::time::sleep(Duration::from_millis(u64::from(20 + rng.below(150)))).await;
        // Every server gets to know at least one move.
        while tally.acknowledged.load(Relaxed) == before {
            assert!(!players.iter().all(JoinHandle::is_finished), "a player found a fault");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        server.kill();
        server = Server::start(&db);
        address.send(server.address.clone()).unwrap();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.store(true, Relaxed);
    for player in players {
        player.await.expect("a player found a fault");
    }
    server.kill();
    // Straight to the stream, since the harness keeps what passing tests print.
    let _ = writeln!(
        std::io::stderr(),
        "{KILLS} kills, {} acknowledged moves, {} connections, {} finished games in {:?}",
        tally.acknowledged.load(Relaxed),
        tally.connected.load(Relaxed),
        tally.finished.load(Relaxed),
        started.elapsed()
    );
}
