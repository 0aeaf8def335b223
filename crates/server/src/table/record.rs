//! The record: what the store knows of a table, played again up to now.

use std::sync::Arc;

use catalog::Title;
use scene::{Lang, Table};
use tabletop::{CAMPAIGN, Move, ParseError, Seat};
use wire::{lobby::Status, table::ChatLine};

use crate::{
    house::House,
    lobby,
    objection::Objection,
    opening,
    store::{self, Deed, JoinRequest, Kind},
};

/// A table in memory.
pub struct Record {
    pub title: &'static dyn Title,
    pub kept: store::Table,
    /// The options that are not as usual.
    pub options: Vec<String>,
    pub table: Box<dyn Table>,
    /// The number of deeds so far.
    pub version: u64,
    /// The most moves that ever stood: what is played again after an undo wins no time.
    pub furthest: usize,
    pub chat: Vec<ChatLine>,
    /// Those who would like to take over a seat.
    pub requests: Vec<JoinRequest>,
}

impl Record {
    pub async fn load(house: &Arc<House>, id: &str) -> Result<Record, Objection> {
        let Some(kept) = house.store.sound_table(id).await? else {
            return Err(lobby::missing(house, id).await);
        };
        let deeds = house.store.deeds(id).await?;
        let chat = house.store.chat(id).await?;
        let requests = house.store.join_requests(id).await?;
        opening::aside(move || Record::rebuild(kept, &deeds, chat, requests)).await
    }

    /// Plays again what was played.
    pub fn rebuild(
        kept: store::Table,
        deeds: &[Deed],
        chat: Vec<ChatLine>,
        requests: Vec<JoinRequest>,
    ) -> Result<Record, Objection> {
        let mut record = Record::begin(kept, chat, requests)?;
        for deed in deeds {
            record.again(deed).map_err(|reason| {
                let table = &record.kept.id;
                tracing::error!(table, deed = record.version + 1, reason, "broken");
                Objection::broken(format!("deed {}: {reason}", record.version + 1))
            })?;
        }
        if record.kept.status != Status::Open && record.table.deciders().is_empty() {
            record.kept.status = Status::Over;
        }
        record.name_seats();
        Ok(record)
    }

    /// A table at which nothing was done yet.
    fn begin(
        kept: store::Table,
        chat: Vec<ChatLine>,
        requests: Vec<JoinRequest>,
    ) -> Result<Record, Objection> {
        let title =
            catalog::find(&kept.game).map_err(|error| Objection::broken(error.to_string()))?;
        let opening = opening::opening(&kept)?;
        let option = |(name, value): &(String, String)| format!("{name} {value}");
        let usual = |(name, _): &&(String, String)| name != CAMPAIGN;
        let options = opening.options.iter().filter(usual).map(option).collect();
        let edition = opening::as_pairs(&kept.edition);
        let table =
            title.load(&opening, &edition).map_err(|error| Objection::broken(error.to_string()))?;
        Ok(Record { title, kept, options, table, version: 0, furthest: 0, chat, requests })
    }

    /// Does again what was done.
    pub fn again(&mut self, deed: &Deed) -> Result<(), String> {
        let by: Seat = deed.seat.parse().map_err(|error: ParseError| error.to_string())?;
        match deed.kind {
            Kind::Play => {
                let step = deed.line.parse::<Move>().map_err(|error| error.to_string())?;
                self.table.again(&step).map_err(|error| error.to_string())?;
            }
            Kind::Undo => {
                let steps: usize = deed.line.parse().map_err(|_| "no number of moves")?;
                for _ in 0..steps {
                    self.table.undo(by).map_err(|refusal| refusal.to_string())?;
                }
            }
            Kind::Redo => self.table.redo(by).map_err(|refusal| refusal.to_string())?,
        }
        self.version += 1;
        self.furthest = self.furthest.max(self.table.moves());
        Ok(())
    }

    /// Adds a line to the talk; what is older than a newcomer hears is forgotten.
    pub fn said(&mut self, line: ChatLine) {
        self.chat.push(line);
        let too_many = self.chat.len().saturating_sub(store::REMEMBERED);
        self.chat.drain(..too_many);
    }

    /// Calls everybody by name.
    pub fn name_seats(&mut self) {
        let name = |(at, chair): (usize, &store::Chair)| match chair.name.as_str() {
            "" => Seat(at as u8).to_string(),
            name => name.to_owned(),
        };
        let names = self.kept.chairs.iter().enumerate().map(name).collect();
        self.table.name_seats(names);
    }
}

/// How many of these deeds can be done again, and what is wrong with the next one.
pub async fn playable(kept: &store::Table, deeds: &[Deed]) -> (usize, Option<String>) {
    let (kept, deeds) = (kept.clone(), deeds.to_vec());
    let played = opening::aside(move || {
        let mut record = Record::begin(kept, Vec::new(), Vec::new())?;
        for (deed, done) in deeds.iter().zip(0..) {
            if let Err(reason) = record.again(deed) {
                return Ok((done, Some(format!("deed {}: {reason}", done + 1))));
            }
        }
        Ok((deeds.len(), None))
    });
    played.await.unwrap_or_else(|objection| (0, Some(objection.say(Lang::EN).reason)))
}

/// How a table stands after these deeds, which can be done again.
pub async fn standing_after(kept: &store::Table, deeds: &[Deed]) -> store::Standing {
    let (table, log) = (kept.clone(), deeds.to_vec());
    let played = opening::aside(move || Record::rebuild(table, &log, Vec::new(), Vec::new())).await;
    let (moves, asked, status) = match &played {
        Ok(record) => {
            let asked = record.table.deciders().iter().map(|seat| seat.to_string()).collect();
            (record.table.moves() as u32, asked, record.kept.status)
        }
        Err(_) => (0, kept.asked.clone(), kept.status),
    };
    // What was over at its end is not over before it.
    let is_over = status == Status::Over && !asked.is_empty();
    let status = if is_over { Status::Running } else { status };
    store::Standing { status, moves, asked, clocks: kept.clocks.clone(), save: None }
}
