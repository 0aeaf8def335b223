//! What must hold between any two decisions.

use tabletop::{Impossible, Seat};

use crate::{
    SkiStation,
    building::Building,
    plate::{OUT, ROUNDS, Tile},
};

impl SkiStation {
    pub(crate) fn check(&self) -> Result<(), Impossible> {
        self.all_seats().try_for_each(|seat| self.check_player(seat))?;
        self.check_tiles()?;
        self.check_pawns()
    }

    fn check_player(&self, seat: Seat) -> Result<(), Impossible> {
        let (player, mountain) = (&self.players[seat], &self.edition().mountain);
        let covered = player.slopes.covered();
        if !mountain.cells.covers(covered) {
            return Err(Impossible::new(format!("{seat} has a piste off the mountain")));
        }
        let pistes: u8 = crate::Colour::ALL.iter().map(|&colour| player.slopes.count(colour)).sum();
        if pistes != covered.len() {
            return Err(Impossible::new(format!("{seat} has two pistes on one cell")));
        }
        for &colour in crate::Colour::ALL {
            let astray = player.slopes.of(colour).without(mountain.altitude[colour.index()]);
            if !astray.is_empty() {
                return Err(Impossible::new(format!(
                    "{seat} has a {colour} piste at a wrong altitude"
                )));
            }
        }
        if !player.face_up.without(player.developments).is_empty() {
            return Err(Impossible::new(format!(
                "{seat} has a development face up and not at all"
            )));
        }
        let seats = player.seats;
        if self.options.manual_seating && !seats.without(self.slots(seat)).is_empty() {
            return Err(Impossible::new(format!("a cube of {seat} sits where no slot is")));
        }
        Ok(())
    }

    /// Every tile is in one place at most; one that is being bought is in none.
    fn check_tiles(&self) -> Result<(), Impossible> {
        let mut seen = Vec::new();
        seen.extend(self.plates.iter().flatten().flatten().copied());
        for seat in self.all_seats() {
            let player = &self.players[seat];
            let built = player.village.built().filter(|&(_, tile)| tile != Building::BaseLodge);
            seen.extend(built.map(|(_, tile)| Tile::Building(tile)));
            seen.extend(player.developments.iter().map(Tile::Development));
        }
        for buildings in [self.buildings, self.discarded_buildings] {
            seen.extend(buildings.iter().map(Tile::Building));
        }
        for developments in [self.developments, self.discarded_developments] {
            seen.extend(developments.iter().map(Tile::Development));
        }
        seen.sort_unstable();
        match seen.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(Impossible::new(format!("{} is in two places", pair[0]))),
            None => Ok(()),
        }
    }

    /// No square holds two pawns (SK-5.6).
    fn check_pawns(&self) -> Result<(), Impossible> {
        for seat in self.all_seats() {
            let pawn = self.players[seat].pawn;
            let alone =
                self.all_seats().all(|other| other == seat || self.players[other].pawn != pawn);
            if !alone {
                return Err(Impossible::new(format!("two pawns stand on {pawn}")));
            }
            if OUT < pawn.column || pawn.column == OUT && self.round != ROUNDS {
                return Err(Impossible::new(format!("{seat} has left in round {}", self.round)));
            }
        }
        Ok(())
    }
}
