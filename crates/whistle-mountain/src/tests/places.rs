//! Where pieces can be placed, counted once by bits and once by eye.

use std::collections::BTreeSet;

use tabletop::{Ctx, Flow, Frame, Game, Rng, Seat, Spread};

use super::eyes::{landings, machine_places, scaffold_places, worker_places};
use crate::{
    Ability, Action, Cell, Machine, Options, Scaffold, Spot, WhistleMountain, frame::Question,
    worker::Errand,
};

pub fn offered(game: &WhistleMountain, by: Seat) -> BTreeSet<Spot> {
    let mut actions = Vec::new();
    game.legal_actions(by, &mut actions);
    let spot = |action: &Action| match action {
        Action::Place(spot) | Action::To(spot) => Some(*spot),
        _ => None,
    };
    actions.iter().filter_map(spot).collect()
}

pub fn offered_cells(game: &WhistleMountain, by: Seat) -> BTreeSet<Cell> {
    let mut actions = Vec::new();
    game.legal_actions(by, &mut actions);
    let cell = |action: &Action| match action {
        Action::Walk(cell) => Some(*cell),
        _ => None,
    };
    actions.iter().filter_map(cell).collect()
}

/// Whether a worker on this errand may end in the air (WM-10.10, WM-23.11).
fn has_jetpack(game: &WhistleMountain, errand: Errand) -> bool {
    errand != Errand::Rescue && game.canyon.is_active(Machine::JetpackLab)
}

pub fn new_game(seats: u8) -> WhistleMountain {
    let cx = &mut Ctx { chance: &mut Spread::default(), log: None };
    WhistleMountain::setup(seats, Options::default(), cx)
}

/// The same places by bits and by looking, on every question of many games (WM-5.4, WM-5.7, WM-6.1,
/// WM-9.2, WM-9.3, WM-10.6, WM-10.8, WM-11.2, WM-22.24, WM-22.28).
#[test]
fn bits_and_eyes_find_the_same_places() {
    let mut compared = [0_u32; 5];
    for seed in 0..40 {
        let (mut luck, mut choose) = (Rng::new(seed), Rng::new(seed ^ 0x91ACE));
        let cx = &mut Ctx { chance: &mut luck, log: None };
        let mut game = WhistleMountain::setup(2 + (seed % 3) as u8, Options::default(), cx);
        // Abilities that widen the choice are rare otherwise.
        let mut legal = Vec::new();
        while let Some(by) = game.deciders().first() {
            let asked = game.top();
            if seed % 2 == 0 && matches!(asked, Some(Frame::Ask(_, Question::Turn))) {
                let wide = [Ability::AcePilot, Ability::Dreadnought];
                game.players[by].ability = Some(wide[usize::from(by.0 % 2)]);
            }
            match asked {
                Some(Frame::Ask(_, Question::StartPlace(tile))) => {
                    compared[0] += 1;
                    assert_eq!(offered(&game, by), scaffold_places(&game, tile, true), "{seed}");
                }
                Some(Frame::Ask(_, Question::PlaceScaffold(tile))) => {
                    compared[1] += 1;
                    assert_eq!(offered(&game, by), scaffold_places(&game, tile, false), "{seed}");
                }
                Some(Frame::Ask(_, Question::PlaceMachine(machine))) => {
                    compared[2] += 1;
                    assert_eq!(offered(&game, by), machine_places(&game, machine), "{seed}");
                }
                Some(Frame::Ask(_, Question::Fly { airship, ram: false })) => {
                    compared[3] += 1;
                    assert_eq!(offered(&game, by), landings(&game, by, airship), "{seed}");
                }
                Some(Frame::Ask(_, Question::Where(errand, _))) => {
                    compared[4] += 1;
                    let places = worker_places(&game, has_jetpack(&game, errand));
                    assert_eq!(offered_cells(&game, by), places, "{seed}");
                }
                _ => {}
            }
            game.sensible_actions(by, &mut legal);
            let action = choose.pick(&legal);
            game.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
        }
    }
    assert!(compared.iter().all(|&n| 50 < n), "{compared:?}");
}

/// On the empty grid, with a cell in row 1: how many places each kind of tile has (WM-3.18).
#[test]
fn the_first_scaffold_has_so_many_places() {
    let game = new_game(2);
    let count = |tile| scaffold_places(&game, tile, true).len();
    let by_bits = |tile: Scaffold| -> usize {
        let places = game.first_places(tile.shape());
        let turns = game.options.edition.turns(tile);
        turns.map(|turn| usize::from(game.corners(places, turn).len())).sum()
    };
    for (tile, places) in [
        (Scaffold::S01, 84),
        (Scaffold::S10, 42),
        (Scaffold::L01, 84),
        (Scaffold::L10, 84),
        (Scaffold::T01, 84),
        (Scaffold::T10, 42),
    ] {
        assert_eq!((count(tile), by_bits(tile)), (places, places), "{tile}");
    }
}
