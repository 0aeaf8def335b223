//! Reads the plates.

use facts::{File, fixed};
use tabletop::{Fact, Fault};

use super::{
    load::players,
    rows::{PathRow, PlateFile, PlateRow},
};
use crate::plate::{COLUMNS, Face, ROUNDS, SQUARES, Square};

/// Which face serves each round, whether odd and even columns run down, and the faces by players.
pub type Plates = ([u8; ROUNDS as usize], [bool; 2], [[Face; 2]; 3]);

const IDS: [&str; 6] = ["pl-2a", "pl-2b", "pl-3a", "pl-3b", "pl-4a", "pl-4b"];

pub fn plates(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<Plates, Fault> {
    let PlateFile { path, plate } = file.parse()?;
    let down = file.table(&path, &["odd", "even"], |file, row: &PathRow| {
        match row.runs.get_ref().as_str() {
            "down" => Ok(true),
            "up" => Ok(false),
            other => Err(file.fault(row.runs.span(), format!("runs `{other}`: it is down or up"))),
        }
    })?;
    let faces = file.table(&plate, &IDS, |file, row: &PlateRow| {
        let at = players(file, &row.id, &row.players)?;
        let face = read_face(file, row, at as u8 + 3)?;
        Ok((read_rounds(file, row)?, face))
    })?;
    let mut served = [None; ROUNDS as usize];
    for (at, (rounds, _)) in faces.iter().enumerate() {
        for &round in rounds {
            let face = (at % 2) as u8;
            let place = &mut served[usize::from(round - 1)];
            if place.is_some_and(|other| other != face) {
                let reason = format!("round {round} is served by both faces");
                return Err(file.fault(plate.get_ref()[at].span(), reason));
            }
            *place = Some(face);
        }
    }
    let Some(rounds) = served.iter().copied().collect::<Option<Vec<_>>>() else {
        return Err(file.fault(plate.span(), "a round is served by no face"));
    };
    if rounds.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(file.fault(plate.span(), "the faces serve rounds by turns"));
    }
    facts.extend(file.facts());
    let pair = |at: usize| [faces[2 * at].1, faces[2 * at + 1].1];
    Ok((fixed(rounds), fixed(down), [0, 1, 2].map(pair)))
}

fn read_face(file: &File<'_>, row: &PlateRow, rows: u8) -> Result<Face, Fault> {
    let mut face = Face { rows, squares: [Square::Recruitment; SQUARES] };
    let wrong = |reason: String| file.fault(row.squares.span(), reason);
    let lines: Vec<&str> = row.squares.get_ref().split_whitespace().collect();
    if lines.len() != usize::from(rows) {
        return Err(wrong(format!("{} rows: this plate has {rows}", lines.len())));
    }
    for (y, line) in lines.iter().enumerate() {
        if line.chars().count() != usize::from(COLUMNS) {
            return Err(wrong(format!("`{line}`: a row has {COLUMNS} squares")));
        }
        for (x, letter) in line.chars().enumerate() {
            let square = letter.to_string().parse();
            face.squares[y * usize::from(COLUMNS) + x] =
                square.map_err(|e| file.fault(row.squares.span(), e))?;
        }
    }
    Ok(face)
}

fn read_rounds(file: &File<'_>, row: &PlateRow) -> Result<Vec<u8>, Fault> {
    let number = |word: &str| match word.parse() {
        Ok(round) if (1..=ROUNDS).contains(&round) => Ok(round),
        _ => Err(file.fault(row.rounds.span(), format!("`{word}`: rounds are 1 to {ROUNDS}"))),
    };
    row.rounds.get_ref().split_whitespace().map(number).collect()
}
