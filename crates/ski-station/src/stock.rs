//! The stock of a player, and paying out of it: euros, employees, Time (chapter SK-7).

use std::{cmp::Reverse, fmt, str::FromStr};

use tabletop::{List, ParseError};

/// Permanents and seasonals.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Staff {
    pub permanents: u8,
    pub seasonals: u8,
}

impl Staff {
    pub fn total(self) -> u8 {
        self.permanents + self.seasonals
    }
}

tabletop::ids! {
    /// What a cost can be paid with (SK-7.1).
    pub enum Kind ("kind of cost: E, M or X") {
        Euros = "E", Employees = "M", Mixed = "X",
    }
}

/// What something costs, written `X3`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Cost {
    pub kind: Kind,
    pub n: u8,
    /// Permanents count 2 (SK-7.5).
    pub double: bool,
}

impl Cost {
    pub const fn euros(n: u8) -> Cost {
        Cost { kind: Kind::Euros, n, double: false }
    }

    pub const fn employees(n: u8) -> Cost {
        Cost { kind: Kind::Employees, n, double: false }
    }

    pub const fn mixed(n: u8) -> Cost {
        Cost { kind: Kind::Mixed, n, double: false }
    }

    #[must_use]
    pub const fn doubled(self, double: bool) -> Cost {
        Cost { double, ..self }
    }

    #[must_use]
    pub fn less(self, n: u8) -> Cost {
        Cost { n: self.n.saturating_sub(n), ..self }
    }
}

impl Default for Cost {
    fn default() -> Cost {
        Cost::euros(0)
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind, self.n)
    }
}

impl FromStr for Cost {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Cost, ParseError> {
        let wrong = || ParseError::unknown(text, "price: it is E, M or X with a number, as in E2");
        let kind: Kind = text.get(..1).ok_or_else(wrong)?.parse().map_err(|_| wrong())?;
        let n = text[1..].parse().ok().filter(|&n| n <= 20).ok_or_else(wrong)?;
        Ok(Cost { kind, n, double: false })
    }
}

/// Pieces that pay a cost, written `2e 1p 1t`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Bundle {
    pub eur: u8,
    pub permanents: u8,
    pub seasonals: u8,
    pub time: u8,
}

impl Bundle {
    pub fn is_empty(self) -> bool {
        self == Bundle::default()
    }

    pub fn add(&mut self, other: Bundle) {
        self.eur += other.eur;
        self.permanents += other.permanents;
        self.seasonals += other.seasonals;
        self.time += other.time;
    }

    /// Most euros first, then most permanents, then seasonals (SK-28.4).
    fn key(self) -> (Reverse<u8>, Reverse<u8>, Reverse<u8>, u8) {
        (Reverse(self.eur), Reverse(self.permanents), Reverse(self.seasonals), self.time)
    }
}

impl Ord for Bundle {
    fn cmp(&self, other: &Bundle) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Bundle {
    fn partial_cmp(&self, other: &Bundle) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces =
            [(self.eur, 'e'), (self.permanents, 'p'), (self.seasonals, 's'), (self.time, 't')];
        let mut space = "";
        for (n, letter) in pieces.into_iter().filter(|(n, _)| 0 < *n) {
            write!(f, "{space}{n}{letter}")?;
            space = " ";
        }
        if space.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
}

impl FromStr for Bundle {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Bundle, ParseError> {
        let mut bundle = Bundle::default();
        for word in text.split_whitespace().filter(|&word| word != "nothing") {
            let wrong = || ParseError::unknown(word, "payment: it is 2e, 1p, 3s or 1t");
            let at = word.len().checked_sub(1).filter(|&at| word.is_char_boundary(at));
            let (n, letter) = word.split_at(at.ok_or_else(wrong)?);
            let n: u8 = n.parse().map_err(|_| wrong())?;
            *match letter {
                "e" => &mut bundle.eur,
                "p" => &mut bundle.permanents,
                "s" => &mut bundle.seasonals,
                "t" => &mut bundle.time,
                _ => return Err(wrong()),
            } = n;
        }
        Ok(bundle)
    }
}

/// What a player can pay with at a moment.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Purse {
    pub eur: u16,
    pub permanents: u8,
    pub seasonals: u8,
    pub time: u8,
    /// What a Time is worth in euros and in employees (SK-7.7, SK-7.8).
    pub time_eur: u8,
    pub time_employees: u8,
}

/// Costs that have been accepted and are still to be paid (SK-7.19).
pub type Dues = List<Cost, 4>;

impl Purse {
    #[must_use]
    pub fn without(mut self, bundle: Bundle) -> Purse {
        self.eur -= u16::from(bundle.eur);
        self.permanents -= bundle.permanents;
        self.seasonals -= bundle.seasonals;
        self.time -= bundle.time;
        self
    }

