//! What is agreed before a game: its variant switches and the facts it is played with.

use std::{fmt, ops::RangeInclusive};

use thiserror::Error;

use crate::{CAMPAIGN, Fault, ParseError, Source};

/// A variant option of a game.
///
/// ```
/// use tabletop::{Setting, Switch, Values};
///
/// const SWITCHES: &[Switch] = &[
///     Switch::two("SW-1", "storms", &["off", "on"]),
///     Switch::off_or("SW-2", "round_limit", 1..=99).variant(),
/// ];
///
/// let mut limit = 0;
/// Switch::named(SWITCHES, "round_limit")?.set(Setting::Number(&mut limit), "12")?;
/// assert_eq!(limit, 12);
///
/// let refused = Switch::named(SWITCHES, "fog").unwrap_err();
/// assert_eq!(refused.to_string(), "unknown option `fog`: known are storms, round_limit");
/// # Ok::<(), tabletop::OptionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Switch {
    /// The rule it changes, as the rules number it.
    pub id: &'static str,
    /// How it is called on the command line and in files.
    pub name: &'static str,
    /// What it can be set to.
    pub values: Values,
    /// Whether it makes another game of it, which people choose for its own sake. All others settle how a
    /// rule is read that nobody knows for sure.
    pub is_variant: bool,
}

impl Switch {
    /// One with two values, the default first.
    pub const fn two(
        id: &'static str,
        name: &'static str,
        values: &'static [&'static str; 2],
    ) -> Switch {
        Switch::one_of(id, name, values)
    }

    /// One with several values, the default first.
    pub const fn one_of(
        id: &'static str,
        name: &'static str,
        values: &'static [&'static str],
    ) -> Switch {
        Switch { id, name, values: Values::OneOf(values), is_variant: false }
    }

    /// One that is off, or a number.
    pub const fn off_or(
        id: &'static str,
        name: &'static str,
        numbers: RangeInclusive<u16>,
    ) -> Switch {
        Switch { id, name, values: Values::OffOr(numbers), is_variant: false }
    }

    /// The same, chosen for its own sake.
    #[must_use]
    pub const fn variant(self) -> Switch {
        Switch { is_variant: true, ..self }
    }

    /// The switch with this name.
    ///
    /// # Errors
    ///
    /// When no switch has it.
    pub fn named<'a>(switches: &'a [Switch], name: &str) -> Result<&'a Switch, OptionError> {
        switches.iter().find(|switch| switch.name == name).ok_or_else(|| OptionError::Unknown {
            name: name.to_owned(),
            known: switches.iter().map(|switch| switch.name).collect(),
        })
    }

    /// Sets what stands behind this switch.
    ///
    /// # Errors
    ///
    /// When the switch has no such value.
    pub fn set(&self, setting: Setting<'_>, value: &str) -> Result<(), OptionError> {
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
    fn wrong(&self, value: &str) -> OptionError {
        let (name, value) = (self.name, value.to_owned());
        OptionError::Value { name, value, values: self.values.clone() }
    }
}

/// What an option can be set to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Values {
    /// One of these, the default first.
    OneOf(&'static [&'static str]),
    /// `off`, which is the default, or a number.
    OffOr(RangeInclusive<u16>),
}

impl Values {
    /// The value that the rules have.
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
    /// Everything that can be set, in the order in which it is offered.
    const SWITCHES: &'static [Switch];
    /// The facts as they ship, file by file.
    const DATA: &'static [Source<'static>];

    /// What the switch of this name sets; `None` if there is no such switch.
    fn setting(&mut self, switch: &str) -> Option<Setting<'_>>;

    /// Sets an option by its name.
    ///
    /// # Errors
    ///
    /// When there is no such option, or it has no such value.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        if name == CAMPAIGN {
            return self.inherit(value);
        }
        let switch = Switch::named(Self::SWITCHES, name)?;
        switch.set(self.setting(name).expect("every switch sets something"), value)
    }

    /// What an option is set to, as it is written; `None` if there is no such option.
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

    /// What a chapter inherits from its campaign, as it is written; `None` in a game of its own.
    fn legacy(&self) -> Option<String> {
        None
    }

    /// Makes the game a chapter.
    ///
    /// # Errors
    ///
    /// When the game has no campaign, or no chapter can inherit this.
    fn inherit(&mut self, _legacy: &str) -> Result<(), OptionError> {
        Err(OptionError::NoCampaign)
    }

    /// The number of the chapter, from one; `None` in a game of its own.
    fn chapter(&self) -> Option<u8> {
        None
    }

    /// Plays with other facts: files of the names in `DATA`; those left out stay as they ship.
    fn load(&mut self, files: &[Source<'_>]) -> Result<(), Fault>;
    /// Tells one set of facts from another: `standard`, or a fingerprint.
    fn edition(&self) -> String;
}

/// Why an option is not set.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum OptionError {
    /// The game has no option of this name.
    #[error("unknown option `{name}`: known are {}", known.join(", "))]
    Unknown {
        /// The name that was written.
        name: String,
        /// The names of all options of the game.
        known: Vec<&'static str>,
    },
    /// The option cannot have this value.
    #[error("option {name} cannot be `{value}`: it is {values}")]
    Value {
        /// The name of the option.
        name: &'static str,
        /// The value that was written.
        value: String,
        /// What it can be.
        values: Values,
    },
    /// A chapter is asked of a game without a campaign.
    #[error("this game has no campaign")]
    NoCampaign,
    /// No chapter can inherit this.
    #[error(transparent)]
    Legacy(#[from] ParseError),
}
