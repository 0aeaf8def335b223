//! Deeds: whatever is paid for and then takes effect.

use crate::{
    WhistleMountain,
    ability::Ability,
    airship::Dock,
    award::Award,
    card::Card,
    goods::{Cost, Good, Goods},
    machine::{Machine, Order, Size},
    upgrade::Upgrade,
};

/// Something with a price and an effect.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Deed {
    /// The activity of a dock, with its tier from 0.
    Dock(Dock, u8),
    /// An upgrade at the upgrade dock.
    Buy(Upgrade),
    /// The build, move or rescue of a Forge; builds by their number from 0.
    Build(u8),
    Move,
    Rescue,
    /// The activation of a machine.
    Activate(Machine, Order),
    Play(Card),
    Redeem(Award),
    /// The free ability of an upgrade (WM-22.1).
    Use(Upgrade),
    /// A free starting ability; Requisitioner has two ways.
    Exert(Ability, Way),
}

/// The two ways of Requisitioner.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Way {
    /// A card is given for a scaffold.
    Card,
    /// A scaffold is given for a card.
    Scaffold,
}

/// What a deed costs.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Price {
    pub cost: Cost,
    /// A card, a stored scaffold to be discarded.
    pub card: bool,
    pub scaffold: bool,
}

/// What a deed does: the building blocks of chapter 3.0, and the texts that are alone of their kind.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Effect {
    /// Goods and VP.
    Gain(Goods, u8),
    GainAny(u8),
    Cards(u8),
    DrawAndKeep(u8, u8),
    Scaffolds(u8),
    Machine(Size),
    Upgrade,
    BlindUpgrade,
    Buy(Upgrade),
    Awards(u8),
    Build,
    Move,
    Rescue,
    /// Activates a machine on the grid, except the one that orders it.
    Activate {
        not: Option<Machine>,
        order: Order,
    },
    /// Activates a machine on the grid or in the own storage.
    ActivateAny,
    Promote,
    TowerStep,
    /// Dispatch: an own airship but the one that led to this (WM-23.35).
    ShipHome(Order),
    /// All airships go home.
    AllHome,
    /// Alpha Site, Terrace.
    Halves(Machine),
    Elevate,
    Disassemble,
    SwapUpgrades,
    Salvage,
    Shelter,
    Escape,
    SwapToken,
    TakeTolls,
    Megaphone,
    Charity,
    DrawingBoard,
    Recycle,
    Ram,
    Exchange,
    Duplicate,
}

impl WhistleMountain {
    pub(crate) fn price(&self, deed: Deed) -> Price {
        let edition = self.edition();
        let goods = |cost: Cost| Price { cost, ..Price::default() };
        let whistles = |n: u16| goods(Cost::of(Good::Whistle, n));
        let card = Price { card: true, ..Price::default() };
        let scaffold = Price { scaffold: true, ..Price::default() };
        match deed {
            Deed::Dock(dock, tier) => goods(edition.dock(dock, tier).unwrap_or_default()),
            Deed::Buy(upgrade) => {
                goods(Cost { named: edition.upgrade(upgrade).cost, ..Cost::FREE })
            }
            Deed::Build(n) => goods(edition.works.builds[usize::from(n)]),
            Deed::Move => goods(edition.works.moving),
            Deed::Rescue => goods(edition.works.rescue),
            Deed::Activate(machine, _) => Price {
                cost: edition.machine(machine).cost,
                card: matches!(machine, Machine::Lift | Machine::Transmogrifier),
                scaffold: false,
            },
            Deed::Play(card) => goods(edition.card_cost(card)),
            Deed::Redeem(_) => Price::default(),
            Deed::Use(upgrade) => match upgrade {
                Upgrade::AntiqueStore
                | Upgrade::Duplicator
                | Upgrade::MetalYard
                | Upgrade::Recorder => whistles(1),
                Upgrade::RndUnit => whistles(3),
                Upgrade::PawnShop => goods(Cost { any: 2, ..Cost::FREE }),
                Upgrade::HydraulicLift | Upgrade::TowerCrane => scaffold,
                Upgrade::Manifest => card,
                _ => unreachable!("{upgrade} is no free ability"),
            },
            Deed::Exert(Ability::Requisitioner, Way::Card) => card,
            Deed::Exert(Ability::Requisitioner, Way::Scaffold) => scaffold,
            // Exchanger asks what is given for what, and pays it then.
            Deed::Exert(..) => Price::default(),
        }
    }

    pub(crate) fn effect(&self, deed: Deed) -> Effect {
        match deed {
            Deed::Dock(dock, tier) => match dock {
                Dock::Card => Effect::Cards(tier + 1),
                Dock::Small1 | Dock::Small2 => Effect::Machine(Size::Small),
                Dock::Medium => Effect::Machine(Size::Medium),
                Dock::Large => Effect::Machine(Size::Large),
                Dock::Upgrade => unreachable!("an upgrade is bought by its name"),
                Dock::Scaffold1 | Dock::Scaffold2 => Effect::Scaffolds(tier + 1),
                Dock::Rescue => Effect::Rescue,
            },
            Deed::Buy(upgrade) => Effect::Buy(upgrade),
            Deed::Build(_) => Effect::Build,
            Deed::Move => Effect::Move,
            Deed::Rescue => Effect::Rescue,
            Deed::Activate(machine, order) => self.machine_effect(machine, order),
            Deed::Play(card) => card_effect(card),
            Deed::Redeem(award) => award_effect(award),
            Deed::Use(upgrade) => match upgrade {
                Upgrade::AntiqueStore | Upgrade::PawnShop => Effect::Gain(Goods::NONE, 1),
                Upgrade::Duplicator => Effect::Duplicate,
                Upgrade::HydraulicLift => Effect::Move,
                Upgrade::Manifest => Effect::Gain(Goods::of(Good::Coal, 2), 0),
                Upgrade::MetalYard => Effect::Scaffolds(1),
                Upgrade::RndUnit => Effect::Upgrade,
                Upgrade::Recorder => Effect::Cards(1),
                Upgrade::TowerCrane => Effect::Build,
                _ => unreachable!("{upgrade} is no free ability"),
            },
            Deed::Exert(Ability::Requisitioner, Way::Card) => Effect::Scaffolds(1),
            Deed::Exert(Ability::Requisitioner, Way::Scaffold) => Effect::Cards(1),
            Deed::Exert(..) => Effect::Exchange,
        }
    }

