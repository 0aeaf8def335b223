//! Project cards: projects.toml.

use facts::{File, Files, Rows};
use tabletop::{Fact, Fault};

use super::{
    rows::{ColourRow, CopiesRow, DoesRow, ProjectFile, ProjectRow},
    words::{ids, only, within},
};
use crate::{
    effect::Does,
    project::{Colour, Project},
};

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ProjectFacts {
    pub colour: Colour,
    pub water: u8,
    pub cards: u8,
    pub symbols: u8,
    pub vp: u8,
    pub does: Does,
    /// How many copies have each number.
    pub copies: [u8; NUMBERS],
}

/// Project numbers 0 to 8 (CA-2.15).
pub const NUMBERS: usize = 9;

/// How many of the 79 cards have each number.
const CARDS: [usize; NUMBERS] = [55, 3, 3, 3, 3, 3, 3, 3, 3];

/// The most production symbols of a card.
const SYMBOLS: u8 = 3;

pub fn projects(files: &Files<'_>, facts: &mut Vec<Fact>) -> Result<Vec<ProjectFacts>, Fault> {
    let mut file = files.open("projects.toml");
    let ProjectFile { project, effect, copies, colour } = file.parse()?;
    let ids_of_all = ids(Project::ALL, Project::id);
    let mut projects = file.table(&project, &ids_of_all, |file, row: &ProjectRow| {
        Ok(ProjectFacts {
            colour: file.read(&row.colour)?,
            water: row.water.into(),
            cards: row.cards.into(),
            symbols: within(file, &row.symbols, 0..=SYMBOLS)?,
            vp: row.vp.into(),
            does: Does::default(),
            copies: [0; NUMBERS],
        })
    })?;
    let does = file.table(&effect, &ids_of_all, |file, row: &DoesRow| file.read(&row.does))?;
    let numbers = file.table(&copies, &ids_of_all, read_copies)?;
    check_numbers(&file, &copies, &numbers)?;
    file.table(&colour, &ids(Colour::ALL, Colour::id), |file, row: &ColourRow| {
        let phase = match file.read(&row.id)? {
            Colour::Green => "production",
            Colour::Blue => "movement",
            Colour::Purple => "action",
        };
        only(file, &row.phase, phase)
    })?;
    facts.extend(file.facts());
    for ((project, does), copies) in projects.iter_mut().zip(does).zip(numbers) {
        (project.does, project.copies) = (does, copies);
    }
    Ok(projects)
}

fn read_copies(file: &File<'_>, row: &CopiesRow) -> Result<[u8; NUMBERS], Fault> {
    let mut copies = [0; NUMBERS];
    for word in row.numbers.get_ref().split_whitespace() {
        let number = word.parse().ok().and_then(|n: usize| copies.get_mut(n));
        *number.ok_or_else(|| {
            file.fault(row.numbers.span(), format!("`{word}`: Project numbers are 0 to 8"))
        })? += 1;
    }
    Ok(copies)
}

fn check_numbers(
    file: &File<'_>,
    rows: &Rows<CopiesRow>,
    copies: &[[u8; NUMBERS]],
) -> Result<(), Fault> {
    for (number, right) in CARDS.into_iter().enumerate() {
        let cards: usize = copies.iter().map(|copies| usize::from(copies[number])).sum();
        if cards != right {
            let reason = format!("{cards} cards with number {number}: the box has {right}");
            return Err(file.fault(rows.span(), reason));
        }
    }
    Ok(())
}
