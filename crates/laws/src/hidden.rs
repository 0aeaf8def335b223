//! The law of hidden information: what a viewer cannot know changes nothing the viewer can see.

use scene::{Lang, Present, Table};
use tabletop::{Event, Game, Rng, Seat, Session};

/// Deals what `viewer` cannot know anew: scene, legal actions and prompt stay byte for byte.
pub(crate) fn check<G: Present>(session: &Session<G>, seed: u64, at: &str) {
    let state = session.state();
    for viewer in Seat::first(state.seats()) {
        let mut other = *state;
        other.determinize(viewer, &mut Rng::new(seed ^ 0xD1CE));
        other.invariants().unwrap_or_else(|reason| panic!("{at}: for {viewer}: {reason}"));
        assert_eq!(other.deciders(), state.deciders(), "{at}: deciders for {viewer}");
        for lang in Lang::ALL {
            let seen = |game: &G| format!("{:?}", game.scene(Some(viewer), lang));
            assert_eq!(seen(&other), seen(state), "{at}: the scene of {viewer}");
        }
        assert_eq!(legal(&other, viewer), legal(state, viewer), "{at}: choices of {viewer}");
        if state.deciders().contains(viewer) {
            assert_eq!(other.prompt(), state.prompt(), "{at}: the question to {viewer}");
        }
        // Twice in a row is still something the viewer may believe in.
        let once = other;
        other.determinize(viewer, &mut Rng::new(seed));
        assert_eq!(
            format!("{:?}", other.scene(Some(viewer), Lang::En)),
            format!("{:?}", once.scene(Some(viewer), Lang::En)),
            "{at}: dealt twice for {viewer}"
        );
    }
    check_log(session, at);
}

fn legal<G: Game>(state: &G, viewer: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(viewer, &mut actions);
    actions
}

/// What is redacted for one reader is redacted for good, and a spectator reads no more than any
/// player.
fn check_log<G: Present>(session: &Session<G>, at: &str) {
    let Some(step) = session.steps().last() else { return };
    for &event in &step.events {
        let Some(public) = event.redact(None) else { continue };
        assert_eq!(public.redact(None), Some(public), "{at}: redacted twice");
        for seat in Seat::first(session.state().seats()) {
            assert!(event.redact(Some(seat)).is_some(), "{at}: {seat} knows less than a spectator");
        }
    }
}

/// Plays the same moves with other hidden luck: `viewer` must read the same log.
///
/// `twin` changes, in a copy of the state, only what `viewer` cannot know.
pub fn nobody_sees_what_is_hidden<G: Present>(a: &Session<G>, b: &Session<G>, viewer: Seat) {
    for lang in Lang::ALL {
        let read = |session: &Session<G>| session.log(0, Some(viewer), lang);
        assert_eq!(read(a), read(b), "the log of {viewer} in {lang}");
        assert_eq!(a.scene(Some(viewer), lang), b.scene(Some(viewer), lang));
    }
}
