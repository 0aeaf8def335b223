//! The log: what there is to tell about each event.

use scene::{Description, Line};
use tabletop::Seat;

use super::words;
use crate::{
    action::{CityAction, Good},
    city::City,
    event::{Event, Reason},
    frame::{Cause, Source},
    mission::Mission,
    plant::Plant,
    project::Project,
    tile::Tile,
    upgrade::{Type, Upgrade},
};

/// An event about a seat.
fn by(seat: Seat, clause: &'static str, key: &'static str) -> Description {
    Description::by(seat, clause, key)
}

/// And about a component.
fn about(seat: Seat, clause: &'static str, key: &'static str, id: &'static str) -> Description {
    by(seat, clause, key).with("what", words::named(id))
}

/// An event about everybody.
fn told(clause: &'static str, key: &'static str) -> Description {
    Description::new(clause, key)
}

/// About a component alone.
fn thing(clause: &'static str, key: &'static str, id: &'static str) -> Description {
    told(clause, key).with("what", words::named(id))
}

pub fn describe(event: Event) -> Description {
    match event {
        Event::Started { first } => by(first, "CA-5.14", "log-started").phase(),
        Event::MissionDealt { seat, mission } => {
            about(seat, "CA-5.16", "log-mission-dealt", mission.id())
        }
        Event::MissionKept { seat, mission } => {
            about(seat, "CA-5.16", "log-mission-kept", mission.id())
        }
        Event::ProjectDrawn { seat, project: Some(project) } => {
            about(seat, "CA-32.14", "log-drawn", project.id())
        }
        Event::ProjectDrawn { seat, project: None } => by(seat, "CA-32.14", "log-drawn-hidden"),
        Event::ProjectDiscarded { seat, project } => {
            about(seat, "CA-3.7", "log-discarded", project.id())
        }
        Event::Round { round, first } => {
            let clause = if round == 1 { "CA-7.1" } else { "CA-8.2" };
            told(clause, "log-round").phase().with("seat", first).with("round", round)
        }
        Event::BookActive { book } => told("CA-8.5", "log-book").phase().with("n", book),
        Event::BookUsed { seat, .. } => by(seat, "CA-8.11", "log-book-used"),
        Event::BookPassed { seat } => by(seat, "CA-8.13", "log-book-passed"),
        Event::CardTurned => told("CA-8.18", "log-card-turned").phase(),
        Event::StoryRead { story } => thing("CA-31.2", "log-story", story.id())
            .with("title", Line::new(format!("story-{story}-title")))
            .with("text", Line::new(format!("story-{story}-text")))
            .remembers(story.id()),
        Event::Gained { seat, good, n, source } => gained(seat, good, n, source),
        Event::Paid { seat, good, n } => {
            let lost = if good == Good::Vp { -i32::from(n) } else { 0 };
            by(seat, if good == Good::Vp { "CA-3.10" } else { "CA-3.7" }, "log-paid")
                .with("what", words::goods(good, n))
                .points(lost, Line::new("score-paid"))
        }
        Event::PlantDrawn { seat, plant } => about(seat, "CA-33.4", "log-plant-drawn", plant.id()),
        Event::PlantGiven { seat, plant } => about(seat, "CA-8.22", "log-plant-given", plant.id()),
        Event::Produced { seat, level } => by(seat, "CA-9.3", "log-produced").with("level", level),
        Event::NotProduced { seat } => by(seat, "CA-9.2", "log-not-produced"),
        Event::Revealed { seat, cards } => by(seat, "CA-10.1", "log-revealed")
            .with_list("cards", cards.map(|card| words::named(card.id()))),
        Event::Reshuffled { seat } => by(seat, "CA-10.9", "log-reshuffled"),
        Event::ProjectsReshuffled => told("CA-3.14", "log-projects-reshuffled"),
        Event::Entered { seat, cell, cost } => {
            by(seat, "CA-12.4", "log-entered").with("at", words::any_cell(cell)).with("n", cost)
        }
        Event::SolarUsed { seat } => by(seat, "CA-13.8", "log-solar"),
        Event::Landed { seat, cell } => {
            by(seat, "CA-12.10", "log-landed").with("at", words::any_cell(cell))
        }
        Event::MarkerPut { seat, city } => {
            let used = (city != City::Start).then(|| city.id());
            about(seat, "CA-14.1", "log-marker", city.id()).uses(used)
        }
        Event::MarkerLost { seat } => by(seat, "CA-12.15", "log-marker-lost"),
        Event::FightBegun { seat, cause, value, base } => fight(seat, cause, value, base),
        Event::CombatCard { seat, card } => about(seat, "CA-15.8", "log-combat-card", card.id()),
        Event::MarkerUsed { seat, tile, bonus } => match (bonus, tile) {
            (0, _) => about(seat, "CA-28.19", "log-marker-used", tile.id()),
            (_, Tile::L1) => {
                about(seat, "CA-28.8", "log-marker-fights", tile.id()).with("n", bonus)
            }
            _ => about(seat, "CA-28.11", "log-marker-fights", tile.id()).with("n", bonus),
        }
        .uses(tile.id()),
        Event::FightEnded { seat, total, won } => {
            let key = if won { "log-fight-won" } else { "log-fight-over" };
            by(seat, "CA-15.16", key).with("total", total)
        }
        Event::ActionChosen { seat, action } => by(seat, clause_of_action(action), "log-action")
            .with("what", action_in_words(action))
            .uses(super::face::tile_of(action).map(Tile::id)),
        Event::DronePlaced { seat, district, zone, sleeve } => by(seat, "CA-18.4", "log-drone")
            .with("n", district)
            .with("zone", Line::new(format!("zone-of-{zone}")))
            .uses(sleeve.id()),
        Event::CityCardTaken { seat, card, on_top } => match on_top {
            false => about(seat, "CA-18.7", "log-card-taken", card.id()),
            true => about(seat, "CA-22.26", "log-card-on-top", card.id()),
        }
        .uses(card.id()),
        Event::CityCardBoxed { card } => thing("CA-27.17", "log-card-boxed", card.id()),
        Event::CardRemoved { seat, card } => about(seat, "CA-19.11", "log-card-removed", card.id()),
        Event::UpgradeBuilt { seat, kind, step, .. } => by(seat, "CA-16.8", "log-upgrade")
            .with("what", upgrade_in_words(kind, step))
            .uses(Upgrade::of(kind, step).map(Upgrade::id)),
        Event::ProjectPlayed { seat, project } => {
            about(seat, "CA-21.4", "log-played", project.id()).uses(project.id())
        }
        Event::LevelUp { seat, level } => by(seat, "CA-9.12", "log-level").with("level", level),
        Event::Planted { seat, plant } => {
            about(seat, "CA-23.4", "log-planted", plant.id()).uses(plant.id())
        }
        Event::PlantLaid { seat, plant, cell } => {
            about(seat, "CA-24.7", "log-laid", plant.id()).with("at", words::any_cell(cell))
        }
        Event::PlantReturned { plant } => {
            let clause = if plant == Plant::Green { "CA-24.8" } else { "CA-24.2" };
            thing(clause, "log-plant-returned", plant.id())
        }
        Event::WeaponRemoved { seat, tile } => {
            about(seat, "CA-28.46", "log-weapon", tile.id()).uses(tile.id())
        }
        Event::TilePlaced { tile } => thing("CA-30.8", "log-tile-placed", tile.id()),
        Event::TileLocked { tile } => thing("CA-30.5", "log-tile-locked", tile.id()),
        Event::TileUnlocked { tile } => thing("CA-30.5", "log-tile-unlocked", tile.id()),
        Event::NumberUnlocked { number } => told("CA-30.7", "log-number").with("n", number),
        Event::Discovery { seat, story } => about(seat, "CA-31.7", "log-discovery", story.id()),
        Event::Storm => told("CA-31.14", "log-storm"),
        Event::Scored { seat, vp, reason } => scored(seat, vp, reason),
        // The answer is told by what comes of it.
        Event::Automatic { seat, .. } => Description::silent("CA-3.21").about(seat),
        Event::Over => told("CA-26.11", "log-over").phase(),
    }
}

