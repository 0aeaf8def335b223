//! What is in the box: the totals of RULES.md, Part 3, and the land.

use facts::Facts as _;

use crate::{
    card::{Card, Sleeve},
    city::City,
    edition::{Edition, Land, Sides, TilePlace},
    effect::{Deed, Effect},
    map::{BOARDS, CELLS, COLUMNS, Cell, Cells, ROWS},
    plant::Plant,
    project::{Colour, Project},
    story::{Kind, Scenario, Story},
    tile::Tile,
    upgrade::Type,
};

fn cell(board: u8, column: u8, row: u8) -> Cell {
    Cell::on(board, column, row).unwrap()
}

fn lands() -> impl Iterator<Item = (Sides, &'static Land)> {
    (0..Sides::COUNT).map(Sides::at).map(|sides| (sides, Edition::standard().get().land(sides)))
}

/// CA-11.3, written out.
#[test]
fn a_cell_has_the_neighbours_of_the_list() {
    const EVEN: [[i8; 2]; 6] = [[1, -1], [1, 0], [-1, -1], [-1, 0], [0, -1], [0, 1]];
    const ODD: [[i8; 2]; 6] = [[1, 0], [1, 1], [-1, 0], [-1, 1], [0, -1], [0, 1]];
    let columns = (BOARDS * COLUMNS) as i8;
    for cell in (0..CELLS).map(Cell::at) {
        let column = ((cell.board() - 1) * COLUMNS + cell.column()) as i8;
        let steps = if column % 2 == 0 { EVEN } else { ODD };
        let mut around = Cells::NONE;
        for [right, down] in steps {
            let (column, row) = (column + right, cell.row() as i8 + down);
            if (0..columns).contains(&column) && (0..ROWS as i8).contains(&row) {
                let (column, row) = (column as u8, row as u8);
                around.insert(self::cell(column / COLUMNS + 1, column % COLUMNS, row));
            }
        }
        assert_eq!(Cells::one(cell).around(), around, "{cell}");
    }
}

/// CA-2.15 and the totals below table 3.6.
#[test]
fn there_are_79_project_cards() {
    let edition = Edition::standard();
    let all = || Project::ALL.iter().map(|&project| edition.project(project));
    let copies = |of: &dyn Fn(&crate::edition::ProjectFacts) -> bool| -> u8 {
        all().filter(|facts| of(facts)).flat_map(|facts| facts.copies).sum()
    };
    assert_eq!(copies(&|_| true), 79);
    let of = |colour: Colour| copies(&|facts| facts.colour == colour);
    assert_eq!([Colour::Green, Colour::Blue, Colour::Purple].map(of), [30, 30, 19]);
    assert_eq!(copies(&|facts| 0 < facts.symbols), 37);
    assert_eq!(copies(&|facts| 8 <= facts.water), 11);
    let numbered = |number: usize| all().map(|facts| facts.copies[number]).sum::<u8>();
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(numbered), [55, 3, 3, 3, 3, 3, 3, 3, 3]);
    let about_plants = all().filter(|facts| {
        let does = &facts.does;
        let is_plant = |effect: Effect| matches!(effect.deed, Deed::Plants | Deed::Plant);
        does.gains.0.iter().any(|part| part.effects().any(is_plant))
            || does.offer.is_some()
            || !does.planted.0.is_empty()
            || does.zone.is_some_and(|(_, gain)| is_plant(gain))
    });
    assert!(about_plants.into_iter().all(|facts| facts.copies[0] == 0));
}

/// CA-2.5 and 3.8.
#[test]
fn every_sleeve_hides_half_of_a_card() {
    for &sleeve in Sleeve::ALL {
        let mask = Edition::standard().get().mask(sleeve);
        assert_eq!(mask.iter().flatten().filter(|&&hidden| hidden).count(), 48, "{sleeve}");
    }
}

/// CA-2.17, CA-5.11, CA-16.2 to CA-16.4, and how many cards the decks of 3.13 have.
#[test]
fn tiles_upgrades_and_decks_are_complete() {
    let edition = Edition::standard();
    assert_eq!(edition.bag.len(), 40);
    assert_eq!(Plant::ALL.iter().filter(|&&plant| edition.plant(plant).withered).count(), 3);
    let steps = [Type::Movement, Type::Combat, Type::Planting].map(|of| edition.upgrades(of).steps);
    assert_eq!(steps.map(|steps| steps.len()), [3, 4, 3]);
    assert_eq!(edition.starting, [1, 3, 2, 1]);
    assert_eq!(Card::ALL[..4].iter().map(|&card| edition.value(card)).sum::<u8>(), 6);
    let deck = |&scenario: &Scenario| -> u8 {
        let numbers = edition.scenario(scenario).numbers;
        let copies = Project::ALL
            .iter()
            .flat_map(|&project| edition.project(project).copies.into_iter().enumerate());
        copies.filter(|(number, _)| numbers >> number & 1 == 1).map(|(_, n)| n).sum()
    };
    assert_eq!(Scenario::ALL.iter().map(deck).collect::<Vec<_>>(), [55, 64, 70]);
}

/// The books of 3.3 are active in three rounds of every game.
#[test]
fn no_game_is_too_short_for_its_books() {
    assert_eq!(Edition::standard().books, 0b101_0100);
}

