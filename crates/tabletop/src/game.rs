//! What a game is to everything around it.

use std::{fmt, hash::Hash, ops::RangeInclusive};

use crate::{CAMPAIGN, Chance, Fault, Flow, Id, Pile, Saga, Seat, Sequel, Source};

/// What a rule may touch besides the state itself.
pub struct Ctx<'a, E> {
    pub chance: &'a mut dyn Chance,
    /// Nobody listens in a playout; then no event is even made.
    pub log: Option<&'a mut Vec<E>>,
}

impl<E> Ctx<'_, E> {
    /// Draws from what is neither a `Bag` nor a `Set`: kind `i` is there `weights[i]` times.
    pub fn draw(&mut self, pile: impl Id, weights: &[u8]) -> usize {
        self.chance.draw(pile.index() as u8, weights)
    }

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
    /// The event as `viewer` may know it; nothing if the viewer learns nothing of it.
    /// A viewer of `None` is a spectator.
    fn redact(self, viewer: Option<Seat>) -> Option<Self>;

    /// Whether what brought it about cannot be taken back: somebody learned a secret by it, or the
    /// rules say so.
    fn is_final(self) -> bool {
        false
    }
}

/// A variant option of a game.
#[derive(Clone, Debug)]
pub struct Switch {
    pub id: &'static str,
    pub name: &'static str,
    pub values: Values,
}

impl Switch {
    /// One with two values, the default first.
    pub const fn two(
        id: &'static str,
        name: &'static str,
        values: &'static [&'static str; 2],
    ) -> Switch {
        Switch { id, name, values: Values::OneOf(values) }
    }

    /// The switch with this name.
    pub fn named<'a>(switches: &'a [Switch], name: &str) -> Result<&'a Switch, String> {
        switches.iter().find(|switch| switch.name == name).ok_or_else(|| {
            let names: Vec<_> = switches.iter().map(|switch| switch.name).collect();
            format!("unknown option `{name}`: known are {}", names.join(", "))
        })
    }

    /// Sets what stands behind this switch.
    pub fn set(&self, setting: Setting<'_>, value: &str) -> Result<(), String> {
        match (&self.values, setting) {
            (Values::OneOf(values), Setting::Flag(flag)) => {
                let at = values.iter().position(|&known| known == value);
                *flag = at.ok_or_else(|| self.wrong(value))? == 1;
            }
            (Values::OneOf(values), Setting::Choice(choice)) => {
                let at = values.iter().position(|&known| known == value);
                *choice = at.ok_or_else(|| self.wrong(value))? as u8;
            }
            (Values::OffOr(_), Setting::Number(number)) if value == "off" => *number = 0,
            (Values::OffOr(numbers), Setting::Number(number)) => {
                let read = value.parse().ok().filter(|n| numbers.contains(n));
                *number = read.ok_or_else(|| self.wrong(value))?;
            }
            _ => unreachable!("{} has values of another kind", self.name),
        }
        Ok(())
    }

    /// What stands behind this switch, as it is written.
    pub fn show(&self, setting: Setting<'_>) -> String {
        match (&self.values, setting) {
            (Values::OneOf(values), Setting::Flag(flag)) => values[usize::from(*flag)].to_owned(),
            (Values::OneOf(values), Setting::Choice(choice)) => {
                values[usize::from(*choice)].to_owned()
            }
            (_, Setting::Number(0)) => "off".to_owned(),
            (_, Setting::Number(number)) => number.to_string(),
            _ => unreachable!("{} has values of another kind", self.name),
        }
    }

    /// Why a value is refused.
    fn wrong(&self, value: &str) -> String {
        format!("option {} cannot be `{value}`: it is {}", self.name, self.values)
    }
}

/// What an option can be set to.
#[derive(Clone, Debug)]
pub enum Values {
    /// One of these, the default first.
    OneOf(&'static [&'static str]),
    /// `off`, which is the default, or a number.
    OffOr(RangeInclusive<u16>),
}

impl Values {
    pub fn default(&self) -> &'static str {
        match self {
            Values::OneOf(values) => values[0],
            Values::OffOr(_) => "off",
        }
    }

    /// Some value that is not the default.
    pub fn other(&self) -> String {
        match self {
            Values::OneOf(values) => values[1].to_owned(),
            Values::OffOr(numbers) => numbers.start().to_string(),
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::OneOf(values) => f.write_str(&values.join("|")),
            Values::OffOr(numbers) => write!(f, "off|{}..{}", numbers.start(), numbers.end()),
        }
    }
}

