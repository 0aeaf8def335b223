//! Reads the mountain.

use facts::{File, Spanned, fixed};
use tabletop::{Fact, Fault};

use super::{
    load::rank,
    rows::{CellRow, ColourRow, ExitRow, LineRow, MountainFile},
};
use crate::{
    colour::Colour,
    mountain::{COLUMNS, Cell, Cells, Mountain, ROWS, Slopes},
};

/// The cells, 46 in all (SK-1.18).
const CELL_IDS: &str = "c-01 c-02 c-03 c-04 c-05 c-06 c-07 c-08 c-09 c-10 c-11 c-12 c-13 c-14 c-15 \
     c-16 c-17 c-18 c-19 c-20 c-21 c-22 c-23 c-24 c-25 c-26 c-27 c-28 c-29 c-30 c-31 c-32 c-33 c-34 \
     c-35 c-36 c-37 c-38 c-39 c-40 c-41 c-42 c-43 c-44 c-45 c-46";

pub fn mountain(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<Mountain, Fault> {
    let MountainFile { colour, exit, line, cell } = file.parse()?;
    let colours: Vec<_> = Colour::ALL.iter().map(|colour| colour.id()).collect();
    let altitude = file.table(&colour, &colours, |file, row: &ColourRow| {
        let (low, high) = (row_of(file, &row.low)?, row_of(file, &row.high)?);
        if high < low {
            return Err(file.fault(row.high.span(), "the highest row is below the lowest"));
        }
        Ok(Cells::rows(low, high))
    })?;
    let exits = file.table(&exit, &["straight", "left", "right"], |file, row: &ExitRow| {
        if *row.rows.get_ref() != -1 || !(-1..=1).contains(row.columns.get_ref()) {
            let reason = "a piste leads one row down, and at most one column aside";
            return Err(file.fault(row.rows.span(), reason));
        }
        Ok(*row.columns.get_ref())
    })?;
    let lines = ["row-1", "row-2", "row-3", "row-4", "row-5", "row-6"];
    let lines = file.table(&line, &lines, |file, row: &LineRow| {
        if row.id.get_ref().ends_with(&row.row.get_ref().to_string()) {
            return rank(file, &row.reward);
        }
        let reason = format!("{} is not row {}", row.id.get_ref(), row.row.get_ref());
        Err(file.fault(row.row.span(), reason))
    })?;
    let ids: Vec<&'static str> = CELL_IDS.split_whitespace().collect();
    let mut all = Cells::NONE;
    let cells = file.table(&cell, &ids, |file, row: &CellRow| {
        let read = read_cell(file, row, &altitude)?;
        if all.has(read.0) {
            return Err(file.fault(row.row.span(), format!("cell {} stands here twice", read.0)));
        }
        all.insert(read.0);
        Ok(read)
    })?;
    facts.extend(file.facts());
    let mut mountain = Mountain {
        cells: all,
        wooded: cells.iter().filter(|cell| cell.1).map(|cell| cell.0).collect(),
        ranks: [0; 60],
        rewards: cells.iter().filter(|cell| 0 < cell.2).map(|cell| cell.0).collect(),
        lines: fixed(lines),
        altitude: fixed(altitude),
        exits: fixed(exits),
        start: Slopes::default(),
    };
    for &(cell, _, rank, start) in &cells {
        mountain.ranks[cell.index()] = rank;
        if let Some(colour) = start {
            let mut slopes = mountain.start;
            slopes.lay(colour, cell, &mountain);
            mountain.start = slopes;
        }
    }
    Ok(mountain)
}

fn row_of(file: &File<'_>, row: &Spanned<u8>) -> Result<u8, Fault> {
    match *row.get_ref() {
        n if (1..=ROWS).contains(&n) => Ok(n),
        n => Err(file.fault(row.span(), format!("row {n}: rows are 1 to {ROWS}"))),
    }
}

/// A cell, whether it is wooded, its rank, and the piste it starts with.
type CellFacts = (Cell, bool, u8, Option<Colour>);

fn read_cell(file: &File<'_>, row: &CellRow, altitude: &[Cells]) -> Result<CellFacts, Fault> {
    let column = *row.column.get_ref();
    if !(1..=COLUMNS).contains(&column) {
        let reason = format!("column {column}: columns are 1 to {COLUMNS}");
        return Err(file.fault(row.column.span(), reason));
    }
    let cell = Cell::new(row_of(file, &row.row)?, column);
    let start = match row.start.get_ref().as_str() {
        "" => None,
        _ => Some(file.read::<Colour>(&row.start)?),
    };
    match start {
        Some(colour) if !altitude[colour.index()].has(cell) => {
            let reason = format!("a {colour} piste does not lie in row {}", cell.row());
            Err(file.fault(row.start.span(), reason))
        }
        _ => Ok((cell, row.wooded, rank(file, &row.reward)?, start)),
    }
}
