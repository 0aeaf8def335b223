//! What is in the box (chapters SK-1 and 24), and what a table begins with (SK-2).

use facts::Facts as _;
use tabletop::{Ctx, Game, Mark, Options as _, Rng, Seat};

use crate::{
    Bonus, Building, Cell, Colour, Development, Edition, Options, Place, Reward, SkiStation, Spot,
    development::Type,
    mountain::{COLUMNS, Cells},
    plate::{self, ROUNDS, Square, Tile},
};

fn new_game(seats: u8, reward_tiles: &str) -> SkiStation {
    let mut options = Options::default();
    options.set("reward_tiles", reward_tiles).unwrap();
    let cx = &mut Ctx { chance: &mut Rng::new(7), log: None };
    SkiStation::setup(seats, options, cx)
}

/// SK-1.5 to SK-1.9: 40 buildings and 40 developments, half of each back, the first half with I.
#[test]
fn tiles_are_as_many_as_the_rulebook_counts() {
    let edition = Edition::standard();
    assert_eq!((Building::COUNT, Development::COUNT), (1 + 40, 40));
    assert_eq!((Bonus::COUNT, Reward::COUNT), (16, 16));
    for second in [false, true] {
        let numbers = if second { 21..=40 } else { 1..=20 };
        let buildings = edition.buildings_of(second).iter().map(Building::index);
        assert!(buildings.eq(numbers.clone()));
        let developments = edition.developments_of(second).iter().map(|tile| tile.index() + 1);
        assert!(developments.eq(numbers));
    }
}

/// Table 25.1: what all buildings bring together.
#[test]
fn pieces_of_all_buildings() {
    let edition = Edition::standard();
    let sum = |of: fn(&Edition, Building) -> u8| -> u32 {
        Building::ALL.iter().map(|&tile| u32::from(of(&edition, tile))).sum()
    };
    assert_eq!(sum(|edition, tile| edition.building(tile).cubes), 45);
    assert_eq!(sum(|edition, tile| edition.building(tile).octagons), 10);
    assert_eq!(sum(|edition, tile| edition.building(tile).does.octagon_slots), 11);
    assert_eq!(sum(|edition, tile| edition.building(tile).does.square_slots), 1);
}

/// SK-15.16.
#[test]
fn developments_by_type() {
    let edition = Edition::standard();
    let of = |kind: Type| -> Vec<usize> {
        let tiles = Development::ALL.iter().filter(|&&tile| edition.development(tile).kind == kind);
        tiles.map(|tile| tile.index() + 1).collect()
    };
    let immediate = [1, 2, 10, 13, 16, 17, 20, 22, 23, 25, 26, 27, 28, 29, 30, 32, 35];
    assert_eq!(of(Type::Immediate), immediate);
    assert_eq!(of(Type::OneShot), [6, 11, 21, 24, 33, 34, 36, 37, 39, 40]);
    assert_eq!(of(Type::Permanent), [3, 4, 5, 7, 8, 9, 12, 14, 15, 18, 19, 31, 38]);
}

/// SK-1.18, 24.1: 46 cells; the lengths of the columns, and what the examples of the rulebook need.
#[test]
fn the_mountain_has_its_measures() {
    let mountain = Edition::standard().mountain;
    assert_eq!((mountain.cells.len(), mountain.start.covered().len()), (46, 2));
    let column = |column: u8| (mountain.cells & Cells::column(column)).len();
    let lengths: Vec<u8> = (1..=COLUMNS).map(column).collect();
    assert_eq!(lengths, [2, 4, 5, 6, 6, 6, 6, 5, 4, 2]);
    let open = |cell: &Cell, colour: Colour| mountain.altitude[colour.index()].has(*cell);
    let rank_3 = |cell: &Cell| mountain.ranks[cell.index()] == 3;
    let (wooded, rewards) = (mountain.wooded.iter(), mountain.rewards.iter());
    assert!(wooded.clone().any(|cell| open(&cell, Colour::Red)));
    assert!(rewards.into_iter().any(|cell| rank_3(&cell) && open(&cell, Colour::Black)));
    assert!(wooded.into_iter().any(|cell| rank_3(&cell) && open(&cell, Colour::Blue)));
}

/// Table 24.2: whoever moves finds something to do, for every column has a square R or P, and more
/// rows than pawns.
#[test]
fn every_column_has_something_to_do() {
    let edition = Edition::standard();
    for seats in SkiStation::SEATS {
        for column in 1..=plate::COLUMNS * ROUNDS {
            let spots = (1..=seats + 1).map(|row| Spot { column, row });
            let squares: Vec<Square> = spots.map(|spot| edition.square(seats, spot)).collect();
            let is_open = |square: &Square| matches!(square, Square::Recruitment | Square::Pistes);
            assert!(squares.iter().any(is_open), "{seats} players, column {column}");
        }
    }
}

/// SK-2.13 to SK-2.15: the face of round 1 left, that of round 2 right, a tile on each white and each
/// yellow square.
#[test]
fn plates_are_filled() {
    for seats in SkiStation::SEATS {
        let game = new_game(seats, "fifteen");
        for round in [1, 2] {
            let face = game.edition().face(seats, round);
            for (square, tile) in face.squares.iter().zip(game.plate(round)) {
                let is_right = match square {
                    Square::Building => matches!(tile, Some(Tile::Building(_))),
                    Square::Development => matches!(tile, Some(Tile::Development(_))),
                    Square::Recruitment | Square::Pistes => tile.is_none(),
                };
                assert!(is_right, "{seats} players, round {round}: {square} {tile:?}");
            }
        }
    }
}

