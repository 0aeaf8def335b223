//! Where pistes and buildings can lie, which slots are complete and how a cost can be paid, found
//! once by the rules and once by looking at every possibility.

use std::collections::BTreeSet;

use tabletop::{Ctx, Fields, Flow, Frame, Game, Rng, Seat, Spread};

use crate::{
    Building, Bundle, Cell, Colour, Cost, Kind, Options, Place, SkiStation,
    frame::Question,
    stock::Purse,
    village::{Edge, SlotAt},
};

const A: Seat = Seat(0);

/// The map of RULES.md 24.1, the summit first: a letter for each cell, a dash for none.
const MAP: [&str; 6] = [
    "---....---", //
    "--......--",
    "-........-",
    "-........-",
    "..........",
    "..........",
];

/// Row and column, counted from one.
type Pair = (i32, i32);

fn cells() -> impl Iterator<Item = Pair> {
    (1..=6).flat_map(|row| (1..=10).map(move |column| (row, column)))
}

fn is_cell((row, column): Pair) -> bool {
    (1..=6).contains(&row)
        && (1..=10).contains(&column)
        && MAP[6 - row as usize].as_bytes()[column as usize - 1] == b'.'
}

fn colour_at(game: &SkiStation, (row, column): Pair) -> Option<Colour> {
    let cell = is_cell((row, column)).then(|| Cell::new(row as u8, column as u8))?;
    game.player(A).slopes.colour_at(cell)
}

/// SK-10.6 to SK-10.11, clause by clause.
fn pistes_by_eye(game: &SkiStation, colour: Colour) -> BTreeSet<Pair> {
    let rows = match colour {
        Colour::Green => 1..=3,
        Colour::Blue => 1..=4,
        Colour::Red => 3..=5,
        Colour::Black => 4..=6,
    };
    let is_connected = |(row, column): Pair| {
        let below =
            [column - 1, column, column + 1].map(|column| colour_at(game, (row - 1, column)));
        row == 1 || below.into_iter().flatten().any(|other| other <= colour)
    };
    cells()
        .filter(|&at| is_cell(at) && colour_at(game, at).is_none())
        .filter(|&at| rows.contains(&at.0) && is_connected(at))
        .collect()
}

fn pistes(game: &SkiStation, colour: Colour) -> BTreeSet<Pair> {
    game.open(A, colour).iter().map(|cell| (cell.row().into(), cell.column().into())).collect()
}

fn building_at(game: &SkiStation, (row, column): Pair) -> Option<Building> {
    let inside = (1..=3).contains(&row) && (1..=5).contains(&column);
    inside.then(|| game.player(A).village.at(Place::new(row as u8, column as u8)))?
}

/// SK-12.4 to SK-12.7.
fn sites_by_eye(game: &SkiStation) -> BTreeSet<Pair> {
    let has_neighbour = |(row, column): Pair| {
        let beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
        row == 1 || beside.into_iter().any(|other| building_at(game, other).is_some())
    };
    let places = (1..=3).flat_map(|row| (1..=5).map(move |column| (row, column)));
    places.filter(|&at| building_at(game, at).is_none() && has_neighbour(at)).collect()
}

fn sites(game: &SkiStation) -> BTreeSet<Pair> {
    let village = &game.player(A).village;
    let sites = Place::all().filter(|&place| village.is_site(place));
    sites.map(|place| (place.row().into(), place.column().into())).collect()
}

/// SK-13.4 to SK-13.9, as the notation writes slots.
fn slots_by_eye(game: &SkiStation) -> BTreeSet<String> {
    let has = |at: Pair, edge: Edge| {
        building_at(game, at).is_some_and(|tile| game.edition().building(tile).edges.has(edge))
    };
    let green = |column: i32| colour_at(game, (1, column)) == Some(Colour::Green);
    let mut slots = BTreeSet::new();
    for row in 1..=3 {
        for column in 1..=5 {
            let [here, right, below] = [(row, column), (row, column + 1), (row + 1, column)];
            let name = |edge: &str| format!("{row}.{column}{edge}");
            if has(here, Edge::E) && has(right, Edge::W) {
                slots.insert(name("e"));
            }
            if has(here, Edge::S) && has(below, Edge::N) {
                slots.insert(name("s"));
            }
            let corner = [(here, Edge::Se), (right, Edge::Sw), (below, Edge::Ne)];
            if corner.into_iter().all(|(at, edge)| has(at, edge))
                && has((row + 1, column + 1), Edge::Nw)
            {
                slots.insert(name("se"));
            }
            let greens = |left: i32| row == 1 && green(left) && green(left + 1);
            if has(here, Edge::N) && greens(2 * column - 1) {
                slots.insert(name("n"));
            }
            if has(here, Edge::Ne) && has(right, Edge::Nw) && greens(2 * column) {
                slots.insert(name("ne"));
            }
            if building_at(game, here) == Some(Building::CoveredMarket) {
                slots.insert(name(""));
            }
        }
    }
    slots
}

fn slots(game: &SkiStation) -> BTreeSet<String> {
    game.slots(A).iter().map(|slot| slot.to_string()).collect()
}

fn new_game() -> SkiStation {
    let cx = &mut Ctx { chance: &mut Spread::default(), log: None };
    SkiStation::setup(2, Options::default(), cx)
}

