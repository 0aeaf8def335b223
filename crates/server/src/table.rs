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
mod hint;
#[cfg(test)]
mod leaks;
mod looks;
mod program;
mod record;
mod remark;
mod requests;
mod seating;
mod study;
mod tell;
mod wishes;

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use catalog::Remark;
use tabletop::{Seat, Seats};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until, timeout},
};
use wire::{lobby::Status, table::ServerMessage};

use crate::{house::House, library::Shelf, objection::Objection, store::Failure, tables::Presence};

pub use ask::{Ask, Reply, Welcome};
pub use audience::{Look, SocketId, Viewer};
pub use clocks::Clocks;
pub use record::{playable, standing_after};

use audience::Audience;
use bot::Thought;
use hint::Hinting;
use program::Program;
use record::Record;
use study::Study;

/// How often running clocks are written down.
const CHECKPOINT: Duration = Duration::from_secs(60);

/// How long a table waits for a database that is out of reach.
const AGAIN: Duration = Duration::from_secs(1);

/// Those who come and go within this time are told of together.
const TOGETHER: Duration = Duration::from_millis(100);

/// How long it takes at most to read a table.
const READING: Duration = Duration::from_secs(10);

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
    presence: Arc<Presence>,
    thought: Option<Thought>,
    /// Bots of the owner's own that sit here.
    programs: Vec<Program>,
    /// The hint that is thought about; one at a time.
    hinting: Option<Hinting>,
    /// What bots thought of their moves, by the number of the move.
    remarks: BTreeMap<usize, Remark>,
    study: Study,
    /// Bots wait until then, so that people can follow.
    not_before: Instant,
    /// When clocks were last written down.
    checkpoint: Instant,
    /// When everybody is told who came and went: many may do so at once, and a message to each of
    /// those who are here for each of those who come would drown them.
    people_due: Option<Instant>,
    /// Since when nobody is here and nothing happens.
    quiet_since: Instant,
    /// Those who are back, but have no time left for this move: a bot still makes it.
    returning: Seats,
    /// Why the table is no more, or why what is in memory is not what is in the store and cannot be
    /// read again: nobody may see it.
    gone: Option<Objection>,
}

/// Reads a table from the store and keeps it until it is left alone. When the database is out of
/// reach it tries again and again, for a clock may run out or a bot be asked with nobody there.
pub async fn run(
    house: Arc<House>,
    id: String,
    inbox: mpsc::Sender<Ask>,
    mut asks: mpsc::Receiver<Ask>,
    presence: Arc<Presence>,
) {
    loop {
        let loaded = Desk::load(&house, &id, inbox.clone(), Arc::clone(&presence)).await;
        let objection = match loaded {
            Ok(mut desk) => match desk.keep(&mut asks).await {
                Some(objection) => objection,
                None => return,
            },
            Err(objection) => objection,
        };
        // The audience was let go; whoever comes back finds the table read anew, or not at all.
        presence.seats.store(0, Relaxed);
        presence.sockets.store(0, Relaxed);
        if !objection.is_passing() {
            return refuse_all(&house, &id, &mut asks, &objection).await;
        }
        tracing::warn!(table = id, "out of reach, tried again in {AGAIN:?}");
        if refuse_for_now(&mut asks, &objection).await.is_break() {
            return;
        }
    }
}

/// Whether a table can be shown.
pub async fn try_reading(house: &Arc<House>, id: &str) -> Result<(), Objection> {
    read(house, id).await.map(|_| ())
}

/// Reads a table from the store.
async fn read(house: &Arc<House>, id: &str) -> Result<Record, Objection> {
    let read = timeout(READING, Record::load(house, id)).await;
    let read = read.unwrap_or_else(|_| Err(Objection::busy()));
    let is_damaged = read.as_ref().is_err_and(Objection::is_our_fault);
    if read.is_ok() || is_damaged {
        house.health.note_reading(!is_damaged);
    }
    read
}

/// Nobody can play here: tells everybody why, lets those go who sit here, and goes.
async fn refuse_all(
    house: &House,
    id: &str,
    asks: &mut mpsc::Receiver<Ask>,
    objection: &Objection,
) {
    while !house.tables.release(house, id, asks) {
        match asks.try_recv() {
            Ok(Ask::Leave { person, reply }) => {
                let _ = reply.send(seating::leave_unseen(&house.store, id, &person).await);
            }
            Ok(Ask::Remove { removal, reply }) => {
                let removed = house.store.remove_table(id, Some(removal)).await;
                let _ = reply.send(removed.map_err(Objection::from));
            }
            Ok(ask) => ask.refuse(objection.clone()),
            Err(_) => {}
        }
    }
}

/// Tells everybody to come later, until it is time to try again. Breaks when the house closes.
async fn refuse_for_now(asks: &mut mpsc::Receiver<Ask>, objection: &Objection) -> ControlFlow<()> {
    let again = Instant::now() + AGAIN;
    loop {
        tokio::select! {
            ask = asks.recv() => match ask {
                Some(Ask::Close { reply, .. }) => {
                    let _ = reply.send(());
                    return ControlFlow::Break(());
                }
                Some(ask) => ask.refuse(objection.clone()),
                None => return ControlFlow::Break(()),
            },
            () = sleep_until(again) => return ControlFlow::Continue(()),
        }
    }
}

