//! Drift: what the sea brings, four kinds of finds and the waves.

use tabletop::Bag;

tabletop::ids! {
    /// A find, or a wave (FL-2.1).
    pub enum Drift ("thing the sea brings") {
        Shell = "shell", Wood = "wood", Glass = "glass", Amber = "amber", Wave = "wave",
    }
}

/// Some of them, in no order.
pub type Drifts = Bag<Drift, { Drift::COUNT }>;

impl Drift {
    /// What can be carried home; all but the waves.
    pub const FINDS: &'static [Drift] = &[Drift::Shell, Drift::Wood, Drift::Glass, Drift::Amber];
}

/// How many finds are among them.
pub fn finds(drifts: &Drifts) -> u8 {
    drifts.len() - drifts.count(Drift::Wave)
}
