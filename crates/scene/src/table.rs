//! Tables: sessions of any game, for clients that know none.

use std::any::Any;

use tabletop::{Event, Refusal, Replay, Seat, Seats, Session};

use crate::{Anchor, Lang, Layout, Line, Present, Scene};

/// One answer a seat can give now.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Choice {
    pub notation: String,
    pub label: String,
    pub anchor: Anchor,
}

/// One sentence of the log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogEntry {
    /// The move it belongs to, counted from one; zero for setup.
    pub step: usize,
    pub text: String,
    pub clause: &'static str,
}

/// How a seat stands at the end.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Standing {
    pub seat: Seat,
    pub score: i32,
    pub place: u8,
}

/// A session without its type. Nothing here tells a viewer what the viewer may not know.
pub trait Table: Send {
    fn as_any(&self) -> &dyn Any;
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    /// Who is asked; empty when the game is over.
    fn deciders(&self) -> Seats;
    /// The number of moves so far.
    fn moves(&self) -> usize;

    fn layout(&self, lang: Lang) -> Layout;
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

    fn play(&mut self, by: Seat, notation: &str) -> Result<(), Refusal>;
    fn undoable(&self, by: Seat) -> usize;
    fn redoable(&self, by: Seat) -> bool;
    fn undo(&mut self, by: Seat) -> Result<(), Refusal>;
    fn redo(&mut self, by: Seat) -> Result<(), Refusal>;

    /// The whole game to be written down. It holds every secret: never for a player of a running
    /// game.
    fn replay(&self) -> Replay;
    /// Final places, best first; nothing while the game goes on.
    fn standings(&self) -> Option<Vec<Standing>>;
}

impl<G: Present> Table for Session<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

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

    fn layout(&self, lang: Lang) -> Layout {
        self.state().layout(lang)
    }

    fn scene(&self, viewer: Option<Seat>, lang: Lang) -> Scene {
        self.state().scene(viewer, lang)
    }

    fn scene_again(&self, n: usize, lang: Lang) -> Scene {
        let state = self.at(n);
        if self.deciders().is_empty() {
            state.scene_afterwards(lang)
        } else {
            state.scene(None, lang)
        }
    }

    fn prompt(&self, viewer: Option<Seat>, lang: Lang) -> String {
        let speech = G::speech(lang);
        match (self.deciders().first(), self.state().prompt()) {
            (Some(decider), Some(question)) if viewer == Some(decider) => speech.say(&question),
            (Some(decider), _) => speech.say(&Line::new("waiting-for").with_text("seat", decider)),
            (None, _) => speech.word("game-over"),
        }
    }

    fn choices(&self, by: Seat, lang: Lang) -> Vec<Choice> {
        if !self.deciders().contains(by) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.state().legal_actions(by, &mut legal);
        let choice = |&action: &G::Action| Choice {
            notation: action.to_string(),
            label: G::speech(lang).say(&self.state().label(by, action)),
            anchor: self.state().anchor(by, action),
        };
        legal.iter().map(choice).collect()
    }

    fn log(&self, from: usize, viewer: Option<Seat>, lang: Lang) -> Vec<LogEntry> {
        let speech = G::speech(lang);
        let opening = self.opening().iter().map(|&event| (0, event));
        let moves = self.steps().iter().enumerate();
        let moves = moves.flat_map(|(i, step)| step.events.iter().map(move |&e| (i + 1, e)));
        opening
            .chain(moves)
            .filter(|(step, _)| from <= *step)
            .filter_map(|(step, event)| {
                let event = event.redact(viewer)?;
                let text = speech.say(&G::say(event)?);
                Some(LogEntry { step, text, clause: G::clause(event) })
            })
            .collect()
    }

    fn step(&self, n: usize) -> Option<(Seat, String)> {
        let step = self.steps().get(n.checked_sub(1)?)?;
        Some((step.by, step.action.to_string()))
    }

    fn play(&mut self, by: Seat, notation: &str) -> Result<(), Refusal> {
        Session::play(self, by, notation).map(|_| ())
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
}
