//! Imaginarium for people: layout, scene, questions, labels and the log in words.

mod describe;
mod face;
mod label;
mod layout;
mod paint;
mod round;
mod words;

use std::ops::RangeInclusive;

use facts::Facts as _;
use scene::{
    Anchor, Description, Face, Lang, Layout, Line, Present, Scene, Speech, Speeches, Translations,
    Voice,
};
use tabletop::{Fact, Seat, Source};

use crate::{
    Imaginarium, action::Action, assistant::Assistant, edition::Workshop, event::Event,
    machine::Machine, options::Options, project::Project,
};

static SPEECHES: Speeches = Speeches::new(scene::words!());

impl Present for Imaginarium {
    const RULES: Translations = scene::rules!();
    const WEIGHT: u8 = 3;
    const MINUTES: RangeInclusive<u16> = 60..=90;
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
        self.draw_scene(viewer, false, voice)
    }

    fn scene_afterwards(&self, voice: Voice<'_>) -> Scene {
        // Goods are revealed at the end; secret projects never are (IM-29.7).
        self.draw_scene(None, true, voice)
    }

    fn faces(options: &Options, lang: Lang) -> Vec<Face> {
        face::faces(options, Self::speech(lang).plain())
    }

    fn prompt(&self) -> Option<Line> {
        self.question()
    }

    fn label(&self, by: Seat, action: Action) -> Line {
        self.label_of(by, action)
    }

    fn anchor(&self, by: Seat, action: Action) -> Anchor {
        self.anchor_of(by, action)
    }

    fn is_closing(action: Action) -> bool {
        matches!(action, Action::Decline | Action::Done | Action::Cancel | Action::Finish)
    }

    fn describe(event: Event) -> Description {
        describe::describe(event)
    }

    fn components() -> Vec<&'static str> {
        let ids = Machine::ALL.iter().map(|machine| machine.id());
        let ids = ids.chain(Assistant::ALL.iter().map(|assistant| assistant.id()));
        let ids = ids.chain(Project::ALL.iter().map(|project| project.id()));
        ids.chain(Workshop::ALL.iter().map(|workshop| workshop.id())).collect()
    }
}
