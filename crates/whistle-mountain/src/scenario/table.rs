//! The fields of the table.

use std::{fmt, str::FromStr};

use tabletop::{
    Bag, FieldError, Fields as _, Id, List, ParseError, Seat,
    notation::{
        Places, maybe, read_counted, read_number, read_places, read_words, show_bag, show_maybe,
        show_words,
    },
};

use super::{COPIES, goods};
use crate::{
    WhistleMountain,
    award::Award,
    canyon::Canyon,
    card::{Card, Cards},
    grid::{Cell, Footprint, Spot},
    machine::{Machine, Size},
    scaffold::{Laid, Scaffold, Shape},
    state::{Floor, LEVELS},
    upgrade::Upgrade,
    worker::Place,
};

impl WhistleMountain {
    pub(super) fn write_table(&mut self, field: &str, value: &str) -> Result<(), FieldError> {
        if let Some(size) = field.strip_prefix("market-").filter(|&what| what != "upgrades") {
            return self.write_market(size.parse()?, value);
        }
        if let Some(size) = field.strip_prefix("pile-").filter(|&what| what != "upgrades") {
            return self.write_pile(size.parse()?, value);
        }
        match field {
            "water" => self.write_water(read_number(value, self.edition().board.bars)?),
            "scaffolds" => self.write_laid(value)?,
            "built" => self.write_built(value)?,
            "floors" => self.write_floors(value)?,
            "market-upgrades" => {
                let places = read_places::<Upgrade, 3>(value)?;
                let old = std::mem::take(&mut self.upgrade_market).into_iter().flatten();
                old.for_each(|upgrade| self.upgrades.insert(upgrade));
                for &upgrade in places.iter().flatten() {
                    self.free_upgrade(upgrade)?;
                }
                self.upgrade_market = places;
            }
            "pile-upgrades" => self.upgrades = read_words(value)?.into_iter().collect(),
            "stacks" => self.write_stacks(value)?,
            "bottom" => self.write_bottom(value)?,
            "deck" => self.deck = read_bag(value, &self.edition().cards_in_box())?,
            "discard" => {
                let mut old = std::mem::take(&mut self.discard);
                self.deck.pour(&mut old);
                let mut discard = Cards::default();
                for card in read_counted::<Card>(value, COPIES)? {
                    self.free_card(card)?;
                    discard.put(card);
                }
                self.discard = discard;
            }
            "awards" => self.awards = read_bag(value, &self.edition().awards_in_box())?,
            "draft" => self.draft = read_words(value)?.into_iter().collect(),
            "swap" => self.swap = maybe(value)?,
            "toll" => self.toll = goods(value)?,
            "copied" => self.copied = maybe(value)?,
            "first" => self.first = self.somebody(value)?,
            "turns" => self.turn = read_number(value, 9999)?,
            "last" if value == "none" => self.last_turns = None,
            "last" => self.last_turns = Some(read_number(value, u16::from(self.seats) - 1)? as u8),
            "turn" => self.write_turn(value)?,
            "supply" => {
                return Err(FieldError::impossible(
                    "the supply is what nobody holds: it is not written",
                ));
            }
            _ => return Err(Self::unknown(field, false)),
        }
        Ok(())
    }

    pub(super) fn read_table(&self, field: &str) -> Result<String, FieldError> {
        if let Some(size) = field.strip_prefix("market-").filter(|&what| what != "upgrades") {
            let size: Size = size.parse()?;
            return Ok(Places(&self.market[size.index()]).to_string());
        }
        if let Some(size) = field.strip_prefix("pile-").filter(|&what| what != "upgrades") {
            return Ok(show_words(self.pile(size.parse()?)));
        }
        Ok(match field {
            "water" => self.canyon.water.to_string(),
            "scaffolds" => show_words(self.canyon.laid.iter()),
            "built" => {
                let each = |machine| format!("{machine}@{}", self.canyon.spot(machine));
                show_words(self.canyon.built.iter().map(each))
            }
            "floors" => self.show_floors(),
            "market-upgrades" => Places(&self.upgrade_market).to_string(),
            "pile-upgrades" => show_words(self.upgrades.iter()),
            "stacks" => Places(&self.scaffolds.map(|stack| stack.top)).to_string(),
            "bottom" => show_words(self.scaffolds.iter().flat_map(|stack| stack.bottom.iter())),
            "deck" => show_bag(&self.deck),
            "discard" => show_bag(&self.discard),
            "awards" => show_bag(&self.awards),
            "draft" => show_words(self.draft.iter()),
            "supply" => self.supply.to_string(),
            "swap" => show_maybe(self.swap),
            "toll" => self.toll.to_string(),
            "copied" => show_maybe(self.copied),
            "first" => self.first.to_string(),
            "turns" => self.turn.to_string(),
            "last" => show_maybe(self.last_turns),
            "turn" => self.show_turn(),
            _ => return Err(Self::unknown(field, false)),
        })
    }

