//! What a game tells about itself to people. The cold side: strings are made here and only here.

use tabletop::{Fact, Features, Seat};

use crate::{Anchor, Face, Lang, Layout, Line, Scene, Speech, Translations, Voice};

/// A component that statistics count and the reference lists.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Component {
    pub id: &'static str,
}

/// A game that can be shown, asked and told in words.
pub trait Present: Features {
    /// The game's RULES.md in every language that has it: `scene::rules!()`.
    const RULES: Translations;

    fn rules(lang: Lang) -> &'static str {
        lang.pick(Self::RULES)
    }

    fn speech(lang: Lang) -> &'static Speech;

    /// Every fact the options are played with.
    fn facts(options: &Self::Options) -> Vec<Fact>;

    fn layout(&self, lang: Lang) -> Layout;

    /// What `viewer` sees; a spectator if nobody.
    fn scene(&self, viewer: Option<Seat>, voice: Voice<'_>) -> Scene;

    /// What anybody may see of this position once the game is over: by default what a spectator saw.
    fn scene_afterwards(&self, voice: Voice<'_>) -> Scene {
        self.scene(None, voice)
    }

    /// Every component with a face of its own, as these options have it.
    fn faces(options: &Self::Options, lang: Lang) -> Vec<Face>;

    /// The question that is open; nothing when the game is over.
    fn prompt(&self) -> Option<Line>;

    /// What an action would do, for the one who may do it.
    fn label(&self, by: Seat, action: Self::Action) -> Line;

    fn anchor(&self, by: Seat, action: Self::Action) -> Anchor;

    /// Whether an action only ends or declines something: no client urges it upon anybody.
    fn is_closing(action: Self::Action) -> bool;

    /// The one of these actions that a client proposes, such as the payment that keeps the most
    /// useful goods; nothing where the choice is the player's own.
    fn proposed(&self, _by: Seat, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// An event that has been redacted for its reader; nothing for what is only bookkeeping.
    fn say(event: Self::Event) -> Option<Line>;

    /// The clause an event happens by.
    fn clause(event: Self::Event) -> &'static str;

    /// The points somebody gets by an event, and what for. They add up to the score.
    fn earned(event: Self::Event) -> Option<(Seat, Line, i32)>;

    /// What a campaign remembers an event for, by its id: a story card that was read.
    fn remembered(_event: Self::Event) -> Option<&'static str> {
        None
    }

    /// Something remembered, as a name and what it said; nothing if there is no such thing.
    fn recall(_options: &Self::Options, _id: &str, _lang: Lang) -> Option<(String, String)> {
        None
    }

    fn components() -> Vec<Component>;

    /// Which component somebody made use of by an event, as a position in `components`.
    fn used(event: Self::Event) -> Option<(Seat, usize)>;
}
