//! What the machines do: the texts of the cards, with the amounts the edition prints.

use tabletop::List;

use crate::{
    goods::{Feed, Good, Goods},
    machine::{Family, Machine},
};

/// The printed amounts of a machine: alone, as a pair, as a triple.
pub type Amounts = List<u16, 3>;

/// What using a slot does (IM-8.6 to IM-8.15).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Effect {
    /// Attack and defence machines are not used (IM-8.16, IM-8.17).
    Nothing,
    Gain(Goods),
    /// So many cubes of one kind of choice (P6).
    GainAlike(u16),
    /// So many cubes of choice become this (T).
    Turn {
        cubes: u16,
        into: Goods,
    },
}

/// What a machine does once, at the moment of its repair (IM-3.3).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Lightning {
    /// Every opponent hands over so much (IM-19.3).
    Steal(Good, u16),
    /// A project leaves the game (IM-19.8).
    Erase,
    /// A slot of every opponent is turned face down (IM-19.14).
    Jam,
    /// A machine comes back from the shredder (IM-21.2).
    Recycle,
}

/// What one card or several identical ones do, given the amount printed for that many.
fn identical(machine: Machine, amount: u16) -> Effect {
    let turn = |cubes, good| Effect::Turn { cubes, into: Goods::of(good, amount) };
    match machine {
        Machine::P1 => Effect::Gain(Goods::of(Good::Charbonium, amount)),
        Machine::P2 => Effect::Gain(Goods::of(Good::Wood, amount)),
        Machine::P3 => Effect::Gain(Goods::of(Good::Copper, amount)),
        Machine::P4 => Effect::Gain(Goods::of(Good::Crystal, amount)),
        Machine::P5 => {
            Effect::Gain(Goods::of(Good::Wood, amount) + Goods::of(Good::Copper, amount))
        }
        Machine::P6 => Effect::GainAlike(amount),
        Machine::T1 => turn(1, Good::Charbonium),
        Machine::T2 => turn(1, Good::Copper),
        Machine::T3 => turn(1, Good::Crystal),
        Machine::T4 => turn(2, Good::Charbonium),
        Machine::S2 => Effect::Gain(Goods::of(Good::Vp, amount)),
        Machine::A1 | Machine::A2 | Machine::A3 | Machine::A4 | Machine::A5 | Machine::A6 => {
            Effect::Nothing
        }
        Machine::D1 | Machine::D2 | Machine::D3 | Machine::S1 => Effect::Nothing,
    }
}

/// What a slot with these machines does. A T on a P gives the T's lowest output in place of
/// the cubes of the P (IM-8.10); identical machines give the amount for their number (IM-8.7).
pub fn effect(machines: &[Machine], amounts: impl Fn(Machine) -> Amounts) -> Effect {
    let &[first, .., last] = machines else {
        return identical(machines[0], amounts(machines[0]).first().copied().unwrap_or(0));
    };
    if last.family() == Family::Transformation && first.family() == Family::Production {
        return match identical(last, amounts(last)[0]) {
            Effect::Turn { into, .. } => Effect::Gain(into),
            other => other,
        };
    }
    identical(first, amounts(first).get(machines.len() - 1).copied().unwrap_or(0))
}

pub fn lightning(machine: Machine, amount: u16) -> Option<Lightning> {
    match machine {
        Machine::A1 => Some(Lightning::Steal(Good::Charbonium, amount)),
        Machine::A2 => Some(Lightning::Steal(Good::Wood, amount)),
        Machine::A3 => Some(Lightning::Steal(Good::Copper, amount)),
        Machine::A4 => Some(Lightning::Steal(Good::Crystal, amount)),
        Machine::A5 => Some(Lightning::Erase),
        Machine::A6 => Some(Lightning::Jam),
        Machine::S1 => Some(Lightning::Recycle),
        _ => None,
    }
}

/// The defence machine that shields against a theft of `good` (IM-20.2, IM-20.3); D3 always
/// does (IM-20.4).
pub fn lock_for(good: Good) -> Machine {
    if good == Good::Charbonium { Machine::D1 } else { Machine::D2 }
}

impl Effect {
    /// Every way to use it with these holdings, in order. Uses without effect are left out (IM-8.13).
    #[inline]
    pub fn feeds(self, holdings: Goods, mut offer: impl FnMut(Feed)) {
        match self {
            Effect::Nothing => {}
            Effect::Gain(_) => offer(Feed::Nothing),
            Effect::GainAlike(_) => Good::CUBES.into_iter().for_each(|cube| offer(Feed::One(cube))),
            Effect::Turn { cubes: 1, into } => {
                for cube in Good::CUBES {
                    if 0 < holdings[cube] && into != Goods::of(cube, 1) {
                        offer(Feed::One(cube));
                    }
                }
            }
            // T4 with a single cube cannot be used (IM-8.4).
            Effect::Turn { into, .. } => {
                for (i, a) in Good::CUBES.into_iter().enumerate() {
                    for &b in &Good::CUBES[i..] {
                        let feed = Feed::Two(a, b);
                        if holdings.covers(feed.goods()) && into != feed.goods() {
                            offer(feed);
                        }
                    }
                }
            }
        }
    }

    /// What goes in and what comes out when it is used with this choice.
    pub fn apply(self, feed: Feed) -> (Goods, Goods) {
        match (self, feed) {
            (Effect::Gain(gain), _) => (Goods::NONE, gain),
            (Effect::GainAlike(n), Feed::One(cube)) => (Goods::NONE, Goods::of(cube, n)),
            (Effect::Turn { into, .. }, feed) => (feed.goods(), into),
            (effect, feed) => unreachable!("{feed:?} does not answer {effect:?}"),
        }
    }
}
