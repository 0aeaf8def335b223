//! CloudAge for people: layout, scene, questions, labels and the log in words.

mod airship;
mod anchor;
mod ask;
mod clause;
mod face;
mod label;
mod land;
mod layout;
mod paint;
mod round;
mod say;
mod sign;
mod story;
mod text;
mod words;

use facts::Facts as _;
use scene::{
    Anchor, Component, Face, Lang, Layout, Line, Present, Scene, Speech, Speeches, Translations,
    Voice,
};
use tabletop::{Fact, Seat};

use crate::{
    CloudAge,
    action::Action,
    card::{Card, Sleeve},
    city::City,
    event::{Event, Reason},
    mission::Mission,
    options::Options,
    plant::Plant,
    project::Project,
    story::Story,
    tile::Tile,
    upgrade::Upgrade,
};

static SPEECHES: Speeches = Speeches::new(scene::words!());

/// Where the kinds of components begin in `Present::components`.
const CITY_CARDS: usize = Project::COUNT;
const MISSIONS: usize = CITY_CARDS + Card::COUNT - Card::STARTING;
const UPGRADES: usize = MISSIONS + Mission::COUNT;
const PLANTS: usize = UPGRADES + Upgrade::COUNT;
const TILES: usize = PLANTS + Plant::COUNT;
const CITIES: usize = TILES + Tile::COUNT;
const SLEEVES: usize = CITIES + City::Start as usize;

impl Present for CloudAge {
    const RULES: Translations = scene::rules!();

    fn speech(lang: Lang) -> &'static Speech {
        SPEECHES.of(lang)
    }

    /// What story cards do is not told before they are read (CA-32.13).
    fn facts(options: &Options) -> Vec<Fact> {
        let facts = options.edition.get().facts().iter();
        facts.filter(|fact| fact.file != "story.toml").cloned().collect()
    }

    fn layout(&self, lang: Lang) -> Layout {
        self.lay_out_zones(Self::speech(lang))
    }

    fn scene(&self, viewer: Option<Seat>, voice: Voice<'_>) -> Scene {
        self.draw_scene(viewer, voice)
    }

    fn faces(options: &Options, lang: Lang) -> Vec<Face> {
        face::faces(options, Self::speech(lang).plain())
    }

    fn prompt(&self) -> Option<Line> {
        self.ask_in_words()
    }

    fn label(&self, by: Seat, action: Action) -> Line {
        self.label_of(by, action)
    }

    fn anchor(&self, by: Seat, action: Action) -> Anchor {
        self.anchor_of(by, action)
    }

    fn is_closing(action: Action) -> bool {
        action == Action::Stop
    }

    fn say(event: Event) -> Option<Line> {
        say::say(event)
    }

    fn clause(event: Event) -> &'static str {
        clause::clause(event)
    }

    fn earned(event: Event) -> Option<(Seat, Line, i32)> {
        say::earned(event)
    }

    fn remembered(event: Event) -> Option<&'static str> {
        match event {
            Event::StoryRead { story } => Some(story.id()),
            _ => None,
        }
    }

    fn recall(options: &Options, id: &str, lang: Lang) -> Option<(String, String)> {
        let story: Story = id.parse().ok()?;
        let voice = Self::speech(lang).plain();
        let title = voice.word(&format!("story-{story}-title"));
        Some((title, voice.say(&story::memory(options.edition.get().story(story), story))))
    }

    fn components() -> Vec<Component> {
        let ids = Project::ALL.iter().map(|it| it.id());
        let ids = ids.chain(Card::city_cards().iter().map(|it| it.id()));
        let ids = ids.chain(Mission::ALL.iter().map(|it| it.id()));
        let ids = ids.chain(Upgrade::ALL.iter().map(|it| it.id()));
        let ids = ids.chain(Plant::ALL.iter().map(|it| it.id()));
        let ids = ids.chain(Tile::ALL.iter().map(|it| it.id()));
        let ids = ids.chain(City::named().iter().chain(City::hamlets()).map(|it| it.id()));
        let ids = ids.chain(Sleeve::ALL.iter().map(|it| it.id()));
        ids.map(|id| Component { id }).collect()
    }

    fn used(event: Event) -> Option<(Seat, usize)> {
        match event {
            Event::ProjectPlayed { seat, project } => Some((seat, project.index())),
            Event::CityCardTaken { seat, card, .. } => {
                Some((seat, CITY_CARDS + card.index() - Card::STARTING))
            }
            Event::Scored { seat, reason: Reason::Mission(mission), .. } => {
                Some((seat, MISSIONS + mission.index()))
            }
            Event::UpgradeBuilt { seat, kind, step, .. } => {
                Upgrade::of(kind, step).map(|upgrade| (seat, UPGRADES + upgrade.index()))
            }
            Event::Planted { seat, plant } => Some((seat, PLANTS + plant.index())),
            Event::MarkerUsed { seat, tile, .. }
            | Event::WeaponRemoved { seat, tile }
            | Event::Scored { seat, reason: Reason::Tile(tile), .. } => {
                Some((seat, TILES + tile.index()))
            }
            Event::ActionChosen { seat, action } => {
                face::tile_of(action).map(|tile| (seat, TILES + tile.index()))
            }
            Event::MarkerPut { city: City::Start, .. } => None,
            Event::MarkerPut { seat, city } => Some((seat, CITIES + city.index())),
            Event::DronePlaced { seat, sleeve, .. } => Some((seat, SLEEVES + sleeve.index())),
            _ => None,
        }
    }
}
