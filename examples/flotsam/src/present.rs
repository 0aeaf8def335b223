//! Flotsam for people: layout, scene, questions, labels and the log in words.

mod describe;
mod face;
mod label;
mod layout;
mod paint;

use std::ops::RangeInclusive;

use facts::Facts as _;
use scene::{
    Anchor, Description, Face, Lang, Layout, Line, Present, Scene, Speech, Speeches, Translations,
    Voice,
};
use tabletop::{Fact, Seat, Source};

use crate::{Flotsam, action::Action, drift::Drift, event::Event, options::Options};

static SPEECHES: Speeches = Speeches::new(scene::words!());

impl Present for Flotsam {
    const RULES: Translations = scene::rules!();
    const WEIGHT: u8 = 1;
    const MINUTES: RangeInclusive<u16> = 5..=10;
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

    fn scene(&self, viewer: Option<Seat>, voice: Voice<'_>) -> Scene {
        self.draw_scene(viewer, voice)
    }

    fn faces(options: &Options, lang: Lang) -> Vec<Face> {
        face::faces(options, Self::speech(lang).plain())
    }

    fn prompt(&self) -> Option<Line> {
        self.question()
    }

    fn label(&self, _: Seat, action: Action) -> Line {
        self.label_of(action)
    }

    fn anchor(&self, by: Seat, action: Action) -> Anchor {
        label::anchor_of(by, action)
    }

    fn is_closing(action: Action) -> bool {
        action == Action::Home
    }

    fn describe(event: Event) -> Description {
        describe::describe(event)
    }

    fn components() -> Vec<&'static str> {
        Drift::ALL.iter().map(|drift| drift.id()).collect()
    }
}