/// How many places each colour has on an empty, a middling and a nearly full mountain.
#[test]
fn pistes_have_so_many_places() {
    let middle = "G 1.3 1.4 1.7 2.3 2.4 2.5 3.4 B 1.8 2.6 2.7 3.5 4.4 R 3.6 4.5 5.5 K 4.6";
    let full = "G 1.1 1.2 1.3 1.4 1.7 1.8 1.9 1.10 2.1 2.2 2.3 2.4 2.5 2.6 2.7 B 2.8 2.9 2.10 3.2 \
                3.3 3.4 3.5 R 3.6 3.7 3.8 4.2 4.3 4.4 4.5 4.6 5.3 5.4 5.5 5.6 K 4.7 4.8 6.5";
    for (pistes_written, counts) in
        [("none", [12, 12, 0, 0]), (middle, [8, 12, 9, 9]), (full, [0, 1, 3, 6])]
    {
        let mut game = new_game();
        game.write(Some(A), "pistes", pistes_written).unwrap();
        for (&colour, count) in Colour::ALL.iter().zip(counts) {
            assert_eq!(pistes(&game, colour), pistes_by_eye(&game, colour), "{colour}");
            assert_eq!(pistes(&game, colour).len(), count, "{colour} on {pistes_written}");
        }
    }
}

/// How many sites an empty, a middling and a nearly full village have.
#[test]
fn buildings_have_so_many_sites() {
    let middle = "b-01@1.1 b-02@2.1 b-03@2.2 b-04@2.3 b-05@3.3";
    let full = "b-01@1.1 b-02@1.2 b-03@1.4 b-04@1.5 b-05@2.1 b-06@2.2 b-07@2.3 b-08@2.4 b-09@2.5 \
                b-10@3.1 b-11@3.2 b-12@3.3 b-13@3.4";
    for (written, count) in [("none", 5), (middle, 7), (full, 1)] {
        let mut game = new_game();
        game.write(Some(A), "village", written).unwrap();
        assert_eq!(sites(&game), sites_by_eye(&game));
        assert_eq!(sites(&game).len(), count, "{written}");
    }
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
                for &colour in Colour::ALL {
                    assert_eq!(pistes(&game, colour), pistes_by_eye(&game, colour), "{seed}");
                }
                assert_eq!(sites(&game), sites_by_eye(&game), "{seed}");
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

/// What a bundle is worth for a cost (SK-7.1, SK-7.5, SK-7.7 to SK-7.11, SK-7.20).
fn worth(bundle: Bundle, cost: Cost, time_eur: u32) -> u32 {
    let permanents = u32::from(bundle.permanents) * if cost.double { 2 } else { 1 };
    let employees = permanents + u32::from(bundle.seasonals);
    let (eur, time) = (u32::from(bundle.eur), u32::from(bundle.time));
    match cost.kind {
        Kind::Euros => eur + time_eur * time,
        Kind::Employees => employees + time,
        Kind::Mixed => eur + employees + time_eur * time,
    }
}

/// Every bundle of a purse that covers a cost and does not with any one piece less (SK-7.18).
fn bundles_by_eye(purse: Purse, cost: Cost) -> BTreeSet<Bundle> {
    let mut found = BTreeSet::new();
    let covers = |bundle| u32::from(cost.n) <= worth(bundle, cost, purse.time_eur.into());
    for eur in 0..=purse.eur as u8 {
        for permanents in 0..=purse.permanents {
            for seasonals in 0..=purse.seasonals {
                for time in 0..=purse.time {
                    let bundle = Bundle { eur, permanents, seasonals, time };
                    let less = [
                        eur.checked_sub(1).map(|eur| Bundle { eur, ..bundle }),
                        permanents.checked_sub(1).map(|permanents| Bundle { permanents, ..bundle }),
                        seasonals.checked_sub(1).map(|seasonals| Bundle { seasonals, ..bundle }),
                        time.checked_sub(1).map(|time| Bundle { time, ..bundle }),
                    ];
                    if covers(bundle) && !less.into_iter().flatten().any(covers) {
                        found.insert(bundle);
                    }
                }
            }
        }
    }
    found
}

fn purses() -> impl Iterator<Item = Purse> {
    let four = |n: u8| [n / 27 % 3, n / 9 % 3, n / 3 % 3, n % 3].map(|of| 2 * of + of / 2);
    (0..81).flat_map(move |n| {
        let [eur, permanents, seasonals, time] = four(n);
        [2, 3].map(|time_eur| Purse {
            eur: eur.into(),
            permanents,
            seasonals,
            time,
            time_eur,
            time_employees: 1,
        })
    })
}

fn costs() -> impl Iterator<Item = Cost> {
    let kinds = Kind::ALL.iter().flat_map(|&kind| [false, true].map(|double| (kind, double)));
    kinds.flat_map(|(kind, double)| (1..=7).map(move |n| Cost { kind, n, double }))
}

/// Payments are all minimal bundles, in order, and a cost is payable if there is one (SK-7.17,
/// SK-7.18, SK-28.4).
#[test]
fn payments_are_the_minimal_bundles() {
    for purse in purses() {
        for cost in costs() {
            let mut offered = Vec::new();
            purse.bundles(cost, |bundle| {
                offered.push(bundle);
                true
            });
            let expected: Vec<Bundle> = bundles_by_eye(purse, cost).into_iter().collect();
            assert_eq!(offered, expected, "{cost} {purse:?}");
            assert_eq!(purse.pays(cost), !expected.is_empty(), "{cost} {purse:?}");
        }
    }
}

/// Two costs are payable together if some bundles for both are in the purse (SK-7.19).
#[test]
fn costs_are_payable_together() {
    let mut rng = Rng::new(7);
    let (purses, costs): (Vec<Purse>, Vec<Cost>) = (purses().collect(), costs().collect());
    for _ in 0..4000 {
        let (purse, first, second) = (rng.pick(&purses), rng.pick(&costs), rng.pick(&costs));
        let both = bundles_by_eye(purse, first)
            .into_iter()
            .any(|bundle| !bundles_by_eye(purse.without(bundle), second).is_empty());
        assert_eq!(purse.pays_all(&[first, second]), both, "{first} {second} {purse:?}");
    }
}
