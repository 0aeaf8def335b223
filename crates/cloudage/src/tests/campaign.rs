//! The campaign: every story card is read and every branch taken (chapters CA-30 and CA-31).

use std::collections::BTreeSet;

use laws::given;
use scene::{Lang, Present};
use tabletop::{Ctx, Flow, Game, List, Rng, Seat};

use super::options;
use crate::{
    CloudAge, Event,
    edition::{Amount, Counted, Land, Test},
    frame::Step,
    map::Cells,
    mission::Missions,
    plant::Plant,
    story::{Kind, Story},
    tile::Tiles,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const PLAYERS: u8 = 2;

/// A chapter that begins with this card.
fn chapter(start: Story) -> (CloudAge, Vec<Event>) {
    let mut log = Vec::new();
    let cx = &mut Ctx { chance: &mut Rng::new(3), log: Some(&mut log) };
    let game = CloudAge::setup(PLAYERS, options(&[("campaign", start.id())]), cx);
    (game, log)
}

fn read(log: &[Event]) -> impl Iterator<Item = Story> {
    log.iter().filter_map(|event| match event {
        Event::StoryRead { story } => Some(*story),
        _ => None,
    })
}

fn number(amount: Amount) -> u8 {
    match amount {
        Amount::Number(number) => number,
        Amount::Players => PLAYERS,
        Amount::TwicePlayers => 2 * PLAYERS,
        Amount::HalfPlayers => PLAYERS.div_ceil(2),
    }
}

/// Changes the table so that a test holds, or just does not (CA-31.21).
fn let_it_be(game: &mut CloudAge, test: &Test, holds: bool) {
    let amount = number(test.amount);
    let n = match (test.at_least, holds) {
        (_, true) => amount,
        (true, false) => amount - 1,
        (false, false) => amount + 1,
    };
    let on = |boards: u8| (1..=4).find(|board| boards >> (board - 1) & 1 == 1).unwrap();
    let put = |game: &mut CloudAge, city| {
        let seats = [A, B].into_iter().cycle();
        seats.take(n.into()).for_each(|seat| game.players[seat].markers.push(city));
    };
    let lay = |game: &mut CloudAge, cells: Cells| {
        let taken = game.land().city_cells | game.land().gap;
        let beds = cells.without(taken).iter().take(n.into());
        game.laid[Plant::B.index()] |= beds.collect();
    };
    let weapons = |game: &CloudAge| -> Tiles {
        let edition = game.edition();
        crate::tile::Tile::ALL.iter().copied().filter(|&tile| edition.tile(tile).weapon).collect()
    };
    match test.counted {
        Counted::MarkersIn(city) => put(game, city),
        Counted::MarkersOn(boards) => {
            let cells = Cells::of_board(on(boards)) & game.land().city_cells;
            let city = game.city_at(cells.iter().next().unwrap()).unwrap();
            put(game, city);
        }
        Counted::Plants => lay(game, Cells::of_board(1)),
        Counted::PlantsOn(boards) => lay(game, Cells::of_board(on(boards))),
        Counted::PlantsLessWeapons => {
            game.tiles = game.tiles.without(weapons(game));
            lay(game, Land::of_boards(4));
        }
        Counted::Weapons => {
            let some = weapons(game).iter().take(n.into()).collect::<Tiles>();
            game.tiles = game.tiles.without(weapons(game));
            some.iter().for_each(|tile| game.tiles.insert(tile));
        }
        Counted::WeaponsRemoved => {
            game.weapons_removed = weapons(game).iter().take(n.into()).collect();
        }
        Counted::VpTollsOverWater => game.tolls = [1, n + 1],
    }
}

/// Plays on from the moment a card branches, the table being so that these of its tests hold.
fn follow(card: Story, tests: &[Test], holding: usize) -> Vec<Event> {
    let edition = crate::Options::default().edition.get();
    let facts = edition.story(card);
    let mut starts = Story::ALL.iter().filter(|&&start| {
        let start = edition.story(start);
        start.kind == Kind::Start && start.chapter == facts.chapter
    });
    let (mut game, _) = chapter(*starts.next_back().unwrap());
    (game.stack, game.story) = (List::default(), Some(card));
    (game.round, game.books) = if facts.after_book { (4, 1) } else { (game.rounds, 3) };
    for seat in game.all_seats() {
        game.players[seat].missions = Missions::default();
    }
    for (at, test) in tests.iter().enumerate() {
        let_it_be(&mut game, test, holding >> at & 1 == 1);
    }
    let mut log = Vec::new();
    let cx = &mut Ctx { chance: &mut Rng::new(3), log: Some(&mut log) };
    game.then(if facts.after_book { Step::BookDone } else { Step::Score });
    game.run(cx);
    log
}

/// CA-31.4, CA-31.5, CA-30.10: with every combination of tests, the first branch that holds is taken.
#[test]
fn every_branch_is_taken() {
    let edition = crate::Options::default().edition.get();
    let mut taken = BTreeSet::new();
    for &card in Story::ALL {
        let branches = &edition.story(card).branches;
        let mut tests: Vec<Test> = Vec::new();
        for test in branches.iter().flat_map(|branch| branch.tests.iter()) {
            if !tests.contains(test) {
                tests.push(*test);
            }
        }
        for holding in 0..if branches.is_empty() { 0 } else { 1 << tests.len() } {
            let holds = |test: &Test| {
                let at = tests.iter().position(|other| other == test).unwrap();
                holding >> at & 1 == 1
            };
            let leads = branches.iter().find(|branch| match branch.any {
                true => branch.tests.iter().any(holds),
                false => branch.tests.iter().all(holds),
            });
            let to = leads.expect("the last branch has no test").to;
            let read: Vec<Story> = read(&follow(card, &tests, holding)).collect();
            assert_eq!(read, [to], "{card} with {holding:b}");
            taken.insert((card, to));
        }
    }
    let all = Story::ALL
        .iter()
        .flat_map(|&card| edition.story(card).branches.iter().map(move |branch| (card, branch.to)));
    assert_eq!(taken, all.collect());
    assert_eq!(taken.len(), 35);
}

/// The deed of every discovery card (CA-31.7).
fn discover(start: Story, fields: &[(&str, &str)], moves: &[&str]) -> Vec<Event> {
    let (game, _) = chapter(start);
    let fields = fields.iter().map(|&(field, value)| (Some(A), field, value));
    let (turn, fields): (Vec<_>, Vec<_>) = fields.partition(|(_, field, _)| *field == "turn");
    let table = turn.into_iter().map(|(_, field, value)| (None, field, value));
    let all: Vec<_> = [(None, "round", "2")].into_iter().chain(fields).chain(table).collect();
    let mut game = given(game, &all);
    let mut log = Vec::new();
    for action in moves {
        let cx = &mut Ctx { chance: &mut Rng::new(3), log: Some(&mut log) };
        game.apply(A, action.parse().unwrap(), cx);
    }
    log
}

/// CA-31.1, CA-31.2, CA-31.3: the 38 cards, by what makes them be read.
#[test]
fn every_story_card_is_read() {
    let edition = crate::Options::default().edition.get();
    let mut all = BTreeSet::new();
    for &start in Story::ALL.iter().filter(|&&card| edition.story(card).kind == Kind::Start) {
        all.extend(read(&chapter(start).1));
    }
    let leads = Story::ALL.iter().flat_map(|&card| &edition.story(card).branches);
    all.extend(leads.map(|branch| branch.to));
    let strong = [("upgrades", "0 4 0"), ("played", "pj-harpoon-launcher*2")];
    let fight = [strong[0], strong[1], ("energy", "1"), ("airship", "2:2,2"), ("turn", "A fight")];
    all.extend(read(&discover(Story::St19, &fight, &["stop"])));
    let plant = [("airship", "2:5,3"), ("stock", "pl-g"), ("turn", "A action")];
    all.extend(read(&discover(Story::St25, &plant, &["action plant", "lay 2:4,3"])));
    let weapon = [strong[0], strong[1], ("turn", "A action")];
    all.extend(read(&discover(Story::St31, &weapon, &["action l15", "weapon l10"])));
    let group =
        [("airship", "1:2,2"), ("upgrades", "0 0 3"), ("stock", "pl-g*4"), ("turn", "A action")];
    // The first tile has to be planted.
    let moves = ["action plant", "lay 1:2,3", "plant pl-g", "lay 1:3,3", "plant pl-g", "lay 1:2,4"];
    let moves = [&moves[..], &["plant pl-g", "lay 1:4,4"]].concat();
    all.extend(read(&discover(Story::St37, &group, &moves)));
    assert_eq!(all, Story::ALL.iter().copied().collect());
    assert_eq!(all.len(), 38);
}

/// CA-31.20: every card has a title and a text of our own in both languages.
#[test]
fn every_story_card_has_a_text() {
    for lang in Lang::ALL {
        let mut texts = BTreeSet::new();
        for card in Story::ALL {
            for part in ["title", "text"] {
                let word = CloudAge::speech(lang).word(&format!("story-{card}-{part}"));
                assert!(!word.trim().is_empty(), "{card} {part}");
                assert!(texts.insert(word), "{card} says what another card says");
            }
        }
    }
}
