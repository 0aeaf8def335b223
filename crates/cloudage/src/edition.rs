//! The facts of an edition, as the data files tell them.

mod board;
mod branch;
mod campaign;
mod cards;
mod land;
mod layout;
mod load;
mod missions;
mod plants;
mod player;
mod projects;
mod rows;
mod scenarios;
mod sides;
mod solo;
mod story;
mod tiles;
mod words;

use tabletop::Fact;

pub use board::Measures;
pub use branch::{Amount, Branch, Counted, Test};
pub use campaign::ChapterFacts;
pub use cards::{CityCard, Mask, PICTURE};
pub use land::{Land, Sides};
pub use layout::{Face, Layout};
pub use missions::MissionFacts;
pub use plants::PlantFacts;
pub use player::{LEVELS, Level, TypeFacts};
pub use projects::{NUMBERS, ProjectFacts};
pub use scenarios::ScenarioFacts;
pub use solo::SoloPlace;
pub use story::{StoryFacts, Tale, Waits};
pub use tiles::{TileFacts, TilePlace};

use crate::{
    card::{Card, Sleeve},
    city::City,
    effect::{Gains, Part},
    map::Cell,
    mission::Mission,
    plant::{Plant, Plants},
    project::Project,
    story::{Chapter, Scenario, Story},
    tile::Tile,
    upgrade::Type,
};

/// All facts of CloudAge, ready for play.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    pub measures: Measures,
    /// One for every choice of faces.
    lands: Vec<Land>,
    pub start: Cell,
    combat: [u8; City::NAMED],
    rewards: [Gains; City::NAMED],
    /// What taking the marker of a slot gives (CA-14.4).
    pub track: [Gains; SLOTS],
    /// The slots with a book to their right, a bit each from slot 1.
    pub books: u8,
    pub levels: [Level; LEVELS],
    types: [TypeFacts; Type::COUNT],
    projects: Vec<ProjectFacts>,
    values: [u8; Card::COUNT],
    /// How many of each Navigation card a player starts with.
    pub starting: [u8; Card::STARTING],
    city_cards: Vec<CityCard>,
    sleeves: [Mask; Sleeve::COUNT],
    plants: [PlantFacts; Plant::COUNT],
    /// The tiles in the bag at the start.
    pub bag: Plants,
    missions: Vec<MissionFacts>,
    tiles: Vec<TileFacts>,
    /// Two tiles that are never in play together (CA-28.14).
    pub never: [Tile; 2],
    scenarios: Vec<ScenarioFacts>,
    chapters: Vec<ChapterFacts>,
    stories: Vec<StoryFacts>,
    /// The eight places of the solo board.
    pub solo: [SoloPlace; SLOTS],
    /// Of the first Navigation card of a combat, and of every further one (CA-15.9, CA-15.11).
    pub card_prices: [Part; 2],
    /// What the City action Build gives (CA-20.1).
    pub builds: Gains,
    facts: Vec<Fact>,
}

/// Slots of the round track, and places of the solo board.
pub const SLOTS: usize = 8;

facts::edition! {
    Edition, load::edition,
    "board.toml",
    "sides.toml",
    "cities.toml",
    "finds.toml",
    "track.toml",
    "production.toml",
    "upgrades.toml",
    "projects.toml",
    "navigation.toml",
    "city-cards.toml",
    "sleeves.toml",
    "plants.toml",
    "missions.toml",
    "tiles.toml",
    "solo.toml",
    "scenarios.toml",
    "campaign.toml",
    "story.toml",
}

impl Edition {
    #[inline]
    pub fn land(&self, sides: Sides) -> &Land {
        &self.lands[sides.index()]
    }

    pub fn combat(&self, city: City) -> Option<u8> {
        self.combat.get(city.index()).copied()
    }

    pub fn reward(&self, city: City) -> Gains {
        self.rewards.get(city.index()).copied().unwrap_or_default()
    }

    #[inline]
    pub fn upgrades(&self, kind: Type) -> &TypeFacts {
        &self.types[kind.index()]
    }

    #[inline]
    pub fn project(&self, project: Project) -> &ProjectFacts {
        &self.projects[project.index()]
    }

    /// The navigation value.
    #[inline]
    pub fn value(&self, card: Card) -> u8 {
        self.values[card.index()]
    }

    /// What is printed on a City card.
    pub fn city_card(&self, card: Card) -> &CityCard {
        &self.city_cards[card.index() - Card::STARTING]
    }

    pub fn mask(&self, sleeve: Sleeve) -> &Mask {
        &self.sleeves[sleeve.index()]
    }

    pub fn plant(&self, plant: Plant) -> &PlantFacts {
        &self.plants[plant.index()]
    }

    pub fn mission(&self, mission: Mission) -> &MissionFacts {
        &self.missions[mission.index()]
    }

    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileFacts {
        &self.tiles[tile.index()]
    }

    pub fn scenario(&self, scenario: Scenario) -> &ScenarioFacts {
        &self.scenarios[scenario.index()]
    }

    pub fn chapter(&self, chapter: Chapter) -> &ChapterFacts {
        &self.chapters[chapter.index()]
    }

    pub fn story(&self, story: Story) -> &StoryFacts {
        &self.stories[story.index()]
    }
}
