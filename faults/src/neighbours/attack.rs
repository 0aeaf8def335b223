//! Everything others do to a server, from addresses of their own.

use std::{net::Ipv4Addr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    io::AsyncWriteExt,
    task::JoinSet,
    time::{Instant, sleep, sleep_until},
};
use tokio_tungstenite::tungstenite::Message;
use wire::{
    lobby::Opened,
    table::{ClientMessage, ServerMessage, ViewOptions},
};

use crate::{
    error::Error,
    http::{Client, connect},
    table::{Socket, open_socket},
};

/// A known attack.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Attack {
    Nothing,
    Hints,
    BotTables,
    HalfHeaders,
    SlowBodies,
    IdleConnections,
    ManyTables,
    Editions,
    Replays,
    UnreadSockets,
    Flood,
    Lobby,
}

pub const ATTACKS: [Attack; 11] = [
    Attack::Hints,
    Attack::BotTables,
    Attack::HalfHeaders,
    Attack::SlowBodies,
    Attack::IdleConnections,
    Attack::ManyTables,
    Attack::Editions,
    Attack::Replays,
    Attack::UnreadSockets,
    Attack::Flood,
    Attack::Lobby,
];

/// Whom it goes against.
#[derive(Clone, Debug)]
pub struct Target {
    pub address: String,
    /// The table of the two people, which is public.
    pub table: String,
    /// Games that are over.
    pub finished: Vec<String>,
    pub end: Instant,
}

/// An address of an attacker.
fn attacker(number: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 0, 2 + (number % 39) as u8)
}

impl Attack {
    pub fn name(self) -> &'static str {
        match self {
            Attack::Nothing => "nothing",
            Attack::Hints => "hints at 60 tables",
            Attack::BotTables => "100 tables of bots",
            Attack::HalfHeaders => "1000 half headers",
            Attack::SlowBodies => "200 slow bodies",
            Attack::IdleConnections => "500 idle connections",
            Attack::ManyTables => "tables until refused",
            Attack::Editions => "editions until refused",
            Attack::Replays => "replays",
            Attack::UnreadSockets => "200 unread sockets",
            Attack::Flood => "floods on sockets",
            Attack::Lobby => "lobby requests",
        }
    }

    /// Settings of the server it goes against.
    pub fn settings(self) -> Vec<String> {
        let mut settings = vec!["--tables-per-person".to_owned(), "1000".to_owned()];
        if self == Attack::ManyTables {
            settings = vec!["--max-tables".to_owned(), "40".to_owned()];
        }
        settings
    }

    /// Attacks until the end; answers with how much was done. What is refused is tried again later.
    pub async fn run(self, target: Target) -> u64 {
        let mut tasks = JoinSet::new();
        let numbers = match self {
            Attack::Nothing => 0..0,
            Attack::Hints => 0..60,
            Attack::BotTables | Attack::Editions => 0..1,
            Attack::ManyTables => 0..2,
            Attack::HalfHeaders => 0..1000,
            Attack::SlowBodies | Attack::UnreadSockets => 0..200,
            Attack::IdleConnections => 0..500,
            Attack::Replays | Attack::Lobby => 0..16,
            Attack::Flood => 0..6,
        };
        for number in numbers {
            let target = target.clone();
            tasks.spawn(async move {
                let mut done = 0;
                let _ =
                    tokio::time::timeout_at(target.end, self.one(number, &target, &mut done)).await;
                done
            });
        }
        let mut sum = 0;
        while let Some(done) = tasks.join_next().await {
            sum += done.unwrap_or(0);
        }
        sum
    }

    async fn one(self, number: usize, target: &Target, done: &mut u64) {
        loop {
            let ended = match self {
                Attack::Nothing => Ok(()),
                Attack::Hints => hints(number, target, done).await,
                Attack::BotTables => bot_tables(target, done).await,
                Attack::HalfHeaders => half_headers(number, target, done).await,
                Attack::SlowBodies => slow_body(number, target, done).await,
                Attack::IdleConnections => idle(number, target, done).await,
                Attack::ManyTables => tables(number, target, done).await,
                Attack::Editions => editions(target, done).await,
                Attack::Replays => replays(number, target, done).await,
                Attack::UnreadSockets => unread(number, target, done).await,
                Attack::Flood => flood(number, target, done).await,
                Attack::Lobby => lobby(number, target, done).await,
            };
            if ended.is_ok() {
                return;
            }
            sleep(Duration::from_millis(300)).await;
        }
    }
}

type Ended = Result<(), Error>;

async fn opened(client: &Client, wanted: &Value) -> Result<String, Error> {
    let Opened { id } = client.post("/api/tables", wanted).await?.read()?;
    Ok(id)
}

fn against(level: &str) -> Value {
    json!([{ "kind": "me" }, { "kind": "bot", "level": level }])
}

async fn send(socket: &mut Socket, message: &ClientMessage) -> Ended {
    let text = serde_json::to_string(message).expect("messages are plain data");
    socket.send(Message::text(text)).await.map_err(Error::connection)
}

/// Asks what a good player would do, again and again.
async fn hints(number: usize, target: &Target, done: &mut u64) -> Ended {
    let client = Client::from(&target.address, attacker(number % 3)).named("Hints").await?;
    let wanted = json!({ "game": "imaginarium", "seats": against("random"), "hints": true });
    let table = opened(&client, &wanted).await?;
    let mut socket = open_socket(&client, &table).await?;
    let mut version = 0;
    loop {
        let heard = tokio::time::timeout(Duration::from_millis(500), socket.next()).await;
        match heard {
            Ok(Some(Ok(Message::Text(text)))) => match serde_json::from_str(&text) {
                Ok(ServerMessage::State(state)) => version = state.turn.version,
                Ok(ServerMessage::Update(update)) => version = update.turn.version,
                Ok(ServerMessage::Hint(_)) => *done += 1,
                _ => continue,
            },
            Ok(Some(Ok(_))) => continue,
            Ok(_) => return Err(Error::Connection("hung up".to_owned())),
            Err(_) => {}
        }
        send(&mut socket, &ClientMessage::Hint { id: 1, version }).await?;
    }
}

