//! Reads an edition from its files and refuses what cannot be, with file, line and column.

use facts::{Facts as _, Files};
use tabletop::{Fault, Source};

use super::{
    Edition, Sides,
    board::{self, Board},
    campaign, cards, missions, plants, player, projects, scenarios, sides, solo, story, tiles,
};
use crate::tile::Tile;

pub fn edition(given: &[Source<'_>]) -> Result<Edition, Fault> {
    let files = &Files::new(Edition::DATA, given)?;
    let facts = &mut Vec::new();
    let Board { measures, card_prices, builds } = board::board(files, facts)?;
    let map = sides::map(files, facts)?;
    let (track, books) = player::track(files, facts)?;
    let levels = player::levels(files, facts)?;
    let types = player::upgrades(files, facts)?;
    let projects = projects::projects(files, facts)?;
    let starting = player::starting_cards(files, facts)?;
    let (values, city_cards) = cards::city_cards(files, facts)?;
    let sleeves = cards::sleeves(files, facts)?;
    let (plants, bag) = plants::plants(files, facts)?;
    let missions = missions::missions(files, facts)?;
    let faces = [0, Sides::COUNT - 1].map(|sides| &map.lands[sides]);
    let (tiles, never) = tiles::tiles(files, facts, faces, map.start)?;
    let board = |tile: Tile| tiles[tile.index()].board(faces[0]);
    let solo = solo::places(files, facts)?;
    let scenarios = scenarios::scenarios(files, facts, board, never)?;
    let on_one_cell = |tile: Tile| tiles[tile.index()].cells.is_some();
    let stories = story::stories(files, facts, on_one_cell)?;
    let chapters = campaign::chapters(files, facts, &stories, board)?;
    let values: Vec<u8> = starting.iter().map(|(value, _)| *value).chain(values).collect();
    Ok(Edition {
        measures,
        lands: map.lands,
        start: map.start,
        combat: map.combat,
        rewards: map.rewards,
        track,
        books,
        levels,
        types,
        projects,
        values: facts::fixed(values),
        starting: starting.map(|(_, copies)| copies),
        city_cards,
        sleeves,
        plants,
        bag,
        missions,
        tiles,
        never,
        scenarios,
        chapters,
        stories,
        solo,
        card_prices,
        builds,
        facts: std::mem::take(facts),
    })
}
