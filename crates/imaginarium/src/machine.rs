//! Machines: 21 types in five families (IM-2.10, IM-3.2), and the piles they lie in.

use tabletop::Bag;

tabletop::ids! {
    /// A machine type by its serial number. All copies of a type are alike.
    pub enum Machine ("machine") {
        P1 = "P1", P2 = "P2", P3 = "P3", P4 = "P4", P5 = "P5", P6 = "P6",
        T1 = "T1", T2 = "T2", T3 = "T3", T4 = "T4",
        A1 = "A1", A2 = "A2", A3 = "A3", A4 = "A4", A5 = "A5", A6 = "A6",
        D1 = "D1", D2 = "D2", D3 = "D3",
        S1 = "S1", S2 = "S2",
    }
}

tabletop::ids! {
    /// The five families of machines (IM-2.11).
    pub enum Family ("family") {
        Production = "P", Transformation = "T", Attack = "A", Defence = "D", Special = "S",
    }
}

impl Machine {
    #[inline]
    pub const fn family(self) -> Family {
        use Machine as M;
        match self {
            M::P1 | M::P2 | M::P3 | M::P4 | M::P5 | M::P6 => Family::Production,
            M::T1 | M::T2 | M::T3 | M::T4 => Family::Transformation,
            M::A1 | M::A2 | M::A3 | M::A4 | M::A5 | M::A6 => Family::Attack,
            M::D1 | M::D2 | M::D3 => Family::Defence,
            M::S1 | M::S2 => Family::Special,
        }
    }

    /// The lightning symbol: a single effect at the moment of repair (IM-3.3).
    pub fn has_lightning(self) -> bool {
        self.family() == Family::Attack || self == Machine::S1
    }

    /// Special machines are never dismantled (IM-3.4, IM-16.3).
    #[inline]
    pub fn can_be_dismantled(self) -> bool {
        self.family() != Family::Special
    }
}

/// Machine cards lying together in no order that matters: deck, shredder, a yard.
pub type Machines = Bag<Machine, { Machine::COUNT }>;
