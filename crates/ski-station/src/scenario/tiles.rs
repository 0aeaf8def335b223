//! Where the tiles come from that a scenario names: each leaves the place where it was.

use tabletop::{FieldError, ParseError};

use crate::{SkiStation, building::Building, development::Development, plate::Tile};

impl SkiStation {
    /// Takes a tile from those nobody has seen, from the discard, or from a square, where the first
    /// unseen one of the same back follows.
    pub(super) fn free(&mut self, tile: Tile) -> Result<(), FieldError> {
        if self.is_unseen(tile) {
            self.see(tile);
            return Ok(());
        }
        if self.leave_discard(tile) {
            return Ok(());
        }
        let next = self.like(tile);
        let mut squares = self.plates.iter_mut().flatten();
        let Some(square) = squares.find(|square| **square == Some(tile)) else {
            return Err(FieldError::impossible(format!("{tile} is somewhere else already")));
        };
        *square = next;
        next.into_iter().for_each(|next| self.see(next));
        Ok(())
    }

    /// A tile goes back among those nobody has seen.
    pub(super) fn put_back(&mut self, tile: Tile) {
        match tile {
            Tile::Building(Building::BaseLodge) => {}
            Tile::Building(tile) => self.buildings.insert(tile),
            Tile::Development(tile) => self.developments.insert(tile),
        }
    }

    fn is_unseen(&self, tile: Tile) -> bool {
        match tile {
            Tile::Building(tile) => self.buildings.has(tile),
            Tile::Development(tile) => self.developments.has(tile),
        }
    }

    fn see(&mut self, tile: Tile) {
        match tile {
            Tile::Building(tile) => self.buildings.remove(tile),
            Tile::Development(tile) => self.developments.remove(tile),
        }
    }

    fn leave_discard(&mut self, tile: Tile) -> bool {
        match tile {
            Tile::Building(tile) => {
                let lay = self.discarded_buildings.has(tile);
                self.discarded_buildings.remove(tile);
                lay
            }
            Tile::Development(tile) => {
                let lay = self.discarded_developments.has(tile);
                self.discarded_developments.remove(tile);
                lay
            }
        }
    }

    /// The first unseen tile with the back of this one.
    fn like(&self, tile: Tile) -> Option<Tile> {
        let edition = self.edition();
        match tile {
            Tile::Building(tile) => {
                let alike = edition.buildings_of(edition.building(tile).second);
                (self.buildings & alike).iter().next().map(Tile::Building)
            }
            Tile::Development(tile) => {
                let alike = edition.developments_of(edition.development(tile).second);
                (self.developments & alike).iter().next().map(Tile::Development)
            }
        }
    }

    /// Everything in the discards.
    pub(super) fn in_discard(&self) -> impl Iterator<Item = Tile> + use<> {
        let buildings = self.discarded_buildings.iter().map(Tile::Building);
        buildings.chain(self.discarded_developments.iter().map(Tile::Development))
    }

    pub(super) fn write_discard(&mut self, tiles: Vec<Tile>) -> Result<(), FieldError> {
        for tile in self.in_discard() {
            self.leave_discard(tile);
            self.put_back(tile);
        }
        for tile in tiles {
            self.free(tile)?;
            match tile {
                Tile::Building(tile) => self.discarded_buildings.insert(tile),
                Tile::Development(tile) => self.discarded_developments.insert(tile),
            }
        }
        Ok(())
    }
}

/// A building or a development.
pub(super) fn read_tile(text: &str) -> Result<Tile, ParseError> {
    if let Ok(tile) = text.parse::<Building>() {
        return Ok(Tile::Building(tile));
    }
    let tile = text.parse::<Development>().map(Tile::Development);
    tile.map_err(|_| ParseError::unknown(text, "building and no development"))
}
