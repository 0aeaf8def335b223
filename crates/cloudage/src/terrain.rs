//! The map as it is now: entry costs, cities, finds, and where a flight may end.

use tabletop::Seat;

use crate::{
    CloudAge,
    city::City,
    edition::{Land, TilePlace},
    effect::Part,
    map::{Cell, Cells},
    tile::Tile,
};

impl CloudAge {
    /// The cells of the boards in use.
    fn in_use(&self) -> Cells {
        Land::of_boards(self.boards)
    }

    /// The cells a campaign tile covers. Those that only change values cover none.
    pub(crate) fn cells_of(&self, tile: Tile) -> Cells {
        let facts = self.edition().tile(tile);
        match (facts.place, facts.cells) {
            (TilePlace::City(city), _) => self.cells_in(city),
            (_, Some([a, b])) => {
                let cell = if self.sides.is_b(a.board()) { b } else { a };
                Cells::one(cell) & self.in_use()
            }
            _ => Cells::NONE,
        }
    }

    /// Cells with entry cost 1, 2 and 3 (CA-11.12).
    pub(crate) fn costs(&self) -> [Cells; 3] {
        let mut costs = self.land().costs.map(|cells| cells & self.in_use());
        if self.storm {
            costs[2] |= costs[1];
            costs[1] = Cells::NONE;
        }
        let mut set = |cells: Cells, cost: u8| {
            costs = costs.map(|all| all.without(cells));
            costs[usize::from(cost - 1)] |= cells;
        };
        for tile in self.tiles.iter() {
            if let Some(entry) = self.edition().tile(tile).entry {
                let entry = if tile == Tile::L7 { self.options.l7_entry() } else { entry };
                set(self.cells_of(tile), entry);
            }
        }
        set(self.plants(), 1);
        costs
    }

    pub(crate) fn cost(&self, cell: Cell) -> u8 {
        let costs = self.costs();
        (1..=3).find(|&n| costs[usize::from(n - 1)].has(cell)).unwrap_or(0)
    }

    /// Cells of tiles that are no cities.
    fn no_cities(&self) -> Cells {
        let tiles = self.tiles.iter().filter(|&tile| self.edition().tile(tile).no_city);
        tiles.fold(Cells::NONE, |all, tile| all | self.cells_of(tile))
    }

    /// START as far as it counts as a hamlet (SW-3).
    fn start_city(&self) -> Cells {
        match self.options.start_is_city {
            true => Cells::one(self.edition().start),
            false => Cells::NONE,
        }
    }

    /// The cells of a city on the boards in use.
    pub(crate) fn cells_in(&self, city: City) -> Cells {
        match city {
            City::Start => self.start_city(),
            _ => self.land().cities[city.index()] & self.in_use(),
        }
    }

    /// The city of a cell.
    pub(crate) fn city_at(&self, cell: Cell) -> Option<City> {
        if self.start_city().has(cell) {
            return Some(City::Start);
        }
        self.land().city(cell).filter(|_| !self.no_cities().has(cell))
    }

    /// Where a player's flight may end (CA-12.11).
    pub(crate) fn ends(&self, by: Seat) -> Cells {
        let others = self.all_seats().filter(|&seat| seat != by);
        let taken: Cells = others.map(|seat| self.players[seat].airship).collect();
        let cities = (self.land().city_cells & self.in_use()).without(self.no_cities());
        // START may be shared.
        cities.without(taken) | self.start_city()
    }

    /// The cells from which one of `ends` can be reached with so many points.
    pub(crate) fn within(&self, ends: Cells, points: u8) -> Cells {
        let costs = self.costs();
        // What can be reached with the points of the last three steps, the newest first.
        let mut reach = [ends, Cells::NONE, Cells::NONE];
        for _ in 0..points {
            let mut more = reach[0];
            for (&cost, &from) in costs.iter().zip(&reach) {
                more |= (from & cost).around();
            }
            reach = [more, reach[0], reach[1]];
        }
        reach[0]
    }

    /// The cells a flight from here comes to with so many points.
    pub(crate) fn reached(&self, from: Cell, points: u8) -> Cells {
        let costs = self.costs();
        // What was reached with the points of the last three steps, the newest first.
        let mut reach = [Cells::one(from), Cells::NONE, Cells::NONE];
        for _ in 0..points {
            let mut more = reach[0];
            for (&cost, &from) in costs.iter().zip(&reach) {
                more |= from.around() & cost;
            }
            reach = [more, reach[0], reach[1]];
        }
        reach[0]
    }

    /// What is found on a cell, unless a plant covers it (CA-13.6).
    pub(crate) fn find(&self, cell: Cell) -> Option<Part> {
        if self.plants().has(cell) {
            return None;
        }
        let of_tile = |tile: Tile| {
            let find = self.edition().tile(tile).find?;
            self.cells_of(tile).has(cell).then_some(find)
        };
        self.tiles.iter().find_map(of_tile).or_else(|| self.land().find(cell))
    }

    /// Where a player may put a plant tile (CA-24.10 to CA-24.14).
    pub(crate) fn beds(&self, by: Seat) -> Cells {
        let plants = self.plants();
        let airship = Cells::one(self.players[by].airship);
        let chain = plants.connected_with(airship);
        let airships: Cells = self.all_seats().map(|seat| self.players[seat].airship).collect();
        let tiles = self.tiles.iter().fold(Cells::NONE, |all, tile| all | self.cells_of(tile));
        let cities = self.land().city_cells | self.start_city();
        let taken = airships | plants | tiles | cities | self.land().gap;
        (airship.around() | chain.around()).without(taken) & self.in_use()
    }

    pub(crate) fn weapons(&self) -> impl Iterator<Item = Tile> + use<'_> {
        self.tiles.iter().filter(|&tile| self.edition().tile(tile).weapon)
    }

    /// The combat value of a city, and what a win gives, changed by a tile that lies there.
    pub(crate) fn city_values(&self, city: City) -> Option<(u8, crate::effect::Gains)> {
        let of_tile = |tile: Tile| {
            let facts = self.edition().tile(tile);
            let of_city = match facts.place {
                TilePlace::Part(c) | TilePlace::City(c) | TilePlace::Values(c) => c == city,
                TilePlace::Letter(_) | TilePlace::Action => false,
            };
            of_city.then_some((facts.combat?, facts.reward?))
        };
        let printed = || Some((self.edition().combat(city)?, self.edition().reward(city)));
        self.tiles.iter().find_map(of_tile).or_else(printed)
    }
}
