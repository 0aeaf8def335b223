//! Events: what the log tells, with a notation that scenarios can name.

use std::fmt;

use tabletop::Seat;

use crate::{
    action::{Action, CityAction, Good},
    card::{Card, Sleeve, Zone},
    city::City,
    frame::{Cause, Source},
    map::Cell,
    mission::Mission,
    plant::Plant,
    project::Project,
    story::Story,
    tile::Tile,
    upgrade::Type,
};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    Started {
        first: Seat,
    },
    MissionDealt {
        seat: Seat,
        mission: Mission,
    },
    MissionKept {
        seat: Seat,
        mission: Mission,
    },
    /// Only its owner sees which.
    ProjectDrawn {
        seat: Seat,
        project: Option<Project>,
    },
    ProjectDiscarded {
        seat: Seat,
        project: Project,
    },
    Round {
        round: u8,
        first: Seat,
    },
    BookActive {
        book: u8,
    },
    BookUsed {
        seat: Seat,
        way: u8,
    },
    BookPassed {
        seat: Seat,
    },
    CardTurned,
    StoryRead {
        story: Story,
    },
    Gained {
        seat: Seat,
        good: Good,
        n: u8,
        source: Source,
    },
    Paid {
        seat: Seat,
        good: Good,
        n: u8,
    },
    PlantDrawn {
        seat: Seat,
        plant: Plant,
    },
    PlantGiven {
        seat: Seat,
        plant: Plant,
    },
    Produced {
        seat: Seat,
        level: u8,
    },
    NotProduced {
        seat: Seat,
    },
    Revealed {
        seat: Seat,
        cards: [Card; 2],
    },
    Reshuffled {
        seat: Seat,
    },
    ProjectsReshuffled,
    Entered {
        seat: Seat,
        cell: Cell,
        cost: u8,
    },
    SolarUsed {
        seat: Seat,
    },
    Landed {
        seat: Seat,
        cell: Cell,
    },
    MarkerPut {
        seat: Seat,
        city: City,
    },
    MarkerLost {
        seat: Seat,
    },
    FightBegun {
        seat: Seat,
        cause: Cause,
        value: Option<u8>,
        base: u8,
    },
    CombatCard {
        seat: Seat,
        card: Card,
    },
    MarkerUsed {
        seat: Seat,
        tile: Tile,
        bonus: u8,
    },
    FightEnded {
        seat: Seat,
        total: u8,
        won: bool,
    },
    ActionChosen {
        seat: Seat,
        action: CityAction,
    },
    DronePlaced {
        seat: Seat,
        district: u8,
        sleeve: Sleeve,
        zone: Zone,
    },
    CityCardTaken {
        seat: Seat,
        card: Card,
        on_top: bool,
    },
    CityCardBoxed {
        card: Card,
    },
    CardRemoved {
        seat: Seat,
        card: Card,
    },
    UpgradeBuilt {
        seat: Seat,
        kind: Type,
        step: u8,
        metal: u8,
    },
    ProjectPlayed {
        seat: Seat,
        project: Project,
    },
    LevelUp {
        seat: Seat,
        level: u8,
    },
    Planted {
        seat: Seat,
        plant: Plant,
    },
    PlantLaid {
        seat: Seat,
        plant: Plant,
        cell: Cell,
    },
    PlantReturned {
        plant: Plant,
    },
    WeaponRemoved {
        seat: Seat,
        tile: Tile,
    },
    TilePlaced {
        tile: Tile,
    },
    TileLocked {
        tile: Tile,
    },
    TileUnlocked {
        tile: Tile,
    },
    NumberUnlocked {
        number: u8,
    },
    Discovery {
        seat: Seat,
        story: Story,
    },
    Storm,
    Automatic {
        seat: Seat,
        action: Action,
    },
    Scored {
        seat: Seat,
        vp: i16,
        reason: Reason,
    },
    Over,
}

/// What final VP are for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Reason {
    Projects,
    Upgrade(Type),
    Mission(Mission),
    Tile(Tile),
    Leftovers,
}

