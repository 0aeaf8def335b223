//! A game with somebody on every chair.

use std::{fmt, io};

use catalog::{Player, Title};
use scene::{Lang, Line, Table};
use tabletop::{Chance, Refusal, Seat};

use crate::voice;

/// Who sits on a chair.
pub enum Chair {
    Human,
    Bot { kind: String, player: Box<dyn Player> },
}

impl Chair {
    /// The kind of player, as `--seats` names it.
    pub fn kind(&self) -> &str {
        match self {
            Chair::Human => "human",
            Chair::Bot { kind, .. } => kind,
        }
    }
}

impl fmt::Debug for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chair({})", self.kind())
    }
}

/// Keeps a game, so that nothing is lost on a crash.
pub type Save = Box<dyn FnMut(&dyn Table) -> io::Result<()>>;

/// What is played, by whom, and where it is kept.
pub struct Game {
    pub title: &'static dyn Title,
    pub table: Box<dyn Table>,
    pub chairs: Vec<Chair>,
    /// Where luck comes from.
    pub chance: Box<dyn Chance>,
    pub lang: Lang,
    /// Called after every move, and after every move taken back.
    pub save: Save,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("title", &self.title)
            .field("chairs", &self.chairs)
            .field("lang", &self.lang)
            .finish_non_exhaustive()
    }
}

impl Game {
    /// Who is asked; nobody when the game is over.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.table.deciders().first()
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Human))
    }

    pub(crate) fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.table.seats()).filter(|&seat| self.is_human(seat))
    }

    /// The one human, who has nobody to hide anything from.
    pub(crate) fn only_human(&self) -> Option<Seat> {
        let mut humans = self.humans();
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Every seat with a name for `viewer`: "A (you)", "B (random)".
    pub(crate) fn seats(&self, viewer: Option<Seat>, lang: Lang) -> Vec<(Seat, String)> {
        let name = |seat: Seat| {
            let line = Line::new("seat-of").with_text("seat", seat);
            let line = match self.chairs.get(seat.index()) {
                Some(Chair::Bot { kind, .. }) => {
                    line.with("who", Line::new("bot").with_text("kind", kind))
                }
                _ if viewer == Some(seat) => line.with("who", Line::new("you")),
                _ => line.with("who", Line::new("human")),
            };
            (seat, voice::speech(lang).say(&line))
        };
        Seat::first(self.table.seats()).map(name).collect()
    }

    pub(crate) fn bot_is_asked(&self) -> bool {
        self.decider().is_some_and(|seat| !self.is_human(seat))
    }

    /// Lets the bot that is asked make its move.
    pub(crate) fn let_bot_move(&mut self) -> io::Result<()> {
        let Some(seat) = self.decider() else { return Ok(()) };
        let Some(Chair::Bot { player, .. }) = self.chairs.get_mut(seat.index()) else {
            return Err(io::Error::other(format!("no bot sits on {seat}")));
        };
        let notation = player.choose(&self.table.position(), seat);
        self.table
            .play(seat, &notation, &mut *self.chance)
            .map_err(|refusal| io::Error::other(format!("the bot on {seat}: {refusal}")))
    }

    pub(crate) fn undo(&mut self) -> Result<(), Refusal> {
        let by = self.decider().ok_or(Refusal::GameOver)?;
        self.table.undo(by)
    }

    pub(crate) fn redo(&mut self) -> Result<(), Refusal> {
        let by = self.decider().ok_or(Refusal::GameOver)?;
        self.table.redo(by)
    }

    /// Saves the game; a sentence where that failed, since the game itself can go on.
    pub(crate) fn keep(&mut self) -> Option<Line> {
        let error = (self.save)(&*self.table).err()?;
        Some(Line::new("not-saved").with_text("reason", error))
    }
}
