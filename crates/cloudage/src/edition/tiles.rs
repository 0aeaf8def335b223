//! Campaign tiles: tiles.toml.

use std::str::FromStr;

use facts::{File, Files, Row, Rows};
use tabletop::{Fact, Fault, Impossible, ParseError};

use super::{
    land::Land,
    rows::{NeverRow, Text, TileActionRow, TileCellRow, TileFile, TileRow},
    words::{cell, gains, ids, only, within},
};
use crate::{
    city::City,
    effect::{Deed, Effect, Gains, Part, Price, Times, Way, goods, no_effect, number},
    map::{BOARDS, Cell},
    tile::Tile,
};

/// Where a campaign tile lies.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TilePlace {
    /// On one cell of a city, which stays a city.
    Part(City),
    City(City),
    /// It only gives a city other values.
    Values(City),
    /// On the cell with its letter, of this board.
    Letter(u8),
    /// On the City board.
    Action,
}

impl TilePlace {
    pub fn city(self) -> Option<City> {
        match self {
            TilePlace::Part(city) | TilePlace::City(city) | TilePlace::Values(city) => Some(city),
            TilePlace::Letter(_) | TilePlace::Action => None,
        }
    }
}

impl FromStr for TilePlace {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<TilePlace, ParseError> {
        let place = match text.split_once(':') {
            Some(("part", city)) => TilePlace::Part(city.parse()?),
            Some(("city", city)) => TilePlace::City(city.parse()?),
            Some(("values", city)) => TilePlace::Values(city.parse()?),
            Some(("letter", board)) => {
                let board = board.parse().ok().filter(|board| (1..=BOARDS).contains(board));
                TilePlace::Letter(
                    board.ok_or_else(|| ParseError::malformed(text, "boards are 1 to 4"))?,
                )
            }
            Some(("action", "right" | "left")) => TilePlace::Action,
            _ => {
                return Err(ParseError::unknown(
                    text,
                    "place: part:, city:, values:, letter: or action:",
                ));
            }
        };
        match place.city() {
            Some(city) if city.is_hamlet() => {
                Err(ParseError::malformed(text, "a hamlet has no tile"))
            }
            _ => Ok(place),
        }
    }
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct TileFacts {
    pub letter: char,
    pub place: TilePlace,
    /// The one cell it lies on, on faces A and B of its board.
    pub cells: Option<[Cell; 2]>,
    pub combat: Option<u8>,
    pub reward: Option<Gains>,
    /// Movement points for entering its cell.
    pub entry: Option<u8>,
    /// Added to a combat for an own marker that is removed (CA-28.8, CA-28.11).
    pub marker_fight: u8,
    /// What removing an own marker gives in the action phase (CA-28.19).
    pub marker_action: Option<Effect>,
    /// Final VP for an own marker left (CA-26.7).
    pub marker_vp: u8,
    pub find: Option<Part>,
    pub toll: Option<Part>,
    pub weapon: bool,
    pub no_city: bool,
    pub no_planting: bool,
    /// What its City action does, and what followers do after a win.
    pub action: Option<(Way, Gains)>,
}

impl TileFacts {
    /// One of `find:M2`, `weapon`, `end-marker=V3` and so on.
    fn add(&mut self, word: &str) -> Result<(), ParseError> {
        let (name, of) = word.split_once([':', '=']).unwrap_or((word, ""));
        match name {
            "weapon" => self.weapon = true,
            "no-city" => self.no_city = true,
            "no-planting" => self.no_planting = true,
            "find" => self.find = Some(goods(of)?),
            "toll" => self.toll = Some(toll(of)?),
            "on-marker-fight" => {
                let n = of.strip_prefix("combat:");
                let n =
                    n.ok_or_else(|| ParseError::malformed(word, "combat points, as in combat:2"))?;
                self.marker_fight = number(word, n)?;
            }
            "on-marker-action" => {
                let effect: Effect = of.parse()?;
                effect.among(&[Deed::Plant])?;
                self.marker_action = Some(effect);
            }
            "end-marker" => {
                let effect: Effect = of.parse()?;
                effect.among(&[Deed::Vp])?;
                self.marker_vp = effect.n;
            }
            _ => return Err(no_effect(word)),
        }
        Ok(())
    }

