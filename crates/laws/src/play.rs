//! Laws about moves: the game ends, the generator is the authority, replays are exact.

use scene::Present;
use tabletop::{Ctx, Game, Replay, Rng, Seat, Session, Source};

use crate::{allocations, hidden, words};

/// How long a game may last.
#[derive(Copy, Clone, Debug)]
pub struct Bound {
    /// The most decisions of a random game; a game that is longer counts as endless.
    pub decisions: usize,
}

/// Plays `games` random games of `seats` players and holds every law on each of their positions.
/// `conserved` is what must be the same in every position, such as the number of cards.
pub fn keep<G: Present>(
    seats: u8,
    options: G::Options,
    games: u64,
    bound: Bound,
    conserved: impl Fn(&G) -> u64,
) {
    for seed in 0..games {
        let mut luck = Rng::new(seed);
        let mut session = Session::<G>::new(seats, options, &mut luck);
        let mut choose = Rng::new(seed ^ 0x5EED);
        let total = conserved(session.state());
        let mut legal = Vec::new();
        while let Some(by) = session.state().deciders().first() {
            let at =
                format!("{} seats {seats} seed {seed} move {}", G::NAME, session.steps().len());
            let state = *session.state();
            check_position(&state, by, &mut legal, &at);
            assert_eq!(conserved(&state), total, "{at}: something was lost or made");
            if session.steps().len().is_multiple_of(23) {
                hidden::check(&session, seed, &at);
                words::check(&session, by, &at);
            }
            // Half of the games wander anywhere, the others look like play.
            if seed % 2 == 0 {
                state.sensible_actions(by, &mut legal);
            }
            let action = choose.pick(&legal);
            let played = session.play(by, &action.to_string(), &mut luck);
            played.unwrap_or_else(|e| panic!("{at}: {e}"));
            check_undo(&mut session, by, &state, &at);
            assert!(session.steps().len() < bound.decisions, "{at}: the game does not end");
        }
        let at = format!("{} seats {seats} seed {seed}, at the end", G::NAME);
        check_end(&session, &at);
        check_replay(&session, options, &at);
    }
}

/// Somebody can always move; choices are sorted and distinct; everything else is refused.
fn check_position<G: Game>(state: &G, by: Seat, legal: &mut Vec<G::Action>, at: &str) {
    state.invariants().unwrap_or_else(|reason| panic!("{at}: {reason}"));
    let mut sensible = Vec::new();
    state.sensible_actions(by, &mut sensible);
    state.legal_actions(by, legal);
    assert!(!legal.is_empty(), "{at}: {by} can do nothing");
    assert!(legal.is_sorted_by(|a, b| a < b), "{at}: not sorted or not distinct: {legal:?}");
    assert!(!sensible.is_empty(), "{at}: nothing is sensible");
    assert!(sensible.iter().all(|action| legal.contains(action)), "{at}: {sensible:?}");
    for other in Seat::first(state.seats()).filter(|&seat| !state.deciders().contains(seat)) {
        let mut none = Vec::new();
        state.legal_actions(other, &mut none);
        assert!(none.is_empty(), "{at}: {other} is not asked but can {none:?}");
    }
    for action in legal.iter() {
        let again = action.to_string().parse::<G::Action>();
        assert_eq!(again.as_ref(), Ok(action), "{at}: notation");
    }
}

/// Taking a move back restores the position; doing it again restores what came of it.
fn check_undo<G: Game>(session: &mut Session<G>, by: Seat, before: &G, at: &str) {
    let after = *session.state();
    if 0 < session.undoable(by) {
        session.undo(by).expect("it can be taken back");
        assert_eq!(session.state(), before, "{at}: undo");
        session.redo(by).expect("it can be done again");
        assert_eq!(*session.state(), after, "{at}: redo");
    } else {
        assert!(session.undo(by).is_err(), "{at}: undo behind the fence");
    }
}

