//! Where pistes and buildings can lie and which slots are complete, found once by the rules and once
//! by eye, on random boards.

use std::collections::BTreeSet;

use tabletop::{Ctx, Flow, Frame, Game, Rng, Seat, Spread};

use super::eyes::{Board, Pair, pair_of};
use crate::{Building, Cell, Colour, Options, Place, SkiStation, frame::Question, village::SlotAt};

const A: Seat = Seat(0);

pub fn new_game() -> SkiStation {
    let cx = &mut Ctx { chance: &mut Spread::default(), log: None };
    SkiStation::setup(2, Options::default(), cx)
}

pub fn pistes(game: &SkiStation, colour: Colour) -> BTreeSet<Pair> {
    game.open(A, colour).iter().map(|cell| (cell.row().into(), cell.column().into())).collect()
}

pub fn sites(game: &SkiStation) -> BTreeSet<Pair> {
    let village = &game.player(A).village;
    Place::all().filter(|&place| village.is_site(place)).map(pair_of).collect()
}

fn slots(game: &SkiStation) -> BTreeSet<String> {
    game.slots(A).iter().map(|slot| slot.to_string()).collect()
}

fn slots_by_eye(game: &SkiStation) -> BTreeSet<String> {
    Board::of(game, A).slots(|tile| game.edition().building(tile).edges)
}

/// On every board of many games.
#[test]
fn rules_and_eyes_agree_on_random_boards() {
    let mut compared = 0;
    for seed in 0..60 {
        let (mut luck, mut choose) = (Rng::new(seed), Rng::new(seed ^ 0x51CE));
        let cx = &mut Ctx { chance: &mut luck, log: None };
        let mut game = SkiStation::setup(2, Options::default(), cx);
        let mut legal = Vec::new();
        while let Some(by) = game.deciders().first() {
            if matches!(game.top(), Some(Frame::Ask(_, Question::Move))) {
                compared += 1;
                let board = Board::of(&game, A);
                for &colour in Colour::ALL {
                    assert_eq!(pistes(&game, colour), board.pistes(colour), "{seed}");
                }
                assert_eq!(sites(&game), board.sites(), "{seed}");
                assert_eq!(slots(&game), slots_by_eye(&game), "{seed}");
            }
            game.sensible_actions(by, &mut legal);
            let action = choose.pick(&legal);
            game.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
        }
    }
    assert!(1000 < compared, "{compared}");
}

/// On villages and green pistes that no game would bring about (SK-13.4 to SK-13.10).
#[test]
fn slots_are_complete_on_random_villages() {
    let mut rng = Rng::new(39);
    let mut seen = BTreeSet::new();
    for _ in 0..3000 {
        let mut game = new_game();
        let mut tiles: Vec<Building> = Building::ALL[1..].to_vec();
        for building in game.players[A].village.buildings.iter_mut().filter(|at| at.is_none()) {
            if rng.below(5) != 0 {
                *building = Some(tiles.swap_remove(rng.below(tiles.len() as u32) as usize));
            }
        }
        let mountain = game.edition().mountain;
        for column in (1..=10).filter(|_| rng.below(4) != 0) {
            if game.player(A).slopes.colour_at(Cell::new(1, column)).is_none() {
                game.players[A].slopes.lay(Colour::Green, Cell::new(1, column), &mountain);
            }
        }
        assert_eq!(slots(&game), slots_by_eye(&game));
        seen.extend(slots(&game));
    }
    // 39 places between tiles, and the market on any of 14 places.
    let reachable = seen.iter().filter(|slot| slot.ends_with(char::is_alphabetic)).count();
    // The base has no half in the north, so the top of column 3 never completes.
    assert_eq!((reachable, seen.len()), (38, 52), "{seen:?}");
}

#[test]
fn every_slot_reads_back() {
    let all: BTreeSet<SlotAt> = (1..=3)
        .flat_map(|row| (1..=5).map(move |column| (row, column)))
        .flat_map(|(row, column)| {
            ["n", "e", "s", "se", "ne", ""].map(|edge| format!("{row}.{column}{edge}"))
        })
        .filter_map(|text| text.parse().ok())
        .collect();
    assert_eq!(all.len(), 54);
    all.iter().for_each(|slot| assert_eq!(slot.to_string().parse(), Ok(*slot)));
}
