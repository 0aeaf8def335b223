//! Machines: the 54 tiles that are built on scaffolds.

use std::fmt;

tabletop::ids! {
    /// A machine; there is one of each (WM-1.8).
    pub enum Machine ("machine") {
        BlackIron = "sm-black-iron", BlackPointer = "sm-black-pointer",
        DoubleCoal = "sm-double-coal", DoubleGold = "sm-double-gold",
        DoubleIron = "sm-double-iron", DoublePointer = "sm-double-pointer",
        MetalPointer = "sm-metal-pointer", ShinyCoal = "sm-shiny-coal",
        ShinyIron = "sm-shiny-iron", ShinyPointer = "sm-shiny-pointer",
        WetCoal = "sm-wet-coal", WetGold = "sm-wet-gold", WetIron = "sm-wet-iron",
        WetPointer = "sm-wet-pointer", WhistlePointer = "sm-whistle-pointer",
        Whistler = "sm-whistler",
        AlphaSite = "mm-alpha-site", Archives = "mm-archives", Automation = "mm-automation",
        BoosterPack = "mm-booster-pack", Controller = "mm-controller", Crane = "mm-crane",
        Dispatch = "mm-dispatch", Elevator = "mm-elevator", Forge = "mm-forge",
        Hoist = "mm-hoist", Library = "mm-library", Lift = "mm-lift",
        PrintingPress = "mm-printing-press", RopeLadder = "mm-rope-ladder",
        SecretLab = "mm-secret-lab", Terrace = "mm-terrace", TeslaCoil = "mm-tesla-coil",
        TreasureMap = "mm-treasure-map", Vault = "mm-vault", Welder = "mm-welder",
        CoalSlide = "lm-coal-slide", Disassembler = "lm-disassembler",
        DoomsdayDevice = "lm-doomsday-device", ExecArchives = "lm-exec-archives",
        Factory = "lm-factory", HangGlider = "lm-hang-glider", JetpackLab = "lm-jetpack-lab",
        MachineHub = "lm-machine-hub", Megaphone = "lm-megaphone",
        RetoolingShop = "lm-retooling-shop", SalvageYard = "lm-salvage-yard",
        Sanctuary = "lm-sanctuary", SwapMeet = "lm-swap-meet", TollBridge = "lm-toll-bridge",
        Transmogrifier = "lm-transmogrifier", Trap = "lm-trap", TrophyRoom = "lm-trophy-room",
        WhistleSurplus = "lm-whistle-surplus",
    }
}

tabletop::ids! {
    /// How large a machine is (WM-1.9).
    pub enum Size ("size: small, medium or large") {
        Small = "small", Medium = "medium", Large = "large",
    }
}

pub type Machines = tabletop::Set<Machine>;

impl Machine {
    #[inline]
    pub const fn size(self) -> Size {
        if self.index() < Machine::AlphaSite.index() {
            Size::Small
        } else if self.index() < Machine::CoalSlide.index() {
            Size::Medium
        } else {
            Size::Large
        }
    }

    /// Machines that only order another one to be activated (WM-21.9).
    pub const fn is_switch(self) -> bool {
        matches!(self, Machine::Controller | Machine::MachineHub)
    }

    /// What cannot be activated from storage (WM-21.11).
    pub const fn works_only_on_the_grid(self) -> bool {
        matches!(
            self,
            Machine::Elevator
                | Machine::Sanctuary
                | Machine::SwapMeet
                | Machine::TollBridge
                | Machine::Trap
        )
    }
}

/// Where the order to activate a machine came from.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Order {
    /// The airship placed in this turn touches it or stands on it.
    Airship,
    /// A switch the airship touches passed the order on (WM-23.35).
    Switch,
    /// A card, award, ability or a machine just built named it (WM-5.24).
    Effect,
    /// The same, and the machine lies in the own storage (WM-21.10).
    Storage,
}

impl Order {
    /// The order as a switch passes it on.
    pub const fn passed_on(self) -> Order {
        match self {
            Order::Airship | Order::Switch => Order::Switch,
            Order::Effect | Order::Storage => Order::Effect,
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Order::Airship => "airship",
            Order::Switch => "switch",
            Order::Effect => "effect",
            Order::Storage => "storage",
        })
    }
}