impl tabletop::Event for Event {
    fn redact(self, viewer: Option<Seat>) -> Option<Event> {
        Some(match self {
            Event::ProjectDrawn { seat, .. } if viewer != Some(seat) => {
                Event::ProjectDrawn { seat, project: None }
            }
            Event::Automatic { seat, .. } if viewer != Some(seat) => return None,
            _ => self,
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Started { first } => write!(f, "started {first}"),
            Event::MissionDealt { seat, mission } => write!(f, "mission-dealt {seat} {mission}"),
            Event::MissionKept { seat, mission } => write!(f, "mission-kept {seat} {mission}"),
            Event::ProjectDrawn { seat, project: Some(project) } => {
                write!(f, "project-drawn {seat} {project}")
            }
            Event::ProjectDrawn { seat, project: None } => write!(f, "project-drawn {seat}"),
            Event::ProjectDiscarded { seat, project } => {
                write!(f, "project-discarded {seat} {project}")
            }
            Event::Round { round, first } => write!(f, "round {round} {first}"),
            Event::BookActive { book } => write!(f, "book-active {book}"),
            Event::BookUsed { seat, way } => write!(f, "book-used {seat} {way}"),
            Event::BookPassed { seat } => write!(f, "book-passed {seat}"),
            Event::CardTurned => f.write_str("card-turned"),
            Event::StoryRead { story } => write!(f, "story-read {story}"),
            Event::Gained { seat, good, n, source } => {
                write!(f, "gained {seat} {good}{n} {source}")
            }
            Event::Paid { seat, good, n } => write!(f, "paid {seat} {good}{n}"),
            Event::PlantDrawn { seat, plant } => write!(f, "plant-drawn {seat} {plant}"),
            Event::PlantGiven { seat, plant } => write!(f, "plant-given {seat} {plant}"),
            Event::Produced { seat, level } => write!(f, "produced {seat} {level}"),
            Event::NotProduced { seat } => write!(f, "not-produced {seat}"),
            Event::Revealed { seat, cards: [a, b] } => write!(f, "revealed {seat} {a} {b}"),
            Event::Reshuffled { seat } => write!(f, "reshuffled {seat}"),
            Event::ProjectsReshuffled => f.write_str("projects-reshuffled"),
            Event::Entered { seat, cell, cost } => write!(f, "entered {seat} {cell} {cost}"),
            Event::SolarUsed { seat } => write!(f, "solar-used {seat}"),
            Event::Landed { seat, cell } => write!(f, "landed {seat} {cell}"),
            Event::MarkerPut { seat, city } => write!(f, "marker-put {seat} {city}"),
            Event::MarkerLost { seat } => write!(f, "marker-lost {seat}"),
            Event::Automatic { seat, action } => write!(f, "automatic {seat} {action}"),
            Event::Scored { seat, vp, reason } => write!(f, "scored {seat} {vp} {reason}"),
            Event::Over => f.write_str("over"),
            _ => self.write_deed(f),
        }
    }
}

impl Event {
    /// Fights, City actions, and what changes the land.
    fn write_deed(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::FightBegun { seat, cause, value: Some(value), base } => {
                write!(f, "fight-begun {seat} {cause} {value} {base}")
            }
            Event::FightBegun { seat, cause, value: None, base } => {
                write!(f, "fight-begun {seat} {cause} {base}")
            }
            Event::CombatCard { seat, card } => write!(f, "combat-card {seat} {card}"),
            Event::MarkerUsed { seat, tile, bonus } => {
                write!(f, "marker-used {seat} {tile} {bonus}")
            }
            Event::FightEnded { seat, total, won: true } => write!(f, "fight-won {seat} {total}"),
            Event::FightEnded { seat, total, won: false } => write!(f, "fight-lost {seat} {total}"),
            Event::ActionChosen { seat, action } => write!(f, "action-chosen {seat} {action}"),
            Event::DronePlaced { seat, district, sleeve, zone } => {
                write!(f, "drone-placed {seat} {district} {zone} {sleeve}")
            }
            Event::CityCardTaken { seat, card, on_top: false } => {
                write!(f, "city-card-taken {seat} {card}")
            }
            Event::CityCardTaken { seat, card, on_top: true } => {
                write!(f, "city-card-on-top {seat} {card}")
            }
            Event::CityCardBoxed { card } => write!(f, "city-card-boxed {card}"),
            Event::CardRemoved { seat, card } => write!(f, "card-removed {seat} {card}"),
            Event::UpgradeBuilt { seat, kind, step, metal } => {
                write!(f, "upgrade-built {seat} {kind} {step} M{metal}")
            }
            Event::ProjectPlayed { seat, project } => write!(f, "project-played {seat} {project}"),
            Event::LevelUp { seat, level } => write!(f, "level-up {seat} {level}"),
            Event::Planted { seat, plant } => write!(f, "planted {seat} {plant}"),
            Event::PlantLaid { seat, plant, cell } => write!(f, "plant-laid {seat} {plant} {cell}"),
            Event::PlantReturned { plant } => write!(f, "plant-returned {plant}"),
            Event::WeaponRemoved { seat, tile } => write!(f, "weapon-removed {seat} {tile}"),
            Event::TilePlaced { tile } => write!(f, "tile-placed {tile}"),
            Event::TileLocked { tile } => write!(f, "tile-locked {tile}"),
            Event::TileUnlocked { tile } => write!(f, "tile-unlocked {tile}"),
            Event::NumberUnlocked { number } => write!(f, "number-unlocked {number}"),
            Event::Discovery { seat, story } => write!(f, "discovery {seat} {story}"),
            Event::Storm => f.write_str("storm"),
            _ => unreachable!("written above"),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Start => f.write_str("start"),
            Source::Navigation => f.write_str("navigation"),
            Source::Solar => f.write_str("solar"),
            Source::Book => f.write_str("book"),
            Source::Project(project) => project.fmt(f),
            Source::Level(level) => write!(f, "pb-{level}"),
            Source::Rise(level) => write!(f, "rise-{level}"),
            Source::Top => f.write_str("top"),
            Source::Track(slot) => write!(f, "rt-{slot}"),
            Source::Find(cell) => cell.fmt(f),
            Source::City(city) => city.fmt(f),
            Source::Plant(plant) => plant.fmt(f),
            Source::Upgrade(kind) => kind.fmt(f),
            Source::Tile(tile) => tile.fmt(f),
            Source::Story(story) => story.fmt(f),
            Source::CityCard(card) => card.fmt(f),
            Source::Solo => f.write_str("solo"),
            Source::Build => f.write_str("build"),
            Source::Wrench => f.write_str("wrench"),
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::City(city) => city.fmt(f),
            Cause::Book(_) => f.write_str("book"),
            Cause::Tile(tile) => tile.fmt(f),
            Cause::Mission => f.write_str("mission"),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Projects => f.write_str("projects"),
            Reason::Upgrade(kind) => kind.fmt(f),
            Reason::Mission(mission) => mission.fmt(f),
            Reason::Tile(tile) => tile.fmt(f),
            Reason::Leftovers => f.write_str("leftovers"),
        }
    }
}
