//! Who sits where: joining, leaving, bots that stand in, and the next game.

use std::mem;

use tabletop::Seat;
use wire::lobby::{Joined, Status};

use super::Desk;
use crate::{
    expiry,
    objection::Objection,
    opening,
    remembered::Remembered,
    store::{Chair, Failure, Person, Removal, Seated, Store, Table},
};

/// The bot that plays for those who are away: it does their seat no harm.
const STAND_IN: &str = "keen";

impl Desk {
    /// Takes a seat where nobody sits; after the beginning, one that somebody left.
    pub async fn join(&mut self, person: &Person, seat: Option<Seat>) -> Result<Joined, Objection> {
        if self.seat_of(&person.id).is_some() {
            return Err(Objection::seated_already());
        }
        match self.record.kept.status {
            Status::Over => return Err(Objection::over()),
            Status::Running => return self.take_over(person, seat).await,
            Status::Open => {}
        }
        let is_free = |chair: &Chair| chair.seated == Seated::Nobody;
        let chairs = &self.record.kept.chairs;
        let seat = match seat {
            Some(seat) => Some(seat).filter(|seat| chairs.get(seat.index()).is_some_and(is_free)),
            None => chairs.iter().position(is_free).map(|at| Seat(at as u8)),
        };
        let seat = seat.ok_or_else(Objection::no_free_seat)?;
        self.sit_down(&person.id, &person.name, seat).await?;
        Ok(Joined::Seated)
    }

    pub(super) async fn sit_down(
        &mut self,
        person: &str,
        name: &str,
        seat: Seat,
    ) -> Result<(), Objection> {
        let name = self.free_name(seat, name);
        let seated = Seated::Human(person.to_owned());
        self.sit(seat, Chair { seated, name, level: String::new() }).await
    }

    /// Before the beginning the seat is free again, and a table without any human is no table;
    /// afterwards a bot plays on.
    pub async fn leave(&mut self, person: &str) -> Result<(), Objection> {
        let Some(seat) = self.seat_of(person) else { return self.withdraw(person).await };
        self.sit(seat, left(&self.record.kept, seat)?).await?;
        self.let_in().await?;
        if is_deserted(&self.record.kept) {
            self.house.store.remove_table(&self.record.kept.id, None).await?;
            self.gone = Some(Objection::not_found());
        }
        Ok(())
    }

    /// Removes the table, unless somebody is here.
    pub async fn remove(&mut self, removal: Removal) -> Result<(), Objection> {
        if !self.audience.is_empty() {
            return Err(Objection::in_use());
        }
        self.house.store.remove_table(&self.record.kept.id, Some(removal)).await?;
        self.gone = Some(Objection::removed(removal));
        Ok(())
    }

    /// A bot takes a seat where nobody sits.
    pub async fn fill(&mut self, person: &str, seat: Seat, level: &str) -> Result<(), Objection> {
        self.seat_of(person).ok_or_else(Objection::not_seated)?;
        let chair = self.record.kept.chairs.get(seat.index());
        if !chair.is_some_and(|chair| chair.seated == Seated::Nobody) {
            return Err(Objection::no_free_seat());
        }
        if self.record.kept.status == Status::Over {
            return Err(Objection::over());
        }
        self.sit(seat, opening::bot(seat.index(), level, &self.house.config.programs)?).await?;
        self.let_in().await
    }

    /// The time of a seat is over: a bot plays until its owner is back.
    pub async fn stand_in(&mut self, seat: Seat) -> Result<(), Objection> {
        let chair = self.record.kept.chairs[seat.index()].clone();
        tracing::info!(table = self.record.kept.id, %seat, "a bot stands in");
        self.sit(seat, Chair { level: STAND_IN.to_owned(), ..chair }).await
    }

    /// The owner of a seat is here: no bot needs to stand in any more. One who has no time left
    /// comes back after the bot's next move, or else being late would win a whole move's time.
    pub async fn come_back(&mut self, seat: Seat) {
        let chair = self.record.kept.chairs[seat.index()].clone();
        if !chair.has_stand_in() {
            return;
        }
        if self.clocks.is_out(seat) {
            self.returning.insert(seat);
            return;
        }
        if let Err(objection) = self.sit(seat, Chair { level: String::new(), ..chair }).await {
            tracing::warn!(code = objection.code, "the bot could not be sent away");
        }
    }

    /// Puts somebody on a chair, writes it down and tells everybody.
    async fn sit(&mut self, seat: Seat, chair: Chair) -> Result<(), Objection> {
        let before = self.record.kept.chairs[seat.index()].clone();
        self.record.kept.chairs[seat.index()] = chair;
        self.returning.remove(seat);
        let kept = &mut self.record.kept;
        let was = kept.status;
        if was == Status::Open {
            kept.status = opening::status(&kept.chairs);
        }
        let chair = &kept.chairs[seat.index()];
        let store = &self.house.store;
        let written = store.seat(&kept.id, kept.status, seat.index(), &before, chair).await;
        if let Err(failure) = written {
            let (is_conflict, wanted) = (matches!(failure, Failure::Conflict), chair.clone());
            let objection = self.unwritten(failure).await;
            if !is_conflict || self.gone.is_some() {
                return Err(objection);
            }
            // Reading the table again has told everybody.
            let is_done = self.record.kept.chairs[seat.index()] == wanted;
            return if is_done { Ok(()) } else { Err(Objection::no_free_seat()) };
        }
        let moved =
            before.seated != chair.seated || before.name != chair.name || was != kept.status;
        self.wind_clocks();
        if moved {
            self.record.name_seats();
            self.seat_everybody();
            self.show_all();
        } else {
            self.tell_people();
        }
        Ok(())
    }

