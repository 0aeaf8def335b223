//! The tables of RULES.md and text/RULES.fr.md (part 3) and the data files say the same.

use std::collections::{BTreeMap, BTreeSet};

use facts::Facts as _;
use scene::{Lang, Present};
use tabletop::{Mark, Options as _, Values};

use crate::{
    Bonus, Building, Cell, Colour, Development, Edition, Options, Reward, SkiStation,
    bonus::Count,
    effect::{Deed, Ending, Income, Perk, Slot},
    mountain::{COLUMNS, Cells, ROWS},
    plate::Square,
    village::{Edge, Edges},
};

/// What stands below a heading.
fn below(lang: Lang, heading: &str) -> &'static str {
    let rules = SkiStation::rules(lang);
    let start = rules.find(heading).unwrap_or_else(|| panic!("no {heading} in {lang:?}"));
    let text = &rules[start + heading.len()..];
    text.split("\n### ").next().unwrap().split("\n## ").next().unwrap()
}

/// The rows of the tables below a heading, cell by cell; those whose first cell begins like this.
fn rows(lang: Lang, heading: &str, first: &str) -> Vec<Vec<&'static str>> {
    let lines = below(lang, heading).lines();
    let lines = lines.filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let rows = lines.map(|line| line.split(" | ").map(str::trim).collect::<Vec<_>>());
    rows.filter(|row| row[0].starts_with(first)).collect()
}

/// The same of both rulebooks, with the language each row is in.
fn both(heading: &str, first: &str, count: usize) -> Vec<(Lang, Vec<&'static str>)> {
    let rows = |lang: Lang| rows(lang, heading, first).into_iter().map(move |row| (lang, row));
    let rows: Vec<_> = Lang::all_of(SkiStation::RULES).flat_map(rows).collect();
    assert_eq!(rows.len(), 2 * count, "{heading}");
    rows
}

fn number(cell: &str) -> u8 {
    cell.parse().unwrap_or_else(|_| panic!("{cell}"))
}

/// `2, 9` as numbers, `-` as none.
fn numbers(cell: &str) -> Vec<u8> {
    cell.split(", ").filter(|&part| part != "-").map(number).collect()
}

/// `1-10` as its ends.
fn span(cell: &str) -> (u8, u8) {
    let (low, high) = cell.split_once('-').unwrap();
    (number(low), number(high))
}

/// `Label EN / FR`, or the other way round in the French rulebook.
fn check_label(lang: Lang, id: &str, cell: &str) {
    let (own, other) = cell.split_once(" / ").unwrap();
    let (en, fr) = if lang == Lang::EN { (own, other) } else { (other, own) };
    assert_eq!(SkiStation::speech(Lang::EN).word(id), en, "{id}");
    assert_eq!(SkiStation::speech(Lang::of("fr")).word(id), fr, "{id}");
}

fn mark(cell: &str) -> Mark {
    match &cell[..1] {
        "R" => Mark::Stated,
        "I" => Mark::Inferred,
        _ => Mark::Reconstructed,
    }
}

/// The line of an id in the last table of a file that has one.
fn fact(file: &str, id: &str) -> (Mark, String) {
    let edition = Edition::standard();
    let mut facts = edition.facts().iter().filter(|fact| fact.file == file && fact.id == id);
    let fact = facts.next_back().unwrap_or_else(|| panic!("{file} has no {id}"));
    (fact.mark, fact.says.clone())
}

#[test]
fn rows_of_the_mountain_are_those_of_the_table() {
    let mountain = Edition::standard().mountain;
    for (_, row) in both("### 24.1 ", "row-", ROWS.into()) {
        let (n, (low, high)) = (number(row[1]), span(row[2]));
        let cells: Cells = (low..=high).map(|column| Cell::new(n, column)).collect();
        let here = Cells::row(n);
        assert_eq!(mountain.cells & here, cells, "row {n}");
        assert_eq!(cells.len(), number(row[3]), "row {n}");
        let open = |colour: &&Colour| !(mountain.altitude[colour.index()] & here).is_empty();
        let colours: Vec<&str> =
            Colour::ALL.iter().filter(open).map(|colour| colour.id()).collect();
        assert_eq!(colours.join(" "), row[4], "row {n}");
        let wooded = (mountain.wooded & here).iter().map(Cell::column);
        assert_eq!(wooded.collect::<Vec<_>>(), numbers(row[5]), "row {n}");
        let ranks = (mountain.rewards & here).iter();
        let ranks: Vec<String> = ranks
            .map(|cell| format!("{} = {}", cell.column(), mountain.ranks[cell.index()]))
            .collect();
        assert_eq!(ranks.join(", "), row[6], "row {n}");
        let line = row[7].parse().unwrap_or(0);
        assert_eq!(mountain.lines[usize::from(n - 1)], line, "row {n}");
    }
}

