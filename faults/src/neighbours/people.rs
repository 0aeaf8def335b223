//! Two people who play while others misbehave, and how long everything takes them.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tabletop::Rng;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use wire::{
    lobby::Opened,
    table::{ClientMessage, ServerMessage, Turn},
};

use crate::{
    error::Error,
    http::Client,
    table::{Socket, open_socket},
};

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Times {
    /// From sending a move to its acknowledgement.
    pub moves: Vec<Duration>,
    /// From the moment a bot was asked to its move.
    pub bots: Vec<Duration>,
    pub errors: Vec<String>,
}

impl Times {
    pub fn add(&mut self, other: Times) {
        self.moves.extend(other.moves);
        self.bots.extend(other.bots);
        self.errors.extend(other.errors);
    }
}

/// Two moves a second.
const PACE: Duration = Duration::from_millis(500);
/// Longer than this a move has failed.
const PATIENCE: Duration = Duration::from_secs(10);

/// A table and those of its seats that are played here.
pub struct Game {
    pub id: String,
    people: Vec<Client>,
    sockets: Vec<Socket>,
    turns: Vec<Option<Turn>>,
    has_bot: bool,
    rng: Rng,
    times: Times,
    /// Since when the bot is asked.
    waiting: Option<Instant>,
    sent: Option<(u32, Instant)>,
    ids: u32,
}

/// The three tables of the two people.
pub async fn sit_down(address: &str) -> Result<Vec<Game>, Error> {
    let ada = Client::new(address).named("Ada").await?;
    let bob = Client::new(address).named("Bob").await?;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wanted = json!({ "game": "imaginarium", "seats": seats, "public": true });
    let Opened { id } = ada.post("/api/tables", &wanted).await?.read()?;
    bob.post(&format!("/api/tables/{id}/join"), &json!({})).await?;
    let mut games = vec![Game::connect(id, &[&ada, &bob], false).await?];
    for person in [&ada, &bob] {
        let bot = json!({ "kind": "bot", "level": "keen" });
        let wanted = json!({ "game": "whistle-mountain", "seats": [{ "kind": "me" }, bot] });
        let Opened { id } = person.post("/api/tables", &wanted).await?.read()?;
        games.push(Game::connect(id, &[person], true).await?);
    }
    Ok(games)
}

impl Game {
    async fn connect(id: String, people: &[&Client], has_bot: bool) -> Result<Game, Error> {
        let mut sockets = Vec::new();
        for person in people {
            sockets.push(open_socket(person, &id).await?);
        }
        let turns = people.iter().map(|_| None).collect();
        Ok(Game {
            id,
            people: people.iter().copied().cloned().collect(),
            sockets,
            turns,
            has_bot,
            rng: Rng::new(3),
            times: Times::default(),
            waiting: None,
            sent: None,
            ids: 0,
        })
    }

    /// Plays until then; what took longer than that counts as long as it took.
    pub async fn play(&mut self, end: Instant) -> Times {
        let mut tick = interval(PACE);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while Instant::now() < end {
            tokio::select! {
                _ = tick.tick() => self.act().await,
                heard = hear(&mut self.sockets) => match heard {
                    (at, Ok(text)) => self.take_in(at, &text),
                    (at, Err(error)) => {
                        self.times.errors.push(error.to_string());
                        self.come_back(at).await;
                    }
                },
            }
        }
        self.times.moves.extend(self.sent.take().map(|(_, since)| since.elapsed()));
        self.times.bots.extend(self.waiting.take().map(|since| since.elapsed()));
        std::mem::take(&mut self.times)
    }

    /// Connects again, as a browser does. What was sent and not answered is told as an error already.
    async fn come_back(&mut self, at: usize) {
        self.sent = None;
        match open_socket(&self.people[at], &self.id).await {
            Ok(socket) => self.sockets[at] = socket,
            Err(error) => {
                self.times.errors.push(error.to_string());
                sleep(PACE).await;
            }
        }
    }

    async fn act(&mut self) {
        if let Some((_, since)) = self.sent {
            if PATIENCE < since.elapsed() {
                self.times.moves.push(since.elapsed());
                self.sent = None;
            }
            return;
        }
        let is_asked = |turn: &Option<Turn>| turn.as_ref().is_some_and(|t| !t.choices.is_empty());
        let Some(at) = self.turns.iter().position(is_asked) else { return };
        let Some(turn) = &self.turns[at] else { return };
        let choice = self.rng.below(turn.choices.len() as u32) as usize;
        let (version, notation) = (turn.version, turn.choices[choice].notation.clone());
        self.ids += 1;
        let message = ClientMessage::Play { id: self.ids, version, notation };
        let text = serde_json::to_string(&message).expect("messages are plain data");
        self.sent = Some((self.ids, Instant::now()));
        let sending = self.sockets[at].send(Message::text(text));
        if !matches!(timeout(PATIENCE, sending).await, Ok(Ok(()))) {
            self.times.errors.push("a move could not be sent".to_owned());
        }
    }

    fn take_in(&mut self, at: usize, text: &str) {
        let turn = match serde_json::from_str(text) {
            Ok(ServerMessage::State(state)) => state.turn,
            Ok(ServerMessage::Update(update)) => update.turn,
            Ok(ServerMessage::Done { id, .. }) => {
                if let Some((_, since)) = self.sent.take_if(|(sent, _)| *sent == id) {
                    self.times.moves.push(since.elapsed());
                }
                return;
            }
            Ok(ServerMessage::Refused { error, .. }) => {
                self.times.errors.push(error.reason);
                self.sent = None;
                return;
            }
            _ => return,
        };
        if self.has_bot {
            self.times.bots.extend(self.waiting.take().map(|since| since.elapsed()));
            let waits = turn.choices.is_empty() && turn.standings.is_none();
            self.waiting = waits.then(Instant::now);
        }
        self.turns[at] = Some(turn);
    }
}

/// The next text on any of them.
async fn hear(sockets: &mut [Socket]) -> (usize, Result<String, Error>) {
    let next = sockets.iter_mut().enumerate().map(|(at, socket)| {
        Box::pin(async move {
            loop {
                match socket.next().await {
                    Some(Ok(Message::Text(text))) => return (at, Ok(text.to_string())),
                    Some(Ok(Message::Close(frame))) => {
                        let told = format!("the server hung up: {frame:?}");
                        return (at, Err(Error::Connection(told)));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return (at, Err(Error::connection(error))),
                    None => return (at, Err(Error::Connection("the server is gone".to_owned()))),
                }
            }
        })
    });
    futures_util::future::select_all(next).await.0
}
