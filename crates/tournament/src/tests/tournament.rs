//! Tournaments: everybody sits everywhere, and a pause changes nothing.

use std::{collections::BTreeMap, sync::Mutex};

use imaginarium::Imaginarium;
use tabletop::{GameType, Replay, Setup};

use crate::{Arena, Entrant, GameResult, Record, Schedule, SinkError, Standings, Tournament};

fn tournament(entrants: &[&str], seats: u8, games: u64, threads: usize) -> Tournament {
    let setup = Setup { seats, ..Setup::default() };
    let entrants = entrants.iter().map(|&kind| kind.to_owned()).collect();
    Tournament { setup, entrants, games, seed: 4, threads }
}

/// The standings, and every game by its number.
fn play(tournament: &Tournament, so_far: &[GameResult]) -> (Standings, Vec<GameResult>) {
    let games = Mutex::new(BTreeMap::new());
    let sink = |result: &GameResult, _: &Replay| -> Result<(), SinkError> {
        games.lock().expect("nobody panics").insert(result.number, result.clone());
        Ok(())
    };
    let standings = GameType::<Imaginarium>::NEW
        .play_tournament(tournament, so_far, &sink)
        .expect("nothing fails");
    (standings, games.into_inner().expect("nobody panics").into_values().collect())
}

/// How long somebody thought is never the same again.
fn timeless(results: &[GameResult]) -> Vec<GameResult> {
    let timeless = |result: &GameResult| GameResult {
        seconds: vec![0.0; result.seconds.len()],
        ..result.clone()
    };
    results.iter().map(timeless).collect()
}

/// All that does not depend on the clock.
fn essence(standings: &Standings) -> Vec<String> {
    let entrant = |entrant: &Entrant| {
        let won = |record: &Record| format!("{} of {}", record.won, record.games);
        let against: Vec<String> = entrant.against.iter().map(won).collect();
        format!("{} {:?} {} {against:?}", entrant.name, entrant.rating, won(&entrant.record))
    };
    standings.entrants.iter().map(entrant).collect()
}

#[test]
fn everybody_sits_everywhere_equally_often() {
    for (entrants, seats) in [(2, 2), (3, 2), (2, 4), (3, 3), (4, 4), (3, 5)] {
        let schedule = Schedule::new(entrants, seats).expect("a small tournament");
        let mut chairs = BTreeMap::new();
        for number in 0..schedule.cycle() {
            let game = schedule.game(number);
            assert!(game.seats.iter().any(|&entrant| entrant != game.seats[0]));
            for (seat, entrant) in game.seats.into_iter().enumerate() {
                *chairs.entry((entrant, seat)).or_insert(0) += 1;
            }
        }
        let counts: Vec<u64> = chairs.values().copied().collect();
        assert_eq!(counts.len(), entrants * seats);
        assert_eq!(counts, vec![schedule.cycle() / entrants as u64; counts.len()]);
    }
}

#[test]
fn every_choice_of_entrants_is_played() {
    let schedule = Schedule::new(3, 3).expect("a small tournament");
    let mut seen: Vec<_> =
        (0..schedule.cycle()).map(|number| schedule.game(number).seats).collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 27 - 3, "all but those with three times the same");
}

#[test]
fn two_entrants_swap_seats_and_share_the_deal() {
    let schedule = Schedule::new(2, 2).expect("a small tournament");
    let [first, second, third] = [0, 1, 2].map(|number| schedule.game(number));
    assert_eq!((first.seats, second.seats), (vec![0, 1], vec![1, 0]));
    assert_eq!(first.deal, second.deal);
    assert_ne!(second.deal, third.deal);
    assert_eq!((schedule.whole(1), schedule.whole(4), schedule.whole(5)), (2, 4, 6));
}

#[test]
fn a_tournament_does_not_depend_on_its_threads() {
    let entrants = ["random", "uniform", "random"];
    let (alone, games) = play(&tournament(&entrants, 3, 20, 1), &[]);
    let (together, same) = play(&tournament(&entrants, 3, 20, 4), &[]);
    assert_eq!(games.len(), 24, "until everybody sat everywhere equally often");
    assert_eq!(timeless(&games), timeless(&same));
    assert_eq!(essence(&alone), essence(&together));
    assert_eq!(alone.entrants[2].name, "random#2");
    assert_eq!(alone.ranking()[2], 1, "uniform is the weakest");
}

#[test]
fn a_tournament_goes_on_where_it_was() {
    let tournament = tournament(&["random", "uniform"], 2, 12, 2);
    let (unbroken, games) = play(&tournament, &[]);
    let so_far = [games[1].clone(), games[4].clone(), games[5].clone()];
    let (continued, rest) = play(&tournament, &so_far);
    assert_eq!(
        rest.iter().map(|game| game.number).collect::<Vec<_>>(),
        [1, 3, 4, 7, 8, 9, 10, 11, 12]
    );
    assert_eq!(essence(&unbroken), essence(&continued));
}

#[test]
fn what_one_wins_the_other_loses() {
    let (standings, _) = play(&tournament(&["random", "uniform", "random"], 3, 24, 2), &[]);
    for (one, entrant) in standings.entrants.iter().enumerate() {
        for (other, record) in entrant.against.iter().enumerate().filter(|(other, _)| *other != one)
        {
            let back = &standings.entrants[other].against[one];
            assert_eq!(record.games, back.games);
            assert!((record.won + back.won - record.games as f64).abs() < 1e-9);
        }
    }
    let won: f64 = standings.seats.iter().map(|seat| seat.won).sum();
    assert!((won - standings.games as f64).abs() < 1e-9, "every game is won once");
}

#[test]
fn whoever_wants_something_illegal_is_last() {
    let tournament = tournament(&["random", "uniform"], 2, 2, 1);
    let (_, games) = play(&tournament, &[]);
    let broken = GameResult {
        places: vec![1, 2],
        scores: Vec::new(),
        refused: Some(tabletop::Seat(1)),
        ..games[0].clone()
    };
    let (standings, _) = play(&tournament, &[broken, games[1].clone()]);
    assert_eq!((standings.games, standings.refused), (2, 1));
    assert_eq!(standings.entrants[1].record.refused, 1);
    assert_eq!(standings.seats[0].games, 1, "only games that came to their end");
}

#[test]
fn some_tournaments_cannot_be_played() {
    let refused =
        |entrants, seats| Schedule::new(entrants, seats).expect_err("no tournament").to_string();
    assert_eq!(refused(1, 2), "a tournament needs at least two entrants");
    assert_eq!(refused(2, 1), "a tournament needs at least two players at a table");
    assert!(refused(100, 5).contains("too many"));
}
