//! What is in the box (chapters WM-1 and WM-2), and what a table begins with (WM-3).

use facts::Facts as _;
use tabletop::{Ctx, Game, Mark, Options as _, Rng};

use crate::{
    Ability, Airship, Award, Card, Dock, Edition, Good, Machine, Options, Scaffold, Shape, Size,
    Turn, Upgrade, WhistleMountain, state::LEVELS,
};

fn new_game(seats: u8, set: &str) -> WhistleMountain {
    let mut options = Options::default();
    options.set("set", set).unwrap();
    let cx = &mut Ctx { chance: &mut Rng::new(7), log: None };
    WhistleMountain::setup(seats, options, cx)
}

/// WM-0.1, WM-0.12, WM-1.2, WM-1.14, WM-1.17.
#[test]
fn the_board_has_its_measures() {
    let board = Edition::standard().board;
    assert_eq!((board.columns, board.rows, board.bridge), (12, 12, 6));
    assert_eq!((board.bars, board.tokens, board.slots), (8, 16, 6));
    assert_eq!((board.keep, board.whirlpool), (4, 5));
    assert_eq!(Edition::standard().grid.len(), 144);
}

/// WM-1.4, WM-1.5, WM-1.6, WM-1.7: 42 scaffolds in three stacks; four cells, two of them printed.
#[test]
fn three_stacks_of_fourteen_scaffolds() {
    let edition = Edition::standard();
    assert_eq!((Scaffold::COUNT, Shape::COUNT), (42, 3));
    for &shape in Shape::ALL {
        let of_shape = Scaffold::ALL.iter().filter(|tile| tile.shape() == shape);
        assert_eq!(of_shape.clone().count(), 14);
        // Tiles that look the same are counted with the first of them.
        let copies = of_shape.map(|&tile| u16::from(edition.scaffold(tile).copies));
        assert_eq!(copies.sum::<u16>(), 14);
        for &turn in Turn::ALL {
            let spot = crate::Spot { turn, cell: crate::Cell::new(5, 5) };
            let tile = Scaffold::at(shape.index() * 14);
            let cells = edition.scaffold_cells(tile, spot);
            let [(_, a), (_, b)] = edition.prints(tile, spot);
            assert_eq!(cells.len(), 4);
            assert!(a != b && cells.has(a) && cells.has(b), "{tile}@{spot}");
        }
    }
}

/// Chapter 4.6: with two different prints a tile has eight turns, with two equal ones S and T have
/// four.
#[test]
fn scaffolds_have_so_many_turns() {
    let edition = Edition::standard();
    for &tile in Scaffold::ALL {
        let facts = edition.scaffold(tile);
        let few = facts.a == facts.b && tile.shape() != Shape::L;
        assert_eq!(edition.turns(tile).count(), if few { 4 } else { 8 }, "{tile}");
    }
}

/// WM-1.8, WM-1.9, WM-6.10: 16 small, 20 medium and 18 large machines, and what they cover.
#[test]
fn machines_by_size() {
    let edition = Edition::standard();
    for (size, count, cells, turns) in
        [(Size::Small, 16, 2, 2), (Size::Medium, 20, 4, 1), (Size::Large, 18, 6, 2)]
    {
        assert_eq!(edition.machines_of(size, false).len(), count, "{size}");
        assert_eq!(edition.machine_turns(size).len(), turns, "{size}");
        for footprint in edition.machine_turns(size) {
            assert_eq!(footprint.at(crate::Cell::new(1, 1)).len(), cells, "{size}");
        }
    }
    assert_eq!(Machine::COUNT, 54);
}

/// WM-1.10 to WM-1.13, WM-7.1.
#[test]
fn tiles_and_cards_are_as_many_as_the_rulebook_counts() {
    let edition = Edition::standard();
    assert_eq!((Upgrade::COUNT, Ability::COUNT, Dock::COUNT), (24, 17, 9));
    assert_eq!((Award::COUNT, edition.awards_in_box().len()), (11, 24));
    assert_eq!((Card::COUNT, edition.cards_in_box().len()), (20, 40));
    for &award in Award::ALL {
        let copies = if award == Award::Rescue { 4 } else { 2 };
        assert_eq!(edition.awards_in_box().count(award), copies, "{award}");
    }
    assert!(Card::ALL.iter().all(|&card| edition.cards_in_box().count(card) == 2));
}