fn gained(seat: Seat, good: Good, n: u8, source: Source) -> Description {
    let points = if good == Good::Vp { n } else { 0 };
    let clause = clause_of_gain(source);
    match words::source(source) {
        Some(from) => by(seat, clause, "log-gained-from").with("source", from),
        None => by(seat, clause, "log-gained"),
    }
    .with("what", words::goods(good, n))
    .points(points, heading_of_source(source))
}

fn fight(seat: Seat, cause: Cause, value: Option<u8>, base: u8) -> Description {
    let clause = clause_of_fight(cause);
    match value {
        Some(value) => by(seat, clause, "log-fight")
            .with("base", base)
            .with("what", words::cause(cause))
            .with("value", value),
        None => by(seat, clause, "log-fight-last").with("base", base),
    }
}

fn scored(seat: Seat, vp: i16, reason: Reason) -> Description {
    let line = by(seat, clause_of_score(reason), "log-scored")
        .with("vp", i32::from(vp))
        .with("reason", heading(reason))
        .points(vp, heading(reason));
    match reason {
        Reason::Mission(mission) => line.uses(mission.id()),
        Reason::Tile(tile) => line.uses(tile.id()),
        _ => line,
    }
}

fn action_in_words(action: CityAction) -> Line {
    match super::face::tile_of(action) {
        Some(tile) => words::named(tile.id()),
        None => Line::new(format!("ac-{action}")),
    }
}

fn upgrade_in_words(kind: Type, step: u8) -> Line {
    let upgrade = Upgrade::of(kind, step);
    upgrade.map_or_else(|| words::kind(kind), |upgrade| words::named(upgrade.id()))
}

/// Under which item of the score sheet final VP are counted.
fn heading(reason: Reason) -> Line {
    match reason {
        Reason::Projects => Line::new("score-projects"),
        Reason::Upgrade(kind) => Line::new(format!("score-upgrade-{kind}")),
        Reason::Mission(mission) => {
            Line::new("score-mission").with("what", words::named(mission.id()))
        }
        Reason::Tile(_) => Line::new("score-tiles"),
        Reason::Leftovers => Line::new("score-leftovers"),
    }
}

/// And those gained during the game.
fn heading_of_source(source: Source) -> Line {
    Line::new(match source {
        Source::Book => "score-books",
        Source::Project(_) => "score-cards",
        Source::Level(_) | Source::Rise(_) | Source::Top => "score-production",
        Source::Track(_) => "score-track",
        Source::Find(_) => "score-finds",
        Source::City(_) => "score-cities",
        Source::Plant(_) => "score-plants",
        Source::Tile(_) => "score-tiles",
        Source::Story(_) => "score-story",
        Source::Solo => "score-solo",
        Source::Start
        | Source::Navigation
        | Source::Solar
        | Source::Upgrade(_)
        | Source::CityCard(_)
        | Source::Build
        | Source::Wrench => "score-rest",
    })
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
