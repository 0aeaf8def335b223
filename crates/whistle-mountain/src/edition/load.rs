//! Reads an edition from its files and refuses what cannot be, with file, line and column.

use facts::{Facts as _, File, Files, Rows, Spanned, fixed};
use serde::Deserialize;
use tabletop::{Fact, Fault, Source};

use super::{Board, Edition, MachineFacts, ScaffoldFacts, Turned, UpgradeFacts, Works};
use crate::{
    ability::Ability,
    airship::{Airship, Dock},
    award::Award,
    card::Card,
    goods::{Cost, Good, Goods},
    grid::{COLUMNS, Cells, Footprint, ROWS, Turn},
    machine::{Machine, Size},
    scaffold::{PER_SHAPE, Scaffold, Shape},
    upgrade::Upgrade,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MachineFile {
    size: Rows<SizeRow>,
    machine: Rows<MachineRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SizeRow {
    id: Spanned<String>,
    width: Spanned<u8>,
    height: Spanned<u8>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MachineRow {
    id: Spanned<String>,
    vp: u8,
    cost: Option<Spanned<String>>,
    gives: Option<Spanned<String>>,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    advanced: bool,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UpgradeFile {
    upgrade: Rows<UpgradeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UpgradeRow {
    id: Spanned<String>,
    cost: Spanned<String>,
    vp: u8,
    #[serde(default)]
    advanced: bool,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AwardFile {
    award: Rows<AwardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AwardRow {
    id: Spanned<String>,
    copies: u8,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityFile {
    ability: Rows<AbilityRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityRow {
    id: Spanned<String>,
    #[serde(default)]
    advanced: bool,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Rows<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: Spanned<String>,
    cost: Spanned<String>,
    copies: u8,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScaffoldFile {
    shape: Rows<ShapeRow>,
    scaffold: Rows<ScaffoldRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeRow {
    id: Spanned<String>,
    cells: Spanned<String>,
    a: Spanned<String>,
    b: Spanned<String>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScaffoldRow {
    id: Spanned<String>,
    a: Spanned<String>,
    b: Spanned<String>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    measure: Rows<MeasureRow>,
    work: Rows<WorkRow>,
    floor: Rows<FloorRow>,
    start: Rows<StartRow>,
    dock: Rows<DockRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MeasureRow {
    id: Spanned<String>,
    is: Spanned<u8>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkRow {
    id: Spanned<String>,
    cost: Spanned<String>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FloorRow {
    id: Spanned<String>,
    vp: u8,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    id: Spanned<String>,
    goods: Spanned<String>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DockRow {
    id: Spanned<String>,
    cost: Spanned<Vec<Spanned<String>>>,
    mark: Spanned<String>,
}

facts::rows!(
    SizeRow,
    MachineRow,
    UpgradeRow,
    AwardRow,
    AbilityRow,
    CardRow,
    ShapeRow,
    ScaffoldRow,
    MeasureRow,
    WorkRow,
    FloorRow,
    StartRow,
    DockRow,
);

const MEASURES: [&str; 9] =
    ["columns", "rows", "bridge", "bars", "tokens", "keep", "slots", "whirlpool", "patience"];

const FLOORS: [&str; ROWS as usize] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

pub fn edition(given: &[Source<'_>]) -> Result<Edition, Fault> {
    let files = Files::new(Edition::DATA, given)?;
    let mut facts = Vec::new();
    let (sizes, machines) = machines(files.open("machines.toml"), &mut facts)?;
    let upgrades = upgrades(files.open("upgrades.toml"), &mut facts)?;
    let awards = awards(files.open("awards.toml"), &mut facts)?;
    let advanced = abilities(files.open("abilities.toml"), &mut facts)?;
    let cards = cards(files.open("cards.toml"), &mut facts)?;
    let (shapes, scaffolds) = scaffolds(files.open("scaffolds.toml"), &mut facts)?;
    let mut file = files.open("board.toml");
    let BoardFile { measure, work, floor, start, dock } = file.parse()?;
    let board = board(&mut file, &measure)?;
    let works = fixed::<Cost, 5>(file.table(
        &work,
        &["build-1", "build-2", "build-3", "move", "rescue"],
        |file, row: &WorkRow| file.read(&row.cost),
    )?);
    let floors = file.table(&floor, &FLOORS, |_, row: &FloorRow| Ok(row.vp))?;
    let start = file.table(&start, &["1", "2", "3", "4"], |file, row: &StartRow| {
        file.read::<Goods>(&row.goods)
    })?;
    let docks = file.table(&dock, &Dock::ALL.iter().map(|d| d.id()).collect::<Vec<_>>(), tiers)?;
    facts.extend(file.facts());
    Ok(Edition {
        board,
        grid: Cells::all(board.columns, board.rows),
        works: Works { builds: [works[0], works[1], works[2]], moving: works[3], rescue: works[4] },
        machines,
        upgrades,
        awards,
        cards,
        advanced_abilities: Ability::ALL
            .iter()
            .copied()
            .zip(advanced)
            .filter(|x| x.1)
            .map(|x| x.0)
            .collect(),
        scaffolds,
        shapes,
        sizes,
        airships: Airship::ALL
            .iter()
            .map(|ship| bar(ship.index() as u8 + 1))
            .collect::<Vec<_>>()
            .try_into()
            .expect("three airships"),
        docks: fixed(docks),
        floors: fixed(floors),
        start: fixed(start),
        facts,
    })
}

/// A line of so many cells, lying and standing.
fn bar(length: u8) -> [Footprint; 2] {
    [boxed(length, 1), boxed(1, length)]
}

fn boxed(width: u8, height: u8) -> Footprint {
    let cells: Vec<_> = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).collect();
    Footprint::new(&cells)
}

type MachineTable = ([[Footprint; 2]; Size::COUNT], [MachineFacts; Machine::COUNT]);

fn machines(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<MachineTable, Fault> {
    let MachineFile { size, machine } = file.parse()?;
    let ids: Vec<_> = Size::ALL.iter().map(|size| size.id()).collect();
    let sizes = file.table(&size, &ids, |file, row: &SizeRow| {
        let (width, height) = (*row.width.get_ref(), *row.height.get_ref());
        if width == 0 || height == 0 || 4 < width || 4 < height || 6 < width * height {
            return Err(file.fault(row.width.span(), "a machine covers one to six cells"));
        }
        Ok([boxed(width, height), boxed(height, width)])
    })?;
    let ids: Vec<_> = Machine::ALL.iter().map(|machine| machine.id()).collect();
    let machines = file.table(&machine, &ids, |file, row: &MachineRow| {
        Ok(MachineFacts {
            vp: row.vp,
            cost: row.cost.as_ref().map_or(Ok(Cost::FREE), |cost| file.read(cost))?,
            gives: row.gives.as_ref().map_or(Ok(Goods::NONE), |gives| file.read(gives))?,
            points: row.points,
            advanced: row.advanced,
        })
    })?;
    facts.extend(file.facts());
    Ok((fixed(sizes), fixed(machines)))
}

fn upgrades(
    mut file: File<'_>,
    facts: &mut Vec<Fact>,
) -> Result<[UpgradeFacts; Upgrade::COUNT], Fault> {
    let UpgradeFile { upgrade } = file.parse()?;
    let ids: Vec<_> = Upgrade::ALL.iter().map(|upgrade| upgrade.id()).collect();
    let rows = file.table(&upgrade, &ids, |file, row: &UpgradeRow| {
        let Cost { named: cost, any: 0 } = file.read(&row.cost)? else {
            return Err(file.fault(row.cost.span(), "an upgrade names what it costs"));
        };
        Ok(UpgradeFacts { cost, vp: row.vp, advanced: row.advanced })
    })?;
    facts.extend(file.facts());
    Ok(fixed(rows))
}

fn awards(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<[u8; Award::COUNT], Fault> {
    let AwardFile { award } = file.parse()?;
    let ids: Vec<_> = Award::ALL.iter().map(|award| award.id()).collect();
    let copies = file.table(&award, &ids, |_, row: &AwardRow| Ok(row.copies))?;
    let total: u32 = copies.iter().map(|&n| u32::from(n)).sum();
    if total != 24 {
        return Err(file.fault(award.span(), format!("{total} awards: the box has 24")));
    }
    facts.extend(file.facts());
    Ok(fixed(copies))
}

fn abilities(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<Vec<bool>, Fault> {
    let AbilityFile { ability } = file.parse()?;
    let ids: Vec<_> = Ability::ALL.iter().map(|ability| ability.id()).collect();
    let advanced = file.table(&ability, &ids, |_, row: &AbilityRow| Ok(row.advanced))?;
    if advanced.iter().filter(|&&advanced| !advanced).count() < 5 {
        return Err(file.fault(ability.span(), "a first game needs five abilities"));
    }
    facts.extend(file.facts());
    Ok(advanced)
}

fn cards(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<[(Cost, u8); Card::COUNT], Fault> {
    let CardFile { card } = file.parse()?;
    let ids: Vec<_> = Card::ALL.iter().map(|card| card.id()).collect();
    let cards = file.table(&card, &ids, |file, row: &CardRow| {
        Ok((file.read::<Cost>(&row.cost)?, row.copies))
    })?;
    let total: u32 = cards.iter().map(|&(_, n)| u32::from(n)).sum();
    if total != 40 {
        return Err(file.fault(card.span(), format!("{total} cards: the box has 40")));
    }
    facts.extend(file.facts());
    Ok(fixed(cards))
}

fn board(file: &mut File<'_>, measure: &Rows<MeasureRow>) -> Result<Board, Fault> {
    let measures = file.table(measure, &MEASURES, |file, row: &MeasureRow| {
        let is = *row.is.get_ref();
        let (least, most) = match row.id.get_ref().as_str() {
            "columns" => (6, COLUMNS),
            "rows" => (8, ROWS),
            "tokens" => (8, 60),
            "bridge" | "slots" | "patience" => (1, u8::MAX),
            _ => (0, u8::MAX),
        };
        if (least..=most).contains(&is) {
            Ok((is, row.is.span()))
        } else {
            Err(file.fault(row.is.span(), format!("{is}: it is {least} to {most}")))
        }
    })?;
    let is = |at: usize| measures[at].0;
    let [columns, rows, bridge, bars, tokens, keep, slots, whirlpool, patience] =
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map(is);
    if rows < bridge {
        return Err(file.fault(measures[2].1.clone(), "the bridge lies within the grid"));
    }
    if rows <= bars {
        return Err(file.fault(measures[3].1.clone(), "a row of the grid stays dry"));
    }
    Ok(Board { columns, rows, bridge, bars, tokens, keep, slots, whirlpool, patience })
}

fn tiers(file: &File<'_>, row: &DockRow) -> Result<[Option<Cost>; 3], Fault> {
    let dock: Dock = file.read(&row.id)?;
    let has_tiers = matches!(dock, Dock::Card | Dock::Scaffold1 | Dock::Scaffold2);
    let costs = row.cost.get_ref();
    if costs.len() != if has_tiers { 3 } else { 1 } {
        let reason = if has_tiers { "three costs, for one to three" } else { "one cost" };
        return Err(file.fault(row.cost.span(), format!("{dock} has {reason}")));
    }
    let mut tiers = [None; 3];
    for (tier, cost) in tiers.iter_mut().zip(costs) {
        *tier = Some(file.read(cost)?);
    }
    Ok(tiers)
}

type ScaffoldTable = ([[Turned; Turn::COUNT]; Shape::COUNT], [ScaffoldFacts; Scaffold::COUNT]);

/// A cell of a shape: column and row.
type Pair = (u8, u8);

fn scaffolds(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<ScaffoldTable, Fault> {
    let ScaffoldFile { shape, scaffold } = file.parse()?;
    let ids: Vec<_> = Shape::ALL.iter().map(|shape| shape.id()).collect();
    let shapes = file.table(&shape, &ids, |file, row: &ShapeRow| {
        let cells = pairs(file, &row.cells)?;
        let printed = |text: &Spanned<String>| match pairs(file, text)?[..] {
            [cell] if cells.contains(&cell) => Ok(cell),
            _ => Err(file.fault(text.span(), "one of the cells stands here")),
        };
        let (a, b) = (printed(&row.a)?, printed(&row.b)?);
        let is_twice = |at: usize| cells[..at].contains(&cells[at]);
        if cells.len() != 4 || (1..4).any(is_twice) || a == b {
            return Err(
                file.fault(row.cells.span(), "a scaffold has four cells, two of them printed")
            );
        }
        Ok(Turn::ALL.iter().map(|&turn| turned(&cells, a, b, turn)).collect::<Vec<_>>())
    })?;
    let shapes: [[Turned; Turn::COUNT]; Shape::COUNT] =
        fixed(shapes.into_iter().map(fixed).collect());
    let ids: Vec<_> = Scaffold::ALL.iter().map(|scaffold| scaffold.id()).collect();
    let prints = file.table(&scaffold, &ids, |file, row: &ScaffoldRow| {
        Ok((file.read::<Good>(&row.a)?, file.read::<Good>(&row.b)?))
    })?;
    facts.extend(file.facts());
    let scaffolds = (0..Scaffold::COUNT).map(|at| {
        let stack = at / PER_SHAPE * PER_SHAPE..(at / PER_SHAPE + 1) * PER_SHAPE;
        let alike = stack.filter(|&other| prints[other] == prints[at]);
        let is_first = alike.clone().next() == Some(at);
        let (a, b) = prints[at];
        let turns = distinct(&shapes[at / PER_SHAPE], a == b);
        ScaffoldFacts { a, b, copies: if is_first { alike.count() as u8 } else { 0 }, turns }
    });
    Ok((shapes, fixed(scaffolds.collect())))
}

/// Cells written `00 10 11`, column before row.
fn pairs(file: &File<'_>, text: &Spanned<String>) -> Result<Vec<Pair>, Fault> {
    let pair = |word: &str| match word.as_bytes() {
        &[x @ b'0'..=b'3', y @ b'0'..=b'3'] => Ok((x - b'0', y - b'0')),
        _ => Err(file.fault(text.span(), format!("`{word}` is no cell: two digits from 0 to 3"))),
    };
    text.get_ref().split_whitespace().map(pair).collect()
}

/// A shape mirrored, turned to the left and pushed into the corner (chapter 4.6).
fn turned(cells: &[Pair], a: Pair, b: Pair, turn: Turn) -> Turned {
    let flipped = 4 <= turn.index();
    let place = |&(x, y): &Pair| {
        let (x, y) = (i8::from_ne_bytes([x]), i8::from_ne_bytes([y]));
        let start = if flipped { (-x, y) } else { (x, y) };
        (0..turn.index() % 4).fold(start, |(x, y), _| (-y, x))
    };
    let left = cells.iter().map(|cell| place(cell).0).min().unwrap_or(0);
    let low = cells.iter().map(|cell| place(cell).1).min().unwrap_or(0);
    let corner = |cell: &Pair| {
        let (x, y) = place(cell);
        ((x - left) as u8, (y - low) as u8)
    };
    let cells: Vec<Pair> = cells.iter().map(corner).collect();
    let one = |cell: Pair| Footprint::new(&[corner(&cell)]);
    Turned { footprint: Footprint::new(&cells), a: one(a), b: one(b) }
}

/// The turns with different results, as bits: two that only swap equal prints are the same.
fn distinct(turns: &[Turned; Turn::COUNT], alike: bool) -> u8 {
    let looks = |turn: &Turned| {
        let at = |one: &Footprint| one.at(crate::grid::Cell::new(1, 1));
        let (a, b) = (at(&turn.a), at(&turn.b));
        let prints = if alike { (a | b, a | b) } else { (a, b) };
        (turn.footprint.at(crate::grid::Cell::new(1, 1)), prints)
    };
    let is_new =
        |&at: &usize| !turns[..at].iter().any(|earlier| looks(earlier) == looks(&turns[at]));
    (0..Turn::COUNT).filter(is_new).fold(0, |bits, at| bits | 1 << at)
}
