//! Who plays a seat.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use players::{KindError, Player};

/// Who plays a seat.
#[derive(Clone, Debug)]
pub enum SeatPlayer {
    Human,
    Bot(Bot),
}

impl SeatPlayer {
    pub fn is_human(&self) -> bool {
        matches!(self, SeatPlayer::Human)
    }
}

/// A bot on a seat, by the level that people chose for it.
#[derive(Clone)]
pub struct Bot {
    level: String,
    stay: Stay,
}

/// Makes a player from a seed.
type MakePlayer = dyn Fn(u64) -> Result<Box<dyn Player>, KindError> + Send + Sync;

/// How long a player is at the table.
#[derive(Clone)]
enum Stay {
    /// The whole game. A thought may still hold the player when the next one begins.
    Game(Arc<Mutex<Box<dyn Player>>>),
    /// One decision.
    Decision(Arc<MakePlayer>),
}

impl Bot {
    /// A player that stays for the whole game and remembers what it worked out, as programs do.
    pub fn staying(level: impl Into<String>, player: Box<dyn Player>) -> Bot {
        Bot { level: level.into(), stay: Stay::Game(Arc::new(Mutex::new(player))) }
    }

    /// A player made anew for every decision: between them it takes no memory, and after a restart it
    /// decides the same.
    pub fn per_decision(
        level: impl Into<String>,
        make: impl Fn(u64) -> Result<Box<dyn Player>, KindError> + Send + Sync + 'static,
    ) -> Bot {
        Bot { level: level.into(), stay: Stay::Decision(Arc::new(make)) }
    }

    /// As people chose it: `keen`, or the name of a program.
    pub fn level(&self) -> &str {
        &self.level
    }

    pub(crate) fn stays(&self) -> bool {
        matches!(self.stay, Stay::Game(_))
    }

    /// Has the player do something; one made for this decision is made from `seed`.
    pub(crate) fn with<T>(
        &self,
        seed: u64,
        act: impl FnOnce(&mut dyn Player) -> T,
    ) -> Result<T, KindError> {
        match &self.stay {
            Stay::Game(player) => {
                Ok(act(&mut **player.lock().unwrap_or_else(PoisonError::into_inner)))
            }
            Stay::Decision(make) => Ok(act(&mut *make(seed)?)),
        }
    }

    /// Has a player that stays do something, unless it is still thinking.
    pub(crate) fn with_idle(&self, act: impl FnOnce(&mut dyn Player)) {
        if let Stay::Game(player) = &self.stay
            && let Ok(mut player) = player.try_lock()
        {
            act(&mut **player);
        }
    }
}

impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bot").field("level", &self.level).finish_non_exhaustive()
    }
}
