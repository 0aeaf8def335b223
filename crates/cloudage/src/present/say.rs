//! The log in words: one sentence an event.

use scene::Line;
use tabletop::Seat;

use super::words;
use crate::{
    action::{CityAction, Good},
    event::{Event, Reason},
    frame::{Cause, Source},
    upgrade::{Type, Upgrade},
};

/// A sentence about a seat.
fn of(key: &str, seat: Seat) -> Line {
    Line::new(key).with("seat", seat)
}

/// And about a component.
fn about(key: &str, seat: Seat, id: &'static str) -> Line {
    of(key, seat).with("what", words::named(id))
}

/// About a component alone.
fn told(key: &str, id: &'static str) -> Line {
    Line::new(key).with("what", words::named(id))
}

/// The sentence for an event; nothing for what another sentence tells already.
pub fn say(event: Event) -> Option<Line> {
    Some(match event {
        Event::Started { first } => of("log-started", first),
        Event::MissionDealt { seat, mission } => about("log-mission-dealt", seat, mission.id()),
        Event::MissionKept { seat, mission } => about("log-mission-kept", seat, mission.id()),
        Event::ProjectDrawn { seat, project: Some(project) } => {
            about("log-drawn", seat, project.id())
        }
        Event::ProjectDrawn { seat, project: None } => of("log-drawn-hidden", seat),
        Event::ProjectDiscarded { seat, project } => about("log-discarded", seat, project.id()),
        Event::Round { round, first } => of("log-round", first).with("round", round),
        Event::BookActive { book } => words::amount("log-book", book),
        Event::BookUsed { seat, .. } => of("log-book-used", seat),
        Event::BookPassed { seat } => of("log-book-passed", seat),
        Event::CardTurned => Line::new("log-card-turned"),
        Event::StoryRead { story } => Line::new("log-story")
            .with("what", words::named(story.id()))
            .with("title", Line::new(format!("story-{story}-title")))
            .with("text", Line::new(format!("story-{story}-text"))),
        Event::Gained { seat, good, n, source } => say_gain(seat, good, n, source),
        Event::Paid { seat, good, n } => of("log-paid", seat).with("what", words::goods(good, n)),
        Event::PlantDrawn { seat, plant } => about("log-plant-drawn", seat, plant.id()),
        Event::PlantGiven { seat, plant } => about("log-plant-given", seat, plant.id()),
        Event::Produced { seat, level } => of("log-produced", seat).with("level", level),
        Event::NotProduced { seat } => of("log-not-produced", seat),
        Event::Revealed { seat, cards } => {
            of("log-revealed", seat).with_list("cards", cards.map(|card| words::named(card.id())))
        }
        Event::Reshuffled { seat } => of("log-reshuffled", seat),
        Event::ProjectsReshuffled => Line::new("log-projects-reshuffled"),
        Event::Entered { seat, cell, cost } => {
            of("log-entered", seat).with("at", words::any_cell(cell)).with("n", cost)
        }
        Event::SolarUsed { seat } => of("log-solar", seat),
        Event::Landed { seat, cell } => of("log-landed", seat).with("at", words::any_cell(cell)),
        Event::MarkerPut { seat, city } => about("log-marker", seat, city.id()),
        Event::MarkerLost { seat } => of("log-marker-lost", seat),
        Event::Scored { seat, vp, reason } => say_score(seat, vp, reason),
        Event::Over => Line::new("log-over"),
        // The answer is told by what comes of it.
        Event::Automatic { .. } => return None,
        deed => return Some(say_deed(deed)),
    })
}

/// Fights, City actions, and what changes the land.
fn say_deed(event: Event) -> Line {
    match event {
        Event::FightBegun { seat, cause, value, base } => say_fight(seat, cause, value, base),
        Event::CombatCard { seat, card } => about("log-combat-card", seat, card.id()),
        Event::MarkerUsed { seat, tile, bonus: 0 } => about("log-marker-used", seat, tile.id()),
        Event::MarkerUsed { seat, tile, bonus } => {
            about("log-marker-fights", seat, tile.id()).with("n", bonus)
        }
        Event::FightEnded { seat, total, won } => {
            of(if won { "log-fight-won" } else { "log-fight-over" }, seat).with("total", total)
        }
        Event::ActionChosen { seat, action } => {
            of("log-action", seat).with("what", action_in_words(action))
        }
        Event::DronePlaced { seat, district, zone, .. } => of("log-drone", seat)
            .with("n", district)
            .with("zone", Line::new(format!("zone-of-{zone}"))),
        Event::CityCardTaken { seat, card, on_top } => {
            about(if on_top { "log-card-on-top" } else { "log-card-taken" }, seat, card.id())
        }
        Event::CityCardBoxed { card } => told("log-card-boxed", card.id()),
        Event::CardRemoved { seat, card } => about("log-card-removed", seat, card.id()),
        Event::UpgradeBuilt { seat, kind, step, .. } => {
            of("log-upgrade", seat).with("what", upgrade_in_words(kind, step))
        }
        Event::ProjectPlayed { seat, project } => about("log-played", seat, project.id()),
        Event::LevelUp { seat, level } => of("log-level", seat).with("level", level),
        Event::Planted { seat, plant } => about("log-planted", seat, plant.id()),
        Event::PlantLaid { seat, plant, cell } => {
            about("log-laid", seat, plant.id()).with("at", words::any_cell(cell))
        }
        Event::PlantReturned { plant } => told("log-plant-returned", plant.id()),
        Event::WeaponRemoved { seat, tile } => about("log-weapon", seat, tile.id()),
        Event::TilePlaced { tile } => told("log-tile-placed", tile.id()),
        Event::TileLocked { tile } => told("log-tile-locked", tile.id()),
        Event::TileUnlocked { tile } => told("log-tile-unlocked", tile.id()),
        Event::NumberUnlocked { number } => words::amount("log-number", number),
        Event::Discovery { seat, story } => about("log-discovery", seat, story.id()),
        Event::Storm => Line::new("log-storm"),
        other => unreachable!("{other} is told elsewhere"),
    }
}

fn say_gain(seat: Seat, good: Good, n: u8, source: Source) -> Line {
    let what = words::goods(good, n);
    match words::source(source) {
        Some(source) => of("log-gained-from", seat).with("what", what).with("source", source),
        None => of("log-gained", seat).with("what", what),
    }
}

fn say_fight(seat: Seat, cause: Cause, value: Option<u8>, base: u8) -> Line {
    let key = if value.is_some() { "log-fight" } else { "log-fight-last" };
    let line = of(key, seat).with("base", base);
    match value {
        Some(value) => line.with("what", words::cause(cause)).with("value", value),
        None => line,
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

fn say_score(seat: Seat, vp: i16, reason: Reason) -> Line {
    of("log-scored", seat).with("vp", i32::from(vp)).with("reason", heading(reason))
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

pub fn earned(event: Event) -> Option<(Seat, Line, i32)> {
    match event {
        Event::Gained { seat, good: Good::Vp, n, source } => {
            Some((seat, heading_of_source(source), n.into()))
        }
        Event::Paid { seat, good: Good::Vp, n } => {
            Some((seat, Line::new("score-paid"), -i32::from(n)))
        }
        Event::Scored { seat, vp, reason } => Some((seat, heading(reason), vp.into())),
        _ => None,
    }
}
