//! A table in play: an actor, that is a task of its own that handles one command after the other,
//! so nothing at a table ever happens twice or half.
//!
//! [`LoadedTable`] is what the store knows of it; [`Audience`] are those who look at it; [`Clocks`]
//! is the time they have left.

mod analysis;
mod audience;
mod bot;
mod client_message;
mod clocks;
mod command;
mod frame;
mod game_command;
mod hint;
mod join_requests;
#[cfg(test)]
mod leaks;
mod loaded_table;
mod render;
mod seating;
mod tell;

use std::{
    mem,
    ops::ControlFlow,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use tabletop::{Seat, Seats};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until, timeout},
};
use wire::{lobby::Status, table::ServerMessage};

use crate::{
    app::AppState, error::ApiError, library::EditionAssets, store::StoreError, tables::Presence,
};

pub use audience::{SocketId, Viewer};
pub use clocks::Clocks;
pub use command::{Command, Reply, Welcome};
pub use frame::{Encoding, Frame};
pub use loaded_table::{playable, progress_after};

use analysis::AnalysisState;
use audience::Audience;
use bot::PendingMove;
use hint::PendingHint;
use loaded_table::LoadedTable;

/// How often running clocks are written down.
const CHECKPOINT: Duration = Duration::from_secs(60);

/// How long a table waits for a database that is out of reach.
const AGAIN: Duration = Duration::from_secs(1);

/// Those who come and go within this time are told of together.
const TOGETHER: Duration = Duration::from_millis(100);

/// How long it takes at most to read a table.
const READING: Duration = Duration::from_secs(10);

/// A table in play with its audience, clocks and bots.
struct TableActor {
    app: Arc<AppState>,
    /// Handed to those who connect.
    inbox: mpsc::Sender<Command>,
    loaded: LoadedTable,
    /// The art of this game and edition.
    assets: Arc<EditionAssets>,
    clocks: Clocks,
    audience: Audience,
    /// The seats where somebody is connected, for lists of tables.
    presence: Arc<Presence>,
    pending_move: Option<PendingMove>,
    /// The hint that is thought about; one at a time.
    pending_hint: Option<PendingHint>,
    analysis: AnalysisState,
    /// Bots wait until then, so that people can follow.
    not_before: Instant,
    /// When clocks were last written down.
    checkpoint: Instant,
    /// When everybody is told who came and went: many may do so at once, and a message to each of
    /// those who are here for each of those who come would drown them.
    people_due: Option<Instant>,
    /// Idle since.
    quiet_since: Instant,
    /// Those who are back, but have no time left for this move: a bot still makes it.
    returning: Seats,
    /// Why the table is no more, or why what is in memory is not what is in the store and cannot be
    /// read again: nobody may see it.
    gone: Option<ApiError>,
}

/// Reads a table from the store and keeps it until it is left alone. When the database is out of
/// reach it tries again and again, for a clock may run out or a bot be asked with nobody there.
pub async fn run(
    app: Arc<AppState>,
    id: String,
    inbox: mpsc::Sender<Command>,
    mut commands: mpsc::Receiver<Command>,
    presence: Arc<Presence>,
) {
    loop {
        let loaded = TableActor::load(&app, &id, inbox.clone(), Arc::clone(&presence)).await;
        let error = match loaded {
            Ok(mut actor) => match actor.keep(&mut commands).await {
                Some(error) => error,
                None => return,
            },
            Err(error) => error,
        };
        // The audience was let go; whoever comes back finds the table read anew, or not at all.
        presence.seats.store(0, Relaxed);
        presence.sockets.store(0, Relaxed);
        if !error.is_temporary() {
            return refuse_all(&app, &id, &mut commands, &error).await;
        }
        tracing::warn!(table = id, "out of reach, tried again in {AGAIN:?}");
        if refuse_for_now(&mut commands, &error).await.is_break() {
            return;
        }
    }
}

/// Whether a table can be shown.
pub async fn try_reading(app: &Arc<AppState>, id: &str) -> Result<(), ApiError> {
    read(app, id).await.map(|_| ())
}

/// Reads a table from the store.
async fn read(app: &Arc<AppState>, id: &str) -> Result<LoadedTable, ApiError> {
    let read = timeout(READING, LoadedTable::load(app, id)).await;
    let read = read.unwrap_or_else(|_| Err(ApiError::Busy));
    let is_damaged = read.as_ref().is_err_and(ApiError::is_corrupt);
    if read.is_ok() || is_damaged {
        app.health.note_reading(!is_damaged);
    }
    read
}

