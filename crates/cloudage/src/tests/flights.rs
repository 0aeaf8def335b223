//! Where a flight can lead and which steps are offered, found once by the rules and once by eye
//! (CA-12.3 to CA-12.16).

use std::collections::{BTreeMap, BTreeSet};

use laws::given;
use tabletop::{Ctx, Flow, Frame, Game, Rng, Seat, Spread};

use super::{
    eyes::{Chart, Pair, cell, pair},
    options,
};
use crate::{Action, CloudAge, frame::Question, map::Cells};

const A: Seat = Seat(0);

/// All land: every scenario, other faces, all tiles that change costs, START as a hamlet.
const READINGS: [(u8, &[(&str, &str)]); 6] = [
    (4, &[("scenario", "1")]),
    (3, &[("scenario", "2"), ("sides", "random")]),
    (2, &[("scenario", "3"), ("sides", "B"), ("l7_entry_cost", "2")]),
    (4, &[("scenario", "3"), ("start_is_city", "true")]),
    (2, &[("campaign", "st-44 1 2 l7 l8 l9 l10 l11 l12 l15"), ("sides", "random")]),
    (3, &[("campaign", "st-37 l7 l8 l9 l10")]),
];

fn flies(game: &CloudAge) -> Option<Seat> {
    match game.top() {
        Some(Frame::Ask(by, Question::Fly)) => Some(by),
        _ => None,
    }
}

/// The steps the rules offer, and whether the flight may stop.
fn offered(game: &CloudAge, by: Seat) -> (BTreeSet<Pair>, bool, bool) {
    let mut legal = Vec::new();
    game.legal_actions(by, &mut legal);
    let enter = |action: &Action| match *action {
        Action::Enter(cell) => Some(pair(cell)),
        _ => None,
    };
    let steps = legal.iter().filter_map(enter).collect();
    (steps, legal.contains(&Action::Solar), legal.contains(&Action::Stop))
}

/// The fewest points from a cell to every other, as `within` tells them.
fn reach(game: &CloudAge, from: Pair, points: u8) -> BTreeMap<Pair, u8> {
    let is_there = |at: &Pair| 0 < game.cost(cell(*at)) || *at == from;
    let all = (0..24).flat_map(|column| (0..5).map(move |row| (column, row)));
    let fewest = |at: Pair| {
        let goal = Cells::one(cell(at));
        let points = (0..=points).find(|&n| game.within(goal, n).has(cell(from)))?;
        Some((at, points))
    };
    all.filter(is_there).filter_map(fewest).collect()
}

/// At every question of many games how to fly on.
#[test]
fn rules_and_eyes_agree_on_random_flights() {
    let (mut compared, mut costs) = (0, 0);
    for (seed, &(seats, reading)) in (0..).zip(READINGS.iter().cycle().take(18)) {
        let (mut luck, mut choose) = (Rng::new(seed), Rng::new(!seed));
        let cx = &mut Ctx { chance: &mut luck, log: None };
        let mut game = CloudAge::setup(seats, options(reading), cx);
        let mut legal = Vec::new();
        while let Some(by) = game.deciders().first() {
            if let Some(by) = flies(&game) {
                let chart = Chart::of(&game, by);
                let at = pair(game.player(by).airship);
                let (points, solar) = (game.now.points, game.now.solar);
                let steps = chart.steps(at, points, solar);
                assert_eq!(offered(&game, by), (steps, solar, chart.is_end(at)), "{seed}");
                compared += 1;
                if compared % 10 == 0 {
                    let far = reach(&game, at, 9);
                    costs += far.len();
                    assert_eq!(far, chart.reach(at, 9), "{seed}");
                }
            }
            game.legal_actions(by, &mut legal);
            let action = choose.pick(&legal);
            game.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
        }
    }
    assert!(1000 < compared && 3000 < costs, "{compared} questions, {costs} costs");
}

