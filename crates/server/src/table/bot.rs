//! Bots at a table: they think elsewhere, and play when they are done.

use std::{future::Future, pin::Pin, sync::atomic::Ordering::Relaxed};

use scene::Lang;
use tabletop::Seat;
use tokio::time::{Duration, Instant, sleep_until};

use super::{Desk, deed::Doing};
use crate::objection::Objection;

/// A bot that thinks.
pub struct Thought {
    seat: Seat,
    version: u64,
    answer: Pin<Box<dyn Future<Output = Option<String>> + Send>>,
}

/// After a move that could not be written down, a bot waits so long before it tries again.
const AGAIN: Duration = Duration::from_secs(1);

/// What the bot wants to do, when it is done with thinking; nothing if it could not think.
pub async fn finished(thought: &mut Option<Thought>) -> (Seat, Option<String>) {
    match thought {
        Some(Thought { seat, answer, .. }) => (*seat, answer.as_mut().await),
        None => std::future::pending().await,
    }
}

impl Desk {
    /// Sets the next bot to think, if one is asked and none thinks yet.
    pub fn set_to_work(&mut self) {
        let chairs = &self.record.kept.chairs;
        let next = self.asked().iter().find(|seat| chairs[seat.index()].is_played_by_bot());
        let thinks = self.thought.as_ref().map(|thought| (thought.seat, thought.version));
        if thinks == next.map(|seat| (seat, self.record.version)) {
            return;
        }
        self.thought = next.map(|seat| self.think(seat));
    }

    fn think(&self, seat: Seat) -> Thought {
        let record = &self.record;
        let (title, players) = (record.title, self.house.config.players);
        let level = record.kept.chairs[seat.index()].level.clone();
        let seed = record.kept.secret.bot_seed(seat, record.table.moves());
        let position = record.table.position();
        let choose = move || {
            let mut player = players(title, &level, seed)?;
            Ok::<_, String>(player.choose(&position, seat))
        };
        let thinking = self.house.bots.think(choose);
        let not_before = self.not_before;
        let answer = async move {
            let answer = thinking.await.ok().flatten();
            sleep_until(not_before).await;
            match answer {
                Some(Ok(notation)) => Some(notation),
                Some(Err(reason)) => {
                    tracing::error!(reason, "a bot could not sit down");
                    None
                }
                None => None,
            }
        };
        Thought { seat, version: record.version, answer: Box::pin(answer) }
    }

    /// Plays for a bot. One without an answer, or with one that is not legal, does the first thing
    /// it may do: the others must not wait for our mistake.
    pub async fn bot_plays(&mut self, seat: Seat, notation: Option<String>) {
        self.thought = None;
        // Whoever was late has lost this move to the bot, and has the whole time for the next one.
        self.clocks.refill(seat);
        let mut done = match notation {
            Some(notation) => self.act(seat, Doing::Play(&notation)).await,
            None => Err(Objection::stale()),
        };
        if done.as_ref().is_err_and(Objection::is_about_the_game) {
            tracing::error!(table = self.record.kept.id, %seat, "a bot gave no legal answer");
            self.house.metrics.bot_faults.fetch_add(1, Relaxed);
            let choices = self.record.table.choices(seat, Lang::default());
            let Some(first) = choices.first() else { return };
            done = self.act(seat, Doing::Play(&first.notation)).await;
        }
        match done {
            Ok(log_from) => {
                self.show_changes(log_from);
                if self.returning.contains(seat) {
                    self.come_back(seat).await;
                }
            }
            Err(objection) => {
                tracing::warn!(code = objection.code, "a bot could not play");
                self.not_before = Instant::now() + AGAIN;
            }
        }
    }
}