/// SK-1.1, SK-2.10, SK-2.12, SK-2.16 to SK-2.26: two to four players with their resorts.
#[test]
fn two_to_four_players_sit_down() {
    assert_eq!(SkiStation::SEATS, 2..=4);
    for (seats, office, pile) in [(2, 0b11, 15), (3, 0b111, 20), (4, 0b1111, 25)] {
        let game = new_game(seats, "fifteen");
        assert_eq!((game.seats(), game.round(), game.office), (seats, 1, office));
        assert_eq!([0, 1].map(|kind| game.pile(kind)), [pile; 2], "{seats} players");
        assert_eq!(game.rewards.len(), 15);
        assert!(game.discarded_buildings.is_empty() && game.discarded_developments.is_empty());
        // Income and the wage of one permanent are paid already (SK-4.9).
        for (at, &seat) in game.order().iter().enumerate() {
            let player = game.player(seat);
            assert_eq!(player.pawn, Spot { column: 0, row: at as u8 + 1 });
            assert_eq!((player.eur, player.time, player.pv), (4 + at as u16 + 6 - 1, 1, 0));
            assert_eq!((player.permanents(), player.standing.seasonals), (1, 0));
            assert_eq!((player.cubes, player.octagons, player.disks()), (4, 2, 0));
            assert_eq!((game.seating(seat).outside, game.zone(seat).outside), (4, 2));
            assert!(game.slots(seat).is_empty() && player.developments.is_empty());
            assert_eq!((player.steps, player.kept.len()), ([0; 3], 0));
            let greens: Cells = [Cell::new(1, 5), Cell::new(1, 6)].into_iter().collect();
            assert_eq!(
                (player.slopes.of(Colour::Green), player.slopes.covered()),
                (greens, greens)
            );
            let built: Vec<_> = player.village.built().collect();
            assert_eq!(built, [(Place::new(1, 3), Building::BaseLodge)]);
        }
    }
    assert_eq!(new_game(2, "sixteen").rewards.len(), 16);
}

/// SK-2.16, OPT-8: every order of four players comes up, or only that of the seats.
#[test]
fn the_order_is_drawn() {
    let orders = |seat_order: &str| {
        let mut options = Options::default();
        options.set("seat_order", seat_order).unwrap();
        let order = |seed| {
            let cx = &mut Ctx { chance: &mut Rng::new(seed), log: None };
            SkiStation::setup(4, options, cx).order().iter().copied().collect::<Vec<Seat>>()
        };
        (0..400).map(order).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(orders("random").len(), 24);
    assert_eq!(orders("given"), [Seat::first(4).collect()].into());
}

/// SK-2.4, SK-3.3, SK-19.11, SK-19.12: seven plates use the piles up, back I before back II.
#[test]
fn seven_plates_use_the_piles_up() {
    for seats in SkiStation::SEATS {
        let session = laws::played::<SkiStation>(seats, Options::default(), 6);
        let edition = Edition::standard();
        let piles = edition.layout(seats).piles;
        let (mut first, mut second, mut plates) = (0, 0, 0);
        let events = session.opening().iter().chain(session.steps().iter().flat_map(|s| &s.events));
        for event in events {
            let crate::Event::PlateFilled { tiles, .. } = event else { continue };
            plates += 1;
            for tile in tiles.iter().flatten() {
                let Tile::Building(tile) = *tile else { continue };
                match edition.building(tile).second {
                    true => second += 1,
                    false => first += 1,
                }
                assert!(second == 0 || first == piles[0], "{tile} came too early");
            }
        }
        assert_eq!((plates, [first, second]), (ROUNDS, piles), "{seats} players");
        assert_eq!([0, 1].map(|kind| session.state().pile(kind)), [0; 2]);
    }
}

/// README and part 7: what nobody could read off the box is called a reconstruction.
#[test]
fn reconstructed_facts_are_marked() {
    let edition = Edition::standard();
    let count = |file: &str, mark: Mark| {
        edition.facts().iter().filter(|fact| fact.file == file && fact.mark == mark).count()
    };
    let counts = |file| [Mark::Stated, Mark::Inferred, Mark::Reconstructed].map(|m| count(file, m));
    assert_eq!(counts("board.toml"), [39, 0, 6]);
    assert_eq!(counts("mountain.toml"), [0, 0, 59]);
    assert_eq!(counts("plates.toml"), [0, 0, 8]);
    assert_eq!(counts("buildings.toml"), [33, 4, 45]);
    assert_eq!(counts("developments.toml"), [40, 0, 40]);
    assert_eq!(counts("bonuses.toml"), [16, 0, 16]);
    assert_eq!(counts("rewards.toml"), [16, 0, 16]);
    assert_eq!(counts("thresholds.toml"), [11, 9, 3]);
    assert!(edition.facts().iter().all(|fact| fact.mark != Mark::Read), "nobody owns the box");
}
