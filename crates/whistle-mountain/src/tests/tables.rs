//! The tables of RULES.md (chapters 3 and 4) and the data files say the same.

use facts::Facts as _;
use scene::{Lang, Present};

use crate::{
    Ability, Award, Card, Cell, Cost, Dock, Edition, Good, Goods, Machine, Scaffold, Shape, Size,
    Spot, Turn, Upgrade, WhistleMountain,
};

/// The rows of the tables below a heading, cell by cell; those whose first cell is liked.
fn rows(heading: &str, liked: impl Fn(&str) -> bool) -> Vec<Vec<&'static str>> {
    let rules = WhistleMountain::rules(Lang::EN);
    let start = rules.find(heading).unwrap_or_else(|| panic!("RULES.md has no {heading}"));
    let text = &rules[start + heading.len()..];
    let text = text.split("\n### ").next().unwrap().split("\n## ").next().unwrap();
    let lines = text.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let rows = lines.map(|line| line.split(" | ").map(str::trim).collect::<Vec<_>>());
    rows.filter(|row| liked(row[0])).collect()
}

fn is_component(cell: &str) -> bool {
    matches!(cell.as_bytes(), [b'a'..=b'z', b'a'..=b'z', b'-', ..])
}

/// `mm-lift ★` is an advanced piece.
fn id(cell: &str) -> (&str, bool) {
    (cell.trim_end_matches(" ★"), cell.ends_with('★'))
}

/// The number a cell begins with.
fn number(cell: &str) -> u8 {
    cell.split(' ').next().unwrap().parse().unwrap_or_else(|_| panic!("{cell}"))
}

/// `1 water + 2 gold -> MOVE` or `any 2 (C)` as a cost.
fn cost(cell: &str) -> Cost {
    let cost = cell.split("->").next().unwrap().split(" (").next().unwrap();
    let unit = |part: &str| match part.trim().split_once(' ') {
        Some(("any", n)) => format!("{n}a"),
        Some((n, kind)) => format!("{n}{}", good(kind.trim_end_matches('s'))),
        None => String::new(),
    };
    let units: Vec<String> = cost.split(" + ").map(unit).collect();
    units.join(" ").parse().unwrap_or_else(|e| panic!("{cell}: {e}"))
}

fn good(name: &str) -> Good {
    let names = ["coal", "iron", "gold", "water", "whistle"];
    let at = names.iter().position(|known| *known == name);
    let ids = ["c", "i", "g", "w", "h"];
    ids[at.unwrap_or_else(|| panic!("`{name}` is no resource"))].parse().unwrap()
}

/// What `GAIN(coal,1), VP(1)` gives.
fn gains(cell: &str) -> (Goods, u8) {
    let (mut goods, mut points) = (Goods::NONE, 0);
    for part in cell.split("), ").map(|part| part.trim_end_matches(')')) {
        match part.split_once('(').unwrap() {
            ("VP", n) => points = n.parse().unwrap(),
            ("GAIN", gain) => {
                let (kind, n) = gain.split_once(',').unwrap();
                goods[good(kind)] += n.parse::<u16>().unwrap();
            }
            _ => panic!("{cell}"),
        }
    }
    (goods, points)
}

#[test]
fn machines_are_those_of_the_tables() {
    let edition = Edition::standard();
    let [small, medium, large] =
        ["### 3.1 ", "### 3.2 ", "### 3.3 "].map(|h| rows(h, is_component));
    assert_eq!((small.len(), medium.len(), large.len()), (16, 20, 18));
    for row in [&small, &medium, &large].into_iter().flatten() {
        let (id, advanced) = id(row[0]);
        let machine: Machine = id.parse().unwrap();
        assert_eq!(edition.machine(machine).vp, number(row[3]), "{id}");
        assert_eq!(edition.machines_of(machine.size(), true).has(machine), !advanced, "{id}");
    }
    for row in &small {
        let facts = edition.machine(row[0].parse().unwrap());
        assert_eq!((facts.gives, facts.points), gains(row[4]), "{}", row[0]);
    }
    for (row, at) in medium.iter().map(|row| (row, 4)).chain(large.iter().map(|row| (row, 6))) {
        let machine: Machine = id(row[0]).0.parse().unwrap();
        let text = if row[at].starts_with("DISCARD-CARD") { "" } else { row[at] };
        assert_eq!(edition.machine(machine).cost, cost(text), "{machine}");
    }
}

#[test]
fn upgrades_abilities_awards_and_cards_are_those_of_the_tables() {
    let edition = Edition::standard();
    let [upgrades, awards, abilities, cards] =
        ["### 3.4 ", "### 3.5 ", "### 3.6 ", "### 3.7 "].map(|h| rows(h, is_component));
    assert_eq!((upgrades.len(), awards.len()), (Upgrade::COUNT, Award::COUNT));
    assert_eq!((abilities.len(), cards.len()), (Ability::COUNT, Card::COUNT));
    for row in upgrades {
        let (id, advanced) = id(row[0]);
        let upgrade: Upgrade = id.parse().unwrap();
        let facts = edition.upgrade(upgrade);
        assert_eq!(Cost { named: facts.cost, any: 0 }, cost(row[3]), "{id}");
        assert_eq!(facts.vp, number(row[4]), "{id}");
        assert_eq!(edition.upgrades_in_box(true).has(upgrade), !advanced, "{id}");
    }
    for row in awards {
        let award: Award = row[0].parse().unwrap();
        assert_eq!(edition.awards_in_box().count(award), number(row[3]), "{award}");
    }
    for row in abilities {
        let (id, advanced) = id(row[0]);
        assert_eq!(edition.abilities_in_box(true).has(id.parse().unwrap()), !advanced, "{id}");
    }
    for row in cards {
        let card: Card = row[0].parse().unwrap();
        let text = if row[3].starts_with("DISCARD-CARD") { "" } else { row[3] };
        assert_eq!(edition.card_cost(card), cost(text), "{card}");
    }
}