    /// Whether its words can be true of it.
    fn check(&self) -> Result<(), ParseError> {
        let markers = 0 < self.marker_fight || 0 < self.marker_vp || self.marker_action.is_some();
        let lies_in_city = matches!(self.place, TilePlace::Part(_) | TilePlace::City(_));
        if markers && (!lies_in_city || self.no_city) {
            return Err(Impossible::new("only a tile that lies in a city has markers").into());
        }
        if (self.find.is_some() || self.toll.is_some()) && self.cells.is_none() {
            return Err(Impossible::new("a find or a toll is on one cell").into());
        }
        if self.weapon && !(self.no_city && self.no_planting && self.entry.is_some()) {
            let reason = "a weapon system has an entry cost, no city and no planting (CA-28.33)";
            return Err(Impossible::new(reason).into());
        }
        Ok(())
    }

    /// The board it lies on, none for the City board.
    pub(super) fn board(&self, land: &Land) -> Option<u8> {
        match self.place {
            TilePlace::Letter(board) => Some(board),
            place => land.cities[place.city()?.index()].iter().next().map(Cell::board),
        }
    }
}

/// It can always be paid, since VP may fall below zero (CA-28.27).
fn toll(word: &str) -> Result<Part, ParseError> {
    match word.parse()? {
        part @ Part {
            first: Effect { deed: Deed::Water, times: Times::Once, .. },
            or: Some(Effect { deed: Deed::Vp, times: Times::Once, .. }),
        } => Ok(part),
        _ => Err(ParseError::malformed(word, "a toll is Water or VP, as in W3|V3")),
    }
}

/// Tiles that have a line in a table.
const ON_ONE_CELL: [Tile; 8] =
    [Tile::L1, Tile::L6, Tile::L7, Tile::L9, Tile::L10, Tile::L11, Tile::L12, Tile::L13];
const WITH_VALUES: [Tile; 5] = [Tile::L1, Tile::L2, Tile::L3, Tile::L4, Tile::L5];
const WITH_ENTRY: [Tile; 7] =
    [Tile::L7, Tile::L8, Tile::L9, Tile::L10, Tile::L11, Tile::L12, Tile::L13];
const WITH_EFFECT: [Tile; 11] = [
    Tile::L1,
    Tile::L2,
    Tile::L5,
    Tile::L6,
    Tile::L7,
    Tile::L8,
    Tile::L9,
    Tile::L10,
    Tile::L11,
    Tile::L12,
    Tile::L13,
];
const WITH_ACTION: [Tile; 2] = [Tile::L14, Tile::L15];

/// The tiles, and the two that are never in play together. `faces` are the lands of all faces A and
/// of all faces B.
pub fn tiles(
    files: &Files<'_>,
    facts: &mut Vec<Fact>,
    faces: [&Land; 2],
    start: Cell,
) -> Result<(Vec<TileFacts>, [Tile; 2]), Fault> {
    let mut file = files.open("tiles.toml");
    let rows: TileFile = file.parse()?;
    let mut tiles = file.table(&rows.tile, &ids(Tile::ALL, Tile::id), read_tile)?;
    let all = &mut tiles;
    lines(&mut file, &rows.cell, &ON_ONE_CELL, all, |file, row, tile| {
        tile.cells = Some(read_cells(file, row, tile.place, faces, start)?);
        Ok(())
    })?;
    lines(&mut file, &rows.combat, &WITH_VALUES, all, |_, row, tile| {
        tile.combat = Some(row.combat.into());
        Ok(())
    })?;
    lines(&mut file, &rows.reward, &WITH_VALUES, all, |file, row, tile| {
        tile.reward = Some(gains(file, &row.gains, Deed::REWARDS)?);
        Ok(())
    })?;
    lines(&mut file, &rows.entry, &WITH_ENTRY, all, |file, row, tile| {
        tile.entry = Some(within(file, &row.cost, 1..=3)?);
        Ok(())
    })?;
    lines(&mut file, &rows.effect, &WITH_EFFECT, all, |file, row, tile| {
        let mut words = row.does.get_ref().split_whitespace();
        let read = words.try_for_each(|word| tile.add(word)).and_then(|()| tile.check());
        read.map_err(|e| file.fault(row.does.span(), e))
    })?;
    lines(&mut file, &rows.action, &WITH_ACTION, all, |file, row, tile| {
        tile.action = Some(read_action(file, row)?);
        Ok(())
    })?;
    let never = file.table(&rows.never, &[Tile::L2.id()], |file, row: &NeverRow| {
        Ok([file.read(&row.id)?, file.read(&row.with)?])
    })?;
    check_places(&file, &rows.tile, &tiles, never[0])?;
    facts.extend(file.facts());
    Ok((tiles, never[0]))
}

/// Reads the lines of some tiles into them.
fn lines<R: Row>(
    file: &mut File<'_>,
    rows: &Rows<R>,
    of: &[Tile],
    tiles: &mut [TileFacts],
    read: impl Fn(&File<'_>, &R, &mut TileFacts) -> Result<(), Fault>,
) -> Result<(), Fault> {
    file.table(rows, &ids(of, Tile::id), |file, row| {
        let tile: Tile = row.id().0.parse().expect("the id of a tile");
        read(file, row, &mut tiles[tile.index()])
    })?;
    Ok(())
}

fn read_tile(file: &File<'_>, row: &TileRow) -> Result<TileFacts, Fault> {
    let tile: Tile = file.read(&row.id)?;
    // A for L1, and so on (CA-28.1).
    let letter = char::from(b'A' + tile.index() as u8);
    only(file, &row.letter, &letter.to_string())?;
    let place: TilePlace = file.read(&row.place)?;
    let (cell, entry) = (ON_ONE_CELL.contains(&tile), WITH_ENTRY.contains(&tile));
    let action = WITH_ACTION.contains(&tile);
    let fits = match place {
        TilePlace::Part(_) => cell && !entry,
        TilePlace::Letter(_) => cell && entry,
        TilePlace::City(_) => !cell && !action,
        TilePlace::Values(_) => !cell && WITH_VALUES.contains(&tile),
        TilePlace::Action => action,
    };
    if !fits {
        return Err(file.fault(row.place.span(), "its lines below are not for such a place"));
    }
    if action {
        // Below this action of the City board (CA-28.35, CA-28.43).
        only(file, &row.place, if tile == Tile::L14 { "action:right" } else { "action:left" })?;
    }
    Ok(TileFacts {
        letter,
        place,
        cells: None,
        combat: None,
        reward: None,
        entry: None,
        marker_fight: 0,
        marker_action: None,
        marker_vp: 0,
        find: None,
        toll: None,
        weapon: false,
        no_city: false,
        no_planting: false,
        action: None,
    })
}

fn read_cells(
    file: &File<'_>,
    row: &TileCellRow,
    place: TilePlace,
    faces: [&Land; 2],
    start: Cell,
) -> Result<[Cell; 2], Fault> {
    let board = within(file, &row.board, 1..=BOARDS)?;
    let read = |text: &Text, land: &Land| {
        let at = cell(file, text, board)?;
        let reason = match (place, place.city()) {
            (_, Some(city)) if land.city(at) != Some(city) => format!("{at} is no cell of {city}"),
            (TilePlace::Letter(letter), _) if letter != board => {
                format!("its letter is on board {letter}")
            }
            (_, None) if land.city(at).is_some() || at == start => {
                format!("{at} is a city or START")
            }
            _ => return Ok(at),
        };
        Err(file.fault(text.span(), reason))
    };
    Ok([read(&row.a, faces[0])?, read(&row.b, faces[1])?])
}

/// A City action is a combat; of its gains, VP may be counted by the tiles laid (CA-28.41).
fn read_action(file: &File<'_>, row: &TileActionRow) -> Result<(Way, Gains), Fault> {
    let at = row.does.span();
    let way: Way = file.read(&row.does)?;
    if matches!(way.price, Price::Pay(_)) {
        return Err(file.fault(at, "the action begins with a combat, as in fight:5"));
    }
    let planting = [Deed::Plant, Deed::PlantToCapacity, Deed::PlantLaid, Deed::WeaponOff];
    let deeds = [Deed::REWARDS, &planting].concat();
    for effect in way.gains.0.iter().flat_map(|part| part.effects()) {
        match effect {
            Effect { deed: Deed::Vp, times: Times::BareTiles, .. } => {}
            other => other.among(&deeds).map_err(|e| file.fault(at.clone(), e))?,
        }
    }
    only(file, &row.followers, "B1")?;
    Ok((way, file.read(&row.followers)?))
}

/// No two tiles lie on the same city or cell, unless they are never in play together.
fn check_places(
    file: &File<'_>,
    rows: &Rows<TileRow>,
    tiles: &[TileFacts],
    never: [Tile; 2],
) -> Result<(), Fault> {
    for (at, tile) in tiles.iter().enumerate() {
        let meets = |other: &TileFacts| match (tile.place.city(), tile.cells, other.cells) {
            (Some(city), ..) => other.place.city() == Some(city),
            (None, Some(mine), Some(theirs)) => mine.iter().zip(theirs).any(|(&a, b)| a == b),
            (None, ..) => false,
        };
        let Some(other) = tiles[..at].iter().position(meets).map(Tile::at) else { continue };
        let tile = Tile::at(at);
        if never.contains(&tile) && never.contains(&other) {
            continue;
        }
        let row = rows.get_ref().iter().find(|row| row.get_ref().id.get_ref() == tile.id());
        let span = row.expect("its line").get_ref().place.span();
        return Err(file.fault(span, format!("{other} lies there")));
    }
    Ok(())
}