/// The picture in the rulebooks and the one in the data file, the summit first.
#[test]
fn pictures_show_the_mountain() {
    let mountain = Edition::standard().mountain;
    let sign = |cell: Cell| match mountain.ranks[cell.index()] {
        _ if !mountain.cells.has(cell) => "-".to_owned(),
        _ if mountain.start.covered().has(cell) => "g".to_owned(),
        0 if mountain.wooded.has(cell) => "t".to_owned(),
        0 => ".".to_owned(),
        rank if mountain.wooded.has(cell) => format!("{rank}t"),
        rank => rank.to_string(),
    };
    let data = Edition::DATA.iter().find(|file| file.name == "mountain.toml").unwrap().text;
    for text in [below(Lang::EN, "### 24.1 "), below(Lang::of("fr"), "### 24.1 "), data] {
        for row in 1..=ROWS {
            let begins = |line: &&str| {
                let line = line.trim_start_matches(['#', ' ']);
                let line = line.strip_prefix("row ").or(line.strip_prefix("ligne "));
                line.is_some_and(|line| line.starts_with(&format!("{row} ")))
            };
            let line = text.lines().find(begins).unwrap_or_else(|| panic!("no row {row}"));
            let signs: Vec<String> =
                (1..=COLUMNS).map(|column| sign(Cell::new(row, column))).collect();
            let shown: Vec<&str> = line.split_whitespace().collect();
            assert!(shown.windows(10).any(|shown| shown == signs), "{line}: {signs:?}");
        }
    }
}

#[test]
fn colours_are_those_of_the_table() {
    let mountain = Edition::standard().mountain;
    for (at, colour) in Colour::ALL.iter().enumerate() {
        for (_, row) in both("### 24.1 ", &format!("{colour} "), 1) {
            let (low, high) = span(row[1]);
            assert_eq!(mountain.altitude[at], Cells::rows(low, high), "{colour}");
            assert_eq!(usize::from(number(row[2])), at + 1, "{colour}");
        }
    }
}

#[test]
fn plates_are_those_of_the_table() {
    let edition = Edition::standard();
    for (_, row) in both("### 24.2 ", "pl-", 6) {
        for round in row[3].split(' ').map(number) {
            let face = edition.face(number(row[1]), round);
            let squares = face.squares[..usize::from(face.rows) * 4].iter();
            let letters: String = squares.map(|square| square.id()).collect();
            assert_eq!(letters, row[4].replace(" / ", ""), "{} in round {round}", row[0]);
            for (at, name) in [(5, "W"), (6, "Y"), (7, "R"), (8, "P")] {
                let square: Square = name.parse().unwrap();
                assert_eq!(face.count(square), number(row[at]), "{} {name}", row[0]);
            }
        }
    }
}

#[test]
fn offices_and_piles_are_those_of_the_tables() {
    let edition = Edition::standard();
    for (_, row) in both("### 24.3 ", "off-", 3) {
        let office = edition.layout(number(row[1])).office;
        assert_eq!(office.into_iter().flatten().collect::<Vec<_>>(), numbers(row[2]), "{}", row[0]);
    }
    for (_, row) in both("### 24.4 ", "pile-", 3) {
        let [top, bottom] = edition.layout(number(row[1])).piles;
        let written = [row[2], row[3], row[4]].map(number);
        assert_eq!([top, bottom, top + bottom], written, "{}", row[0]);
    }
}