    pub(super) fn somebody(&self, text: &str) -> Result<Seat, FieldError> {
        let seat: Seat = text.parse()?;
        if self.seats <= seat.0 {
            Err(FieldError::impossible(format!("nobody sits on {seat}")))
        } else {
            Ok(seat)
        }
    }

    /// Workers of the levels that are flooded now go to the whirlpool.
    fn write_water(&mut self, water: u8) {
        self.canyon.water = water;
        for seat in self.all_seats() {
            for level in 1..=water.min(LEVELS) {
                if self.players[seat].workers.barracks >> (level - 1) & 1 == 1 {
                    self.leave(seat, Place::Barracks(level));
                    self.players[seat].workers.whirlpool += 1;
                }
            }
        }
    }

    /// Scaffolds lifted here go back to their stacks.
    fn write_laid(&mut self, value: &str) -> Result<(), FieldError> {
        let tiles = read_words::<At<Scaffold>>(value)?;
        let canyon = &mut self.canyon;
        let old = std::mem::take(&mut canyon.laid);
        canyon.scaffolds = Canyon::default().scaffolds;
        canyon.printed = Canyon::default().printed;
        old.iter().for_each(|laid| self.return_scaffold(laid.scaffold));
        for At { it, spot } in tiles {
            let Laid { scaffold, spot } = self.laid(Laid { scaffold: it, spot })?;
            let cells = self.edition().scaffold_cells(scaffold, spot);
            if self.canyon.scaffolds.meets(cells) {
                return Err(FieldError::impossible(format!(
                    "{it}@{spot} lies on another scaffold"
                )));
            }
            self.free_scaffold(scaffold)?;
            self.lay_scaffold(scaffold, spot);
        }
        Ok(())
    }

    /// Machines lifted here go back to their piles.
    fn write_built(&mut self, value: &str) -> Result<(), FieldError> {
        let machines = read_words::<At<Machine>>(value)?;
        for machine in self.canyon.built.iter() {
            self.lift_machine(machine);
            self.machines.insert(machine);
        }
        for At { it, spot } in machines {
            let turns = self.edition().machine_turns(it.size());
            let footprint = turns.get(spot.turn.index());
            if !footprint.is_some_and(|footprint| self.is_on_grid(footprint, spot.cell)) {
                return Err(FieldError::impossible(format!(
                    "{it}@{spot} does not lie on the grid"
                )));
            }
            self.free_machine(it)?;
            self.lay_machine(it, spot);
        }
        Ok(())
    }

    /// Whether something with its corner here lies wholly on the grid.
    pub(super) fn is_on_grid(&self, footprint: &Footprint, corner: Cell) -> bool {
        let cells = footprint.at(corner);
        let whole = footprint.at(Cell::new(1, 1)).len();
        cells.len() == whole && self.edition().grid.covers(cells)
    }

    /// Awards of floors not named go to the supply.
    fn write_floors(&mut self, value: &str) -> Result<(), FieldError> {
        for floor in &mut self.tower {
            let Some(award) = floor.award.take() else { continue };
            (0..std::mem::take(&mut floor.left)).for_each(|_| self.awards.put(award));
        }
        for word in value.split_whitespace().filter(|&word| word != "none") {
            let (at, awards) = word
                .split_once(':')
                .ok_or_else(|| ParseError::unfit(word, "is not like `6:aw-card`"))?;
            let at = read_number(at, self.edition().board.rows)?;
            let at = usize::from(at)
                .checked_sub(1)
                .ok_or_else(|| FieldError::impossible("there is no floor 0"))?;
            let awards = read_counted::<Award>(awards, COPIES)?;
            if self.tower[at].award.is_some() || awards.iter().any(|&award| award != awards[0]) {
                return Err(ParseError::malformed(
                    word,
                    "a floor has awards of one kind, written once",
                )
                .into());
            }
            for &award in &awards {
                self.free_award(award)?;
            }
            self.tower[at] = Floor { award: awards.first().copied(), left: awards.len() as u8 };
        }
        Ok(())
    }

