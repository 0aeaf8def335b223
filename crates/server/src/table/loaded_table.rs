//! A loaded table: what the store knows of it, replayed up to now.

use std::{sync::Arc, time::Duration};

use host::{Bot, Host, SeatPlayer};
use scene::Lang;
use tabletop::{CAMPAIGN, Move, Refusal, Seat};
use thiserror::Error;
use wire::{
    lobby::{BotSpeed, Status},
    table::ChatLine,
};

use crate::{
    app::AppState,
    config::Config,
    error::ApiError,
    lobby, opening,
    store::{self, JoinRequest, LogRecord, RecordKind},
};

/// Why a record of the log cannot be replayed.
#[derive(Debug, Error)]
pub enum ReplayError {
    #[error("{0}")]
    Unreadable(String),
    #[error("no number of moves")]
    NotANumber,
    #[error("{0}")]
    Refused(#[from] Refusal),
}

impl ReplayError {
    fn unreadable(reason: impl ToString) -> ReplayError {
        ReplayError::Unreadable(reason.to_string())
    }
}

/// A table in memory.
pub struct LoadedTable {
    pub host: Host,
    pub row: store::TableRow,
    /// The options that are not as usual.
    pub options: Vec<String>,
    /// The number of records so far.
    pub version: u64,
    /// The most moves that ever stood: what is played again after an undo wins no time.
    pub furthest: usize,
    pub chat: Vec<ChatLine>,
    /// Those who would like to take over a seat.
    pub requests: Vec<JoinRequest>,
}

impl LoadedTable {
    pub async fn load(app: &Arc<AppState>, id: &str) -> Result<LoadedTable, ApiError> {
        let Some(row) = app.store.sound_table(id).await? else {
            return Err(lobby::missing(app, id).await);
        };
        let records = app.store.records(id).await?;
        let chat = app.store.chat(id).await?;
        let requests = app.store.join_requests(id).await?;
        opening::run_blocking(move || LoadedTable::rebuild(row, &records, chat, requests)).await
    }

    /// Plays again what was played.
    pub fn rebuild(
        row: store::TableRow,
        records: &[LogRecord],
        chat: Vec<ChatLine>,
        requests: Vec<JoinRequest>,
    ) -> Result<LoadedTable, ApiError> {
        let mut loaded = LoadedTable::begin(row, chat, requests)?;
        for record in records {
            loaded.apply(record).map_err(|reason| {
                let table = &loaded.row.id;
                tracing::error!(table, record = loaded.version + 1, %reason, "broken");
                ApiError::broken(format!("deed {}: {reason}", loaded.version + 1))
            })?;
        }
        if loaded.row.status != Status::Open && loaded.host.table().deciders().is_empty() {
            loaded.row.status = Status::Over;
        }
        loaded.name_seats();
        Ok(loaded)
    }

    /// A table at which nothing was done yet.
    fn begin(
        row: store::TableRow,
        chat: Vec<ChatLine>,
        requests: Vec<JoinRequest>,
    ) -> Result<LoadedTable, ApiError> {
        let title = catalog::find(&row.game).map_err(ApiError::broken)?;
        let opening = opening::opening(&row)?;
        let option = |(name, value): &(String, String)| format!("{name} {value}");
        let usual = |(name, _): &&(String, String)| name != CAMPAIGN;
        let options = opening.options.iter().filter(usual).map(option).collect();
        let edition = opening::as_pairs(&row.edition);
        let table = title.load(&opening, &edition).map_err(ApiError::broken)?;
        let mut host = Host::new(title, table);
        host.hints = row.hints;
        Ok(LoadedTable { host, row, options, version: 0, furthest: 0, chat, requests })
    }

