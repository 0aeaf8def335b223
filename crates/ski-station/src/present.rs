//! Ski Station for people: layout, scene, questions, labels and the log in words.

mod anchor;
mod ask;
mod describe;
mod face;
mod gain;
mod label;
mod layout;
mod mark;
mod paint;
mod propose;
mod resort;
mod round;
mod text;
pub(crate) mod words;

use std::ops::RangeInclusive;

use facts::Facts as _;
use scene::{
    Anchor, Description, Face, Lang, Layout, Line, Present, Scene, Speech, Speeches, Translations,
    Voice,
};
use tabletop::{Fact, Seat, Source};

use crate::{
    SkiStation, action::Action, bonus::Bonus, building::Building, development::Development,
    edition::EFFECTS, event::Event, options::Options, reward::Reward,
};

static SPEECHES: Speeches = Speeches::new(scene::words!());

impl Present for SkiStation {
    const RULES: Translations = scene::rules!();
    const WEIGHT: u8 = 4;
    const MINUTES: RangeInclusive<u16> = 75..=120;
    const ABOUT: Translations = scene::about!();
    const AID: Translations = scene::aid!();
    const LESSONS: &'static [Source<'static>] = scene::lessons!();

    fn speech(lang: Lang) -> &'static Speech {
        SPEECHES.of(lang)
    }

    fn facts(options: &Options) -> Vec<Fact> {
        options.edition.facts().to_vec()
    }

    fn layout(&self, lang: Lang) -> Layout {
        self.lay_out_zones(Self::speech(lang))
    }

    fn scene(&self, _viewer: Option<Seat>, voice: Voice<'_>) -> Scene {
        self.draw_scene(voice)
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
        matches!(action, Action::Stop | Action::Decline | Action::End)
    }

    fn proposed(&self, by: Seat, legal: &[Action]) -> Option<Action> {
        self.propose(by, legal)
    }

    fn describe(event: Event) -> Description {
        describe::describe(event)
    }

    fn components() -> Vec<&'static str> {
        let ids = Building::ALL.iter().map(|tile| tile.id());
        let ids = ids.chain(Development::ALL.iter().map(|tile| tile.id()));
        let ids = ids.chain(Bonus::ALL.iter().map(|tile| tile.id()));
        let ids = ids.chain(Reward::ALL.iter().map(|tile| tile.id()));
        ids.chain(EFFECTS.into_iter().flatten()).collect()
    }
}