/// Nobody can play here: tells everybody why, lets those go who sit here, and goes.
async fn refuse_all(
    app: &AppState,
    id: &str,
    commands: &mut mpsc::Receiver<Command>,
    error: &ApiError,
) {
    while !app.tables.release(app, id, commands) {
        match commands.try_recv() {
            Ok(Command::Leave { person, reply }) => {
                let _ = reply.send(seating::leave_unseen(&app.store, id, &person).await);
            }
            Ok(Command::Remove { removal, reply }) => {
                let removed = app.store.remove_table(id, Some(removal)).await;
                let _ = reply.send(removed.map_err(ApiError::from));
            }
            Ok(command) => command.refuse(error.clone()),
            Err(_) => {}
        }
    }
}

/// Tells everybody to come later, until it is time to try again. Breaks when the server shuts down.
async fn refuse_for_now(
    commands: &mut mpsc::Receiver<Command>,
    error: &ApiError,
) -> ControlFlow<()> {
    let again = Instant::now() + AGAIN;
    loop {
        tokio::select! {
            command = commands.recv() => match command {
                Some(Command::Close { reply, .. }) => {
                    let _ = reply.send(());
                    return ControlFlow::Break(());
                }
                Some(command) => command.refuse(error.clone()),
                None => return ControlFlow::Break(()),
            },
            () = sleep_until(again) => return ControlFlow::Continue(()),
        }
    }
}

impl TableActor {
    async fn load(
        app: &Arc<AppState>,
        id: &str,
        inbox: mpsc::Sender<Command>,
        presence: Arc<Presence>,
    ) -> Result<TableActor, ApiError> {
        let loaded = read(app, id).await?;
        let assets = app.library.assets(&loaded.row, loaded.host.table())?;
        let now = Instant::now();
        let mut actor = TableActor {
            app: Arc::clone(app),
            inbox,
            assets,
            clocks: Clocks::new(loaded.row.time_control, loaded.row.chairs.len()),
            audience: Audience::new(Arc::clone(&app.metrics)),
            presence,
            pending_move: None,
            pending_hint: None,
            analysis: AnalysisState::default(),
            not_before: now,
            checkpoint: now,
            people_due: None,
            quiet_since: now,
            returning: Seats::NONE,
            gone: None,
            loaded,
        };
        actor.clocks.read(&actor.loaded.row.clocks);
        actor.loaded.seat_players(&app.config);
        actor.run_clocks();
        Ok(actor)
    }

    /// Goes on until it is left alone or the server shuts down, or until it is gone: then it says why.
    async fn keep(&mut self, commands: &mut mpsc::Receiver<Command>) -> Option<ApiError> {
        while self.gone.is_none() {
            self.start_next_bot();
            let alarm = self.alarm();
            tokio::select! {
                command = commands.recv() => match command {
                    Some(Command::Close { seconds, reply }) => {
                        self.audience.broadcast(&ServerMessage::Closing { seconds });
                        let _ = reply.send(());
                        return None;
                    }
                    Some(Command::Rest) => {
                        let id = &self.loaded.row.id;
                        if !self.is_busy() && self.app.tables.release(&self.app, id, commands) {
                            return None;
                        }
                    }
                    Some(command) => self.answer(command).await,
                    None => return None,
                },
                (seat, answer) = bot::finished(&mut self.pending_move) => {
                    self.bot_plays(seat, answer).await;
                }
                advice = hint::finished(&mut self.pending_hint) => self.give_hint(advice),
                analysis = analysis::finished(&mut self.analysis) => self.store_analysis(analysis).await,
                () = sleep_until(alarm) => {
                    if self.people_due.is_some_and(|due| due <= Instant::now()) {
                        self.tell_people();
                    }
                    self.check_clocks().await;
                    let (alone, id) = (self.is_left_alone(), &self.loaded.row.id);
                    if alone && self.app.tables.release(&self.app, id, commands) {
                        return None;
                    }
                }
            }
        }
        self.gone.take()
    }

    /// What is to be said of a write that failed. What is in memory is not what is in the store, so
    /// the table is read again; where nobody knows what is in the store, everybody is let go without
    /// a word about their message, and finds out when they come back.
    async fn write_failed(&mut self, error: StoreError) -> ApiError {
        let reloaded = match &error {
            StoreError::Uncertain(_) => Err(()),
            // Somebody's write is there, and it may be this one.
            StoreError::Conflict => self.reload().await.map_err(|_| ()),
            StoreError::Unavailable(_) | StoreError::Corrupt(_) => {
                let _ = self.reload().await;
                Ok(())
            }
        };
        if reloaded.is_ok() {
            return error.into();
        }
        let error = ApiError::Uncertain;
        self.gone = Some(error.clone());
        error
    }