/// What stands behind a switch.
#[derive(Debug)]
pub enum Setting<'a> {
    /// Of one with two values: whether it is the second.
    Flag(&'a mut bool),
    /// Of one with several values: which of them, 0 for the first.
    Choice(&'a mut u8),
    /// Of one that is off or a number: zero for off.
    Number(&'a mut u16),
}

/// The variant switches and the facts a game is played with.
pub trait Options: Copy + Eq + fmt::Debug + Default + Send + Sync + 'static {
    const SWITCHES: &'static [Switch];
    /// The facts as they ship, file by file.
    const DATA: &'static [Source<'static>];

    /// What the switch of this name sets; `None` if there is no such switch.
    fn setting(&mut self, switch: &str) -> Option<Setting<'_>>;

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if name == CAMPAIGN {
            return self.inherit(value);
        }
        let switch = Switch::named(Self::SWITCHES, name)?;
        switch.set(self.setting(name).expect("every switch sets something"), value)
    }

    fn get(&self, name: &str) -> Option<String> {
        if name == CAMPAIGN {
            return self.legacy();
        }
        let switch = Switch::named(Self::SWITCHES, name).ok()?;
        Some(switch.show({ *self }.setting(name).expect("every switch sets something")))
    }

    /// What is not as usual, by name and value.
    fn changed(&self) -> Vec<(String, String)> {
        let differs = |switch: &Switch| {
            let value = self.get(switch.name)?;
            (value != switch.values.default()).then(|| (switch.name.to_owned(), value))
        };
        let switches = Self::SWITCHES.iter().filter_map(differs);
        let campaign = self.legacy().map(|legacy| (CAMPAIGN.to_owned(), legacy));
        switches.chain(campaign).collect()
    }

    /// What a chapter inherits from its campaign, as it is written; nothing in a game of its own.
    fn legacy(&self) -> Option<String> {
        None
    }

    /// Makes the game a chapter.
    fn inherit(&mut self, _legacy: &str) -> Result<(), String> {
        Err("this game has no campaign".to_owned())
    }

    /// The number of the chapter, from one; nothing in a game of its own.
    fn chapter(&self) -> Option<u8> {
        None
    }

    /// Plays with other facts: files of the names in `DATA`; those left out stay as they ship.
    fn load(&mut self, files: &[Source<'_>]) -> Result<(), Fault>;
    /// Tells one set of facts from another: `standard`, or a fingerprint.
    fn edition(&self) -> String;
}

/// A game in progress: plain data that knows its own rules.
pub trait Game: Flow + Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    type Options: Options;
    /// The piles that luck is drawn from.
    type Pile: Pile;

    /// The name on the command line and in files.
    const NAME: &'static str;
    /// Raised whenever old replays would no longer mean the same.
    const VERSION: u32;
    const SEATS: RangeInclusive<u8>;
    /// The game's campaign, if it has one.
    const CAMPAIGN: Option<Saga> = None;

    /// Lays out the game. The number of seats is one of `SEATS`.
    fn setup(seats: u8, options: Self::Options, ctx: &mut Ctx<'_, Self::Event>) -> Self;

    fn seats(&self) -> u8;

    /// Fills `out` with the legal actions a player would think about: for random play that looks
    /// like play. Never empty when something is legal.
    fn sensible_actions(&self, by: Seat, out: &mut Vec<Self::Action>) {
        self.legal_actions(by, out);
    }

    /// The round being played, counted from one.
    fn round(&self) -> u32;

    fn score(&self, seat: Seat) -> i32;

    /// The place of a seat, 1 for the winners; equal places are shared.
    fn place(&self, seat: Seat) -> u8;

    /// What comes after this chapter, once it is over; nothing in a game of its own.
    fn sequel(&self) -> Option<Sequel> {
        None
    }

    /// Replaces what `viewer` cannot know by something equally possible.
    fn determinize(&mut self, viewer: Seat, chance: &mut dyn Chance);

    /// What must hold between any two decisions; the first thing that does not, in words.
    fn invariants(&self) -> Result<(), String>;
}

/// Takes in the answers to a question, one by one and in order.
pub trait Choices<A> {
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
#[derive(Copy, Clone, Debug)]
pub struct Probe<A> {
    pub first: Option<A>,
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