    /// Chapters 3.1 to 3.3.
    fn machine_effect(&self, machine: Machine, order: Order) -> Effect {
        let whistle = |n| Goods::of(Good::Whistle, n);
        match machine {
            Machine::AlphaSite | Machine::Terrace => Effect::Halves(machine),
            Machine::Archives => Effect::DrawAndKeep(3, 1),
            Machine::Automation => Effect::Build,
            Machine::BoosterPack | Machine::SecretLab => Effect::Upgrade,
            Machine::Controller | Machine::MachineHub => {
                Effect::Activate { not: Some(machine), order: order.passed_on() }
            }
            Machine::Crane | Machine::JetpackLab => Effect::Scaffolds(2),
            Machine::Dispatch => Effect::ShipHome(order),
            Machine::Elevator => Effect::Elevate,
            Machine::Forge => Effect::Gain(Goods::of(Good::Iron, 3), 0),
            Machine::Hoist | Machine::RopeLadder | Machine::DoomsdayDevice => Effect::Rescue,
            Machine::Library | Machine::PrintingPress => Effect::Cards(1),
            Machine::Lift => Effect::TowerStep,
            Machine::TeslaCoil | Machine::TrophyRoom => Effect::Awards(1),
            Machine::TreasureMap => Effect::Gain(Goods::NONE, 5),
            Machine::Vault => Effect::Gain(whistle(2), 0),
            Machine::Welder => Effect::Scaffolds(1),
            Machine::CoalSlide => Effect::Move,
            Machine::Disassembler => Effect::Disassemble,
            Machine::ExecArchives => Effect::DrawAndKeep(4, 2),
            Machine::Factory => Effect::Machine(Size::Small),
            Machine::HangGlider => Effect::Promote,
            Machine::Megaphone => Effect::Megaphone,
            Machine::RetoolingShop => Effect::SwapUpgrades,
            Machine::SalvageYard => Effect::Salvage,
            Machine::Sanctuary => Effect::Shelter,
            Machine::SwapMeet => Effect::SwapToken,
            Machine::TollBridge => Effect::TakeTolls,
            Machine::Transmogrifier => Effect::Gain(whistle(1), 5),
            Machine::Trap => Effect::Escape,
            Machine::WhistleSurplus => Effect::GainAny(2),
            _ => {
                let facts = self.edition().machine(machine);
                Effect::Gain(facts.gives, facts.points)
            }
        }
    }
}

/// Chapter 3.7.
fn card_effect(card: Card) -> Effect {
    match card {
        Card::BatteringRam => Effect::Ram,
        Card::Blueprints => Effect::Cards(2),
        Card::Charity => Effect::Charity,
        Card::Craft => Effect::Build,
        Card::Dispatcher => Effect::ShipHome(Order::Effect),
        Card::DrawingBoard => Effect::DrawingBoard,
        Card::LargeMarket => Effect::Machine(Size::Large),
        Card::Manufacturing => Effect::Scaffolds(1),
        Card::MediumMarket => Effect::Machine(Size::Medium),
        Card::MysteryUpgrade => Effect::BlindUpgrade,
        Card::Recycle => Effect::Recycle,
        Card::RemoteTrigger => Effect::ActivateAny,
        Card::Scramble => Effect::Move,
        Card::SecretDoor => Effect::TowerStep,
        Card::SmallMarket => Effect::Machine(Size::Small),
        Card::StormWinds => Effect::AllHome,
        Card::TossALine => Effect::Rescue,
        Card::TreasureChest => Effect::Gain(Goods::of(Good::Whistle, 2), 0),
        Card::UniqueOpportunity => Effect::DrawAndKeep(3, 1),
        Card::UpgradeMarket => Effect::Upgrade,
    }
}

/// Chapter 3.5.
fn award_effect(award: Award) -> Effect {
    match award {
        Award::Vp4 => Effect::Gain(Goods::NONE, 4),
        Award::Vp6 => Effect::Gain(Goods::NONE, 6),
        Award::Activate => Effect::Activate { not: None, order: Order::Effect },
        Award::Build => Effect::Build,
        Award::Card => Effect::Cards(1),
        Award::Move => Effect::Move,
        Award::Rescue => Effect::Rescue,
        Award::Scaffold => Effect::Scaffolds(1),
        Award::SmallMachine => Effect::Machine(Size::Small),
        Award::Upgrade => Effect::Upgrade,
        Award::Whistle => Effect::Gain(Goods::of(Good::Whistle, 1), 0),
    }
}