/// CA-28.30 and CA-28.32.
#[test]
fn six_tiles_are_weapon_systems() {
    let edition = Edition::standard();
    let weapons: Vec<_> = Tile::ALL.iter().filter(|&&tile| edition.tile(tile).weapon).collect();
    assert_eq!(weapons, Tile::ALL[7..13].iter().collect::<Vec<_>>());
    assert_eq!(edition.tile(Tile::L8).place, TilePlace::City(City::Taintbo));
}

/// Table 3.15: every card that is no start card is led to, next or ready.
#[test]
fn every_story_card_can_be_read() {
    let edition = Edition::standard();
    let leads = Story::ALL.iter().flat_map(|&card| &edition.story(card).branches);
    let leads: Vec<Story> = leads.map(|branch| branch.to).collect();
    for &card in Story::ALL {
        let named = match edition.story(card).kind {
            Kind::Book | Kind::End | Kind::Ending => leads.contains(&card),
            Kind::Start | Kind::Discovery => edition.facts().iter().any(|fact| {
                let words = [format!("next:{card}"), format!("ready:{card}")];
                words.iter().any(|word| fact.says.contains(word.as_str())) || card == Story::St11
            }),
        };
        assert!(named, "{card}");
    }
}

/// 3.2: every cell is connected with START, with and without L7.
#[test]
fn every_cell_is_connected_with_start() {
    let start = Cells::one(Edition::standard().start);
    for (_, land) in lands() {
        for boards in [3, 4] {
            let all = Land::of_boards(boards);
            for cells in [all, all.without(land.gap)] {
                assert_eq!(cells.connected_with(start), cells);
            }
        }
    }
}

/// 3.2: city cells within 2 points of START.
#[test]
fn there_are_cities_for_the_first_flights() {
    for (sides, land) in lands() {
        let ends = land.first_ends(Edition::standard().start).len();
        assert_eq!(ends, if sides.is_b(1) { 6 } else { 3 });
    }
}

/// CA-11.14 to CA-11.16.
#[test]
fn the_stated_cells_of_the_map_are_there() {
    for (_, land) in lands() {
        let path = [cell(1, 2, 2), cell(1, 3, 2), cell(1, 4, 3), cell(1, 5, 3)];
        let finds = path.map(|cell| land.find(cell).map(|find| find.to_string()));
        assert_eq!(finds.map(Option::unwrap_or_default), ["M1", "V1", "P3", ""]);
        assert_eq!(path[1..].iter().filter_map(|&cell| land.cost(cell)).sum::<u8>(), 5);
        assert!(path.windows(2).all(|pair| Cells::one(pair[0]).around().has(pair[1])));
        assert_eq!(land.city(path[0]), Some(City::Borderville));
        assert_eq!(land.city(path[3]), Some(City::BeggarsEnd));
        let cells = |city: City| land.cities[city.index()].len();
        assert_eq!([City::Borderville, City::DevilsFork, City::Promise].map(cells), [3, 3, 2]);
        assert!([City::Whika, City::Nefaria].into_iter().all(|city| 1 < cells(city)));
    }
}

/// The pictures in the comments of sides.toml are for the reader, and say what the tables say.
#[test]
fn the_pictures_show_the_land() {
    let text = Edition::DATA.iter().find(|file| file.name == "sides.toml").unwrap().text;
    let rows: Vec<&str> = text.lines().filter(|line| line.contains(" | ")).collect();
    assert_eq!(rows.len(), usize::from(BOARDS * ROWS));
    for (at, line) in rows.into_iter().enumerate() {
        let (board, row) = (at as u8 / ROWS + 1, at as u8 % ROWS);
        for (face, half) in line[1..].split(" | ").enumerate() {
            let sides = Sides::default().with(board, face == 1);
            let words: Vec<&str> = half.split_whitespace().collect();
            let shown = (0..COLUMNS).map(|column| drawn(sides, cell(board, column, row)));
            assert_eq!(words, shown.collect::<Vec<_>>(), "{line}");
        }
    }
}

/// A cell as the pictures draw it.
fn drawn(sides: Sides, cell: Cell) -> String {
    let edition = Edition::standard().get();
    let land = edition.land(sides);
    let mut word = match land.cost(cell) {
        Some(cost) if cell == edition.start => format!("S{cost}"),
        Some(cost) => cost.to_string(),
        None => "--".to_owned(),
    };
    if let Some(city) = land.city(cell) {
        let mut facts = edition.facts().iter().filter(|fact| fact.id == city.id());
        let code = facts.find_map(|fact| fact.says.split("code = \"").nth(1)).unwrap();
        word += &format!(":{}", code.split('"').next().unwrap());
    }
    if let Some(find) = land.find(cell) {
        word += &format!("+{find}");
    }
    let face = usize::from(sides.is_b(cell.board()));
    for facts in Tile::ALL.iter().map(|&tile| edition.tile(tile)) {
        let letter = matches!(facts.place, TilePlace::Letter(_));
        if letter && facts.cells.is_some_and(|cells| cells[face] == cell) {
            word += &format!("@{}", facts.letter);
        }
    }
    word
}
