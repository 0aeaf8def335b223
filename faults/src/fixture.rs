//! The database every cell begins with: tables of all games, some of them shortly before their end.

use std::path::{Path, PathBuf};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tabletop::Rng;
use tokio_tungstenite::tungstenite::Message;
use wire::{
    lobby::{Lobby, Opened},
    table::{ClientMessage, ServerMessage, Turn},
};

use crate::{
    error::Error,
    http::Client,
    server::{Launch, fresh_folder},
    table::{Socket, open_socket},
};

pub const GAMES: [&str; 4] = ["imaginarium", "whistle-mountain", "ski-station", "cloudage"];

/// So many moves are left at tables that are about to end.
const LEFT: usize = 6;

/// What is in the database.
#[derive(Clone, Debug, Default)]
pub struct Fixture {
    /// Of two people who sit at all tables, and of one who only opens tables.
    pub cookies: Vec<String>,
    pub opener: String,
    /// One of each game, in its middle.
    pub tables: Vec<String>,
    /// The first of the two against a bot.
    pub with_bot: String,
    pub ending: Vec<String>,
    pub chapter: String,
    pub campaign: String,
}

/// Whole games, move by move: the same seed and the same moves are the same game.
#[derive(Clone, Debug, Default)]
pub struct Rehearsal {
    ending: Vec<Vec<String>>,
    chapter: Vec<String>,
}

struct Stage<'a> {
    address: &'a str,
    cookies: &'a [String],
}

impl Stage<'_> {
    fn client(&self, person: usize) -> Client {
        Client { cookie: self.cookies[person].clone(), ..Client::new(self.address) }
    }

    /// A table of the two people.
    async fn open(&self, wanted: &Value) -> Result<String, Error> {
        let Opened { id } = self.client(0).post("/api/tables", wanted).await?.read()?;
        let joined = self.client(1).post(&format!("/api/tables/{id}/join"), &json!({})).await?;
        if !joined.is_success() {
            return Err(Error::Setup(format!("nobody could join: {joined:?}")));
        }
        Ok(id)
    }

    /// Plays until the game or the list of moves ends; answers with the moves.
    async fn play(&self, table: &str, moves: Option<&[String]>) -> Result<Vec<String>, Error> {
        let mut sockets = [
            open_socket(&self.client(0), table).await?,
            open_socket(&self.client(1), table).await?,
        ];
        let mut rng = Rng::new(11);
        let mut played = Vec::new();
        let mut turns: [Option<Turn>; 2] = [None, None];
        loop {
            // Each hears the same number of turns, so nobody waits in vain.
            for (socket, turn) in sockets.iter_mut().zip(&mut turns) {
                let version = turn.as_ref().map(|turn| turn.version);
                *turn = Some(next_turn(socket, version).await?);
            }
            let asked = turns
                .iter()
                .position(|turn| turn.as_ref().is_some_and(|turn| !turn.choices.is_empty()));
            let is_enough = moves.is_some_and(|moves| moves.len() <= played.len());
            let Some(asked) = asked.filter(|_| !is_enough) else { return Ok(played) };
            let turn = turns[asked].as_ref().expect("just found");
            let notation = match moves {
                Some(moves) => moves[played.len()].clone(),
                None => {
                    let choice = rng.below(turn.choices.len() as u32) as usize;
                    turn.choices[choice].notation.clone()
                }
            };
            let message =
                ClientMessage::Play { id: 1, version: turn.version, notation: notation.clone() };
            let text = serde_json::to_string(&message).expect("messages are plain data");
            sockets[asked].send(Message::text(text)).await.map_err(Error::connection)?;
            played.push(notation);
            // Below what one connection may send.
            if 50 < played.len() {
                tokio::time::sleep(std::time::Duration::from_millis(25)).await;
            }
        }
    }
}

/// The next turn after this version.
async fn next_turn(socket: &mut Socket, version: Option<u64>) -> Result<Turn, Error> {
    loop {
        let message = socket.next().await.ok_or(Error::Connection("hung up".to_owned()))?;
        let Message::Text(text) = message.map_err(Error::connection)? else { continue };
        let turn = match serde_json::from_str(&text).map_err(Error::connection)? {
            ServerMessage::State(state) => state.turn,
            ServerMessage::Update(update) => update.turn,
            ServerMessage::Refused { error, .. } => return Err(Error::Setup(error.reason)),
            _ => continue,
        };
        if version.is_none_or(|version| version < turn.version) {
            return Ok(turn);
        }
    }
}

