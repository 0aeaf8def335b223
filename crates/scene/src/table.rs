//! Tables: sessions of any game, for clients that know none.

use std::{any::Any, fmt};

use tabletop::{
    Chance, Chapter, Event, Move, MoveError, Options as _, Refusal, Replay, Seat, Seats, Sequel,
    Session, View,
};

use crate::{
    Anchor, Face, Lang, Layout, Line, LogEntry, Points, Present, Scene, Sight, Voice, log,
    sight::Moment,
};

/// One answer a seat can give now.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Choice {
    /// How it is written down.
    pub notation: String,
    /// What it would do, in words.
    pub label: String,
    /// Where it is clicked.
    pub anchor: Anchor,
    /// It only ends or declines something.
    pub closing: bool,
}

/// What a choice would do.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Preview {
    /// What would be seen.
    pub scene: Scene,
    /// What the log would say.
    pub log: Vec<String>,
}

/// A position to be thought about elsewhere. Only a player made of code can open it, and only to
/// what a seat may know.
pub struct Position {
    moment: Box<dyn Any + Send>,
}

impl Position {
    /// The position after the first `n` moves.
    fn of<G: Present>(session: &Session<G>, n: usize) -> Position {
        let steps = session.steps()[..n].iter().flat_map(|step| &step.events);
        let moment = Moment {
            state: session.at(n),
            options: *session.options(),
            told: session.opening().iter().chain(steps).copied().collect(),
            moves: n,
            names: session.names().to_vec(),
        };
        Position { moment: Box::new(moment) }
    }

    /// What `seat` may know of it; `None` if this is no position of `G`.
    pub fn sight<G: Present>(&self, seat: Seat) -> Option<Sight<'_, G>> {
        self.moment.downcast_ref::<Moment<G>>().map(|moment| moment.sight(seat))
    }

    /// The same for those who only look at how things stand.
    pub fn view<G: Present>(&self, seat: Seat) -> Option<View<'_, G>> {
        self.sight(seat).map(|sight| sight.view())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Position")
    }
}

/// How a seat stands at the end.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub score: i32,
    /// Its place, from one; equal places are shared.
    pub place: u8,
}

/// A session without its type. Nothing here tells a viewer what the viewer may not know.
pub trait Table: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> u8;
    /// Who is asked; empty when the game is over.
    fn deciders(&self) -> Seats;
    /// The number of moves so far.
    fn moves(&self) -> usize;
    /// Calls the seats by name in everything that is said from now on.
    fn name_seats(&mut self, names: Vec<String>);
    /// What the seats are called; empty where nobody said.
    fn names(&self) -> &[String];

    /// Every component with a face of its own.
    fn faces(&self, lang: Lang) -> Vec<Face>;

    /// The zones of the table.
    fn layout(&self, lang: Lang) -> Layout;
    /// What a viewer sees; a spectator where it is `None`.
    fn scene(&self, viewer: Option<Seat>, lang: Lang) -> Scene;
    /// The scene after the first `n` moves, for whoever looks at the game again: a spectator while
    /// it goes on, anybody once it is over.
    fn scene_again(&self, n: usize, lang: Lang) -> Scene;
    /// The question, for the one who is asked; for others, whom they wait for.
    fn prompt(&self, viewer: Option<Seat>, lang: Lang) -> String;
    /// What `by` can do now; empty for everybody who is not asked.
    fn choices(&self, by: Seat, lang: Lang) -> Vec<Choice>;
    /// The log from move `from` on, as `viewer` may read it.
    fn log(&self, from: usize, viewer: Option<Seat>, lang: Lang) -> Vec<LogEntry>;
    /// The move with this number (from one), as who and what.
    fn step(&self, n: usize) -> Option<(Seat, String)>;

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// When the move is refused; then nothing happened.
    fn play(&mut self, by: Seat, notation: &str, chance: &mut dyn Chance) -> Result<(), Refusal>;
    /// Makes a move that was written down, with the luck it had.
    ///
    /// # Errors
    ///
    /// When the move cannot be read or is not legal, or the rules draw something else.
    fn again(&mut self, step: &Move) -> Result<(), MoveError>;
    /// The last move as it is written down. It may hold a secret.
    fn last(&self) -> Option<Move>;
    /// What a choice of `by` would do; `None` where it could not be taken back.
    ///
    /// # Errors
    ///
    /// When the move would be refused.
    fn preview(&self, by: Seat, notation: &str, lang: Lang) -> Result<Option<Preview>, Refusal>;
    /// How many moves `by` can take back now.
    fn undoable(&self, by: Seat) -> usize;
    /// Whether `by` took something back that can be done again.
    fn redoable(&self, by: Seat) -> bool;
    /// Takes back the last move of `by`.
    ///
    /// # Errors
    ///
    /// When the last move is not theirs, or stands for good.
    fn undo(&mut self, by: Seat) -> Result<(), Refusal>;
    /// Does again what `by` took back.
    ///
    /// # Errors
    ///
    /// When they took nothing back, or somebody has moved since.
    fn redo(&mut self, by: Seat) -> Result<(), Refusal>;

    /// The whole game to be written down. It holds every secret: never for a player of a running
    /// game.
    fn replay(&self) -> Replay;
    /// Final places, best first; `None` while the game goes on.
    fn standings(&self) -> Option<Vec<Standing>>;
    /// The number of the chapter that is played here; `None` in a game of its own.
    fn chapter(&self) -> Option<u8>;
    /// What a campaign remembers of this chapter and what comes after it, once it is over.
    fn chapter_played(&self) -> Option<(Chapter, Sequel)>;
    /// What the points of a seat are for, item by item; empty while the game goes on.
    fn score_sheet(&self, seat: Seat, lang: Lang) -> Vec<(String, i32)>;
    /// The scores after the first `n` moves; empty while the game goes on.
    fn scores(&self, n: usize) -> Vec<i32>;
    /// The round after the first `n` moves.
    fn round(&self, n: usize) -> u32;
    /// The position for a player made of code.
    fn position(&self) -> Position;
    /// The position after the first `n` moves, for whoever looks at the game again, and who was asked
    /// there; `None` while the game goes on.
    fn position_again(&self, n: usize) -> Option<(Seat, Position)>;
    /// What an action would have done there, in words; `None` if nobody could do it.
    fn label_again(&self, n: usize, notation: &str, lang: Lang) -> Option<String>;
    /// A table that `seat` cannot tell from this one: what it may not know is dealt anew.
    fn dealt_anew(&self, seat: Seat, chance: &mut dyn Chance) -> Box<dyn Table>;
}

