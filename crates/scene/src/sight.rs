//! Sights: all that one seat may know of a game, with what led to it.

use std::fmt;

use tabletop::{Event, Options, Seat, View};

use crate::{Lang, Line, Present, Scene, Standing};

/// A game as one seat sees it, hears it and is asked in it. Players outside of this program get
/// what can be read off it, and never the state.
pub struct Sight<'a, G: Present> {
    state: &'a G,
    options: &'a G::Options,
    /// Everything that happened, with all secrets.
    told: &'a [G::Event],
    moves: usize,
    names: &'a [String],
    seat: Seat,
}

/// The seat and nothing of the state, so that there is no way around what the seat may know.
impl<G: Present> fmt::Debug for Sight<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sight({})", self.seat)
    }
}

impl<'a, G: Present> Sight<'a, G> {
    /// Of a game after so many moves, in which all of this happened.
    pub fn new(
        state: &'a G,
        options: &'a G::Options,
        told: &'a [G::Event],
        moves: usize,
        seat: Seat,
    ) -> Sight<'a, G> {
        Sight { state, options, told, moves, names: &[], seat }
    }

    /// The same among people with names.
    #[must_use]
    pub fn among(self, names: &'a [String]) -> Sight<'a, G> {
        Sight { names, ..self }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.state.seats())
    }

    /// What the seats are called; empty where nobody said.
    pub fn names(&self) -> &'a [String] {
        self.names
    }

    /// Which facts are played with.
    pub fn edition(&self) -> String {
        self.options.edition()
    }

    /// The options that are not as usual, by name and value.
    pub fn options(&self) -> Vec<(String, String)> {
        self.options.changed()
    }

    /// What the seat knows of the position.
    pub fn view(&self) -> View<'a, G> {
        View::new(self.state, self.seat).after(self.moves)
    }

    /// Everything that happened, as the seat may know it.
    pub fn events(&self) -> Vec<G::Event> {
        self.told.iter().filter_map(|event| event.redact(Some(self.seat))).collect()
    }

    /// What the seat sees, with seats called by their letters.
    pub fn scene(&self, lang: Lang) -> Scene {
        self.state.scene(Some(self.seat), G::speech(lang).plain())
    }

    /// The question, if it is this seat that is asked.
    pub fn prompt(&self) -> Option<Line> {
        self.state.prompt().filter(|_| self.state.deciders().contains(self.seat))
    }

    /// How everybody stands at the end, in the order of seats; `None` while the game goes on.
    pub fn standings(&self) -> Option<Vec<Standing>> {
        let state = self.state;
        let standing = |seat| Standing { seat, score: state.score(seat), place: state.place(seat) };
        state.deciders().is_empty().then(|| self.seats().map(standing).collect())
    }
}

/// A game that can be carried elsewhere.
pub(crate) struct Moment<G: Present> {
    pub(crate) state: G,
    pub(crate) options: G::Options,
    pub(crate) told: Vec<G::Event>,
    pub(crate) moves: usize,
    pub(crate) names: Vec<String>,
}

impl<G: Present> Moment<G> {
    pub(crate) fn sight(&self, seat: Seat) -> Sight<'_, G> {
        Sight::new(&self.state, &self.options, &self.told, self.moves, seat).among(&self.names)
    }
}