    /// Forgets what is in memory and reads the table again, after a write that was not done.
    async fn reload(&mut self) -> Result<(), ApiError> {
        let loaded = read(&self.app, &self.loaded.row.id).await;
        let loaded = loaded.inspect_err(|error| self.gone = Some(error.clone()))?;
        self.clocks.read(&loaded.row.clocks);
        let former = mem::replace(&mut self.loaded, loaded);
        self.loaded.seat_players(&self.app.config);
        self.loaded.host.take_over(former.host);
        self.pending_move = None;
        self.run_clocks();
        self.seat_everybody();
        self.show_all();
        Ok(())
    }

    async fn answer(&mut self, command: Command) {
        self.quiet_since = Instant::now();
        match command {
            Command::Connect { viewer, reply } => self.connect(viewer, reply).await,
            Command::ClientMessage { socket, message } => self.handle(socket, message).await,
            Command::Gone { socket } => self.disconnect(socket),
            Command::Join { person, seat, reply } => {
                let _ = reply.send(self.join(&person, seat).await);
            }
            Command::AnswerRequest { person, request, accept, reply } => {
                let _ = reply.send(self.answer_request(&person, &request, accept).await);
            }
            Command::Leave { person, reply } => {
                let _ = reply.send(self.leave(&person).await);
            }
            Command::Fill { person, seat, level, reply } => {
                let _ = reply.send(self.fill(&person, seat, &level).await);
            }
            Command::Rematch { person, reply } => {
                let _ = reply.send(self.rematch(&person).await);
            }
            Command::BeginAgain { person, reply } => {
                let _ = reply.send(self.begin_again(&person).await);
            }
            Command::Replay { lang, reply } => {
                let _ = reply.send(self.replay(lang));
            }
            Command::Position { at, view, seat, reply } => {
                let _ = reply.send(self.position(at, view, seat));
            }
            Command::Analysis { lang, from, reply } => {
                let _ = reply.send(self.analysis(lang, from).await);
            }
            Command::Text { reply } => {
                let _ = reply.send(self.text());
            }
            Command::Remove { removal, reply } => {
                let _ = reply.send(self.remove(removal).await);
            }
            // Taken care of where the table stops.
            Command::Close { .. } | Command::Rest => {}
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
        self.schedule_people();
    }

    fn disconnect(&mut self, socket: SocketId) {
        self.audience.remove(socket);
        self.schedule_people();
    }

    fn schedule_people(&mut self) {
        self.update_presence();
        self.people_due.get_or_insert_with(|| Instant::now() + TOGETHER);
    }

    /// The seats that are asked; none before the game begins and after it ends.
    fn asked(&self) -> Seats {
        match self.loaded.row.status {
            Status::Running => self.loaded.host.table().deciders(),
            Status::Open | Status::Over => Seats::NONE,
        }
    }

    fn seat_of(&self, person: &str) -> Option<Seat> {
        self.loaded.row.seat_of(person)
    }

    /// Runs the clocks of those humans who are asked.
    fn run_clocks(&mut self) {
        let mut running = Seats::NONE;
        for seat in self.asked().iter() {
            if !self.loaded.row.chairs[seat.index()].is_played_by_bot() {
                running.insert(seat);
            }
        }
        self.clocks.run(running);
    }

    /// When the next timer is due.
    fn alarm(&self) -> Instant {
        let checkpoint = self.clocks.are_running().then_some(self.checkpoint + CHECKPOINT);
        let rest = self.quiet_since + self.app.config.idle;
        [self.clocks.deadline(), checkpoint, self.people_due]
            .into_iter()
            .flatten()
            .fold(rest, Instant::min)
    }

    fn is_busy(&self) -> bool {
        let thinks =
            self.pending_move.is_some() || matches!(self.analysis, AnalysisState::Running(_));
        !self.audience.is_empty() || thinks || self.clocks.are_running()
    }

    fn is_left_alone(&mut self) -> bool {
        if self.is_busy() {
            self.quiet_since = Instant::now();
        }
        self.quiet_since + self.app.config.idle <= Instant::now()
    }

    /// Lets a bot stand in where the time is over, and writes the clocks down now and then.
    async fn check_clocks(&mut self) {
        while let Some(seat) = self.clocks.run_out() {
            if let Err(error) = self.stand_in(seat).await {
                tracing::error!(code = error.code(), "no bot could stand in");
                break;
            }
        }
        if self.clocks.are_running() && self.checkpoint + CHECKPOINT <= Instant::now() {
            self.checkpoint = Instant::now();
            let clocks = self.clocks.to_string();
            if let Err(error) = self.app.store.set_clocks(&self.loaded.row.id, &clocks).await {
                tracing::warn!(%error, "clocks were not written down");
            }
        }
    }

    fn update_presence(&self) {
        self.presence.seats.store(self.audience.seats(), Relaxed);
        self.presence.sockets.store(self.audience.len() as u32, Relaxed);
    }
}
