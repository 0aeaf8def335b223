//! The fields of a seat.

use tabletop::{
    FieldError, Fields as _, ParseError, Seat,
    notation::{
        Words, maybe, read_counted, read_number, read_words, show_bag, show_maybe, show_words,
    },
};

use super::{COPIES, goods};
use crate::{
    WhistleMountain,
    ability::Ability,
    airship::{Airship, Berth},
    award::Award,
    card::{Card, Cards},
    grid::{Cell, Cells, ROWS},
    machine::{Machine, Machines},
    scaffold::{Scaffold, Scaffolds},
    state::{LEVELS, Workers},
    upgrade::{Upgrade, Upgrades},
};

/// Workers of a player (WM-1.16).
const WORKERS: u16 = 9;

impl WhistleMountain {
    pub(super) fn write_player(
        &mut self,
        seat: Seat,
        field: &str,
        value: &str,
    ) -> Result<(), FieldError> {
        match field {
            "goods" => self.players[seat].goods = goods(value)?,
            "vp" => {
                let vp = value.parse().ok().filter(|vp: &i16| vp.abs() <= 999);
                self.players[seat].vp = vp.ok_or_else(|| ParseError::unknown(value, "number"))?;
            }
            "ability" => self.write_ability(seat, maybe(value)?)?,
            "upgrades" => {
                let old = std::mem::take(&mut self.players[seat].upgrades);
                old.iter().for_each(|upgrade| self.upgrades.insert(upgrade));
                let mut upgrades = Upgrades::default();
                for upgrade in read_words::<Upgrade>(value)? {
                    self.free_upgrade(upgrade)?;
                    upgrades.insert(upgrade);
                }
                self.players[seat].upgrades = upgrades;
            }
            "machines" => {
                let old = std::mem::take(&mut self.players[seat].machines);
                old.iter().for_each(|machine| self.machines.insert(machine));
                let mut machines = Machines::default();
                for machine in read_words::<Machine>(value)? {
                    self.free_machine(machine)?;
                    machines.insert(machine);
                }
                self.players[seat].machines = machines;
            }
            "scaffolds" => self.write_stored(seat, value)?,
            "cards" => {
                let mut old = std::mem::take(&mut self.players[seat].hand);
                self.deck.pour(&mut old);
                let mut hand = Cards::default();
                for card in read_counted::<Card>(value, COPIES)? {
                    self.free_card(card)?;
                    hand.put(card);
                }
                self.players[seat].hand = hand;
            }
            "awards" => {
                let mut old = std::mem::take(&mut self.players[seat].awards);
                self.awards.pour(&mut old);
                for award in read_counted::<Award>(value, COPIES)? {
                    self.free_award(award)?;
                    self.players[seat].awards.put(award);
                }
            }
            "airships" => self.write_airships(seat, value)?,
            "barracks" | "workers" | "tower" | "whirlpool" | "sanctuary" | "trap" => {
                self.write_workers(seat, field, value)?;
            }
            _ => return Err(Self::unknown(field, true)),
        }
        Ok(())
    }

    pub(super) fn read_player(&self, seat: Seat, field: &str) -> Result<String, FieldError> {
        let player = &self.players[seat];
        let workers = &player.workers;
        Ok(match field {
            "goods" => player.goods.to_string(),
            "vp" => player.vp.to_string(),
            "ability" => show_maybe(player.ability),
            "upgrades" => show_words(player.upgrades.iter()),
            "machines" => show_words(player.machines.iter()),
            "scaffolds" => show_bag(&player.scaffolds),
            "cards" => show_bag(&player.hand),
            "awards" => show_bag(&player.awards),
            "barracks" => {
                show_words((1..=LEVELS).filter(|level| workers.barracks >> (level - 1) & 1 == 1))
            }
            "workers" => workers.cells.to_string(),
            "tower" => {
                let floor = |floor: u8| {
                    std::iter::repeat_n(floor, workers.tower[usize::from(floor - 1)].into())
                };
                show_words((1..=ROWS).flat_map(floor))
            }
            "whirlpool" => workers.whirlpool.to_string(),
            "sanctuary" => workers.sanctuary.to_string(),
            "trap" => workers.trap.to_string(),
            "airships" => Words(player.airships.iter()).to_string(),
            _ => return Err(Self::unknown(field, true)),
        })
    }

    fn write_ability(&mut self, seat: Seat, ability: Option<Ability>) -> Result<(), FieldError> {
        let others = self.all_seats().filter(|&other| other != seat);
        let owner = |other: &Seat| ability.is_some() && self.players[*other].ability == ability;
        if let Some(owner) = others.into_iter().find(owner) {
            return Err(FieldError::impossible(format!("{owner} has that ability already")));
        }
        ability.into_iter().for_each(|ability| self.draft.remove(ability));
        self.players[seat].ability = ability;
        Ok(())
    }

