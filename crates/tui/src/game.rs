//! A game at one screen: the host, and what the terminal adds to it.

use std::{fmt, io};

use host::{BotMove, Host, SeatPlayer};
use scene::{Lang, Line, Table};
use tabletop::{Chance, Refusal, Seat};

use crate::{thought::Thought, voice};

/// Keeps a game, so that nothing is lost on a crash.
pub type Save = Box<dyn FnMut(&dyn Table) -> io::Result<()>>;

/// What is played, by whom, and where it is kept.
pub struct Game {
    pub host: Host,
    /// Where luck comes from.
    pub chance: Box<dyn Chance>,
    pub lang: Lang,
    /// Called after every move, and after every move taken back.
    pub save: Save,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("host", &self.host)
            .field("lang", &self.lang)
            .finish_non_exhaustive()
    }
}

impl Game {
    pub(crate) fn table(&self) -> &dyn Table {
        self.host.table()
    }

    /// Who is asked; `None` when the game is over.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.table().deciders().first()
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.host.player(seat).is_human()
    }

    /// The one human, who has nobody to hide anything from.
    pub(crate) fn only_human(&self) -> Option<Seat> {
        let mut humans = self.host.humans();
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Every seat with a name for `viewer`: "A (you)", "B (random)".
    pub(crate) fn seats(&self, viewer: Option<Seat>, lang: Lang) -> Vec<(Seat, String)> {
        let name = |seat: Seat| {
            let line = Line::new("seat-of").with_text("seat", seat);
            let line = match self.host.player(seat) {
                SeatPlayer::Bot(bot) => {
                    line.with("who", Line::new("bot").with_text("kind", bot.level()))
                }
                SeatPlayer::Human if viewer == Some(seat) => line.with("who", Line::new("you")),
                SeatPlayer::Human => line.with("who", Line::new("human")),
            };
            (seat, voice::speech(lang).say(&line))
        };
        Seat::first(self.table().seats()).map(name).collect()
    }

    pub(crate) fn bot_is_asked(&self) -> bool {
        self.decider().is_some_and(|seat| !self.is_human(seat))
    }

    /// Lets the bot that is asked begin to think.
    pub(crate) fn let_bot_think(&self) -> io::Result<Thought<io::Result<BotMove>>> {
        let moves = self.table().moves() as u64;
        let turn = self.decider().and_then(|seat| self.host.bot_turn(seat, moves));
        let turn = turn.ok_or_else(|| io::Error::other("no bot is asked"))?;
        Ok(Thought::begin(move || turn.think(None).map_err(io::Error::other)))
    }

    /// Makes the move a bot thought of, and keeps it; a sentence where something went wrong.
    pub(crate) fn let_bot_move(&mut self, bot_move: BotMove) -> io::Result<Option<Line>> {
        let BotMove { seat, notation, remark, lapse, .. } = bot_move;
        self.play(seat, &notation)
            .map_err(|refusal| io::Error::other(format!("the bot on {seat}: {refusal}")))?;
        self.host.remark(remark);
        let lapse = lapse.map(|reason| {
            Line::new("bot-lapse").with_text("seat", seat).with_text("reason", reason)
        });
        Ok(self.keep().or(lapse))
    }

    pub(crate) fn play(&mut self, by: Seat, notation: &str) -> Result<(), Refusal> {
        self.host.play(by, notation, &mut *self.chance)
    }

    pub(crate) fn undo(&mut self) -> Result<(), Refusal> {
        let by = self.decider().ok_or(Refusal::GameOver)?;
        self.host.undo(by, 1)
    }

    pub(crate) fn redo(&mut self) -> Result<(), Refusal> {
        let by = self.decider().ok_or(Refusal::GameOver)?;
        self.host.redo(by)
    }

    /// Saves the game; a sentence where that failed, since the game itself can go on.
    pub(crate) fn keep(&mut self) -> Option<Line> {
        let error = (self.save)(self.host.table()).err()?;
        Some(Line::new("not-saved").with_text("reason", error))
    }
}
