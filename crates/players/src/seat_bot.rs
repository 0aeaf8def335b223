//! Bots by the kind a seat is given.

use std::{fmt, time::Duration};

use bots::{Bot, SearchResult};
use external_bot::{ExternalBot, Lapses, is_program};
use scene::{Position, Present, Sight};
use tabletop::Seat;

use crate::{KindError, Player};

/// Somebody made of code on a seat of a known game.
pub enum SeatBot<G: Present> {
    /// A bot of ours.
    BuiltIn(Box<dyn Bot<G>>),
    /// A program of somebody else.
    External(Box<ExternalBot<G>>),
}

impl<G: Present> fmt::Debug for SeatBot<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatBot::BuiltIn(_) => f.write_str("BuiltIn"),
            SeatBot::External(bot) => bot.fmt(f),
        }
    }
}

impl<G: Present> SeatBot<G> {
    /// The bot of a kind. Every bot of a simulation, of a tournament and of a table is made here.
    ///
    /// # Errors
    ///
    /// If there is no such kind, or its program or weights file is missing.
    pub fn new(kind: &str, seed: u64) -> Result<SeatBot<G>, KindError> {
        if is_program(kind) {
            return Ok(SeatBot::External(Box::new(ExternalBot::new(kind.parse()?, seed))));
        }
        Ok(SeatBot::BuiltIn(bots::bot(kind, seed)?))
    }

    /// The action it takes now.
    pub fn choose(&mut self, sight: &Sight<'_, G>) -> G::Action {
        match self {
            SeatBot::BuiltIn(bot) => bot.choose(sight.view()),
            SeatBot::External(bot) => bot.choose(sight),
        }
    }

    /// Tells how the game ended.
    pub fn game_over(&mut self, sight: &Sight<'_, G>) {
        if let SeatBot::External(bot) = self {
            bot.game_over(sight);
        }
    }

    /// The moves it lost so far.
    pub fn lapses(&self) -> Lapses {
        match self {
            SeatBot::BuiltIn(_) => Lapses::default(),
            SeatBot::External(bot) => bot.lapses().clone(),
        }
    }
}

impl<G: Present> Player for SeatBot<G> {
    fn choose(&mut self, position: &Position, seat: Seat) -> String {
        let sight = position.sight::<G>(seat).expect("a position of this game");
        self.choose(&sight).to_string()
    }

    fn limit_time(&mut self, time: Duration) {
        match self {
            SeatBot::BuiltIn(bot) => bot.limit_time(time),
            SeatBot::External(bot) => bot.limit_time(time),
        }
    }

    fn last_search(&self) -> Option<SearchResult<String>> {
        match self {
            SeatBot::BuiltIn(bot) => bot.last_search().map(SearchResult::in_notation),
            SeatBot::External(_) => None,
        }
    }

    fn lapse(&self) -> Option<&str> {
        match self {
            SeatBot::BuiltIn(_) => None,
            SeatBot::External(bot) => bot.lapse(),
        }
    }

    fn game_over(&mut self, position: &Position, seat: Seat) {
        let sight = position.sight::<G>(seat).expect("a position of this game");
        self.game_over(&sight);
    }
}
