//! Upgrades: what improves a player board for the rest of the game.

use crate::goods::Good;

tabletop::ids! {
    /// An upgrade; there is one of each (WM-1.10).
    pub enum Upgrade ("upgrade") {
        AntiqueStore = "up-antique-store", BlackLung = "up-black-lung",
        DraftingOffice = "up-drafting-office", Duplicator = "up-duplicator",
        Extension = "up-extension", Extractor = "up-extractor", GoldLung = "up-gold-lung",
        HydraulicLift = "up-hydraulic-lift", IronLung = "up-iron-lung",
        Lifeboat = "up-lifeboat", Manifest = "up-manifest", MetalYard = "up-metal-yard",
        PawnShop = "up-pawn-shop", RndUnit = "up-rnd-unit", RapidLoader = "up-rapid-loader",
        Recorder = "up-recorder", Shuttle = "up-shuttle", Stabilizer = "up-stabilizer",
        Stash = "up-stash", StockPile = "up-stock-pile", Strengthener = "up-strengthener",
        TowerCrane = "up-tower-crane", WetLung = "up-wet-lung",
        WinnersCircle = "up-winners-circle",
    }
}

pub type Upgrades = tabletop::Set<Upgrade>;

impl Upgrade {
    /// The Lungs, with the goods they pay everything with (WM-19.8).
    pub const LUNGS: [(Upgrade, Good); 4] = [
        (Upgrade::BlackLung, Good::Coal),
        (Upgrade::GoldLung, Good::Gold),
        (Upgrade::IronLung, Good::Iron),
        (Upgrade::WetLung, Good::Water),
    ];

    /// Those their owner may use in a window of the own turn (WM-22.1).
    pub const FREE: [Upgrade; 9] = [
        Upgrade::AntiqueStore,
        Upgrade::Duplicator,
        Upgrade::HydraulicLift,
        Upgrade::Manifest,
        Upgrade::MetalYard,
        Upgrade::PawnShop,
        Upgrade::RndUnit,
        Upgrade::Recorder,
        Upgrade::TowerCrane,
    ];

    /// Whether it is used at most once in a turn (WM-22.2, WM-22.3).
    pub const fn is_once_a_turn(self) -> bool {
        !matches!(self, Upgrade::AntiqueStore | Upgrade::PawnShop | Upgrade::Duplicator)
    }
}