fn two(game: &str, seed: &str) -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    json!({ "game": game, "seats": seats, "seed": seed, "hints": false })
}

fn chapter() -> Value {
    let mut wanted = two("cloudage", "chapter");
    wanted["campaign"] = json!(true);
    wanted
}

const ENDINGS: [&str; 2] = ["end 1", "end 2"];

impl Rehearsal {
    /// Plays all games that are to end, once, on a database of their own.
    pub async fn play(program: &Path, folder: &Path) -> Result<Rehearsal, Error> {
        fresh_folder(folder)?;
        let launch =
            launch(program, format!("sqlite:{}", folder.join("rehearsal.db").display()), folder);
        let server = launch.start().await?;
        let people = people(&server.address).await?;
        let stage = Stage { address: &server.address, cookies: &people };
        let one = |wanted: Value| {
            let stage = &stage;
            async move {
                let table = stage.open(&wanted).await?;
                stage.play(&table, None).await
            }
        };
        let (first, second, chapter) = tokio::try_join!(
            one(two("ski-station", ENDINGS[0])),
            one(two("ski-station", ENDINGS[1])),
            one(chapter())
        )?;
        server.kill().await;
        Ok(Rehearsal { ending: vec![first, second], chapter })
    }
}

async fn people(address: &str) -> Result<Vec<String>, Error> {
    let mut cookies = Vec::new();
    for name in ["Ada", "Bob", "Cleo"] {
        cookies.push(Client::new(address).named(name).await?.cookie);
    }
    Ok(cookies)
}

fn launch(program: &Path, db: String, folder: &Path) -> Launch {
    let log = folder.join("fixture.log");
    Launch { program: program.to_owned(), db, log, shim: None, more: Vec::new() }
}

impl Fixture {
    /// Fills a database, and stops the program again.
    pub async fn fill(
        program: &Path,
        db: String,
        folder: &Path,
        rehearsal: &Rehearsal,
    ) -> Result<Fixture, Error> {
        let launch = launch(program, db, folder);
        let mut server = launch.start().await?;
        let mut cookies = people(&server.address).await?;
        let opener = cookies.pop().expect("three people came");
        let mut fixture = Fixture { cookies, opener, ..Fixture::default() };
        fixture.open_tables(&server.address, rehearsal).await?;
        server.signal(rustix::process::Signal::TERM);
        if server.wait(std::time::Duration::from_secs(15)).await.is_none() {
            return Err(Error::Setup("the server did not stop".to_owned()));
        }
        Ok(fixture)
    }

    async fn open_tables(&mut self, address: &str, rehearsal: &Rehearsal) -> Result<(), Error> {
        let cookies = self.cookies.clone();
        let stage = Stage { address, cookies: &cookies };
        for game in GAMES {
            self.tables.push(stage.open(&two(game, game)).await?);
        }
        let bot = json!({ "kind": "bot", "level": "random" });
        let seats = json!([{ "kind": "me" }, bot]);
        let wanted =
            json!({ "game": GAMES[2], "seats": seats, "hints": false, "bot_speed": "instant" });
        let Opened { id } = stage.client(0).post("/api/tables", &wanted).await?.read()?;
        self.with_bot = id;
        self.chapter = stage.open(&chapter()).await?;
        let Lobby { campaigns, .. } = stage.client(0).get("/api/lobby").await?.read()?;
        let found = campaigns.into_iter().find(|row| row.table.as_ref() == Some(&self.chapter));
        self.campaign = found.ok_or(Error::Setup("no campaign began".to_owned()))?.id;
        let until = |moves: &Vec<String>| moves[..moves.len().saturating_sub(LEFT)].to_vec();
        stage.play(&self.chapter, Some(&until(&rehearsal.chapter))).await?;
        for (seed, moves) in ENDINGS.iter().zip(&rehearsal.ending) {
            let table = stage.open(&two("ski-station", seed)).await?;
            stage.play(&table, Some(&until(moves))).await?;
            self.ending.push(table);
        }
        Ok(())
    }
}

/// Where a database of SQLite is.
pub fn database(folder: &Path) -> PathBuf {
    folder.join("tablewright.db")
}