/// Somebody has won, places and scores agree, and nobody is asked any more.
fn check_end<G: Game>(session: &Session<G>, at: &str) {
    let state = session.state();
    state.invariants().unwrap_or_else(|reason| panic!("{at}: {reason}"));
    let seats: Vec<Seat> = Seat::first(state.seats()).collect();
    assert!(seats.iter().any(|&seat| state.place(seat) == 1), "{at}: nobody has won");
    for &a in &seats {
        assert!(session.check(a, "").is_err(), "{at}: {a} can still move");
        for &b in &seats {
            if state.place(a) < state.place(b) {
                assert!(state.score(b) <= state.score(a), "{at}: places and scores disagree");
            }
        }
    }
}

/// The text of the game is the game: played again it gives the same state and the same events.
fn check_replay<G: Game>(session: &Session<G>, options: G::Options, at: &str) {
    let text = session.replay().to_string();
    let replay = Replay::parse(Source { name: "replay", text: &text });
    let replay = replay.unwrap_or_else(|e| panic!("{at}: {e}"));
    let again = Session::<G>::load(&replay, options).unwrap_or_else(|e| panic!("{at}: {e}"));
    assert_eq!(again.state(), session.state(), "{at}: replay");
    assert_eq!(again.opening(), session.opening(), "{at}: replay");
    for (a, b) in again.steps().iter().zip(session.steps()) {
        assert_eq!(a.events, b.events, "{at}: replay");
    }
    assert_eq!(again.replay().to_string(), text, "{at}: replay");
}

/// A game played to its end by players who choose at random what a player would think about.
pub fn played<G: Game>(seats: u8, options: G::Options, seed: u64) -> Session<G> {
    let (mut luck, mut choose) = (Rng::new(seed), Rng::new(!seed));
    let mut session = Session::<G>::new(seats, options, &mut luck);
    let mut actions = Vec::new();
    while let Some(by) = session.state().deciders().first() {
        session.state().sensible_actions(by, &mut actions);
        let action = choose.pick(&actions);
        session.play(by, &action.to_string(), &mut luck).expect("a sensible action is legal");
    }
    session
}

/// One random game without a log; the number of its decisions.
pub fn playout<G: Game>(
    mut state: G,
    luck: &mut Rng,
    pick: &mut Rng,
    actions: &mut Vec<G::Action>,
) -> u32 {
    let mut decisions = 0;
    while let Some(by) = state.deciders().first() {
        state.legal_actions(by, actions);
        let action = pick.pick(actions);
        state.apply(by, action, &mut Ctx { chance: luck, log: None });
        decisions += 1;
    }
    decisions
}

/// Many games among players who choose what a player would think about: it is always legal. Without
/// scenes and sessions, so that there are enough games for what is rare.
pub fn sensible_actions_are_legal<G: Game>(seats: u8, options: G::Options, games: u64) {
    let (mut sensible, mut legal) = (Vec::new(), Vec::new());
    for seed in 0..games {
        let (mut luck, mut pick) = (Rng::new(seed), Rng::new(!seed));
        let mut state = G::setup(seats, options, &mut Ctx { chance: &mut luck, log: None });
        while let Some(by) = state.deciders().first() {
            state.sensible_actions(by, &mut sensible);
            state.legal_actions(by, &mut legal);
            let stray = sensible.iter().find(|action| legal.binary_search(action).is_err());
            assert_eq!(stray, None, "{} seats {seats} seed {seed}: legal is {legal:?}", G::NAME);
            state.apply(by, pick.pick(&sensible), &mut Ctx { chance: &mut luck, log: None });
        }
    }
}

/// Needs [`crate::Counting`] as the global allocator.
pub fn a_playout_allocates_nothing<G: Game>(seats: u8, options: G::Options) {
    drop(Box::new(0));
    assert_ne!(allocations(), 0, "the counting allocator is not installed");
    let (mut luck, mut pick) = (Rng::new(1), Rng::new(2));
    let mut actions = Vec::with_capacity(1024);
    // The first setup reads the facts; every later one finds them.
    G::setup(seats, options, &mut Ctx { chance: &mut luck, log: None });
    let before = allocations();
    for _ in 0..50 {
        let state = G::setup(seats, options, &mut Ctx { chance: &mut luck, log: None });
        playout(state, &mut luck, &mut pick, &mut actions);
    }
    assert_eq!(allocations(), before, "a playout allocates");
}
