//! Airships and the docks they fly to.

use std::fmt;

use crate::grid::Spot;

tabletop::ids! {
    /// An airship (WM-1.16).
    pub enum Airship ("airship: balloon, blimp or dreadnought") {
        Balloon = "balloon", Blimp = "blimp", Dreadnought = "dreadnought",
    }
}

tabletop::ids! {
    /// A dock (WM-7.1).
    pub enum Dock ("dock") {
        Card = "dock-card", Small1 = "dock-small-1", Small2 = "dock-small-2",
        Medium = "dock-medium", Large = "dock-large", Upgrade = "dock-upgrade",
        Scaffold1 = "dock-scaffold-1", Scaffold2 = "dock-scaffold-2", Rescue = "dock-rescue",
    }
}

/// Where an airship is (WM-0.22). On the grid it may stand on bare cells, on a machine or on a
/// scaffold: what lies beneath tells which.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Berth {
    #[default]
    Home,
    Dock(Dock),
    Grid(Spot),
}

impl fmt::Display for Berth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Berth::Home => f.write_str("home"),
            Berth::Dock(dock) => dock.fmt(f),
            Berth::Grid(spot) => spot.fmt(f),
        }
    }
}