    /// Finds out anew who of the audience sits where.
    pub fn seat_everybody(&mut self) {
        let kept = &self.record.kept;
        self.audience.seat_everybody(|person| kept.seat_of(person));
    }

    /// A name nobody else has at this table.
    pub(super) fn free_name(&self, seat: Seat, name: &str) -> String {
        let chairs = self.record.kept.chairs.iter().enumerate();
        let others: Vec<&str> = chairs
            .filter(|(at, _)| *at != seat.index())
            .map(|(_, chair)| chair.name.as_str())
            .collect();
        let numbered = (2..).map(|n| format!("{name} {n}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        names.find(|name| !others.contains(&name.as_str())).expect("numbers do not run out")
    }

    /// The id of the next game; it is opened once, by whoever asks first.
    pub async fn rematch(&mut self, person: &str) -> Result<String, Objection> {
        self.seat_of(person).ok_or_else(Objection::not_seated)?;
        self.must_be_over()?;
        if let Some(next) = &self.record.kept.rematch {
            return Ok(next.clone());
        }
        expiry::may_open(&self.house, person, &self.record.kept.origin).await?;
        let chapter = self.record.kept.part_of.as_ref().map(|part| part.chapter);
        let next = match chapter {
            Some(chapter) => self.next_chapter(person, chapter + 1).await?,
            None => {
                let (before, owner) = (self.record.kept.clone(), person.to_owned());
                opening::aside(move || opening::rematch(&before, &owner)).await?
            }
        };
        match self.house.store.add_table(&next, Some(&self.record.kept.id)).await {
            Ok(()) => self.record.kept.rematch = Some(next.id.clone()),
            Err(Failure::Conflict) => {
                self.reload().await?;
                return self.record.kept.rematch.clone().ok_or_else(Objection::busy);
            }
            Err(failure) => return Err(failure.into()),
        }
        if next.status == Status::Running {
            self.house.tables.wake(&self.house, &next.id);
        }
        self.show_all();
        Ok(next.id)
    }

    /// The table for a chapter of this campaign, which must be the one to be played.
    async fn next_chapter(&mut self, person: &str, number: u8) -> Result<Table, Objection> {
        let part = self.record.kept.part_of.clone().ok_or_else(Objection::not_found)?;
        let remembered = Remembered::load(&self.house, &part.campaign).await?;
        remembered.must_go_on()?;
        if remembered.campaign.number() != number {
            return Err(Objection::campaign_damaged());
        }
        let (before, owner) = (self.record.kept.clone(), person.to_owned());
        opening::aside(move || opening::chapter(&before, &remembered, &owner)).await
    }

    /// The chapter begins anew at another table, and this one counts for nothing any more.
    pub async fn begin_again(&mut self, person: &str) -> Result<String, Objection> {
        if self.record.kept.status == Status::Over {
            return Err(Objection::over());
        }
        let number = self.record.kept.part_of.as_ref().ok_or_else(Objection::not_found)?.chapter;
        let next = self.next_chapter(person, number).await?;
        self.house.store.begin_again(&next, &self.record.kept.id).await?;
        self.record.kept.part_of = None;
        self.record.kept.rematch = Some(next.id.clone());
        if next.status == Status::Running {
            self.house.tables.wake(&self.house, &next.id);
        }
        self.show_all();
        Ok(next.id)
    }
}

/// The chair of somebody who leaves.
fn left(kept: &Table, seat: Seat) -> Result<Chair, Objection> {
    match kept.status {
        Status::Open => Ok(Chair::FREE),
        Status::Running => Ok(Chair {
            seated: Seated::Nobody,
            level: STAND_IN.to_owned(),
            ..kept.chairs[seat.index()].clone()
        }),
        Status::Over => Err(Objection::over()),
    }
}

/// Whether it has not begun and nobody is there who could begin it.
fn is_deserted(kept: &Table) -> bool {
    let is_human = |chair: &Chair| matches!(chair.seated, Seated::Human(_));
    kept.status == Status::Open && !kept.chairs.iter().any(is_human)
}

/// Leaves a table that cannot be shown, or nobody would ever be rid of it: it is not played again,
/// and only what the store says of its chairs is changed.
pub async fn leave_unseen(store: &Store, id: &str, person: &str) -> Result<(), Objection> {
    let mut kept = store.table(id).await?.ok_or_else(Objection::not_found)?;
    let seat = kept.seat_of(person).ok_or_else(Objection::not_seated)?;
    let chair = left(&kept, seat)?;
    let before = mem::replace(&mut kept.chairs[seat.index()], chair);
    let chair = &kept.chairs[seat.index()];
    store.seat(id, kept.status, seat.index(), &before, chair).await?;
    if is_deserted(&kept) {
        store.remove_table(id, None).await?;
    }
    Ok(())
}
