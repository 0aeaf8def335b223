//! Bots by the kind a seat is given.

use std::time::Duration;

use bots::{Bot, SearchResult};
use scene::{Present, Sight};

use crate::{
    external::{Command, External},
    lapses::Lapses,
};

/// Somebody made of code on a seat.
pub(crate) enum Sitter<G: Present> {
    Inside(Box<dyn Bot<G>>),
    /// A program of somebody else.
    Outside(Box<External<G>>),
}

/// The bot of a kind. Every bot of a simulation, of a tournament and of a table is made here.
pub(crate) fn bot<G: Present>(kind: &str, seed: u64) -> Result<Sitter<G>, String> {
    if Command::is_meant(kind) {
        return Ok(Sitter::Outside(Box::new(External::new(kind.parse()?, seed))));
    }
    Ok(Sitter::Inside(bots::bot(kind, seed).map_err(|e| e.to_string())?))
}

/// Whether a kind of bot is a program outside, which only its owner may start: a kind that was read
/// in a file or sent by somebody else must not be one.
pub fn is_program(kind: &str) -> bool {
    Command::is_meant(kind)
}

impl<G: Present> Sitter<G> {
    pub(crate) fn choose(&mut self, sight: &Sight<'_, G>) -> G::Action {
        match self {
            Sitter::Inside(bot) => bot.choose(sight.view()),
            Sitter::Outside(external) => external.choose(sight),
        }
    }

    /// Thinks about a decision no longer than this, from now on.
    pub(crate) fn limit_time(&mut self, time: Duration) {
        match self {
            Sitter::Inside(bot) => bot.limit_time(time),
            Sitter::Outside(external) => external.limit_time(time),
        }
    }

    /// What the bot thought of its last choice, if it thinks where we can see it.
    pub(crate) fn last_search(&self) -> Option<&SearchResult<G::Action>> {
        match self {
            Sitter::Inside(bot) => bot.last_search(),
            Sitter::Outside(_) => None,
        }
    }

    /// Tells how the game ended.
    pub(crate) fn game_over(&mut self, sight: &Sight<'_, G>) {
        match self {
            Sitter::Inside(_) => {}
            Sitter::Outside(external) => external.game_over(sight),
        }
    }

    /// The moves it lost so far.
    pub(crate) fn lapses(&self) -> Lapses {
        match self {
            Sitter::Inside(_) => Lapses::default(),
            Sitter::Outside(external) => external.lapses().clone(),
        }
    }

    /// Why its last move was lost, if it was.
    pub(crate) fn lapse(&self) -> Option<&str> {
        match self {
            Sitter::Inside(_) => None,
            Sitter::Outside(external) => external.lapse(),
        }
    }
}