#[test]
fn buildings_are_those_of_the_tables() {
    let edition = Edition::standard();
    for (lang, row) in both("### 25.1 ", "b-", 40) {
        let tile: Building = row[0].parse().unwrap();
        let facts = edition.building(tile);
        check_label(lang, row[0], row[1]);
        assert_eq!(if facts.second { "II" } else { "I" }, row[2], "{tile}");
        let does = &facts.does;
        let printed =
            [facts.cost, facts.cubes, facts.octagons, does.octagon_slots, does.square_slots];
        assert_eq!(printed.to_vec(), row[3..8].iter().map(|n| number(n)).collect::<Vec<_>>());
        let edges: Edges =
            [row[8], row[9]].iter().flat_map(|cell| cell.split(' ')).map(edge).collect();
        assert_eq!(facts.edges, edges, "{tile}");
    }
    for (_, row) in both("### 25.2 ", "b-", 40) {
        let (marked, says) = fact("buildings.toml", row[0]);
        assert_eq!(marked, mark(row[5]), "{}", row[0]);
        assert!(says.contains(&format!("when = \"{}\"", row[1])), "{says}");
        let modes = &edition.building(row[0].parse().unwrap()).does.modes;
        let prices = modes.iter().filter_map(|mode| mode.price).map(|price| price.to_string());
        let written = row[2].split([' ', '-']).filter(|word| word.starts_with(['E', 'M', 'X']));
        assert_eq!(prices.collect::<Vec<_>>(), written.collect::<Vec<_>>(), "{}", row[0]);
    }
}

fn edge(word: &str) -> Edge {
    word.parse().unwrap()
}

#[test]
fn developments_are_those_of_the_table() {
    let edition = Edition::standard();
    for (lang, row) in both("### 26.1 ", "d-", Development::COUNT) {
        let facts = edition.development(row[0].parse().unwrap());
        assert_eq!(if facts.second { "II" } else { "I" }, row[1], "{}", row[0]);
        assert_eq!((facts.cost, facts.kind.id()), (number(row[2]), row[3]), "{}", row[0]);
        check_label(lang, row[0], row[4]);
        assert_eq!(fact("developments.toml", row[0]).0, mark(row[8]), "{}", row[0]);
    }
}

#[test]
fn bonuses_and_rewards_are_those_of_the_tables() {
    let edition = Edition::standard();
    for (lang, row) in both("### 27.1 ", "bt-", Bonus::COUNT) {
        assert_eq!(edition.bonus(row[0].parse().unwrap()).eur, number(row[1]), "{}", row[0]);
        check_label(lang, row[0], row[2]);
        assert_eq!(fact("bonuses.toml", row[0]).0, mark(row[5]), "{}", row[0]);
    }
    for (lang, row) in both("### 27.2 ", "rw-", Reward::COUNT) {
        let facts = edition.reward(row[0].parse().unwrap());
        check_label(lang, row[0], row[2]);
        let kept = ["yes", "oui"].contains(&row[3]);
        assert_eq!((facts.rank, facts.keep), (number(row[1]), kept), "{}", row[0]);
        assert_eq!(fact("rewards.toml", row[0]).0, mark(row[6]), "{}", row[0]);
    }
}

#[test]
fn tracks_and_their_effects_are_those_of_the_tables() {
    let edition = Edition::standard();
    for (_, row) in both("### 27.3 ", "trk-", 3) {
        let colour: Colour = row[0][4..].to_uppercase().parse().unwrap();
        let track = edition.track(colour);
        assert_eq!(track.values.to_vec(), row[2..6].iter().map(|n| number(n)).collect::<Vec<_>>());
        let prices: Vec<u8> = row[6].split(" / ").map(number).collect();
        assert_eq!(track.prices.to_vec(), prices, "{colour}");
    }
    for (lang, row) in both("### 27.4 ", "th-", 9) {
        check_label(lang, row[0], row[1]);
        let (colour, step) = row[2].split_once(' ').unwrap();
        let track = edition.track(colour.parse().unwrap());
        assert_eq!(track.steps[usize::from(number(step)) - 1].id, row[0]);
        assert_eq!(fact("thresholds.toml", row[0]).0, mark(row[6]), "{}", row[0]);
    }
}

