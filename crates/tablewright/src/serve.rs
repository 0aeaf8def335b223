//! `serve`: tables in the browser.

use std::{
    io::{self, IsTerminal},
    net::SocketAddr,
    time::Duration,
};

use clap::ValueEnum;
use server::{Config, ProgramError, Programs};
use tracing_subscriber::EnvFilter;

use crate::cli_error::{CliError, CliResult};

/// How long a closed server waits for work nobody needs any more.
const LAST: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub struct Args {
    /// Where to listen
    #[arg(long, env = "TABLEWRIGHT_ADDR", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// Where everything is kept: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    #[arg(
        long,
        env = "TABLEWRIGHT_DB",
        default_value = "sqlite:tablewright.db",
        hide_env_values = true
    )]
    db: String,
    /// The public URL of the server, such as `https://games.example.org`
    #[arg(long, env = "TABLEWRIGHT_BASE_URL", value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// How many bots may think at once [default: all cores but one]
    #[arg(long, env = "TABLEWRIGHT_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// How long a bot's move takes at least where a human plays, so that people can follow
    #[arg(long, env = "TABLEWRIGHT_BOT_PAUSE_MS", value_name = "MS", default_value_t = 800)]
    bot_pause_ms: u64,
    /// A program that people can choose as a bot: NAME=COMMAND, see docs/bot-protocol.md; may be
    /// repeated
    #[arg(
        long = "bot",
        env = "TABLEWRIGHT_BOTS",
        value_name = "NAME=COMMAND",
        value_delimiter = ';'
    )]
    bots: Vec<String>,
    /// How many unfinished tables there may be
    #[arg(long, env = "TABLEWRIGHT_MAX_TABLES", value_name = "N", default_value_t = 10_000)]
    max_tables: u32,
    /// How many unfinished tables one person may have opened and not left
    #[arg(long, env = "TABLEWRIGHT_TABLES_PER_PERSON", value_name = "N", default_value_t = 50)]
    tables_per_person: u32,
    /// How many editions people may bring along: each stays in memory
    #[arg(long, env = "TABLEWRIGHT_MAX_EDITIONS", value_name = "N", default_value_t = 200)]
    max_editions: u32,
    /// How many connections there may be; fewer if the process may not open so many files
    #[arg(long, env = "TABLEWRIGHT_MAX_CONNECTIONS", value_name = "N", default_value_t = 10_000)]
    max_connections: usize,
    /// How many connections one address may have; not behind a proxy
    #[arg(
        long,
        env = "TABLEWRIGHT_CONNECTIONS_PER_ADDRESS",
        value_name = "N",
        default_value_t = 256
    )]
    connections_per_address: usize,
    /// How many table sockets one visitor may have
    #[arg(long, env = "TABLEWRIGHT_SOCKETS_PER_ADDRESS", value_name = "N", default_value_t = 64)]
    sockets_per_address: u32,
    /// Take addresses from X-Forwarded-For: only behind a proxy that sets it
    #[arg(long, env = "TABLEWRIGHT_TRUST_PROXY")]
    trust_proxy: bool,
    /// How the log is written; RUST_LOG says how much of it
    #[arg(long, env = "TABLEWRIGHT_LOG", value_enum, default_value = "text")]
    log: Log,
}

#[derive(Copy, Clone, ValueEnum)]
enum Log {
    Text,
    Json,
}

/// A base URL without the slash that people like to put at its end.
fn base_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(url.to_owned()),
        _ => Err("give http://HOST or https://HOST, without a path".to_owned()),
    }
}

pub fn run(args: &Args) -> CliResult {
    write_log(args.log);
    let mut programs = Programs::default();
    let usage = |error: ProgramError| CliError::Usage(error.to_string());
    args.bots.iter().try_for_each(|pair| programs.add(pair)).map_err(usage)?;
    programs.check().map_err(usage)?;
    let usual = Config::default();
    let config = Config {
        db: args.db.clone(),
        base_url: args.base_url.clone(),
        bot_threads: args.bot_threads.unwrap_or(usual.bot_threads),
        bot_pause: Duration::from_millis(args.bot_pause_ms),
        max_tables: args.max_tables,
        tables_per_person: args.tables_per_person,
        max_editions: args.max_editions,
        trust_proxy: args.trust_proxy,
        max_connections: args.max_connections,
        connections_per_address: args.connections_per_address,
        sockets_per_address: args.sockets_per_address,
        programs,
        ..usual
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let listening = |addr| println!("Tablewright listens on http://{addr}");
    let served = runtime.block_on(server::serve(config, args.addr, listening));
    // What still runs on a thread of its own is not waited for: everything that counts is on disk.
    runtime.shutdown_timeout(LAST);
    served.map_err(|error| CliError::Failed(error.to_string()))
}

/// To standard error, so that standard output tells the address and nothing else.
fn write_log(log: Log) {
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn,tower_http=info"));
    let log_to = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    match log {
        Log::Text => log_to.init(),
        Log::Json => log_to.json().init(),
    }
}
