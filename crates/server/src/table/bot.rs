//! Bots at a table: they think elsewhere, and play when they are done.

use std::{future::Future, pin::Pin, sync::atomic::Ordering::Relaxed};

use catalog::Remark;
use scene::Lang;
use tabletop::{Rng, Seat};
use tokio::time::{Duration, Instant, sleep_until};
use wire::lobby::BotSpeed;

use super::{Desk, deed::Doing};
use crate::{
    bots::{Claim, Progress, Purpose, Share},
    objection::Objection,
    store::{Chair, Seated},
};

/// A bot that thinks.
pub struct Thought {
    seat: Seat,
    version: u64,
    purpose: Purpose,
    progress: Progress,
    answer: Pin<Box<dyn Future<Output = Option<Answer>> + Send>>,
}

/// What a bot wants to do.
pub struct Answer {
    pub notation: String,
    /// Whether it knows that there was nothing to choose.
    pub was_forced: bool,
    /// What it says about it at a table with hints.
    pub remark: Option<Remark>,
    /// Why this is not its own wish, but what anybody might do.
    pub lapse: Option<String>,
}

/// A bot takes no more than this part of the time its seat has left.
const PART: u32 = 20;

/// After a move that could not be written down, a bot waits so long before it tries again.
const AGAIN: Duration = Duration::from_secs(1);

/// What the bot wants to do, when it is done with thinking; nothing if it could not think.
pub async fn finished(thought: &mut Option<Thought>) -> (Seat, Option<Answer>) {
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
        if thinks == next.map(|seat| (seat, self.record.version)) && !self.is_more_urgent() {
            return;
        }
        if self.asked().is_empty() {
            self.dismiss_programs();
        }
        self.thought = next.map(|seat| self.think(seat));
    }

    /// Whether somebody has come to wait for a thought that has not begun yet.
    fn is_more_urgent(&self) -> bool {
        self.thought.as_ref().is_some_and(|thought| {
            let waits = thought.purpose == Purpose::BotsAlone && !thought.progress.has_begun();
            waits && self.claim().purpose == Purpose::Move
        })
    }

    /// A bot's move is thought about for those who are connected; or else for whoever opened the
    /// table, and then it is urgent only if a human plays as well.
    fn claim(&self) -> Claim {
        let kept = &self.record.kept;
        let visitor = self.audience.visitor();
        let plays =
            |chair: &Chair| matches!(chair.seated, Seated::Human(_)) && !chair.is_played_by_bot();
        let waits = visitor.is_some() || kept.chairs.iter().any(plays);
        let share = visitor.map_or_else(|| Share::Opener(kept.owner.clone()), Share::of);
        let purpose = if waits { Purpose::Move } else { Purpose::BotsAlone };
        Claim { purpose, share, table: kept.id.clone() }
    }

    fn think(&mut self, seat: Seat) -> Thought {
        let program = self.program(seat);
        let record = &self.record;
        let (title, players) = (record.title, self.house.config.players);
        let level = record.kept.chairs[seat.index()].level.clone();
        let seed = record.kept.secret.bot_seed(seat, record.table.moves());
        let position = record.table.position();
        // A table that the bot cannot tell from this one, to see there what others could know.
        let another = || record.table.dealt_anew(seat, &mut Rng::new(seed));
        let another = record.kept.hints.then(another);
        let left = self.clocks.left(seat).map_or(Duration::MAX, |left| left / PART);
        let choose = move |time: Duration| {
            if let Some(program) = program {
                // Its time is what its owner allows.
                return program.map(|program| program.answer(&position));
            }
            let mut player = players(title, &level, seed)?;
            player.hurry(time.min(left));
            let notation = player.choose(&position, seat);
            let thought = player.thought();
            let remark = match (&another, &thought) {
                (Some(table), Some(advice)) => Remark::new(&**table, seat, &notation, advice),
                _ => None,
            };
            Ok::<_, String>(Answer {
                notation,
                was_forced: thought.is_some_and(|advice| advice.counsels.len() <= 1),
                remark,
                lapse: player.lapse().map(str::to_owned),
            })
        };
        let claim = self.claim();
        let purpose = claim.purpose;
        let thinking = self.house.bots.think(claim, choose);
        let progress = thinking.progress();
        let (not_before, pause) = (self.not_before, self.pause());
        let answer = async move {
            let answer = match thinking.answer.await.ok().flatten()? {
                Ok(answer) => answer,
                Err(reason) => {
                    tracing::error!(reason, "a bot could not sit down");
                    return None;
                }
            };
            // What was no choice is soon understood.
            let early = if answer.was_forced { pause * 3 / 4 } else { Duration::ZERO };
            sleep_until(not_before.checked_sub(early).unwrap_or(not_before)).await;
            Some(answer)
        };
        let version = record.version;
        Thought { seat, version, purpose, progress, answer: Box::pin(answer) }
    }

    /// How long a bot's move takes at least.
    pub fn pause(&self) -> Duration {
        match self.record.kept.bot_speed {
            BotSpeed::Human => self.house.config.bot_pause,
            BotSpeed::Instant => Duration::ZERO,
        }
    }

    /// Plays for a bot. One without an answer, or with one that is not legal, does the first thing
    /// it may do: the others must not wait for our mistake.
    pub async fn bot_plays(&mut self, seat: Seat, answer: Option<Answer>) {
        self.thought = None;
        if let Some(reason) = answer.as_ref().and_then(|answer| answer.lapse.as_ref()) {
            tracing::warn!(table = self.record.kept.id, %seat, reason, "a bot lost its move");
            self.house.metrics.bot_faults.fetch_add(1, Relaxed);
        }
        // Whoever was late has lost this move to the bot, and has the whole time for the next one.
        self.clocks.refill(seat);
        let mut done = match &answer {
            Some(answer) => self.act(seat, Doing::Play(&answer.notation)).await,
            None => Err(Objection::stale()),
        };
        if done.as_ref().is_err_and(Objection::is_about_the_game) {
            tracing::error!(table = self.record.kept.id, %seat, "a bot gave no legal answer");
            self.house.metrics.bot_faults.fetch_add(1, Relaxed);
            let choices = self.record.table.choices(seat, Lang::default());
            let Some(first) = choices.first() else { return };
            done = self.act(seat, Doing::Play(&first.notation)).await;
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
            Err(objection) => {
                tracing::warn!(code = objection.code, "a bot could not play");
                self.not_before = Instant::now() + AGAIN;
            }
        }
    }
}
