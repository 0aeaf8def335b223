//! A table in play. It is a task of its own that answers one question after the other, so nothing
//! at a table ever happens twice or half.
//!
//! [`Record`] is what the store knows of it; [`Audience`] are those who look at it; [`Clocks`] is
//! the time they have left.

mod ask;
mod audience;
mod bot;
mod clocks;
mod deed;
#[cfg(test)]
mod leaks;
mod looks;
mod record;
mod seating;
mod tell;
mod wishes;

use std::{
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering::Relaxed},
    },
    time::Duration,
};

use tabletop::{Seat, Seats};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};
use wire::{lobby::Status, table::News};

use crate::{house::House, library::Shelf, objection::Objection};

pub use ask::{Ask, Reply, Welcome};
pub use audience::{Look, SocketId, Viewer};
pub use clocks::Clocks;

use audience::Audience;
use bot::Thought;
use record::Record;

/// How often running clocks are written down.
const CHECKPOINT: Duration = Duration::from_secs(60);

/// A table and everybody around it.
struct Desk {
    house: Arc<House>,
    /// Handed to those who connect.
    inbox: mpsc::Sender<Ask>,
    record: Record,
    /// The art of this game and edition.
    shelf: Arc<Shelf>,
    clocks: Clocks,
    audience: Audience,
    /// The seats where somebody is connected, for lists of tables.
    present: Arc<AtomicU8>,
    thought: Option<Thought>,
    /// Bots wait until then, so that people can follow.
    not_before: Instant,
    /// When clocks were last written down.
    checkpoint: Instant,
    /// Since when nobody is here and nothing happens.
    quiet_since: Instant,
    /// The table is no more, or what is in memory is not what is in the store and cannot be read
    /// again: nobody may see it.
    is_gone: bool,
}

/// Reads a table from the store and keeps it until it is left alone.
pub async fn run(
    house: Arc<House>,
    id: String,
    inbox: mpsc::Sender<Ask>,
    mut asks: mpsc::Receiver<Ask>,
    present: Arc<AtomicU8>,
) {
    let mut desk = match Desk::load(&house, &id, inbox, present).await {
        Ok(desk) => desk,
        Err(objection) => return refuse_all(&house, &id, &mut asks, &objection),
    };
    // Its audience is dropped then; whoever comes back finds it read anew, or not at all.
    while !desk.is_gone {
        desk.set_to_work();
        let alarm = desk.alarm();
        tokio::select! {
            ask = asks.recv() => match ask {
                Some(Ask::Close { seconds, reply }) => {
                    desk.audience.tell_all(&News::Closing { seconds });
                    let _ = reply.send(());
                    return;
                }
                Some(ask) => desk.answer(ask).await,
                None => return,
            },
            (seat, notation) = bot::finished(&mut desk.thought) => {
                desk.bot_plays(seat, notation).await;
            }
            () = sleep_until(alarm) => {
                desk.look_at_clocks().await;
                if desk.is_left_alone() && house.tables.release(&house, &id, &asks) {
                    return;
                }
            }
        }
    }
}

/// Nobody can play here: tells everybody why, and goes.
fn refuse_all(house: &House, id: &str, asks: &mut mpsc::Receiver<Ask>, objection: &Objection) {
    loop {
        while let Ok(ask) = asks.try_recv() {
            ask.refuse(objection.clone());
        }
        if house.tables.release(house, id, asks) {
            return;
        }
    }
}

impl Desk {
    async fn load(
        house: &Arc<House>,
        id: &str,
        inbox: mpsc::Sender<Ask>,
        present: Arc<AtomicU8>,
    ) -> Result<Desk, Objection> {
        let record = Record::load(house, id).await?;
        let shelf = house.library.shelf(&record.kept, record.table.as_ref())?;
        let now = Instant::now();
        let mut desk = Desk {
            house: Arc::clone(house),
            inbox,
            shelf,
            clocks: Clocks::new(record.kept.pace, record.kept.chairs.len()),
            audience: Audience::new(Arc::clone(&house.metrics)),
            present,
            thought: None,
            not_before: now,
            checkpoint: now,
            quiet_since: now,
            is_gone: false,
            record,
        };
        desk.clocks.read(&desk.record.kept.clocks);
        desk.wind_clocks();
        Ok(desk)
    }

