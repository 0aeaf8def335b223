//! Where luck comes from. All luck is drawing one kind from a bag.

use std::mem;

/// One draw as it is written down: which pile, and which kind came out of it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Luck {
    pub pile: u8,
    pub kind: u8,
}

/// A source of luck: a generator, a script, a recorder, an enumerator.
pub trait Chance {
    /// Draws a kind from a bag that holds kind `i` `weights[i]` times and is not empty.
    /// `pile` tells one bag of the game from another; it does not influence the draw.
    fn draw(&mut self, pile: u8, weights: &[u8]) -> usize;
}

/// SplitMix64. Written out here because a seed must mean the same game for ever, whatever
/// becomes of a library's default generator.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The seed of one of many, such as of a game of a tournament, or of a seat of a game.
    pub fn derive_seed(seed: u64, number: u64) -> u64 {
        Rng::new(seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)).number()
    }

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
/// takes the first kind and is remembered as a fault, so that bad input never panics.
#[derive(Debug)]
pub struct Script<'a> {
    luck: &'a [Luck],
    at: usize,
    fault: Option<ScriptFault>,
}

/// How a script and the rules disagreed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum ScriptFault {
    /// The rules drew more often than the script says.
    RanOut,
    /// What the script says at this place is not in the bag that is drawn from.
    NotThere(Luck),
    /// The script says more than the rules drew.
    LeftOver(Luck),
}

impl<'a> Script<'a> {
    pub fn new(luck: &'a [Luck]) -> Script<'a> {
        Script { luck, at: 0, fault: None }
    }

    /// Whether the script was right to the end.
    pub fn finish(self) -> Result<(), ScriptFault> {
        match (self.fault, self.luck.get(self.at)) {
            (Some(fault), _) => Err(fault),
            (None, Some(&luck)) => Err(ScriptFault::LeftOver(luck)),
            (None, None) => Ok(()),
        }
    }
}

impl Chance for Script<'_> {
    fn draw(&mut self, pile: u8, weights: &[u8]) -> usize {
        let next = self.luck.get(self.at).copied();
        self.at += 1;
        match next {
            Some(luck)
                if luck.pile == pile
                    && weights.get(usize::from(luck.kind)).is_some_and(|&w| 0 < w) =>
            {
                return usize::from(luck.kind);
            }
            Some(luck) => self.fault = self.fault.or(Some(ScriptFault::NotThere(luck))),
            None => self.fault = self.fault.or(Some(ScriptFault::RanOut)),
        }
        first(weights)
    }
}

/// Writes down what another source draws.
pub struct Recorder<'a> {
    inner: &'a mut dyn Chance,
    drawn: Vec<Luck>,
}

impl<'a> Recorder<'a> {
    pub fn new(inner: &'a mut dyn Chance) -> Recorder<'a> {
        Recorder { inner, drawn: Vec::new() }
    }

    pub fn drawn(self) -> Vec<Luck> {
        self.drawn
    }
}

impl std::fmt::Debug for Recorder<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recorder").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

impl Chance for Recorder<'_> {
    fn draw(&mut self, pile: u8, weights: &[u8]) -> usize {
        let kind = self.inner.draw(pile, weights);
        self.drawn.push(Luck { pile, kind: kind as u8 });
        kind
    }
}

/// Visits every outcome of a random process together with its probability.
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
