//! Upgrades of the airship: three types, each built step by step.

tabletop::ids! {
    pub enum Type ("type of upgrade") {
        Movement = "movement", Combat = "combat", Planting = "planting",
    }
}

tabletop::ids! {
    pub enum Upgrade ("upgrade") {
        M1 = "up-m1", M2 = "up-m2", M3 = "up-m3", C1 = "up-c1", C2 = "up-c2", C3 = "up-c3",
        C4 = "up-c4", P1 = "up-p1", P2 = "up-p2", P3 = "up-p3",
    }
}

/// The most steps of a type.
pub const STEPS: usize = 4;