    /// Does again what was done.
    pub fn apply(&mut self, record: &LogRecord) -> Result<(), ReplayError> {
        let by: Seat = record.seat.parse().map_err(ReplayError::unreadable)?;
        match record.kind {
            RecordKind::Play => {
                let action = record.line.parse::<Move>().map_err(ReplayError::unreadable)?;
                self.host.table_mut().again(&action).map_err(ReplayError::unreadable)?;
            }
            RecordKind::Undo => {
                let steps = record.line.parse().map_err(|_| ReplayError::NotANumber)?;
                self.host.undo(by, steps)?;
            }
            RecordKind::Redo => self.host.redo(by)?,
        }
        self.version += 1;
        self.furthest = self.furthest.max(self.host.table().moves());
        Ok(())
    }

    /// Adds a line to the talk; what is older than a newcomer hears is forgotten.
    pub fn said(&mut self, line: ChatLine) {
        self.chat.push(line);
        let too_many = self.chat.len().saturating_sub(store::CHAT_HISTORY);
        self.chat.drain(..too_many);
    }

    /// Has those play who sit on the chairs now. A program that plays already stays.
    pub fn seat_players(&mut self, config: &Config) {
        self.host.pause = match self.row.bot_speed {
            BotSpeed::Human => config.bot_pause,
            BotSpeed::Instant => Duration::ZERO,
        };
        for seat in self.row.seats() {
            let level = self.row.chairs[seat.index()].level.as_str();
            let plays = match self.host.player(seat) {
                SeatPlayer::Human => "",
                SeatPlayer::Bot(bot) => bot.level(),
            };
            if plays != level {
                let player = match level {
                    "" => SeatPlayer::Human,
                    level => SeatPlayer::Bot(self.bot(seat, level, config)),
                };
                self.host.seat(seat, player);
            }
        }
    }

    /// A bot of ours for a seat, or a program, which stays as long as the table does.
    fn bot(&self, seat: Seat, level: &str, config: &Config) -> Bot {
        let (title, make) = (self.host.title(), config.players);
        let program = config.programs.kind(level);
        if let Some(kind) = program {
            let seed = self.row.secret.bot_seed(seat, self.host.table().moves());
            if let Ok(player) = make(title, kind, seed) {
                return Bot::staying(level, player);
            }
        }
        let kind = program.unwrap_or(level).to_owned();
        Bot::per_decision(level, move |seed| make(title, &kind, seed))
    }

    /// Calls everybody by name.
    pub fn name_seats(&mut self) {
        let name = |(at, chair): (usize, &store::Chair)| match chair.name.as_str() {
            "" => Seat(at as u8).to_string(),
            name => name.to_owned(),
        };
        let names = self.row.chairs.iter().enumerate().map(name).collect();
        self.host.table_mut().name_seats(names);
    }
}

/// How many of these records can be done again, and what is wrong with the next one.
pub async fn playable(row: &store::TableRow, records: &[LogRecord]) -> (usize, Option<String>) {
    let (row, records) = (row.clone(), records.to_vec());
    let played = opening::run_blocking(move || {
        let mut loaded = LoadedTable::begin(row, Vec::new(), Vec::new())?;
        for (record, done) in records.iter().zip(0..) {
            if let Err(reason) = loaded.apply(record) {
                return Ok((done, Some(format!("deed {}: {reason}", done + 1))));
            }
        }
        Ok((records.len(), None))
    });
    played.await.unwrap_or_else(|error| (0, Some(error.say(Lang::EN).reason)))
}

/// How a table stands after these records, which can be done again.
pub async fn progress_after(row: &store::TableRow, records: &[LogRecord]) -> store::TableProgress {
    let (table, log) = (row.clone(), records.to_vec());
    let played =
        opening::run_blocking(move || LoadedTable::rebuild(table, &log, Vec::new(), Vec::new()))
            .await;
    let (moves, asked, status) = match &played {
        Ok(loaded) => {
            let asked =
                loaded.host.table().deciders().iter().map(|seat| seat.to_string()).collect();
            (loaded.host.table().moves() as u32, asked, loaded.row.status)
        }
        Err(_) => (0, row.asked.clone(), row.status),
    };
    // What was over at its end is not over before it.
    let is_over = status == Status::Over && !asked.is_empty();
    let status = if is_over { Status::Running } else { status };
    store::TableProgress { status, moves, asked, clocks: row.clocks.clone(), save: None }
}
