//! What cards, upgrades and gifts of machines are good for, in a few groups.

use super::Count;
use crate::{card::Card, machine::Machine, upgrade::Upgrade};

/// Whether its builder gets something besides its points (chapter 3.3).
pub(super) fn has_gift(machine: Machine) -> bool {
    matches!(
        machine,
        Machine::ExecArchives
            | Machine::Factory
            | Machine::JetpackLab
            | Machine::MachineHub
            | Machine::RetoolingShop
            | Machine::TrophyRoom
            | Machine::WhistleSurplus
    )
}

/// The others only count as cards.
pub(super) fn purpose_of_card(card: Card) -> Option<Count> {
    Some(match card {
        Card::LargeMarket
        | Card::MediumMarket
        | Card::SmallMarket
        | Card::UpgradeMarket
        | Card::MysteryUpgrade => Count::MarketCards,
        Card::Craft | Card::RemoteTrigger | Card::Scramble | Card::TossALine => Count::WorkCards,
        Card::Blueprints
        | Card::Charity
        | Card::DrawingBoard
        | Card::Manufacturing
        | Card::Recycle
        | Card::TreasureChest
        | Card::UniqueOpportunity => Count::GoodsCards,
        Card::BatteringRam | Card::Dispatcher | Card::SecretDoor | Card::StormWinds => return None,
    })
}

/// Lifeboat and Stash are seen in the final scoring.
pub(super) fn purpose_of_upgrade(upgrade: Upgrade) -> Option<Count> {
    Some(match upgrade {
        Upgrade::BlackLung | Upgrade::GoldLung | Upgrade::IronLung | Upgrade::WetLung => {
            Count::Lungs
        }
        Upgrade::AntiqueStore
        | Upgrade::PawnShop
        | Upgrade::RapidLoader
        | Upgrade::Stabilizer
        | Upgrade::StockPile
        | Upgrade::Strengthener => Count::ScoringUpgrades,
        Upgrade::Extension
        | Upgrade::HydraulicLift
        | Upgrade::Shuttle
        | Upgrade::TowerCrane
        | Upgrade::WinnersCircle => Count::WorkUpgrades,
        Upgrade::DraftingOffice
        | Upgrade::Duplicator
        | Upgrade::Extractor
        | Upgrade::Manifest
        | Upgrade::MetalYard
        | Upgrade::Recorder
        | Upgrade::RndUnit => Count::PieceUpgrades,
        Upgrade::Lifeboat | Upgrade::Stash => return None,
    })
}