impl Desk {
    async fn load(
        house: &Arc<House>,
        id: &str,
        inbox: mpsc::Sender<Ask>,
        presence: Arc<Presence>,
    ) -> Result<Desk, Objection> {
        let record = read(house, id).await?;
        let shelf = house.library.shelf(&record.kept, record.table.as_ref())?;
        let now = Instant::now();
        let mut desk = Desk {
            house: Arc::clone(house),
            inbox,
            shelf,
            clocks: Clocks::new(record.kept.time_control, record.kept.chairs.len()),
            audience: Audience::new(Arc::clone(&house.metrics)),
            presence,
            thought: None,
            programs: Vec::new(),
            hinting: None,
            remarks: BTreeMap::new(),
            study: Study::default(),
            not_before: now,
            checkpoint: now,
            people_due: None,
            quiet_since: now,
            returning: Seats::NONE,
            gone: None,
            record,
        };
        desk.clocks.read(&desk.record.kept.clocks);
        desk.wind_clocks();
        Ok(desk)
    }

    /// Goes on until it is left alone or the house closes, or until it is gone: then it says why.
    async fn keep(&mut self, asks: &mut mpsc::Receiver<Ask>) -> Option<Objection> {
        while self.gone.is_none() {
            self.set_to_work();
            let alarm = self.alarm();
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(Ask::Close { seconds, reply }) => {
                        self.audience.tell_all(&ServerMessage::Closing { seconds });
                        let _ = reply.send(());
                        return None;
                    }
                    Some(Ask::Rest) => {
                        let id = &self.record.kept.id;
                        if !self.is_busy() && self.house.tables.release(&self.house, id, asks) {
                            return None;
                        }
                    }
                    Some(ask) => self.answer(ask).await,
                    None => return None,
                },
                (seat, answer) = bot::finished(&mut self.thought) => {
                    self.bot_plays(seat, answer).await;
                }
                advice = hint::finished(&mut self.hinting) => self.give_hint(advice),
                analysis = study::finished(&mut self.study) => self.learn(analysis).await,
                () = sleep_until(alarm) => {
                    if self.people_due.is_some_and(|due| due <= Instant::now()) {
                        self.tell_people();
                    }
                    self.look_at_clocks().await;
                    let (alone, id) = (self.is_left_alone(), &self.record.kept.id);
                    if alone && self.house.tables.release(&self.house, id, asks) {
                        return None;
                    }
                }
            }
        }
        self.gone.take()
    }

    /// What is to be said of a write that failed. What is in memory is not what is in the store, so
    /// the table is read again; where nobody knows what is in the store, everybody is let go without
    /// a word about their wish, and finds out when they come back.
    async fn unwritten(&mut self, failure: Failure) -> Objection {
        let reloaded = match &failure {
            Failure::Uncertain(_) => Err(()),
            // Somebody's write is there, and it may be this one.
            Failure::Conflict => self.reload().await.map_err(|_| ()),
            Failure::Broken(_) | Failure::Nonsense(_) => {
                let _ = self.reload().await;
                Ok(())
            }
        };
        if reloaded.is_ok() {
            return failure.into();
        }
        let objection = Objection::uncertain();
        self.gone = Some(objection.clone());
        objection
    }

    /// Forgets what is in memory and reads the table again, after a write that was not done.
    async fn reload(&mut self) -> Result<(), Objection> {
        let loaded = read(&self.house, &self.record.kept.id).await;
        let record = loaded.inspect_err(|objection| self.gone = Some(objection.clone()))?;
        self.clocks.read(&record.kept.clocks);
        self.record = record;
        self.thought = None;
        self.wind_clocks();
        self.seat_everybody();
        self.show_all();
        Ok(())
    }

    async fn answer(&mut self, ask: Ask) {
        self.quiet_since = Instant::now();
        match ask {
            Ask::Connect { viewer, reply } => self.connect(viewer, reply).await,
            Ask::ClientMessage { socket, wish } => self.hear(socket, wish).await,
            Ask::Gone { socket } => self.disconnect(socket),
            Ask::Join { person, seat, reply } => {
                let _ = reply.send(self.join(&person, seat).await);
            }
            Ask::AnswerRequest { person, request, accept, reply } => {
                let _ = reply.send(self.answer_request(&person, &request, accept).await);
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
            Ask::BeginAgain { person, reply } => {
                let _ = reply.send(self.begin_again(&person).await);
            }
            Ask::Replay { lang, reply } => {
                let _ = reply.send(self.replay(lang));
            }
            Ask::Position { at, look, seat, reply } => {
                let _ = reply.send(self.position(at, look, seat));
            }
            Ask::Study { lang, from, reply } => {
                let _ = reply.send(self.study(lang, from).await);
            }
            Ask::Text { reply } => {
                let _ = reply.send(self.text());
            }
            Ask::Remove { removal, reply } => {
                let _ = reply.send(self.remove(removal).await);
            }
            // Taken care of where the table stops.
            Ask::Close { .. } | Ask::Rest => {}
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
        self.tell_people_soon();
    }

    fn disconnect(&mut self, socket: SocketId) {
        self.audience.remove(socket);
        self.tell_people_soon();
    }

    fn tell_people_soon(&mut self) {
        self.note_presence();
        self.people_due.get_or_insert_with(|| Instant::now() + TOGETHER);
    }

    /// The seats that are asked; none before the game begins and after it ends.
    fn asked(&self) -> Seats {
        match self.record.kept.status {
            Status::Running => self.record.table.deciders(),
            Status::Open | Status::Over => Seats::NONE,
        }
    }

    fn seat_of(&self, person: &str) -> Option<Seat> {
        self.record.kept.seat_of(person)
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
        [self.clocks.deadline(), checkpoint, self.people_due]
            .into_iter()
            .flatten()
            .fold(rest, Instant::min)
    }

    fn is_busy(&self) -> bool {
        let thinks = self.thought.is_some() || matches!(self.study, Study::Going(_));
        !self.audience.is_empty() || thinks || self.clocks.are_running()
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
        self.presence.seats.store(self.audience.seats(), Relaxed);
        self.presence.sockets.store(self.audience.len() as u32, Relaxed);
    }
}
