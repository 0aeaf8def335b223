//! Where luck comes from. All luck is drawing one kind from a bag.

use std::{fmt, mem};

use thiserror::Error;

use crate::{Id, ParseError};

/// The piles of a game that luck is drawn from, told apart by name, and how a draw is written down.
pub trait Pile: Id + fmt::Debug + Send + Sync + 'static {
    /// The notation of a kind that was drawn from this pile. It tells from which pile.
    fn show(self, kind: usize) -> String;

    /// Reads the notation of a draw.
    fn read(text: &str) -> Result<Luck<Self>, ParseError>;

    /// A draw of this component from this pile.
    fn luck(self, component: impl Id) -> Luck<Self> {
        Luck { pile: self, kind: component.index() as u8 }
    }
}

/// One draw: which pile, and which kind came out of it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Luck<P> {
    /// The pile it came from.
    pub pile: P,
    /// Which of the kinds of the pile, from zero.
    pub kind: u8,
}

impl<P: Pile> fmt::Display for Luck<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.pile.show(self.kind.into()))
    }
}

/// A source of luck: a generator, a script, a recorder, an enumerator.
pub trait Chance {
    /// Draws a kind from a bag that holds kind `i` `weights[i]` times and is not empty.
    /// `pile` is the index of a pile of the game and does not influence the draw. It is a number
    /// here and only here, so that one source of luck serves all games.
    fn draw(&mut self, pile: u8, weights: &[u8]) -> usize;
}

/// SplitMix64. Written out here because a seed must mean the same game for ever, whatever
/// becomes of a library's default generator.
///
/// ```
/// use tabletop::Rng;
///
/// let mut dice = Rng::new(42);
/// let rolls: Vec<u32> = (0..3).map(|_| dice.below(6) + 1).collect();
/// assert!(rolls.iter().all(|roll| (1..=6).contains(roll)));
///
/// let mut again = Rng::new(42);
/// assert_eq!(rolls, (0..3).map(|_| again.below(6) + 1).collect::<Vec<_>>());
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator that gives the same numbers for the same seed, for ever.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The seed of one of many, such as of a game of a tournament, or of a seat of a game.
    pub fn derive_seed(seed: u64, number: u64) -> u64 {
        Rng::new(seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)).number()
    }

    /// The next number, any of all 64-bit numbers.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// One of `0..n`, each equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(n) * (self.number() >> 32)) >> 32) as u32
    }

    /// One of the items, each equally likely; there must be one.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Another generator whose numbers have nothing to do with what this one gives later.
    pub fn fork(&mut self) -> Rng {
        Rng(self.number() ^ 0xD1B5_4A32_D192_ED03)
    }
}

impl Chance for Rng {
    fn draw(&mut self, _pile: u8, weights: &[u8]) -> usize {
        weighted(weights, |total| self.below(total))
    }
}

/// A kind from a bag that is not empty, by a number that `roll` finds below the bag's size.
///
/// # Panics
///
/// When the roll is not below the total.
///
/// ```
/// // Of three kinds with 2, 0 and 3 of each, the fourth is of the last kind.
/// assert_eq!(tabletop::weighted(&[2, 0, 3], |total| { assert_eq!(total, 5); 3 }), 2);
/// ```
pub fn weighted(weights: &[u8], roll: impl FnOnce(u32) -> u32) -> usize {
    let total: u32 = weights.iter().map(|&w| u32::from(w)).sum();
    let mut rest = roll(total);
    for (kind, &weight) in weights.iter().enumerate() {
        match rest.checked_sub(u32::from(weight)) {
            None => return kind,
            Some(less) => rest = less,
        }
    }
    unreachable!("the roll is below the total")
}

/// As many different kinds as possible, in their order: for setups in which luck does not
/// matter. After kind 3 of a pile comes kind 4, and round again.
///
/// ```
/// use tabletop::{Chance, Spread};
///
/// let mut luck = Spread::default();
/// let draws: Vec<usize> = (0..4).map(|_| luck.draw(0, &[1, 0, 1, 1])).collect();
/// assert_eq!(draws, [0, 2, 3, 0]);
/// ```
#[derive(Copy, Clone, Debug, Default)]
pub struct Spread {
    next: [u8; 16],
}

impl Chance for Spread {
    fn draw(&mut self, pile: u8, weights: &[u8]) -> usize {
        let next = &mut self.next[usize::from(pile) % 16];
        let order = (0..weights.len()).map(|i| (i + usize::from(*next)) % weights.len());
        let kind =
            order.into_iter().find(|&kind| 0 < weights[kind]).expect("a bag that is not empty");
        *next = kind as u8 + 1;
        kind
    }
}

/// The first kind there is.
fn first(weights: &[u8]) -> usize {
    weights.iter().position(|&w| 0 < w).expect("a bag that is not empty")
}

/// Luck known in advance: from a replay, or from a scenario. A draw the script cannot answer
/// takes the first kind and is remembered as an error, so that bad input never panics.
///
/// ```
/// use tabletop::{Bag, Pile as _, Script, ScriptError};
/// use tabletop::toy::{Card, Pile};
///
/// let luck = [Pile::Deck.luck(Card::C5)];
/// let mut deck = Bag::<Card, { Card::COUNT }>::of([1; Card::COUNT]);
/// let mut script = Script::new(&luck);
/// assert_eq!(deck.draw(Pile::Deck, &mut script), Some(Card::C5));
/// deck.draw(Pile::Deck, &mut script);
/// assert_eq!(script.finish(), Err(ScriptError::RanOut));
/// ```
#[derive(Debug)]
pub struct Script<'a, P> {
    luck: &'a [Luck<P>],
    at: usize,
    error: Option<ScriptError>,
}

