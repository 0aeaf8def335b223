//! Programs at a table: they stay as long as the table does, and know the game so far.

use std::sync::{Arc, Mutex, PoisonError};

use players::Player;
use scene::Position;
use tabletop::Seat;

use super::{TableActor, bot::BotMove};
use crate::config::PlayerError;

/// A program on a seat. A thought may still hold it when the next one begins.
#[derive(Clone)]
pub struct Program {
    seat: Seat,
    level: String,
    player: Arc<Mutex<Box<dyn Player>>>,
}

impl Program {
    /// What the program wants to do.
    pub fn answer(&self, position: &Position) -> BotMove {
        let mut player = self.player.lock().unwrap_or_else(PoisonError::into_inner);
        let notation = player.choose(position, self.seat);
        BotMove {
            notation,
            was_forced: false,
            remark: None,
            lapse: player.lapse().map(str::to_owned),
        }
    }
}

impl TableActor {
    /// The program that plays on a seat, if one does.
    pub fn program(&mut self, seat: Seat) -> Option<Result<Program, PlayerError>> {
        let level = &self.loaded.row.chairs[seat.index()].level;
        let kind = self.app.config.programs.kind(level)?;
        let here = |program: &&Program| program.seat == seat && program.level == *level;
        if let Some(program) = self.programs.iter().find(here) {
            return Some(Ok(program.clone()));
        }
        let seed = self.loaded.row.secret.bot_seed(seat, self.loaded.table.moves());
        let player = (self.app.config.players)(self.loaded.title, kind, seed);
        tracing::info!(table = self.loaded.row.id, level, %seat, "a program sits down");
        let level = level.clone();
        let program =
            player.map(|player| Program { seat, level, player: Arc::new(Mutex::new(player)) });
        self.programs.extend(program.clone());
        Some(program)
    }

    /// Tells programs that the game is over, and lets them go.
    pub fn dismiss_programs(&mut self) {
        if self.programs.is_empty() {
            return;
        }
        let position = self.loaded.table.position();
        for program in self.programs.drain(..) {
            // One that still thinks about something else goes without a word.
            if let Ok(mut player) = program.player.try_lock() {
                player.game_over(&position, program.seat);
            }
        }
    }
}
