//! A game being played: its history, undo up to the fence, and what each seat may know.

use std::fmt;

use thiserror::Error;

use crate::{
    Chance, Ctx, Event, Fault, Features, Flow, Game, Luck, Move, ParseError, Pile, Recorder,
    Replay, Script, ScriptError, Seat,
};

/// One move with all that came of it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    before: G,
    /// Who moved.
    pub by: Seat,
    /// What was done.
    pub action: G::Action,
    /// What was drawn.
    pub luck: Vec<Luck<G::Pile>>,
    /// What came of it.
    pub events: Vec<G::Event>,
}

/// A game in progress with everything that led to it.
///
/// ```
/// use tabletop::{Refusal, Rng, Seat, Session};
/// use tabletop::toy::{NoOptions, Toy};
///
/// let mut luck = Rng::new(1);
/// let mut session = Session::<Toy>::new(2, NoOptions, &mut luck);
/// assert!(session.play(Seat(1), "draw", &mut luck).is_err(), "it is A who decides");
/// session.play(Seat(0), "draw", &mut luck)?;
///
/// // What was drawn is drawn: the move cannot be taken back.
/// assert_eq!(session.undo(Seat(0)), Err(Refusal::NothingToUndo));
///
/// // The game as text, and played again from it.
/// let replay = session.replay();
/// let again = Session::<Toy>::load(&replay, NoOptions).expect("just written");
/// assert_eq!(again.state(), session.state());
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    options: G::Options,
    state: G,
    opening: Opening<G>,
    steps: Vec<Step<G>>,
    undone: Vec<Step<G>>,
    fence: usize,
    names: Vec<String>,
}

/// Why a move, an undo or a redo was not carried out; the session is as it was.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is asked.
    #[error("{}", not_your_turn(*decider))]
    NotYourTurn {
        /// Who is asked; `None` if several are.
        decider: Option<Seat>,
    },
    /// What is written is no action at all.
    #[error(transparent)]
    NotAnAction(ParseError),
    /// An action, but not one of those that are possible now.
    #[error("`{action}` is not possible now")]
    NotLegal {
        /// The notation of the action.
        action: String,
    },
    /// The last move is not one that this seat can take back.
    #[error("there is nothing you can take back")]
    NothingToUndo,
    /// This seat took nothing back, or has moved since.
    #[error("there is nothing to do again")]
    NothingToRedo,
}

fn not_your_turn(decider: Option<Seat>) -> String {
    match decider {
        Some(seat) => format!("it is {seat} who decides now"),
        None => "you are not asked now".to_owned(),
    }
}

