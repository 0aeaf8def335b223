//! Deeds: moves, undos and redos. None is shown before it is on disk.

use std::sync::atomic::Ordering::Relaxed;

use tabletop::{Refusal, Seat};
use tokio::time::Instant;
use wire::lobby::Status;

use super::Desk;
use crate::{
    objection::Objection,
    remembered::Remembered,
    store::{Deed, Failure, Kind, Save, Standing},
};

/// What somebody wants to do.
#[derive(Copy, Clone, Debug)]
pub enum Doing<'a> {
    Play(&'a str),
    Undo(u32),
    Redo,
}

impl Desk {
    /// Does it, and writes it down. Answers with the first move that was not there before, or is
    /// not there any more.
    pub async fn act(&mut self, by: Seat, doing: Doing<'_>) -> Result<usize, Objection> {
        match self.record.kept.status {
            Status::Open => return Err(Objection::not_begun()),
            Status::Over => return Err(Objection::over()),
            Status::Running => {}
        }
        let before = self.record.table.moves();
        let deed = self.carry_out(by, doing)?;
        let after = self.record.table.moves();
        if self.record.furthest < after {
            self.record.furthest = after;
            self.clocks.refill(by);
        }
        if self.record.table.deciders().is_empty() {
            self.record.kept.status = Status::Over;
        }
        self.wind_clocks();
        self.write_down(&deed).await?;
        self.not_before = Instant::now() + self.pause();
        Ok(before.min(after) + 1)
    }

    /// Does it in memory.
    fn carry_out(&mut self, by: Seat, doing: Doing<'_>) -> Result<Deed, Objection> {
        let table = &mut self.record.table;
        let (kind, line) = match doing {
            Doing::Play(notation) => {
                let mut luck = self.record.kept.secret.luck(table.moves());
                table.play(by, notation, &mut luck)?;
                (Kind::Play, table.last().expect("just played").to_string())
            }
            Doing::Undo(steps) => {
                if steps == 0 || table.undoable(by) < steps as usize {
                    return Err(Refusal::NothingToUndo.into());
                }
                for _ in 0..steps {
                    table.undo(by)?;
                }
                (Kind::Undo, steps.to_string())
            }
            Doing::Redo => {
                table.redo(by)?;
                (Kind::Redo, String::new())
            }
        };
        Ok(Deed { kind, seat: by.to_string(), line })
    }

    /// What the campaign remembers of this chapter, once it is over.
    async fn chapter_save(&mut self) -> Result<Option<Save>, Objection> {
        let Some(part) = self.record.kept.part_of.clone() else { return Ok(None) };
        let Some((chapter, sequel)) = self.record.table.chapter_played() else { return Ok(None) };
        let remembered = Remembered::load(&self.house, &part.campaign).await?;
        let save = remembered.after(part.chapter, chapter, sequel, &self.record.kept.chairs);
        if save.is_none() {
            let campaign = part.campaign;
            tracing::warn!(campaign, chapter = part.chapter, "not the chapter to be played");
        }
        Ok(save)
    }

    /// Whether the deed with this number is that one.
    async fn is_kept(&mut self, seq: u64, deed: &Deed) -> Result<bool, Objection> {
        let read = self.house.store.deeds(&self.record.kept.id).await;
        let deeds = read.map_err(|_| Objection::uncertain());
        let deeds = deeds.inspect_err(|objection| self.gone = Some(objection.clone()))?;
        Ok(deeds.get(seq as usize - 1) == Some(deed))
    }

    /// Returns when the deed is on disk. If it is not there, it was not done.
    async fn write_down(&mut self, deed: &Deed) -> Result<(), Objection> {
        let save = match self.chapter_save().await {
            Ok(save) => save,
            Err(objection) => {
                // Nothing was written yet, so whatever comes of it, it was not done.
                let _ = self.reload().await;
                return Err(objection);
            }
        };
        let standing = Standing {
            save,
            status: self.record.kept.status,
            moves: self.record.table.moves() as u32,
            asked: self.record.table.deciders().iter().map(|seat| seat.to_string()).collect(),
            clocks: self.clocks.to_string(),
        };
        let seq = self.record.version + 1;
        let table = &self.record.kept.id;
        if let Err(failure) = self.house.store.add_deed(table, seq, deed, &standing).await {
            tracing::warn!(table, seq, %failure, "a deed was not written down");
            let is_there = matches!(failure, Failure::Conflict);
            let objection = self.unwritten(failure).await;
            // A database that is lost in the middle of a commit may have done it all the same.
            if !is_there || self.gone.is_some() || !self.is_kept(seq, deed).await? {
                return Err(objection);
            }
        } else {
            self.record.version = seq;
            self.record.kept.touched = self.house.store.minutes();
        }
        self.checkpoint = Instant::now();
        self.house.metrics.moves.fetch_add(1, Relaxed);
        Ok(())
    }
}
