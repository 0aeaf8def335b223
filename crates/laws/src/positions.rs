//! Positions that scenarios write: one that is taken can be played on, however odd it is.

use std::{
    fmt::Write,
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use tabletop::{Ctx, Fields, Options, Rng, Scenario, Seat, Source, Spread, scenario::Line};

/// Failures that are told in full.
const SHOWN: usize = 3;

/// Moves that are played from a position.
const MOVES: usize = 80;

/// Mixes the positions of a game's scenarios, some of them in the middle of their moves, and plays on
/// from those that are not refused.
///
/// Parts of a position that contradict each other must be refused, or the rules must cope.
pub fn positions_that_are_taken_can_be_played<G: Fields>(
    folder: &Path,
    options: G::Options,
    tries: u64,
) {
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let texts = files.iter().map(|file| fs::read_to_string(file).unwrap());
    let all: Vec<Scenario> = texts
        .flat_map(|text| Scenario::parse(Source { name: G::NAME, text: &text }).unwrap())
        .collect();
    let (mut taken, mut failures) = (0, Vec::new());
    for seed in 0..tries {
        let mut story = String::new();
        let played =
            catch_unwind(AssertUnwindSafe(|| play_one::<G>(&all, options, seed, &mut story)));
        match played {
            Ok(Ok(())) => taken += 1,
            Ok(Err(Refused)) => {}
            Err(_) => failures.push(format!("seed {seed}:\n{story}")),
        }
    }
    let (name, failed) = (G::NAME, failures.len());
    failures.truncate(SHOWN);
    assert!(failed == 0, "{name} took {failed} positions it fails on\n{}", failures.join("\n"));
    assert!(tries <= 20 * taken, "{}: only {taken} of {tries} positions were taken", G::NAME);
}

/// The position was not taken, as is right for most.
struct Refused;

fn play_one<G: Fields>(
    all: &[Scenario],
    mut options: G::Options,
    seed: u64,
    story: &mut String,
) -> Result<(), Refused> {
    let mut luck = Rng::new(seed);
    let own = &all[luck.below(all.len() as u32) as usize];
    let mut told = |line: String| writeln!(story, "{line}").expect("a string takes all");
    for (_, name, value) in &own.options {
        told(format!("option {name} {value}"));
        options.set(name, value).map_err(|_| Refused)?;
    }
    let seats = own.seats;
    told(format!("players {seats}"));
    let mut cx = Ctx { chance: &mut Spread::default(), log: None };
    let mut state = G::setup(seats, options, &mut cx);
    let until = luck.below(own.lines.len() as u32 + 1) as usize;
    let lines = own.lines[..until].iter().map(|(_, line)| line.clone());
    let strange = (0..luck.below(5)).filter_map(|_| {
        let other = &all[luck.below(all.len() as u32) as usize];
        let given = other.lines.iter().filter(|(_, line)| matches!(line, Line::Given { .. }));
        let given: Vec<&Line> = given.map(|(_, line)| line).collect();
        (!given.is_empty()).then(|| luck.pick(&given).clone())
    });
    let strange: Vec<Line> = strange.collect();
    let mut is_open = false;
    let mut legal = Vec::new();
    for line in lines.chain(strange) {
        match line {
            Line::Given { seat, text } => {
                let (field, value) = text.split_once(' ').unwrap_or((&text, ""));
                if seat.is_some_and(|seat| seats <= seat.0) {
                    return Err(Refused);
                }
                let whose = seat.map_or(String::new(), |seat| format!("{seat} "));
                told(format!("given {whose}{text}"));
                state.write(seat, field, value.trim()).map_err(|_| Refused)?;
                is_open = true;
            }
            Line::Play { by, action, .. } => {
                settle(&mut state, &mut is_open)?;
                told(format!("{by} {action}"));
                let action: G::Action = action.parse().map_err(|_| Refused)?;
                state.legal_actions(by, &mut legal);
                if !state.deciders().contains(by) || !legal.contains(&action) {
                    return Err(Refused);
                }
                state.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
            }
            _ => {}
        }
    }
    settle(&mut state, &mut is_open)?;
    play_on(&mut state, &mut luck, &mut told);
    Ok(())
}

fn settle<G: Fields>(state: &mut G, is_open: &mut bool) -> Result<(), Refused> {
    if std::mem::take(is_open) { state.settle().map_err(|_| Refused) } else { Ok(()) }
}

fn play_on<G: Fields>(state: &mut G, luck: &mut Rng, told: &mut impl FnMut(String)) {
    let mut legal = Vec::new();
    for _ in 0..MOVES {
        let Some(by): Option<Seat> = state.deciders().first() else { return };
        state.legal_actions(by, &mut legal);
        assert!(!legal.is_empty(), "{by} can do nothing");
        let action = luck.pick(&legal);
        told(format!("{by} {action}"));
        state.apply(by, action, &mut Ctx { chance: luck, log: None });
        state.invariants().unwrap_or_else(|reason| panic!("{reason}"));
    }
}
