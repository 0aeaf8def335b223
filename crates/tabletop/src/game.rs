//! What a game is to everything around it.

use std::{fmt, hash::Hash, ops::RangeInclusive};

use crate::{Chance, Flow, Id, Impossible, Options, Pile, Saga, Seat, Sequel};

/// What a rule may touch besides the state itself.
pub struct Ctx<'a, E> {
    /// Where luck comes from.
    pub chance: &'a mut dyn Chance,
    /// `None` in a playout: then no event is even made.
    pub log: Option<&'a mut Vec<E>>,
}

impl<E> Ctx<'_, E> {
    /// Draws from what is neither a `Bag` nor a `Set`: kind `i` is there `weights[i]` times.
    pub fn draw(&mut self, pile: impl Id, weights: &[u8]) -> usize {
        self.chance.draw(pile.index() as u8, weights)
    }

    /// Tells the log what happened. Without a log the event is not even made.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(log) = &mut self.log {
            log.push(event());
        }
    }
}

impl<E> fmt::Debug for Ctx<'_, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ctx").field("log", &self.log.is_some()).finish_non_exhaustive()
    }
}

/// Something that happened. `Display` is its notation, which scenarios name; the sentences
/// for people are made elsewhere, in their language.
pub trait Event: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// The event as `viewer` may know it; `None` if the viewer learns nothing of it.
    /// A viewer of `None` is a spectator.
    fn redact(self, viewer: Option<Seat>) -> Option<Self>;

    /// Whether what brought it about cannot be taken back: somebody learned a secret by it, or the
    /// rules say so.
    fn is_final(self) -> bool {
        false
    }
}

/// A game in progress: plain data that knows its own rules.
pub trait Game: Flow + Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// What is agreed before the game.
    type Options: Options;
    /// The piles that luck is drawn from.
    type Pile: Pile;

    /// The name on the command line and in files.
    const NAME: &'static str;
    /// Raised whenever old replays would no longer mean the same.
    const VERSION: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// The game's campaign, if it has one.
    const CAMPAIGN: Option<Saga> = None;

    /// Lays out the game. The number of seats is one of `SEATS`.
    fn setup(seats: u8, options: Self::Options, ctx: &mut Ctx<'_, Self::Event>) -> Self;

    /// How many play.
    fn seats(&self) -> u8;

    /// Fills `out` with the legal actions a player would think about: for random play that looks
    /// like play. Never empty when something is legal.
    fn sensible_actions(&self, by: Seat, out: &mut Vec<Self::Action>) {
        self.legal_actions(by, out);
    }

    /// The round being played, counted from one.
    fn round(&self) -> u32;

    /// The points of a seat now.
    fn score(&self, seat: Seat) -> i32;

    /// The place of a seat, 1 for the winners; equal places are shared.
    fn place(&self, seat: Seat) -> u8;

    /// What comes after this chapter, once it is over; `None` in a game of its own.
    fn sequel(&self) -> Option<Sequel> {
        None
    }

    /// Replaces what `viewer` cannot know by something equally possible.
    fn determinize(&mut self, viewer: Seat, chance: &mut dyn Chance);

    /// What must hold between any two decisions.
    ///
    /// # Errors
    ///
    /// The first thing that does not hold.
    fn invariants(&self) -> Result<(), Impossible>;
}

/// Takes in the answers to a question, one by one and in order.
pub trait Choices<A> {
    /// Takes in the next answer.
    fn offer(&mut self, action: A);

    /// Whether no further answer is of interest, so that a generator may stop.
    #[inline]
    fn has_enough(&self) -> bool {
        false
    }
}

impl<A> Choices<A> for Vec<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.push(action);
    }
}

/// Counts the answers up to two and keeps the first: enough to see whether there is anything to ask.
///
/// ```
/// use tabletop::{Choices, Probe};
///
/// let mut probe = Probe::default();
/// for answer in 1..100 {
///     if probe.has_enough() {
///         break;
///     }
///     probe.offer(answer);
/// }
/// assert_eq!((probe.first, probe.count), (Some(1), 2));
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Probe<A> {
    /// The first answer; `None` if there is none.
    pub first: Option<A>,
    /// How many there are, up to two.
    pub count: u32,
}

impl<A> Default for Probe<A> {
    fn default() -> Self {
        Probe { first: None, count: 0 }
    }
}

impl<A> Choices<A> for Probe<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        if self.count == 0 {
            self.first = Some(action);
        }
        self.count += 1;
    }

    #[inline]
    fn has_enough(&self) -> bool {
        2 <= self.count
    }
}
