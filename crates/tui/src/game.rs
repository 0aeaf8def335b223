//! A game with somebody on every chair.

use std::{
    fmt, io,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use analysis::Remark;
use bots::SearchResult;
use catalog::Title;
use players::Player;
use scene::{Lang, Line, LogEntry, Table};
use tabletop::{Chance, Refusal, Seat};
use wire::lobby::BotSpeed;

use crate::{thought::Thought, voice};

/// Who sits on a chair.
pub enum Chair {
    Human,
    Bot(Bot),
}

/// Somebody made of code, who may be thinking.
pub struct Bot {
    kind: String,
    player: Arc<Mutex<Box<dyn Player>>>,
}

impl Chair {
    pub fn bot(kind: &str, player: Box<dyn Player>) -> Chair {
        Chair::Bot(Bot { kind: kind.to_owned(), player: Arc::new(Mutex::new(player)) })
    }

    pub fn is_human(&self) -> bool {
        matches!(self, Chair::Human)
    }

    /// The kind of player, as `--seats` names it.
    pub fn kind(&self) -> &str {
        match self {
            Chair::Human => "human",
            Chair::Bot(bot) => &bot.kind,
        }
    }
}

impl fmt::Debug for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chair({})", self.kind())
    }
}

impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bot({})", self.kind)
    }
}

/// How long a bot's move takes at least.
pub(crate) fn bot_pause(speed: BotSpeed) -> Duration {
    match speed {
        BotSpeed::Instant => Duration::ZERO,
        BotSpeed::Human => Duration::from_millis(800),
    }
}

/// What a bot wants to do.
#[derive(Debug)]
pub(crate) struct Answer {
    seat: Seat,
    notation: String,
    found: Option<SearchResult<String>>,
    /// Why it is not the bot's own answer.
    lapse: Option<String>,
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
    /// Whether a human may ask what to do, and bots say what they think.
    pub hints: bool,
    pub bot_speed: BotSpeed,
    /// What bots said about their moves, by the number of the move.
    remarks: Vec<(usize, Remark)>,
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
    /// Without hints, and as fast as can be.
    pub fn new(
        title: &'static dyn Title,
        table: Box<dyn Table>,
        chairs: Vec<Chair>,
        chance: Box<dyn Chance>,
        lang: Lang,
        save: Save,
    ) -> Game {
        let (hints, bot_speed, remarks) = (false, BotSpeed::Instant, Vec::new());
        Game { title, table, chairs, chance, lang, save, hints, bot_speed, remarks }
    }

    /// Who is asked; nobody when the game is over.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.table.deciders().first()
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(Chair::is_human)
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
                Some(Chair::Bot(bot)) => {
                    line.with("who", Line::new("bot").with_text("kind", &bot.kind))
                }
                _ if viewer == Some(seat) => line.with("who", Line::new("you")),
                _ => line.with("who", Line::new("human")),
            };
            (seat, voice::speech(lang).say(&line))
        };
        Seat::first(self.table.seats()).map(name).collect()
    }

    /// The log from move `from` on, and behind every move what the bot thought of it.
    pub(crate) fn log(&self, from: usize, viewer: Option<Seat>, lang: Lang) -> Vec<LogEntry> {
        let mut log = self.table.log(from, viewer, lang);
        let remarks = self.remarks.iter().filter(|(step, _)| from <= *step);
        let entry = |(step, remark): &(usize, Remark)| {
            let text = voice::speech(lang).say(&voice::remark(remark, lang));
            LogEntry::remark(*step, remark.by, text)
        };
        scene::add_remarks(&mut log, remarks.map(entry));
        log
    }

    pub(crate) fn bot_is_asked(&self) -> bool {
        self.decider().is_some_and(|seat| !self.is_human(seat))
    }

    /// Lets the bot that is asked begin to think.
    pub(crate) fn let_bot_think(&self) -> io::Result<Thought<Answer>> {
        let Some((seat, Chair::Bot(bot))) =
            self.decider().and_then(|seat| Some((seat, self.chairs.get(seat.index())?)))
        else {
            return Err(io::Error::other("no bot is asked"));
        };
        let (player, position) = (Arc::clone(&bot.player), self.table.position());
        Ok(Thought::begin(move || {
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            let notation = player.choose(&position, seat);
            let lapse = player.lapse().map(str::to_owned);
            Answer { seat, notation, found: player.last_search(), lapse }
        }))
    }

    /// Makes the move a bot thought of, and keeps it; a sentence where something went wrong.
    pub(crate) fn let_bot_move(&mut self, answer: &Answer) -> io::Result<Option<Line>> {
        let Answer { seat, notation, found, lapse } = answer;
        let found = found.as_ref().filter(|_| self.hints);
        let remark = found.and_then(|it| Remark::new(&*self.table, *seat, notation, it));
        self.table
            .play(*seat, notation, &mut *self.chance)
            .map_err(|refusal| io::Error::other(format!("the bot on {seat}: {refusal}")))?;
        self.remarks.extend(remark.map(|remark| (self.table.moves(), remark)));
        let lapse = lapse.as_ref().map(|reason| {
            Line::new("bot-lapse").with_text("seat", seat).with_text("reason", reason)
        });
        Ok(self.keep().or(lapse))
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

    /// Tells the bots that the game is over.
    pub(crate) fn take_leave(&self) {
        let position = self.table.position();
        for (seat, chair) in Seat::first(self.table.seats()).zip(&self.chairs) {
            if let Chair::Bot(bot) = chair {
                let mut player = bot.player.lock().unwrap_or_else(PoisonError::into_inner);
                player.game_over(&position, seat);
            }
        }
    }
}
