//! A loaded table: what the store knows of it, replayed up to now.

use std::sync::Arc;

use catalog::Title;
use scene::{Lang, Table};
use tabletop::{CAMPAIGN, Move, Refusal, Seat};
use thiserror::Error;
use wire::{lobby::Status, table::ChatLine};

use crate::{
    app::AppState,
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
    pub title: &'static dyn Title,
    pub row: store::TableRow,
    /// The options that are not as usual.
    pub options: Vec<String>,
    pub table: Box<dyn Table>,
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
        if loaded.row.status != Status::Open && loaded.table.deciders().is_empty() {
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
        Ok(LoadedTable { title, row, options, table, version: 0, furthest: 0, chat, requests })
    }

    /// Does again what was done.
    pub fn apply(&mut self, record: &LogRecord) -> Result<(), ReplayError> {
        let by: Seat = record.seat.parse().map_err(ReplayError::unreadable)?;
        match record.kind {
            RecordKind::Play => {
                let action = record.line.parse::<Move>().map_err(ReplayError::unreadable)?;
                self.table.again(&action).map_err(ReplayError::unreadable)?;
            }
            RecordKind::Undo => {
                let steps: usize = record.line.parse().map_err(|_| ReplayError::NotANumber)?;
                for _ in 0..steps {
                    self.table.undo(by)?;
                }
            }
            RecordKind::Redo => self.table.redo(by)?,
        }
        self.version += 1;
        self.furthest = self.furthest.max(self.table.moves());
        Ok(())
    }

    /// Adds a line to the talk; what is older than a newcomer hears is forgotten.
    pub fn said(&mut self, line: ChatLine) {
        self.chat.push(line);
        let too_many = self.chat.len().saturating_sub(store::CHAT_HISTORY);
        self.chat.drain(..too_many);
    }

    /// Calls everybody by name.
    pub fn name_seats(&mut self) {
        let name = |(at, chair): (usize, &store::Chair)| match chair.name.as_str() {
            "" => Seat(at as u8).to_string(),
            name => name.to_owned(),
        };
        let names = self.row.chairs.iter().enumerate().map(name).collect();
        self.table.name_seats(names);
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
            let asked = loaded.table.deciders().iter().map(|seat| seat.to_string()).collect();
            (loaded.table.moves() as u32, asked, loaded.row.status)
        }
        Err(_) => (0, row.asked.clone(), row.status),
    };
    // What was over at its end is not over before it.
    let is_over = status == Status::Over && !asked.is_empty();
    let status = if is_over { Status::Running } else { status };
    store::TableProgress { status, moves, asked, clocks: row.clocks.clone(), save: None }
}