    fn show_floors(&self) -> String {
        let floors = self.tower.iter().zip(1..);
        show_words(floors.filter_map(|(floor, at)| {
            let award = floor.award?;
            Some(match floor.left {
                1 => format!("{at}:{award}"),
                n => format!("{at}:{award}*{n}"),
            })
        }))
    }

    fn write_market(&mut self, size: Size, value: &str) -> Result<(), FieldError> {
        let places = read_places::<Machine, 3>(value)?;
        let old = std::mem::take(&mut self.market[size.index()]).into_iter().flatten();
        old.for_each(|machine| self.machines.insert(machine));
        for &machine in places.iter().flatten() {
            if machine.size() != size {
                return Err(FieldError::impossible(format!("{machine} is not {size}")));
            }
            self.free_machine(machine)?;
        }
        self.market[size.index()] = places;
        Ok(())
    }

    /// Machines not named here are out of the game.
    fn write_pile(&mut self, size: Size, value: &str) -> Result<(), FieldError> {
        let machines = read_words::<Machine>(value)?;
        self.pile(size).for_each(|machine| self.machines.remove(machine));
        for machine in machines {
            if machine.size() != size {
                return Err(FieldError::impossible(format!("{machine} is not {size}")));
            }
            self.machines.insert(machine);
        }
        Ok(())
    }

    fn write_stacks(&mut self, value: &str) -> Result<(), FieldError> {
        let tops = read_places::<Scaffold, { Shape::COUNT }>(value)?;
        for (&shape, top) in Shape::ALL.iter().zip(tops) {
            let Some(top) = top.map(|top| self.tile(top)) else {
                if 0 < self.scaffolds[shape.index()].len() {
                    return Err(FieldError::impossible(format!(
                        "the stack {shape} has tiles: it has a top"
                    )));
                }
                continue;
            };
            if top.shape() != shape {
                return Err(FieldError::impossible(format!(
                    "{top} does not belong to the stack {shape}"
                )));
            }
            if let Some(old) = self.scaffolds[shape.index()].top.take() {
                self.return_scaffold(old);
            }
            self.free_scaffold(top)?;
            self.scaffolds[shape.index()].top = Some(top);
        }
        Ok(())
    }

    /// Tiles that were put back; they are taken from the stack above.
    fn write_bottom(&mut self, value: &str) -> Result<(), FieldError> {
        let tiles = read_counted::<Scaffold>(value, COPIES)?;
        for shape in 0..Shape::COUNT {
            let old = std::mem::take(&mut self.scaffolds[shape].bottom);
            old.iter().for_each(|&tile| self.return_scaffold(tile));
        }
        let mut bottoms = [List::default(); Shape::COUNT];
        for tile in tiles {
            let tile = self.tile(tile);
            self.free_scaffold(tile)?;
            bottoms[tile.shape().index()].push(tile);
        }
        for (stack, bottom) in self.scaffolds.iter_mut().zip(bottoms) {
            stack.bottom = bottom;
        }
        Ok(())
    }
}

/// Something at a spot: `mm-forge@e5`.
#[derive(Copy, Clone)]
struct At<T> {
    it: T,
    spot: Spot,
}

impl<T: FromStr<Err = ParseError>> FromStr for At<T> {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<At<T>, ParseError> {
        let (it, spot) = text
            .split_once('@')
            .ok_or_else(|| ParseError::unfit(text, "is not like `mm-forge@e5`"))?;
        Ok(At { it: it.parse()?, spot: spot.parse()? })
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.scaffold, self.spot)
    }
}

/// What is written, no more of a kind than the box has.
fn read_bag<T, const K: usize>(value: &str, in_box: &Bag<T, K>) -> Result<Bag<T, K>, FieldError>
where
    T: Id + fmt::Display + FromStr<Err = ParseError>,
{
    let mut bag = Bag::default();
    for kind in read_counted::<T>(value, COPIES)? {
        let copies = in_box.count(kind);
        if bag.count(kind) == copies {
            return Err(FieldError::impossible(format!("the game has only {copies} {kind}")));
        }
        bag.put(kind);
    }
    Ok(bag)
}