    /// What one piece of each kind counts for a cost: euro, permanent, seasonal, Time.
    #[inline]
    fn values(self, cost: Cost) -> [u8; 4] {
        let permanent = 1 + u8::from(cost.double);
        match cost.kind {
            Kind::Euros => [1, 0, 0, self.time_eur],
            Kind::Employees => [0, permanent, 1, self.time_employees],
            // Counting a Time as an employee is never better (SK-7.20).
            Kind::Mixed => [1, permanent, 1, self.time_eur],
        }
    }

    /// Whether one cost can be paid.
    #[inline]
    pub fn pays(self, cost: Cost) -> bool {
        let [eur, permanent, seasonal, time] = self.values(cost).map(u16::from);
        let worth = eur * self.eur
            + permanent * u16::from(self.permanents)
            + seasonal * u16::from(self.seasonals)
            + time * u16::from(self.time);
        u16::from(cost.n) <= worth
    }

    /// Whether all these costs can be paid together. Euros pay employees of no later cost, so they
    /// go first wherever they may, and then seasonals: only Time and permanents are worth trying in
    /// different numbers.
    pub fn pays_all(self, costs: &[Cost]) -> bool {
        let [first, rest @ ..] = costs else { return true };
        if rest.is_empty() {
            return self.pays(*first);
        }
        if self.has_euros_for(costs) {
            return true;
        }
        if rest.iter().any(|cost| cost.kind == Kind::Euros) {
            let mut found = false;
            self.bundles(*first, |bundle| {
                found = self.without(bundle).pays_all(rest);
                !found
            });
            return found;
        }
        let [eur, permanent, seasonal, time] = self.values(*first);
        for t in 0..=most(time, self.time.into(), first.n) {
            let left = first.n.saturating_sub(time * t);
            for permanents in 0..=most(permanent, self.permanents.into(), left) {
                let left = left.saturating_sub(permanent * permanents);
                let euros = most(eur, self.eur, left);
                let seasonals = most(seasonal, self.seasonals.into(), left - euros);
                let bundle = Bundle { eur: euros, permanents, seasonals, time: t };
                if left == euros + seasonals && self.without(bundle).pays_all(rest) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether euros alone pay whatever takes euros, and all else is one cost that can be paid: so it
    /// is for most, and found at once.
    fn has_euros_for(self, costs: &[Cost]) -> bool {
        let (mut left, mut others) = (self.eur, 0);
        costs.iter().all(|&cost| match cost.kind {
            Kind::Employees => {
                others += 1;
                others == 1 && self.pays(cost)
            }
            Kind::Euros | Kind::Mixed => {
                let enough = u16::from(cost.n) <= left;
                left = left.saturating_sub(cost.n.into());
                enough
            }
        })
    }

    /// Every bundle that covers a cost and would not with any piece less, in order (SK-7.18), until
    /// `offer` wants no more.
    pub fn bundles(self, cost: Cost, mut offer: impl FnMut(Bundle) -> bool) {
        let [eur, permanent, seasonal, time] = self.values(cost);
        for eur_paid in (0..=most(eur, self.eur, cost.n)).rev() {
            let left = cost.n - eur_paid;
            for permanents in (0..=most(permanent, self.permanents.into(), left)).rev() {
                let left = left.saturating_sub(permanent * permanents);
                for seasonals in (0..=most(seasonal, self.seasonals.into(), left)).rev() {
                    let left = left - seasonals;
                    let by_time = most(time, self.time.into(), left);
                    let bundle = Bundle { eur: eur_paid, permanents, seasonals, time: by_time };
                    let paid = eur_paid + permanent * permanents + seasonals + time * by_time;
                    if cost.n <= paid
                        && self.is_minimal(bundle, cost, paid - cost.n)
                        && !offer(bundle)
                    {
                        return;
                    }
                }
            }
        }
    }

    /// What a bundle counts for a cost.
    pub fn worth(self, bundle: Bundle, cost: Cost) -> u8 {
        let pieces = [bundle.eur, bundle.permanents, bundle.seasonals, bundle.time];
        pieces.into_iter().zip(self.values(cost)).map(|(n, value)| n * value).sum()
    }

    /// Whether every piece is needed, with so much paid too much.
    fn is_minimal(self, bundle: Bundle, cost: Cost, surplus: u8) -> bool {
        let pieces = [bundle.eur, bundle.permanents, bundle.seasonals, bundle.time];
        let used = pieces.into_iter().zip(self.values(cost)).filter(|(n, _)| 0 < *n);
        used.into_iter().all(|(_, value)| surplus < value)
    }
}

/// The most pieces of a value that are of use for what is left to pay.
#[inline]
fn most(value: u8, have: u16, left: u8) -> u8 {
    match value {
        0 => 0,
        1 => u16::from(left).min(have) as u8,
        _ => u16::from(left.div_ceil(value)).min(have) as u8,
    }
}
