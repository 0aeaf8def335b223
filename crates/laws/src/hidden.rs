//! The law of hidden information: what a viewer cannot know changes nothing the viewer can see.

use std::collections::BTreeSet;

use scene::{Lang, Present};
use tabletop::{Ctx, Event, Fields, Game, Rng, Script, Seat, Session};

use crate::words::languages;

/// Of all fields of a position, those named here take different values when `viewer` imagines what
/// it may be, and no other does.
pub fn only_secrets_vary<G: Fields>(state: &G, viewer: Seat, secrets: &[(Option<Seat>, &str)]) {
    let imagined: Vec<G> = (0..40)
        .map(|seed| {
            let mut other = *state;
            other.determinize(viewer, &mut Rng::new(seed));
            other
        })
        .collect();
    for field in G::FIELDS {
        let seats = Seat::first(if field.of_seat { state.seats() } else { 0 }).map(Some);
        for whose in seats.chain((!field.of_seat).then_some(None)) {
            let value = |game: &G| game.read(whose, field.name).expect("a field can be read");
            let values: BTreeSet<String> = imagined.iter().map(value).collect();
            let at = format!("{whose:?} {} in the eyes of {viewer}", field.name);
            if secrets.contains(&(whose, field.name)) {
                assert!(1 < values.len(), "{at} is always {values:?}");
            } else {
                assert_eq!(values, BTreeSet::from([value(state)]), "{at} is no secret");
            }
        }
    }
}

/// Deals what `viewer` cannot know anew: scene, legal actions and prompt stay byte for byte.
pub(crate) fn check<G: Present>(session: &Session<G>, seed: u64, at: &str) {
    let state = session.state();
    for viewer in Seat::first(state.seats()) {
        let mut other = *state;
        other.determinize(viewer, &mut Rng::new(seed ^ 0xD1CE));
        other.invariants().unwrap_or_else(|reason| panic!("{at}: for {viewer}: {reason}"));
        assert_eq!(other.deciders(), state.deciders(), "{at}: deciders for {viewer}");
        // A spectator knows no more than any player.
        for (lang, eyes) in languages::<G>().flat_map(|l| [(l, Some(viewer)), (l, None)]) {
            let seen = |game: &G| format!("{:?}", game.scene(eyes, G::speech(lang).plain()));
            assert_eq!(seen(&other), seen(state), "{at}: what {eyes:?} sees, dealt for {viewer}");
        }
        assert_eq!(legal(&other, viewer), legal(state, viewer), "{at}: choices of {viewer}");
        if state.deciders().contains(viewer) {
            assert_eq!(other.prompt(), state.prompt(), "{at}: the question to {viewer}");
        }
        // Twice in a row is still something the viewer may believe in.
        let once = other;
        other.determinize(viewer, &mut Rng::new(seed));
        assert_eq!(
            format!("{:?}", other.scene(Some(viewer), G::speech(Lang::EN).plain())),
            format!("{:?}", once.scene(Some(viewer), G::speech(Lang::EN).plain())),
            "{at}: dealt twice for {viewer}"
        );
    }
    check_log(session, seed, at);
}

fn legal<G: Game>(state: &G, viewer: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(viewer, &mut actions);
    actions
}

/// The last move, played again from a position dealt anew for a reader, tells that reader the same.
/// What is redacted is redacted for good, and a spectator reads no more than any player.
fn check_log<G: Present>(session: &Session<G>, seed: u64, at: &str) {
    let Some(step) = session.steps().last() else { return };
    for reader in Seat::first(session.state().seats()) {
        let read = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| event.redact(Some(reader))).collect()
        };
        for &event in &step.events {
            let Some(public) = event.redact(None) else { continue };
            assert_eq!(public.redact(None), Some(public), "{at}: redacted twice");
            assert!(event.redact(Some(reader)).is_some(), "{at}: {reader} reads less than all");
        }
        let mut other = session.at(session.steps().len() - 1);
        other.determinize(reader, &mut Rng::new(seed ^ 0x10C));
        let mut legal = Vec::new();
        other.legal_actions(step.by, &mut legal);
        // The mover may have done what only the true secrets allow, luck may name a secret, and a
        // final event may show one.
        let shows = step.events.iter().any(|event| event.is_final());
        if !legal.contains(&step.action) || !step.luck.is_empty() || shows {
            continue;
        }
        let mut events = Vec::new();
        let mut luck = Script::<G::Pile>::new(&[]);
        other.apply(step.by, step.action, &mut Ctx { chance: &mut luck, log: Some(&mut events) });
        assert_eq!(read(&events), read(&step.events), "{at}: the log of {reader}");
    }
}