    /// Forgets what is in memory and reads the table again, after a write that was not done.
    async fn reload(&mut self) -> Result<(), Objection> {
        self.is_gone = true;
        let record = Record::load(&self.house, &self.record.kept.id).await?;
        self.is_gone = false;
        self.clocks.read(&record.kept.clocks);
        self.record = record;
        self.thought = None;
        self.wind_clocks();
        self.show_all();
        Ok(())
    }

    async fn answer(&mut self, ask: Ask) {
        self.quiet_since = Instant::now();
        match ask {
            Ask::Connect { viewer, reply } => self.connect(viewer, reply).await,
            Ask::Wish { socket, wish } => self.hear(socket, wish).await,
            Ask::Gone { socket } => self.disconnect(socket),
            Ask::Join { person, seat, reply } => {
                let _ = reply.send(self.join(&person, seat).await);
            }
            Ask::Leave { person, reply } => {
                let _ = reply.send(self.leave(&person).await);
            }
            Ask::Fill { person, seat, level, reply } => {
                let _ = reply.send(self.fill(&person, seat, &level).await);
            }
            Ask::Rematch { person, reply } => {
                let _ = reply.send(self.rematch(&person).await);
            }
            Ask::Replay { lang, reply } => {
                let _ = reply.send(self.replay(lang));
            }
            Ask::Position { at, look, seat, reply } => {
                let _ = reply.send(self.position(at, look, seat));
            }
            Ask::Text { reply } => {
                let _ = reply.send(self.text());
            }
            // Taken care of where the table stops.
            Ask::Close { .. } => {}
        }
    }

    async fn connect(&mut self, viewer: Viewer, reply: Reply<Welcome>) {
        let seat = viewer.person.as_ref().and_then(|person| self.seat_of(&person.id));
        let socket = self.audience.add(viewer, seat);
        if reply.send(Ok(Welcome { socket, inbox: self.inbox.clone() })).is_err() {
            self.audience.remove(socket);
            return;
        }
        self.show(socket);
        if let Some(seat) = seat {
            self.come_back(seat).await;
        }
        self.tell_people();
    }

    fn disconnect(&mut self, socket: SocketId) {
        self.audience.remove(socket);
        self.tell_people();
    }

    /// The seats that are asked; none before the game begins and after it ends.
    fn asked(&self) -> Seats {
        match self.record.kept.status {
            Status::Running => self.record.table.deciders(),
            Status::Open | Status::Over => Seats::NONE,
        }
    }

    fn seat_of(&self, person: &str) -> Option<Seat> {
        let at = self.record.kept.chairs.iter().position(|chair| chair.is_of(person))?;
        Some(Seat(at as u8))
    }

    /// Runs the clocks of those humans who are asked.
    fn wind_clocks(&mut self) {
        let mut running = Seats::NONE;
        for seat in self.asked().iter() {
            if !self.record.kept.chairs[seat.index()].is_played_by_bot() {
                running.insert(seat);
            }
        }
        self.clocks.run(running);
    }

    /// When something is to be done although nobody asks.
    fn alarm(&self) -> Instant {
        let checkpoint = self.clocks.are_running().then_some(self.checkpoint + CHECKPOINT);
        let rest = self.quiet_since + self.house.config.idle;
        [self.clocks.deadline(), checkpoint].into_iter().flatten().fold(rest, Instant::min)
    }

    fn is_busy(&self) -> bool {
        !self.audience.is_empty() || self.thought.is_some() || self.clocks.are_running()
    }

    fn is_left_alone(&mut self) -> bool {
        if self.is_busy() {
            self.quiet_since = Instant::now();
        }
        self.quiet_since + self.house.config.idle <= Instant::now()
    }

    /// Lets a bot stand in where the time is over, and writes the clocks down now and then.
    async fn look_at_clocks(&mut self) {
        while let Some(seat) = self.clocks.run_out() {
            if let Err(objection) = self.stand_in(seat).await {
                tracing::error!(code = objection.code, "no bot could stand in");
                break;
            }
        }
        if self.clocks.are_running() && self.checkpoint + CHECKPOINT <= Instant::now() {
            self.checkpoint = Instant::now();
            let clocks = self.clocks.to_string();
            if let Err(failure) = self.house.store.set_clocks(&self.record.kept.id, &clocks).await {
                tracing::warn!(%failure, "clocks were not written down");
            }
        }
    }

    fn note_presence(&self) {
        self.present.store(self.audience.seats(), Relaxed);
    }
}
