//! Moves, undos and redos. None is shown before it is on disk.

use tabletop::Seat;
use tokio::time::Instant;
use wire::lobby::Status;

use super::{TableActor, loaded_table::LoadedTable};
use crate::{
    error::ApiError,
    loaded_campaign::LoadedCampaign,
    store::{CampaignSave, LogRecord, RecordKind, StoreError, TableProgress},
};

/// A change to the game.
#[derive(Copy, Clone, Debug)]
pub enum GameCommand<'a> {
    Play(&'a str),
    Undo(u32),
    Redo,
}

impl TableActor {
    /// Does it, and writes it down. Answers with the first move that was not there before, or is
    /// not there any more.
    pub async fn act(&mut self, by: Seat, command: GameCommand<'_>) -> Result<usize, ApiError> {
        match self.loaded.row.status {
            Status::Open => return Err(ApiError::NotBegun),
            Status::Over => return Err(ApiError::GameOver),
            Status::Running => {}
        }
        let before = self.loaded.host.table().moves();
        let record = self.apply(by, command)?;
        let after = self.loaded.host.table().moves();
        if self.loaded.furthest < after {
            self.loaded.furthest = after;
            self.clocks.refill(by);
        }
        if self.loaded.host.table().deciders().is_empty() {
            self.loaded.row.status = Status::Over;
        }
        self.run_clocks();
        self.persist(&record).await?;
        self.not_before = Instant::now() + self.loaded.host.pause;
        Ok(before.min(after) + 1)
    }

    /// Does it in memory.
    fn apply(&mut self, by: Seat, command: GameCommand<'_>) -> Result<LogRecord, ApiError> {
        let LoadedTable { host, row, .. } = &mut self.loaded;
        let (kind, line) = match command {
            GameCommand::Play(notation) => {
                let mut luck = row.secret.luck(host.table().moves());
                host.play(by, notation, &mut luck)?;
                (RecordKind::Play, host.table().last().expect("just played").to_string())
            }
            GameCommand::Undo(steps) => {
                host.undo(by, steps as usize)?;
                (RecordKind::Undo, steps.to_string())
            }
            GameCommand::Redo => {
                host.redo(by)?;
                (RecordKind::Redo, String::new())
            }
        };
        Ok(LogRecord { kind, seat: by.to_string(), line })
    }

    /// What the campaign remembers of this chapter, once it is over.
    async fn campaign_save(&mut self) -> Result<Option<CampaignSave>, ApiError> {
        let Some(part) = self.loaded.row.part_of.clone() else { return Ok(None) };
        let Some((chapter, sequel)) = self.loaded.host.table().chapter_played() else {
            return Ok(None);
        };
        let loaded = LoadedCampaign::load(&self.app, &part.campaign).await?;
        let save = loaded.after(part.chapter, chapter, sequel, &self.loaded.row.chairs);
        if save.is_none() {
            let campaign = part.campaign;
            tracing::warn!(campaign, chapter = part.chapter, "not the chapter to be played");
        }
        Ok(save)
    }

    /// Whether the record with this number is that one.
    async fn is_kept(&mut self, seq: u64, record: &LogRecord) -> Result<bool, ApiError> {
        let read = self.app.store.records(&self.loaded.row.id).await;
        let records = read.map_err(|_| ApiError::Uncertain);
        let records = records.inspect_err(|error| self.gone = Some(error.clone()))?;
        Ok(records.get(seq as usize - 1) == Some(record))
    }

    /// Returns when the record is on disk. If it is not there, it was not done.
    async fn persist(&mut self, record: &LogRecord) -> Result<(), ApiError> {
        let save = match self.campaign_save().await {
            Ok(save) => save,
            Err(error) => {
                // Nothing was written yet, so whatever comes of it, it was not done.
                let _ = self.reload().await;
                return Err(error);
            }
        };
        let progress = TableProgress {
            save,
            status: self.loaded.row.status,
            moves: self.loaded.host.table().moves() as u32,
            asked: self
                .loaded
                .host
                .table()
                .deciders()
                .iter()
                .map(|seat| seat.to_string())
                .collect(),
            clocks: self.clocks.to_string(),
        };
        let seq = self.loaded.version + 1;
        let table = &self.loaded.row.id;
        if let Err(error) = self.app.store.add_record(table, seq, record, &progress).await {
            tracing::warn!(table, seq, %error, "a record was not written down");
            let is_there = matches!(error, StoreError::Conflict);
            let error = self.write_failed(error).await;
            // A database that is lost in the middle of a commit may have done it all the same.
            if !is_there || self.gone.is_some() || !self.is_kept(seq, record).await? {
                return Err(error);
            }
        } else {
            self.loaded.version = seq;
            self.loaded.row.touched = self.app.store.minutes();
        }
        self.checkpoint = Instant::now();
        self.app.metrics.moves.inc();
        Ok(())
    }
}
