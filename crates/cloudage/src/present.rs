//! CloudAge for people: layout, scene, questions, labels and the log in words.

mod airship;
mod anchor;
mod ask;
mod describe;
mod face;
mod label;
mod land;
mod layout;
mod paint;
mod round;
mod sign;
mod story;
mod text;
mod words;

use std::ops::RangeInclusive;

use facts::Facts as _;
use scene::{
    Anchor, Description, Face, Lang, Layout, Line, Present, Scene, Speech, Speeches, Translations,
    Voice,
};
use tabletop::{Fact, Seat, Source};

use crate::{
    CloudAge,
    action::Action,
    card::{Card, Sleeve},
    city::City,
    event::Event,
    mission::Mission,
    options::Options,
    plant::Plant,
    project::Project,
    story::Story,
    tile::Tile,
    upgrade::Upgrade,
};

static SPEECHES: Speeches = Speeches::new(scene::words!());

impl Present for CloudAge {
    const RULES: Translations = scene::rules!();
    const WEIGHT: u8 = 3;
    const MINUTES: RangeInclusive<u16> = 60..=100;
    const ABOUT: Translations = scene::about!();
    const AID: Translations = scene::aid!();
    const LESSONS: &'static [Source<'static>] = scene::lessons!();

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

    fn describe(event: Event) -> Description {
        describe::describe(event)
    }

    fn recall(options: &Options, id: &str, lang: Lang) -> Option<(String, String)> {
        let story: Story = id.parse().ok()?;
        let voice = Self::speech(lang).plain();
        let title = voice.word(&format!("story-{story}-title"));
        Some((title, voice.say(&story::memory(options.edition.get().story(story), story))))
    }

    fn components() -> Vec<&'static str> {
        let ids = Project::ALL.iter().map(|it| it.id());
        let ids = ids.chain(Card::city_cards().iter().map(|it| it.id()));
        let ids = ids.chain(Mission::ALL.iter().map(|it| it.id()));
        let ids = ids.chain(Upgrade::ALL.iter().map(|it| it.id()));
        let ids = ids.chain(Plant::ALL.iter().map(|it| it.id()));
        let ids = ids.chain(Tile::ALL.iter().map(|it| it.id()));
        let ids = ids.chain(City::named().iter().chain(City::hamlets()).map(|it| it.id()));
        ids.chain(Sleeve::ALL.iter().map(|it| it.id())).collect()
    }
}