    fn write_stored(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let tiles = read_counted::<Scaffold>(value, COPIES)?;
        let old = std::mem::take(&mut self.players[seat].scaffolds);
        for tile in old.kinds() {
            (0..old.count(tile)).for_each(|_| self.return_scaffold(tile));
        }
        let mut stored = Scaffolds::default();
        for tile in tiles {
            let tile = self.tile(tile);
            self.free_scaffold(tile)?;
            stored.put(tile);
        }
        self.players[seat].scaffolds = stored;
        Ok(())
    }

    fn write_airships(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let words: Vec<&str> = value.split_whitespace().collect();
        if words.len() != Airship::COUNT {
            return Err(FieldError::impossible(format!(
                "{} airships written: there are 3",
                words.len()
            )));
        }
        for (&airship, word) in Airship::ALL.iter().zip(words) {
            let berth = match word {
                "home" => Berth::Home,
                dock if dock.starts_with("dock") => {
                    let dock = dock.parse()?;
                    let holder = self.holder(dock).filter(|&(other, _)| other != seat);
                    if let Some((holder, _)) = holder {
                        return Err(FieldError::impossible(format!(
                            "an airship of {holder} is in {dock} already"
                        )));
                    }
                    Berth::Dock(dock)
                }
                spot => Berth::Grid(spot.parse()?),
            };
            if let Berth::Grid(spot) = berth {
                let footprint = self.edition().airship_turns(airship).get(spot.turn.index());
                if !footprint.is_some_and(|footprint| self.is_on_grid(footprint, spot.cell)) {
                    return Err(FieldError::impossible(format!(
                        "a {airship} at {spot} does not lie on the grid"
                    )));
                }
            }
            self.players[seat].airships[airship.index()] = berth;
        }
        Ok(())
    }

    /// The others go on living: whoever is missing comes from the barracks, the lowest level first,
    /// and then from the whirlpool; whoever is left over goes to the lowest dry level that is free,
    /// and then to the whirlpool. What is written of the barracks is made up in the whirlpool.
    fn write_workers(&mut self, seat: Seat, field: &str, value: &str) -> Result<(), FieldError> {
        let mut workers = self.players[seat].workers;
        match field {
            "barracks" => {
                workers.barracks = 0;
                for level in read_counted::<Level>(value, COPIES)? {
                    workers.barracks |= 1 << (level.0 - 1);
                }
            }
            "workers" => workers.cells = read_words::<Cell>(value)?.into_iter().collect::<Cells>(),
            "tower" => {
                workers.tower = Workers::default().tower;
                let floors = value.split_whitespace().filter(|&word| word != "none");
                for floor in floors.take(usize::from(WORKERS) + 1) {
                    let floor = read_number(floor, u16::from(self.edition().board.rows))?;
                    let at = usize::from(floor)
                        .checked_sub(1)
                        .ok_or_else(|| FieldError::impossible("there is no floor 0"))?;
                    workers.tower[at] += 1;
                }
            }
            "whirlpool" => workers.whirlpool = read_number(value, WORKERS)? as u8,
            "sanctuary" => workers.sanctuary = read_number(value, WORKERS)? as u8,
            _ => workers.trap = read_number(value, WORKERS)? as u8,
        }
        let is_fixed = field == "barracks";
        let dry = self.canyon.water + 1..=LEVELS;
        while count(&workers) < WORKERS {
            let free = dry.clone().find(|level| workers.barracks >> (level - 1) & 1 == 0);
            match free {
                Some(level) if !is_fixed => workers.barracks |= 1 << (level - 1),
                _ if field == "whirlpool" => {
                    return Err(FieldError::impossible(format!(
                        "{seat} has fewer than {WORKERS} workers then"
                    )));
                }
                _ => workers.whirlpool += 1,
            }
        }
        while WORKERS < count(&workers) {
            if workers.barracks != 0 && !is_fixed {
                workers.barracks &= workers.barracks - 1;
            } else if 0 < workers.whirlpool && field != "whirlpool" {
                workers.whirlpool -= 1;
            } else {
                return Err(FieldError::impossible(format!(
                    "{seat} has more than {WORKERS} workers then"
                )));
            }
        }
        self.players[seat].workers = workers;
        Ok(())
    }
}

/// A level of the barracks.
#[derive(Copy, Clone)]
struct Level(u8);

impl std::str::FromStr for Level {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Level, ParseError> {
        let level = text.parse().ok().filter(|level| (1..=LEVELS).contains(level));
        level.map(Level).ok_or_else(|| ParseError::unknown(text, format!("level: 1 to {LEVELS}")))
    }
}

fn count(workers: &Workers) -> u16 {
    let tower: u16 = workers.tower.iter().map(|&n| u16::from(n)).sum();
    let elsewhere =
        u16::from(workers.sanctuary) + u16::from(workers.trap) + u16::from(workers.whirlpool);
    workers.barracks.count_ones() as u16 + u16::from(workers.cells.len()) + elsewhere + tower
}
