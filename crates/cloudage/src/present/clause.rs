//! The clause by which an event happens.

use crate::{
    action::{CityAction, Good},
    event::{Event, Reason},
    frame::{Cause, Source},
    mission::Mission,
    plant::Plant,
    project::Project,
    tile::Tile,
    upgrade::Type,
};

pub fn clause(event: Event) -> &'static str {
    match event {
        Event::Started { .. } => "CA-5.14",
        Event::MissionDealt { .. } | Event::MissionKept { .. } => "CA-5.16",
        Event::ProjectDrawn { .. } => "CA-32.14",
        Event::ProjectDiscarded { .. } => "CA-3.7",
        Event::Round { round: 1, .. } => "CA-7.1",
        Event::Round { .. } => "CA-8.2",
        Event::BookActive { .. } => "CA-8.5",
        Event::BookUsed { .. } => "CA-8.11",
        Event::BookPassed { .. } => "CA-8.13",
        Event::CardTurned => "CA-8.18",
        Event::StoryRead { .. } => "CA-31.2",
        Event::Gained { source, .. } => clause_of_gain(source),
        Event::Paid { good: Good::Vp, .. } => "CA-3.10",
        Event::Paid { .. } => "CA-3.7",
        Event::PlantDrawn { .. } => "CA-33.4",
        Event::PlantGiven { .. } => "CA-8.22",
        Event::Produced { .. } => "CA-9.3",
        Event::NotProduced { .. } => "CA-9.2",
        Event::Revealed { .. } => "CA-10.1",
        Event::Reshuffled { .. } => "CA-10.9",
        Event::ProjectsReshuffled => "CA-3.14",
        Event::Entered { .. } => "CA-12.4",
        Event::SolarUsed { .. } => "CA-13.8",
        Event::Landed { .. } => "CA-12.10",
        Event::MarkerPut { .. } => "CA-14.1",
        Event::MarkerLost { .. } => "CA-12.15",
        Event::FightBegun { cause, .. } => clause_of_fight(cause),
        Event::CombatCard { .. } => "CA-15.8",
        Event::MarkerUsed { bonus: 0, .. } => "CA-28.19",
        Event::MarkerUsed { tile: Tile::L1, .. } => "CA-28.8",
        Event::MarkerUsed { .. } => "CA-28.11",
        Event::FightEnded { .. } => "CA-15.16",
        Event::ActionChosen { action, .. } => clause_of_action(action),
        Event::DronePlaced { .. } => "CA-18.4",
        Event::CityCardTaken { on_top: false, .. } => "CA-18.7",
        Event::CityCardTaken { on_top: true, .. } => "CA-22.26",
        Event::CityCardBoxed { .. } => "CA-27.17",
        Event::CardRemoved { .. } => "CA-19.11",
        Event::UpgradeBuilt { .. } => "CA-16.8",
        Event::ProjectPlayed { .. } => "CA-21.4",
        Event::LevelUp { .. } => "CA-9.12",
        Event::Planted { .. } => "CA-23.4",
        Event::PlantLaid { .. } => "CA-24.7",
        Event::PlantReturned { plant: Plant::Green } => "CA-24.8",
        Event::PlantReturned { .. } => "CA-24.2",
        Event::WeaponRemoved { .. } => "CA-28.46",
        Event::TilePlaced { .. } => "CA-30.8",
        Event::TileLocked { .. } | Event::TileUnlocked { .. } => "CA-30.5",
        Event::NumberUnlocked { .. } => "CA-30.7",
        Event::Discovery { .. } => "CA-31.7",
        Event::Storm => "CA-31.14",
        Event::Automatic { .. } => "CA-3.21",
        Event::Scored { reason, .. } => clause_of_score(reason),
        Event::Over => "CA-26.11",
    }
}

fn clause_of_gain(source: Source) -> &'static str {
    match source {
        Source::Start => "CA-3.21",
        Source::Navigation => "CA-10.2",
        Source::Solar => "CA-13.9",
        Source::Book => "CA-8.14",
        Source::Project(project) => clause_of_card(project),
        Source::Level(_) => "CA-9.3",
        Source::Rise(_) => "CA-9.13",
        Source::Top => "CA-9.16",
        Source::Track(_) => "CA-14.4",
        Source::Find(_) => "CA-13.1",
        Source::City(_) => "CA-15.21",
        Source::Plant(Plant::Green) => "CA-24.7",
        Source::Plant(Plant::A) => "CA-24.4",
        Source::Plant(Plant::B) => "CA-24.5",
        Source::Plant(Plant::C) => "CA-24.6",
        Source::Upgrade(_) => "CA-16.10",
        Source::Tile(Tile::L14) => "CA-28.41",
        Source::Tile(_) => "CA-28.47",
        Source::Story(_) => "CA-31.2",
        Source::CityCard(_) => "CA-18.13",
        Source::Solo => "CA-27.8",
        Source::Build => "CA-20.5",
        Source::Wrench => "CA-19.15",
    }
}

/// A card gives something by one clause only.
fn clause_of_card(project: Project) -> &'static str {
    match project {
        Project::GrapplingHook => "CA-22.8",
        Project::SolarPanel => "CA-22.10",
        Project::Accumulator => "CA-22.11",
        Project::PilotBadge => "CA-22.14",
        Project::CombatBadge => "CA-22.15",
        Project::CombatSequence => "CA-22.16",
        Project::FlightLessons => "CA-22.18",
        Project::Porthole => "CA-22.19",
        Project::SecretTunnel => "CA-22.22",
        Project::PlantMarket => "CA-22.23",
        Project::BiologyHandbook => "CA-22.24",
        Project::WindTurbine
        | Project::RainCollector
        | Project::Scrapyard
        | Project::GeothermalWell
        | Project::SolarFarm => "CA-22.30",
        _ => "CA-22.31",
    }
}

fn clause_of_fight(cause: Cause) -> &'static str {
    match cause {
        Cause::City(_) => "CA-15.1",
        Cause::Book(_) => "CA-8.15",
        Cause::Tile(Tile::L14) => "CA-28.36",
        Cause::Tile(_) => "CA-28.44",
        Cause::Mission => "CA-25.6",
    }
}

fn clause_of_action(action: CityAction) -> &'static str {
    match action {
        CityAction::Gather | CityAction::Build => "CA-17.2",
        CityAction::Plant => "CA-23.1",
        CityAction::L14 => "CA-28.35",
        CityAction::L15 => "CA-28.43",
    }
}

fn clause_of_score(reason: Reason) -> &'static str {
    match reason {
        Reason::Projects => "CA-26.4",
        Reason::Upgrade(Type::Movement | Type::Combat | Type::Planting) => "CA-26.5",
        Reason::Mission(Mission::M03) => "CA-25.6",
        Reason::Mission(_) => "CA-26.6",
        Reason::Tile(Tile::L1) => "CA-26.7",
        Reason::Tile(Tile::L2) => "CA-26.8",
        Reason::Tile(_) => "CA-26.9",
        Reason::Leftovers => "CA-26.10",
    }
}
