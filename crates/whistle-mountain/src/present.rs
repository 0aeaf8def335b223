//! Whistle Mountain for people: layout, scene, questions, labels and the log in words.

mod anchor;
mod ask;
mod describe;
mod face;
mod label;
mod layout;
mod mark;
mod paint;
mod piece;
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
    WhistleMountain,
    ability::Ability,
    action::Action,
    award::Award,
    card::Card,
    event::Event,
    goods::{self, Goods},
    machine::Machine,
    options::Options,
    upgrade::Upgrade,
};

static SPEECHES: Speeches = Speeches::new(scene::words!());

impl Present for WhistleMountain {
    const RULES: Translations = scene::rules!();
    const WEIGHT: u8 = 3;
    const MINUTES: RangeInclusive<u16> = 60..=120;
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
        face::faces(&options.edition, Self::speech(lang).plain())
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
        matches!(action, Action::Done | Action::Decline | Action::End)
    }

    fn proposed(&self, by: Seat, legal: &[Action]) -> Option<Action> {
        let kept = |action: Action| match action {
            Action::Pay(payment) => Some(self.players[by].goods - payment.tokens()),
            Action::Toll(good) => Some(self.players[by].goods - Goods::of(good, 1)),
            _ => None,
        };
        let paid =
            legal.iter().filter_map(|&action| Some((goods::usefulness(kept(action)?), action)));
        // Of equals the first: it has the fewest whistles.
        paid.rev().max_by_key(|&(worth, _)| worth).map(|(_, action)| action)
    }

    fn describe(event: Event) -> Description {
        describe::describe(event)
    }

    fn components() -> Vec<&'static str> {
        let ids = Machine::ALL.iter().map(|machine| machine.id());
        let ids = ids.chain(Upgrade::ALL.iter().map(|upgrade| upgrade.id()));
        let ids = ids.chain(Award::ALL.iter().map(|award| award.id()));
        let ids = ids.chain(Ability::ALL.iter().map(|ability| ability.id()));
        ids.chain(Card::ALL.iter().map(|card| card.id())).collect()
    }
}
