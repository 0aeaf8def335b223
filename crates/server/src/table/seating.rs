//! Who sits where: joining, leaving, bots that stand in, and the next game.

use std::mem;

use tabletop::Seat;
use wire::lobby::{Joined, Status};

use super::TableActor;
use crate::{
    error::ApiError,
    expiry,
    loaded_campaign::LoadedCampaign,
    opening,
    store::{Chair, Occupant, Person, Removal, Store, StoreError, TableRow},
};

/// The bot that plays for those who are away: it does their seat no harm.
const STAND_IN: &str = "keen";

impl TableActor {
    /// Takes a seat where nobody sits; after the beginning, one that somebody left.
    pub async fn join(&mut self, person: &Person, seat: Option<Seat>) -> Result<Joined, ApiError> {
        if self.seat_of(&person.id).is_some() {
            return Err(ApiError::SeatedAlready);
        }
        match self.loaded.row.status {
            Status::Over => return Err(ApiError::GameOver),
            Status::Running => return self.take_over(person, seat).await,
            Status::Open => {}
        }
        let is_free = |chair: &Chair| chair.occupant == Occupant::Nobody;
        let chairs = &self.loaded.row.chairs;
        let seat = match seat {
            Some(seat) => Some(seat).filter(|seat| chairs.get(seat.index()).is_some_and(is_free)),
            None => chairs.iter().position(is_free).map(|at| Seat(at as u8)),
        };
        let seat = seat.ok_or(ApiError::NoFreeSeat)?;
        self.sit_down(&person.id, &person.name, seat).await?;
        Ok(Joined::Seated)
    }

    pub(super) async fn sit_down(
        &mut self,
        person: &str,
        name: &str,
        seat: Seat,
    ) -> Result<(), ApiError> {
        let name = self.free_name(seat, name);
        let occupant = Occupant::Human(person.to_owned());
        self.sit(seat, Chair { occupant, name, level: String::new() }).await
    }

    /// Before the beginning the seat is free again, and a table without any human is no table;
    /// afterwards a bot plays on.
    pub async fn leave(&mut self, person: &str) -> Result<(), ApiError> {
        let Some(seat) = self.seat_of(person) else { return self.withdraw(person).await };
        self.sit(seat, left(&self.loaded.row, seat)?).await?;
        self.let_in().await?;
        if is_deserted(&self.loaded.row) {
            self.app.store.remove_table(&self.loaded.row.id, None).await?;
            self.gone = Some(ApiError::NotFound);
        }
        Ok(())
    }

    /// Removes the table, unless somebody is here.
    pub async fn remove(&mut self, removal: Removal) -> Result<(), ApiError> {
        if !self.audience.is_empty() {
            return Err(ApiError::InUse);
        }
        self.app.store.remove_table(&self.loaded.row.id, Some(removal)).await?;
        self.gone = Some(ApiError::Removed(removal));
        Ok(())
    }

    /// A bot takes a seat where nobody sits.
    pub async fn fill(&mut self, person: &str, seat: Seat, level: &str) -> Result<(), ApiError> {
        self.seat_of(person).ok_or(ApiError::NotSeated)?;
        let chair = self.loaded.row.chairs.get(seat.index());
        if !chair.is_some_and(|chair| chair.occupant == Occupant::Nobody) {
            return Err(ApiError::NoFreeSeat);
        }
        if self.loaded.row.status == Status::Over {
            return Err(ApiError::GameOver);
        }
        self.sit(seat, opening::bot(seat.index(), level, &self.app.config.programs)?).await?;
        self.let_in().await
    }

    /// The time of a seat is over: a bot plays until its owner is back.
    pub async fn stand_in(&mut self, seat: Seat) -> Result<(), ApiError> {
        let chair = self.loaded.row.chairs[seat.index()].clone();
        tracing::info!(table = self.loaded.row.id, %seat, "a bot stands in");
        self.sit(seat, Chair { level: STAND_IN.to_owned(), ..chair }).await
    }

    /// The owner of a seat is here: no bot needs to stand in any more. One who has no time left
    /// comes back after the bot's next move, or else being late would win a whole move's time.
    pub async fn come_back(&mut self, seat: Seat) {
        let chair = self.loaded.row.chairs[seat.index()].clone();
        if !chair.has_stand_in() {
            return;
        }
        if self.clocks.is_out(seat) {
            self.returning.insert(seat);
            return;
        }
        if let Err(error) = self.sit(seat, Chair { level: String::new(), ..chair }).await {
            tracing::warn!(code = error.code(), "the bot could not be sent away");
        }
    }

    /// Puts somebody on a chair, writes it down and tells everybody.
    async fn sit(&mut self, seat: Seat, chair: Chair) -> Result<(), ApiError> {
        let before = self.loaded.row.chairs[seat.index()].clone();
        self.loaded.row.chairs[seat.index()] = chair;
        self.returning.remove(seat);
        let row = &mut self.loaded.row;
        let was = row.status;
        if was == Status::Open {
            row.status = opening::status(&row.chairs);
        }
        let chair = &row.chairs[seat.index()];
        let store = &self.app.store;
        let written = store.seat(&row.id, row.status, seat.index(), &before, chair).await;
        if let Err(error) = written {
            let (is_conflict, wanted) = (matches!(error, StoreError::Conflict), chair.clone());
            let error = self.write_failed(error).await;
            if !is_conflict || self.gone.is_some() {
                return Err(error);
            }
            // Reading the table again has told everybody.
            let is_done = self.loaded.row.chairs[seat.index()] == wanted;
            return if is_done { Ok(()) } else { Err(ApiError::NoFreeSeat) };
        }
        let moved =
            before.occupant != chair.occupant || before.name != chair.name || was != row.status;
        self.loaded.seat_players(&self.app.config);
        self.run_clocks();
        if moved {
            self.loaded.name_seats();
            self.seat_everybody();
            self.show_all();
        } else {
            self.tell_people();
        }
        Ok(())
    }