/// Tables where bots play among themselves, as fast as they can.
async fn bot_tables(target: &Target, done: &mut u64) -> Ended {
    let client = Client::from(&target.address, attacker(0)).named("Bots").await?;
    let bot = json!({ "kind": "bot", "level": "keen" });
    while *done < 100 {
        let wanted =
            json!({ "game": "whistle-mountain", "seats": [bot, bot], "bot_speed": "instant" });
        opened(&client, &wanted).await?;
        *done += 1;
    }
    sleep_until(target.end).await;
    Ok(())
}

async fn half_headers(number: usize, target: &Target, done: &mut u64) -> Ended {
    let mut stream = connect(attacker(number), &target.address).await?;
    let half = b"GET /api/lobby HTTP/1.1\r\nHost: somewhere\r\nX-Half: ";
    stream.write_all(half).await.map_err(Error::connection)?;
    *done += 1;
    sleep_until(target.end).await;
    Ok(())
}

async fn slow_body(number: usize, target: &Target, done: &mut u64) -> Ended {
    let mut stream = connect(attacker(number), &target.address).await?;
    let head = b"POST /api/me HTTP/1.1\r\nHost: somewhere\r\nContent-Type: application/json\r\n\
                 Content-Length: 5000\r\n\r\n{";
    stream.write_all(head).await.map_err(Error::connection)?;
    *done += 1;
    loop {
        sleep(Duration::from_millis(500)).await;
        stream.write_all(b" ").await.map_err(Error::connection)?;
    }
}

async fn idle(number: usize, target: &Target, done: &mut u64) -> Ended {
    let mut stream = connect(attacker(number), &target.address).await?;
    let request = b"GET /api/games HTTP/1.1\r\nHost: somewhere\r\nConnection: keep-alive\r\n\r\n";
    stream.write_all(request).await.map_err(Error::connection)?;
    *done += 1;
    sleep_until(target.end).await;
    Ok(())
}

/// Open tables that nobody joins, until there is no room; each by somebody else.
async fn tables(number: usize, target: &Target, done: &mut u64) -> Ended {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    loop {
        let client = Client::from(&target.address, attacker(number)).named("Tables").await?;
        for _ in 0..10 {
            opened(&client, &json!({ "game": "ski-station", "seats": seats })).await?;
            *done += 1;
        }
    }
}

/// Editions that differ in nothing but a comment.
async fn editions(target: &Target, done: &mut u64) -> Ended {
    let client = Client::from(&target.address, attacker(0)).named("Editions").await?;
    let plates = include_str!("../../../crates/ski-station/data/plates.toml");
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    loop {
        let text = format!("{plates}\n# {} {done}\n", target.table);
        let edition = json!([{ "name": "plates.toml", "text": text }]);
        let wanted = json!({ "game": "ski-station", "seats": seats, "edition": edition });
        opened(&client, &wanted).await?;
        *done += 1;
    }
}

async fn replays(number: usize, target: &Target, done: &mut u64) -> Ended {
    let client = Client::from(&target.address, attacker(number % 4));
    for at in number.. {
        let id = &target.finished[at % target.finished.len().max(1)];
        for what in ["", "/at/50", "/text", "/analysis"] {
            client.get(&format!("/api/replays/{id}{what}")).await?;
            *done += 1;
        }
    }
    Ok(())
}

/// Watches the table of the two people and never reads what comes.
async fn unread(number: usize, target: &Target, done: &mut u64) -> Ended {
    let client = Client::from(&target.address, attacker(number % 5));
    let _socket = open_socket(&client, &target.table).await?;
    *done += 1;
    sleep_until(target.end).await;
    Ok(())
}

/// Looks, previews and lines of chat as fast as they can be sent.
async fn flood(number: usize, target: &Target, done: &mut u64) -> Ended {
    let client = Client::from(&target.address, attacker(number)).named("Flood").await?;
    let (mut sender, mut receiver) = open_socket(&client, &target.table).await?.split();
    let reading =
        tokio::spawn(async move { while receiver.next().await.is_some_and(|m| m.is_ok()) {} });
    let look = |tall| {
        let format = if tall { "tall" } else { "wide" };
        ClientMessage::View(ViewOptions {
            lang: "fr".to_owned(),
            format: format.to_owned(),
            text: true,
        })
    };
    while !reading.is_finished() {
        let preview = ClientMessage::Preview { id: 1, version: 0, notation: "nothing".to_owned() };
        let chat = ClientMessage::Chat { id: 2, text: format!("{done}") };
        for message in [look(true), preview, look(false), chat] {
            let text = serde_json::to_string(&message).expect("messages are plain data");
            sender.send(Message::text(text)).await.map_err(Error::connection)?;
            *done += 1;
        }
        // Faster than any server reads, slower than this machine could.
        sleep(Duration::from_millis(1)).await;
    }
    Err(Error::Connection("hung up".to_owned()))
}

async fn lobby(number: usize, target: &Target, done: &mut u64) -> Ended {
    let client = Client::from(&target.address, attacker(number % 4));
    loop {
        client.get("/api/lobby").await?;
        *done += 1;
    }
}
