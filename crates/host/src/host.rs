//! The host of a game in progress.

use std::{collections::BTreeMap, fmt, time::Duration};

use analysis::Remark;
use bots::Budget;
use catalog::Title;
use scene::{Lang, Line, LogEntry, Table, Voice};
use tabletop::{Chance, Refusal, Rng, Seat};

use crate::{BotTurn, HintError, HintSearch, SeatPlayer};

/// A game in progress with everybody who plays it.
pub struct Host {
    title: &'static dyn Title,
    table: Box<dyn Table>,
    /// One for each seat.
    players: Vec<SeatPlayer>,
    /// Whether whoever is asked may have hints, and bots say what they think.
    pub hints: bool,
    /// How long a bot's move takes at least.
    pub pause: Duration,
    /// What bots said about their moves, by the number of the move. They are kept nowhere.
    remarks: BTreeMap<usize, Remark>,
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host")
            .field("title", &self.title)
            .field("players", &self.players)
            .finish_non_exhaustive()
    }
}

impl Host {
    /// A game among humans, without hints, where bots would move at once.
    pub fn new(title: &'static dyn Title, table: Box<dyn Table>) -> Host {
        let players = vec![SeatPlayer::Human; table.seats().into()];
        let (hints, pause, remarks) = (false, Duration::ZERO, BTreeMap::new());
        Host { title, table, players, hints, pause, remarks }
    }

    pub fn title(&self) -> &'static dyn Title {
        self.title
    }

    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// For whoever plays a game again as it was written down, or gives names to its seats.
    pub fn table_mut(&mut self) -> &mut Box<dyn Table> {
        &mut self.table
    }

    /// Who plays a seat.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    pub fn player(&self, seat: Seat) -> &SeatPlayer {
        &self.players[seat.index()]
    }

    /// Has somebody play a seat from now on.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    pub fn seat(&mut self, seat: Seat, player: SeatPlayer) {
        self.players[seat.index()] = player;
    }

    /// The seats that humans play.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.table.seats()).filter(|seat| self.player(*seat).is_human())
    }

    /// The bot that is to move: where several seats are asked, the first that no human plays.
    pub fn bot_to_move(&self) -> Option<Seat> {
        self.table.deciders().iter().find(|seat| !self.player(*seat).is_human())
    }

    /// What the bot on a seat is to decide now; `None` if a human plays it. One that is made for this
    /// decision is made from `seed`.
    pub fn bot_turn(&self, seat: Seat, seed: u64) -> Option<BotTurn> {
        let SeatPlayer::Bot(bot) = self.player(seat) else { return None };
        let dealt_anew = || self.table.dealt_anew(seat, &mut Rng::new(seed));
        Some(BotTurn {
            seat,
            bot: bot.clone(),
            position: self.table.position(),
            seed,
            remarks_on: self.hints.then(dealt_anew),
        })
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// When the move is refused; then nothing happened.
    pub fn play(
        &mut self,
        by: Seat,
        notation: &str,
        chance: &mut dyn Chance,
    ) -> Result<(), Refusal> {
        self.table.play(by, notation, chance)?;
        // What was said about a move that was taken back is not about this one.
        self.remarks.split_off(&self.table.moves());
        Ok(())
    }

    /// Notes what a bot thinks of the move it has just made.
    pub fn remark(&mut self, remark: Option<Remark>) {
        self.remarks.extend(remark.map(|remark| (self.table.moves(), remark)));
    }

    /// Takes back the last moves of `by`: all of these steps, or none.
    ///
    /// # Errors
    ///
    /// When not all of these moves are theirs, or one stands for good.
    pub fn undo(&mut self, by: Seat, steps: usize) -> Result<(), Refusal> {
        if steps == 0 || self.table.undoable(by) < steps {
            return Err(Refusal::NothingToUndo);
        }
        (0..steps).try_for_each(|_| self.table.undo(by))
    }

    /// Does again what `by` took back.
    ///
    /// # Errors
    ///
    /// When they took nothing back, or somebody has moved since.
    pub fn redo(&mut self, by: Seat) -> Result<(), Refusal> {
        self.table.redo(by)
    }

    /// The log from move `from` on, as `viewer` may read it, and behind every move what the bot said
    /// that made it.
    pub fn log(&self, from: usize, viewer: Option<Seat>, lang: Lang) -> Vec<LogEntry> {
        let mut log = self.table.log(from, viewer, lang);
        let voice = Voice { speech: self.title.speech(lang), names: self.table.names() };
        let entry = |(&step, remark): (&usize, &Remark)| {
            let sentence = voice.sentence(&in_words(remark, lang), Some(remark.by));
            LogEntry::remark(step, remark.by, sentence)
        };
        let moves = self.table.moves();
        let standing = self.remarks.range(from..).filter(|(step, _)| **step <= moves);
        scene::add_remarks(&mut log, standing.map(entry));
        log
    }

    /// A hint for a seat, to be thought about elsewhere. The same position and seed give the same hint:
    /// asking again is no way to a second opinion.
    ///
    /// # Errors
    ///
    /// Where hints are off, and for a seat that is not asked.
    pub fn hint(&self, seat: Seat, budget: Budget, seed: u64) -> Result<HintSearch, HintError> {
        if !self.hints {
            return Err(HintError::Off);
        }
        let deciders = self.table.deciders();
        if !deciders.contains(seat) {
            return Err(HintError::NotAsked { decider: deciders.first() });
        }
        let position = self.table.position();
        Ok(HintSearch { title: self.title, position, seat, budget, seed })
    }

    /// Tells those who stayed for the whole game that it is over, once it is. One that still thinks
    /// about something else is told nothing.
    pub fn say_goodbye(&self) {
        let stays = |player: &SeatPlayer| matches!(player, SeatPlayer::Bot(bot) if bot.stays());
        if !self.table.deciders().is_empty() || !self.players.iter().any(stays) {
            return;
        }
        let position = self.table.position();
        for (seat, player) in Seat::first(self.table.seats()).zip(&self.players) {
            if let SeatPlayer::Bot(bot) = player {
                bot.with_idle(|player| player.game_over(&position, seat));
            }
        }
    }

    /// Goes on for another host of the same table, whose memory of it was not to be trusted: with its
    /// remarks, and with those of its players who know the game so far.
    pub fn take_over(&mut self, former: Host) {
        self.remarks = former.remarks;
        for (player, before) in self.players.iter_mut().zip(former.players) {
            if let (SeatPlayer::Bot(bot), SeatPlayer::Bot(known)) = (&*player, &before)
                && known.stays()
                && known.level() == bot.level()
            {
                *player = before;
            }
        }
    }
}

/// What a bot thought of its move.
fn in_words(remark: &Remark, lang: Lang) -> Line {
    let percent = |chance: f32| (chance * 100.0).round() as u32;
    let line = match &remark.second {
        Some(second) => Line::new("remark-second")
            .with_text("label", second.label(lang))
            .with("second", percent(second.chance)),
        None => Line::new("remark"),
    };
    line.with("seat", remark.by).with("chance", percent(remark.chance))
}
