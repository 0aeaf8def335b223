//! What a game tells about itself to people. The cold side: strings are made here and only here.

use std::ops::RangeInclusive;

use tabletop::{Fact, Features, Seat, Source};

use crate::{Anchor, Description, Face, Lang, Layout, Line, Scene, Speech, Translations, Voice};

/// A game that can be shown, asked and told in words.
pub trait Present: Features {
    /// The game's RULES.md in every language that has it: `scene::rules!()`.
    const RULES: Translations;

    /// How demanding it is, from 1 to 5.
    const WEIGHT: u8;

    /// About how many minutes a game takes with people.
    const MINUTES: RangeInclusive<u16>;

    /// The sentences that explain the table, in every language that has them: `scene::about!()`.
    const ABOUT: Translations;

    /// The page that players have beside them, in every language that has it: `scene::aid!()`.
    const AID: Translations;

    /// The files of the game's lessons: `scene::lessons!()`.
    const LESSONS: &'static [Source<'static>];

    /// The rules in a language.
    fn rules(lang: Lang) -> &'static str {
        lang.pick(Self::RULES)
    }

    /// What the game says in a language.
    fn speech(lang: Lang) -> &'static Speech;

    /// Every fact the options are played with.
    fn facts(options: &Self::Options) -> Vec<Fact>;

    /// The zones of the table.
    fn layout(&self, lang: Lang) -> Layout;

    /// What `viewer` sees; a spectator where it is `None`.
    fn scene(&self, viewer: Option<Seat>, voice: Voice<'_>) -> Scene;

    /// What anybody may see of this position once the game is over: by default what a spectator saw.
    fn scene_afterwards(&self, voice: Voice<'_>) -> Scene {
        self.scene(None, voice)
    }

    /// Every component with a face of its own, as these options have it.
    fn faces(options: &Self::Options, lang: Lang) -> Vec<Face>;

    /// The question that is open; `None` when the game is over.
    fn prompt(&self) -> Option<Line>;

    /// What an action would do, for the one who may do it.
    fn label(&self, by: Seat, action: Self::Action) -> Line;

    /// Where an action is clicked.
    fn anchor(&self, by: Seat, action: Self::Action) -> Anchor;

    /// Whether an action only ends or declines something: no client urges it upon anybody.
    fn is_closing(action: Self::Action) -> bool;

    /// The one of these actions that a client proposes, such as the payment that keeps the most
    /// useful goods; `None` where the choice is the player's own.
    fn proposed(&self, _by: Seat, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// All there is to tell about an event. For a sentence it has been redacted for its reader.
    fn describe(event: Self::Event) -> Description;

    /// Something remembered, as a name and what it said; `None` if there is no such thing.
    fn recall(_options: &Self::Options, _id: &str, _lang: Lang) -> Option<(String, String)> {
        None
    }

    /// The components that statistics count, by the ids of their faces.
    fn components() -> Vec<&'static str>;
}
