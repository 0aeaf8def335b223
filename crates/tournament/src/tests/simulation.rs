//! Simulations: those that come to their end, and those that do not.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::Bot;
use imaginarium::Imaginarium;
use players::SeatBot;
use tabletop::{Flow, GameType, Replay, Seat, Session, Setup, View};

use crate::{Arena, Simulation, SinkError, played_game::PlayedGame};

const IMAGINARIUM: GameType<Imaginarium> = GameType::NEW;

/// Ends a turn that has not begun.
struct Cheat;

impl Bot<Imaginarium> for Cheat {
    fn choose(&mut self, _: View<'_, Imaginarium>) -> <Imaginarium as Flow>::Action {
        "finish".parse().expect("an action, only not now")
    }
}

#[test]
fn a_game_with_a_refused_move_is_no_finished_game() {
    let mut bots = [SeatBot::BuiltIn(Box::new(Cheat)), SeatBot::BuiltIn(Box::new(Cheat))];
    let game = PlayedGame::new(Default::default(), 1, &mut bots);
    assert_eq!(game.refused, Some(Seat(0)));
}

fn simulation(games: u64, threads: usize) -> Simulation {
    let setup = Setup { seats: 2, ..Setup::default() };
    Simulation { setup, seed: 3, kinds: vec!["random".to_owned(); 2], games, threads }
}

#[test]
fn every_game_goes_into_the_sink_once() {
    let numbers = AtomicU64::new(0);
    let sink = |number: u64, replay: &Replay| -> Result<(), SinkError> {
        numbers.fetch_add(1 << number, Ordering::Relaxed);
        Session::<Imaginarium>::load(replay, Default::default())?;
        Ok(())
    };
    let report =
        IMAGINARIUM.simulate(&simulation(8, 3), &|_| {}, Some(&sink)).expect("nothing fails");
    assert_eq!((report.games, report.refused), (8, 0));
    assert_eq!(numbers.into_inner(), 0b1_1111_1110, "the numbers 1 to 8");
}

#[test]
fn a_sink_that_complains_stops_the_simulation() {
    let calls = AtomicU64::new(0);
    let sink = |_: u64, _: &Replay| -> Result<(), SinkError> {
        calls.fetch_add(1, Ordering::Relaxed);
        Err("the disk is full".into())
    };
    let stopped = IMAGINARIUM.simulate(&simulation(1000, 2), &|_| {}, Some(&sink));
    assert_eq!(stopped.expect_err("nothing can be kept").to_string(), "the disk is full");
    assert!(calls.into_inner() <= 4, "nobody begins another game");
}

#[test]
fn a_report_is_the_same_for_any_number_of_threads() {
    let report = |threads| {
        let setup = Setup { seats: 3, ..Setup::default() };
        let kinds = vec!["random".to_owned(); 3];
        let simulation = Simulation { setup, seed: 5, kinds, games: 60, threads };
        IMAGINARIUM.simulate(&simulation, &|_| {}, None).expect("nothing fails")
    };
    assert_eq!(report(1), report(4));
}

#[test]
fn a_curve_ends_with_the_final_scores() {
    let report = IMAGINARIUM.simulate(&simulation(20, 2), &|_| {}, None).expect("nothing fails");
    for seat in &report.seats {
        assert_eq!(seat.curve[10], seat.score);
        assert_eq!(seat.curve[0].summary().map(|start| start.n), Some(20));
    }
    let won: f64 = report.seats.iter().map(|seat| seat.wins.count()).sum();
    assert_eq!(won, 20.0, "every game is won");
}
