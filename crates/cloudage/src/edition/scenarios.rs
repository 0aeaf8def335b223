//! Scenario cards: scenarios.toml.

use facts::{File, Files};
use tabletop::{Fact, Fault, List};

use super::{
    layout::{Layout, read_boards, read_plants, read_rounds},
    rows::{BoardsRow, CardFaceRow, DeckRow, FacesRow, MissionsRow, ScenarioFile, TargetRow},
    words::{ids, numbers, only, ways},
};
use crate::{
    effect::Way,
    story::Scenario,
    tile::{Tile, Tiles},
};

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ScenarioFacts {
    pub layout: Layout,
    /// Project numbers in the deck, a bit each.
    pub numbers: u16,
    pub tiles: Tiles,
    /// The book actions of front and back.
    pub books: [List<Way, 2>; 2],
    /// Solo targets: pass, good, great.
    pub targets: [u8; 3],
}

/// `board` tells on which board a tile lies.
pub fn scenarios(
    files: &Files<'_>,
    facts: &mut Vec<Fact>,
    board: impl Fn(Tile) -> Option<u8>,
    never: [Tile; 2],
) -> Result<Vec<ScenarioFacts>, Fault> {
    let mut file = files.open("scenarios.toml");
    let rows: ScenarioFile = file.parse()?;
    let ids = ids(Scenario::ALL, Scenario::id);
    let boards = file.table(&rows.boards, &ids, |file, row: &BoardsRow| {
        read_boards(file, &row.boards, &row.sides)
    })?;
    let plants = file.table(&rows.scenario, &ids, |file, row: &FacesRow| {
        read_plants(file, &row.plants, [&row.city, &row.airship])
    })?;
    let missions = file.table(&rows.missions, &ids, |_, row: &MissionsRow| Ok(row.missions))?;
    let rounds = file.table(&rows.rounds, &ids, read_rounds)?;
    let decks = file.table(&rows.deck, &ids, |file, row: &DeckRow| {
        let (numbers, tiles) = read_deck(file, row, never)?;
        let (used, _) = boards[file.read::<Scenario>(&row.id)?.index()];
        match tiles.iter().find(|&tile| board(tile).is_some_and(|board| used < board)) {
            Some(tile) => {
                Err(file.fault(row.tiles.span(), format!("{tile} lies on a board not in use")))
            }
            None => Ok((numbers, tiles)),
        }
    })?;
    let books = file.table(&rows.book, &BOOKS, |file, row: &CardFaceRow| {
        let (card, face) = row.id.get_ref().rsplit_once('-').expect("card and face");
        only(file, &row.card, card)?;
        only(file, &row.face, face)?;
        ways(file, &row.ways)
    })?;
    let targets = file.table(&rows.target, &ids, |file, row: &TargetRow| {
        let targets = [*row.pass.get_ref(), row.good, row.great];
        if targets.is_sorted_by(|left, right| left < right) {
            Ok(targets)
        } else {
            Err(file.fault(row.pass.span(), "the targets rise from pass to great"))
        }
    })?;
    facts.extend(file.facts());
    let scenario = |at: usize| ScenarioFacts {
        layout: Layout {
            boards: boards[at].0,
            faces: boards[at].1,
            plants: plants[at],
            missions: missions[at],
            rounds: rounds[at],
        },
        numbers: decks[at].0,
        tiles: decks[at].1,
        books: [books[2 * at], books[2 * at + 1]],
        targets: targets[at],
    };
    Ok((0..Scenario::COUNT).map(scenario).collect())
}

const BOOKS: [&str; 2 * Scenario::COUNT] =
    ["sc-1-front", "sc-1-back", "sc-2-front", "sc-2-back", "sc-3-front", "sc-3-back"];

fn read_deck(file: &File<'_>, row: &DeckRow, never: [Tile; 2]) -> Result<(u16, Tiles), Fault> {
    let numbers = numbers(file, &row.numbers, 0..=8)?;
    if !numbers.contains(&0) {
        return Err(file.fault(row.numbers.span(), "number 0 is in every game"));
    }
    let tiles: Tiles = file.read_all::<Tile>(&row.tiles)?.into_iter().collect();
    if never.iter().all(|&tile| tiles.has(tile)) {
        let reason = format!("{} and {} are never in play together", never[0], never[1]);
        return Err(file.fault(row.tiles.span(), reason));
    }
    Ok((numbers.into_iter().fold(0, |all, number| all | 1 << number), tiles))
}
