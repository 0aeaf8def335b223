//! The fields of a seat.

use tabletop::{
    FieldError, Fields as _, ParseError, Seat,
    notation::{read_number, read_words, show_words, words},
};

use crate::{
    SkiStation,
    bonus::Bonus,
    building::Building,
    colour::Colour,
    development::Development,
    frame::Laid,
    mountain::{Cell, Slopes},
    plate::{OUT, Spot, Tile},
    reward::Reward,
    stock::Bundle,
    village::{PLACES, Place, SlotAt, Slots, Village},
};

/// The most of anything somebody owns in a scenario.
const MOST: u8 = 99;

impl SkiStation {
    pub(super) fn write_player(
        &mut self,
        seat: Seat,
        field: &str,
        value: &str,
    ) -> Result<(), FieldError> {
        match field {
            "eur" => self.players[seat].eur = read_number(value, MOST)?.into(),
            "time" => self.players[seat].time = read_number(value, MOST)?,
            "permanents" => {
                let player = &mut self.players[seat];
                (player.standing.permanents, player.lying.permanents) = employees(value)?;
            }
            "seasonals" => {
                let player = &mut self.players[seat];
                (player.standing.seasonals, player.lying.seasonals) = employees(value)?;
            }
            "pv" => {
                let pv = value.parse().ok().filter(|pv: &i16| pv.abs() <= 999);
                self.players[seat].pv = pv.ok_or_else(|| ParseError::unknown(value, "number"))?;
            }
            "pawn" => self.players[seat].pawn = read_pawn(value)?,
            "pistes" => self.write_pistes(seat, value)?,
            "village" => self.write_village(seat, value)?,
            "activated" => self.write_activated(seat, value)?,
            "on" => self.write_on(seat, value)?,
            "cubes" => self.players[seat].cubes = read_number(value, MOST)?,
            "octagons" => self.players[seat].octagons = read_number(value, MOST)?,
            "seats" => self.write_seats(seat, value)?,
            "thresholds" => {
                let steps: Vec<&str> = words(value).collect();
                let [green, blue, red] = steps[..] else {
                    return Err(ParseError::malformed(value, "there are three tracks").into());
                };
                self.players[seat].steps =
                    [read_number(green, 3)?, read_number(blue, 3)?, read_number(red, 3)?];
            }
            "developments" => self.write_developments(seat, value)?,
            "kept" => self.write_kept(seat, value)?,
            "disks" => {
                let mut disks = 0;
                for bonus in read_words::<Bonus>(value)? {
                    let laid = Laid::all().find(|laid| self.bonuses[laid.index()] == bonus);
                    disks |= 1
                        << laid
                            .ok_or_else(|| {
                                FieldError::impossible(format!("{bonus} is not laid out"))
                            })?
                            .0;
                }
                self.players[seat].disks = disks;
            }
            "slots" | "scale" | "zone" => return Err(FieldError::OnlyRead(field.to_owned())),
            _ => return Err(Self::unknown(field, true)),
        }
        Ok(())
    }