    /// Finds out anew who of the audience sits where.
    pub fn seat_everybody(&mut self) {
        let row = &self.loaded.row;
        self.audience.seat_everybody(|person| row.seat_of(person));
    }

    /// A name nobody else has at this table.
    pub(super) fn free_name(&self, seat: Seat, name: &str) -> String {
        let chairs = self.loaded.row.chairs.iter().enumerate();
        let others: Vec<&str> = chairs
            .filter(|(at, _)| *at != seat.index())
            .map(|(_, chair)| chair.name.as_str())
            .collect();
        let numbered = (2..).map(|n| format!("{name} {n}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        names.find(|name| !others.contains(&name.as_str())).expect("numbers do not run out")
    }

    /// The id of the next game; it is opened once, by whoever asks first.
    pub async fn rematch(&mut self, person: &str) -> Result<String, ApiError> {
        self.seat_of(person).ok_or(ApiError::NotSeated)?;
        self.require_over()?;
        if let Some(next) = &self.loaded.row.rematch {
            return Ok(next.clone());
        }
        expiry::may_open(&self.app, person, &self.loaded.row.origin).await?;
        let chapter = self.loaded.row.part_of.as_ref().map(|part| part.chapter);
        let next = match chapter {
            Some(chapter) => self.next_chapter(person, chapter + 1).await?,
            None => {
                let (before, owner) = (self.loaded.row.clone(), person.to_owned());
                opening::run_blocking(move || opening::rematch(&before, &owner)).await?
            }
        };
        match self.app.store.add_table(&next, Some(&self.loaded.row.id)).await {
            Ok(()) => self.loaded.row.rematch = Some(next.id.clone()),
            Err(StoreError::Conflict) => {
                self.reload().await?;
                return self.loaded.row.rematch.clone().ok_or(ApiError::Busy);
            }
            Err(error) => return Err(error.into()),
        }
        if next.status == Status::Running {
            self.app.tables.wake(&self.app, &next.id);
        }
        self.show_all();
        Ok(next.id)
    }

    /// The table for a chapter of this campaign, which must be the one to be played.
    async fn next_chapter(&mut self, person: &str, number: u8) -> Result<TableRow, ApiError> {
        let part = self.loaded.row.part_of.clone().ok_or(ApiError::NotFound)?;
        let loaded = LoadedCampaign::load(&self.app, &part.campaign).await?;
        loaded.require_next_chapter()?;
        if loaded.campaign.number() != number {
            return Err(ApiError::CampaignDamaged);
        }
        let (before, owner) = (self.loaded.row.clone(), person.to_owned());
        opening::run_blocking(move || opening::chapter(&before, &loaded, &owner)).await
    }

    /// The chapter begins anew at another table, and this one counts for nothing any more.
    pub async fn begin_again(&mut self, person: &str) -> Result<String, ApiError> {
        if self.loaded.row.status == Status::Over {
            return Err(ApiError::GameOver);
        }
        let number = self.loaded.row.part_of.as_ref().ok_or(ApiError::NotFound)?.chapter;
        let next = self.next_chapter(person, number).await?;
        self.app.store.begin_again(&next, &self.loaded.row.id).await?;
        self.loaded.row.part_of = None;
        self.loaded.row.rematch = Some(next.id.clone());
        if next.status == Status::Running {
            self.app.tables.wake(&self.app, &next.id);
        }
        self.show_all();
        Ok(next.id)
    }
}

/// The chair of somebody who leaves.
fn left(row: &TableRow, seat: Seat) -> Result<Chair, ApiError> {
    match row.status {
        Status::Open => Ok(Chair::FREE),
        Status::Running => Ok(Chair {
            occupant: Occupant::Nobody,
            level: STAND_IN.to_owned(),
            ..row.chairs[seat.index()].clone()
        }),
        Status::Over => Err(ApiError::GameOver),
    }
}

/// Whether it has not begun and nobody is there who could begin it.
fn is_deserted(row: &TableRow) -> bool {
    let is_human = |chair: &Chair| matches!(chair.occupant, Occupant::Human(_));
    row.status == Status::Open && !row.chairs.iter().any(is_human)
}

/// Leaves a table that cannot be shown, or nobody would ever be rid of it: it is not played again,
/// and only what the store says of its chairs is changed.
pub async fn leave_unseen(store: &Store, id: &str, person: &str) -> Result<(), ApiError> {
    let mut row = store.table(id).await?.ok_or(ApiError::NotFound)?;
    let seat = row.seat_of(person).ok_or(ApiError::NotSeated)?;
    let chair = left(&row, seat)?;
    let before = mem::replace(&mut row.chairs[seat.index()], chair);
    let chair = &row.chairs[seat.index()];
    store.seat(id, row.status, seat.index(), &before, chair).await?;
    if is_deserted(&row) {
        store.remove_table(id, None).await?;
    }
    Ok(())
}
