//! Slots of a workshop and what may lie in one: a loose machine or a combination.

use std::{fmt, ops, str::FromStr};

use tabletop::{Impossible, List, ParseError, notation::Words};

use crate::machine::{Family, Machine};

/// The contents of one slot, as a number into the table of all conceivable contents. Which of
/// them are legal, and what they do, the edition says.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Stack(u8);

#[derive(Copy, Clone)]
struct Contents {
    machines: [Machine; 6],
    len: usize,
}

const IDENTICAL: usize = (6 + 4 + 1) * 3;
const PAIRS: usize = 6 * 4;
const ATTACKS: usize = 6;
const DEFENCES: usize = 3 * 3 * 3 - 1;
const N_STACKS: usize = IDENTICAL + PAIRS + ATTACKS + DEFENCES;

static TABLE: [Contents; N_STACKS] = all_contents();
static SINGLES: [Option<Stack>; Machine::COUNT] = all_singles();

const fn all_contents() -> [Contents; N_STACKS] {
    let mut table = [Contents { machines: [Machine::P1; 6], len: 1 }; N_STACKS];
    let (mut at, mut m) = (0, 0);
    while m < Machine::COUNT {
        let machine = Machine::at(m);
        let most = match machine.family() {
            Family::Production | Family::Transformation => 3,
            Family::Attack => 1,
            Family::Defence => 0,
            Family::Special => matches!(machine, Machine::S2) as usize * 3,
        };
        let mut len = 1;
        while len <= most {
            table[at] = Contents { machines: [machine; 6], len };
            at += 1;
            len += 1;
        }
        m += 1;
    }
    let mut pair = 0;
    while pair < PAIRS {
        let (p, t) = (Machine::at(pair / 4), Machine::at(6 + pair % 4));
        table[at] = Contents { machines: [p, t, p, p, p, p], len: 2 };
        at += 1;
        pair += 1;
    }
    let mut defence = 1;
    while defence <= DEFENCES {
        let counts = [defence % 3, defence / 3 % 3, defence / 9];
        table[at].len = 0;
        let mut kind = 0;
        while kind < 3 {
            let mut n = 0;
            while n < counts[kind] {
                table[at].machines[table[at].len] = Machine::at(Machine::D1.index() + kind);
                table[at].len += 1;
                n += 1;
            }
            kind += 1;
        }
        at += 1;
        defence += 1;
    }
    assert!(at == N_STACKS);
    table
}

const fn all_singles() -> [Option<Stack>; Machine::COUNT] {
    let table = all_contents();
    let mut singles = [None; Machine::COUNT];
    let mut at = 0;
    while at < N_STACKS {
        if table[at].len == 1 {
            singles[table[at].machines[0].index()] = Some(Stack(at as u8));
        }
        at += 1;
    }
    singles
}

impl Stack {
    pub const COUNT: usize = N_STACKS;

    pub fn all() -> impl Iterator<Item = Stack> {
        (0..N_STACKS as u8).map(Stack)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A loose machine. S1 never lies in a slot (IM-21.2).
    #[inline]
    pub fn single(machine: Machine) -> Stack {
        SINGLES[machine.index()].expect("S1 leaves its slot at once")
    }

    /// The contents made of exactly these machines, if such contents are conceivable.
    pub fn of(machines: &[Machine]) -> Option<Stack> {
        let mut sorted = machines.to_vec();
        sorted.sort_unstable();
        Stack::all().find(|stack| stack.machines() == sorted)
    }

    #[inline]
    pub fn machines(self) -> &'static [Machine] {
        let contents = &TABLE[self.index()];
        &contents.machines[..contents.len]
    }

    /// The machine of a slot that holds only one.
    #[inline]
    pub fn loose(self) -> Option<Machine> {
        let contents = &TABLE[self.index()];
        (contents.len == 1).then_some(contents.machines[0])
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let machines = self.machines();
        let first = machines[0];
        match machines.len() {
            1 => write!(f, "{first}"),
            n if first.family() != Family::Defence && machines[1] == first => {
                write!(f, "{first}x{n}")
            }
            _ => {
                write!(f, "{first}")?;
                machines[1..].iter().try_for_each(|machine| write!(f, "+{machine}"))
            }
        }
    }
}

impl FromStr for Stack {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Stack, ParseError> {
        let mut machines = Vec::new();
        for part in text.split('+') {
            let (name, n) = part.split_once('x').unwrap_or((part, "1"));
            let machine: Machine = name.parse()?;
            let n = n.parse().ok().filter(|n| (1..=6).contains(n));
            let n = n.ok_or_else(|| ParseError::unknown(part, "number of machines"))?;
            machines.extend(std::iter::repeat_n(machine, n));
        }
        if machines.contains(&Machine::S1) {
            return Err(Impossible::new("`S1` never lies in a slot").into());
        }
        Stack::of(&machines).ok_or_else(|| ParseError::unfit(text, "can never share a slot"))
    }
}

/// One slot: its contents, and whether they were turned face down by A6 (IM-19.14).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Slot {
    pub stack: Stack,
    pub down: bool,
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.down { "~" } else { "" }, self.stack)
    }
}

impl FromStr for Slot {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Slot, ParseError> {
        match text.strip_prefix('~') {
            Some(stack) => Ok(Slot { stack: stack.parse()?, down: true }),
            None => Ok(Slot { stack: text.parse()?, down: false }),
        }
    }
}

/// The occupied slots of a workshop. Their position means nothing (IM-1.14), so they are kept
/// sorted: equal workshops are equal states.
///
/// 21 machines is the most that taking everything apart can lay out: six slots, of which one
/// holds all six defence machines and the others three each.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Slots(List<Slot, { Slots::CAPACITY }>);

impl Slots {
    pub const CAPACITY: usize = 21;

    pub fn insert(&mut self, slot: Slot) {
        let at = self.0.partition_point(|&other| other <= slot);
        self.0.insert(at, slot);
    }

    pub fn remove(&mut self, slot: Slot) {
        let at = self.0.iter().position(|&other| other == slot).expect("the slot is there");
        self.0.remove(at);
    }

    /// Turns all slots face up; answers with those that were down.
    pub fn turn_up(&mut self) -> impl Iterator<Item = Stack> + use<> {
        let before = *self;
        if before.iter().any(|slot| slot.down) {
            *self = Slots::default();
            for slot in before.iter() {
                self.insert(Slot { down: false, ..*slot });
            }
        }
        (0..before.len()).map(move |i| before[i]).filter(|slot| slot.down).map(|slot| slot.stack)
    }

    /// Slots that are not equal to the one before them: each sort of slot once (IM-31.3).
    #[inline]
    pub fn distinct(&self) -> impl Iterator<Item = Slot> {
        let mut last = None;
        self.0.iter().copied().filter(move |&slot| last.replace(slot) != Some(slot))
    }

    pub fn machines(&self) -> impl Iterator<Item = Machine> {
        self.0.iter().flat_map(|slot| slot.stack.machines()).copied()
    }
}

impl ops::Deref for Slots {
    type Target = [Slot];
    #[inline]
    fn deref(&self) -> &[Slot] {
        &self.0
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(iter: I) -> Self {
        let mut slots = Slots::default();
        iter.into_iter().for_each(|slot| slots.insert(slot));
        slots
    }
}

impl fmt::Display for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Words(self.iter()).fmt(f)
    }
}