fn voice<G: Present>(session: &Session<G>, lang: Lang) -> Voice<'_> {
    Voice { speech: G::speech(lang), names: session.names() }
}

impl<G: Present> Table for Session<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn deciders(&self) -> Seats {
        self.state().deciders()
    }

    fn moves(&self) -> usize {
        self.steps().len()
    }

    fn name_seats(&mut self, names: Vec<String>) {
        Session::name_seats(self, names);
    }

    fn names(&self) -> &[String] {
        Session::names(self)
    }

    fn faces(&self, lang: Lang) -> Vec<Face> {
        G::faces(self.options(), lang)
    }

    fn layout(&self, lang: Lang) -> Layout {
        self.state().layout(lang)
    }

    fn scene(&self, viewer: Option<Seat>, lang: Lang) -> Scene {
        self.state().scene(viewer, voice(self, lang))
    }

    fn scene_again(&self, n: usize, lang: Lang) -> Scene {
        let (state, voice) = (self.at(n), voice(self, lang));
        if self.deciders().is_empty() {
            state.scene_afterwards(voice)
        } else {
            state.scene(None, voice)
        }
    }

    fn prompt(&self, viewer: Option<Seat>, lang: Lang) -> String {
        let voice = voice(self, lang);
        match (self.deciders().first(), self.state().prompt()) {
            (Some(decider), Some(question)) if viewer == Some(decider) => voice.say(&question),
            (Some(decider), _) => voice.say(&Line::new("waiting-for").with("seat", decider)),
            (None, _) => voice.word("game-over"),
        }
    }

    fn choices(&self, by: Seat, lang: Lang) -> Vec<Choice> {
        if !self.deciders().contains(by) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.state().legal_actions(by, &mut legal);
        let proposed = self.state().proposed(by, &legal);
        // A stable sort: the others keep their order behind what is proposed.
        legal.sort_by_key(|&action| Some(action) != proposed);
        let voice = voice(self, lang);
        let label = |action| match voice.say(&self.state().label(by, action)) {
            label if Some(action) == proposed => format!("{label} {}", voice.word("proposed")),
            label => label,
        };
        let choice = |&action: &G::Action| Choice {
            notation: action.to_string(),
            label: label(action),
            anchor: self.state().anchor(by, action),
            closing: G::is_closing(action),
        };
        legal.iter().map(choice).collect()
    }

    fn log(&self, from: usize, viewer: Option<Seat>, lang: Lang) -> Vec<LogEntry> {
        log::of(self, from, viewer, lang)
    }

    fn step(&self, n: usize) -> Option<(Seat, String)> {
        let step = self.steps().get(n.checked_sub(1)?)?;
        Some((step.by, step.action.to_string()))
    }

    fn play(&mut self, by: Seat, notation: &str, chance: &mut dyn Chance) -> Result<(), Refusal> {
        Session::play(self, by, notation, chance).map(|_| ())
    }

    fn again(&mut self, step: &Move) -> Result<(), MoveError> {
        Session::again(self, step)
    }

    fn last(&self) -> Option<Move> {
        Session::last(self)
    }

    fn preview(&self, by: Seat, notation: &str, lang: Lang) -> Result<Option<Preview>, Refusal> {
        let Some((state, events)) = Session::preview(self, by, notation)? else { return Ok(None) };
        let voice = voice(self, lang);
        let said =
            |event: G::Event| Some(voice.say(&G::describe(event.redact(Some(by))?).sentence?));
        let log = events.into_iter().filter_map(said).collect();
        Ok(Some(Preview { scene: state.scene(Some(by), voice), log }))
    }

    fn undoable(&self, by: Seat) -> usize {
        Session::undoable(self, by)
    }

    fn redoable(&self, by: Seat) -> bool {
        Session::redoable(self, by)
    }

    fn undo(&mut self, by: Seat) -> Result<(), Refusal> {
        Session::undo(self, by)
    }

    fn redo(&mut self, by: Seat) -> Result<(), Refusal> {
        Session::redo(self, by)
    }

    fn replay(&self) -> Replay {
        Session::replay(self)
    }

    fn standings(&self) -> Option<Vec<Standing>> {
        if !self.deciders().is_empty() {
            return None;
        }
        let state = self.state();
        let standing = |seat| Standing { seat, score: state.score(seat), place: state.place(seat) };
        let mut standings: Vec<Standing> = Seat::first(state.seats()).map(standing).collect();
        standings.sort_by_key(|standing| standing.place);
        Some(standings)
    }

    fn chapter(&self) -> Option<u8> {
        self.options().chapter()
    }

    fn chapter_played(&self) -> Option<(Chapter, Sequel)> {
        let state = self.state();
        let sequel = state.sequel().filter(|_| self.deciders().is_empty())?;
        let seats = || Seat::first(state.seats());
        let events = self.opening().iter().chain(self.steps().iter().flat_map(|step| &step.events));
        let chapter = Chapter {
            scores: seats().map(|seat| state.score(seat)).collect(),
            places: seats().map(|seat| state.place(seat)).collect(),
            road: events
                .filter_map(|&event| G::describe(event).remembered)
                .map(str::to_owned)
                .collect(),
        };
        Some((chapter, sequel))
    }

    fn score_sheet(&self, seat: Seat, lang: Lang) -> Vec<(String, i32)> {
        let mut items: Vec<(Line, i32)> = Vec::new();
        if !self.deciders().is_empty() {
            return Vec::new();
        }
        let events = self.opening().iter().chain(self.steps().iter().flat_map(|step| &step.events));
        let points = events.filter_map(|&event| G::describe(event).points);
        for Points { amount, reason, .. } in points.filter(|points| points.seat == seat) {
            match items.iter_mut().find(|(other, _)| *other == reason) {
                Some((_, sum)) => *sum += amount,
                None => items.push((reason, amount)),
            }
        }
        let voice = voice(self, lang);
        items.into_iter().map(|(line, points)| (voice.say(&line), points)).collect()
    }

    fn scores(&self, n: usize) -> Vec<i32> {
        if !self.deciders().is_empty() {
            return Vec::new();
        }
        let state = self.at(n);
        Seat::first(state.seats()).map(|seat| state.score(seat)).collect()
    }

    fn round(&self, n: usize) -> u32 {
        self.at(n).round()
    }

    fn position(&self) -> Position {
        Position::of(self, self.steps().len())
    }

    fn position_again(&self, n: usize) -> Option<(Seat, Position)> {
        if !self.deciders().is_empty() {
            return None;
        }
        let n = n.min(self.steps().len());
        let asked = self.at(n).deciders().first()?;
        Some((asked, Position::of(self, n)))
    }

    fn label_again(&self, n: usize, notation: &str, lang: Lang) -> Option<String> {
        if !self.deciders().is_empty() {
            return None;
        }
        let (state, action) = (self.at(n), notation.parse().ok()?);
        let asked = state.deciders().first()?;
        let mut legal = Vec::new();
        state.legal_actions(asked, &mut legal);
        legal.contains(&action).then(|| voice(self, lang).say(&state.label(asked, action)))
    }

    fn dealt_anew(&self, seat: Seat, chance: &mut dyn Chance) -> Box<dyn Table> {
        Box::new(Session::dealt_anew(self, seat, chance))
    }
}