    pub(super) fn read_player(&self, seat: Seat, field: &str) -> Result<String, FieldError> {
        let player = &self.players[seat];
        let village = &player.village;
        Ok(match field {
            "eur" => player.eur.to_string(),
            "time" => player.time.to_string(),
            "permanents" => show_staff(player.standing.permanents, player.lying.permanents),
            "seasonals" => show_staff(player.standing.seasonals, player.lying.seasonals),
            "pv" => player.pv.to_string(),
            "pawn" => show_pawn(player.pawn),
            "pistes" => show_pistes(&player.slopes),
            "village" => show_words(village.built().map(|(place, tile)| format!("{tile}@{place}"))),
            "activated" => {
                let tiles = village.built().filter(|(place, _)| village.is_activated(*place));
                show_words(tiles.map(|(_, tile)| tile))
            }
            "on" => {
                let paid = village.built().map(|(at, tile)| (tile, village.paid[at.index()]));
                let paid = paid.filter(|(_, bundle)| !bundle.is_empty());
                show_words(paid.map(|(tile, bundle)| format!("{tile} {bundle}")))
            }
            "cubes" => player.cubes.to_string(),
            "octagons" => player.octagons.to_string(),
            "slots" => show_words(self.slots(seat).iter()),
            "seats" => show_words(player.seats.iter()),
            "scale" => self.seating(seat).outside.to_string(),
            "zone" => self.zone(seat).outside.to_string(),
            "thresholds" => show_words(player.steps.iter()),
            "developments" => {
                show_words(player.developments.iter().map(|tile| {
                    format!("{tile}{}", if player.face_up.has(tile) { "" } else { "-" })
                }))
            }
            "kept" => show_words(player.kept.iter()),
            "disks" => {
                let laid = Laid::all().filter(|&laid| player.has_disk(laid));
                show_words(laid.map(|laid| self.bonuses[laid.index()]))
            }
            _ => return Err(Self::unknown(field, true)),
        })
    }

    /// The starting pistes are always there. Pistes are laid from the lowest row up, so that each
    /// finds its way down.
    fn write_pistes(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let mountain = &self.edition().mountain;
        let mut pistes: Vec<(Cell, Colour)> = Vec::new();
        let mut colour = None;
        for word in words(value) {
            match word.parse::<Colour>() {
                Ok(next) => colour = Some(next),
                Err(_) => {
                    let colour = colour.ok_or_else(|| {
                        FieldError::impossible("a colour comes first: `G 2.5 B 3.5`")
                    })?;
                    pistes.push((word.parse()?, colour));
                }
            }
        }
        pistes.sort_unstable();
        let mut slopes = mountain.start;
        for (cell, colour) in pistes {
            if mountain.start.colour_at(cell) != Some(colour) {
                slopes.lay(colour, cell, mountain);
            }
        }
        // The same pistes keep the exits they have (SK-10.13).
        let is_same = |&colour: &Colour| slopes.of(colour) == self.players[seat].slopes.of(colour);
        if !Colour::ALL.iter().all(is_same) {
            self.players[seat].slopes = slopes;
        }
        Ok(())
    }

    /// The base building is always there. What lies on a building stays with it.
    fn write_village(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let old = self.players[seat].village;
        old.built().for_each(|(_, tile)| self.put_back(Tile::Building(tile)));
        let mut village = Village::default();
        village.buildings[self.edition().base.index()] = Some(Building::BaseLodge);
        for word in words(value) {
            let (tile, place) = word
                .split_once('@')
                .ok_or_else(|| ParseError::unfit(word, "is not like b-07@1.4"))?;
            let (tile, place): (Building, Place) = (tile.parse()?, place.parse()?);
            let at = &mut village.buildings[place.index()];
            if at.is_some_and(|other| other != tile) {
                return Err(FieldError::impossible(format!("two buildings stand on {place}")));
            }
            if tile == Building::BaseLodge && place != self.edition().base {
                return Err(FieldError::impossible(format!(
                    "{tile} stands on {}",
                    self.edition().base
                )));
            }
            *at = Some(tile);
        }
        for (place, tile) in village.built().collect::<Vec<_>>() {
            if tile != Building::BaseLodge {
                self.free(Tile::Building(tile))?;
            }
            if old.at(place) == Some(tile) {
                village.paid[place.index()] = old.paid[place.index()];
                if old.is_activated(place) {
                    village.activate(place);
                }
            }
        }
        self.players[seat].village = village;
        Ok(())
    }

    fn own(&self, seat: Seat, building: Building) -> Result<Place, FieldError> {
        let place = self.place_of(seat, building);
        place.ok_or_else(|| {
            FieldError::impossible(format!("{building} is not in the village of {seat}"))
        })
    }

