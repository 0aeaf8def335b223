//! The settings of a server.

use std::time::Duration;

use bots::Budget;
use catalog::Title;
use players::{KindError, Player};

use crate::{expiry::Expiry, limits::Rate, programs::Programs};

/// Who makes a player of a level for a bot's seat.
pub type PlayerMaker = fn(&dyn Title, &str, u64) -> Result<Box<dyn Player>, KindError>;

/// All settings.
#[derive(Clone, Debug)]
pub struct Config {
    /// `sqlite:FILE` or `postgres://...`.
    pub db: String,
    /// How people reach the server, without a slash at the end; if it is not known, links are
    /// made from the request.
    pub base_url: Option<String>,
    pub bot_threads: usize,
    /// How long a bot's move takes at least where it moves like a human, so that people can follow.
    pub bot_pause: Duration,
    /// Unfinished tables in all.
    pub max_tables: u32,
    /// Unfinished tables that one person opened and did not leave.
    pub tables_per_person: u32,
    /// Editions that come with tables; each stays in memory.
    pub max_editions: u32,
    /// Whether `X-Forwarded-For` tells the address: only behind a proxy that sets it.
    pub trust_proxy: bool,
    /// How long a table stays in memory when nobody is there.
    pub idle: Duration,
    /// What one connection may message for: hovering asks for previews.
    pub message_rate: Rate,
    /// What one connection may say.
    pub chat_rate: Rate,
    /// How often one connection may ask for a hint.
    pub hint_rate: Rate,
    /// How long a hint is thought about at most.
    pub hint_budget: Budget,
    /// How closely a game that is over is looked at.
    pub study: analysis::Settings,
    pub players: PlayerMaker,
    /// Bots of the owner's own.
    pub programs: Programs,
    /// When tables that nobody plays are removed.
    pub expiry: Expiry,
    /// Tables in memory at which nobody is connected.
    pub max_idle_tables: usize,
    /// How often one connection may ask to see the table in another way: everything is drawn again.
    pub view_rate: Rate,
    /// Connections in all, if the process may have so many files open.
    pub max_connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Table sockets of one visitor.
    pub sockets_per_address: u32,
    /// How long slow clients are waited for.
    pub timeouts: Timeouts,
}

/// How long slow clients are waited for.
#[derive(Copy, Clone, Debug)]
pub struct Timeouts {
    /// Until the header of a request is there: since the connection was made, or since the first
    /// byte of a further request.
    pub header: Duration,
    /// Until the body of a request is there.
    pub body: Duration,
    /// Until a request is answered, its body included.
    pub answer: Duration,
    /// Between two requests.
    pub idle: Duration,
    /// Without the client taking in a single byte of what it is sent.
    pub write: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            header: Duration::from_secs(10),
            body: Duration::from_secs(10),
            answer: Duration::from_secs(15),
            idle: Duration::from_secs(60),
            write: Duration::from_secs(30),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            db: "sqlite:tablewright.db".to_owned(),
            base_url: None,
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(800),
            max_tables: 10_000,
            tables_per_person: 50,
            max_editions: 200,
            trust_proxy: false,
            idle: Duration::from_secs(300),
            message_rate: Rate { per_second: 20.0, burst: 60.0 },
            chat_rate: Rate { per_second: 1.0, burst: 10.0 },
            hint_rate: Rate { per_second: 0.5, burst: 10.0 },
            hint_budget: Budget::iterations(20_000),
            study: analysis::Settings::default(),
            players: |title, level, seed| title.player(level, seed),
            programs: Programs::default(),
            expiry: Expiry::default(),
            max_idle_tables: 256,
            view_rate: Rate { per_second: 0.5, burst: 10.0 },
            max_connections: 10_000,
            connections_per_address: 256,
            sockets_per_address: 64,
            timeouts: Timeouts::default(),
        }
    }
}

impl Config {
    /// Whether people come over an encrypted connection.
    pub fn is_https(&self) -> bool {
        self.base_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