/// Why a move that was written down cannot be made again; the session is as it was.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum MoveError {
    /// What was drawn could not be read.
    #[error(transparent)]
    Luck(#[from] ParseError),
    /// The move is refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The rules draw something else than what was written down.
    #[error(transparent)]
    Script(#[from] ScriptError),
}

impl<G: Game> Session<G> {
    /// Lays out a game.
    ///
    /// # Panics
    ///
    /// When the game is not for so many players.
    pub fn new(seats: u8, options: G::Options, chance: &mut dyn Chance) -> Session<G> {
        let (state, opening) = open::<G>(seats, options, chance);
        Session { options, state, opening, steps: vec![], undone: vec![], fence: 0, names: vec![] }
    }

    /// A game that goes on from a position nobody has played to, as lessons do: it cannot be written
    /// down as a replay.
    pub fn from_position(options: G::Options, state: G) -> Session<G> {
        let opening = (vec![], vec![]);
        Session { options, state, opening, steps: vec![], undone: vec![], fence: 0, names: vec![] }
    }

    /// Plays a replay again, move by move.
    ///
    /// # Errors
    ///
    /// The first line of the replay that is of another game, or not as the rules have it.
    pub fn load(replay: &Replay, options: G::Options) -> Result<Session<G>, Fault> {
        replay.fits::<G>()?;
        let at_setup = |error: MoveError| Fault::at_line(&replay.file, replay.lines.setup, error);
        let luck = read_luck::<G::Pile>(&replay.luck).map_err(|e| at_setup(e.into()))?;
        let mut script = Script::new(&luck);
        let (state, opening) = open::<G>(replay.seats, options, &mut script);
        script.finish().map_err(|e| at_setup(e.into()))?;
        let mut session = Session {
            options,
            state,
            opening,
            steps: vec![],
            undone: vec![],
            fence: 0,
            names: vec![],
        };
        for step in &replay.moves {
            session.again(step).map_err(|e| Fault::at_line(&replay.file, step.line, e))?;
        }
        Ok(session)
    }

    /// Makes a move that was written down, with the luck it had. On an error nothing happened.
    ///
    /// # Errors
    ///
    /// When the move cannot be read or is not legal, or the rules draw something else.
    pub fn again(&mut self, step: &Move) -> Result<(), MoveError> {
        let luck = read_luck::<G::Pile>(&step.luck)?;
        let action = self.check(step.by, &step.action)?;
        let before = (self.fence, self.undone.clone());
        let mut script = Script::new(&luck);
        self.carry_out(step.by, action, &mut script);
        script.finish().map_err(|e| {
            self.state = self.steps.pop().expect("just played").before;
            (self.fence, self.undone) = before;
            e.into()
        })
    }

    /// What was agreed before the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All moves that stand, the first one first.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// What happened before the first move.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening.1
    }

    /// What the seats are called in sentences; their letters where nobody said.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Calls the seats by names in sentences.
    pub fn name_seats(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// What `seat` may know of the position, and nothing else.
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        View::new(&self.state, seat)
    }

    /// The same game in a position that agrees with everything `seat` knows; what was told so far is
    /// as it was. The seat must not see the difference.
    pub fn dealt_anew(&self, seat: Seat, chance: &mut dyn Chance) -> Session<G> {
        Session { state: self.view(seat).sample(chance), ..self.clone() }
    }

    /// The action a notation stands for, if `by` may do it now.
    ///
    /// # Errors
    ///
    /// When somebody else is asked, or this is no action, or not a legal one.
    pub fn check(&self, by: Seat, notation: &str) -> Result<G::Action, Refusal> {
        let deciders = self.state.deciders();
        if deciders.is_empty() {
            return Err(Refusal::GameOver);
        }
        if !deciders.contains(by) {
            return Err(Refusal::NotYourTurn { decider: deciders.first() });
        }
        let action: G::Action = notation.parse().map_err(Refusal::NotAnAction)?;
        let mut legal = Vec::new();
        self.state.legal_actions(by, &mut legal);
        if legal.contains(&action) {
            Ok(action)
        } else {
            Err(Refusal::NotLegal { action: action.to_string() })
        }
    }

    /// Plays a move; answers with what happened.
    ///
    /// # Errors
    ///
    /// When the move is refused; then nothing happened.
    pub fn play(
        &mut self,
        by: Seat,
        notation: &str,
        chance: &mut dyn Chance,
    ) -> Result<&[G::Event], Refusal> {
        let action = self.check(by, notation)?;
        self.carry_out(by, action, chance);
        Ok(&self.steps.last().expect("just played").events)
    }

    /// What a move would do, if it could be taken back: then nobody learns by it what they could
    /// not learn by making it. `None` where it draws luck, shows a secret or is final.
    ///
    /// # Errors
    ///
    /// When the move would be refused.
    pub fn preview(&self, by: Seat, notation: &str) -> Result<Option<Outcome<G>>, Refusal> {
        let action = self.check(by, notation)?;
        let mut state = self.state;
        let mut events = Vec::new();
        let mut script = Script::<G::Pile>::new(&[]);
        state.apply(by, action, &mut Ctx { chance: &mut script, log: Some(&mut events) });
        let drew = script.finish().is_err();
        let stands = drew || events.iter().any(|e| e.is_final()) || !state.deciders().contains(by);
        Ok((!stands).then_some((state, events)))
    }

    fn carry_out(&mut self, by: Seat, action: G::Action, chance: &mut dyn Chance) {
        let before = self.state;
        let mut recorder = Recorder::new(chance);
        let mut events = Vec::new();
        self.state.apply(by, action, &mut Ctx { chance: &mut recorder, log: Some(&mut events) });
        let luck = recorder.drawn();
        let final_now = !luck.is_empty()
            || events.iter().any(|e| e.is_final())
            || !self.state.deciders().contains(by);
        self.steps.push(Step { before, by, action, luck, events });
        self.undone.clear();
        if final_now {
            self.fence = self.steps.len();
        }
    }

    /// How many moves `by` can take back now.
    pub fn undoable(&self, by: Seat) -> usize {
        self.steps[self.fence..].iter().rev().take_while(|step| step.by == by).count()
    }

    /// Takes back the last move of `by`.
    ///
    /// # Errors
    ///
    /// When the last move is not theirs, or stands for good.
    pub fn undo(&mut self, by: Seat) -> Result<(), Refusal> {
        if self.undoable(by) == 0 {
            return Err(Refusal::NothingToUndo);
        }
        let step = self.steps.pop().expect("counted");
        self.state = step.before;
        self.undone.push(step);
        Ok(())
    }

    /// Whether `by` took something back that can be done again.
    pub fn redoable(&self, by: Seat) -> bool {
        self.undone.last().is_some_and(|step| step.by == by)
    }

    /// Does again what `by` took back. Nothing taken back had any luck in it.
    ///
    /// # Errors
    ///
    /// When they took nothing back, or somebody has moved since.
    pub fn redo(&mut self, by: Seat) -> Result<(), Refusal> {
        let step = self.undone.pop_if(|step| step.by == by).ok_or(Refusal::NothingToRedo)?;
        let later = std::mem::take(&mut self.undone);
        self.carry_out(by, step.action, &mut Script::<G::Pile>::new(&[]));
        self.undone = later;
        Ok(())
    }

    /// The position after the first `n` moves.
    pub fn at(&self, n: usize) -> G {
        self.steps.get(n).map_or(self.state, |step| step.before)
    }

    /// The last move as it is written down.
    pub fn last(&self) -> Option<Move> {
        let step = self.steps.last()?;
        Some(Move::of::<G>(step.by, step.action, &step.luck))
    }

    /// The game as text: save file, log and bug report at once.
    pub fn replay(&self) -> Replay {
        let steps = self.steps.iter().map(|step| (step.by, step.action, &*step.luck));
        Replay::of::<G>(self.state.seats(), &self.options, &self.opening.0, steps)
    }
}