    fn write_activated(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let places = read_words::<Building>(value)?.into_iter().map(|tile| self.own(seat, tile));
        let places: Vec<Place> = places.collect::<Result<_, _>>()?;
        let village = &mut self.players[seat].village;
        let paid = village.paid;
        village.clear();
        village.paid = paid;
        places.into_iter().for_each(|place| village.activate(place));
        Ok(())
    }

    fn write_on(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let mut paid = [Bundle::default(); PLACES];
        let mut at = None;
        for word in words(value) {
            match word.parse::<Building>() {
                Ok(tile) => at = Some(self.own(seat, tile)?),
                Err(_) => {
                    let at = at.ok_or_else(|| {
                        FieldError::impossible("a building comes first: `b-25 1p`")
                    })?;
                    paid[at.index()].add(word.parse()?);
                }
            }
        }
        self.players[seat].village.paid = paid;
        Ok(())
    }

    fn write_seats(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        if !self.options.manual_seating {
            return Err(FieldError::impossible(
                "seats are chosen only with `option seating manual`",
            ));
        }
        let mut seats = Slots::NONE;
        read_words::<SlotAt>(value)?.into_iter().for_each(|slot| seats.insert(slot));
        self.players[seat].seats = seats;
        Ok(())
    }

    fn write_developments(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let player = &mut self.players[seat];
        let old = std::mem::take(&mut player.developments);
        player.face_up = Default::default();
        old.iter().for_each(|tile| self.put_back(Tile::Development(tile)));
        for word in words(value) {
            let (id, up) = word.strip_suffix('-').map_or((word, true), |id| (id, false));
            let tile: Development = id.parse()?;
            self.free(Tile::Development(tile))?;
            let player = &mut self.players[seat];
            player.developments.insert(tile);
            if up {
                player.face_up.insert(tile);
            }
        }
        Ok(())
    }

    /// Reward tiles leave the board; those that are not kept any more go back to it.
    fn write_kept(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let old = std::mem::take(&mut self.players[seat].kept);
        old.iter().for_each(|tile| self.rewards.insert(tile));
        for tile in read_words::<Reward>(value)? {
            if let Some(owner) = self.keeper(tile) {
                return Err(FieldError::impossible(format!("{owner} keeps {tile}")));
            }
            if !self.edition().reward(tile).keep {
                return Err(FieldError::impossible(format!("{tile} is not kept")));
            }
            self.rewards.remove(tile);
            self.players[seat].kept.insert(tile);
        }
        Ok(())
    }

    pub(super) fn keeper(&self, tile: Reward) -> Option<Seat> {
        self.all_seats().find(|&seat| self.players[seat].kept.has(tile))
    }
}

/// Standing, and lying if any do.
fn employees(text: &str) -> Result<(u8, u8), FieldError> {
    let (standing, lying) = text.split_once(' ').unwrap_or((text, "0"));
    Ok((read_number(standing, MOST)?, read_number(lying, MOST)?))
}

fn show_staff(standing: u8, lying: u8) -> String {
    if lying == 0 { standing.to_string() } else { format!("{standing} {lying}") }
}

fn read_pawn(text: &str) -> Result<Spot, FieldError> {
    let row = |text: &str| read_number(text, 4);
    Ok(match text.split_once(' ') {
        Some(("start", n)) => Spot { column: 0, row: row(n)? },
        Some(("out", n)) => Spot { column: OUT, row: row(n)? },
        _ => text.parse()?,
    })
}

fn show_pawn(spot: Spot) -> String {
    match spot.column {
        0 => format!("start {}", spot.row),
        OUT => format!("out {}", spot.row),
        _ => spot.to_string(),
    }
}

fn show_pistes(slopes: &Slopes) -> String {
    let colours = Colour::ALL.iter().filter(|&&colour| !slopes.of(colour).is_empty());
    show_words(colours.map(|&colour| format!("{colour} {}", show_words(slopes.of(colour).iter()))))
}
