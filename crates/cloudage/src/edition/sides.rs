//! The sides of the map boards with their cities and finds: sides.toml, cities.toml, finds.toml.

use facts::{File, Files, Rows, fixed};
use tabletop::{Fact, Fault, ParseError};

use super::{
    land::{Land, Sides},
    rows::{
        CellsRow, CityFile, CityRow, FindFile, FindRow, GainsRow, HamletRow, MeasureRow, SideFile,
        SideRow, StartRow, Text, UseRow,
    },
    words::{cell, cells, gains, ids, only, part, picture, within},
};
use crate::{
    city::City,
    effect::{Deed, Gains, Part},
    map::{BOARDS, COLUMNS, Cell, Cells, ROWS},
};

/// The map: all lands there can be, and what goes with it.
pub struct Map {
    pub lands: Vec<Land>,
    pub start: Cell,
    pub combat: [u8; City::NAMED],
    pub rewards: [Gains; City::NAMED],
}

/// Board by board, face A before face B.
const SIDES: [&str; 8] = ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"];

/// The place of a side of this board in `SIDES`.
fn at(board: u8, b: bool) -> usize {
    usize::from(2 * (board - 1)) + usize::from(b)
}

fn board_of(side: usize) -> u8 {
    side as u8 / 2 + 1
}

pub fn map(files: &Files<'_>, facts: &mut Vec<Fact>) -> Result<Map, Fault> {
    let mut file = files.open("sides.toml");
    let SideFile { measure, start, side, r#use } = file.parse()?;
    file.table(&measure, &["columns", "rows"], |file, row: &MeasureRow| {
        let is = if row.id.get_ref() == "columns" { COLUMNS } else { ROWS };
        within(file, &row.is, is..=is)
    })?;
    let start_at = file.table(&start, &["start"], |file, row: &StartRow| {
        cell(file, &row.cell, within(file, &row.board, 1..=1)?)
    })?;
    let start_at = start_at[0];
    let mut sides = file.table(&side, &SIDES, read_side)?;
    file.table(&r#use, &SIDES[..2], |file, row: &UseRow| {
        // CA-4.2.
        only(file, &row.players, if row.id.get_ref() == "1a" { "1 2 3" } else { "4" })
    })?;
    let mut city_file = files.open("cities.toml");
    let (combat, rewards) = cities(&mut city_file, &mut sides)?;
    let mut find_file = files.open("finds.toml");
    finds(&mut find_file, &mut sides)?;
    if [0, 1]
        .iter()
        .any(|&side| sides[side].cost(start_at) != Some(1) || sides[side].city_cells.has(start_at))
    {
        let reason = "START is a cell of cost 1 without a city, on both faces (CA-11.10)";
        return Err(file.fault(start.get_ref()[0].get_ref().cell.span(), reason));
    }
    let lands: Vec<Land> = (0..Sides::COUNT).map(|n| land(&sides, Sides::at(n))).collect();
    check_paths(&file, &side, &lands, start_at)?;
    check_first_ends(&file, &side, &lands, start_at)?;
    facts.extend(file.facts().into_iter().chain(city_file.facts()).chain(find_file.facts()));
    Ok(Map { lands, start: start_at, combat, rewards })
}

fn land(sides: &[Land], choice: Sides) -> Land {
    let boards = (1..=BOARDS).map(|board| &sides[at(board, choice.is_b(board))]);
    boards.fold(Land::nowhere(), Land::and)
}

fn read_side(file: &File<'_>, row: &SideRow) -> Result<Land, Fault> {
    let side = SIDES.iter().position(|id| id == row.id.get_ref()).expect("a side");
    let board = board_of(side);
    within(file, &row.board, board..=board)?;
    only(file, &row.face, if side == at(board, true) { "B" } else { "A" })?;
    let costs: [[usize; COLUMNS as usize]; ROWS as usize] =
        picture(file, &row.costs, |letter| match letter {
            '-' => Ok(0),
            '1'..='3' => Ok(letter as usize - '0' as usize),
            other => Err(ParseError::malformed(other, "a cell costs 1, 2 or 3, - is the gap")),
        })?;
    let mut land = Land::nowhere();
    for cell in Cells::of_board(board).iter() {
        match costs[usize::from(cell.row())][usize::from(cell.column())] {
            0 => land.gap.insert(cell),
            cost => land.costs[cost - 1].insert(cell),
        }
    }
    Ok(land)
}

