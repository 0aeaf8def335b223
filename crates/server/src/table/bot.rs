//! Bots at a table: they think elsewhere, and play when they are done.

use std::{future::Future, pin::Pin};

use analysis::Remark;
use scene::Lang;
use tabletop::{Rng, Seat};
use tokio::time::{Duration, Instant, sleep_until};
use wire::lobby::BotSpeed;

use super::{TableActor, game_command::GameCommand};
use crate::{
    bot_pool::{Progress, Purpose, Share, ThinkRequest},
    config::PlayerError,
    error::ApiError,
    store::{Chair, Occupant},
};

/// A bot that is thinking about its move.
pub struct PendingMove {
    seat: Seat,
    version: u64,
    purpose: Purpose,
    progress: Progress,
    answer: Pin<Box<dyn Future<Output = Option<BotMove>> + Send>>,
}

/// What a bot wants to do.
pub struct BotMove {
    pub notation: String,
    /// Whether it knows that there was nothing to choose.
    pub was_forced: bool,
    /// What it says about it at a table with hints.
    pub remark: Option<Remark>,
    /// Why this is not its own choice, but what anybody might do.
    pub lapse: Option<String>,
}

/// A bot takes no more than this part of the time its seat has left.
const PART: u32 = 20;

/// After a move that could not be written down, a bot waits so long before it tries again.
const AGAIN: Duration = Duration::from_secs(1);

/// What the bot wants to do, when it is done with thinking; `None` if it could not think.
pub async fn finished(thought: &mut Option<PendingMove>) -> (Seat, Option<BotMove>) {
    match thought {
        Some(PendingMove { seat, answer, .. }) => (*seat, answer.as_mut().await),
        None => std::future::pending().await,
    }
}

impl TableActor {
    /// Sets the next bot to think, if one is asked and none thinks yet.
    pub fn start_next_bot(&mut self) {
        let chairs = &self.loaded.row.chairs;
        let next = self.asked().iter().find(|seat| chairs[seat.index()].is_played_by_bot());
        let thinks = self.pending_move.as_ref().map(|thought| (thought.seat, thought.version));
        if thinks == next.map(|seat| (seat, self.loaded.version)) && !self.is_more_urgent() {
            return;
        }
        if self.asked().is_empty() {
            self.dismiss_programs();
        }
        self.pending_move = next.map(|seat| self.think(seat));
    }

    /// Whether somebody has come to wait for a thought that has not begun yet.
    fn is_more_urgent(&self) -> bool {
        self.pending_move.as_ref().is_some_and(|thought| {
            let waits = thought.purpose == Purpose::BotsAlone && !thought.progress.has_begun();
            waits && self.think_request().purpose == Purpose::Move
        })
    }

    /// A bot's move is thought about for those who are connected; or else for whoever opened the
    /// table, and then it is urgent only if a human plays as well.
    fn think_request(&self) -> ThinkRequest {
        let row = &self.loaded.row;
        let visitor = self.audience.visitor();
        let plays = |chair: &Chair| {
            matches!(chair.occupant, Occupant::Human(_)) && !chair.is_played_by_bot()
        };
        let waits = visitor.is_some() || row.chairs.iter().any(plays);
        let share = visitor.map_or_else(|| Share::Opener(row.owner.clone()), Share::of);
        let purpose = if waits { Purpose::Move } else { Purpose::BotsAlone };
        ThinkRequest { purpose, share, table: row.id.clone() }
    }

    fn think(&mut self, seat: Seat) -> PendingMove {
        let program = self.program(seat);
        let loaded = &self.loaded;
        let (title, players) = (loaded.title, self.app.config.players);
        let level = loaded.row.chairs[seat.index()].level.clone();
        let seed = loaded.row.secret.bot_seed(seat, loaded.table.moves());
        let position = loaded.table.position();
        // A table that the bot cannot tell from this one, to see there what others could know.
        let another = || loaded.table.dealt_anew(seat, &mut Rng::new(seed));
        let another = loaded.row.hints.then(another);
        let left = self.clocks.left(seat).map_or(Duration::MAX, |left| left / PART);
        let choose = move |time: Duration| {
            if let Some(program) = program {
                // Its time is what its owner allows.
                return program.map(|program| program.answer(&position));
            }
            let mut player = players(title, &level, seed)?;
            player.limit_time(time.min(left));
            let notation = player.choose(&position, seat);
            let found = player.last_search();
            let remark = match (&another, &found) {
                (Some(table), Some(found)) => Remark::new(&**table, seat, &notation, found),
                _ => None,
            };
            Ok::<_, PlayerError>(BotMove {
                notation,
                was_forced: found.is_some_and(|found| found.candidates.len() <= 1),
                remark,
                lapse: player.lapse().map(str::to_owned),
            })
        };
        let request = self.think_request();
        let purpose = request.purpose;
        let thinking = self.app.bots.think(request, choose);
        let progress = thinking.progress();
        let (not_before, pause) = (self.not_before, self.pause());
        let answer = async move {
            let answer = match thinking.answer.await.ok().flatten()? {
                Ok(answer) => answer,
                Err(reason) => {
                    tracing::error!(%reason, "a bot could not sit down");
                    return None;
                }
            };
            // What was no choice is soon understood.
            let early = if answer.was_forced { pause * 3 / 4 } else { Duration::ZERO };
            sleep_until(not_before.checked_sub(early).unwrap_or(not_before)).await;
            Some(answer)
        };
        let version = loaded.version;
        PendingMove { seat, version, purpose, progress, answer: Box::pin(answer) }
    }

    /// How long a bot's move takes at least.
    pub fn pause(&self) -> Duration {
        match self.loaded.row.bot_speed {
            BotSpeed::Human => self.app.config.bot_pause,
            BotSpeed::Instant => Duration::ZERO,
        }
    }

    /// Plays for a bot. One without an answer, or with one that is not legal, does the first thing
    /// it may do: the others must not wait for our mistake.
    pub async fn bot_plays(&mut self, seat: Seat, answer: Option<BotMove>) {
        self.pending_move = None;
        if let Some(reason) = answer.as_ref().and_then(|answer| answer.lapse.as_ref()) {
            tracing::warn!(table = self.loaded.row.id, %seat, reason, "a bot lost its move");
            self.app.metrics.bot_faults.inc();
        }
        // Whoever was late has lost this move to the bot, and has the whole time for the next one.
        self.clocks.refill(seat);
        let mut done = match &answer {
            Some(answer) => self.act(seat, GameCommand::Play(&answer.notation)).await,
            None => Err(ApiError::Stale),
        };
        if done.as_ref().is_err_and(ApiError::is_conflict) {
            tracing::error!(table = self.loaded.row.id, %seat, "a bot gave no legal answer");
            self.app.metrics.bot_faults.inc();
            let choices = self.loaded.table.choices(seat, Lang::default());
            let Some(first) = choices.first() else { return };
            done = self.act(seat, GameCommand::Play(&first.notation)).await;
        }
        let remark = answer.and_then(|answer| answer.remark);
        match done {
            Ok(log_from) => {
                self.note(log_from, remark);
                self.show_changes(log_from);
                if self.returning.contains(seat) {
                    self.come_back(seat).await;
                }
            }
            Err(error) => {
                tracing::warn!(code = error.code(), "a bot could not play");
                self.not_before = Instant::now() + AGAIN;
            }
        }
    }
}
