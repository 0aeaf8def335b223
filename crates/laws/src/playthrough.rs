//! Playthroughs: one random game told in full, to be compared with a golden file.

use std::fmt::Write;

use scene::{Lang, Present, Table};
use tabletop::{Fields, Rng, Seat, Session};

/// A game among players who choose at random what a player would think about: every position at
/// the start of a round, every move with its number of choices, every sentence of the log.
pub fn playthrough<G: Present + Fields>(seats: u8, options: G::Options, seed: u64) -> String {
    let mut luck = Rng::new(seed);
    let mut session = Session::<G>::new(seats, options, &mut luck);
    let mut choose = Rng::new(seed).fork();
    let mut text = format!("{} players {seats} seed {seed}\n", G::NAME);
    tell(&session, &mut text);
    let (mut round, mut legal, mut sensible) = (0, Vec::new(), Vec::new());
    while let Some(by) = session.state().deciders().first() {
        if session.state().round() != round {
            round = session.state().round();
            show(session.state(), &mut text);
        }
        session.state().legal_actions(by, &mut legal);
        session.state().sensible_actions(by, &mut sensible);
        let action = choose.pick(&sensible);
        session.play(by, &action.to_string(), &mut luck).expect("a legal action");
        let _ = writeln!(text, "{by} {action}  (of {})", legal.len());
        tell(&session, &mut text);
    }
    show(session.state(), &mut text);
    text
}

/// What the last move brought about, in English and for everybody to read.
fn tell<G: Present>(session: &Session<G>, text: &mut String) {
    for entry in session.log(session.moves(), None, Lang::EN) {
        let _ = writeln!(text, "    {} [{}]", entry.sentence, entry.clause);
    }
}

/// The position, field by field.
fn show<G: Fields>(state: &G, text: &mut String) {
    text.push('\n');
    for field in G::FIELDS.iter().filter(|field| !field.of_seat) {
        let _ =
            writeln!(text, "{}: {}", field.name, state.read(None, field.name).unwrap_or_default());
    }
    for seat in Seat::first(state.seats()) {
        let _ = write!(text, "{seat}:");
        for field in G::FIELDS.iter().filter(|field| field.of_seat) {
            let value = state.read(Some(seat), field.name).unwrap_or_default();
            let _ = write!(text, " {} {value};", field.name);
        }
        text.push('\n');
    }
    text.push('\n');
}
