//! A bot's turn: what it is to decide, to be thought about elsewhere, and what comes of it.

use std::{fmt, time::Duration};

use analysis::Remark;
use players::KindError;
use scene::{Position, Table};
use tabletop::Seat;

use crate::Bot;

/// How long a bot's move takes at least where it moves like a human, so that people can follow.
pub const HUMAN_PAUSE: Duration = Duration::from_millis(800);

/// A decision that a bot is to make. It opens only to the view of the bot's seat.
pub struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) bot: Bot,
    pub(crate) position: Position,
    /// Of a bot that is made for this decision.
    pub(crate) seed: u64,
    /// A table that the bot cannot tell from the real one, to see there what others could know;
    /// `None` where it says nothing about its move.
    pub(crate) remarks_on: Option<Box<dyn Table>>,
}

impl BotTurn {
    /// The seat that decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Thinks. A search is over after `time`; a program takes what its owner allows it, and so does a
    /// search without a limit.
    ///
    /// # Errors
    ///
    /// If there is no such bot, or its program is missing.
    pub fn think(&self, time: Option<Duration>) -> Result<BotMove, KindError> {
        self.bot.with(self.seed, |player| {
            if let Some(time) = time.filter(|_| !self.bot.stays()) {
                player.limit_time(time);
            }
            let notation = player.choose(&self.position, self.seat);
            let found = player.last_search();
            let remark = match (&self.remarks_on, &found) {
                (Some(table), Some(found)) => Remark::new(&**table, self.seat, &notation, found),
                _ => None,
            };
            BotMove {
                seat: self.seat,
                notation,
                was_forced: found.is_some_and(|found| found.candidates.len() <= 1),
                remark,
                lapse: player.lapse().map(str::to_owned),
            }
        })
    }
}

impl fmt::Debug for BotTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotTurn").field("seat", &self.seat).field("bot", &self.bot).finish()
    }
}

/// What a bot wants to do.
#[derive(Clone, PartialEq, Debug)]
pub struct BotMove {
    pub seat: Seat,
    pub notation: String,
    /// Whether it knows that there was nothing to choose.
    pub was_forced: bool,
    /// What it says about it, where hints are on.
    pub remark: Option<Remark>,
    /// Why this is not its own choice, but what anybody might do.
    pub lapse: Option<String>,
}

impl BotMove {
    /// How long people should have to follow the move before it, if that is `pause` for a free choice.
    pub fn pause(&self, pause: Duration) -> Duration {
        // What was no choice is soon understood.
        if self.was_forced { pause / 4 } else { pause }
    }
}