/// A position and what led to it.
pub type Outcome<G> = (G, Vec<<G as Flow>::Event>);

type Opening<G> = (Vec<Luck<<G as Game>::Pile>>, Vec<<G as Flow>::Event>);

fn open<G: Game>(seats: u8, options: G::Options, chance: &mut dyn Chance) -> (G, Opening<G>) {
    let mut recorder = Recorder::new(chance);
    let mut events = Vec::new();
    let ctx = &mut Ctx { chance: &mut recorder, log: Some(&mut events) };
    let state = G::setup(seats, options, ctx);
    (state, (recorder.drawn(), events))
}

pub(crate) fn read_luck<P: Pile>(words: &[String]) -> Result<Vec<Luck<P>>, ParseError> {
    words.iter().map(|word| P::read(word)).collect()
}

/// A position as one seat knows it. Bots get this and never the state.
///
/// ```
/// use tabletop::{Rng, Seat, Session};
/// use tabletop::toy::{NoOptions, Toy};
///
/// let session = Session::<Toy>::new(2, NoOptions, &mut Rng::new(1));
/// let view = session.view(Seat(1));
/// let mut legal = Vec::new();
/// view.legal_actions(&mut legal);
/// assert!(legal.is_empty(), "A is asked first");
/// // A position that agrees with all that B knows, to think about.
/// let imagined = view.sample(&mut Rng::new(2));
/// # let _ = imagined;
/// ```
#[derive(Copy, Clone)]
pub struct View<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    moves: Option<usize>,
}

/// The seat and nothing of the state, so that there is no way around what the seat may know.
impl<G: Game> fmt::Debug for View<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({})", self.seat)
    }
}

impl<'a, G: Game> View<'a, G> {
    /// What a seat knows of a position.
    pub fn new(state: &'a G, seat: Seat) -> View<'a, G> {
        View { state, seat, moves: None }
    }

    /// The same, known to come after so many moves of the game.
    #[must_use]
    pub fn after(self, moves: usize) -> View<'a, G> {
        View { moves: Some(moves), ..self }
    }

    /// How many moves were made before, if that is known.
    pub fn moves(&self) -> Option<usize> {
        self.moves
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Fills `out` with what this seat may do now.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        self.state.legal_actions(self.seat, out);
    }

    /// Fills `out` with what a player on this seat would think about.
    pub fn sensible_actions(&self, out: &mut Vec<G::Action>) {
        self.state.sensible_actions(self.seat, out);
    }

    /// Fills `out` with what a good player on this seat weighs.
    pub fn candidates(&self, out: &mut Vec<G::Action>)
    where
        G: Features,
    {
        self.state.candidates(self.seat, out);
    }

    /// A position that agrees with everything this seat knows.
    pub fn sample(&self, chance: &mut dyn Chance) -> G {
        let mut state = *self.state;
        state.determinize(self.seat, chance);
        state
    }
}
