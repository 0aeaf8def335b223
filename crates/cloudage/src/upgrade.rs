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

impl Upgrade {
    /// `up-m1` is the first step of movement.
    pub fn place(self) -> (Type, u8) {
        let (letter, step) = self.id()["up-".len()..].split_at(1);
        let kind = Type::ALL.iter().find(|kind| kind.id().starts_with(letter)).expect("a type");
        (*kind, step.parse().expect("a step"))
    }

    /// The step of a type, counted from 1; `None` past the last.
    pub fn of(kind: Type, step: u8) -> Option<Upgrade> {
        Upgrade::ALL.iter().copied().find(|upgrade| upgrade.place() == (kind, step))
    }
}

/// The most steps of a type.
pub const STEPS: usize = 4;
