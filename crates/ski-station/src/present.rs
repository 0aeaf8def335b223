//! Ski Station for people: layout, scene, questions, labels and the log in words.

mod anchor;
mod ask;
mod clause;
mod face;
mod gain;
mod label;
mod layout;
mod mark;
mod paint;
mod propose;
mod resort;
mod round;
mod say;
mod text;
pub(crate) mod words;

use facts::Facts as _;
use scene::{
    Anchor, Component, Face, Lang, Layout, Line, Present, Scene, Speech, Speeches, Translations,
    Voice,
};
use tabletop::{Fact, Seat};

use crate::{
    SkiStation,
    action::Action,
    bonus::Bonus,
    building::Building,
    development::Development,
    edition::EFFECTS,
    event::{Event, Source},
    options::Options,
    reward::Reward,
};

static SPEECHES: Speeches = Speeches::new(scene::words!());

/// Where the kinds of components begin in `Present::components`.
const DEVELOPMENTS: usize = Building::COUNT;
const BONUSES: usize = DEVELOPMENTS + Development::COUNT;
const REWARDS: usize = BONUSES + Bonus::COUNT;
const STEPS: usize = REWARDS + Reward::COUNT;

impl Present for SkiStation {
    const RULES: Translations = scene::rules!();

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

    fn say(event: Event) -> Option<Line> {
        say::say(event)
    }

    fn clause(event: Event) -> &'static str {
        clause::clause(event)
    }

    fn earned(event: Event) -> Option<(Seat, Line, i32)> {
        say::earned(event)
    }

    fn components() -> Vec<Component> {
        let ids = Building::ALL.iter().map(|tile| tile.id());
        let ids = ids.chain(Development::ALL.iter().map(|tile| tile.id()));
        let ids = ids.chain(Bonus::ALL.iter().map(|tile| tile.id()));
        let ids = ids.chain(Reward::ALL.iter().map(|tile| tile.id()));
        ids.chain(EFFECTS).map(|id| Component { id }).collect()
    }

    fn used(event: Event) -> Option<(Seat, usize)> {
        match event {
            // Every income has that of the base building in it (SK-4.3).
            Event::Gained { seat, source: Source::Income, .. } => {
                Some((seat, Building::BaseLodge.index()))
            }
            Event::Built { seat, building, .. } | Event::Activated { seat, building, .. } => {
                Some((seat, building.index()))
            }
            Event::Developed { seat, development } | Event::Used { seat, development } => {
                Some((seat, DEVELOPMENTS + development.index()))
            }
            Event::DiskPlaced { seat, bonus }
            | Event::Scored { seat, reason: crate::event::Reason::Bonus(bonus), .. } => {
                Some((seat, BONUSES + bonus.index()))
            }
            Event::RewardTaken { seat, reward } => Some((seat, REWARDS + reward.index())),
            // The effect that stands on this step in the box.
            Event::Improved { seat, colour, step, .. } => {
                Some((seat, STEPS + 3 * colour.index() + usize::from(step - 1)))
            }
            _ => None,
        }
    }
}
