//! Actions: every answer a player can give, one click each, with its notation.

use std::{fmt, str::FromStr};

use tabletop::{ParseError, Seat, notation::read_verb};

use crate::{
    assistant::Assistant,
    board::Space,
    dial::{Job, Jobs},
    goods::{Cubes, Feed, Good, Goods},
    machine::Machine,
    project::Project,
    slot::{Slot, Stack},
};

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    Place(Space),
    Use(Stack, Feed),
    Borrow(Seat, Machine, Feed),
    /// Uses every slot that asks for no choice.
    UseAll,
    Collect,
    /// Buys the top card of the deck with AS-07.
    BuyTop,
    PayWood(u8),
    PayCopper(u8),
    Dial(Jobs),
    Begin(Job),
    Repair(Machine),
    Apply(Feed),
    Erase(Project),
    Jam(Seat, Slot),
    /// Takes a machine out of the shredder with S1.
    Take(Machine),
    /// Dismantles a broken machine for these cubes.
    Scrap(Machine, Cubes),
    /// Dismantles a repaired machine.
    Dismantle(Machine, Yield),
    Apart(Stack),
    /// Nothing more to take apart.
    Assemble,
    Join(Stack, Stack),
    Buy(Good),
    Sell(Good),
    Recruit(Assistant),
    Validate(Project),
    /// Validates a secret project of AS-08.
    Reveal(Project),
    Decline,
    Done,
    /// Puts the workshop back as it was before reorganising.
    Cancel,
    /// Ends the turn.
    Finish,
}

/// What a repaired machine is dismantled for (IM-16.6).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Yield {
    Cubes,
    Vp,
}

const _: () = assert!(size_of::<Action>() <= 8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Place(space) => write!(f, "place {space}"),
            Action::Use(stack, feed) => write!(f, "use {stack}{feed}"),
            Action::Borrow(seat, machine, feed) => write!(f, "borrow {seat} {machine}{feed}"),
            Action::UseAll => f.write_str("use all"),
            Action::Collect => f.write_str("collect"),
            Action::BuyTop => f.write_str("buy top"),
            Action::PayWood(n) => write!(f, "pay {n}w"),
            Action::PayCopper(n) => write!(f, "pay {n}cu"),
            Action::Dial(pair) => write!(f, "dial {pair}"),
            Action::Begin(job) => write!(f, "begin {job}"),
            Action::Repair(machine) => write!(f, "repair {machine}"),
            Action::Apply(feed) => write!(f, "apply{feed}"),
            Action::Erase(project) => write!(f, "erase {project}"),
            Action::Jam(seat, slot) => write!(f, "jam {seat} {slot}"),
            Action::Take(machine) => write!(f, "take {machine}"),
            Action::Scrap(machine, cubes) => write!(f, "scrap {machine} {}", Goods::from(cubes)),
            Action::Dismantle(machine, Yield::Cubes) => write!(f, "dismantle {machine} cubes"),
            Action::Dismantle(machine, Yield::Vp) => write!(f, "dismantle {machine} vp"),
            Action::Apart(stack) => write!(f, "apart {stack}"),
            Action::Assemble => f.write_str("assemble"),
            Action::Join(a, b) => write!(f, "join {a} {b}"),
            Action::Buy(good) => write!(f, "buy {good}"),
            Action::Sell(good) => write!(f, "sell {good}"),
            Action::Recruit(assistant) => write!(f, "recruit {assistant}"),
            Action::Validate(project) => write!(f, "validate {project}"),
            Action::Reveal(project) => write!(f, "reveal {project}"),
            Action::Decline => f.write_str("decline"),
            Action::Done => f.write_str("done"),
            Action::Cancel => f.write_str("cancel"),
            Action::Finish => f.write_str("finish"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, rest) = read_verb(text)?;
        Ok(match (verb, &rest[..]) {
            ("place", [space]) => Action::Place(space.parse()?),
            ("use", ["all"]) => Action::UseAll,
            ("use", [stack, feed @ ..]) => Action::Use(stack.parse()?, Feed::parse(feed)?),
            ("borrow", [seat, machine, feed @ ..]) => {
                Action::Borrow(seat.parse()?, machine.parse()?, Feed::parse(feed)?)
            }
            ("collect", []) => Action::Collect,
            ("buy", ["top"]) => Action::BuyTop,
            ("buy", [good]) => Action::Buy(good.parse()?),
            ("sell", [good]) => Action::Sell(good.parse()?),
            ("pay", [amount]) => pay(amount)?,
            ("dial", [pair]) => Action::Dial(pair.parse()?),
            ("begin", [job]) => Action::Begin(job.parse()?),
            ("repair", [machine]) => Action::Repair(machine.parse()?),
            ("apply", feed) => Action::Apply(Feed::parse(feed)?),
            ("erase", [project]) => Action::Erase(project.parse()?),
            ("jam", [seat, slot]) => Action::Jam(seat.parse()?, slot.parse()?),
            ("take", [machine]) => Action::Take(machine.parse()?),
            ("scrap", [machine, cubes @ ..]) => {
                Action::Scrap(machine.parse()?, cubes.join(" ").parse()?)
            }
            ("dismantle", [machine, "cubes"]) => Action::Dismantle(machine.parse()?, Yield::Cubes),
            ("dismantle", [machine, "vp"]) => Action::Dismantle(machine.parse()?, Yield::Vp),
            ("apart", [stack]) => Action::Apart(stack.parse()?),
            ("assemble", []) => Action::Assemble,
            ("join", [a, b]) => {
                let (a, b): (Stack, Stack) = (a.parse()?, b.parse()?);
                Action::Join(a.min(b), a.max(b))
            }
            ("recruit", [assistant]) => Action::Recruit(assistant.parse()?),
            ("validate", [project]) => Action::Validate(project.parse()?),
            ("reveal", [project]) => Action::Reveal(project.parse()?),
            ("decline", []) => Action::Decline,
            ("done", []) => Action::Done,
            ("cancel", []) => Action::Cancel,
            ("finish", []) => Action::Finish,
            _ => return Err(ParseError::unknown(text, "action")),
        })
    }
}

/// `pay 2w` or `pay 1cu`.
fn pay(amount: &str) -> Result<Action, ParseError> {
    let unit = amount.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = &amount[..amount.len() - unit.len()];
    let n = number.parse().map_err(|_| ParseError::unknown(amount, "amount"))?;
    match unit.parse()? {
        Good::Wood => Ok(Action::PayWood(n)),
        Good::Copper => Ok(Action::PayCopper(n)),
        _ => Err(ParseError::malformed(
            amount,
            "wood is paid first, then copper; crystal is the rest",
        )),
    }
}