#[test]
fn floors_and_starting_stock_are_those_of_the_tables() {
    let edition = Edition::standard();
    let is_number = |cell: &str| cell.parse::<u8>().is_ok();
    let floors = rows("### 4.2 ", is_number);
    assert_eq!(floors.len(), 12);
    for row in floors {
        assert_eq!(edition.floor(number(row[0])), number(row[1]).into(), "floor {}", row[0]);
    }
    let stock = rows("### 4.4 ", is_number);
    assert_eq!(stock.len(), 4);
    for row in stock {
        let kinds = ["coal", "iron", "gold", "water", "whistle"].map(good);
        let goods = kinds.into_iter().zip(&row[1..]).map(|(good, n)| (good, number(n).into()));
        assert_eq!(edition.start(number(row[0]) - 1), goods.collect::<Goods>(), "seat {}", row[0]);
    }
}

#[test]
fn docks_are_those_of_the_table() {
    let edition = Edition::standard();
    let docks = rows("### 4.5 ", |cell| cell.starts_with("dock-"));
    assert_eq!(docks.len(), Dock::COUNT);
    for row in docks {
        let dock: Dock = row[0].parse().unwrap();
        // The second scaffold dock is as the first, and upgrades have their own costs.
        let text = if dock == Dock::Scaffold2 { "free; 1 whistle; 2 whistles" } else { row[1] };
        let text = text.replace("printed cost", "free").replace("free", "");
        for (tier, option) in text.split("; ").enumerate() {
            assert_eq!(edition.dock(dock, tier as u8), Some(cost(option)), "{dock} {tier}");
        }
        assert_eq!(edition.dock(dock, text.split("; ").count() as u8), None, "{dock}");
    }
}

/// `(0,1) (1,2)` as cells whose origin is e5.
fn cells(cell: &str) -> Vec<Cell> {
    let pair = |word: &str| {
        let (x, y) = word.trim_matches(['(', ')']).split_once(',').unwrap();
        Cell::new(5 + x.parse::<u8>().unwrap(), 5 + y.parse::<u8>().unwrap())
    };
    let mut cells: Vec<Cell> = cell.split(' ').map(pair).collect();
    cells.sort_unstable();
    cells
}

#[test]
fn turned_scaffolds_are_those_of_the_table() {
    let edition = Edition::standard();
    let is_shape = |cell: &str| ["S", "L", "T"].contains(&cell);
    let turned = rows("### 4.6 ", is_shape);
    let turned = turned.iter().filter(|row| row.len() == 7);
    assert_eq!(turned.clone().count(), Shape::COUNT * Turn::COUNT);
    for row in turned {
        let shape: Shape = row[0].to_lowercase().parse().unwrap();
        let turn = Turn::ALL.iter().find(|turn| turn.id() == row[1]).unwrap();
        let spot = Spot { turn: *turn, cell: Cell::new(5, 5) };
        let tile = Scaffold::at(shape.index() * 14);
        let mut covered: Vec<Cell> = edition.scaffold_cells(tile, spot).iter().collect();
        covered.sort_unstable();
        assert_eq!(covered, cells(row[3]), "{shape} {turn}");
        let [(_, a), (_, b)] = edition.prints(tile, spot);
        assert_eq!((vec![a], vec![b]), (cells(row[4]), cells(row[5])), "{shape} {turn}");
    }
}

#[test]
fn prints_are_those_of_the_table() {
    let edition = Edition::standard();
    let pairs = rows("### 4.6 ", |cell| cell.len() == 2 && cell.parse::<u8>().is_ok());
    assert_eq!(pairs.len(), 14);
    for row in pairs {
        for &shape in Shape::ALL {
            let at = shape.index() * 14 + usize::from(number(row[0])) - 1;
            let facts = edition.scaffold(Scaffold::at(at));
            let (a, b) = row[shape.index() + 1].split_once(", ").unwrap();
            assert_eq!((facts.a, facts.b), (good(a), good(b)), "{}", Scaffold::at(at));
        }
    }
}

/// Chapter 4.7: which airships find room on a machine (WM-6.10).
#[test]
fn airships_fit_on_machines_as_in_the_table() {
    let edition = Edition::standard();
    for (size, fits) in
        [(Size::Small, [2, 1, 0]), (Size::Medium, [4, 4, 0]), (Size::Large, [6, 7, 2])]
    {
        let machine = edition.machine_turns(size)[0].at(Cell::new(5, 5));
        for (airship, positions) in crate::Airship::ALL.iter().zip(fits) {
            let turns = edition.airship_turns(*airship).iter();
            let found: u8 = turns.map(|turn| turn.fits(machine).len()).sum();
            assert_eq!(found, positions, "{airship} on {size}");
        }
    }
}

/// text/RULES.fr.md has the same tables.
#[test]
fn both_rulebooks_name_the_same_components() {
    let ids = |lang| {
        let rows = WhistleMountain::rules(lang).lines().filter_map(|line| line.strip_prefix("| "));
        let cells = rows.filter_map(|row| row.split(" | ").next());
        cells.filter(|cell| is_component(cell)).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(ids(Lang::EN), ids(Lang::of("fr")));
}