/// Puts cities and hamlets on the sides; gives combat values and rewards.
fn cities(
    file: &mut File<'_>,
    sides: &mut [Land],
) -> Result<([u8; City::NAMED], [Gains; City::NAMED]), Fault> {
    let CityFile { city, reward, cells: places, hamlet } = file.parse()?;
    let named = ids(City::named(), City::id);
    let mut codes: Vec<String> = Vec::new();
    let printed = file.table(&city, &named, |file, row: &CityRow| {
        if codes.contains(row.code.get_ref()) {
            return Err(file.fault(row.code.span(), "another city has this code"));
        }
        codes.push(row.code.get_ref().clone());
        Ok((within(file, &row.board, 1..=BOARDS)?, u8::from(row.combat)))
    })?;
    let rewards =
        file.table(&reward, &named, |file, row: &GainsRow| gains(file, &row.gains, Deed::REWARDS))?;
    file.table(&places, &named, |file, row: &CellsRow| {
        let city: City = file.read(&row.id)?;
        let (board, _) = printed[city.index()];
        for (text, b) in [(&row.a, false), (&row.b, true)] {
            let cells = cells(file, text, board)?;
            if cells.is_empty() {
                return Err(file.fault(text.span(), "a city has a cell on both faces"));
            }
            for cell in cells {
                lay_city(file, text, &mut sides[at(board, b)], city, cell)?;
            }
        }
        Ok(())
    })?;
    let hamlets = ids(City::hamlets(), City::id);
    file.table(&hamlet, &hamlets, |file, row: &HamletRow| {
        if !row.code.get_ref().starts_with('h') {
            return Err(file.fault(row.code.span(), "the code of a hamlet begins with h"));
        }
        let (side, cell) = read_place(file, &row.side, &row.cell)?;
        lay_city(file, &row.cell, &mut sides[side], file.read(&row.id)?, cell)
    })?;
    let combat = printed.into_iter().map(|(_, combat)| combat).collect();
    Ok((fixed(combat), fixed(rewards)))
}

fn lay_city(
    file: &File<'_>,
    text: &Text,
    side: &mut Land,
    city: City,
    cell: Cell,
) -> Result<(), Fault> {
    if let Some(other) = side.city(cell) {
        return Err(file.fault(text.span(), format!("{cell} is a cell of {other}")));
    }
    if side.gap.has(cell) {
        return Err(file.fault(text.span(), format!("{cell} is the gap")));
    }
    side.lay_city(city, cell);
    Ok(())
}

/// A side by its id, and a cell of it.
fn read_place(file: &File<'_>, side: &Text, text: &Text) -> Result<(usize, Cell), Fault> {
    let place = SIDES.iter().position(|id| id == side.get_ref());
    let place = place.ok_or_else(|| {
        let reason = format!("`{}` is no side: known are {}", side.get_ref(), SIDES.join(", "));
        file.fault(side.span(), reason)
    })?;
    Ok((place, cell(file, text, board_of(place))?))
}

/// How many finds there are.
const FINDS: usize = 49;

fn finds(file: &mut File<'_>, sides: &mut [Land]) -> Result<(), Fault> {
    let FindFile { find, gain } = file.parse()?;
    let ids: [&str; FINDS] = [
        "fd-01", "fd-02", "fd-03", "fd-04", "fd-05", "fd-06", "fd-07", "fd-08", "fd-09", "fd-10",
        "fd-11", "fd-12", "fd-13", "fd-14", "fd-15", "fd-16", "fd-17", "fd-18", "fd-19", "fd-20",
        "fd-21", "fd-22", "fd-23", "fd-24", "fd-25", "fd-26", "fd-27", "fd-28", "fd-29", "fd-30",
        "fd-31", "fd-32", "fd-33", "fd-34", "fd-35", "fd-36", "fd-37", "fd-38", "fd-39", "fd-40",
        "fd-41", "fd-42", "fd-43", "fd-44", "fd-45", "fd-46", "fd-47", "fd-48", "fd-49",
    ];
    let mut taken: Vec<(usize, Cell)> = Vec::new();
    let places = file.table(&find, &ids, |file, row: &FindRow| {
        let (side, cell) = read_place(file, &row.side, &row.cell)?;
        if sides[side].gap.has(cell) {
            return Err(file.fault(row.cell.span(), format!("{cell} is the gap")));
        }
        if taken.contains(&(side, cell)) {
            return Err(file.fault(row.cell.span(), format!("{cell} has another find")));
        }
        taken.push((side, cell));
        Ok((side, cell))
    })?;
    let gains: Vec<Part> =
        file.table(&gain, &ids, |file, row: &GainsRow| part(file, &row.gains, Deed::GOODS))?;
    for ((side, cell), find) in places.into_iter().zip(gains) {
        sides[side].lay_find(find, cell);
    }
    Ok(())
}

/// Every cell is connected with START, whatever faces lie there and however many boards.
fn check_paths(
    file: &File<'_>,
    rows: &Rows<SideRow>,
    lands: &[Land],
    start: Cell,
) -> Result<(), Fault> {
    for land in lands {
        for boards in 1..=BOARDS {
            if let Some(cell) = land.cut_off(start, boards).iter().next() {
                let reason = format!("no path leads from START to {cell}");
                return Err(file.fault(rows.span(), reason));
            }
        }
    }
    Ok(())
}

/// In round 1 everybody finds a city cell of their own within two points (CA-12.12).
fn check_first_ends(
    file: &File<'_>,
    rows: &Rows<SideRow>,
    lands: &[Land],
    start: Cell,
) -> Result<(), Fault> {
    for (sides, land) in (0..).map(Sides::at).zip(lands) {
        let (ends, players) = (land.first_ends(start).len(), if sides.is_b(1) { 4 } else { 3 });
        if ends < players {
            let reason =
                format!("{ends} city cells within 2 points of START, for {players} players");
            return Err(file.fault(rows.span(), reason));
        }
    }
    Ok(())
}
