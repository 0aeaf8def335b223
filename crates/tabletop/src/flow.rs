//! The flow of a game: a stack of what is still to be done, and who is asked about it.

use std::{fmt, hash::Hash, str::FromStr};

use crate::{Choices, Ctx, Event, List, ParseError, Probe, Seat, Seats};

/// Something still to be done.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Frame<S, Q> {
    /// Needs nobody.
    Do(S),
    /// Waits for an answer of somebody.
    Ask(Seat, Q),
}

impl<S: Default, Q> Default for Frame<S, Q> {
    fn default() -> Self {
        Frame::Do(S::default())
    }
}

/// Frames on top of each other, in a list of any size.
pub trait Stack<F> {
    /// Puts a frame on top.
    fn push(&mut self, frame: F);
    /// Takes the top frame off; `None` if there is none.
    fn pop(&mut self) -> Option<F>;
    /// The top frame; `None` if there is none.
    fn top(&self) -> Option<F>;
}

impl<F: Copy, const N: usize> Stack<F> for List<F, N> {
    #[inline]
    fn push(&mut self, frame: F) {
        List::push(self, frame);
    }

    #[inline]
    fn pop(&mut self) -> Option<F> {
        List::pop(self)
    }

    #[inline]
    fn top(&self) -> Option<F> {
        self.last().copied()
    }
}

/// A game that keeps what is still to be done on a stack of frames. The top of the stack is done
/// next; a loop pushes its own frame again, an effect pushes its questions on top.
///
/// A frame holds a question, never its answers: they are made when they are wanted.
///
/// ```
/// use tabletop::{Flow, Rng, Script, Seat, Session};
/// use tabletop::toy::{NoOptions, Toy};
///
/// let session = Session::<Toy>::new(2, NoOptions, &mut Rng::new(1));
/// let game = session.state();
/// assert_eq!(game.deciders().first(), Some(Seat(0)));
///
/// let mut legal = Vec::new();
/// game.legal_actions(Seat(0), &mut legal);
/// assert_eq!(legal[0].to_string(), "draw");
/// ```
pub trait Flow {
    /// What the rules do by themselves.
    type Step: Copy;
    /// What a player is asked.
    type Question: Copy + fmt::Debug;
    /// One click. The order of `Ord` is the order in which choices are listed.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = ParseError>
        + Send
        + Sync
        + 'static;
    /// Something that happened.
    type Event: Event;

    /// What is still to be done.
    fn stack(&self) -> &impl Stack<Frame<Self::Step, Self::Question>>;

    /// What is still to be done, to be changed.
    fn stack_mut(&mut self) -> &mut impl Stack<Frame<Self::Step, Self::Question>>;

    /// Does a step. It may push frames.
    fn step(&mut self, step: Self::Step, cx: &mut Ctx<'_, Self::Event>);

    /// Every answer to a question, sorted, each once; there is always one.
    fn answers(&self, by: Seat, question: Self::Question, out: &mut impl Choices<Self::Action>);

    /// What an answer does. The question has been taken off the stack.
    fn choose(
        &mut self,
        by: Seat,
        question: Self::Question,
        answer: Self::Action,
        cx: &mut Ctx<'_, Self::Event>,
    );

    /// Whether a question is asked even if it has a single answer.
    fn is_always_asked(&self, by: Seat, question: Self::Question) -> bool;

    /// Whether this answer is left to the player even if it is the only one.
    #[inline]
    fn is_left_to_the_player(&self, _only: Self::Action) -> bool {
        false
    }

    /// The rules are about to give the only answer there is.
    fn tell_only_answer(&self, by: Seat, only: Self::Action, cx: &mut Ctx<'_, Self::Event>);

    /// What is done next.
    #[inline]
    fn top(&self) -> Option<Frame<Self::Step, Self::Question>> {
        self.stack().top()
    }

    /// Does this once everything pushed later is done.
    #[inline]
    fn then(&mut self, step: Self::Step) {
        self.stack_mut().push(Frame::Do(step));
    }

    /// Asks somebody something, once everything pushed later is done.
    #[inline]
    fn ask(&mut self, by: Seat, question: Self::Question) {
        self.stack_mut().push(Frame::Ask(by, question));
    }

    /// How many answers a question has, up to two, and the first of them.
    #[inline]
    fn probe(&self, by: Seat, question: Self::Question) -> Probe<Self::Action> {
        let mut probe = Probe::default();
        self.answers(by, question, &mut probe);
        probe
    }

    /// Does everything that needs nobody, up to the next question or the end of the game.
    fn run(&mut self, cx: &mut Ctx<'_, Self::Event>) {
        while let Some(frame) = self.stack_mut().pop() {
            match frame {
                Frame::Do(step) => self.step(step, cx),
                Frame::Ask(by, question) => match self.only_answer(by, question) {
                    Some(only) => {
                        self.tell_only_answer(by, only, cx);
                        self.choose(by, question, only, cx);
                    }
                    None => return self.ask(by, question),
                },
            }
        }
    }

    /// The answer to a question that asks nothing.
    #[inline]
    fn only_answer(&self, by: Seat, question: Self::Question) -> Option<Self::Action> {
        if self.is_always_asked(by, question) {
            return None;
        }
        let probe = self.probe(by, question);
        let only = probe.first.unwrap_or_else(|| panic!("{question:?} has no answer"));
        (probe.count == 1 && !self.is_left_to_the_player(only)).then_some(only)
    }

    /// Who may act now. Empty exactly when the game is over.
    #[inline]
    fn deciders(&self) -> Seats {
        match self.top() {
            Some(Frame::Ask(by, _)) => Seats::one(by),
            _ => Seats::NONE,
        }
    }

    /// Fills `out` with every legal action of `by`, sorted, each once. The only authority
    /// on what is legal.
    fn legal_actions(&self, by: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        if let Some(Frame::Ask(asked, question)) = self.top()
            && asked == by
        {
            self.answers(by, question, out);
        }
    }

    /// Applies a legal action: the answer to the question that is open. Then runs the rules up to
    /// the next decision.
    fn apply(&mut self, by: Seat, action: Self::Action, ctx: &mut Ctx<'_, Self::Event>) {
        let Some(Frame::Ask(asked, question)) = self.stack_mut().pop() else {
            unreachable!("somebody is asked as long as the game goes on");
        };
        debug_assert_eq!(asked, by);
        self.choose(by, question, action, ctx);
        self.run(ctx);
    }
}