/// WM-1.16, WM-5.3: an airship of each length.
#[test]
fn airships_are_one_to_three_cells_long() {
    let edition = Edition::standard();
    for (at, &airship) in Airship::ALL.iter().enumerate() {
        let turns = edition.airship_turns(airship);
        assert_eq!(turns.len(), if airship == Airship::Balloon { 1 } else { 2 });
        assert!(turns.iter().all(|it| usize::from(it.at(crate::Cell::new(1, 1)).len()) == at + 1));
    }
}

/// WM-2.1, WM-2.2: what leaves the box for a first game.
#[test]
fn a_first_game_has_fewer_pieces() {
    let edition = Edition::standard();
    let sizes = [Size::Small, Size::Medium, Size::Large];
    assert_eq!(sizes.map(|size| edition.machines_of(size, true).len()), [16, 17, 11]);
    assert_eq!(edition.abilities_in_box(true).len(), 13);
    assert_eq!(edition.upgrades_in_box(true).len(), 20);
    let game = new_game(4, "first_game");
    assert!(!game.machines.has(Machine::Trap) && !game.upgrades.has(Upgrade::Duplicator));
    assert_eq!((game.deck.len(), game.awards.len()), (40, 9));
}

/// Chapter 4.8, WM-1.20: the same stacks for every number of players.
#[test]
fn the_stacks_are_the_same_for_every_number_of_players() {
    for (set, machines, upgrades) in [("full", [13, 17, 15], 21), ("first_game", [13, 14, 8], 17)] {
        for seats in WhistleMountain::SEATS {
            let game = new_game(seats, set);
            let left = |size: Size| game.machines.iter().filter(|m| m.size() == size).count();
            assert_eq!([Size::Small, Size::Medium, Size::Large].map(left), machines, "{set}");
            assert!(game.market.iter().flatten().all(Option::is_some));
            assert_eq!(game.upgrades.len(), upgrades, "{set}");
            assert!(game.upgrade_market.iter().all(Option::is_some));
            assert_eq!(game.awards.len(), 9);
            assert!(game.tower.iter().all(|floor| floor.award.is_some()));
            assert_eq!(game.deck.len(), 40);
            assert!(game.scaffolds.iter().all(|stack| stack.len() == 14 && stack.top.is_some()));
            assert_eq!(game.draft.len(), usize::from(seats) + 1);
        }
    }
}

/// WM-1.19, WM-3.2 to WM-3.9, WM-2.6, WM-2.7, WM-2.15: two to four players with their stock.
#[test]
fn two_to_four_players_sit_down() {
    assert_eq!(WhistleMountain::SEATS, 2..=4);
    for seats in WhistleMountain::SEATS {
        let game = new_game(seats, "full");
        assert_eq!((game.seats(), game.canyon.water), (seats, 0));
        let stock = ["1c 1i 1g 1w", "1c 1i 1g 2w", "1c 1i 1g 1w 1h", "1c 1i 1g 2w 1h"];
        for (seat, stock) in game.from(game.first).zip(stock) {
            let player = game.player(seat);
            assert_eq!(player.goods, stock.parse().unwrap(), "{seat}");
            assert_eq!((player.vp, player.hand.len()), (0, 0));
            assert_eq!(player.workers.barracks.count_ones(), u32::from(LEVELS));
            assert_eq!(player.workers.whirlpool, 2);
            assert!(player.airships.iter().all(|berth| *berth == crate::Berth::Home));
        }
        assert_eq!(game.supply[Good::Coal], 16 - u16::from(seats));
    }
}

/// README and chapter 8: what nobody could read off the box is called a reconstruction.
#[test]
fn reconstructed_facts_are_marked() {
    let edition = Edition::standard();
    let count = |file: &str| {
        let facts = edition.facts().iter().filter(|fact| fact.file == file);
        facts.filter(|fact| fact.mark == Mark::Reconstructed).count()
    };
    let upgrades: Vec<&str> = edition
        .facts()
        .iter()
        .filter(|fact| fact.file == "upgrades.toml" && fact.mark == Mark::Read)
        .map(|fact| fact.id.as_str())
        .collect();
    assert_eq!(
        upgrades,
        [
            "up-black-lung",
            "up-stabilizer",
            "up-stock-pile",
            "up-tower-crane",
            "up-wet-lung",
            "up-winners-circle"
        ]
    );
    assert_eq!(count("upgrades.toml"), 18);
    assert_eq!(count("scaffolds.toml"), 45);
    assert_eq!(count("cards.toml"), 20);
    assert_eq!(count("awards.toml"), 10);
    assert_eq!(count("abilities.toml"), 0);
}
