//! The fields of the table.

use tabletop::{
    FieldError, Fields as _, ParseError,
    notation::{Words, read_number, read_words, show_words, words},
};

use super::tiles::read_tile;
use crate::{
    SkiStation,
    bonus::{Bonus, LAID},
    plate::{COLUMNS, ROUNDS, SQUARES, Spot, Square, Tile},
    reward::{Reward, Rewards},
};

impl SkiStation {
    pub(super) fn write_table(&mut self, field: &str, value: &str) -> Result<(), FieldError> {
        match field {
            "round" => self.write_round(read_number(value, ROUNDS)?)?,
            "bonuses" => {
                let bonuses = read_words::<Bonus>(value)?;
                let mut sorted = bonuses.clone();
                sorted.sort_unstable();
                sorted.dedup();
                if sorted.len() != LAID || bonuses.len() != LAID {
                    return Err(FieldError::impossible(format!(
                        "there are {LAID} different bonus tiles"
                    )));
                }
                self.bonuses.copy_from_slice(&bonuses);
            }
            "rewards" => {
                let mut rewards = Rewards::default();
                for tile in read_words::<Reward>(value)? {
                    if let Some(owner) = self.keeper(tile) {
                        return Err(FieldError::impossible(format!("{owner} keeps {tile}")));
                    }
                    rewards.insert(tile);
                }
                self.rewards = rewards;
            }
            "office" => self.write_office(value)?,
            "squares" => self.write_squares(value)?,
            "discard" => {
                self.write_discard(words(value).map(read_tile).collect::<Result<_, _>>()?)?;
            }
            "turn" => self.write_turn(value)?,
            "piles" => return Err(FieldError::OnlyRead(field.to_owned())),
            _ => return Err(Self::unknown(field, false)),
        }
        Ok(())
    }

    pub(super) fn read_table(&self, field: &str) -> Result<String, FieldError> {
        Ok(match field {
            "round" => self.round.to_string(),
            "bonuses" => Words(self.bonuses.iter()).to_string(),
            "rewards" => show_words(self.rewards.iter()),
            "office" => {
                let prices = self.edition().layout(self.seats).office;
                let held = (0..prices.len()).filter(|slot| self.office >> slot & 1 == 1);
                show_words(held.filter_map(|slot| prices[slot]))
            }
            "squares" => {
                let tile = |spot: &Spot| self.plate(spot.round())[spot.index()];
                let squares = self.tile_squares().into_iter();
                show_words(squares.map(|spot| match tile(&spot) {
                    Some(tile) => format!("{spot}={tile}"),
                    None => format!("{spot}=-"),
                }))
            }
            "discard" => show_words(self.in_discard()),
            "piles" => format!("{} {}", self.pile(0), self.pile(1)),
            "turn" => self.show_turn(),
            _ => return Err(Self::unknown(field, false)),
        })
    }

    /// A plain position: the pawns stand on the first column of the round, A rearmost, in round 1 on
    /// the start spaces; all stocks are empty; the piles are as high as they are in that round.
    fn write_round(&mut self, round: u8) -> Result<(), FieldError> {
        if round == 0 {
            return Err(FieldError::impossible("rounds are 1 to 7"));
        }
        self.round = round;
        for seat in self.all_seats() {
            let column = if round == 1 { 0 } else { COLUMNS * (round - 1) + 1 };
            let player = &mut self.players[seat];
            player.pawn = Spot { column, row: seat.0 + 1 };
            (player.eur, player.time) = (0, 0);
            (player.standing, player.lying) = Default::default();
        }
        let filled = 1..=(round + 1).min(ROUNDS);
        self.drawn = [Square::Building, Square::Development].map(|square| {
            let faces = filled.clone().map(|round| self.edition().face(self.seats, round));
            faces.map(|face| face.count(square)).sum()
        });
        if round == ROUNDS {
            let tiles = std::mem::replace(self.plate_mut(round + 1), [None; SQUARES]);
            tiles.into_iter().flatten().for_each(|tile| self.put_back(tile));
        }
        Ok(())
    }

    fn write_office(&mut self, value: &str) -> Result<(), FieldError> {
        let prices = self.edition().layout(self.seats).office;
        self.office = 0;
        for word in words(value) {
            let price = Some(read_number(word, 9)?);
            let is_free = |slot: &usize| prices[*slot] == price && self.office >> slot & 1 == 0;
            let slot = (0..prices.len()).find(is_free);
            self.office |= 1
                << slot.ok_or_else(|| {
                    FieldError::impossible(format!("no slot for {word} EUR is left"))
                })?;
        }
        Ok(())
    }

    /// The white and yellow squares of the plates in play, row by row.
    fn tile_squares(&self) -> Vec<Spot> {
        let rounds = self.round..=(self.round + 1).min(ROUNDS);
        let rows = 1..=self.seats + 1;
        let squares = rounds.flat_map(|round| {
            rows.clone().flat_map(move |row| {
                (1..=COLUMNS)
                    .map(move |column| Spot { column: COLUMNS * (round - 1) + column, row })
            })
        });
        let has_tile = |spot: &Spot| {
            let square = self.edition().square(self.seats, *spot);
            matches!(square, Square::Building | Square::Development)
        };
        squares.filter(has_tile).collect()
    }

    fn write_squares(&mut self, value: &str) -> Result<(), FieldError> {
        let open = self.tile_squares();
        if value == "none" {
            return open.into_iter().try_for_each(|spot| self.write_square(spot, None));
        }
        for word in value.split_whitespace() {
            let (spot, tile) = word
                .split_once('=')
                .ok_or_else(|| ParseError::unfit(word, "is not like 1.1=b-07"))?;
            let spot: Spot = spot.parse()?;
            if !open.contains(&spot) {
                return Err(FieldError::impossible(format!(
                    "{spot} is no white or yellow square of the plates in play"
                )));
            }
            let tile = if tile == "-" { None } else { Some(read_tile(tile)?) };
            self.write_square(spot, tile)?;
        }
        Ok(())
    }

    fn write_square(&mut self, spot: Spot, tile: Option<Tile>) -> Result<(), FieldError> {
        let square = self.edition().square(self.seats, spot);
        match (square, tile) {
            (_, None)
            | (Square::Building, Some(Tile::Building(_)))
            | (Square::Development, Some(Tile::Development(_))) => {}
            (_, Some(tile)) => {
                return Err(FieldError::impossible(format!(
                    "{tile} does not lie on a square {square}"
                )));
            }
        }
        let old = self.plate_mut(spot.round())[spot.index()].take();
        old.into_iter().for_each(|old| self.put_back(old));
        tile.into_iter().try_for_each(|tile| self.free(tile))?;
        self.plate_mut(spot.round())[spot.index()] = tile;
        Ok(())
    }
}