/// SK-20.5: the value of the village, for as many buildings as there can be.
#[test]
fn the_scale_is_that_of_the_table() {
    let scale = Edition::standard().scale;
    for (_, row) in both("- **SK-20.5**", "PV", 1) {
        for (line, cell) in scale.iter().zip(&row[1..]) {
            for n in 1..=15_u8 {
                let written = match *cell {
                    "2n" => 2 * n,
                    "3 x floor(n/2)" => 3 * (n / 2),
                    "n" => n,
                    "0" => 0,
                    groups => n / number(groups.trim_matches(|c: char| !c.is_ascii_digit())),
                };
                assert_eq!(line.pv * (n / line.per), written, "{cell} with {n} buildings");
            }
        }
    }
}

/// Chapter 23: every option with its values, the default first.
#[test]
fn options_are_those_of_the_table() {
    for lang in Lang::all_of(SkiStation::RULES) {
        let heading = if lang == Lang::EN { "### Chapter 23 " } else { "### Chapitre 23 " };
        let rows = rows(lang, heading, "OPT-");
        let switches = Options::SWITCHES;
        assert_eq!(rows.len(), switches.len() + 1, "and the edition");
        for (row, switch) in rows.iter().zip(switches) {
            assert_eq!((row[0], row[1].trim_matches('`')), (switch.id, switch.name));
            let quoted = row[2].split('`').skip(1).step_by(2);
            let named: Vec<&str> = quoted.map(|value| value.trim_matches('"')).collect();
            let Values::OneOf(values) = switch.values else { panic!("{} is a list", switch.name) };
            // What stands in parentheses is no value.
            assert_eq!(named[..values.len()], *values, "{}", switch.name);
        }
    }
}

/// Chapter 27.5 explains every word of the data, and names the tiles that alone have it.
#[test]
fn effects_are_those_of_the_table() {
    let deeds = Deed::ALL.iter().map(|word| word.id());
    let words = deeds.chain(Income::ALL.iter().map(|word| word.id()));
    let words = words.chain(Slot::ALL.iter().map(|word| word.id()));
    let words = words.chain(Ending::ALL.iter().map(|word| word.id()));
    let words = words.chain(Perk::ALL.iter().map(|word| word.id()));
    let words: BTreeSet<&str> = words.chain(Count::ALL.iter().map(|word| word.id())).collect();
    let mut tiles = BTreeMap::<&str, BTreeSet<&str>>::new();
    let edition = Edition::standard();
    let tiles_and_steps =
        ["buildings.toml", "developments.toml", "bonuses.toml", "rewards.toml", "thresholds.toml"];
    for fact in edition.facts().iter().filter(|fact| tiles_and_steps.contains(&fact.file)) {
        let said = fact.says.split('"').flat_map(|text| text.split([' ', ':']));
        for word in said.filter_map(|word| words.get(word)) {
            tiles.entry(word).or_default().insert(&fact.id);
        }
    }
    for lang in Lang::all_of(SkiStation::RULES) {
        let mut explained = BTreeSet::new();
        let is_head = |row: &Vec<&str>| row[0] == "`of`";
        for row in rows(lang, "### 27.5 ", "`").into_iter().filter(|row| !is_head(row)) {
            let quoted = |cell: &'static str| cell.split('`').skip(1).step_by(2);
            let named: BTreeSet<&str> = row[1..].iter().flat_map(|cell| quoted(cell)).collect();
            let mut owners = BTreeSet::new();
            for word in quoted(row[0]) {
                let word = word.split(':').next().unwrap();
                explained.insert(word);
                owners.extend(&tiles[word]);
            }
            assert!(named.is_empty() || named == owners, "{row:?}: {owners:?}");
        }
        assert_eq!(explained, words, "{lang:?}");
    }
}

#[test]
fn both_rulebooks_name_the_same_components() {
    let is_component = |cell: &&str| {
        let letters = cell.split('-').next().unwrap_or_default();
        cell.contains('-') && letters.chars().all(|c| c.is_ascii_lowercase()) && !letters.is_empty()
    };
    let ids = |lang| {
        let rows = SkiStation::rules(lang).lines().filter_map(|line| line.strip_prefix("| "));
        let cells = rows.filter_map(|row| row.split(" | ").next());
        cells.filter(is_component).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(ids(Lang::EN).len(), 182);
    assert_eq!(ids(Lang::EN), ids(Lang::of("fr")));
}