/// How a script and the rules disagreed.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
pub enum ScriptError {
    /// The rules drew more often than the script says.
    #[error("more is drawn here than the line says after `=`")]
    RanOut,
    /// What the script says at this place is not in the bag that is drawn from.
    #[error("`{0}` cannot be drawn here")]
    NotThere(String),
    /// The script says more than the rules drew.
    #[error("nothing is left to draw when `{0}` should come")]
    LeftOver(String),
}

impl<'a, P: Pile> Script<'a, P> {
    /// From what was drawn, in its order.
    pub fn new(luck: &'a [Luck<P>]) -> Script<'a, P> {
        Script { luck, at: 0, error: None }
    }

    /// Whether the script was right to the end.
    ///
    /// # Errors
    ///
    /// The first draw that was not as it says.
    pub fn finish(self) -> Result<(), ScriptError> {
        match (self.error, self.luck.get(self.at)) {
            (Some(error), _) => Err(error),
            (None, Some(luck)) => Err(ScriptError::LeftOver(luck.to_string())),
            (None, None) => Ok(()),
        }
    }
}

impl<P: Pile> Chance for Script<'_, P> {
    fn draw(&mut self, pile: u8, weights: &[u8]) -> usize {
        let next = self.luck.get(self.at).copied();
        self.at += 1;
        match next {
            Some(luck)
                if luck.pile.index() == usize::from(pile)
                    && weights.get(usize::from(luck.kind)).is_some_and(|&w| 0 < w) =>
            {
                return usize::from(luck.kind);
            }
            Some(luck) => _ = self.error.get_or_insert(ScriptError::NotThere(luck.to_string())),
            None => _ = self.error.get_or_insert(ScriptError::RanOut),
        }
        first(weights)
    }
}

/// Writes down what another source draws.
///
/// ```
/// use tabletop::{Bag, Recorder, Rng};
/// use tabletop::toy::{Card, Pile};
///
/// let mut deck = Bag::<Card, { Card::COUNT }>::of([1; Card::COUNT]);
/// let mut rng = Rng::new(3);
/// let mut recorder = Recorder::<Pile>::new(&mut rng);
/// let card = deck.draw(Pile::Deck, &mut recorder).expect("nine cards");
/// let luck = recorder.drawn();
/// assert_eq!(luck[0].pile, Pile::Deck);
/// assert_eq!(luck[0].to_string(), card.to_string());
/// ```
pub struct Recorder<'a, P> {
    inner: &'a mut dyn Chance,
    drawn: Vec<Luck<P>>,
}

impl<'a, P: Pile> Recorder<'a, P> {
    /// Writes down what this source draws.
    pub fn new(inner: &'a mut dyn Chance) -> Recorder<'a, P> {
        Recorder { inner, drawn: Vec::new() }
    }

    /// What was drawn, in its order.
    pub fn drawn(self) -> Vec<Luck<P>> {
        self.drawn
    }
}

impl<P: Pile> fmt::Debug for Recorder<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorder").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

impl<P: Pile> Chance for Recorder<'_, P> {
    fn draw(&mut self, pile: u8, weights: &[u8]) -> usize {
        let kind = self.inner.draw(pile, weights);
        self.drawn.push(Luck { pile: P::at(pile.into()), kind: kind as u8 });
        kind
    }
}

/// Visits every outcome of a random process together with its probability.
///
/// ```
/// use tabletop::{Chance, Odometer};
///
/// // Two coins: how likely are two heads?
/// let (mut both, mut luck) = (0.0, Odometer::default());
/// while luck.advance() {
///     let heads = |luck: &mut Odometer| luck.draw(0, &[1, 1]) == 0;
///     if heads(&mut luck) & heads(&mut luck) {
///         both += luck.probability();
///     }
/// }
/// assert_eq!(both, 0.25);
/// ```
#[derive(Debug, Default)]
pub struct Odometer {
    digits: Vec<(usize, Vec<u8>)>,
    at: usize,
    started: bool,
}

impl Odometer {
    /// Moves to the next outcome; false after the last one.
    pub fn advance(&mut self) -> bool {
        self.at = 0;
        if !mem::replace(&mut self.started, true) {
            return true;
        }
        while let Some((kind, weights)) = self.digits.last_mut() {
            if let Some(next) = (*kind + 1..weights.len()).find(|&k| 0 < weights[k]) {
                *kind = next;
                return true;
            }
            self.digits.pop();
        }
        false
    }

    /// How likely the present outcome is.
    pub fn probability(&self) -> f64 {
        let share = |(kind, weights): &(usize, Vec<u8>)| {
            f64::from(weights[*kind]) / weights.iter().map(|&w| f64::from(w)).sum::<f64>()
        };
        self.digits.iter().map(share).product()
    }
}

impl Chance for Odometer {
    fn draw(&mut self, _pile: u8, weights: &[u8]) -> usize {
        if self.at == self.digits.len() {
            self.digits.push((first(weights), weights.to_vec()));
        }
        self.at += 1;
        self.digits[self.at - 1].0
    }
}
