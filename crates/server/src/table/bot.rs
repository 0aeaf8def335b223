//! Bots at a table: they think elsewhere, and play when they are done.

use std::{future::Future, pin::Pin};

use host::BotMove;
use scene::Lang;
use tabletop::Seat;
use tokio::time::{Duration, Instant, sleep_until};
use wire::lobby::Status;

use super::{TableActor, game_command::GameCommand};
use crate::{
    bot_pool::{Progress, Purpose, Share, ThinkRequest},
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
        let is_running = self.loaded.row.status == Status::Running;
        let next = self.loaded.host.bot_to_move().filter(|_| is_running);
        let thinks = self.pending_move.as_ref().map(|thought| (thought.seat, thought.version));
        if thinks == next.map(|seat| (seat, self.loaded.version)) && !self.is_more_urgent() {
            return;
        }
        if self.loaded.row.status == Status::Over {
            self.loaded.host.say_goodbye();
        }
        self.pending_move = next.and_then(|seat| self.think(seat));
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

    fn think(&self, seat: Seat) -> Option<PendingMove> {
        let loaded = &self.loaded;
        let seed = loaded.row.secret.bot_seed(seat, loaded.host.table().moves());
        let turn = loaded.host.bot_turn(seat, seed)?;
        let left = self.clocks.left(seat).map_or(Duration::MAX, |left| left / PART);
        let request = self.think_request();
        let purpose = request.purpose;
        let choose = move |time: Duration| turn.think(Some(time.min(left)));
        let thinking = self.app.bots.think(request, choose);
        let progress = thinking.progress();
        let (not_before, pause) = (self.not_before, loaded.host.pause);
        let answer = async move {
            let answer = match thinking.answer.await.ok().flatten()? {
                Ok(answer) => answer,
                Err(reason) => {
                    tracing::error!(%reason, "a bot could not sit down");
                    return None;
                }
            };
            let early = pause - answer.pause(pause);
            sleep_until(not_before.checked_sub(early).unwrap_or(not_before)).await;
            Some(answer)
        };
        let version = loaded.version;
        Some(PendingMove { seat, version, purpose, progress, answer: Box::pin(answer) })
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
        let (mut done, mut remark) = match answer {
            Some(answer) => {
                (self.act(seat, GameCommand::Play(&answer.notation)).await, answer.remark)
            }
            None => (Err(ApiError::Stale), None),
        };
        if done.as_ref().is_err_and(ApiError::is_conflict) {
            tracing::error!(table = self.loaded.row.id, %seat, "a bot gave no legal answer");
            self.app.metrics.bot_faults.inc();
            remark = None;
            let choices = self.loaded.host.table().choices(seat, Lang::default());
            let Some(first) = choices.first() else { return };
            done = self.act(seat, GameCommand::Play(&first.notation)).await;
        }
        match done {
            Ok(log_from) => {
                self.loaded.host.remark(remark);
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
