//! The chapters of the campaign: campaign.toml.

use facts::{File, Files};
use tabletop::{Fact, Fault};

use super::{
    layout::{Layout, read_boards, read_plants, read_rounds},
    rows::{CampaignFile, ChapterRow, ChapterStartRow},
    story::{StoryFacts, Tale},
    words::ids,
};
use crate::{
    story::{Chapter, Kind, Scenario, Story},
    tile::Tile,
};

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ChapterFacts {
    pub layout: Layout,
    /// The cards it may start with.
    pub starts: Vec<Story>,
    pub targets: Scenario,
}

/// `board` tells on which board a tile lies.
pub fn chapters(
    files: &Files<'_>,
    facts: &mut Vec<Fact>,
    stories: &[StoryFacts],
    board: impl Fn(Tile) -> Option<u8>,
) -> Result<Vec<ChapterFacts>, Fault> {
    let mut file = files.open("campaign.toml");
    let CampaignFile { chapter, rounds, start } = file.parse()?;
    let ids = ids(Chapter::ALL, Chapter::id);
    let layouts = file.table(&chapter, &ids, |file, row: &ChapterRow| {
        let (boards, faces) = read_boards(file, &row.boards, &row.sides)?;
        let later = file.read(&row.id)?;
        let tile = tiles_up_to(stories, later).find(|&tile| Some(boards) < board(tile));
        if let Some(tile) = tile {
            let reason = format!("{tile} may be in play, on a board not in use");
            return Err(file.fault(row.boards.span(), reason));
        }
        let plants = read_plants(file, &row.plants, [&row.city, &row.airship])?;
        Ok(Layout { boards, faces, plants, missions: row.missions, rounds: [0; 2] })
    })?;
    let rounds = file.table(&rounds, &ids, read_rounds)?;
    let starts = file.table(&start, &ids, |file, row: &ChapterStartRow| {
        Ok((read_starts(file, row, stories)?, file.read(&row.targets)?))
    })?;
    facts.extend(file.facts());
    let chapter = |((layout, rounds), (starts, targets))| ChapterFacts {
        layout: Layout { rounds, ..layout },
        starts,
        targets,
    };
    Ok(layouts.into_iter().zip(rounds).zip(starts).map(chapter).collect())
}

/// Tiles that may be in play in a chapter: unlocked before it, or placed in it.
fn tiles_up_to(stories: &[StoryFacts], chapter: Chapter) -> impl Iterator<Item = Tile> {
    let cards = stories.iter().filter(move |card| card.chapter <= chapter);
    cards.flat_map(move |card| {
        let tiles = card.tales.iter().filter_map(move |tale| match *tale {
            Tale::Place(tile) => Some(tile),
            Tale::Unlock(tile) => (card.chapter < chapter).then_some(tile),
            _ => None,
        });
        tiles.collect::<Vec<_>>()
    })
}

/// A chapter starts with the start cards that belong to it, each of which tells why.
fn read_starts(
    file: &File<'_>,
    row: &ChapterStartRow,
    stories: &[StoryFacts],
) -> Result<Vec<Story>, Fault> {
    let chapter: Chapter = file.read(&row.id)?;
    let starts: Vec<Story> = file.read_all(&row.cards)?;
    let of_it = |card: &Story| {
        let facts = &stories[card.index()];
        (facts.chapter, facts.kind) == (chapter, Kind::Start)
    };
    let right: Vec<Story> = Story::ALL.iter().copied().filter(of_it).collect();
    if right.is_empty() || starts != right {
        let right: Vec<_> = right.iter().map(|card| card.id()).collect();
        let reason = format!("the start cards of {chapter} are {}", right.join(" "));
        return Err(file.fault(row.cards.span(), reason));
    }
    Ok(starts)
}
