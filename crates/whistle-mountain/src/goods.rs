//! Goods: the five resources, and what things cost.

use std::{fmt, ops, str::FromStr};

use tabletop::ParseError;

tabletop::ids! {
    /// A resource (WM-19.1).
    pub enum Good ("resource: c, i, g, w or h") {
        Coal = "c", Iron = "i", Gold = "g", Water = "w", Whistle = "h",
    }
}

/// A bundle of tokens.
pub type Goods = tabletop::Goods<Good>;

/// Nobody can pay more than this.
const MOST: u32 = 60;

/// What something costs: units of a resource, and units of any resource (WM-19.7).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Cost {
    pub named: Goods,
    pub any: u16,
}

impl Cost {
    pub const FREE: Cost = Cost { named: Goods::NONE, any: 0 };
    /// One token of any kind, as a toll is (WM-23.13).
    pub const ANY: Cost = Cost { named: Goods::NONE, any: 1 };

    pub fn of(good: Good, n: u16) -> Cost {
        Cost { named: Goods::of(good, n), any: 0 }
    }

    pub fn units(self) -> u16 {
        self.named.total() + self.any
    }

    pub fn is_free(self) -> bool {
        self == Cost::FREE
    }
}

impl ops::Add for Cost {
    type Output = Cost;
    fn add(self, other: Cost) -> Cost {
        Cost { named: self.named + other.named, any: self.any + other.any }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.named.is_empty(), self.any) {
            (_, 0) => self.named.fmt(f),
            (true, any) => write!(f, "{any}a"),
            (false, any) => write!(f, "{} {any}a", self.named),
        }
    }
}

impl FromStr for Cost {
    type Err = ParseError;
    /// `3i 2c`, `2a`; nothing for what is free.
    fn from_str(text: &str) -> Result<Cost, ParseError> {
        let (any, named): (Vec<&str>, Vec<&str>) =
            text.split_whitespace().partition(|word| word.ends_with('a'));
        let any = match any.as_slice() {
            [] => 0,
            [one] => one[..one.len() - 1]
                .parse()
                .map_err(|_| ParseError::malformed(one, "a number goes before the unit"))?,
            _ => return Err(ParseError::malformed(text, "a stands there twice")),
        };
        let cost = Cost { named: named.join(" ").parse()?, any };
        if MOST < u32::from(cost.any) + u32::from(cost.named.total()) {
            return Err(ParseError::malformed(
                text,
                format!("nothing costs more than {MOST} tokens"),
            ));
        }
        Ok(cost)
    }
}

/// Which tokens pay which units (WM-19.13), for one payer at one moment.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Wild {
    /// Kinds that pay any unit but a whistle, as bits.
    partly: u8,
    /// Kinds that pay every unit, as bits.
    fully: u8,
}

impl Wild {
    #[must_use]
    pub fn partly(mut self, good: Good) -> Wild {
        self.partly |= 1 << good.index();
        self
    }

    #[must_use]
    pub fn fully(mut self, good: Good) -> Wild {
        self.fully |= 1 << good.index();
        self
    }

    /// Whether a token pays a unit that names another resource.
    fn pays(self, token: Good, unit: Good) -> bool {
        token == unit
            || self.fully >> token.index() & 1 == 1
            || unit != Good::Whistle && self.partly >> token.index() & 1 == 1
    }

    /// Whether these tokens can pay a cost. By Hall's theorem they can if, for every choice of
    /// named resources, there are enough tokens for those units, and enough tokens in all.
    pub fn can_pay(self, tokens: Goods, cost: Cost) -> bool {
        if tokens.total() < cost.units() {
            return false;
        }
        if tokens.covers(cost.named) {
            return true;
        }
        let named = cost.named.iter().fold(0_u8, |bits, (good, _)| bits | 1 << good.index());
        (1..=named).filter(|some| some & !named == 0).all(|some| {
            let chosen = |good: &Good| some >> good.index() & 1 == 1;
            let units: u16 = Good::ALL.iter().filter(|g| chosen(g)).map(|&g| cost.named[g]).sum();
            let pays = |token: &Good| {
                Good::ALL.iter().filter(|unit| chosen(unit)).any(|&unit| self.pays(*token, unit))
            };
            units <= Good::ALL.iter().filter(|token| pays(token)).map(|&t| tokens[t]).sum()
        })
    }
}

/// Tokens that pay a cost. Those with few whistles come first: whistles can still pay anything.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Payment {
    whistles: u8,
    others: [u8; 4],
}

impl Payment {
    const OTHERS: [Good; 4] = [Good::Coal, Good::Iron, Good::Gold, Good::Water];

    pub fn tokens(self) -> Goods {
        let others = Payment::OTHERS.into_iter().zip(self.others.map(u16::from));
        others.chain([(Good::Whistle, self.whistles.into())]).collect()
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tokens().fmt(f)
    }
}

impl FromStr for Payment {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Payment, ParseError> {
        let tokens: Goods = text.parse()?;
        if u16::from(u8::MAX) < tokens.total() {
            return Err(ParseError::unfit(text, "is more than anybody pays"));
        }
        let few = |good: Good| tokens[good] as u8;
        Ok(Payment { whistles: few(Good::Whistle), others: Payment::OTHERS.map(few) })
    }
}

/// How useful tokens are to have, for the payment that is proposed: a second one of a kind less
/// than the first, what must be returned not at all (WM-15.1), and a whistle twice as much.
pub fn usefulness(tokens: Goods) -> u16 {
    let of = |(good, n): (Good, u16)| {
        let first = if good == Good::Whistle { 8 } else { 4 };
        (0..n.min(4)).map(|before| first - before).sum::<u16>()
    };
    tokens.iter().map(of).sum()
}

/// Every way to pay a cost out of these tokens, in order, until `offer` has enough.
pub fn payments(purse: Goods, wild: Wild, cost: Cost, mut offer: impl FnMut(Payment) -> bool) {
    let units = cost.units() as u8;
    let most = |good: Good, left: u8| left.min(purse[good] as u8);
    for whistles in 0..=most(Good::Whistle, units) {
        for coal in 0..=most(Good::Coal, units - whistles) {
            for iron in 0..=most(Good::Iron, units - whistles - coal) {
                for gold in 0..=most(Good::Gold, units - whistles - coal - iron) {
                    let water = units - whistles - coal - iron - gold;
                    let payment = Payment { whistles, others: [coal, iron, gold, water] };
                    let is_there = u16::from(water) <= purse[Good::Water];
                    if is_there && wild.can_pay(payment.tokens(), cost) && !offer(payment) {
                        return;
                    }
                }
            }
        }
    }
}