/// Random land that no game would bring about: plants, storms and airships anywhere.
#[test]
fn rules_and_eyes_agree_on_random_land() {
    let mut rng = Rng::new(12);
    for n in 0..60 {
        let (seats, reading) = READINGS[n % READINGS.len()];
        let cx = &mut Ctx { chance: &mut rng, log: None };
        let mut game = CloudAge::setup(seats, options(reading), cx);
        let mut some = |n: u32| rng.below(n) as usize;
        let cells = usize::from(game.boards) * 30;
        for _ in 0..some(15) {
            let bed = crate::map::Cell::at(some(cells as u32));
            if !game.land().city_cells.has(bed) && !game.land().gap.has(bed) {
                game.laid[some(4)].insert(bed);
            }
        }
        game.storm = some(2) == 0;
        for seat in game.all_seats() {
            let cities: Vec<_> = game.ends(seat).iter().collect();
            game.players[seat].airship = cities[some(cities.len() as u32)];
        }
        game.then(crate::frame::Step::Landed);
        game.ask(A, Question::Fly);
        game.now.points = some(9) as u8;
        game.now.solar = some(2) == 0;
        let (chart, at) = (Chart::of(&game, A), pair(game.player(A).airship));
        let steps = chart.steps(at, game.now.points, game.now.solar);
        assert_eq!(offered(&game, A), (steps, game.now.solar, chart.is_end(at)), "{n}");
        let far = chart.reach(at, 6);
        assert_eq!(reach(&game, at, 6), far, "{n}");
        assert_eq!(game.reached(cell(at), 6), far.keys().map(|&at| cell(at)).collect(), "{n}");
    }
}

/// All flights of a movement turn, told apart by what is answered.
fn flights(game: &CloudAge) -> u32 {
    let Some(by) = flies(game) else { return 1 };
    let mut legal = Vec::new();
    game.legal_actions(by, &mut legal);
    let after = |&action: &Action| {
        let mut next = *game;
        next.apply(by, action, &mut Ctx { chance: &mut Spread::default(), log: None });
        flights(&next)
    };
    legal.iter().map(after).sum()
}

/// Pinned: how many flights there are on fixed boards, and how many cells they come to.
#[test]
fn flights_are_counted() {
    let counted = |reading: &[(&str, &str)], airship: &str, flight: u8| {
        let cx = &mut Ctx { chance: &mut Spread::default(), log: None };
        let game = CloudAge::setup(2, options(reading), cx);
        let flight_value = flight.to_string();
        let fields = [
            (None, "round", "2"),
            (Some(A), "airship", airship),
            (Some(Seat(1)), "airship", "1:1,1"),
            (Some(A), "flight", flight_value.as_str()),
            (None, "turn", "A fly"),
        ];
        let game = given(game, &fields);
        let chart = Chart::of(&game, A);
        let from = pair(game.player(A).airship);
        assert_eq!(flights(&game), chart.flights(from, flight, true), "{airship} {flight}");
        (flights(&game), chart.reach(from, flight + 1).len())
    };
    let sides = |sides| [("scenario", "2"), ("sides", sides)];
    let from_board = |sides: &[(&str, &str)], airship: &str| {
        [0, 1, 2, 3, 4].map(|flight| counted(sides, airship, flight))
    };
    assert_eq!(
        from_board(&sides("A"), "1:1,2"),
        [(3, 7), (23, 14), (137, 21), (857, 29), (4819, 32)]
    );
    assert_eq!(
        from_board(&sides("A"), "2:3,2"),
        [(4, 5), (26, 12), (142, 22), (734, 32), (3517, 40)]
    );
    assert_eq!(
        from_board(&sides("B"), "2:3,3"),
        [(4, 4), (24, 11), (111, 17), (569, 24), (2579, 36)]
    );
    assert_eq!(
        from_board(&sides("A"), "4:4,3"),
        [(4, 3), (20, 9), (98, 14), (408, 20), (1636, 24)]
    );
}
